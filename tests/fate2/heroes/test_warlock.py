"""术士 Warlock."""

from fate.fate2.rules.catalog import SKILLS
from tests.table import Table

LINK = "warlock.fatal_link"
WORD = "warlock.shadow_word"


def linked(one, other, *, phase="casting", **seats):
    seats = {"foe": {}, "warlock": {"hand": ["moon_arrow"]}, "by": {}, "last": {}, **seats}
    t = Table(phase=phase, **seats)
    t.warlock.sets_off("fatal_link")
    t.warlock.answers(f"{LINK}.targets", [one, other])
    return t


# -- warlock.fatal_link


def test_link_costs_a_spade_and_takes_two():
    """致命链接: yourself included (A206)."""
    t = Table(foe={}, warlock={"hand": ["moon_arrow", "chakra", "misdirect:spade"]}, by={}, phase="casting")
    t.warlock.sets_off("fatal_link")
    assert t.offered("warlock") == ["moon_arrow:spade", "misdirect:spade"]
    t.warlock.answers(f"{LINK}.cost", "moon_arrow")
    question = t.game.pending
    assert (t.offered("warlock"), question.least, question.most) == (["warlock", "by", "foe"], 2, 2)
    t.warlock.answers(f"{LINK}.targets", ["foe", "by"])
    assert (t.asked(), len(t.state.discard)) == (("foe", "play"), 1), "nobody is free for a second link (D14)"


def test_link_of_the_last_two():
    """Two are enough, one is not: the other is immune."""
    t = Table(turn="foe", phase="casting", foe={}, warlock={"hand": ["moon_arrow"]})
    t.warlock.sets_off("fatal_link")
    assert [len(seat.effects) for seat in t.state.seats] == [1, 1]
    t = Table(warlock={"hp": 1, "hand": ["dodge", "greed:heart"]}, foe={})
    t.state.seats[0].immune_by = 1
    t.game.reindex()
    assert not SKILLS[WORD].usable(t.game, 0), "red would heal an immune one"


def test_link_copies_damage_once():
    """A124: the other one takes as much, from the same source; the copy leads to no copy; only once."""
    t = linked("by", "last", foe={"hand": ["normal_attack", "flame_attack"], "used": {"attack": -1}, "rage": 0})
    t.foe.uses("normal_attack", on="last")
    assert (t.last.hp, t.by.hp, t.warlock.hp, t.foe.hp) == (3, 3, 3, 4)
    assert [(d["seat"], d["source"], d["amount"]) for d in t.told("damage")] == [(3, 0, 1), (2, 0, 1)]
    t.foe.uses("flame_attack", on="last")
    assert (t.last.hp, t.by.hp, t.by.rage) == (2, 3, 1)


def test_link_copies_what_was_really_taken():
    """A124: after reductions; damage somebody else takes is not the linked one's."""
    t = linked("by", "last", foe={"hand": ["godslayer_slash"], "rage": 3}, last={"hero": "quillback", "hp": 4})
    t.foe.uses("godslayer_slash", on="last")
    t.last.declines("trigger.may")
    assert (t.last.hp, t.by.hp) == (2, 2), "3, less 1 for the bristles"
    t = linked(
        "by",
        "last",
        foe={"hand": ["normal_attack"], "weapon": "hornbow"},
        more={"hero": "guardian_knight", "hand": ["chakra"]},
    )
    t.foe.uses("normal_attack", on="last")
    t.more.answers("guardian_knight.cover.cost", "chakra")
    t.more.declines("guardian_knight.faith.count")
    assert (t.last.hp, t.by.hp, t.more.hp) == (4, 4, 3)


def test_link_reaches_the_other_though_the_first_dies():
    """R18.1 ⑤: before the kill and its reward."""
    t = linked("by", "last", foe={"hand": ["normal_attack"]}, last={"hp": 1})
    t.foe.uses("normal_attack", on="last")
    t.foe.answers("reward", ("draw",))
    assert (t.last.alive, t.by.hp) == (False, 3)


def test_link_strikes_before_the_first_dies():
    """R18.1 ⑤ before ⑥, D1: the death of the linked one is certain first."""
    t = linked("by", "last", foe={"hand": ["normal_attack"]}, last={"hp": 1}, by={"hp": 1})
    t.foe.uses("normal_attack", on="last")
    t.foe.declines("reward")
    t.foe.declines("reward")
    assert t.state.deaths == (2, 3)


def test_link_kills_on():
    """A142: the copy's source is the killer."""
    t = linked("by", "last", foe={"hand": ["normal_attack"]}, by={"hp": 1})
    t.foe.uses("normal_attack", on="last")
    t.foe.answers("reward", ("draw",))
    assert (t.last.hp, t.by.alive, len(t.foe.hand)) == (3, False, 4), "2 drawn, 2 won"


def test_link_ends_with_the_turn():
    """R6.4."""
    t = linked("by", "last")
    t.foe.ends()
    assert (t.by.effects, t.last.effects) == ([], [])


def test_link_needs_a_spade_and_is_dispelled_in_vain_of_its_cost():
    """R1.10; A228."""
    t = Table(foe={}, warlock={"hand": ["chakra"]}, phase="casting")
    assert t.asked() == ("foe", "play")
    t = Table(foe={"hand": ["dispel"]}, warlock={"hand": ["moon_arrow"]}, by={}, phase="casting")
    t.warlock.sets_off("fatal_link")
    t.warlock.answers(f"{LINK}.targets", ["foe", "by"])
    t.foe.answers("dispel", "dispel")
    assert (t.foe.effects, t.warlock.hand) == ([], [])


# -- warlock.shadow_word


def test_word_of_red_heals_oneself():
    """暗言术 1."""
    t = Table(warlock={"hp": 1, "hand": ["dodge", "greed:heart", "chakra"]}, foe={})
    t.warlock.sets_off("shadow_word")
    assert (t.warlock.hp, t.warlock.cards, t.foe.hp) == (2, ["chakra:club"], 4)
    assert "shadow_word" not in t.offered("warlock")


def test_word_of_black_hurts_another():
    """暗言术 2."""
    t = Table(warlock={"hand": ["chakra", "moon_arrow"]}, foe={}, by={})
    t.warlock.sets_off("shadow_word")
    assert t.offered("warlock") == ["foe", "by"]
    t.warlock.answers(f"{WORD}.target", "by")
    assert (t.warlock.hp, t.foe.hp, t.by.hp, t.warlock.hand) == (3, 4, 3, [])


def test_word_takes_two_of_one_colour():
    """Either pair when wounded; not red at full hp (N26)."""
    t = Table(warlock={"hp": 1, "hand": ["chakra", "moon_arrow", "dodge", "greed:heart"]}, foe={})
    t.warlock.sets_off("shadow_word")
    assert (len(t.offered("warlock")), t.game.pending.spread) == (4, "same")
    t.game.cancel()
    t = Table(warlock={"hand": ["dodge", "greed:heart", "chakra"]}, foe={})
    assert "shadow_word" not in t.offered("warlock")


def test_word_dispelled():
    """R16.6, both ways."""
    t = Table(warlock={"hp": 1, "hand": ["dodge", "greed:heart"]}, foe={"hand": ["dispel"]})
    t.warlock.sets_off("shadow_word")
    t.foe.answers("dispel", "dispel")
    assert (t.warlock.hp, t.warlock.hand) == (1, [])
    t = Table(warlock={"hand": ["chakra", "moon_arrow"]}, foe={"hand": ["dispel"]})
    t.warlock.sets_off("shadow_word")
    t.foe.answers("dispel", "dispel")
    assert t.foe.hp == 4
