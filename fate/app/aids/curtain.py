"""Several people at one device: between them a curtain falls, and only who is asked lifts it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fate.app import icons
from fate.app.wording import Wording, hero_facts
from fate.fate2.rules.view import View

if TYPE_CHECKING:
    from fate.app.playing import Playing


def fall(session: Playing, seat: int) -> None:
    """From now on the device shows what everybody may see, until the person at `seat` takes it."""
    session.aids.at, session.aids.covered = seat, True
    session.layer = ""
    session.look_anew()


def layer(words: Wording, seen: View, seat: int) -> dict[str, Any]:
    """Whose turn at the device it is; nothing of what is asked."""
    hero = seen.seats[seat].hero
    return {
        "kind": "curtain",
        "icon": icons.TERMS["curtain"],
        "hero": hero_facts(hero, words.language) if hero else None,
        "pre": words.t("ui.curtain.pre"),
        "title": words.players[seat],
        "text": words.hero_name(hero) if hero else words.t("ui.set_up"),
        "go": words.say("ui.curtain.go", {"name": words.players[seat]}),
        "note": words.t("ui.curtain.note"),
    }


def _do_lift(session: Playing, action: Mapping[str, Any]) -> bool | None:
    if not session.aids.covered:
        return False
    session.aids.covered = False
    session.look_anew()
    return None


ACTIONS = {"lift": _do_lift}
