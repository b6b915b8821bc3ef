"""剑圣 Swordmaster."""

from fate.fate2.api import ATTACK_KINDS, regarded
from tests.table import Table


def drawing(*hand: str, **seats: dict[str, object]) -> Table:
    t = Table(phase="draw", swordmaster={"hand": list(hand)}, **(seats or {"foe": {}, "other": {}}))  # type: ignore[arg-type]
    assert t.asked() == ("swordmaster", "trigger.may")
    return t


# -- swordmaster.invincible_slash


def test_giving_up_the_draw_makes_black_cards_attacks() -> None:
    """无敌斩, A294: any number of them, black only."""
    t = drawing("chakra", "misdirect:spade", "dodge:heart")
    t.swordmaster.accepts("invincible_slash")
    assert len(t.swordmaster.hand) == 3
    t.swordmaster.uses("chakra", via="invincible_slash", on="foe")
    t.swordmaster.uses("misdirect", via="invincible_slash", on="foe")
    assert (t.foe.hp, t.other.hp) == (2, 4)
    assert t.offered("swordmaster") == ["end"]


def test_drawing_as_usual() -> None:
    """Declined: two cards, one Attack, no conversion."""
    t = drawing("disarm", deck=["dodge:heart", "dodge:heart"], foe={}, other={})  # type: ignore[arg-type]
    t.swordmaster.declines("trigger.may")
    assert t.swordmaster.cards == ["disarm:club", "dodge:heart", "dodge:heart"]
    assert t.offered("swordmaster") == ["end"]


def test_dispelled_slash_gives_no_draw_back() -> None:
    """D13, A44: dispellable, what was given up is the cost."""
    t = drawing("disarm", foe={"hand": ["dispel"]}, other={})
    t.swordmaster.accepts()
    t.foe.answers("dispel", "dispel")
    assert t.swordmaster.cards == ["disarm:club"]
    assert t.offered("swordmaster") == ["end"]


def test_the_slash_ends_with_the_turn() -> None:
    """R11.3, A294."""
    t = drawing("disarm")
    t.swordmaster.accepts()
    assert t.swordmaster.effects
    t.swordmaster.ends()
    assert not t.swordmaster.effects


def test_regarded_cards_can_be_discarded_as_attacks() -> None:
    """A64: 视为 changes what the card is; another hand does not change."""
    t = drawing("chakra", "dodge:heart", foe={"hand": ["disarm"]}, other={})
    t.swordmaster.accepts()
    assert len(regarded(t.game, 0, ATTACK_KINDS)) == 1
    assert regarded(t.game, 1, ATTACK_KINDS) == []


# -- swordmaster.sword_dance


def test_only_diamond_dodges_stop_the_dance() -> None:
    """剑舞."""
    t = Table(swordmaster={"hand": ["normal_attack"]}, foe={"hand": ["dodge:heart", "dodge:diamond"]}, other={})
    t.swordmaster.uses("normal_attack", on="foe")
    assert t.offered("foe") == ["dodge:diamond", "decline"]
    t.foe.answers("respond.dodge", "dodge:diamond")
    assert t.foe.hp == 4


def test_a_heart_does_not() -> None:
    """剑舞: with hearts only it hits."""
    t = Table(swordmaster={"hand": ["normal_attack"]}, foe={"hand": ["dodge:heart"]}, other={})
    t.swordmaster.uses("normal_attack", on="foe")
    assert (t.foe.hp, t.foe.cards) == (3, ["dodge:heart"])


def test_the_dance_is_for_its_own_attacks() -> None:
    """你使用的."""
    t = Table(turn="foe", swordmaster={"hand": ["dodge:heart"]}, foe={"hand": ["normal_attack"]}, other={})
    t.foe.uses("normal_attack", on="swordmaster")
    assert t.offered("swordmaster") == ["dodge:heart", "decline"]
    t.swordmaster.answers("respond.dodge", "dodge")
    assert t.swordmaster.hp == 4


def test_a_charm_does_not_stop_the_dance() -> None:
    """A89: only a Dodge cancels, so the charm is not even asked."""
    foe = {"armor": "dodge_charm", "upright": True}
    t = Table(swordmaster={"hand": ["normal_attack"]}, foe=foe, other={})
    t.swordmaster.uses("normal_attack", on="foe")
    assert (t.foe.hp, t.foe.upright) == (3, True)
