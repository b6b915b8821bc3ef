"""兽王 Beast Lord."""

from tests.table import Table

SETS = ("standard", "dawn")


# -- beast_lord.savage_axe


def test_two_of_a_suit_are_a_savage_axe() -> None:
    """野性之斧: a magic card like any; both are spent."""
    t = Table(sets=SETS, beast_lord={"hand": ["dodge:heart", "greed:heart"]}, b={}, c={"hand": ["dispel"]}, d={})
    t.beast_lord.uses("savage_axe", via="beast_lord.savage_axe", on="b")
    t.c.declines("dispel")
    assert (t.b.hp, t.c.hp, t.beast_lord.cards) == (3, 4, [])


def test_not_two_suits_nor_one_card() -> None:
    """相同花色; nobody else can."""
    t = Table(sets=SETS, beast_lord={"hand": ["dodge:heart", "dodge:diamond"]}, b={"hand": ["dodge:heart"] * 2},
              deck=["dispel", "dispel"])  # fmt: skip
    assert t.offered("beast_lord") == ["end"]
    t.beast_lord.ends()
    assert t.offered("b") == ["end"]


def drawing(hp: int, **more: object) -> Table:
    t = Table(sets=SETS, beast_lord={"hp": hp}, b=dict(more), deck=["dodge"] * 8)
    t.beast_lord.ends()
    t.b.ends()
    return t


# -- beast_lord.wild_call


def test_weak_it_draws_three() -> None:
    """野性呼唤, A306."""
    t = drawing(2)
    t.beast_lord.accepts("wild_call")
    assert len(t.beast_lord.cards) == 3


def test_it_may_decline_and_with_three_hp_it_cannot() -> None:
    """≤2."""
    t = drawing(1)
    t.beast_lord.declines("trigger.may")
    assert len(t.beast_lord.cards) == 2
    t = drawing(3)
    assert len(t.beast_lord.cards) == 2


def test_others_draw_as_ever() -> None:
    """Not on another's draw phase."""
    t = Table(sets=SETS, turn="beast_lord", b={}, beast_lord={"hp": 1}, deck=["dodge"] * 8)
    t.beast_lord.ends()
    assert len(t.b.cards) == 2


def test_a_stronger_beast_beside_a_weak_one_draws_two() -> None:
    """Whose hp counts: its own, in its own draw phase."""
    t = Table(sets=SETS, turn="b", a={"hp": 1}, beast_lord={"hp": 1}, b={}, deck=["dodge"] * 8)
    t.b.ends()
    assert (len(t.a.cards), t.asked()) == (2, ("a", "play"))


# -- beast_lord.savage_axe


def test_the_axe_of_two_cards_is_dodged_by_one() -> None:
    """R14.4: as the printed one; all on the way are hit."""
    t = Table(sets=SETS, beast_lord={"hand": ["chakra", "disarm"]}, b={"hand": ["dodge"]}, c={}, d={}, e={}, f={})
    t.beast_lord.uses("savage_axe", via="beast_lord.savage_axe", on="c")
    t.b.answers("savage_axe.dodge", "dodge")
    assert (t.b.hp, t.c.hp, t.d.hp) == (4, 3, 4)


def test_a_dispelled_axe_of_two_cards_is_lost() -> None:
    """R16.6."""
    t = Table(sets=SETS, beast_lord={"hand": ["chakra", "disarm"]}, b={"hand": ["dispel"]}, c={})
    t.beast_lord.uses("savage_axe", via="beast_lord.savage_axe", on="c")
    t.b.answers("dispel", "dispel")
    assert (t.c.hp, t.beast_lord.hand, len(t.state.discard)) == (4, [], 3)
