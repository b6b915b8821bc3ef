"""How the tray shows a series of questions that is answered in one go."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from fate.app import choice as choosing
from fate.app import forecast, prompts
from fate.app.dealing import Deal
from fate.app.ordering import Order
from fate.app.scene import Scene
from fate.app.splitting import Split
from fate.app.wording import face, hero_facts


def block(scene: Scene) -> dict[str, Any] | None:
    """The series as one block of the tray; None when a single question is asked."""
    arrangement = scene.choice.arrangement if scene.choice else None
    if isinstance(arrangement, Order):
        return _order(scene, arrangement)
    if isinstance(arrangement, Deal):
        return _deal(scene, arrangement)
    return _split(scene, arrangement) if isinstance(arrangement, Split) else None


def count(scene: Scene) -> Markup | None:
    """How far it has got."""
    arrangement = scene.choice.arrangement if scene.choice else None
    if isinstance(arrangement, Deal):
        return scene.words.say("ui.deal.count", {"n": len(arrangement.dealt), "most": arrangement.most})
    if isinstance(arrangement, Split):
        return scene.words.say("ui.split.count", {"n": arrangement.given, "most": arrangement.total})
    secret = arrangement is not None and scene.choice is not None and scene.choice.question.key.startswith("satyr")
    return scene.words.say("ui.order.secret") if secret else None


def badge(scene: Scene, seat: int) -> str | None:
    """What the series has for a seat, to be written beside it."""
    arrangement = scene.choice.arrangement if scene.choice else None
    if not isinstance(arrangement, Split) or not (amount := arrangement.amounts.get(seat)):
        return None
    return f"+{amount}" if arrangement.free else f"−{amount}"


def _order(scene: Scene, order: Order) -> dict[str, Any]:
    """All options in a row to be arranged: cards as cards, abilities with what they do."""
    words, rows = scene.words, []
    for index in order.touched:
        option = order.options[index]
        row: dict[str, Any] = {"option": index, "name": prompts.option_text(scene, option).striptags()}
        if (uid := choosing.card_of(option)) is not None:
            row |= {"face": face(uid, words.language), "inspect": f"card:{uid}", "kept": index == order.kept}
        else:
            name = str(option[1])
            keys = [key for key in (f"skill.{name}.text", f"card.{name}.text", f"fate.{name}.text") if words.has(key)]
            row["text"] = words.t(keys[0]) if keys else ""
        rows.append(row)
    on_deck = order.key == "satyr_deceiver.order"
    return {
        "kind": "order" if all("face" in row for row in rows) else "triggers",
        "keeps": bool(order.keeps),
        "rows": rows,
        "spoken": words.join(escape(f"{place + 1} {row['name']}") for place, row in enumerate(rows)),
        "first": words.t("ui.order.top" if on_deck else "ui.order.first"),
        "last": words.t("ui.order.deeper" if on_deck else "ui.order.last"),
    }


def _deal(scene: Scene, deal: Deal) -> dict[str, Any]:
    """The cards that are left, and a bin for everybody alive; nobody who gets nothing can be pressed."""
    words, bins = scene.words, []
    for step in range(len(scene.view.seats)):
        seat = (scene.me + step) % len(scene.view.seats)
        room = deal.room.get(seat, 0)
        if not scene.view.seats[seat].alive:
            continue
        there = deal.at(seat)
        name = _name(scene, seat)
        facts = {"name": name, "n": len(there), "most": room, "cards": there}
        state = "off" if not room else "full" if len(there) == room else "on"
        bins.append(
            {
                "seat": seat,
                "hero": hero_facts(scene.view.seats[seat].hero or None, words.language),
                "name": name,
                "cards": [face(uid, words.language) for uid in there],
                "note": f"{len(there)}/{room}",
                "state": state,
                "label": words.say("ui.deal.bin", facts).striptags(),
            }
        )
    cards = [
        {
            "uid": uid,
            "face": face(uid, words.language),
            "label": words.copy_label(uid),
            "state": "sel" if uid == deal.held else "on",
        }
        for uid in deal.left
    ]
    return {"kind": "deal", "cards": cards, "bins": bins}


def _split(scene: Scene, split: Split) -> dict[str, Any]:
    """A row with less and more for each seat, and what that makes of it."""
    words, rows = scene.words, []
    for seat, amount in split.amounts.items():
        them = scene.view.seats[seat]
        change = {"hand": amount} if split.free else {"hurt": amount}
        still = words.say("ui.target.has", {"n": len(them.hand)})  # who is hurt gets a point at least
        rows.append(
            {
                "seat": seat,
                "hero": hero_facts(them.hero or None, words.language),
                "name": _name(scene, seat),
                "note": forecast.of_seat(scene, seat, change, scene.me) or still,
                "n": amount,
                "less": amount > split.least,
                "more": split.given < split.total,
                "state": "sel" if amount else "on",
            }
        )
    return {"kind": "split", "rows": rows}


def _name(scene: Scene, seat: int) -> str:
    return scene.words.t("ui.you") if seat == scene.me else scene.words.seat_name(seat, short=True)
