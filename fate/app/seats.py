"""The seats as templates draw them: everybody else round the ring, and my own panel."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from fate.app import arranged, forecast, goal, icons, reasons
from fate.app.chronicle import Chronicle
from fate.app.scene import Scene
from fate.app.wording import face, hero_facts, kind_face
from fate.fate2 import data

_PILES = {
    "death_oracle": ("soul", "spirit"),
    "shade_demon": ("soul", "spirit"),
    "drunken_panda": ("elem", "element"),
    "alchemist": ("chem", "chemical"),
    "goblin_engineer": ("bomb", "bomb"),
}
"""How the markers a hero piles up are drawn: style, icon (A32)."""


def others(scene: Scene, chronicle: Chronicle) -> list[dict[str, Any]]:
    """All seats but mine, in turn order from my next neighbour."""
    count = len(scene.view.seats)
    return [_other(scene, chronicle, (scene.me + step) % count) for step in range(1, count)]


def me(scene: Scene, chronicle: Chronicle) -> dict[str, Any]:
    """My own panel."""
    view = scene.view
    mine = view.seats[scene.me]
    panel = _common(scene, chronicle, scene.me)
    panel.update(
        hand_limit=mine.hand_limit,
        weapon=_gear(scene, mine.weapon, mine.other_upright),
        armor=_gear(scene, mine.armor, mine.upright),
        bare=_bare(scene, scene.me),
        jungle="monster" in view.phases,
        monsters=[face(uid, scene.words.language) | {"uid": uid} for uid in mine.monsters if uid >= 0],
        skills=_skills(scene),
    )
    return panel


def hand(scene: Scene) -> list[dict[str, Any]]:
    """My hand cards, with what each may be chosen for."""
    return [_hand_card(scene, uid) for uid in scene.view.seats[scene.me].hand if uid >= 0]


def open_hand(scene: Scene, seat: int) -> list[int]:
    """The hand cards of somebody else, as far as they are shown: to those who watch with all hands open."""
    return [uid for uid in scene.view.seats[seat].hand if uid >= 0] if seat != scene.me else []


def _open_card(scene: Scene, uid: int) -> dict[str, Any]:
    words = scene.words
    return face(uid, words.language) | {"label": words.copy_label(uid), "inspect": f"card:{uid}"}


def dealt(view: Any) -> dict[str, int]:
    """How many of each identity were dealt; nothing at a table that no mode has."""
    rows = [row for row in data.modes() if (row.mode, row.players) == (view.mode, len(view.seats))]
    if not rows:
        return {}
    mode = next((row for row in rows if bool(row.neutral) == view.options.neutrals), rows[0])
    return {"sentinel": mode.sentinel, "scourge": mode.scourge, "neutral": mode.neutral}


def identity(scene: Scene, seat: int) -> dict[str, Any]:
    """Who a seat is, as far as I may know, and how I know it."""
    if not goal.identities(scene.view):
        return {"id": "unknown", "how": "never", "name": "", "icon": ""}
    them = scene.view.seats[seat]
    if them.identity is None and (guess := (scene.notes or {}).get(seat)):
        name = scene.words.t(f"identity.{guess}")
        return {"id": guess, "how": "suspect", "name": name, "icon": icons.IDENTITIES[guess]}
    if them.identity is None:
        return {"id": "unknown", "how": "none", "name": scene.words.t("ui.unknown"), "icon": ""}
    how = "public" if them.identity_public else ("own" if seat == scene.me else "known")
    name = scene.words.t(f"identity.{them.identity}")
    return {"id": them.identity, "how": how, "name": name, "icon": icons.IDENTITIES[them.identity]}


def _common(scene: Scene, chronicle: Chronicle, seat: int) -> dict[str, Any]:
    view, words = scene.view, scene.words
    them, zone, who = view.seats[seat], _zone(scene, seat), identity(scene, seat)
    near = view.seats[scene.me].alive  # the fallen are nowhere
    panel = {
        "n": scene.place(seat),
        "seat": seat,
        "hero": hero_facts(them.hero or None, words.language),
        "player": words.players[seat],
        "ident": who,
        "hp": max(0, them.hp),
        "max_hp": them.max_hp,
        "rage": them.rage,
        "max_rage": them.max_rage,
        "hand": len(them.hand),
        "range": them.attack_range,
        "dead": not them.alive,
        "turn": view.turn == seat and them.alive and not view.outcome,
        # before the first turn nobody has health
        "dying": view.phase != "setup" and them.alive and them.hp <= 0 and not view.outcome,
        "hit": seat in chronicle.hit,
        "delta": chronicle.deltas.get(seat, []),
        "delta_id": scene.serial if seat in chronicle.deltas else 0,
        "side": _side(scene, seat),
        "souls": _souls(scene, seat),
        "monsters": len(them.monsters),
        "distance": view.distance[scene.me][seat] if near and seat != scene.me else None,
        "reaches_me": near and them.alive and seat != scene.me and scene.me in view.reach[seat],
        "status": zone,
        **_target(scene, seat),
    }
    panel["flag"] = _flag(scene, panel)
    panel["label"] = _label(scene, panel)
    return panel


def _label(scene: Scene, panel: dict[str, Any]) -> str:
    """All of a seat, for those who hear it."""
    words, seat, who, flag = scene.words, panel["seat"], panel["ident"], panel["flag"]
    them = scene.view.seats[seat]
    ready = None if them.armor is None else _ready(them.armor, them.upright)
    facts = {
        "name": panel["hero"]["name"] or None,
        "player": panel["player"],
        "side": panel["side"] or None,
        "flag": flag["text"] if flag else None,
        "hp": panel["hp"],
        "max_hp": panel["max_hp"],
        "rage": panel["rage"],
        "hand": panel["hand"],
        "cards": words.join(words.show("copy", uid) for uid in open_hand(scene, seat)),
        "limit": them.hand_limit if seat == scene.me else None,
        "distance": panel["distance"],
        "range": panel["range"],
        "reach": words.t("ui.reaches_me.label") if panel["reaches_me"] else None,
        "weapon": them.weapon,
        "armor": them.armor,
        "turned": None if ready is None else words.t("ui.ready" if ready else "ui.spent"),
        "souls": panel["souls"] or None,
        "status": words.join(escape(item["label"]) for item in panel["status"]),
        "monsters": panel["monsters"] or None,
        "who": who["name"] + ("?" if who["how"] == "suspect" else "") or None,
    }
    return words.say("ui.seat_label" if them.alive else "ui.seat_label_dead", facts).striptags()


def _target(scene: Scene, seat: int) -> dict[str, Any]:
    """Whether a seat can be picked, or is; why not; which of several picks it is."""
    option = scene.seats().get(seat)
    state, reason, order = "idle", None, None
    if option is not None:
        state = scene.option_state(option)
        reason = reasons.pick(scene) if state == "off" else None
        picked = scene.choice.picked if scene.choice else []
        order = picked.index(option) + 1 if option in picked and len(picked) > 1 else None
    elif seat in scene.aim:
        state = "sel"
        order = scene.aim.index(seat) + 1 if len(scene.aim) > 1 else None
    elif scene.seats():
        state, reason = "off", reasons.seat(scene, seat)
    return {"option": option, "state": state, "reason": reason, "order": order}


def _other(scene: Scene, chronicle: Chronicle, seat: int) -> dict[str, Any]:
    them = scene.view.seats[seat]
    panel = _common(scene, chronicle, seat)
    panel.update(
        weapon=_small_gear(scene, them.weapon, them.other_upright),
        armor=_small_gear(scene, them.armor, them.upright),
        bare=_bare(scene, seat),
        cards=[_open_card(scene, uid) for uid in open_hand(scene, seat)],
        badge=_badge(scene, panel),
        far=panel["state"] == "off" and reasons.far(scene, seat),
    )
    return panel


def _side(scene: Scene, seat: int) -> str:
    """Whether a seat is my next neighbour or the one before me, where these are two."""
    count = len(scene.view.seats)
    side = {2: "ui.downstream", count: "ui.upstream"}.get(scene.place(seat)) if count > 2 else None
    return scene.words.t(side) if side else ""


def _badge(scene: Scene, panel: dict[str, Any]) -> Any:
    if panel["dying"]:
        return scene.words.say("ui.badge.balms", {"n": 1 - scene.view.seats[panel["seat"]].hp})
    return arranged.badge(scene, panel["seat"]) or forecast.badge(scene, panel["seat"])


def _flag(scene: Scene, panel: dict[str, Any]) -> dict[str, str] | None:
    if panel["dead"]:
        return None
    if panel["dying"]:
        return {"kind": "dying", "text": scene.words.t("ui.flag.dying")}
    if panel["turn"]:
        return {
            "kind": "turn",
            "text": scene.words.t("ui.flag.next" if scene.view.phase == "casting" else "ui.flag.turn"),
        }
    return None  # never whom a window asks: that would tell who holds an answer


def _small_gear(scene: Scene, uid: int | None, upright: bool | None) -> dict[str, Any] | None:
    if uid is None:
        return None
    shown = face(uid, scene.words.language)
    label, kind = scene.words.copy_label(uid), data.kinds()[data.cards()[uid].card].category
    return {"icon": shown["icon"], "label": label, "ready": _ready(uid, upright), "kind": kind}


def _souls(scene: Scene, seat: int) -> int:
    """Cards lying on the armour (R24.3)."""
    return sum(len(item.cards) for item in scene.view.aside if item.owner == seat and item.kind == "shadow_reliquary")


def _bare(scene: Scene, seat: int) -> bool:
    """Whether the weapon forbids armour (R24.5)."""
    weapon = scene.view.seats[seat].weapon
    return weapon is not None and data.cards()[weapon].card == "saints_relic"


def _ready(uid: int, upright: bool | None) -> bool | None:
    # Only armour that is turned shows a position (R24.6).
    turned = data.cards()[uid].card in ("dodge_charm", "warding_orb")
    return upright if turned else None


def _gear(scene: Scene, uid: int | None, upright: bool | None) -> dict[str, Any] | None:
    if uid is None:
        return None
    worn = {"face": face(uid, scene.words.language), "ready": _ready(uid, upright), **_own_card(scene, uid, quiet=True)}
    if worn["option"] is None and scene.question is not None:
        option, state = _started(scene, data.cards()[uid].card)
        worn.update(option=option, state=state or worn["state"])
    return worn


def _hand_card(scene: Scene, uid: int) -> dict[str, Any]:
    return {"face": face(uid, scene.words.language), **_own_card(scene, uid, quiet=False)}


def _own_card(scene: Scene, uid: int, quiet: bool) -> dict[str, Any]:
    """A card of mine: its option, its state, why it is dimmed. `quiet` cards are not dimmed for lack of an option."""
    words = scene.words
    card: dict[str, Any] = {
        "uid": uid,
        "label": words.copy_label(uid),
        "option": None,
        "state": "idle",
        "reason": None,
        "as_name": "",
    }
    question = scene.question
    if question is None:
        return card
    options = scene.cards().get(uid)
    if options:
        chosen = next((i for i in options if scene.choice and i in scene.choice.picked), options[0])
        state = scene.option_state(chosen)
        option = question.options[chosen]
        card.update(option=chosen, state=state, reason=reasons.pick(scene) if state == "off" else None)
        if option[0] == "as":
            card["as_name"] = words.ability_name(option[1])
        return card
    if scene.taken(uid):
        return card | {"state": "sel"}
    root = scene.root_cards().get(uid)
    if root:
        return card | {"option": f"r{root[0]}", "state": "on"}
    if not quiet:
        card.update(state="off", reason=reasons.card(scene, uid))
    return card


def _skills(scene: Scene) -> list[dict[str, Any]]:
    hero = scene.view.seats[scene.me].hero
    if not hero:
        return []
    words, shown = scene.words, []
    for skill in data.heroes()[hero].skills:
        option, state = _started(scene, skill.skill)
        if not state:
            state = "auto" if skill.type == "passive" else "off"
        text = words.t(f"skill.{skill.skill}.text")
        if state == "off" and scene.question:
            text = f"{reasons.skill(scene, skill.skill)} · {text}"
        shown.append(
            {
                "id": skill.skill,
                "name": words.t(f"skill.{skill.skill}"),
                "type": words.t(f"type.{skill.type}"),
                "text": text,
                "option": option,
                "state": state,
            }
        )
    return shown


def _started(scene: Scene, ability: str) -> tuple[int | str | None, str]:
    """The option that starts a skill or worn card of mine and its state; "" for one that cannot be started."""
    asking = scene.question is not None and scene.question.key.startswith("trigger.")
    if (options := scene.abilities().get(ability)) and not asking:
        chosen = next((i for i in options if scene.choice and i in scene.choice.picked), options[0])
        return chosen, scene.option_state(chosen)
    if scene.taken(ability):
        return None, "sel"
    if options := scene.root_abilities().get(ability):
        return f"r{options[0]}", "on"
    return None, ""


def piles(them: Any) -> list[list[Any]]:
    """What lies in a status zone: markers of one kind together, everything else by itself."""
    found: dict[Any, list[Any]] = {}
    for place, item in enumerate(them.status):
        found.setdefault(item.kind if item.lasts == "keep" else place, []).append(item)
    return list(found.values())


def _zone(scene: Scene, seat: int) -> list[dict[str, Any]]:
    drawn = []
    for place, items in enumerate(piles(scene.view.seats[seat])):
        mini = _pile(scene, items) if items[0].lasts == "keep" else _status(scene, items[0])
        drawn.append(mini | {"inspect": f"status:{seat}:{place}"})
    return drawn


def _pile(scene: Scene, items: list[Any]) -> dict[str, Any]:
    kind, words = items[0].kind, scene.words
    style, icon = _PILES.get(kind.split(".")[0], ("", "option"))
    count = sum(len(item.cards) for item in items)
    seen = words.join(words.show("copy", uid) for item in items for uid in item.cards if uid >= 0).striptags()
    label = f"{words.ability_name(kind)} × {count}" + (f" · {seen}" if seen else "")
    return {"stack": count, "icon": icons.TERMS[icon], "style": style, "label": label}


def _status(scene: Scene, item: Any) -> dict[str, Any]:
    words = scene.words
    known = [uid for uid in item.cards if uid >= 0]
    label = words.ability_name(item.kind)
    if known and len(item.cards) == 1:
        return face(known[0], words.language) | {"label": f"{label} · {words.copy_label(known[0])}"}
    if not known:
        return {"back": True, "stack": len(item.cards) if len(item.cards) > 1 else None, "label": label}
    shown = kind_face(item.kind, words.language) if item.kind in data.kinds() else face(known[0], words.language)
    return {"stack": len(item.cards), "icon": shown["icon"], "label": label}
