"""血魔 Blood Fiend."""

from typing import Any

import pytest

from tests.table import Table

MADNESS = "blood_fiend.blood_madness"


def mad(on: str, who: str = "foe", **facts: object) -> Table:
    """The Fiend casts before the turn of `who`."""
    t = Table(phase="casting", turn=who, blood_fiend={"hand": ["dodge:heart", "chakra"]}, other={}, **{who: facts})  # type: ignore[arg-type]
    while t.asked() != ("blood_fiend", "cast"):
        t.players[t.asked()[0]].passes()  # type: ignore[index]
    t.blood_fiend.sets_off("blood_madness")
    t.blood_fiend.answers(f"{MADNESS}.target", on)
    return t


# -- blood_fiend.blood_madness


def test_the_mad_use_basic_cards_only() -> None:
    """A66: no magic, S-skill or equipment in its play phase; its Attacks deal 1 more."""
    t = mad("foe", rage=3, hand=["normal_attack", "moon_arrow", "battle_claw", "divine_might"])
    assert t.asked() == ("foe", "play")
    assert [x for x in t.offered("foe") if x.split(":")[0] in ("moon_arrow", "battle_claw", "divine_might")] == []
    t.foe.uses("normal_attack", on="other")
    assert (t.other.hp, t.blood_fiend.hp) == (2, 4)


def test_the_mad_use_no_active_skills() -> None:
    """A66: Dark Rite is active; a passive one still works."""
    t = mad("lich", who="lich", hand=["dodge:heart"])
    assert t.asked() == ("lich", "play") and "dark_rite" not in t.offered("lich")


def test_the_mad_do_not_react_with_active_skills_either() -> None:
    """A66, D13: no Cover in its own play phase."""
    t = mad("guardian_knight", who="guardian_knight", hand=["normal_attack", "dodge"])
    t.guardian_knight.uses("normal_attack", on="other")
    assert (t.other.hp, t.asked()) == (2, ("guardian_knight", "play"))


def test_the_mad_react_in_the_turns_of_others() -> None:
    """A66: the ban is for its own play phase."""
    t = Table(
        turn="foe",
        foe={"hand": ["normal_attack"]},
        other={},
        guardian_knight={"hand": ["dodge"], "status": [(MADNESS, ["dodge:diamond"], "foe", "cast")]},
    )
    t.foe.uses("normal_attack", on="other")
    t.guardian_knight.declines("guardian_knight.cover.cost")
    assert t.other.hp == 3


def test_battle_focus_is_passive() -> None:
    """A7: the printed label decides."""
    t = mad("troll_captain", who="troll_captain")
    assert "battle_focus" in t.offered("troll_captain")


def test_the_sane_are_free() -> None:
    """Madness on another leaves the turn's character alone."""
    t = mad("other", who="lich", hand=["dodge:heart", "battle_claw"])
    assert {"dark_rite", "battle_claw:spade"} <= set(t.offered("lich"))


def test_only_red_cards_and_not_twice() -> None:
    """D14; 红色手牌."""
    t = Table(phase="casting", blood_fiend={"hand": ["dodge:heart", "dodge:diamond", "chakra"]}, foe={}, other={})
    t.blood_fiend.sets_off("blood_madness")
    assert t.offered("blood_fiend") == ["dodge:heart", "dodge:diamond"]
    t.blood_fiend.answers(f"{MADNESS}.card", "dodge:heart")
    t.blood_fiend.answers(f"{MADNESS}.target", "foe")
    t.blood_fiend.sets_off("blood_madness")
    assert t.offered("blood_fiend") == ["blood_fiend", "other"]
    t.blood_fiend.answers(f"{MADNESS}.target", "other")
    assert t.asked() == ("blood_fiend", "play")


def test_dispelled_madness_is_lost() -> None:
    """A44."""
    t = mad("foe", hand=["dispel"])
    t.foe.answers("dispel", "dispel")
    assert (t.foe.status, t.blood_fiend.cards) == ([], ["chakra:club"])


# -- blood_fiend.bloodthirst


@pytest.mark.parametrize(("hp", "needed"), [(1, 2), (2, 1)])
def test_bloodthirst_asks_for_one_more_dodge(hp: int, needed: int) -> None:
    """A86: at exactly 1 hp."""
    t = Table(blood_fiend={"hand": ["normal_attack"]}, foe={"hp": hp, "hand": ["dodge"] * 3}, other={})
    t.blood_fiend.uses("normal_attack", on="foe")
    for _ in range(needed):
        t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.hp, len(t.foe.hand)) == (hp, 3 - needed)


def test_one_dodge_is_spent_for_nothing() -> None:
    """R15.3."""
    t = Table(blood_fiend={"hand": ["normal_attack"]}, foe={"hp": 1, "hand": ["dodge"]}, other={}, far={})
    t.blood_fiend.uses("normal_attack", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    t.blood_fiend.declines("reward")
    assert not t.foe.alive


# -- blood_fiend.slaughter


@pytest.mark.parametrize(("yes", "hp"), [(True, 4), (False, 1)])
def test_slaughter_restores(yes: bool, hp: int) -> None:
    """屠戮: to the limit, if you like; before the reward (R20.1)."""
    t = Table(blood_fiend={"hp": 1, "hand": ["normal_attack"]}, foe={"hp": 1}, other={}, far={})
    t.blood_fiend.uses("normal_attack", on="foe")
    t.blood_fiend.accepts("slaughter") if yes else t.blood_fiend.declines("trigger.may")
    t.blood_fiend.declines("reward")
    assert t.blood_fiend.hp == hp


def test_deaths_by_others_feed_nobody() -> None:
    """A142: the killer is the source."""
    t = Table(turn="foe", blood_fiend={"hp": 1}, foe={"hand": ["normal_attack"]}, victim={"hp": 1}, far={})
    t.foe.uses("normal_attack", on="victim")
    t.foe.declines("reward")
    assert t.blood_fiend.hp == 1


# -- blood_fiend.bloodthirst


def test_extras_add_up() -> None:
    """A86: one more for the Eye of Frost."""
    t = Table(
        blood_fiend={"hand": ["normal_attack"], "weapon": "eye_of_frost"},
        foe={"hp": 1, "hand": ["dodge"] * 3},
        other={},
    )
    t.blood_fiend.uses("normal_attack", on="foe")
    for _ in range(3):
        t.foe.answers("respond.dodge", "dodge")
    assert (t.foe.hp, t.foe.hand) == (1, [])


@pytest.mark.parametrize("seating", [("blood_fiend", "foe", "prey"), ("foe", "blood_fiend", "prey")])
def test_others_are_not_bloodthirsty(seating: tuple[str, ...]) -> None:
    """你…使用【攻击】: whoever sits upstream or downstream of the Fiend."""
    seats: dict[str, Any] = {"foe": {"hand": ["normal_attack"]}, "prey": {"hp": 1, "hand": ["dodge", "dodge"]}}
    t = Table(turn="foe", **{who: seats.get(who, {}) for who in seating})
    t.foe.uses("normal_attack", on="prey")
    t.prey.answers("respond.dodge", "dodge")
    assert (t.prey.hp, len(t.prey.hand), t.asked()) == (1, 1, ("foe", "play"))


# -- blood_fiend.slaughter


def test_a_kill_by_magic_feeds_too() -> None:
    """杀死1名角色: however."""
    t = Table(blood_fiend={"hp": 2, "hand": ["moon_arrow"]}, foe={"hp": 1}, other={}, far={})
    t.blood_fiend.uses("moon_arrow", on="foe")
    t.blood_fiend.answers("moon_arrow.name", "red")
    t.blood_fiend.accepts("slaughter")
    t.blood_fiend.declines("reward")
    assert t.blood_fiend.hp == 4


def test_a_kill_claimed_by_an_axe_feeds_nobody() -> None:
    """A295."""
    t = Table(
        blood_fiend={"hp": 1, "hand": ["normal_attack:spade"]}, foe={"hp": 1},
        other={"weapon": "finisher_axe", "hand": ["chaos_attack"]}, far={},
    )  # fmt: skip
    t.blood_fiend.uses("normal_attack", on="foe")
    t.other.answers("finisher_axe.attack", "chaos_attack")
    t.other.declines("reward")
    assert t.blood_fiend.hp == 1
