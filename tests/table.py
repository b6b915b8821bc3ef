"""Positions for tests: set up any table, play it by name, fail on any question that was not expected.

    t = Table(scorch_mage=dict(hand=["moon_arrow"], rage=1), lich=dict(hand=["dodge:heart", "dodge:diamond"]))
    t.scorch_mage.uses("moon_arrow", on="lich", upgraded=True)
    t.scorch_mage.answers("moon_arrow.name", "heart")
    assert t.offered("lich") == ["dodge:heart", "decline"]
    t.lich.declines()
    assert (t.scorch_mage.rage, t.lich.hp) == (0, 2)

Each keyword is a seat, in action order; the first one is in its play phase (`turn=`, `phase=` change that). A keyword
that is a hero's id plays that hero; any other name is a character without skills, unless `hero=` is given. A seat's
dict may hold: hero, identity, hp, max_hp, rage, limit, hand, weapon, armor, upright, other_upright, monsters, status,
knows, used, spent, alive.
Cards are "id", "id:suit" or "id:suit-rank"; each names a physical card not used elsewhere in the position.
`deck` lists cards from the top; the rest of the set lies below them in a fixed order, or nowhere with `only=True`.
The play phase waits until `ends()`, even with nothing left to do.
A table must end a test at rest: see `Table.settled`, called for every table by a fixture.
"""

from __future__ import annotations

from typing import Any, ClassVar

from fate.fate2 import data
from fate.fate2.rules import catalog
from fate.fate2.rules.catalog import KIND_ID, RANK, SUIT
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.options import Options
from fate.fate2.rules.state import Seat, State, Status
from fate.kernel.question import DECLINE, Question

RANKS = data.RANKS


class StillGame(FateGame):
    """A game that waits in the play phase even when nothing can be done there."""

    stops = ("play",)


class Player:
    """One seat of a Table, by its name."""

    def __init__(self, table: Table, seat: int, name: str) -> None:
        self.table = table
        self.seat = seat
        self.name = name

    def __getattr__(self, field: str) -> Any:
        return getattr(self.table.game.state.seats[self.seat], field)

    @property
    def cards(self) -> list[str]:
        """The hand as "id:suit" texts."""
        return [short(uid) for uid in self.hand]

    @property
    def gear(self) -> tuple[str | None, str | None]:
        """Weapon and armour by id."""
        seat = self.table.game.state.seats[self.seat]
        return tuple(None if uid is None else KIND_ID[uid] for uid in (seat.weapon, seat.armor))  # type: ignore[return-value]

    def uses(self, card: str, *, on: Any = None, upgraded: bool = False, via: str = "", cards: Any = None) -> None:
        """Use a card in the play phase: its spec, or with `via` the conversion and (for several cards) `cards`."""
        question = self._asked("play")
        if via:
            found = [
                i
                for i, option in enumerate(question.options)
                if option[0] == "as"
                and same_id(option[1], via)
                and ((len(option) == 3 and option[2] == card) or (len(option) == 4 and matches(option[2], card)))
            ]
        else:
            found = [i for i, o in enumerate(question.options) if o[0] == "use" and matches(o[1], card)]
        assert found, f"{self.name} is not offered {card}: {self.table.shown(question)}"
        self.table.game.answer(found[0])
        for key, value in (
            ("use.convert", cards),
            ("use.upgrade", "rage" if upgraded is True else upgraded or "plain"),
            ("use.target", on),
        ):
            pending = self.table.game.pending
            if pending is not None and pending.key == key and pending.seat == self.seat and value is not None:
                self.answers(key, value)
        if isinstance(on, str):
            spends = [
                entry for entry in self.table.game.log or () if entry.key == "spend" and entry.args["seat"] == self.seat
            ]
            target = self.table.players[on].seat
            assert not spends or target in spends[-1].args["targets"], f"{card} is not aimed at {on}"

    def sets_off(self, ability: str) -> None:
        """Choose an activated ability (its full id or its last part) in the play phase or in the casting phase."""
        question = self._asked("play", "cast")
        self._choose(question, ability)

    def ends(self) -> None:
        """End the play phase."""
        self._choose(self._asked("play"), "end")

    def passes(self) -> None:
        """Cast nothing (more)."""
        self._choose(self._asked("cast"), "pass")

    def answers(self, key: str, value: Any) -> None:
        """Answer the pending question, which must be this one. Lists answer picks; see `option_text` for texts."""
        self._choose(self._asked(key), value)

    def accepts(self, ability: str = "") -> None:
        """Say yes to an optional reaction ("trigger.may"), which must be this one if named."""
        question = self._asked("trigger.may")
        assert not ability or same_id(question.context["ability"], ability), question.context
        self.table.game.answer(0)

    def declines(self, key: str = "") -> None:
        """Decline the pending question, whatever it is or exactly this one; for picks: pick nothing."""
        question = self._asked(*([key] if key else []))
        if question.many:
            self.table.game.answer(())
        else:
            self.table.game.answer(list(question.options).index(DECLINE))

    def _asked(self, *keys: str) -> Question:
        question = self.table.game.pending
        assert question is not None, f"nothing is asked; expected {keys} for {self.name}"
        asked = f"{self.table.name_of(question.seat)} is asked {question.key}: {self.table.shown(question)}"
        assert question.seat == self.seat and (not keys or question.key in keys), (
            f"{asked}; expected {self.name} {keys}"
        )
        return question

    def _choose(self, question: Question, value: Any) -> None:
        if question.many:
            picks: list[int] = []
            for item in value:
                picks.append(self._find(question, item, picks))
            self.table.game.answer(tuple(picks))
        else:
            self.table.game.answer(self._find(question, value, []))

    def _find(self, question: Question, value: Any, taken: list[int]) -> int:
        for i, option in enumerate(question.options):
            if i not in taken and self.table.means(option, value):
                return i
        raise AssertionError(f"{self.name} is not offered {value!r} for {question.key}: {self.table.shown(question)}")


class Table:
    """A position and everything needed to play on from it; see the module's docstring."""

    open: ClassVar[list[Table]] = []
    """Tables made since the last test began."""

    def __init__(
        self,
        *,
        turn: str = "",
        phase: str = "play",
        deck: list[str] | tuple[str, ...] = (),
        only: bool = False,
        discard: list[str] | tuple[str, ...] = (),
        fate: str = "",
        seed: int = 1,
        sets: tuple[str, ...] = ("standard",),
        turn_no: int = 2,
        mode: str = "identity_game",
        house: tuple[str, ...] = (),
        **seats: dict[str, Any],
    ) -> None:
        catalog.load()
        self._free = [card.uid for card in data.cards() if card.set in sets]
        self.players = {name: Player(self, i, name) for i, name in enumerate(seats)}
        state = State(options=Options(mode=mode, players=len(seats), sets=sets, house=house), rng=seed, seats=[])
        state.seats = [self._seat(name, facts) for name, facts in seats.items()]
        state.deaths = tuple(i for i, seat in enumerate(state.seats) if not seat.alive)
        stacked = [self.take(spec) for spec in deck]
        state.discard = [self.take(spec) for spec in discard]
        state.deck = [] if only else self._free[::-1]
        state.deck += stacked[::-1]
        state.fate = fate
        state.turn = self.players[turn].seat if turn else 0
        state.before = (state.turn - 1) % len(state.seats)
        state.turn_no = turn_no
        state.phase = phase
        state.step = 2 if phase == "play" else 0
        self.game = StillGame(state, keep=True, log=True)
        self.game.start()
        Table.open.append(self)

    def __getattr__(self, name: str) -> Player:
        try:
            return self.__dict__["players"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self.game.state

    def offered(self, name: str) -> list[str]:
        """Texts of what the pending question, which must be this player's, offers."""
        question = self.game.pending
        assert question is not None and question.seat == self.players[name].seat, f"{name} is not asked"
        return self.shown(question)

    def asked(self) -> tuple[str, str] | None:
        """Who is asked what: (name, key), or None."""
        question = self.game.pending
        return None if question is None else (self.name_of(question.seat), question.key)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The public arguments of all log entries with this key."""
        return [entry.args for entry in self.game.log or () if entry.key == key]

    def take(self, spec: str) -> int:
        """A physical card that nothing in the position uses yet."""
        for uid in self._free:
            if matches(uid, spec):
                self._free.remove(uid)
                return uid
        raise AssertionError(f"no card {spec} left")

    def settled(self) -> None:
        """The game is over or waits for somebody's own move, and every invariant holds."""
        question = self.game.pending
        if self.game.over:
            return
        assert question is not None and question.phase, f"left unanswered: {self.asked()}"

    def name_of(self, seat: int) -> str:
        """The name of a seat."""
        return next(name for name, player in self.players.items() if player.seat == seat)

    def shown(self, question: Question) -> list[str]:
        """What a question offers, as texts."""
        return [self.option_text(option) for option in question.options]

    def option_text(self, option: tuple[Any, ...]) -> str:
        """Cards and gear: "id:suit"; seats: the name; conversions: "ability>kind id:suit"; else the payload."""
        head, *rest = option
        if head in ("card", "use"):
            return short(rest[0])
        if head == "gear":
            return short(rest[1])
        if head in ("seat", "identity"):
            return self.name_of(rest[0])
        if head == "as":
            via = rest[0].rpartition(".")[2]
            return f"{via}>{rest[-1]}" + (f" {short(rest[1])}" if len(rest) == 3 else "")
        if head == "skill" or head == "ability":
            return str(rest[0]).rpartition(".")[2]
        return str(rest[0]) if len(rest) == 1 else head

    def means(self, option: tuple[Any, ...], value: Any) -> bool:
        """Whether a value given by a test names this option."""
        head, *rest = option
        if head in ("card", "use") and isinstance(value, str):
            return matches(rest[0], value)
        if head == "gear" and isinstance(value, str):
            return matches(rest[1], value)
        if head in ("skill", "ability") and isinstance(value, str):
            return same_id(rest[0], value)
        if isinstance(value, tuple):
            return option == value
        return bool(self.option_text(option) == value or (len(rest) == 1 and rest[0] == value))

    def _seat(self, name: str, facts: dict[str, Any]) -> Seat:
        hero = facts.get("hero", name if name in data.heroes() else "")
        seat = Seat(hero=hero, identity=facts.get("identity", ""))
        printed = data.heroes().get(hero)
        seat.max_hp = facts.get("max_hp", printed.hp if printed else 4)
        seat.hp = facts.get("hp", seat.max_hp)
        seat.rage = facts.get("rage", 0)
        seat.max_rage = max(seat.rage, printed.rage if printed else 3)
        seat.limit = facts.get("limit", printed.hand if printed else 4)
        seat.hand = [self.take(spec) for spec in facts.get("hand", ())]
        seat.weapon = self.take(facts["weapon"]) if "weapon" in facts else None
        seat.armor = self.take(facts["armor"]) if "armor" in facts else None
        seat.upright = facts.get("upright", False)
        seat.other_upright = facts.get("other_upright", False)
        seat.monsters = [self.take(spec) for spec in facts.get("monsters", ())]
        seat.alive = facts.get("alive", True)
        seat.used = dict(facts.get("used", {}))
        seat.spent = dict(facts.get("spent", {}))
        seat.knows = tuple(facts.get("knows", ()))
        for status in facts.get("status", ()):
            kind, cards, by, lasts, *shut = status
            held = tuple(self.take(spec) for spec in cards)
            seat.status.append(Status(kind, held, list(self.players).index(by), lasts, bool(shut)))
        return seat


def short(uid: int) -> str:
    """ "id:suit" """
    return f"{KIND_ID[uid]}:{SUIT[uid]}"


def matches(uid: int, spec: str) -> bool:
    """Whether a physical card fits "id", "id:suit" or "id:suit-rank"."""
    id, _, print_ = spec.partition(":")
    suit, _, rank = print_.partition("-")
    return KIND_ID[uid] == id and suit in ("", SUIT[uid]) and rank in ("", RANKS[RANK[uid] - 1])


def same_id(id: str, named: str) -> bool:
    """Whether a name is this id or its last part."""
    return named in (id, id.rpartition(".")[2])
