"""敌法师 Mage Slayer."""

from fate.fate2.rules.spend import ways
from tests.table import Table

# -- mage_slayer.mana_ruin


def test_ruin_strips_a_card_after_damage() -> None:
    """法力损毁: one hand card of the target, blind."""
    t = Table(mage_slayer={"hand": ["normal_attack"]}, foe={"hand": ["chakra", "disarm"]}, other={"hand": ["dodge"]})
    t.mage_slayer.uses("normal_attack", on="foe")
    t.mage_slayer.accepts("mana_ruin")
    assert (t.foe.hp, len(t.foe.hand), len(t.other.hand)) == (3, 1, 1)


def test_no_damage_no_ruin() -> None:
    """R15.2: 造成伤害后."""
    t = Table(mage_slayer={"hand": ["normal_attack"]}, foe={"hand": ["dodge", "chakra"]}, other={})
    t.mage_slayer.uses("normal_attack", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.cards, t.asked()) == (["chakra:club"], ("mage_slayer", "play"))


def test_an_empty_hand_and_other_damage() -> None:
    """R1.10: nothing to strip. Only Attacks count."""
    t = Table(mage_slayer={"hand": ["normal_attack", "moon_arrow"]}, foe={}, other={"hand": ["chakra"]})
    t.mage_slayer.uses("normal_attack", on="foe")
    assert t.asked() == ("mage_slayer", "play")
    t.mage_slayer.uses("moon_arrow", on="other")
    t.mage_slayer.answers("moon_arrow.name", "red")
    assert (t.other.hp, len(t.other.hand), t.asked()) == (3, 1, ("mage_slayer", "play"))


def test_ruin_stays_with_the_target_when_another_takes_the_damage() -> None:
    """A122."""
    t = Table(
        mage_slayer={"hand": ["normal_attack"]},
        foe={"hand": ["chakra"]},
        guardian_knight={"hand": ["dodge", "disarm"]},
    )
    t.mage_slayer.uses("normal_attack", on="foe")
    t.guardian_knight.answers("guardian_knight.cover.cost", "dodge")
    t.mage_slayer.accepts("mana_ruin")
    t.guardian_knight.declines("guardian_knight.faith.count")
    assert (t.guardian_knight.hp, t.foe.hp, t.foe.hand, len(t.guardian_knight.hand)) == (3, 4, [], 1)


# -- mage_slayer.flicker


def test_flicker_dodges_with_black() -> None:
    """闪烁: black, to use or to play."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, mage_slayer={"hand": ["chakra", "dispel"]}, other={})
    t.foe.uses("normal_attack", on="mage_slayer")
    assert t.offered("mage_slayer") == ["flicker>dodge chakra:club", "decline"]
    assert len(ways(t.game, 1, ("dodge",), "play")) == 1
    t.mage_slayer.answers("respond.dodge", "flicker>dodge chakra:club")
    assert (t.mage_slayer.hp, t.mage_slayer.cards) == (4, ["dispel:heart"])


def test_nobody_else_flickers() -> None:
    """A black card of somebody else stays what it is."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, mage_slayer={}, other={"hand": ["chakra"]})
    t.foe.uses("normal_attack", on="other")
    assert (t.other.hp, t.other.cards) == (3, ["chakra:club"])


def test_flicker_needs_black_and_a_hand_card() -> None:
    """黑色手牌: neither red nor worn."""
    t = Table(
        turn="foe", foe={"hand": ["normal_attack"]}, mage_slayer={"hand": ["dispel"], "weapon": "hornbow"}, other={}
    )
    t.foe.uses("normal_attack", on="mage_slayer")
    assert (t.mage_slayer.hp, t.mage_slayer.cards) == (3, ["dispel:heart"])


def test_flicker_may_be_played_against_magic() -> None:
    """或打出."""
    t = Table(turn="foe", foe={"hand": ["savage_axe"]}, mage_slayer={"hand": ["chakra"]}, other={})
    t.foe.uses("savage_axe", on="mage_slayer")
    t.mage_slayer.answers("savage_axe.dodge", "flicker>dodge chakra:club")
    assert (t.mage_slayer.hp, t.mage_slayer.hand) == (4, [])
