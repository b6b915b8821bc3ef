"""刃甲."""

from tests.table import Table


def test_red_strikes_back() -> None:
    """A red judgement: the source takes 1 damage, with its rage."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, c={}, deck=["frenzy"])
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert (t.a.hp, t.a.rage, t.b.hp, t.c.hp) == (3, 1, 3, 4)


def test_black_does_not() -> None:
    """The card is discarded (R17.1)."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, deck=["chakra"])
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert t.a.hp == 4 and len(t.state.discard) == 2


def test_once_per_damage() -> None:
    """A238: two points are one damage, and one comes back."""
    t = Table(
        a={"hand": ["normal_attack:spade"], "weapon": "saints_relic"}, b={"armor": "bladed_armour"}, deck=["frenzy"] * 2
    )
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert (t.b.hp, t.a.hp, t.asked()) == (2, 3, ("a", "play"))


def test_it_can_kill() -> None:
    """Its wearer is the source (R18.2) and is rewarded."""
    t = Table(a={"hand": ["normal_attack"], "hp": 1}, b={"armor": "bladed_armour"}, c={}, deck=["frenzy"])
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.b.answers("reward", "draw")
    assert not t.a.alive and t.told("death")[0]["killer"] == 1


def test_one_may_decline_against_oneself() -> None:
    """A132: damage from oneself asks too."""
    t = Table(a={"hand": ["frenzy"], "armor": "bladed_armour"}, b={})
    t.a.uses("frenzy")
    t.a.declines("trigger.may")
    assert t.a.hp == 3


def test_a_dodged_attack_gives_nothing_to_strike_back_for() -> None:
    """Damage must be taken."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"], "armor": "bladed_armour"})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.asked() == ("a", "play")


def test_without_a_card_to_judge_nothing_happens() -> None:
    """R17.4: the Attack still lies in the middle, so nothing can be reshuffled (A16)."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, only=True)
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    assert t.a.hp == 4
