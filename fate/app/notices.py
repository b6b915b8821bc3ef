"""Messages about something that did not work, or that the person should know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fate.app import icons
from fate.app.wording import Wording

_ICONS = {"warn": "lock", "broken": "broken", "info": "saved"}


@dataclass(frozen=True, slots=True)
class Notice:
    """`title` and `text` are text keys; values of `args` may be keys themselves, of sentences about the other `args`;
    `buttons` are (style, action, key); `about` is the term whose drawing it wears, if not that of its kind; one that
    `asks` whether what was just pressed is meant takes the focus.
    """

    kind: str
    title: str
    text: str
    args: Mapping[str, str] = field(default_factory=dict)
    buttons: tuple[tuple[str, str, str], ...] = (("ghost", "dismiss", "ui.ok"),)
    about: str = ""
    asks: bool = False

    def shown(self, words: Wording) -> dict[str, Any]:
        """For the templates, in words."""
        args = {name: words.say(value, self.args) if words.has(value) else value for name, value in self.args.items()}
        text = words.say(self.text, args) if self.text else args.get("reason", "")
        buttons = [{"kind": style, "do": do, "text": words.t(key)} for style, do, key in self.buttons]
        return {
            "kind": "warn" if self.kind == "broken" else self.kind,
            "icon": icons.TERMS[self.about or _ICONS[self.kind]],
            "title": words.t(self.title),
            "text": text,
            "buttons": buttons,
            "asks": self.asks,
        }
