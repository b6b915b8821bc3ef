"""Records: round trips, replay to the same State, other builds, and everything that is no record."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import replace
from typing import Any

import pytest

from fate.fate2 import record as records
from fate.fate2.record import blank, from_any, from_text, record_of, restore, to_text
from fate.fate2.rules.options import BadSetup, Options
from fate.kernel import record as kernel
from fate.kernel.record import BadRecord, Record, from_fragment, from_json, to_fragment, to_json
from tests.fate2.games import BUILD, play, played


def recorded(seed: int = 1, decisions: int = 60) -> tuple[str, Record]:
    """The hash of a game in progress and its record."""
    game, origin = played(seed, decisions)
    return game.hash(), record_of(game, origin)


@pytest.mark.parametrize("seed", range(4))
def test_replay_gives_the_same_state(seed: int) -> None:
    for decisions in (0, 3, 40, 41, 42, 43, 100_000):
        expected, record = recorded(seed, decisions)
        game, origin = restore(record, build=BUILD)
        assert game.hash() == expected
        assert record_of(game, origin) == record


def test_round_trips() -> None:
    expected, record = recorded()
    assert from_json(to_json(record)) == record
    assert from_fragment(to_fragment(record)) == record
    assert from_fragment("#" + to_fragment(record)) == record
    assert replace(record, checkpoint=None) == from_text(to_text(record))
    for text in (to_json(record), to_fragment(record), to_text(record)):
        game, _ = restore(from_any(text), build=BUILD)
        assert game.hash() == expected


def test_text_has_one_readable_decision_a_line() -> None:
    _, record = recorded(decisions=12)
    head, _, body = to_text(record).partition("\n\n")
    assert head.splitlines()[:3] == ["format: 1", "build: test", "game: fate2"]
    lines = body.splitlines()
    assert len(lines) == 12
    assert all(line.startswith(f"@{i} setup.hero: ") for i, line in enumerate(lines[:5]))


def test_cancelled_moves_leave_no_trace() -> None:
    for seed in range(30):
        game, origin = played(seed, 50)
        for _ in play(game, seed, 60):
            if game.pending is not None and game.pending.cancel:
                game.cancel()
                restored, _ = restore(record_of(game, origin), build=BUILD)
                assert restored.hash() == game.hash()
                return
    raise AssertionError("nothing to cancel was found")


def test_another_build_goes_on_from_the_checkpoint() -> None:
    _, record = recorded(decisions=45)
    assert record.checkpoint is not None
    game, origin = restore(record, build="newer")
    assert (origin.build, origin.start) == ("newer", record.checkpoint[1])
    same, _ = restore(record.upto(record.checkpoint[0]), build=BUILD)
    assert game.hash() == same.hash()
    for _ in play(game, 9, 30):
        pass
    again, _ = restore(record_of(game, origin), build="newer")
    assert again.hash() == game.hash()
    text, _ = restore(from_text(to_text(record_of(game, origin))), build="newer")
    assert text.hash() == game.hash()


def test_another_build_without_a_checkpoint() -> None:
    _, record = recorded()
    with pytest.raises(BadRecord, match="made by 'test', not 'newer'"):
        restore(replace(record, checkpoint=None), build="newer")
    game, _ = restore(blank(Options(players=5), 3, build="older"), build="newer")
    assert game.pending is not None


def test_upto() -> None:
    _, record = recorded(decisions=45)
    assert record.checkpoint is not None
    assert record.upto(45) == record
    assert record.upto(3).decisions == record.decisions[:3]
    assert record.upto(3).checkpoint is None
    with pytest.raises(BadRecord, match="45 decisions, not 46"):
        record.upto(46)


def test_impossible_set_up() -> None:
    with pytest.raises(BadSetup):
        blank(Options(players=9), 1, build=BUILD)


def changed(**facts: Any) -> str:
    _, record = recorded(decisions=20)
    return json.dumps({**json.loads(to_json(record)), **facts})


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"format": 2}, "format 2 cannot be read, only 1"),
        ({"extra": 1}, r"unknown \['extra'\]"),
        ({"seed": "1"}, "record.seed: expected int, got '1'"),
        ({"seed": True}, "record.seed: expected int, got True"),
        ({"seed": -1}, "64 bits"),
        ({"setup": []}, "record.setup: expected dict"),
        ({"decisions": {}}, "record.decisions: expected a list"),
        ({"decisions": [0, "x"]}, r"record.decisions\[1\]: expected a number or a list"),
        ({"decisions": [[None]]}, r"record.decisions\[0\]"),
        ({"checkpoint": [1]}, "record.checkpoint: expected"),
        ({"checkpoint": [21, []]}, "after 21 decisions, the record has 20"),
    ],
)
def test_damaged_json(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        from_json(changed(**facts))


@pytest.mark.parametrize("text", ["", "x", "[]", "null", "{", "{}", "[" * 100_000, '{"format": 1}', "1" * 5000])
def test_foreign_text(text: str) -> None:
    with pytest.raises(BadRecord, match="record: "):
        from_json(text)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"game": "chess"}, "'chess' is another game"),
        ({"mode": "duel"}, "record.mode: 'duel', but"),
        ({"setup": {"players": 99}}, "record.setup: "),
        ({"setup": {"sets": ["standard", 5]}}, "record.setup: "),
        ({"setup": {"nonsense": 1}}, "record.setup: "),
        ({"decisions": [99]}, r"record.decisions\[0\]: setup.hero: option 99 does not exist"),
        ({"decisions": [[0]]}, r"record.decisions\[0\]: setup.hero"),
        ({"start": 5}, "record.start: "),
        ({"start": []}, "record.start: "),
    ],
)
def test_unplayable_records(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        restore(from_json(changed(**facts, checkpoint=None)), build=BUILD)


def test_decisions_after_the_end() -> None:
    _, record = recorded(decisions=100_000)
    longer = replace(record, checkpoint=None, decisions=(*record.decisions, 0))
    with pytest.raises(BadRecord, match="nothing is being asked"):
        restore(longer, build=BUILD)
    with pytest.raises(BadRecord, match="the game is over"):
        to_text(longer)


def test_a_start_that_makes_no_sense() -> None:
    _, record = recorded(decisions=45)
    assert record.checkpoint is not None
    state = json.loads(json.dumps(record.checkpoint[1]))
    seats = next(i for i, value in enumerate(state) if isinstance(value, list) and value and isinstance(value[0], list))
    for hero in ("nobody", ""):
        state[seats][0][0] = hero
        try:
            restore(replace(record, start=state, checkpoint=None, decisions=()), build=BUILD)
        except BadRecord as error:
            assert "record" in str(error)
    state[seats][0] = state[seats][1]
    with pytest.raises(BadRecord, match="record"):
        restore(replace(record, start=state, checkpoint=None, decisions=()), build=BUILD)


def fragment(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("!!", "no base64url"),
        ("é", "no base64url"),
        ("abcde", "base64url|unpacked"),
        (fragment(b"hello"), "cannot be unpacked"),
        (fragment(zlib.compress(b"x" * 5_000_000)), "more than 4000000 bytes"),
        (fragment(zlib.compress(b"{}")[:-3]), "cut off"),
        (fragment(zlib.compress(b"{}") + b"xx"), "followed by something else"),
        (fragment(zlib.compress(b"\xff\xfe")), "no text"),
        (fragment(zlib.compress(b"{}")), "format None"),
    ],
)
def test_damaged_fragments(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        from_fragment(text)


def test_absurd_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "MOST_BYTES", 1000)
    for read in (from_json, from_fragment):
        with pytest.raises(BadRecord, match="longer than 1000"):
            read("a" * 1001)
    monkeypatch.setattr(kernel, "MOST_BYTES", 4_000_000)
    monkeypatch.setattr(kernel, "MOST_DECISIONS", 10)
    with pytest.raises(BadRecord, match="more than 10"):
        from_json(changed())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format: 1", "format: 2", "line 1: expected `format: 1`"),
        ("seed: ", "seed", "line 6: expected `name: value`"),
        ("seed: 1", "seed: one", "line 6"),
        ("game: fate2\n", "", "the facts are not those of a record"),
        ("@0 setup.hero", "@1 setup.hero", "line 8: '@1 setup.hero' is answered, '@0 setup.hero' is asked"),
        ("@0 setup.hero: ", "@0 setup.hero: no", "line 8: 'no.*' is not offered"),
    ],
)
def test_damaged_text(old: str, new: str, message: str) -> None:
    _, record = recorded(decisions=8)
    text = to_text(record)
    assert old in text
    with pytest.raises(BadRecord, match=message):
        from_text(text.replace(old, new, 1))


def test_text_that_goes_on_after_the_end() -> None:
    _, record = recorded(decisions=100_000)
    with pytest.raises(BadRecord, match="the game is over"):
        from_text(to_text(record) + "@0 play: end\n")


def test_facts_of_a_record_name_the_game() -> None:
    assert blank(Options(players=6), 1 << 64, build=BUILD).seed == 0
    assert blank(Options(), 1, build=BUILD).game == records.GAME
