"""What is printed on hero skills and can be said in a word: how often, on whom, of which cards."""

from __future__ import annotations

from fate.fate2.rules.catalog import EFFECTS, LAID, SKILLS, load
from fate.fate2.rules.convert import Converter
from fate.fate2.rules.skill import Activated

load()

ONCE_A_TURN = [
    "alchemist.chemical_fury",
    "axe_lord.war_hunger",
    "brood_spider.weave_web",
    "butcher.flesh_hook",
    "butcher.rotting_aura",
    "crypt_assassin.mana_burn",
    "dark_ranger.power_strike",
    "dark_sage.vacuum",
    "death_knight.death_tangle",
    "death_oracle.carrion_bats",
    "death_oracle.drive_spirits",
    "doom_herald.deadly_number",
    "fleet_admiral.ghost_ship",
    "fleet_admiral.map_mark",
    "frost_wraith.ice_crystal_blast",
    "goblin_engineer.remote_bomb",
    "gorgon.arcane_serpent",
    "king_of_the_gods.thunder_wrath",
    "lich.dark_rite",
    "light_warden.shockwave",
    "lightning_phantom.plasma_field",
    "mammoth_kin.polarity_reversal",
    "moon_rider.lunar_eclipse",
    "mountain_giant.throw",
    "queen_of_torment.phase_step",
    "queen_of_torment.scream_of_torment",
    "shade_demon.soul_dirge",
    "shadow_priest.shadow_wave",
    "shifting_elemental.morph",
    "silent_sorcerer.silence_curse",
    "spirit_warrior.sacrifice",
    "summoner.elemental_summon",
    "troll_captain.battle_focus",
    "tusked_seafolk.ice_splinter",
    "two_headed_dragon.deep_freeze",
    "warlock.shadow_word",
]
AS_OFTEN_AS_IT_CAN_BE_PAID = [
    "blood_fiend.blood_madness",
    "dark_ranger.frost_arrow",
    "death_oracle.evil_spirits",
    "doom_herald.doom",
    "drunken_panda.drunken_haze",
    "drunken_panda.elemental_split",
    "frost_maiden.frost_seal",
    "frost_wraith.ice_touch",
    "guardian_knight.faith",
    "mammoth_kin.grant_strength",
    "necromancer.soul_sap_aura",
    "shadow_priest.grave_reprieve",
    "warlock.fatal_link",
    "wisp.guardian_descent",
]
OWN_CONCERN = [
    "avenging_soul.horror_wave",
    "beast_lord.wild_call",
    "blood_fiend.slaughter",
    "brood_spider.ravenous_hunger",
    "chen_yunsheng.special_constitution",
    "clockwork_gnome.barrage",
    "clockwork_gnome.flare_rocket",
    "drunken_panda.elemental_split",
    "dwarf_musketeer.take_aim",
    "gorgon.magic_shield",
    "guardian_knight.faith",
    "lightning_phantom.unstable_current",
    "necromancer.sadist_heart",
    "quillback.bristled_back",
    "scorch_mage.blazing_soul",
    "silent_sorcerer.final_testament",
    "skeleton_king.life_drain",
    "skeleton_king.rebirth",
    "swordmaster.invincible_slash",
    "temple_assassin.concealment",
    "windwalker.wind_dance",
]
BOTH = ("use", "play")
CONVERSIONS = {
    "beast_lord.savage_axe": [("savage_axe", 2, "any_card", ("use",), "same")],
    "dark_ranger.archers_gift": [("normal_attack", 1, "black", BOTH, "regarded")],
    "light_warden.chakra": [("chakra", 1, "black", ("use",), "limited")],
    "lily_the_fairy.dispelling_sprite": [("dispel", 1, "heart", BOTH, "regarded")],
    "mage_slayer.flicker": [("dodge", 1, "black", BOTH)],
    "scorch_mage.godslayer_slash": [("godslayer_slash", 2, "red", ("use",))],
    "shifting_elemental.wave_form": [
        ("normal_attack", 2, "any_card", BOTH, "far"),
        ("dodge", 2, "any_card", BOTH),
    ],
    "swordmaster.invincible_slash": [("normal_attack", 1, "black", BOTH, "regarded")],
    "troll_captain.hot_blooded_spirit": [("normal_attack", 1, "is_dodge", ("use",))],
    "two_headed_dragon.liquid_fire": [("flame_attack", 2, "red", ("use",))],
    "wandering_swordsman.divine_might": [("divine_might", 2, "any_card", ("use",), "same")],
}


def test_how_often_skills_can_be_set_off():
    """R28.2: "once per turn" where it is printed, else as often as the price can be paid (A28)."""
    activated = {id: SKILLS[id].per_turn for id in SKILLS if isinstance(SKILLS[id], Activated)}
    assert activated == {**dict.fromkeys(ONCE_A_TURN, 1), **dict.fromkeys(AS_OFTEN_AS_IT_CAN_BE_PAID, 0)}


def test_skills_that_rest_while_their_owner_is_immune():
    """A165: those that do nothing but bend what concerns their owner."""
    assert [id for id in sorted(SKILLS) if getattr(SKILLS[id], "selfish", False)] == OWN_CONCERN


def test_a_skill_of_the_dead():
    """R20.1: the only one that acts when its owner is dead."""
    assert [id for id in SKILLS if getattr(SKILLS[id], "posthumous", False)] == ["goblin_engineer.self_destruct"]


def test_what_skills_convert():
    """R14.2, A64: how many of which cards into what, used or played as worded."""
    found = {}
    for registry in (SKILLS, LAID, EFFECTS):
        for id in registry:
            if isinstance(registry[id], Converter) and registry[id].conversions:
                found[id] = [described(conversion) for conversion in registry[id].conversions]
    assert found == CONVERSIONS


def described(conversion):
    """A conversion as the table has it."""
    extras = {
        "same": conversion.one_suit, "regarded": conversion.counts_as,
        "limited": bool(conversion.limit), "far": conversion.far,
    }  # fmt: skip
    words = tuple(word for word, holds in extras.items() if holds)
    return (conversion.into, conversion.count, conversion.test.__name__, conversion.how, *words)


def test_what_can_be_dispelled():
    """R16.3: skills printed active or casting, and nothing else."""
    for id in SKILLS:
        assert getattr(SKILLS[id], "dispellable", False) is (SKILLS[id].type != "passive"), id
