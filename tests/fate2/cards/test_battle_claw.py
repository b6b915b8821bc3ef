"""攻击之爪."""

from fate.fate2.api import ATTACK_KINDS
from fate.fate2.rules.spend import ways
from tests.table import Table


def test_red_cards_serve_as_attacks() -> None:
    """R14.4: used like a Normal Attack, within range 2 and within the limit of one."""
    t = Table(a={"hand": ["healing_balm:heart", "frenzy", "chakra"], "weapon": "battle_claw"}, b={}, c={}, d={})
    assert "battle_claw>normal_attack chakra:club" not in t.offered("a")
    t.a.uses("healing_balm:heart", via="battle_claw", on="c")
    assert (t.c.hp, t.a.hp) == (3, 4)
    assert all("battle_claw" not in option for option in t.offered("a"))


def test_a_red_attack_may_still_be_what_it_is() -> None:
    """Converting is a choice: a Flame Attack keeps its extra rage when used as itself, loses it as a Normal Attack."""
    t = Table(a={"hand": ["flame_attack:heart"], "weapon": "battle_claw"}, b={})
    t.a.uses("flame_attack:heart", on="b")
    assert t.b.rage == 2
    t = Table(a={"hand": ["flame_attack:heart"], "weapon": "battle_claw"}, b={})
    t.a.uses("flame_attack:heart", via="battle_claw", on="b")
    assert t.b.rage == 1


def test_it_is_played_too() -> None:
    """R14.2: worded for use and play; black cards are neither."""
    t = Table(a={"hand": ["healing_balm:heart", "chakra"], "weapon": "battle_claw"}, b={})
    claw = [way[2] for way in ways(t.game, 0, ATTACK_KINDS, "play")]
    assert claw == t.a.hand[:1] and ways(t.game, 1, ATTACK_KINDS, "play") == []


def test_the_suit_stays() -> None:
    """R14.3: the log shows the physical card."""
    t = Table(a={"hand": ["healing_balm:heart"], "weapon": "battle_claw"}, b={})
    t.a.uses("healing_balm:heart", via="battle_claw", on="b")
    spend = t.told("spend")[0]
    assert (spend["card"], spend["via"], len(spend["cards"])) == ("normal_attack", "battle_claw", 1)


def test_without_it_red_cards_are_no_attacks() -> None:
    """The neighbour's claw does not help."""
    t = Table(a={"hand": ["dodge:heart"]}, b={"weapon": "battle_claw"})
    assert t.offered("a") == ["end"]
