"""The settings page, and the switches that stand on other pages too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fate.app import keyboard
from fate.app.settings import CHOICES, SPEEDS, SWITCHES, Settings
from fate.app.wording import Wording

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]
LOOK = ("language", "theme", "contrast", "size", "cards", "motion")
SECTIONS = ("look", "sounds", "play", "keys", "data")


def page(session: Session) -> dict[str, Any]:
    """Every setting with its choices."""
    words, settings = Wording(session.settings.language), session.settings
    return {
        "look": [_group(words, settings, name) for name in LOOK],
        "play": [_group(words, settings, "speed")],
        "switches": {
            name: {
                "id": name,
                "name": words.t(f"ui.set.{name}"),
                "text": words.t(f"ui.set.{name}.text"),
                "on": getattr(settings, name),
            }
            for name in SWITCHES
        },
        "sections": [{"id": id, "name": words.t(f"ui.set.{id}")} for id in SECTIONS],
        "keyboard": [
            {"title": words.t("ui.set.keys.table"), "hints": keyboard.hints(words, keyboard.TABLE)},
            {"title": words.t("ui.set.keys.watch"), "hints": keyboard.hints(words, keyboard.WATCH)},
            {"title": words.t("ui.page.replay"), "hints": keyboard.hints(words, keyboard.REPLAY)},
        ],
        "asking": session.around.asking[0],
    }


def _group(words: Wording, settings: Settings, name: str) -> dict[str, Any]:
    chosen = getattr(settings, name)
    choices = [{"id": id, "name": words.t(f"ui.set.{name}.{id}"), "on": id == chosen} for id in CHOICES[name]]
    return {"id": name, "name": words.t(f"ui.set.{name}"), "choices": choices}


def change(session: Session, action: Action) -> bool | None:
    """The form of the settings page as it stands: all choices, and the switches that are on."""
    form, settings = action.get("form") or {}, session.settings
    before = settings.language
    for name in CHOICES:
        settings.put(name, form.get(name))
    for name in SWITCHES:
        settings.put(name, name in form)
    if settings.language != before:
        session.told = {}
    session.keep_settings()
    return None


def language(session: Session, action: Action) -> None:
    """The other language."""
    _put(session, "language", "en" if session.settings.language == "zh" else "zh")
    session.told = {}


def theme(session: Session, action: Action) -> None:
    """Light or dark; the page says which of them it shows while it follows the system."""
    shown = action.get("arg") or session.settings.theme
    _put(session, "theme", "dark" if shown == "light" else "light")


def speed(session: Session, action: Action) -> None:
    """The next speed."""
    _put(session, "speed", SPEEDS[(SPEEDS.index(session.settings.speed) + 1) % len(SPEEDS)])


def sound(session: Session, action: Action) -> None:
    """Sound on or off."""
    session.settings.sound = not session.settings.sound
    session.keep_settings()


def reset(session: Session, action: Action) -> None:
    """All settings as at first; what was agreed in the lobby stays."""
    kept = session.settings.agreement
    language = session.settings.language
    session.settings = Settings(language=language, agreement=kept)
    session.keep_settings()


def _put(session: Session, name: str, value: str) -> None:
    session.settings.put(name, value)
    session.keep_settings()


ACTIONS = {"set": change, "lang": language, "theme": theme, "speed": speed, "sound": sound, "reset_settings": reset}
