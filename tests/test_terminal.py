"""A game in the terminal: everything is said in both languages, every way to answer works, mistakes are survived."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from fate import asking, simulate, terminal
from fate.cli import main
from fate.fate2 import data
from fate.fate2.record import blank, restore
from fate.fate2.rules.options import Options
from fate.fate2.rules.view import view
from fate.kernel.question import Question
from fate.plain import Plain
from tests.fate2.games import begin

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
    answering(monkeypatch, "", "?", "99", "0", "1 2", "nonsense", "cancel", "? 1", "? 9", "quit")
    assert terminal.play(FIVE, 3, "en", "random") == 1
    shown = capsys.readouterr().out
    assert shown.count("Answer with the number of an option") == 3
    assert shown.count("Answer with one number from 1 to 3") == 3
    assert "nonsense is none of the options, or could be several" in shown
    assert "There is nothing that could be taken back" in shown
    assert "Multiple Casting: " in shown
    assert shown.endswith("You have left the game\n")


def test_what_picks_must_be_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    cards = [("card", uid) for uid in range(4)]
    question = Question(0, "x", cards, many=True, least=2, most=3, groups=["a", "a", "b", "b"], spread="same")
    game, _ = begin(3)
    for language, said in (("en", "2 to 3 different numbers from 1 to 4, all of one kind\n"), ("zh", "须为同一类\n")):
        game.pending = question
        assert not terminal._given(game, question, "1 3", {}, Plain(language))
        assert capsys.readouterr().out.endswith(said)


def test_questions_and_options_are_said_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, *["1"] * 12, then=None)
    assert terminal.play(FIVE, 3, "en", "random") == 1
    shown = capsys.readouterr().out
    for said in (
        "Choose your hero\n   1  Ogre Mage  [ogre_mage]\n",
        "\n» @0 Ogre Mage · you · Scourge · ♥",
        "\n  Your hand: ",
        "\nYour turn to play\n",
        "  7  End turn  [end]\n",
        "\nChaos Attack: choose a target\n   1  Two-Headed Dragon  [@1]\n",
    ):
        assert said in shown


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("options", [Options(players=8, sets=data.SETS), Options("duel_three_hero_rotation", 2)])
def test_no_question_is_said_in_ids(language: str, options: Options) -> None:
    game, _ = restore(blank(options, 1, build="t"), build="t")
    choose = simulate.random_player(1)
    while not game.over:
        question = game.pending
        assert question is not None
        seen = view(game, question.seat)
        words = Plain(language, [f"P{i}" for i in range(8)], question.seat)
        texts = [asking.option_text(option, question, seen, words) for option in question.options]
        for text in (asking.title(question, seen, words), *texts):
            assert text
            assert not re.search(r"[a-z]_[a-z]|[a-z]\.[a-z]|\bNone\b|[{}\[\]]", text), (question.key, text)
            assert language == "en" or not re.search(r"[a-z]{2}", text), (question.key, text)
        game.answer(choose(game))


def test_the_end_of_input_leaves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answering(monkeypatch, then=None)
    assert main(["play", "--bots", "random", "--lang", "en"]) == 1
    assert "seed " in capsys.readouterr().out


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
