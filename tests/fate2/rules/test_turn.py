"""The turn and its phases (R5 to R11)."""

from __future__ import annotations

import pytest

from fate.fate2.rules.catalog import RANK
from fate.fate2.rules.game import new_game
from fate.fate2.rules.setup import Contest
from fate.kernel.game import Game
from tests.table import Table


def test_a_neutral_may_reveal_itself_as_its_discard_phase_begins() -> None:
    """R22.8: also outside the play phase, in its own turn."""
    t = Table(fate="possessed_by_the_ancient", phase="discard", a={"identity": "neutral"}, b={}, c={}, d={})
    assert t.asked() == ("a", "reveal")
    t.a.answers("reveal", ("reveal",))
    assert t.state.revealed == 0


def test_a_neutral_may_reveal_itself_before_its_statuses_leave() -> None:
    """R22.8: in its status phase."""
    t = Table(fate="possessed_by_the_ancient", phase="status", a={"identity": "neutral"}, b={}, c={}, d={})
    t.a.declines("reveal")
    assert t.asked() == ("a", "play") and t.state.revealed is None


@pytest.mark.parametrize(("phase", "then"), [("status", "b"), ("play", "b"), ("discard", "c")])
def test_nobody_reveals_itself_in_anothers_turn_or_without_being_a_neutral(phase: str, then: str) -> None:
    """R22.8: neither an earlier nor a later seat."""
    t = Table(
        turn="b", phase=phase, fate="possessed_by_the_ancient", a={"identity": "neutral"},
        b={"identity": "sentinel"}, c={"identity": "scourge"}, d={"identity": "neutral"},
    )  # fmt: skip
    assert t.asked() == (then, "play") and t.offered(then)[-1] == "end" and "reveal" not in t.offered(then)


def test_only_the_surplus_is_discarded() -> None:
    """R11.1: exactly down to the limit, of one's own choice."""
    t = Table(a={"hand": ["dodge", "dodge", "chakra", "greed", "frenzy", "disarm"], "limit": 4}, b={}, c={})
    t.a.ends()
    question = t.game.pending
    assert question is not None and (question.least, question.most) == (2, 2)
    t.a.answers("discard", ["greed", "disarm"])
    assert t.a.cards == ["dodge:heart", "dodge:heart", "chakra:club", "frenzy:diamond"]


def test_at_the_limit_nothing_is_discarded() -> None:
    """R11.1."""
    t = Table(a={"hand": ["dodge", "dodge", "chakra", "greed"], "limit": 4}, b={}, c={})
    t.a.ends()
    assert t.asked() == ("b", "play") and len(t.a.hand) == 4


def test_the_dead_end_their_turn_where_they_die() -> None:
    """R5.4: no discard and no end phase; the next living character is up."""
    t = Table(a={"hp": 1, "hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, c={"alive": False, "hp": 0}, d={},
              deck=["flame_attack:heart"])  # fmt: skip
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.b.declines("reward")
    assert t.asked() == ("b", "play") and not t.a.alive


def test_the_first_turn_is_the_first() -> None:
    """A27: numbers count from 1, and the starting seat has no one before it."""
    game = new_game(5, 4, choice="random", first=2)
    assert (game.state.turn, game.state.before, game.state.turn_no) == (2, 2, 1)


def test_turns_are_counted_one_by_one() -> None:
    """A162."""
    t = Table(a={}, b={}, c={}, turn_no=5)
    t.a.ends()
    assert (t.state.turn_no, t.state.turn, t.state.before) == (6, 1, 0)


def test_a_skipped_phase_is_skipped_once() -> None:
    """A35: in the next turn of the one it was laid on, not later."""
    t = Table(a={}, b={}, only=False)
    t.state.seats[1].skips = ("play",)
    t.a.ends()
    assert t.asked() == ("a", "play") and t.state.seats[1].skipping == () and t.state.seats[1].skips == ()
    t.a.ends()
    assert t.asked() == ("b", "play")


def moments(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the turn's own events from now on."""
    seen: list[str] = []
    wanted = ("TurnBegin", "StatusPhase", "DrawPhase", "PlayPhase", "EndPhase", "TurnEnd")

    def watch(game: object, event: object) -> None:
        name = type(event).__name__
        if name in wanted:
            seen.append(name)

    monkeypatch.setattr(Game, "watch", staticmethod(watch))
    return seen


def test_the_moments_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """R5: each once, in this order."""
    t = Table(a={}, b={}, c={})
    seen = moments(monkeypatch)
    t.a.ends()
    t.b.ends()
    end, begin = ["EndPhase", "TurnEnd"], ["TurnBegin", "StatusPhase", "DrawPhase", "PlayPhase"]
    assert seen == end + begin + end + begin


def test_the_turn_of_one_who_dies_in_it_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """R5.4, R11.3."""
    t = Table(a={"hp": 1, "hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, c={}, d={},
              deck=["flame_attack:heart"])  # fmt: skip
    seen = moments(monkeypatch)
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    t.b.declines("reward")
    assert seen == ["TurnEnd", "TurnBegin", "StatusPhase", "DrawPhase", "PlayPhase"]


def test_skipped_phases_have_no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """R5.3: and the turn ends all the same."""
    t = Table(a={}, b={}, c={})
    t.state.seats[1].skips = ("draw", "play", "end")
    seen = moments(monkeypatch)
    t.a.ends()
    assert seen[2:] == ["TurnBegin", "StatusPhase", "TurnEnd", "TurnBegin", "StatusPhase", "DrawPhase", "PlayPhase"]


@pytest.mark.parametrize("phase", ["casting", "status", "draw", "end"])
def test_a_fate_that_waits_for_quiet_is_looked_at_in_every_phase(phase: str) -> None:
    """R21.6, R22.6: as soon as nothing is being resolved, not only when somebody acts."""
    t = Table(
        phase=phase, fate="summoner_of_death", a={"hp": 2, "identity": "sentinel"}, b={"identity": "neutral"},
        c={"hp": 1, "identity": "scourge"},
    )  # fmt: skip
    assert (t.state.outcome.camp, t.state.phase) == ("neutral", phase)


def test_and_after_a_discard() -> None:
    """R11.1, R21.6: also after cards of the surplus have gone."""
    t = Table(
        fate="summoner_of_death", a={"hand": ["chakra", "greed"], "limit": 1, "identity": "neutral"},
        b={"hp": 3, "identity": "sentinel"}, c={"hp": 1, "identity": "scourge"},
    )  # fmt: skip
    t.a.ends()
    t.state.seats[1].hp = 2
    t.a.answers("discard", ["greed"])
    assert (t.state.outcome.camp, t.state.phase) == ("neutral", "discard")


def test_a_contest_of_equals_goes_on_until_one_is_higher() -> None:
    """R23.5: and every card turned up is shuffled back."""
    t = Table(a={}, b={}, c={})
    ranks = {rank: [uid for uid in t.state.deck if RANK[uid] == rank] for rank in (5, 9, 2)}
    rest = [uid for uid in t.state.deck if uid not in [*ranks[5][:2], *ranks[9][:1], *ranks[2][:2]]]
    turned = [ranks[5][0], ranks[5][1], ranks[2][0], ranks[2][1], ranks[9][0]]
    t.state.deck = rest + turned[::-1]
    before = sorted(t.state.deck)
    assert Contest().happen(t.game) == 1
    assert [len(entry["cards"]) for entry in t.told("contest")] == [3, 2]
    assert sorted(t.state.deck) == before
