"""暴怒的枭兽."""

from tests.table import Table

J = ("standard", "jungle")


def kill(**seats: dict[str, object]) -> Table:
    """`a` kills the owlbeast of `b`."""
    t = Table(sets=J, a={"hand": ["chakra"]}, b={"monsters": ["raging_owlbeast"], **seats.pop("b", {})}, **seats)
    t.a.sets_off("kill")
    return t


def test_each_plays_a_dodge_or_is_hurt_in_action_order() -> None:
    """R29.2, R7.3: no source; whoever was not chosen is left alone."""
    t = kill(b={"hand": ["dodge"]}, c={"hand": ["dodge"]}, d={"hand": ["dodge"]})
    t.a.answers("raging_owlbeast.targets", ["d", "b"])
    t.b.declines("raging_owlbeast.dodge")
    t.d.answers("raging_owlbeast.dodge", "dodge")
    assert (t.a.hp, t.b.hp, t.c.hp, t.d.hp) == (4, 3, 4, 4)
    assert (len(t.b.hand), len(t.c.hand), len(t.d.hand)) == (1, 1, 0)
    assert [told["source"] for told in t.told("damage")] == [None]


def test_at_most_two_and_perhaps_nobody() -> None:
    """A290: optional."""
    t = kill(c={})
    question = t.game.pending
    assert question is not None and (question.least, question.most) == (0, 2)
    t.a.answers("raging_owlbeast.targets", [])
    assert t.told("damage") == []


def test_oneself_may_be_chosen() -> None:
    """A290: for the rage, say."""
    t = kill(c={})
    t.a.answers("raging_owlbeast.targets", ["a"])
    assert (t.a.hp, t.a.rage, t.b.hp, t.c.hp) == (3, 1, 4, 4)


def test_the_immune_cannot_be_chosen() -> None:
    """R27.3, A164."""
    t = Table(sets=J, a={"hand": ["siren_song", "chakra"]}, b={"monsters": ["raging_owlbeast"]}, c={})
    t.a.uses("siren_song", on="c")
    t.a.sets_off("kill")
    assert t.offered("a") == ["a", "b"]
    t.a.answers("raging_owlbeast.targets", ["b"])
    assert (t.b.hp, t.c.hp) == (3, 4)


def test_the_second_is_hit_even_when_the_first_dies() -> None:
    """R18.4: one after the other; nobody is rewarded (R20.2)."""
    t = kill(b={"hp": 1}, c={}, d={})
    t.a.answers("raging_owlbeast.targets", ["b", "c"])
    assert not t.b.alive and (t.c.hp, t.told("death")[0]["killer"]) == (3, None)


def test_a_dodge_is_played_not_used() -> None:
    """R14.2: Dodge of any suit will do, an Attack will not."""
    t = kill(b={"hand": ["normal_attack", "dodge:diamond"]}, c={})
    t.a.answers("raging_owlbeast.targets", ["b"])
    assert t.offered("b") == ["dodge:diamond", "decline"]
    t.b.answers("raging_owlbeast.dodge", "dodge:diamond")
    assert t.told("spend")[-1]["how"] == "play" and t.b.hp == 4
