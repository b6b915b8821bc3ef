"""隐形刺客 Unseen Assassin."""

from tests.table import Table

SETS = ("standard", "dawn")
FLASH = "unseen_assassin.flash_assault"


def assaulting(*foe: str, **more: object) -> Table:
    t = Table(
        sets=SETS, unseen_assassin={"hand": ["normal_attack", "flame_attack", "chaos_attack"]},
        b={"hand": list(foe), **more}, c={"armor": "bladed_armour"},
    )  # fmt: skip
    t.unseen_assassin.uses("normal_attack", on="b")
    return t


# -- unseen_assassin.flash_assault


def test_a_dodged_attack_leads_to_a_stronger_one() -> None:
    """闪烁突袭, A102: +1 each, not more with every Dodge; beyond the limit (A78)."""
    t = assaulting("dodge", "dodge")
    t.b.answers("respond.dodge", "dodge")
    t.unseen_assassin.answers(f"{FLASH}.attack", "flame_attack")
    t.b.answers("respond.dodge", "dodge")
    t.unseen_assassin.answers(f"{FLASH}.attack", "chaos_attack")
    assert (t.b.hp, t.c.hp, t.unseen_assassin.cards) == (2, 4, [])


def test_it_may_be_left() -> None:
    """可以; a hit leads to nothing."""
    t = assaulting("dodge")
    t.b.answers("respond.dodge", "dodge")
    t.unseen_assassin.declines(f"{FLASH}.attack")
    assert t.b.hp == 4
    t = assaulting()
    assert (t.b.hp, t.asked()) == (3, ("unseen_assassin", "play"))


def test_a_charm_is_no_dodge() -> None:
    """被【闪避】抵消."""
    t = assaulting(armor="dodge_charm", upright=True)
    t.b.accepts("dodge_charm")
    assert (t.b.hp, t.asked()) == (4, ("unseen_assassin", "play"))


# -- unseen_assassin.invisibility


def test_damage_of_its_attacks_has_no_source() -> None:
    """隐身, A130: nothing strikes back, nobody is rewarded."""
    t = Table(sets=SETS, unseen_assassin={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, c={})
    t.unseen_assassin.uses("normal_attack", on="b")
    assert (t.b.hp, t.told("damage")[-1]["source"], t.asked()) == (3, None, ("unseen_assassin", "play"))
    t = Table(sets=SETS, unseen_assassin={"hand": ["normal_attack"]}, b={"hp": 1}, c={})
    t.unseen_assassin.uses("normal_attack", on="b")
    assert not t.b.alive and t.told("death")[-1]["killer"] is None
    assert t.asked() == ("unseen_assassin", "play"), "no reward"


def test_other_damage_and_others_attacks_have_theirs() -> None:
    """你使用的【攻击】 only."""
    t = Table(sets=SETS, unseen_assassin={"hand": ["moon_arrow"]}, b={})
    t.unseen_assassin.uses("moon_arrow", on="b")
    t.unseen_assassin.answers("moon_arrow.name", "red")
    assert t.told("damage")[-1]["source"] == 0
    t = Table(sets=SETS, b={"hand": ["normal_attack"]}, unseen_assassin={})
    t.b.uses("normal_attack", on="unseen_assassin")
    assert t.told("damage")[-1]["source"] == 0


def test_a_finisher_axe_may_still_claim_the_kill() -> None:
    """A130."""
    t = Table(sets=SETS, unseen_assassin={"hand": ["normal_attack"]}, b={"hp": 1},
              c={"hand": ["chaos_attack"], "weapon": "finisher_axe"})  # fmt: skip
    t.unseen_assassin.uses("normal_attack", on="b")
    t.c.answers("finisher_axe.attack", "chaos_attack")
    t.c.answers("reward", ("draw",))
    assert t.told("death")[-1]["killer"] == 2


def test_a_demon_blade_still_dooms() -> None:
    """R19.2: it asks who used the Attack."""
    t = Table(sets=SETS, unseen_assassin={"hand": ["normal_attack"], "weapon": "demon_blade"},
              b={"hp": 1, "hand": ["healing_balm"]}, c={})  # fmt: skip
    t.unseen_assassin.uses("normal_attack", on="b")
    assert not t.b.alive


def test_damage_without_a_card_keeps_its_source() -> None:
    """A skill's damage."""
    t = Table(sets=SETS, axe_lord={"hand": ["greed"]}, unseen_assassin={})
    t.axe_lord.sets_off("war_hunger")
    assert (t.unseen_assassin.hp, t.told("damage")[-1]["source"]) == (3, 0)


# -- unseen_assassin.flash_assault


def test_others_are_dodged_for_good() -> None:
    """A bystander's dodged Attack leads to nothing."""
    t = Table(sets=SETS, b={"hand": ["normal_attack", "chaos_attack"]}, c={"hand": ["dodge"]}, unseen_assassin={})
    t.b.uses("normal_attack", on="c")
    t.c.answers("respond.dodge", "dodge")
    assert (t.asked(), t.offered("b")) == (("b", "play"), ["end"])
