"""黑暗贤者 Dark Sage."""

from tests.table import Table

VACUUM = "dark_sage.vacuum"
WALL = "dark_sage.wall_of_replication"


def vacuum(*hand, **seats):
    seats = seats or {"a": {"hand": ["disarm"]}, "b": {"hand": ["dodge"]}, "c": {"hand": ["greed"]}, "d": {}}
    return Table(dark_sage={"hand": list(hand)}, **seats)


# -- dark_sage.vacuum


def test_vacuum_takes_one_fewer_than_it_costs():
    """真空: 3 clubs for 2 cards, others' hands only."""
    t = vacuum("chakra", "greed:club", "greed:club", "moon_arrow", "dodge:diamond")
    t.dark_sage.sets_off("vacuum")
    question = t.game.pending
    assert (len(question.options), question.least, question.most, question.spread) == (3, 2, 3, "same")
    t.dark_sage.answers(f"{VACUUM}.cost", ["chakra", "greed:club", "greed:club"])
    assert (t.offered("dark_sage"), t.game.pending.least, t.game.pending.most) == (["a", "b", "c"], 2, 2)
    t.dark_sage.answers(f"{VACUUM}.targets", ["c", "a"])
    assert ([len(seat.hand) for seat in t.state.seats], len(t.state.discard)) == ([4, 0, 1, 0, 0], 3)
    assert "vacuum" not in t.offered("dark_sage")


def test_vacuum_needs_two_of_a_suit_and_somebody_with_a_hand():
    """A301, R1.10."""
    assert "vacuum" not in vacuum("chakra", "dodge:diamond").offered("dark_sage")
    assert "vacuum" not in vacuum("chakra", "greed:club", a={"weapon": "hornbow"}).offered("dark_sage")


def test_vacuum_costs_no_more_than_it_can_take():
    """X - 1 characters."""
    t = vacuum("chakra", "greed:club", "greed:club", a={"hand": ["disarm"]}, b={})
    t.dark_sage.sets_off("vacuum")
    assert t.game.pending.most == 2
    t.dark_sage.answers(f"{VACUUM}.cost", ["chakra", "greed:club"])
    assert (t.dark_sage.cards, t.a.hand) == (["greed:club", "disarm:club"], [])


def test_vacuum_dispelled():
    """R16.6."""
    t = vacuum("chakra", "greed:club", a={"hand": ["dispel"]})
    t.dark_sage.sets_off("vacuum")
    t.a.answers("dispel", "dispel")
    assert (t.dark_sage.hand, len(t.a.hand)) == ([], 0)


# -- dark_sage.wall_of_replication


def test_wall_repeats_a_magic_card_of_this_turn():
    """复制之墙: a spade as the Disarm used before, once."""
    t = Table(
        dark_sage={"hand": ["disarm", "misdirect:spade", "normal_attack:spade", "chakra"]},
        foe={"weapon": "hornbow", "armor": "boots_of_speed"},
    )
    assert not [o for o in t.offered("dark_sage") if "wall" in o]
    t.dark_sage.uses("disarm", on="foe")
    t.dark_sage.answers("disarm.gear", "hornbow")
    assert [o for o in t.offered("dark_sage") if "wall" in o] == [
        "wall_of_replication>disarm misdirect:spade", "wall_of_replication>disarm normal_attack:spade"
    ]  # fmt: skip
    t.dark_sage.uses("normal_attack", on="foe", via="wall_of_replication")
    assert (t.foe.gear, t.dark_sage.cards) == ((None, None), ["misdirect:spade", "chakra:club"])
    t.state.seats[1].weapon = None
    assert not [o for o in t.offered("dark_sage") if "wall" in o], "once in a turn"


def test_wall_repeats_a_dispelled_card_and_pays_its_upgrade_anew():
    """A179."""
    t = Table(dark_sage={"hand": ["moon_arrow", "misdirect:spade"], "rage": 2}, foe={"hand": ["dispel:heart"]}, by={})
    t.dark_sage.uses("moon_arrow", on="foe", upgraded=True)
    t.foe.answers("dispel", "dispel")
    t.dark_sage.uses("misdirect:spade", on="by", via="wall_of_replication", upgraded=True)
    t.dark_sage.answers("moon_arrow.name", "club")
    assert (t.by.hp, t.dark_sage.rage) == (3, 0)


def test_wall_dispels_a_second_time_in_anothers_turn():
    """A179: under the card's own timing; each character's turn."""
    t = Table(foe={"hand": ["frenzy", "frenzy"]}, dark_sage={"hand": ["dispel", "misdirect:spade"]})
    t.foe.uses("frenzy")
    t.dark_sage.answers("dispel", "dispel")
    t.dark_sage.declines("dispel")
    t.foe.uses("frenzy")
    t.dark_sage.answers("dispel", "wall_of_replication>dispel misdirect:spade")
    assert (t.foe.hp, t.dark_sage.hand) == (4, [])


def test_wall_forgets_at_the_end_of_the_turn_and_others_cards():
    """该角色回合你使用过的."""
    t = Table(
        dark_sage={"hand": ["disarm", "misdirect:spade"], "limit": 9},
        foe={"hand": ["frenzy"], "weapon": "hornbow"},
        only=True,
    )
    t.dark_sage.uses("disarm", on="foe")
    assert len([o for o in t.offered("dark_sage") if "wall" in o]) == 0, "nothing is left to disarm"
    t.dark_sage.ends()
    t.foe.uses("frenzy")
    t.foe.ends()
    assert t.dark_sage.used == {} and t.foe.used == {}


def test_wall_repeats_magic_only():
    """1张魔法牌: no basic card."""
    t = Table(dark_sage={"hp": 2, "hand": ["healing_balm", "misdirect:spade"]}, foe={})
    t.dark_sage.uses("healing_balm")
    assert (t.dark_sage.hp, [o for o in t.offered("dark_sage") if "wall" in o]) == (3, [])


def test_wall_takes_spades_from_the_hand_of_the_sage_only():
    """A bystander's spade, and a club."""
    t = Table(dark_sage={"hand": ["frenzy", "chakra"]}, foe={"hand": ["misdirect:spade"]})
    t.dark_sage.uses("frenzy")
    assert not [o for o in t.offered("dark_sage") if "wall" in o]


def test_wall_knows_nothing_of_the_casting_phase():
    """该角色回合, R1.3, R5.2: a Dispel used between two turns belongs to neither."""
    t = Table(
        sets=("standard", "dawn"), phase="casting", turn="foe",
        dark_sage={"hand": ["dispel", "misdirect:spade"], "weapon": "hornbow"},
        foe={"hero": "doom_herald", "hand": ["dodge:heart", "dodge:heart", "disarm"]},
    )  # fmt: skip
    t.foe.sets_off("doom")
    t.foe.answers("doom_herald.doom.card", "dodge:heart")
    t.foe.answers("doom_herald.doom.target", "dark_sage")
    t.dark_sage.answers("dispel", "dispel")
    t.foe.sets_off("doom")
    t.foe.answers("doom_herald.doom.target", "foe")
    t.foe.uses("disarm", on="dark_sage")
    assert (t.dark_sage.gear, t.dark_sage.cards) == ((None, None), ["misdirect:spade"])


def cursed_in_vain(*spades):
    """A Silence Curse is about to hit the sage, whose Dispel has been dispelled."""
    t = Table(
        sets=("standard", "sunrise"),
        silent_sorcerer={"hand": ["dodge:heart", "dispel:diamond"]},
        dark_sage={"hand": ["dispel", *spades]},
    )
    t.silent_sorcerer.sets_off("silence_curse")
    t.silent_sorcerer.declines("dispel")
    t.dark_sage.answers("dispel", "dispel:heart")
    t.silent_sorcerer.answers("dispel", "dispel")
    while t.asked() == ("dark_sage", "dispel"):
        t.dark_sage.declines("dispel")
    return t


def test_wall_counts_where_a_magic_card_is_to_be_discarded():
    """A50, A64: 视为; the Dispel used in this turn makes one spade magic."""
    t = cursed_in_vain("normal_attack:spade", "healing_balm", "chaos_attack:spade")
    assert t.offered("dark_sage") == ["normal_attack:spade", "chaos_attack:spade", "decline"]
    t.dark_sage.answers("silent_sorcerer.silence_curse.discard", "normal_attack:spade")
    assert (t.dark_sage.hp, t.dark_sage.used[WALL]) == (4, 1)


def test_wall_is_not_used_up_by_a_magic_card():
    """A50: what is magic by its print needs no wall."""
    t = cursed_in_vain("misdirect:spade", "normal_attack:spade")
    t.dark_sage.answers("silent_sorcerer.silence_curse.discard", "misdirect:spade")
    assert WALL not in t.dark_sage.used
