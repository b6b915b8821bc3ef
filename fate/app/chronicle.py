"""The log as sentences, and what the newest entries show on the table: beams, hits, numbers, the card in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from fate.app import choice as choosing
from fate.app import goal, icons
from fate.app.scene import Scene
from fate.app.wording import face, kind_face
from fate.fate2 import data

SHOWN = 80
"""How many lines of the log are on the page."""

SILENT = ("phase",)
"""Entries that are no sentences: the top bar shows the phase."""

_ICONS = {
    "draw": "draw", "damage": "damage", "heal": "rescue", "rage": "rage", "judge": "judge", "dying": "dying",
    "death": "death", "discard": "discard", "dispelled": "cast", "skill": "cast", "win": "win", "reveal": "watch",
    "skip": "skip", "fate": "fate", "look": "watch", "look_identity": "watch", "identity_revealed": "reveal",
    "take": "move", "take_aside": "move", "claim": "move", "aside": "move", "reshuffle": "order", "capped": "lock",
    "deal": "pick", "void": "lock",
}  # fmt: skip

_STYLE = {"damage": "a", "dying": "k", "death": "k", "equip": "e", "heal": "d"}
_ATTACKS = ("normal_attack", "chaos_attack", "flame_attack")

PAUSES = {
    "spend": 1300, "skill": 1300, "equip": 900, "damage": 900, "heal": 800, "judge": 1100, "dying": 1000, "death": 1600,
    "turn": 700, "discard": 500, "draw": 350, "lay": 700, "take": 700, "dispelled": 900, "reveal": 900, "void": 700,
    "identity_revealed": 1600, "look_identity": 1600, "contest": 2000, "win": 1200,
    "deal": 1200, "skip": 500, "claim": 500, "aside": 600, "take_aside": 500, "rage": 600, "lift": 600, "effect": 600,
    "turn_armor": 600, "swap_hp": 1100, "swap_hands": 1100, "show": 1100, "recover": 700, "designate": 700,
    "monster": 1300, "jungle_kill": 1100, "come_up": 1300, "fate": 1300, "reshuffle": 500, "stake": 700, "name": 900,
}  # fmt: skip
"""How long each kind of entry stays before the next step, in milliseconds at normal speed. It depends on what the
table saw and on nothing else, so that a pause never tells who holds an answer."""


FURTHER, LONGEST = 250, 2800
"""What each further notable entry of a frame adds to its pause, and the most it may come to."""

_RESULTS = (
    "damage", "heal", "dispelled", "dying", "death", "void", "take", "swap_hp", "swap_hands", "identity_revealed",
    "look_identity", "name",
)  # fmt: skip
"""Entries that say what came of an action."""

_BETWEEN = ("misdirect.receiver",)
"""Questions where something passes from the target chosen before to the one that is chosen now."""

_GAINS = ("draw", "take_aside", "claim", "recover")
"""Entries by which a seat's hand grows."""


class Chronicle:
    """The log of one view, read for one frame."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.log: list[Any] = scene.view.log
        self.fresh = self.log[max(0, len(self.log) - scene.fresh) :] if scene.fresh else []
        self.hit: set[int] = set()
        self.deltas: dict[int, list[dict[str, str]]] = {}
        for entry in self.fresh:
            self._show(entry.key, entry.args)

    def _show(self, key: str, args: Mapping[str, Any]) -> None:
        seat, amount = args.get("seat"), args.get("amount", 0)
        if key == "damage" and seat is not None:
            self.hit.add(seat)
            self._delta(seat, "hp", "hp", f"−{amount}")
        elif key == "heal" and seat is not None:
            self._delta(seat, "heal", "hp", f"+{amount}")
        elif key == "rage" and seat is not None:
            self._delta(seat, "rage", "rage", f"+{amount}" if amount > 0 else f"−{-amount}")
        elif key in _GAINS:
            self._delta(args["seat"], "hand", "hand", f"+{args.get('count') or len(args['cards'])}")
        elif key == "discard":
            self._delta(args["seat"], "hand", "discard", f"−{len(args['cards'])}")
        elif key == "take":
            self._delta(args["seat"], "hand", "move", f"−{args['count']}")
            self._delta(args["to"], "hand", "move", f"+{args['count']}")
        elif key == "skip" and seat is not None:
            self._delta(seat, "skip", "skip", self.scene.words.t("ui.skipped"))

    def _delta(self, seat: int, kind: str, icon: str, text: str) -> None:
        self.deltas.setdefault(seat, []).append({"kind": kind, "icon": icons.TERMS[icon], "text": text})

    # ---- sentences

    def lines(self, keys: tuple[str, ...] = ()) -> list[dict[str, Any]]:
        """The last lines of the log, grouped by turn headings; or all entries with one of these keys."""
        start = 0 if keys else max(0, len(self.log) - SHOWN)
        wanted = (i for i in range(start, len(self.log)) if not keys or self.log[i].key in keys)
        return [line for i in wanted if (line := self._line(i))]

    def last(self) -> dict[str, Any] | None:
        """The newest sentence."""
        for i in range(len(self.log) - 1, -1, -1):
            line = self._line(i)
            if line and not line["turn"]:
                return line
        return None

    def sentences(self) -> list[str]:
        """What just happened, read aloud."""
        start = len(self.log) - len(self.fresh)
        lines = (self._line(i) for i in range(start, len(self.log)))
        return [str(Markup(line["text"]).striptags()) for line in lines if line]

    def _line(self, i: int) -> dict[str, Any] | None:
        told = self.scene.told
        if i not in told:
            told[i] = self._tell(i)
        return told[i]

    def _tell(self, i: int) -> dict[str, Any] | None:
        entry = self.log[i]
        if entry.key in SILENT:
            return None
        text = sentence(self.scene, entry.key, entry.args)
        return {
            "n": i,
            "turn": entry.key == "turn",
            "text": text,
            "icon": _icon(entry.key, entry.args),
            "kind": _STYLE.get(entry.key, "a" if entry.args.get("card") in _ATTACKS else "m"),
        }

    # ---- the middle of the table

    def action(self) -> Any:
        """The entry of the action in progress: the last use or skill of this turn, None when there is none."""
        claimed: set[int] = set()
        for entry in reversed(self.log):
            if entry.key == "turn":
                return None
            if entry.key == "claim":
                claimed.update(entry.args["cards"])
            # A card that was turned up and is in somebody's hand by now is nothing to look at any more.
            turned_up = entry.key == "reveal" and not claimed.issuperset(entry.args["cards"])
            if turned_up or entry.key in ("spend", "skill", "judge"):
                return entry
        return None

    def beams(self) -> list[dict[str, Any]]:
        """Arrows from whoever acts to its targets, by place."""
        scene = self.scene
        if scene.choice and scene.choice.question.key not in ("respond.dodge", "dispel"):
            aim = [int(o[1]) for i in scene.choice.picked if (o := scene.choice.question.options[i])[0] == "seat"]
            if aim or scene.aim:
                facts = scene.choice.question.context
                source = facts["target"] if scene.choice.question.key in _BETWEEN else scene.me
                return [self._beam(source, seat, "aim") for seat in (*aim, *scene.aim) if seat != source]
        entry = self.action()
        settled = scene.question is not None and (scene.question.phase or bool(scene.path))
        if settled or entry is None or entry.key not in ("spend", "skill"):
            return []
        source, kind = entry.args["seat"], "attack" if entry.args.get("card") in _ATTACKS else "magic"
        return [self._beam(source, seat, kind) for seat in entry.args.get("targets") or () if seat != source]

    def _beam(self, source: int, target: int, kind: str) -> dict[str, Any]:
        a, b = self.scene.place(source), self.scene.place(target)
        return {"from": a, "to": b, "kind": kind, "near": 1 not in (a, b) and abs(a - b) == 1}

    def stage(self) -> dict[str, Any] | None:
        """The card in the middle, with a word about what it does."""
        if (ready := self._ready()) is not None:
            return ready
        scene, entry = self.scene, self.action()
        language = scene.words.language
        if entry is None:
            return None
        cards = [uid for uid in entry.args.get("cards") or () if uid >= 0]
        card = entry.args.get("card")
        if isinstance(card, str) and card in data.kinds():
            same = len(cards) == 1 and data.cards()[cards[0]].card == card
            shown = face(cards[0], language) if same else kind_face(card, language)
        elif cards:
            shown = face(cards[0], language)
        else:
            return None
        source = self.scene.place(entry.args["seat"]) if entry.args.get("seat") is not None else None
        return {
            "id": len(self.log) if not cards else cards[0],
            "card": cards[0] if cards else None,
            "from": f"seat-{source}" if source else "deck",
            "face": shown,
            "text": self._result(entry),
        }

    def _ready(self) -> dict[str, Any] | None:
        # The card of a move that can still be taken back.
        scene = self.scene
        option = scene.path[0][1][0] if scene.path else ()
        if not option or option[0] not in ("use", "as") or (uid := choosing.card_of(option)) is None:
            return None
        language = scene.words.language
        shown = face(uid, language) if option[0] == "use" else kind_face(option[-1], language)
        text = scene.words.t("ui.stage.ready")
        return {"id": uid, "card": uid, "from": f"hand-{uid}", "face": shown, "text": text}

    def _result(self, action: Any) -> Markup | str:
        # What came of the action so far: the last thing after it that hurt, healed, changed hands or failed.
        for entry in reversed(self.log):
            if entry is action:
                return ""
            if entry.key in _RESULTS:
                return sentence(self.scene, entry.key, entry.args)
        return ""

    def pause(self) -> int:
        """How long this frame should stay at normal speed, in milliseconds."""
        pauses = sorted((PAUSES.get(entry.key, 0) for entry in self.fresh), reverse=True)
        notable = sum(pause >= PAUSES["damage"] for pause in pauses[1:])
        return min(LONGEST, pauses[0] + FURTHER * notable) if pauses else 0


def sentence(scene: Scene, key: str, args: Mapping[str, Any]) -> Markup:
    """One entry as a sentence; one that the catalog has no words for, as its key."""
    words = scene.words
    if not words.has(f"log.{key}"):
        return words.say("log.other", {"seat": args.get("seat"), "what": key})
    if key == "deal" and not goal.identities(scene.view):
        return words.say("log.deal_alone", args)
    own = _dealt(scene) if key == "deal" else {}
    return words.say(f"log.{key}", {**_DEFAULTS, **args, **_derived(key, args), **own})


def _dealt(scene: Scene) -> dict[str, Any]:
    """What who reads this has been told of identities: its own, and its next neighbour's (R3.3)."""
    viewer, seats = scene.words.viewer, scene.view.seats
    if viewer is None:
        return {}
    neighbour = (viewer + 1) % len(seats)
    return {"mine": seats[viewer].identity, "camp": seats[neighbour].identity, "neighbour": neighbour}


_DEFAULTS: dict[str, Any] = {"cards": None, "targets": None, "identity": None, "source": None, "killer": None}


def _derived(key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments that only sentences need."""
    if key == "rage":
        amount = args["amount"]
        return {"gained": amount if amount > 0 else None, "lost": -amount if amount < 0 else None}
    if key == "death":
        return {"identity": args["identity"] or None}  # some modes have none
    if key == "turn_armor":
        return {"sideways": not args["upright"]}
    if key == "dispelled":
        return {"of": args.get("card") or args.get("skill")}
    if key == "take":
        seen = args.get("cards") or args["worn"]
        return {"cards": seen, "unseen": args["count"] - len(seen) or None}
    if key == "spend":
        at_itself = tuple(args["targets"]) == (args["seat"],)
        return {"cards": (*args["cards"], *args["extra"]), "targets": () if at_itself else args["targets"]}
    return {}


def _icon(key: str, args: Mapping[str, Any]) -> str:
    card = args.get("card")
    if isinstance(card, str) and card in icons.CARDS:
        return icons.CARDS[card]
    cards = args.get("cards")
    if key in ("equip", "lay") and cards and cards[0] >= 0:
        return icons.CARDS[data.cards()[cards[0]].card]
    return icons.TERMS[_ICONS.get(key, "log")]
