"""What bends the rules for one character bends them for nobody else, whether seated before it or after it."""

from __future__ import annotations

from typing import Any

import pytest

from fate.fate2 import data
from fate.fate2.rules import queries
from fate.fate2.rules.catalog import EFFECTS, KINDS, LAID, SKILLS, load
from fate.fate2.rules.state import Effect
from fate.fate2.rules.use import Use
from tests.table import Table

load()

SETS = tuple(data.SETS)
HEROES = sorted(data.heroes())
GEAR = [id for id in KINDS if KINDS[id].category in ("weapon", "armor")]
BEFORE, OWNER, AFTER = 0, 1, 2


def table(**owner: Any) -> Table:
    """The owner between two bystanders, with 1 hp and used skills, so that whatever waits for that is in force."""
    facts = {
        "hp": 1,
        "max_hp": 4,
        "rage": 1,
        "max_rage": 3,
        "spent": dict.fromkeys(SKILLS, 1),
        "hand": ["dodge:heart", "chakra"],
        **owner,
    }
    plain = {"hand": ["dodge:heart", "chakra"], "rage": 1}
    return Table(
        sets=SETS, before=plain, owner=facts, after={**plain, "hand": ["dodge:diamond", "disarm"]}, turn="owner"
    )


def bent(t: Table, one: int = BEFORE, two: int = AFTER) -> list[str]:
    """Queries that come out otherwise than usual between two characters, the bystanders unless others are named."""
    game = t.game
    found = []
    for me, other in ((one, two), (two, one)):
        attack = Use(me, KINDS["normal_attack"], (t.state.seats[me].hand[0],), [other])
        red, black = t.state.seats[me].hand
        asked: list[tuple[Any, Any, tuple[Any, ...]]] = [
            (queries.DISTANCE, 1, (me, other)), (queries.RANGE, 1, (me,)), (queries.ATTACKS, 1, (me,)),
            (queries.ATTACK_SUITS, (), (me,)), (queries.REACH, (), (me,)), (queries.HAND_LIMIT, 4, (me,)),
            (queries.BONUS, 0, (attack, other)), (queries.DODGES, 1, (attack, other)),
            (queries.DODGEABLE, True, (attack, other)), (queries.DODGE_SUITS, (), (attack, other)),
            (queries.VOID, False, (attack, other)), (queries.UPGRADES, ("rage",), (me,)),
            (queries.CAN_HEAL, True, (me,)), (queries.PAIRED, False, (me,)), (queries.CAN_ARM, True, (me,)),
            (queries.DISPELLABLE, True, (attack,)), (queries.SILENCED, "", (me, SKILLS["lich.dark_rite"])),
            (queries.TARGETS, (me,), (me, KINDS["chakra"])),
        ]  # fmt: skip
        for kind in ("normal_attack", "dodge", "chakra", "time_stop"):
            asked.append((queries.DOUBLED, False, (me, KINDS[kind])))
            asked += [(queries.BAN, "", (me, kind, (uid,), how)) for uid in (red, black) for how in ("use", "play")]
        found += [query.name for query, usual, facts in asked if game.fold(query, usual, *facts) != usual]
    return sorted(set(found))


@pytest.mark.parametrize("hero", HEROES)
def test_a_heros_constant_skills_are_its_own(hero: str) -> None:
    """R28: attacks, range, dodges, hand limit and all the rest of two bystanders."""
    assert bent(table(hero=hero)) == []


@pytest.mark.parametrize("kind", GEAR)
def test_equipment_serves_its_wearer(kind: str) -> None:
    """R24."""
    assert bent(table(**{KINDS[kind].category: kind})) == []


@pytest.mark.parametrize("kind", sorted(LAID))
def test_cards_laid_act_on_the_one_they_lie_with(kind: str) -> None:
    """R25."""
    assert bent(table(status=[(kind, ["misdirect"], "owner", "keep")])) == []


@pytest.mark.parametrize("kind", sorted(EFFECTS))
def test_effects_are_their_owners(kind: str) -> None:
    """R11.3."""
    t = table()
    t.state.seats[OWNER].effects.append(Effect(kind, ()))
    t.game.reindex()
    assert bent(t) == []


IN_FORCE = {
    "chen_yunsheng": "void", "clockwork_gnome": "reach", "dwarf_musketeer": "distance", "light_warden": "targets",
    "moon_rider": "paired", "scorch_mage": "upgrades", "silent_sorcerer": "hand_limit", "spirit_warrior": "bonus",
    "swordmaster": "dodge_suits", "boots_of_speed": "distance", "eye_of_frost": "dodges", "saints_relic": "can_arm",
    "blood_fiend.blood_madness": "ban bonus silenced", "doom_herald.doom": "ban silenced",
    "frost_maiden.frost_seal": "doubled", "frost_wraith.ice_touch": "dispellable",
    "necromancer.soul_sap_aura": "can_heal", "alchemist.chemical_fury": "attacks", "divine_might": "bonus",
    "frenzy": "attacks", "swordmaster.invincible_slash": "attacks", "thunder_lizard": "attacks",
    "troll_captain.battle_focus": "attacks", "windwalker.focus_fire": "attacks",
}  # fmt: skip
"""What these very positions bend for the owner; the rest needs more than a position."""


@pytest.mark.parametrize("source", IN_FORCE)
def test_the_same_positions_do_bend_the_rules_for_their_owner(source: str) -> None:
    """So that the tests above could fail."""
    if source in HEROES:
        t = table(hero=source)
    elif source in GEAR:
        t = table(**{KINDS[source].category: source})
    elif source in LAID:
        t = table(status=[(source, ["misdirect"], "owner", "keep")])
    else:
        t = table()
        t.state.seats[OWNER].effects.append(Effect(source, ()))
        t.game.reindex()
    for other in (BEFORE, AFTER):
        assert " ".join(bent(t, OWNER, other)) == IN_FORCE[source]


def course(hero: str, actor: str, other: str) -> list[tuple[str, str]]:
    """All that is asked and told while two bystanders deal with each other around the owner, in one's turn."""
    hand = ["moon_arrow", "frenzy", "normal_attack", "normal_attack", "flame_attack", "disarm", "healing_balm"]
    acting = {"hand": hand, "hp": 3, "max_hp": 4, "rage": 2, "limit": 9}
    suffering = {"hand": ["dodge", "dispel", "chakra"], "hp": 4, "max_hp": 5, "weapon": "hornbow"}
    owner = {"hero": hero, "hp": 2, "max_hp": 4, "rage": 2, "max_rage": 3, "hand": ["greed", "dodge:diamond"]}
    seats = {actor: acting, other: suffering}
    t = Table(
        sets=SETS, turn=actor, phase="draw", only=True,
        deck=["energy_transfer", "energy_transfer", "misdirect", "misdirect", "savage_axe", "savage_axe"],
        before=seats["before"], owner=owner, after=seats["after"],
    )  # fmt: skip
    moves = ["frenzy", "moon_arrow", "normal_attack", "normal_attack", "flame_attack", "disarm", "healing_balm"]
    seen = []
    while (asked := t.asked()) is not None:
        question = t.game.pending
        assert question is not None
        seen.append(asked)
        if asked == (actor, "play"):
            if not moves:
                break
            t.players[actor].answers("play", moves.pop(0))
        elif asked[1] == "use.target":
            t.players[actor].answers("use.target", other if other in t.offered(actor) else actor)
        elif asked == (other, "respond.dodge"):
            t.game.answer(0)
        elif question.many:
            t.game.answer(question.fitting(range(len(question.options)), question.least))
        else:
            t.game.answer(len(question.options) - 1)
    return [*seen, *((entry.key, str(entry.args.get("amount"))) for entry in t.game.log or ())]


CONCERNED = ("guardian_knight", "holy_knight", "lily_the_fairy")
"""They cover others, baptise others, and have a Dispel in any heart."""


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize(("actor", "other"), [("before", "after"), ("after", "before")])
def test_what_two_others_do_concerns_no_third(hero: str, actor: str, other: str) -> None:
    """R28: nothing is asked of it and nothing comes out otherwise, unless its skills are about others."""
    usual, found = course("", actor, other), course(hero, actor, other)
    assert (found != usual) == (hero in CONCERNED)
