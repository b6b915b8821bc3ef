"""A game in the terminal: everything is said in both languages, every way to answer works, mistakes are survived."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fate import terminal
from fate.cli import main
from fate.fate2.rules.options import Options
from fate.plain import Plain

FIVE = Options(players=5)


def answering(monkeypatch: pytest.MonkeyPatch, *lines: str, then: str | None = "1") -> None:
    """The person types these lines and then the last one for ever (None: closes the terminal)."""

    def typed() -> Iterator[str]:
        yield from lines
        while then is not None:
            yield then

    source = typed()

    def read(prompt: str = "") -> str:
        try:
            return next(source)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("players", [5, 8])
def test_a_whole_game(
    language: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Picks of several cards are typed as numbers: 1, then 1 2, then 1 2 3, until one is taken."""
    lines = ["1", "1 2", "1 2 3", "1 2 3 4"] * 2000
    answering(monkeypatch, *lines, then=None)
    assert terminal.play(Options(players=players), 7, language, "random") == 0
    shown = capsys.readouterr().out
    last = Plain(language)
    assert shown.strip().endswith((last.texts["ui.you_won"], last.texts["ui.you_lost"]))
    assert "{" not in shown
    assert "<" not in shown.replace("<>", "")


def test_mistakes_are_explained(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answering(monkeypatch, "", "?", "99", "0", "1 2", "nonsense", "cancel", "quit")
    assert terminal.play(FIVE, 3, "en", "random") == 1
    shown = capsys.readouterr().out
    for said in (
        "Answer with the number",
        "option 98",
        "option -1",
        "number of one",
        "'nonsense' is not",
        "taken back",
    ):
        assert said in shown
    assert shown.endswith("You have left the game\n")


def test_the_end_of_input_leaves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answering(monkeypatch, then=None)
    assert main(["play", "--bots", "random", "--lang", "en"]) == 1
    assert "Seed " in capsys.readouterr().out


def test_an_impossible_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "12"]) == 2
    assert "12" in capsys.readouterr().err


def test_notation_and_names(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answering(monkeypatch, "quillback", "quit")
    assert terminal.play(FIVE, 5, "en", "random") == 1
    assert "@0 Quillback" in capsys.readouterr().out


def test_sentences() -> None:
    words = Plain("en", ("Ann", "Ben"))
    assert words.say("log.damage", seat=0, amount=1, source=1, hp=3) == "Ann takes 1 damage from Ben, health 3"
    assert words.say("log.damage", seat=0, amount=1, source=None, hp=0) == "Ann takes 1 damage, health 0"
    with pytest.raises(KeyError):
        words.say("log.damage", seat=0)
    with pytest.raises(KeyError):
        words.say("log.nothing_of_the_kind")
    assert (words.card(-1), words.seat(7), words.ability("unknown")) == ("?", "@7", "unknown")
