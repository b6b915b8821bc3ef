"""冰魄之眼."""

from tests.table import Table


def test_two_dodges_cancel() -> None:
    """R15.3: both are used."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "eye_of_frost"}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, t.b.cards) == (4, [])


def test_one_is_spent_for_nothing() -> None:
    """R15.3: insufficient."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "eye_of_frost"}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    t.b.declines("respond.dodge")
    assert (t.b.hp, len(t.b.cards)) == (3, 1)


def test_only_its_wearers_attacks() -> None:
    """The bearer itself needs one."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge", "dodge"], "weapon": "eye_of_frost"})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, len(t.b.cards)) == (4, 1)


def test_played_dodges_are_not_meant() -> None:
    """It is about Attacks."""
    t = Table(a={"hand": ["savage_axe"], "weapon": "eye_of_frost"}, b={"hand": ["dodge"]}, c={})
    t.a.uses("savage_axe", on="b")
    t.b.answers("savage_axe.dodge", "dodge")
    assert t.b.hp == 4
