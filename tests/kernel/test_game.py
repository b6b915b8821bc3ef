"""The loop: answers, depth, caps, cancelling, forks, watching."""

from __future__ import annotations

import sys

import pytest

from fate.kernel import game as kernel
from fate.kernel.event import Event
from fate.kernel.game import NoFork
from fate.kernel.question import IllegalAnswer
from tests.kernel.toy import ADD_1, ADD_5, BUY, CHAIN, LOT, STOP, Forbidden, Toy, toy


def key(game: Toy) -> str:
    assert game.pending is not None
    return game.pending.key


def test_questions_are_numbered_and_decisions_kept() -> None:
    game = toy()
    assert game.pending is not None
    assert game.pending.number == 1
    game.answer(ADD_1)
    game.answer(ADD_5)
    assert game.pending.number == 3
    assert game.decisions == [ADD_1, ADD_5]
    assert (game.state.total, game.state.turn) == (6, 0)


def test_illegal_answer_changes_nothing() -> None:
    game = toy(keep=True)
    before, question = game.hash(), game.pending
    with pytest.raises(IllegalAnswer):
        game.answer(99)
    assert (game.hash(), game.pending, game.decisions) == (before, question, [])


def test_over_means_nothing_is_asked() -> None:
    game = toy()
    game.answer(STOP)
    assert game.over
    assert game.pending is None
    with pytest.raises(IllegalAnswer, match="nothing is being asked"):
        game.answer(0)
    assert game.fork().over


def test_deep_chains_need_no_python_stack() -> None:
    """300 events inside each other under a limit of 120 more Python frames."""
    game = toy()
    limit, depth = sys.getrecursionlimit(), len(__import__("inspect").stack())
    sys.setrecursionlimit(depth + 120)
    try:
        game.answer(CHAIN)
    finally:
        sys.setrecursionlimit(limit)
    assert game.state.total == 1


def test_forbidden_event_does_not_happen() -> None:
    class Strict(Toy):
        def main(self):  # type: ignore[no-untyped-def]
            assert (yield Forbidden()) is None
            yield from super().main()

    assert Strict(toy().state.copy()).start().pending is not None


def test_endless_chain_ends_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    """A131: past the cap optional reactions are no longer offered."""
    game = toy((0, "echo"), log=True)
    game.answer(ADD_1)
    for _ in range(kernel.DEPTH_CAP):
        if key(game) != "trigger.may":
            break
        game.answer(0)
    assert key(game) == "act"
    assert game.capped
    assert [entry.key for entry in game.log or ()] == ["capped"]


def test_cancel_takes_back_all_of_a_compound_move() -> None:
    game = toy(keep=True)
    before = game.hash()
    game.answer(BUY)
    game.answer(1)
    assert key(game) == "buy.second"
    game.cancel()
    assert (key(game), game.hash(), game.decisions) == ("act", before, [])
    game.answer(BUY)
    game.answer(0)
    game.answer(2)
    assert (game.state.paid, game.state.total, game.decisions) == (1, 1, [BUY, 0, 2])


def test_what_cannot_be_cancelled() -> None:
    game = toy((1, "veto"), keep=True)
    for answer in (None, ADD_5):
        if answer is not None:
            game.answer(answer)
        with pytest.raises(IllegalAnswer, match="taken back"):
            game.cancel()


@pytest.mark.parametrize("keep", [True, False])
def test_fork_at_a_phase_question(keep: bool) -> None:
    game = toy(keep=keep)
    game.answer(LOT)
    twin = game.fork()
    assert twin.hash() == game.hash()
    twin.answer(LOT)
    twin.answer(LOT)
    assert twin.state.total != game.state.total
    game.answer(LOT)
    game.answer(LOT)
    assert twin.hash() == game.hash()


def test_fork_in_the_middle_replays_from_the_checkpoint() -> None:
    game = toy((1, "veto"), keep=True)
    game.answer(ADD_1)
    game.answer(BUY)
    game.answer(1)
    twin = game.fork()
    assert twin.pending is not None
    assert (twin.pending.key, twin.pending.number) == ("buy.second", 4)
    twin.answer(1)
    assert key(twin) == "trigger.may"
    assert key(game) == "buy.second"
    game.answer(1)
    assert (key(game), game.hash()) == (key(twin), twin.hash())


def test_fork_without_a_checkpoint() -> None:
    game = toy()
    game.answer(BUY)
    with pytest.raises(NoFork):
        game.fork()


@pytest.mark.parametrize("answers", [[BUY], [BUY, 1]])
def test_cancel_in_a_fork(answers: list[int]) -> None:
    """What is taken back in a fork is forgotten there as well, so that it can be forked and recorded again."""
    game = toy(keep=True)
    twin = game.fork(keep=True)
    for answer in answers:
        game.answer(answer)
        twin.answer(answer)
    for other in (twin, game.fork(keep=True)):
        other.cancel()
        assert other.decisions == []
        other.answer(BUY)
        assert other.decisions == [BUY]
        assert other.fork().hash() == other.hash()


def test_checkpoint_counts_decisions() -> None:
    game = toy(keep=True)
    game.answer(ADD_1)
    assert game.checkpoint() == (1, game.state)
    game.answer(BUY)
    found = game.checkpoint()
    assert found is not None
    assert (found[0], found[1].total) == (1, 1)


def test_why_tells_the_chain_outermost_first() -> None:
    game = toy((1, "veto"))
    game.answer(ADD_5)
    assert game.why() == [{"event": "Add", "seat": 0, "amount": 5}]


def test_watch_sees_every_event(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Toy, "watch", staticmethod(lambda game, event: seen.append(type(event).__name__)))
    game = toy((0, "note"))
    game.answer(ADD_1)
    assert seen == ["Add", "Reaction", "Add", "Pass"]  # an Add with a window is seen before and after it


def test_an_event_by_default_only_opens_windows() -> None:
    event = Event()
    event.result = 5
    assert event.happen(None) == 5
    assert (event.allowed(None), event.origin(), event.about()) == (True, "", {})
