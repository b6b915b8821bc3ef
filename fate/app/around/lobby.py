"""The lobby: agreeing on a game and beginning it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fate.app import form, lobby, saves, tags
from fate.app.notices import Notice
from fate.app.rounds import round_no
from fate.app.wording import hero_facts
from fate.kernel.rng import Rng

if TYPE_CHECKING:
    from fate.app.session import Session

Action = Mapping[str, Any]


def page(session: Session) -> dict[str, Any]:
    """The lobby as it stands."""
    return lobby.lobby(session.settings.language, session.settings.agreement, resume(session))


def resume(session: Session) -> dict[str, Any] | None:
    """The game in progress in a line; None without one."""
    if session.game is None or session.game.over or session.save is None:
        return None
    scene = session.scene()
    words, mine = scene.words, scene.view.seats[scene.me]
    return {
        "hero": hero_facts(mine.hero or None, words.language),
        "title": words.say("ui.resume_title", {"n": round_no(scene.view, scene.view.log) or 1}),
        "text": words.say(
            "ui.resume_text", {"mode": scene.view.mode, "n": scene.view.players, "hero": mine.hero or None}
        ),
        "tags": tags.tags(words, session.save),
    }


def change(session: Session, action: Action) -> bool | None:
    """The form has been filled in a little further."""
    if session.screen != "lobby":
        session.screen = "lobby"
        return None
    try:
        session.settings.agreement = form.read(action.get("form") or {}, session.settings.agreement)
    except form.BadForm:
        return False
    return None


def start(session: Session, action: Action) -> None:
    """Deal as the form says."""
    try:
        agreement = form.read(action.get("form") or {}, session.settings.agreement)
    except form.BadForm as problem:
        session.notice = Notice("warn", "ui.error.form", str(problem))
        return
    session.settings.agreement = agreement
    _begin(session, agreement)


def shuffle(session: Session, action: Action) -> bool | None:
    """Draw by lot who sits where: another order than now."""
    change(session, action)
    agreement = session.settings.agreement
    players = list(agreement.players)
    if len(set(players)) == 1:
        return False
    rng = Rng(session.entropy())
    while tuple(players) == agreement.players:
        rng.shuffle(players)
    session.settings.agreement = replace(agreement, players=tuple(players))
    return None


def watch(session: Session, action: Action) -> None:
    """Deal to bots only."""
    _begin(session, form.watched(session.settings.agreement))


def again(session: Session, action: Action) -> None:
    """Another game as agreed before, with other cards."""
    before = session.save.agreement if session.save else session.settings.agreement
    _begin(session, replace(before, seed=""))


def _begin(session: Session, agreement: form.Agreement) -> None:
    session.keep_settings()
    try:
        session.begin(saves.begun(agreement, session.entropy()))
    except saves.BadSave:
        session.notice = Notice("warn", "ui.error.form", "ui.error.form_other")


ACTIONS = {"lobby": change, "shuffle": shuffle, "start": start, "watch": watch, "again": again}
