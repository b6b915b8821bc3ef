"""掠夺之斧."""

from tests.table import Table


def test_a_strength_hero_may_draw_after_a_hit() -> None:
    """R24.4, R15.1 ⑦."""
    t = Table(holy_knight={"hand": ["normal_attack"], "weapon": "plunder_axe"}, b={}, deck=["chakra"])
    t.holy_knight.uses("normal_attack", on="b")
    t.holy_knight.accepts("plunder_axe")
    assert t.holy_knight.cards == ["chakra:club"]


def test_it_need_not() -> None:
    """It may."""
    t = Table(holy_knight={"hand": ["normal_attack"], "weapon": "plunder_axe"}, b={}, deck=["chakra"])
    t.holy_knight.uses("normal_attack", on="b")
    t.holy_knight.declines("trigger.may")
    assert t.holy_knight.cards == []


def test_not_after_a_miss() -> None:
    """A hit is needed."""
    t = Table(holy_knight={"hand": ["normal_attack"], "weapon": "plunder_axe"}, b={"hand": ["dodge"]})
    t.holy_knight.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.asked() == ("holy_knight", "play") and t.holy_knight.cards == []


def test_heroes_of_another_attribute_only_get_the_range() -> None:
    """R24.4: three seats away is in range."""
    t = Table(crypt_assassin={"hand": ["normal_attack"], "weapon": "plunder_axe"}, b={}, c={}, d={}, e={}, f={})
    t.crypt_assassin.uses("normal_attack", on="d")
    assert (t.d.hp, t.crypt_assassin.cards) == (3, [])


def test_it_can_be_forced_on_others() -> None:
    """R24.4, A184: the old weapon is discarded; ordinary weapons are for oneself."""
    t = Table(a={"hand": ["plunder_axe", "battle_claw"]}, b={"weapon": "gloom_blade"}, c={})
    t.a.uses("plunder_axe", on="b")
    assert t.b.gear == ("plunder_axe", None) and len(t.state.discard) == 1
    t.a.uses("battle_claw")
    assert t.a.gear == ("battle_claw", None)


def test_the_immune_cannot_be_given_one() -> None:
    """A184."""
    t = Table(a={"hand": ["siren_song", "plunder_axe"]}, b={}, c={})
    t.a.uses("siren_song", on="b")
    t.a.uses("plunder_axe")
    assert t.offered("a") == ["a", "c"]
    t.a.answers("use.target", "c")
    assert t.c.gear == ("plunder_axe", None)
