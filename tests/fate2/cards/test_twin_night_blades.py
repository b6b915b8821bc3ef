"""散夜对剑."""

from tests.table import Table


def test_any_two_cards_make_an_attack() -> None:
    """A Normal Attack within range 3, to be dodged as usual."""
    t = Table(
        a={"hand": ["dodge", "chakra", "normal_attack"], "weapon": "twin_night_blades"}, b={"hand": ["dodge"]}, c={}
    )
    t.a.uses("normal_attack", via="twin_night_blades", cards=["chakra", "normal_attack"], on="b")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, t.a.cards) == (4, ["dodge:heart"])


def test_two_attacks_cannot_be_dodged() -> None:
    """A90: its target is not asked."""
    t = Table(a={"hand": ["chaos_attack", "normal_attack"], "weapon": "twin_night_blades"}, b={"hand": ["dodge"]})
    t.a.uses("normal_attack", via="twin_night_blades", cards=["chaos_attack", "normal_attack"], on="b")
    assert (t.b.hp, t.b.cards, t.a.rage) == (3, ["dodge:heart"], 0)


def test_the_charm_still_cancels_it() -> None:
    """A90: only using Dodge is ruled out."""
    t = Table(
        a={"hand": ["chaos_attack", "normal_attack"], "weapon": "twin_night_blades"},
        b={"armor": "dodge_charm", "upright": True},
    )
    t.a.uses("normal_attack", via="twin_night_blades", cards=["chaos_attack", "normal_attack"], on="b")
    t.b.accepts("dodge_charm")
    assert t.b.hp == 4


def test_a_plain_attack_is_not_sharper() -> None:
    """The blades speak of their own Attack only."""
    t = Table(a={"hand": ["normal_attack"], "weapon": "twin_night_blades"}, b={"hand": ["dodge"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.b.hp == 4


def test_it_counts_as_one_attack() -> None:
    """R14.4, R10.1."""
    t = Table(a={"hand": ["dodge"] * 4, "weapon": "twin_night_blades"}, b={})
    t.a.uses("normal_attack", via="twin_night_blades", cards=["dodge", "dodge"], on="b")
    assert t.offered("a") == ["end"] and t.b.hp == 3
