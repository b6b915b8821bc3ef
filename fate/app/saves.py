"""Saved games and settings as JSON texts. Whatever comes back from a store is checked before it is believed."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass, field
from typing import Any

from fate.app import lobby

FORMAT = 1
GAME, SETTINGS, ASIDE = "game", "settings", "aside"
"""Keys in the store: the game in progress, the settings, a save that could not be read."""

LANGUAGES = ("zh", "en")
THEMES = ("dark", "light")
SPEEDS = ("slow", "normal", "fast", "instant")
MOST_DECISIONS = 100_000


class BadSave(ValueError):
    """A text that is no save; the message is a text key."""


@dataclass(slots=True)
class Save:
    """A table as it is written down: how it was set up, who plays, and every decision so far."""

    setup: dict[str, Any]
    seed: int
    auto: bool = False
    decisions: list[Any] = field(default_factory=list)


@dataclass(slots=True)
class Settings:
    """What a person set for all games on this device."""

    language: str = "zh"
    theme: str = "dark"
    speed: str = "normal"
    setup: dict[str, Any] = field(default_factory=lambda: dict(lobby.DEFAULT))


def dump(save: Save | Settings) -> str:
    """As text."""
    return json.dumps({"format": FORMAT, **asdict(save)}, ensure_ascii=False, separators=(",", ":"))


def load(text: str) -> Save:
    """A saved game. Raises BadSave; whether its decisions are legal is found out by playing them."""
    facts = _facts(text)
    seed, decisions = facts.get("seed"), facts.get("decisions")
    if type(seed) is not int or not 0 <= seed < 1 << 64 or not isinstance(decisions, list):
        raise BadSave("ui.error.damaged")
    if len(decisions) > MOST_DECISIONS or not all(_is_answer(answer) for answer in decisions):
        raise BadSave("ui.error.damaged")
    try:
        setup = lobby.read(facts.get("setup") or {})
    except (lobby.BadForm, AttributeError):
        raise BadSave("ui.error.damaged") from None
    answers = [tuple(answer) if isinstance(answer, list) else answer for answer in decisions]
    return Save(setup, seed, facts.get("auto") is True, answers)


def load_settings(text: str | None) -> Settings:
    """Settings; anything missing or strange in them is as at first."""
    settings = Settings()
    try:
        facts = _facts(text or "")
    except BadSave:
        return settings
    for name, known in (("language", LANGUAGES), ("theme", THEMES), ("speed", SPEEDS)):
        if facts.get(name) in known:
            setattr(settings, name, facts[name])
    with contextlib.suppress(lobby.BadForm, AttributeError):
        settings.setup = lobby.read(facts.get("setup") or {})
    return settings


def _facts(text: str) -> dict[str, Any]:
    try:
        facts = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("ui.error.damaged") from None
    if not isinstance(facts, dict):
        raise BadSave("ui.error.damaged")
    if facts.get("format") != FORMAT:
        raise BadSave("ui.error.foreign")
    return facts


def _is_answer(answer: Any) -> bool:
    if type(answer) is int:
        return 0 <= answer < 10_000
    return isinstance(answer, list) and len(answer) < 500 and all(type(i) is int for i in answer)
