"""`python -m fate play`: one person against bots, in a terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from fate import asking, simulate
from fate.fate2 import notation
from fate.fate2.record import blank, restore
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.fate2.rules.view import SeatView, View, view
from fate.kernel.question import IllegalAnswer, Question
from fate.plain import Plain

ME = 0
"""The person's seat."""
QUIT, CANCEL, HELP = "quit", "cancel", "?"


class Left(Exception):
    """The person has had enough."""


def play(options: Options, seed: int | None, language: str, bots: str) -> int:
    """Play one game; returns 0, or 1 when it was left before its end. Raises BadSetup."""
    seed = secrets.randbits(32) if seed is None else seed
    game, _ = restore(blank(options, seed, build="terminal"), build="terminal", log=True)
    bot = simulate.players(bots)(seed)
    words = Plain(language, reader=ME)
    print(words.say("terminal.welcome", seed=seed))
    told = 0
    try:
        while not game.over:
            told = _tell(game, words, told)
            question = game.pending
            assert question is not None
            if question.seat == ME:
                _answer(game, question, words)
            else:
                game.answer(bot(game))
    except (Left, EOFError):
        print(words.say("terminal.left"))
        return 1
    _tell(game, words, told)
    outcome = game.state.outcome
    assert outcome is not None
    print(words.say("ui.you_won" if ME in outcome.seats else "ui.you_lost"))
    return 0


def _tell(game: FateGame, words: Plain, told: int) -> int:
    """Print what has happened since; returns how much has been told now."""
    log = game.log or []
    if len(log) > told:
        seats = view(game, ME).seats
        words.names = [words.texts[f"hero.{seat.hero}"] if seat.hero else f"@{i}" for i, seat in enumerate(seats)]
    for entry in log[told:]:
        key, args = f"log.{entry.key}", entry.seen_by(ME)
        if key in words.texts:
            line = "  " + words.say(key, **{**_MISSING, **args, **_derived(entry.key, args)})
            print("\n" + line.strip() if entry.key == "turn" else line)
    return len(log)


_MISSING: dict[str, Any] = dict.fromkeys(("cards", "targets", "identity", "source", "killer", "seats"))


def _derived(key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments that only sentences need."""
    if key == "rage":
        amount = args["amount"]
        return {"gained": max(amount, 0), "lost": max(-amount, 0)}
    if key == "turn_armor":
        return {"sideways": not args["upright"]}
    if key == "dispelled":
        return {"of": args.get("card") or args.get("skill")}
    if key == "take":
        seen = args.get("cards") or args["worn"]
        return {"cards": seen, "unseen": args["count"] - len(seen)}
    return {}


def _answer(game: FateGame, question: Question, words: Plain) -> None:
    """Show the table and the options until the person has answered."""
    seen = view(game, ME)
    print("\n".join(["", *_table(seen, words), _title(question, seen, words)]))
    for number, option in enumerate(question.options, 1):
        print(f"  {number:>2}  {asking.option_text(option, question, seen, words)}  [{notation.option_text(option)}]")
    names = {**notation.hero_names(seen.seats), "me": ME}
    while True:
        line = input("> ").strip()
        if line == QUIT:
            raise Left
        if line in (HELP, ""):
            print(words.say("terminal.help"))
        elif line.startswith(HELP):
            print(_explained(question, line.removeprefix(HELP).strip(), words))
        elif _given(game, question, line, names, words):
            return


def _given(game: FateGame, question: Question, line: str, names: Mapping[str, int], words: Plain) -> bool:
    """Do what a line says; whether it made sense. If not, say why."""
    numbers = line.replace("+", " ").split()
    try:
        if line == CANCEL:
            game.cancel()
        elif all(number.isdecimal() for number in numbers):
            picks = tuple(int(number) - 1 for number in numbers)
            game.answer(picks if question.many or len(picks) != 1 else picks[0])
        else:
            game.answer(notation.read(question, line, names))
    except notation.BadNotation:
        print(words.say("terminal.unknown", line=line))
    except IllegalAnswer:
        print(words.say("terminal.too_late") if line == CANCEL else _demand(question, words))
    else:
        return True
    return False


def _demand(question: Question, words: Plain) -> str:
    """What an answer to this question must be."""
    count = len(question.options)
    if not question.many:
        return words.say("terminal.pick_one", count=count)
    same, distinct = question.spread == "same", question.spread == "distinct"
    return words.say(
        "terminal.pick_some", count=count, least=question.least, most=question.most, same=same, distinct=distinct
    )


def _explained(question: Question, number: str, words: Plain) -> str:
    """The rules text behind an option, by its number."""
    if not number.isdecimal() or not 1 <= int(number) <= len(question.options):
        return words.say("terminal.help")
    return asking.rules_text(question.options[int(number) - 1], words) or words.say("terminal.no_text")


def _title(question: Question, seen: View, words: Plain) -> str:
    """What is asked, and how many to pick if that is not in it already."""
    asked = asking.title(question, seen, words)
    if not question.many or str(question.most) in asked:
        return asked
    count = str(question.most) if question.least == question.most else f"{question.least}–{question.most}"
    return f"{asked} ({count})"


def _table(seen: View, words: Plain) -> list[str]:
    """One line for each character, and one for one's own hand; before there are heroes, nothing."""
    if not any(seat.hero for seat in seen.seats):
        return []
    lines = [
        f"{'»' if i == seen.turn else ' '} {_character(i, seat, words)}"
        for i, seat in enumerate(seen.seats)
        if seat.hero
    ]
    hand = [uid for uid in seen.seats[ME].hand if uid >= 0]
    return [*lines, words.say("terminal.hand", cards=hand)] if hand else lines


def _character(i: int, seat: SeatView, words: Plain) -> str:
    whose = [words.texts["ui.you"]] if i == ME else []
    identity = words.texts[f"identity.{seat.identity}"] if seat.identity else "?"
    facts = [f"@{i} {words.texts[f'hero.{seat.hero}']}", *whose, identity]
    if not seat.alive:
        return " · ".join([*facts, "✝"])
    facts.append(f"♥{seat.hp}/{seat.max_hp} ★{seat.rage}/{seat.max_rage} ✋{len(seat.hand)}")
    facts += [words.card(uid) for uid in (seat.weapon, seat.armor) if uid is not None]
    return " · ".join([*facts, *(words.ability(status.kind) for status in seat.status)])
