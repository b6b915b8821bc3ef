"""Daybreak and Sunrise: limits, taking back, immune users and immune targets of every skill one sets off."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from fate.fate2.rules import play
from tests.table import Table

SPIRITS = "death_oracle.evil_spirits"
ELEMENTS = "alchemist.unstable_compound"
FOUR = ("chakra", "dodge", "greed", "frenzy")


NOTHING: Mapping[str, Any] = MappingProxyType({})


class Case(NamedTuple):
    """A position in which `hero` can use `skill`; `choices` may be taken back before anything is paid."""

    skill: str
    choices: int
    hand: tuple[str, ...] = ()
    facts: Mapping[str, Any] = NOTHING
    foe: Mapping[str, Any] = NOTHING
    casting: bool = False
    limited: bool = True
    rests: bool = False
    """It is of no use to an immune user, or impossible (A165, N26)."""
    alone: bool = False
    """It needs nobody else."""

    @property
    def hero(self) -> str:
        return self.skill.partition(".")[0]

    def table(self, **more: Any) -> Table:
        """The first seat has the skill; the second is next to it, the third far."""
        facts = {"hand": self.hand, **self.facts, **more}
        seats = {self.hero: facts, "foe": {"hp": 2, **self.foe}, "far": {**self.foe}, "last": {**self.foe}}
        return Table(turn="foe" if self.casting else "", phase="casting" if self.casting else "play", **seats)

    def offered(self, t: Table) -> bool:
        return ("skill", self.skill) in play.activations(t.game, 0, "casting" if self.casting else "play")


def marked(kind: str, *cards: str) -> dict[str, Any]:
    return {"status": [(kind, [card], kind.partition(".")[0], "keep") for card in cards]}


CASES = [
    Case("mammoth_kin.grant_strength", 2, ("chakra", "dodge"), casting=True, limited=False),
    Case("mammoth_kin.polarity_reversal", 1, ("chakra",), {"rage": 2}, {"hand": ["disarm"]}, rests=True),
    Case("butcher.flesh_hook", 1, ("dodge", "dodge"), foe={"hand": ["disarm"]}),
    Case("butcher.rotting_aura", 0, rests=True),
    Case("tusked_seafolk.ice_splinter", 1, ("chakra", "disarm"), rests=True, alone=True),
    Case("drunken_panda.drunken_haze", 2, ("dodge", "dodge"), casting=True, limited=False),
    Case("drunken_panda.elemental_split", 0, ("chakra",), limited=False, rests=True, alone=True),
    Case("warlock.fatal_link", 1, ("moon_arrow", "moon_arrow"), casting=True, limited=False),
    Case("warlock.shadow_word", 1, ("chakra", "disarm", "disarm")),
    Case("queen_of_torment.phase_step", 2, ("chakra", "dodge"), casting=True, rests=True, alone=True),
    Case("queen_of_torment.scream_of_torment", 1, ("dodge", "dodge", "dodge")),
    Case("frost_wraith.ice_touch", 2, ("moon_arrow", "moon_arrow"), casting=True, limited=False),
    Case("frost_wraith.ice_crystal_blast", 2, ("dodge",) * 4, foe={"hp": 2}),
    Case("moon_rider.lunar_eclipse", 1, ("dodge:heart", "dodge:heart")),
    Case("alchemist.chemical_fury", 1, (), marked(ELEMENTS, *FOUR), rests=True, alone=True),
    Case("silent_sorcerer.silence_curse", 1, ("dodge:heart", "dodge:heart")),
    Case("king_of_the_gods.thunder_wrath", 0, (), {"rage": 2}),
    Case("dark_sage.vacuum", 1, ("chakra", "disarm", "disarm"), foe={"hand": ["disarm"]}, rests=True),
    Case("death_oracle.carrion_bats", 1, ("dodge",) * 3, marked(SPIRITS, "chakra")),
    Case("death_oracle.evil_spirits", 1, ("dodge", "chakra"), {"rage": 1}, limited=False, rests=True, alone=True),
    Case("death_oracle.drive_spirits", 1, (), {"rage": 2, **marked(SPIRITS, "chakra", "disarm")}),
    Case("dark_ranger.frost_arrow", 2, ("chakra", "disarm"), casting=True, limited=False),
    Case("dark_ranger.power_strike", 1, ("chakra", "disarm"), foe={"hand": ["disarm"]}),
    Case("brood_spider.weave_web", 1, ("normal_attack",) * 3, {"hp": 1}, rests=True, alone=True),
]  # fmt: skip
EVERY = pytest.mark.parametrize("case", CASES, ids=lambda case: case.skill)


def make_immune(t: Table, *seats: int) -> None:
    """As Siren Song of the last seat would."""
    for seat in seats:
        t.state.seats[seat].immune_by = 3
    t.game.reindex()


def first_choice(t: Table) -> Any:
    """As few of the first options as will do."""
    question = t.game.pending
    assert question is not None
    if not question.many:
        return 0
    return question.fitting(range(len(question.options)), question.least)


def rest(t: Table) -> None:
    """Answer until somebody is in its play phase or casts."""
    while not t.game.over and t.game.pending is not None and not t.game.pending.phase:
        t.game.answer(first_choice(t))


def leave(case: Case, t: Table) -> None:
    rest(t)
    if case.casting and t.asked() == (case.hero, "cast"):
        t.players[case.hero].passes()


@EVERY
def test_it_is_offered_and_once_a_turn_only(case: Case) -> None:
    """R28.2."""
    t = case.table()
    assert case.offered(t)
    leave(case, t)
    t = case.table(used={case.skill: 1})
    assert case.offered(t) is not case.limited
    leave(case, t)


@EVERY
def test_it_is_taken_back_until_something_is_paid(case: Case) -> None:
    """R10.5: after the last free choice there is no way back."""
    t = case.table()
    before = t.game.hash()
    for choices in range(1, case.choices + 1):
        t.players[case.hero].sets_off(case.skill)
        for _ in range(choices - 1):
            t.game.answer(first_choice(t))
        assert t.game.pending is not None and t.game.pending.cancel
        t.game.cancel()
        assert t.game.hash() == before
    t.players[case.hero].sets_off(case.skill)
    for _ in range(case.choices):
        t.game.answer(first_choice(t))
    assert t.game.pending is None or not t.game.pending.cancel
    assert t.game.hash() != before
    leave(case, t)


@EVERY
@pytest.mark.unforked
def test_an_immune_user_pays_or_rests(case: Case) -> None:
    """A165: what concerns others can still be used, at full price."""
    t = case.table()
    make_immune(t, 0)
    assert case.offered(t) is not case.rests
    if not case.rests:
        seat = t.state.seats[0]
        before = len(seat.hand) + seat.rage + len(seat.status)
        t.players[case.hero].sets_off(case.skill)
        rest(t)
        assert len(seat.hand) + seat.rage + len(seat.status) < before
    leave(case, t)


@EVERY
@pytest.mark.unforked
def test_the_immune_are_no_targets(case: Case) -> None:
    """R27.3: with all others immune only what needs nobody else, or can be aimed at oneself, is left."""
    t = case.table()
    make_immune(t, 1, 2, 3)
    to_oneself = case.skill in (
        "mammoth_kin.grant_strength", "drunken_panda.drunken_haze", "frost_wraith.ice_touch", "moon_rider.lunar_eclipse"
    )  # fmt: skip
    assert case.offered(t) is (case.alone or to_oneself)
    leave(case, t)
