"""野性之斧."""

from tests.table import Table


def test_everybody_on_the_way_is_struck() -> None:
    """R27.2, A76: those between and the one chosen; not the user, not those on the far side."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={}, d={}, e={})
    t.a.uses("savage_axe", on="c")
    assert [p.hp for p in t.players.values()] == [4, 3, 3, 4, 4]


def test_each_may_play_a_dodge() -> None:
    """One Dodge saves one character."""
    t = Table(a={"hand": ["savage_axe"]}, b={"hand": ["dodge"]}, c={}, d={}, e={})
    t.a.uses("savage_axe", on="c")
    t.b.answers("savage_axe.dodge", "dodge")
    assert (t.b.hp, t.b.cards, t.c.hp) == (4, [], 3)


def test_of_two_equal_ways_the_user_chooses() -> None:
    """A77."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={}, d={})
    t.a.uses("savage_axe", on="c")
    assert t.offered("a") == ["downstream", "upstream"]
    t.a.answers("savage_axe.way", "upstream")
    assert (t.b.hp, t.c.hp, t.d.hp) == (4, 3, 3)


def test_targets_are_served_in_action_order() -> None:
    """R18.4: upstream too, the one chosen (c) comes before its neighbour (d)."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={"hand": ["dodge"]}, d={"hand": ["dodge"]})
    t.a.uses("savage_axe", on="c")
    t.a.answers("savage_axe.way", "upstream")
    t.c.declines("savage_axe.dodge")
    t.d.answers("savage_axe.dodge", "dodge")
    assert (t.c.hp, t.d.hp) == (3, 4)


def test_the_dead_and_boots_do_not_count() -> None:
    """R13.1, A77: only living seats, no modifiers: c is next to a, whatever it wears."""
    t = Table(a={"hand": ["savage_axe"]}, b={"alive": False}, c={"armor": "boots_of_speed"}, d={}, e={})
    t.state.deaths = (1,)
    t.a.uses("savage_axe", on="c")
    assert [p.hp for p in t.players.values()] == [4, 4, 3, 4, 4]


def test_the_immune_are_passed_over() -> None:
    """A268."""
    t = Table(a={"hand": ["siren_song", "savage_axe"]}, b={}, c={}, d={}, e={})
    t.a.uses("siren_song", on="b")
    t.a.uses("savage_axe", on="c")
    assert (t.b.hp, t.c.hp) == (4, 3)
    assert t.told("spend")[-1]["targets"] == (2,), "it is no target at all"


def test_one_dispel_saves_all() -> None:
    """A43."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={"hand": ["dispel"]}, d={}, e={})
    t.a.uses("savage_axe", on="c")
    t.c.answers("dispel", "dispel")
    assert (t.b.hp, t.c.hp) == (4, 4)


def test_an_attack_card_is_no_dodge() -> None:
    """A57: only Dodge, or what may be played as one."""
    t = Table(a={"hand": ["savage_axe"]}, b={"hand": ["normal_attack"], "weapon": "veiled_edge"}, c={}, d={})
    t.a.uses("savage_axe", on="b")
    t.b.answers("savage_axe.dodge", "veiled_edge>dodge normal_attack:spade")
    assert t.b.hp == 4


def test_one_does_not_choose_oneself() -> None:
    """Another character; nothing lies between oneself and oneself."""
    t = Table(a={"hand": ["savage_axe"]}, b={}, c={})
    t.a.uses("savage_axe")
    assert t.offered("a") == ["b", "c"]
    t.a.answers("use.target", "b")
    assert (t.a.hp, t.b.hp, t.c.hp) == (4, 3, 4)
