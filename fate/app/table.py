"""The table as data for the templates: everything on it, from one seat's view."""

from __future__ import annotations

from typing import Any

from fate.app import goal, icons, prompts, seats
from fate.app.chronicle import Chronicle
from fate.app.rounds import round_no
from fate.app.scene import Scene
from fate.app.tray import tray
from fate.app.wording import face


def table(scene: Scene) -> dict[str, Any]:
    """The view model of the whole table; each region's template reads its part of it."""
    view, words, chronicle = scene.view, scene.words, Chronicle(scene)
    return ring(scene, chronicle) | {
        "speed": scene.speed,
        "auto": scene.auto,
        "can_auto": scene.people == 1 and not view.outcome,
        "undo": None if scene.undo is None else {"why": scene.undo and words.t(scene.undo)},
        "tags": scene.tags,
        "sound": scene.sound,
        "notebook": goal.identities(view),
        "watching": scene.watching,
        "saved": scene.saved,
        "round": words.say("ui.round", {"n": round_no(view, view.log)}) if view.turn_no else "",
        "turn_text": _turn_text(scene),
        "turn_short": _turn_text(scene, short=True),
        "phases": _phases(scene),
        "gaps": _gaps(scene),
        "prompt": prompts.prompt(scene),
        "tray": tray(scene),
        "fate": fate(scene),
        "tally": tally(scene),
        "log": chronicle.lines(),
        "last": chronicle.last(),
        "pause": chronicle.pause(),
    }


def ring(scene: Scene, chronicle: Chronicle) -> dict[str, Any]:
    """What lies on the table and who sits there; all that a replay shows of it."""
    view, asked = scene.view, scene.question is not None
    return {
        "players": len(view.seats),
        "beams": chronicle.beams(),
        "deck": view.deck,
        "stage": chronicle.stage(),
        "discards": len(view.discard),
        "discard": face(view.discard[-1], scene.words.language) if view.discard else None,
        "aside": [_aside(scene, item) for item in view.aside if item.kind != "shadow_reliquary"],
        "others": seats.others(scene, chronicle),
        "me": seats.me(scene, chronicle) | {"asked": asked and view.turn != scene.me},
        "hand": seats.hand(scene),
        "toast": scene.toast,
        "layer": scene.layer,
        "sentences": chronicle.sentences(),
    }


def fate(scene: Scene) -> dict[str, Any]:
    """The fate card with its progress where that can be counted from what everybody sees."""
    view, words = scene.view, scene.words
    if not view.fate:
        name, text = goal.aim(words, view.mode)
        return {
            "icon": icons.TERMS["friends"],
            "name": name,
            "text": text,
            "small": words.t("ui.no_fate_small"),
            "meter": None,
        }
    return {
        "icon": icons.FATES[view.fate],
        "name": words.t(f"fate.{view.fate}"),
        "text": words.t(f"fate.{view.fate}.text"),
        "small": words.t("ui.fate_small"),
        "meter": _meter(scene) if all(them.hero for them in view.seats) else None,  # no heroes, no health
    }


def _meter(scene: Scene) -> dict[str, Any] | None:
    view, words = scene.view, scene.words
    living = [them for them in view.seats if them.alive]
    if view.fate == "obsessed_mathematician":
        return {"label": words.t("ui.meter.odd"), "n": sum(them.rage % 2 for them in living), "of": len(living)}
    if view.fate == "summoner_of_death":
        return {"label": words.t("ui.meter.low"), "n": sum(them.hp <= 2 for them in living), "of": len(living)}
    if view.fate == "gambit_of_destiny":
        return {"label": words.t("ui.meter.alive"), "n": len(living), "of": len(view.seats)}
    camp = {"punisher_of_shadow": "scourge", "conqueror_of_light": "sentinel"}.get(view.fate)
    if camp is None:
        return None
    fallen = sum(not them.alive and them.identity == camp for them in view.seats)
    return {"label": words.t(f"ui.meter.{camp}"), "n": fallen, "of": seats.dealt(view).get(camp) or 1}


def tally(scene: Scene) -> list[dict[str, Any]]:
    """Per identity: who is it for certain, and how many are still unknown."""
    rows, words = [], scene.words
    for camp, count in seats.dealt(scene.view).items():
        if not count:
            continue
        known = []
        for seat in range(len(scene.view.seats)):
            who = seats.identity(scene, seat)
            if who["id"] == camp:
                name = (
                    words.t("ui.me") if seat == scene.me and not scene.watching else words.seat_name(seat, short=True)
                )
                known.append({"how": who["how"], "name": name, "dead": not scene.view.seats[seat].alive})
        rows.append(
            {
                "id": camp,
                "icon": icons.IDENTITIES[camp],
                "name": words.t(f"identity.{camp}"),
                "known": known,
                "left": max(0, count - len(known)),
            }
        )
    return rows


def _turn_text(scene: Scene, short: bool = False) -> str:
    """Whose turn it is; by the hero's short name for narrow screens."""
    view, words = scene.view, scene.words
    if view.outcome:
        return words.t("ui.game_over")
    if view.phase == "setup":
        return words.t("ui.set_up")
    if view.phase == "casting":
        return _named(scene, "ui.next_turn", short)
    if view.turn == words.viewer:
        return words.t("ui.your_turn")
    return _named(scene, "ui.turn_of", short)


def _named(scene: Scene, key: str, short: bool) -> str:
    words, seat = scene.words, scene.view.turn
    text = str(words.say(key, {"seat": seat}).striptags())
    return text.replace(words.seat_name(seat), words.seat_name(seat, short=True)) if short else text


def _phases(scene: Scene) -> list[dict[str, Any]]:
    view = scene.view
    if view.outcome:
        return []
    return [{"name": scene.words.t(f"ui.phase.{phase}"), "now": phase == view.phase} for phase in view.phases]


def _gaps(scene: Scene) -> list[dict[str, Any]]:
    """The places between two neighbours that can be chosen, with the icon that says whether one is."""
    question, gaps = scene.question, []
    for index, option in enumerate(question.options if question else ()):
        if option[0] == "between":
            state = scene.option_state(index)
            gaps.append(
                {
                    "a": scene.place(option[1]),
                    "b": scene.place(option[2]),
                    "option": index,
                    "state": state,
                    "icon": icons.TERMS["yes" if state == "sel" else "gap"],
                    "label": prompts.option_text(scene, option).striptags(),
                }
            )
    return gaps


def _aside(scene: Scene, item: Any) -> dict[str, Any]:
    words = scene.words
    cards = [face(uid, words.language) if uid >= 0 else {"back": True} for uid in item.cards]
    text = words.say("ui.aside_of", {"ability": item.kind, "owner": item.owner, "n": len(item.cards)})
    return {"n": scene.place(item.owner), "cards": cards, "text": text}
