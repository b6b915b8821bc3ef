"""暗影牧师 Shadow Priest."""

from tests.table import Table

REPRIEVE = "shadow_priest.grave_reprieve"
WAVE = "shadow_priest.shadow_wave"


def reprieved(**more):
    return Table(
        foe={"hand": ["normal_attack", "flame_attack"], **more},
        shadow_priest={},
        by={"hp": 1, "status": [(REPRIEVE, ["dodge:heart"], "shadow_priest", "cast")]},
    )


# -- shadow_priest.grave_reprieve


def test_reprieve_takes_a_red_card_from_hand_or_worn():
    """A212, R6.4."""
    t = Table(
        foe={}, shadow_priest={"hand": ["disarm", "greed:heart"], "armor": "boots_of_speed"}, by={}, phase="casting"
    )
    t.shadow_priest.sets_off("grave_reprieve")
    t.shadow_priest.answers(f"{REPRIEVE}.target", "by")
    assert t.offered("shadow_priest") == ["greed:heart", "boots_of_speed:heart"]
    t.shadow_priest.answers(f"{REPRIEVE}.cost", "boots_of_speed")
    assert (t.shadow_priest.gear, [s.kind for s in t.by.status]) == ((None, None), [REPRIEVE])
    t.shadow_priest.passes()


def test_reprieve_lifts_the_dying_to_one_hp_every_time():
    """A140: any number of times; the attacker kills nobody."""
    t = reprieved(used={"attack": -1})
    t.foe.uses("normal_attack", on="by")
    assert (t.by.hp, t.by.rage) == (1, 1)
    t.foe.uses("flame_attack", on="by")
    assert (t.by.hp, t.by.alive) == (1, True)


def test_reprieve_beats_demon_blade():
    """A136: it acts on entering."""
    t = reprieved(weapon="demon_blade")
    t.foe.uses("normal_attack", on="by")
    assert (t.by.hp, t.by.alive) == (1, True)


def test_reprieve_saves_only_whom_it_lies_with_and_heals_only_the_dying():
    """A bystander dies; above 0 hp nothing happens."""
    t = Table(
        foe={"hand": ["normal_attack"]},
        by={"hp": 1},
        shadow_priest={"hp": 3, "status": [(REPRIEVE, ["dodge:heart"], "shadow_priest", "cast")]},
    )
    t.foe.uses("normal_attack", on="by")
    t.foe.answers("reward", ("draw",))
    assert not t.by.alive
    t = Table(
        foe={"hand": ["normal_attack"]}, shadow_priest={"hp": 3, "status": [(REPRIEVE, ["dodge:heart"], "foe", "cast")]}
    )
    t.foe.uses("normal_attack", on="shadow_priest")
    assert t.shadow_priest.hp == 2


def test_reprieve_dispelled_saves_nobody():
    """A44: the card is lost."""
    t = Table(foe={"hand": ["dispel"]}, shadow_priest={"hand": ["greed:heart"]}, by={}, phase="casting")
    t.shadow_priest.sets_off("grave_reprieve")
    t.shadow_priest.answers(f"{REPRIEVE}.target", "by")
    t.foe.answers("dispel", "dispel")
    assert (t.by.status, t.shadow_priest.hand, len(t.state.discard)) == ([], [], 2)


def test_reprieve_needs_a_red_card_and_a_new_character():
    """R1.10, D14."""
    t = Table(foe={}, shadow_priest={"hand": ["disarm"]}, phase="casting")
    assert t.asked() == ("foe", "play")
    t = Table(
        foe={"status": [(REPRIEVE, ["dodge:heart"], "shadow_priest", "keep")]},
        shadow_priest={"hand": ["greed:heart", "dodge:heart"]},
        by={},
        phase="casting",
    )
    t.shadow_priest.sets_off("grave_reprieve")
    assert t.offered("shadow_priest") == ["shadow_priest", "by"]
    t.game.cancel()
    t.shadow_priest.passes()


def wave(*hand, **foe):
    return Table(shadow_priest={"hand": list(hand)}, foe=foe, friend={"hp": 2}, by={})


# -- shadow_priest.shadow_wave


def test_wave_heals_one_and_hurts_another():
    """R28.4: two cards of a suit, then a wounded character and a different one, whom all are told of."""
    t = wave("disarm", "chakra", "dodge:heart")
    t.shadow_priest.sets_off("shadow_wave")
    assert t.offered("shadow_priest") == ["shadow_priest", "foe", "by"]
    t.shadow_priest.answers(f"{WAVE}.damage", "foe")
    assert (t.friend.hp, t.foe.hp, t.by.hp, t.shadow_priest.cards) == (3, 3, 4, ["dodge:heart"])
    assert [told["targets"] for told in t.told("designate")] == [(t.friend.seat, t.foe.seat)]
    assert "shadow_wave" not in t.offered("shadow_priest")


def test_wave_asks_for_one_suit():
    """The two must share their suit."""
    t = wave("disarm", "chakra", "dodge:heart", "greed:heart", "dodge:diamond")
    t.shadow_priest.sets_off("shadow_wave")
    question = t.game.pending
    assert t.offered("shadow_priest") == ["disarm:club", "chakra:club", "dodge:heart", "greed:heart"]
    assert (question.spread, question.least, question.most) == ("same", 2, 2)
    t.game.cancel()
    assert len(t.shadow_priest.hand) == 5


def test_wave_needs_a_pair_and_somebody_wounded():
    """A191, R1.10."""
    t = wave("disarm", "dodge:heart")
    assert "shadow_wave" not in t.offered("shadow_priest")
    t = Table(shadow_priest={"hand": ["disarm", "chakra"]}, foe={})
    assert "shadow_wave" not in t.offered("shadow_priest")
    t = Table(shadow_priest={"hand": ["disarm", "chakra"]}, foe={"hp": 3})
    assert "shadow_wave" in t.offered("shadow_priest")


def test_wave_never_concerns_one_character_twice():
    """A191, N3: healing oneself hurts another, and the other way round."""
    t = Table(shadow_priest={"hand": ["disarm", "chakra"], "hp": 2}, foe={})
    t.shadow_priest.sets_off("shadow_wave")
    assert (t.shadow_priest.hp, t.foe.hp) == (3, 3)
    t = Table(shadow_priest={"hand": ["disarm", "chakra"]}, foe={"hp": 2})
    t.shadow_priest.sets_off("shadow_wave")
    assert (t.shadow_priest.hp, t.foe.hp) == (3, 3)


def test_wave_dispelled_keeps_its_cost_paid():
    """R16.6."""
    t = Table(shadow_priest={"hand": ["disarm", "chakra"]}, foe={"hp": 2, "hand": ["dispel"]})
    t.shadow_priest.sets_off("shadow_wave")
    t.foe.answers("dispel", "dispel")
    assert (t.shadow_priest.hp, t.foe.hp, t.shadow_priest.hand) == (4, 2, [])
