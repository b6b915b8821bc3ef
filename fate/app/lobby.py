"""The lobby as data for its template: what a new game can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from fate.app import form, icons
from fate.app.form import Agreement
from fate.app.wording import Wording
from fate.fate2 import data
from fate.fate2.rules.options import CHOICE, HIDDEN, HOUSE

CAMPS = ("sentinel", "scourge", "neutral")
SEATS = "ABCDEFGH"


def lobby(
    language: str,
    agreement: Agreement | None = None,
    resume: Mapping[str, Any] | None = None,
    toast: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The view model of the lobby. `resume` describes a game in progress: hero facts, title, text."""
    agreement = agreement or form.default()
    words, options = Wording(language), agreement.options
    people = [seat for seat, player in enumerate(agreement.players) if player.person]
    rows = [row for row in data.modes() if (row.mode, row.players) == (options.mode, options.players)]
    row = next((r for r in rows if bool(r.neutral) == options.neutrals), rows[0])
    mix = [
        {"id": camp, "name": words.t(f"identity.{camp}"), "icon": icons.IDENTITIES[camp], "n": getattr(row, camp)}
        for camp in CAMPS
        if getattr(row, camp)
    ]
    return {
        "modes": [_choice(words, "ui.mode.", id, options.mode) for id in form.MODES],
        "mode_text": words.t(f"mode.{options.mode}.text"),
        "counts": form.counts(options.mode),
        "options": options,
        "seed": agreement.seed,
        "mix": mix,
        "splits": len(rows) > 1,
        "seats": [
            {
                "n": seat,
                "person": player.person,
                "name": player.name,
                "usual": usual_name(words, seat, agreement),
                "levels": [_choice(words, "ui.level.", level, player.level or form.HARDEST) for level in form.LEVELS],
            }
            for seat, player in enumerate(agreement.players)
        ],
        "shared": len(people) > 1,
        "differ": len(set(agreement.players)) > 1,
        "sit": Markup(" · ").join(
            words.say("ui.sits", {"name": names(words, agreement)[seat], "n": seat + 1}) for seat in people
        ),
        "watching": not people,
        "sets": [_set(words, name, options.sets) for name in data.SETS],
        "hidden": [_choice(words, "ui.hidden.", name, options.hidden) for name in HIDDEN],
        "choice": [_choice(words, "ui.choice.", name, options.choice) for name in CHOICE],
        "drafted": options.mode == "duel_three_hero_rotation",
        "house": [{"id": id, "text": words.t(f"house.{id}"), "on": id in options.house} for id in HOUSE],
        "resume": resume,
        "toast": toast,
        "name_length": form.NAME_LENGTH,
        "name_full": words.say("ui.full", {"n": form.NAME_LENGTH}),
        "seed_length": form.SEED_LENGTH,
        "seed_full": words.say("ui.full", {"n": form.SEED_LENGTH}),
    }


def names(words: Wording, agreement: Agreement) -> list[str]:
    """The players' names, by seat."""
    return [player.name or usual_name(words, seat, agreement) for seat, player in enumerate(agreement.players)]


def levels(words: Wording, agreement: Agreement) -> str:
    """How well the bots play, in a few words; empty where nobody chose."""
    chosen = Counter(player.level for player in agreement.players if player.level)
    if len(chosen) == 1:
        return words.t(f"ui.level.{next(iter(chosen))}")
    return " · ".join(f"{words.t(f'ui.level.{level}')} {chosen[level]}" for level in form.LEVELS if chosen[level])


def usual_name(words: Wording, seat: int, agreement: Agreement) -> str:
    """What somebody without a name is called: the only person "you"; several by the number, bots by the letter of their
    seat, so that nobody is called another name because somebody takes over, or leaves, another seat.
    """
    people = [place for place, player in enumerate(agreement.players) if player.person]
    if people == [seat]:
        return words.t("ui.your_name")
    if seat in people:
        return str(words.say("ui.person_name", {"n": seat + 1}))
    return str(words.say("ui.bot_name", {"n": SEATS[seat]}))


def _choice(words: Wording, prefix: str, id: str, chosen: str) -> dict[str, Any]:
    return {"id": id, "name": words.t(prefix + id), "on": id == chosen}


def _set(words: Wording, name: str, chosen: tuple[str, ...]) -> dict[str, Any]:
    heroes = sum(hero.set == name for hero in data.heroes().values())
    kinds = [kind for kind in data.kinds().values() if kind.set == name]
    facts = {
        "heroes": heroes,
        "plays": sum(kind.category != "monster" for kind in kinds),
        "monsters": sum(kind.category == "monster" for kind in kinds),
        "fates": sum(fate.set == name for fate in data.fates().values()),
    }
    text = str(words.say("ui.set_holds", facts)).strip(" ·")
    return {"id": name, "name": words.t(f"set.{name}"), "text": text, "on": name in chosen}
