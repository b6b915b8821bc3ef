"""What a person has set for all games on this device, as a JSON text. Anything strange in it is as at first."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass, field
from typing import Any

from fate.app import form
from fate.app.form import Agreement

FORMAT = 1
CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("zh", "en"),
    "theme": ("dark", "light", "system"),
    "contrast": ("system", "more"),
    "size": ("100", "115", "130"),
    "cards": ("two", "four"),
    "motion": ("system", "reduced"),
    "speed": ("slow", "normal", "fast", "instant"),
}
"""Settings with the values they can have, the first one (for speed: the second) being the usual."""
SWITCHES = ("sound", "confirm_end", "dispel_own", "undo_always")
SPEEDS = CHOICES["speed"]


@dataclass(slots=True)
class Settings:
    """`cards` is whether suits have two colours or four; `confirm_end` asks before a play phase is ended, `dispel_own`
    whether to Dispel what one uses oneself; `undo_always` lets the only person at a table take back anything; the
    record then says so.
    """

    language: str = "zh"
    theme: str = "dark"
    contrast: str = "system"
    size: str = "100"
    cards: str = "two"
    motion: str = "system"
    speed: str = "normal"
    sound: bool = False
    confirm_end: bool = False
    dispel_own: bool = False
    undo_always: bool = False
    agreement: Agreement = field(default_factory=form.default)

    def put(self, name: str, value: Any) -> bool:
        """Change one setting; False if there is no such setting or value."""
        if value in CHOICES.get(name, ()) or (name in SWITCHES and isinstance(value, bool)):
            setattr(self, name, value)
            return True
        return False

    def look(self) -> dict[str, str]:
        """What the page's root element must know."""
        return {name: getattr(self, name) for name in ("theme", "contrast", "size", "cards", "motion")}


def dump(settings: Settings) -> str:
    """As text."""
    plain = {name: getattr(settings, name) for name in (*CHOICES, *SWITCHES)}
    return json.dumps({"format": FORMAT, **plain, "agreement": settings.agreement.plain()}, ensure_ascii=False)


def first(tag: str) -> str:
    """What is set on a first visit to a page in the language `tag`, as text."""
    return dump(Settings(language="zh" if tag.startswith("zh") else "en"))


def load(text: str | None) -> Settings:
    """The inverse of `dump`."""
    settings = Settings()
    try:
        facts = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return settings
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        return settings
    for name in (*CHOICES, *SWITCHES):
        with contextlib.suppress(TypeError):
            settings.put(name, facts.get(name))
    with contextlib.suppress(form.BadForm):
        settings.agreement = form.restored(facts.get("agreement"))
    return settings
