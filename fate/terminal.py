"""`python -m fate play`: one person against bots, in a terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from fate import simulate
from fate.fate2 import notation
from fate.fate2.record import blank, restore
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.fate2.rules.view import SeatView, View, view
from fate.kernel.question import Answer, IllegalAnswer, Option, Question
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
    words = Plain(language)
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
    words.names = [
        words.texts[f"hero.{seat.hero}"] if seat.hero else f"@{i}" for i, seat in enumerate(game.state.seats)
    ]
    for entry in log[told:]:
        key, args = f"log.{entry.key}", entry.seen_by(ME)
        if key in words.texts:
            print("  " + words.say(key, **{**_MISSING, **args, **_derived(entry.key, args)}))
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
    print("\n".join(_table(seen, words)))
    print(_title(question, words))
    for number, option in enumerate(question.options, 1):
        print(f"  {number:>2}  {_option(option, words)}")
    names = {**notation.hero_names(game.state), "me": ME}
    while True:
        line = input("> ").strip()
        if line == QUIT:
            raise Left
        if line in (HELP, ""):
            print(words.say("terminal.help"))
            continue
        try:
            if line == CANCEL:
                game.cancel()
            else:
                game.answer(_read(question, line, names))
            return
        except (IllegalAnswer, notation.BadNotation) as error:
            print(f"  {error}")


def _read(question: Question, line: str, names: Mapping[str, int]) -> Answer:
    """Numbers as shown, or notation."""
    numbers = line.replace("+", " ").split()
    if all(number.isdecimal() for number in numbers):
        picks = tuple(int(number) - 1 for number in numbers)
        return question.check(picks if question.many else picks[0] if len(picks) == 1 else picks)
    return notation.read(question, line, names)


def _title(question: Question, words: Plain) -> str:
    """What is asked: the card or skill it is about, and how many to pick."""
    context = question.context
    about = [
        words.ability(context[name]) for name in ("skill", "ability", "card") if isinstance(context.get(name), str)
    ]
    asked = " · ".join([*about[:1], question.key])
    return f"{asked} ({question.least}–{question.most})" if question.many else asked


def _option(option: Option, words: Plain) -> str:
    head, *rest = option
    if head in ("seat", "identity", "hidden"):
        text = words.seat(rest[0])
    elif head in ("use", "card", "gear"):
        text = words.card(rest[-1])
    elif head == "as":
        text = (
            f"{words.ability(rest[0])}: {words.card(rest[1]) + ' → ' if len(rest) == 3 else ''}{words.kind(rest[-1])}"
        )
    elif head in ("skill", "ability"):
        text = words.ability(rest[0])
    elif head in ("suit", "colour", "hero"):
        text = words.texts[f"{head}.{rest[0]}"]
    else:
        text = ""
    return f"{text}  [{notation.option_text(option)}]" if text else f"[{notation.option_text(option)}]"


def _table(seen: View, words: Plain) -> list[str]:
    """One line for each character, and one for one's own hand."""
    lines = [""]
    for i, seat in enumerate(seen.seats):
        lines.append(f"{'>' if i == seen.turn else ' '} {_character(i, seat, words)}")
    hand = [uid for uid in seen.seats[ME].hand if uid >= 0]
    lines.append("  " + words.comma.join(words.card(uid) for uid in hand))
    return lines


def _character(i: int, seat: SeatView, words: Plain) -> str:
    if not seat.hero:
        return f"@{i}"
    identity = words.texts[f"identity.{seat.identity}"] if seat.identity else "?"
    facts = [f"@{i}", words.texts[f"hero.{seat.hero}"], f"({identity})"]
    if not seat.alive:
        return " ".join([*facts, "✝"])
    facts += [f"♥{seat.hp}/{seat.max_hp}", f"★{seat.rage}/{seat.max_rage}", f"✋{len(seat.hand)}"]
    facts += [words.card(uid) for uid in (seat.weapon, seat.armor) if uid is not None]
    facts += [words.ability(status.kind) for status in seat.status]
    return " ".join(facts)
