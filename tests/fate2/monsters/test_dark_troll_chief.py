"""黑暗巨魔首领."""

from tests.table import Table

J = ("standard", "jungle")


def kill(**a: object) -> Table:
    """`a` kills the chief of `b`."""
    t = Table(sets=J, a={"hand": ["dodge", "chakra"], **a}, b={"monsters": ["dark_troll_chief"]}, c={})
    t.a.sets_off("kill")
    t.a.answers("jungle.kill.price", "dodge")
    return t


def test_discarding_spares_the_killer() -> None:
    """A187: a hand card."""
    t = kill()
    t.a.answers("dark_troll_chief.discard", "chakra")
    assert (t.a.hp, t.a.hand, t.told("damage")) == (4, [], [])


def test_worn_equipment_will_do() -> None:
    """A187: hand or equipment."""
    t = kill(weapon="hornbow")
    assert t.offered("a") == ["chakra:club", "hornbow:spade", "decline"]
    t.a.answers("dark_troll_chief.discard", "hornbow")
    assert (t.a.hp, t.a.weapon, t.a.cards) == (4, None, ["chakra:club"])


def test_the_choice_is_free() -> None:
    """A187: one may keep the card and be hurt, by nobody (R7.3)."""
    t = kill()
    t.a.declines("dark_troll_chief.discard")
    assert (t.a.hp, t.a.rage, t.a.cards, t.b.hp) == (3, 1, ["chakra:club"], 4)
    assert t.told("damage")[0]["source"] is None


def test_without_a_card_there_is_only_the_damage() -> None:
    """R1.10: the price was the last card."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["dark_troll_chief"]})
    t.a.sets_off("kill")
    assert t.a.hp == 3


def test_its_owner_faces_it_in_the_monster_phase() -> None:
    """R7.1: before its status and draw phases, so with what it holds then."""
    t = Table(
        sets=J, phase="monster", a={"monsters": ["dark_troll_chief"], "hand": ["dodge:heart"]}, b={"hand": ["greed"]}
    )
    assert t.offered("a") == ["dodge:heart", "decline"]
    t.a.answers("dark_troll_chief.discard", "dodge")
    assert (t.a.hp, len(t.a.hand), len(t.b.hand)) == (4, 2, 1)
