"""洛萨之锋."""

from tests.table import Table


def test_black_cards_are_used_as_dodges() -> None:
    """Only black ones are offered; the Attack is cancelled."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["chakra", "frenzy"], "weapon": "veiled_edge"})
    t.a.uses("normal_attack", on="b")
    assert t.offered("b") == ["veiled_edge>dodge chakra:club", "decline"]
    t.b.answers("respond.dodge", "veiled_edge>dodge chakra:club")
    assert (t.b.hp, t.b.cards) == (4, ["frenzy:diamond"])


def test_they_are_played_as_dodges_too() -> None:
    """R14.2: use and play."""
    t = Table(a={"hand": ["godslayer_slash"], "rage": 3}, b={"hand": ["chakra", "dodge"], "weapon": "veiled_edge"})
    t.a.uses("godslayer_slash", on="b")
    t.b.answers("godslayer_slash.dodge", "veiled_edge>dodge chakra:club")
    t.b.answers("godslayer_slash.dodge", "dodge")
    assert t.b.hp == 3


def test_equipment_is_no_hand_card() -> None:
    """The black edge itself cannot be spent."""
    t = Table(a={"hand": ["normal_attack"]}, b={"weapon": "veiled_edge", "armor": "bladed_armour"}, deck=["chakra"])
    t.a.uses("normal_attack", on="b")
    t.b.declines("trigger.may")
    assert t.b.hp == 3
