"""The record of this device: how the games of its person ended; apart from them those of several people, who are told
apart by name, since nobody there is "you"."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from fate.app import form, results
from fate.app.results import CAMPS, Result, percent, share
from fate.app.wording import Wording

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
HEROES_SHOWN = 8
CARDS_SHOWN = 10
SHARED = "together"
COMPANY = ("alone", SHARED)
ROLLING = 10
"""Games in each point of the rolling share of wins."""


def page(session: Session) -> dict[str, Any]:
    """Totals, and wins by identity, hero and mode, of several people also by who it is, as bars with their numbers."""
    words, chosen = Wording(session.settings.language), session.around.range
    together = [game for game in session.desk.results if game.people > 1]
    shared = session.around.shared and bool(together)
    of_these = together if shared else [game for game in session.desk.results if game.people == 1]
    games = [game for game in of_these if chosen in ("", game.mode)]
    ranges = [{"id": "", "name": words.t("ui.stats.all"), "on": not chosen}]
    ranges += [{"id": mode, "name": words.t(f"ui.mode.{mode}"), "on": mode == chosen} for mode in form.MODES]
    company = [{"id": id, "name": words.t(f"ui.stats.{id}"), "on": shared == (id == SHARED)} for id in COMPANY]
    heroes = [hero for hero, _ in Counter(game.hero for game in games).most_common(HEROES_SHOWN)]
    names = list(dict.fromkeys(_name(words, game) for game in games))
    players = [(name, "var(--sentinel)", [g for g in games if _name(words, g) == name]) for name in names]
    return {
        "company": company if together else [],
        "ranges": ranges,
        "tiles": _tiles(words, games, shared),
        "shared": shared,
        "figures": [
            *([_figure(words, "player", players)] if shared else []),
            _figure(words, "camp", [(words.t(f"identity.{c}"), f"var(--{c})", _of(games, "camp", c)) for c in CAMPS]),
            _figure(words, "hero", [(words.hero_name(h), "var(--gold)", _of(games, "hero", h)) for h in heroes]),
            _cards(words, games),
            _figure(
                words, "mode", [(words.t(f"ui.mode.{m}"), "var(--void)", _of(games, "mode", m)) for m in form.MODES]
            ),
        ],
        "line": _line(games),
        "asking": session.around.asking[0],
    }


def _name(words: Wording, game: Result) -> str:
    return game.name or str(words.say("ui.person_name", {"n": game.seat + 1}))


def _tiles(words: Wording, games: Sequence[Result], shared: bool) -> list[dict[str, Any]]:
    """The totals, each with what it may be compared with, where there is such a thing."""
    bots, astray = sum(game.bots for game in games), sum(game.astray for game in games)
    rate = percent(sum(game.bots_won for game in games), bots)
    won = "seats_won" if shared else "won"
    rows = (
        (results.games(games), "games", words.say("ui.stats.rounds", {"n": _mean([game.rounds for game in games])})),
        (f"{share(games)}%", won, words.say("ui.stats.bots", {"share": f"{rate}%"}) if bots else ""),
        (_mean([game.kills for game in games]), "kills", ""),
        (sum(game.rescues for game in games), "rescues", words.say("ui.stats.astray", {"n": astray}) if astray else ""),
    )
    return [{"value": value, "text": words.t(f"ui.stats.{id}"), "beside": beside} for value, id, beside in rows]


def _of(games: Sequence[Result], name: str, value: str) -> list[Result]:
    return [game for game in games if getattr(game, name) == value]


def _figure(words: Wording, id: str, rows: list[tuple[str, str, list[Result]]]) -> dict[str, Any]:
    """Bars as long as the number of games, solid as far as they were won."""
    rows = [row for row in rows if row[2]]
    most = max((len(games) for *_, games in rows), default=1)
    bars: list[dict[str, Any]] = [
        {
            "name": name,
            "ink": ink,
            "y": 46 * i,
            "width": round(100 * len(games) / most, 1),
            "solid": round(sum(game.won for game in games) / most * 100, 1),
            "cells": (len(games), sum(game.won for game in games)),
            "text": words.say("ui.stats.bar", {"share": f"{share(games)}%", "won": sum(g.won for g in games),
                                               "count": len(games)}),
        }
        for i, (name, ink, games) in enumerate(rows)
    ]  # fmt: skip
    return {
        "id": id,
        "title": words.t(f"ui.stats.by.{id}"),
        "note": words.t("ui.stats.solid"),
        "heads": (words.t("ui.stats.games"), words.t("ui.stats.wins")),
        "bars": bars,
        "height": _height(bars),
    }


def _cards(words: Wording, games: Sequence[Result]) -> dict[str, Any]:
    """What was used and played most, over all these games."""
    used = Counter[str]()
    for game in games:
        used.update(game.cards)
    top = used.most_common(CARDS_SHOWN)
    bars = [
        {
            "name": words.card_name(kind),
            "ink": "var(--arcane)",
            "y": 46 * i,
            "width": round(100 * count / top[0][1], 1),
            "solid": round(100 * count / top[0][1], 1),
            "cells": (count,),
            "text": words.say("ui.stats.times", {"n": count}),
        }
        for i, (kind, count) in enumerate(top)
    ]
    return {
        "id": "cards",
        "title": words.t("ui.stats.cards"),
        "note": words.t("ui.stats.cards_text"),
        "heads": (words.t("ui.stats.uses"),),
        "bars": bars,
        "height": _height(bars),
    }


def _height(bars: Sequence[Any]) -> int:
    return max(1, 46 * len(bars) - 4)


def _line(games: Sequence[Result]) -> dict[str, Any] | None:
    """The share of wins over the last games, as a path in a square of 100; None before there are enough."""
    shares = [share(games[i - ROLLING : i]) for i in range(ROLLING, len(games) + 1)]
    if len(shares) < 2:
        return None
    points = [f"{100 * i / (len(shares) - 1):.1f} {100 - value}" for i, value in enumerate(shares)]
    return {"path": "M" + "L".join(points), "last": shares[-1],
            "rows": [(i + ROLLING, value) for i, value in enumerate(shares)]}  # fmt: skip


def _mean(values: Sequence[int]) -> str:
    return f"{sum(values) / len(values):.1f}" if values else "0"


def choose_range(session: Session, action: Action) -> bool | None:
    """Count only the games of one mode."""
    mode = str(action.get("arg", ""))
    if mode and mode not in form.MODES:
        return False
    session.around.range = mode
    return None


def choose_company(session: Session, action: Action) -> bool | None:
    """Count the games that one played alone, or those of several people."""
    if action.get("arg") not in COMPANY:
        return False
    session.around.shared = action["arg"] == SHARED
    return None


def export(session: Session, action: Action) -> None:
    """The rows as a file."""
    rows = [asdict(game) for game in session.desk.results]
    session.around.file = ("fate2-record.json", json.dumps(rows, ensure_ascii=False, indent=1))


def reset(session: Session, action: Action) -> None:
    """Forget the results."""
    session.desk.results = []
    session.desk.writes[session.desk.RESULTS] = results.dump([])
    session.around.asking = ("", "")


ACTIONS = {"range": choose_range, "company": choose_company, "export_results": export, "reset_results": reset}
