"""守护骑士 Guardian Knight."""

from tests.table import Table

FAITH = "guardian_knight.faith"


def struck(attack="normal_attack", **knight):
    t = Table(
        foe={"hand": [attack], "rage": 3},
        friend={},
        guardian_knight={"hand": ["greed"], **knight},
        by={},
        deck=["dodge:heart", "disarm:club", "time_stop"],
    )
    t.foe.uses(attack, on="friend")
    return t


# -- guardian_knight.cover


def test_cover_moves_all_of_the_damage():
    """A122, R12.3: the knight takes it, rage included; a hand card is the price."""
    t = struck("godslayer_slash")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    assert (t.friend.hp, t.friend.rage) == (4, 0)
    assert (t.guardian_knight.hp, t.guardian_knight.rage, t.guardian_knight.hand) == (1, 3, [])
    t.guardian_knight.declines(f"{FAITH}.count")


def test_flame_rage_goes_to_whoever_takes_the_damage():
    """A95, A122."""
    t = struck("flame_attack:heart")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    t.guardian_knight.declines(f"{FAITH}.count")
    assert (t.guardian_knight.rage, t.friend.rage) == (2, 0)


def test_cover_may_be_declined_and_needs_a_card():
    """R1.10."""
    t = struck()
    t.guardian_knight.declines("guardian_knight.cover.cost")
    assert (t.friend.hp, t.guardian_knight.hp) == (3, 4)
    t = struck(hand=[])
    assert (t.friend.hp, t.asked()) == (3, ("foe", "play"))


def test_cover_is_not_for_oneself():
    """It says another character."""
    t = Table(foe={"hand": ["normal_attack"]}, guardian_knight={"hand": ["greed"]})
    t.foe.uses("normal_attack", on="guardian_knight")
    assert t.asked() == ("guardian_knight", f"{FAITH}.count")
    t.guardian_knight.declines()
    assert t.guardian_knight.hp == 3


def test_cover_can_be_dispelled():
    """D13, R16.6: the card is lost and the friend is hurt."""
    t = Table(foe={"hand": ["normal_attack", "dispel"]}, friend={}, guardian_knight={"hand": ["greed"]})
    t.foe.uses("normal_attack", on="friend")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    t.foe.answers("dispel", "dispel")
    assert (t.friend.hp, t.guardian_knight.hp, t.guardian_knight.hand) == (3, 4, [])


# -- guardian_knight.faith


def test_faith_sets_a_card_aside_for_every_point():
    """A238, A248: as many as points or fewer; nobody sees them and they are no hand cards."""
    t = struck("godslayer_slash")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    assert t.offered("guardian_knight") == ["3", "2", "1", "decline"]
    t.guardian_knight.answers(f"{FAITH}.count", 2)
    aside = t.state.aside
    assert [(a.owner, len(a.cards), a.eyes) for a in aside] == [(2, 1, ()), (2, 1, ())]
    assert t.guardian_knight.hand == []


def test_faith_cards_come_to_hand_in_the_play_phase():
    """N2: at once when it begins, beside the two drawn."""
    t = struck()
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    t.guardian_knight.answers(f"{FAITH}.count", 1)
    t.foe.ends()
    t.friend.ends()
    t.guardian_knight.declines("guardian_knight.fathers_love.target")
    assert t.asked() == ("guardian_knight", "play")
    assert "dodge:heart" in t.guardian_knight.cards
    assert (len(t.guardian_knight.hand), t.state.aside) == (3, [])


def test_faith_cards_of_the_running_phase_are_taken_when_wanted():
    """N2."""
    t = Table(
        guardian_knight={"hand": ["normal_attack"]}, foe={"armor": "bladed_armour"}, deck=["dodge:heart", "disarm"]
    )
    t.guardian_knight.uses("normal_attack", on="foe")
    t.foe.accepts("bladed_armour")
    t.guardian_knight.answers(f"{FAITH}.count", 1)
    t.guardian_knight.sets_off("faith")
    assert (t.guardian_knight.cards, t.state.aside) == (["disarm:club"], [])
    assert "faith" not in t.offered("guardian_knight")


def test_faith_leaves_the_souls_on_the_armour():
    """D8: each set aside for its own purpose; a soul and a card of Faith are not two souls either."""
    t = Table(
        sets=("standard", "daybreak"),
        guardian_knight={"armor": "shadow_reliquary", "hand": ["normal_attack", "chakra"]},
        foe={"armor": "bladed_armour"},
        deck=["dodge:heart", "disarm"],
    )
    t.guardian_knight.uses("normal_attack", on="foe")
    t.guardian_knight.declines("guardian_knight.cover.cost")
    t.guardian_knight.answers("shadow_reliquary.soul", "chakra")
    t.foe.accepts("bladed_armour")
    t.guardian_knight.answers(f"{FAITH}.count", 1)
    assert t.offered("guardian_knight") == ["faith", "end"]
    t.guardian_knight.sets_off("faith")
    assert t.guardian_knight.cards == ["disarm:club"]
    assert [aside.kind for aside in t.state.aside] == ["shadow_reliquary"]


def test_faith_cards_are_discarded_on_death():
    """A248."""
    t = Table(
        foe={"hand": ["normal_attack", "frenzy", "flame_attack"]},
        guardian_knight={"hp": 2},
        by={},
        deck=["time_stop"],
    )
    t.foe.uses("frenzy")
    t.foe.uses("normal_attack", on="guardian_knight")
    t.guardian_knight.answers(f"{FAITH}.count", 1)
    t.foe.uses("flame_attack", on="guardian_knight")
    t.foe.answers("reward", ("draw",))
    assert (t.guardian_knight.alive, t.state.aside) == (False, [])


# -- guardian_knight.fathers_love


def test_love_gives_cards_away_and_heals_for_every_two():
    """Three given heal 1; the receivers see them."""
    t = struck("godslayer_slash")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    t.guardian_knight.answers(f"{FAITH}.count", 3)
    t.foe.ends()
    t.friend.ends()
    love = "guardian_knight.fathers_love"
    t.guardian_knight.answers(f"{love}.target", "by")
    t.guardian_knight.answers(f"{love}.count", 2)
    t.guardian_knight.answers(f"{love}.target", "foe")
    assert (t.by.cards, t.foe.cards) == (["dodge:heart", "disarm:club"], ["time_stop:diamond"])
    assert (t.guardian_knight.hp, len(t.guardian_knight.hand)) == (2, 2)


def test_one_card_given_heals_nothing():
    """Every two heal; the rest stays for the play phase."""
    t = struck("godslayer_slash")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    t.guardian_knight.answers(f"{FAITH}.count", 2)
    t.foe.ends()
    t.friend.ends()
    t.guardian_knight.answers("guardian_knight.fathers_love.target", "by")
    t.guardian_knight.answers("guardian_knight.fathers_love.count", 1)
    t.guardian_knight.declines("guardian_knight.fathers_love.target")
    assert (t.guardian_knight.hp, len(t.by.hand), len(t.guardian_knight.hand)) == (1, 1, 3)


def test_love_rests_with_a_skipped_draw_phase():
    """A36: the cards wait for the play phase."""
    t = struck("godslayer_slash")
    t.guardian_knight.answers("guardian_knight.cover.cost", "greed")
    t.guardian_knight.answers(f"{FAITH}.count", 2)
    t.state.seats[2].skips = ["draw"]
    t.foe.ends()
    t.friend.ends()
    assert (t.asked(), t.guardian_knight.hp) == (("guardian_knight", "play"), 1)
    assert (len(t.guardian_knight.hand), t.state.aside) == (2, [])
