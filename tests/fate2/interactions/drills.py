"""How each skill of the standard heroes is set off, and what each condition of the matrix should do to it.

A `Drill` is a position with the skill's owner as "me" and, for most, somebody to do it to as "b"; `course` plays it.
`cells` says for a condition whether the skill still has its effect; where a condition cannot be put to a skill, why.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fate.fate2.rules.catalog import SKILLS, load
from fate.fate2.rules.state import Seat
from tests.fate2.interactions.positions import bombs
from tests.table import Table

load()

CONDITIONS = (
    "plain", "dispelled", "target dies", "source dies", "user dies", "empty hand", "empty piles", "immune target",
    "converted", "no target", "redirected", "rage full", "used",
)  # fmt: skip

Done = Callable[[Table], bool]


class Position(Table):
    """A table at which characters may be immune from the start: `immune` names whose turn ends it."""

    def _seat(self, name: str, facts: dict[str, Any]) -> Seat:
        seat = super()._seat(name, facts)
        if facts.get("immune"):
            seat.immune_by = list(self.players).index("me")
        return seat


@dataclass(frozen=True)
class Drill:
    """One skill in action."""

    skill: str
    done: Done
    """Whether its effect has taken place."""
    start: str = "skill"
    """"skill": set off; "draw": in its owner's draw phase; "me": an Attack of its owner on b; "foe": one on its owner;
    "foe, then me": the same, and the turn after; else a card that its owner uses."""
    hand: tuple[str, ...] = ()
    """What its owner holds to begin with."""
    cost: tuple[str, ...] = ()
    """What it pays with."""
    me: dict[str, Any] = field(default_factory=dict)
    b: dict[str, Any] = field(default_factory=dict)
    foe: dict[str, Any] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    answers: dict[str, Any] = field(default_factory=dict)
    cells: dict[str, bool | str] = field(default_factory=dict)
    via: str = ""
    on: str = "b"
    upgraded: str = ""
    paid: bool = True
    """Whether what it costs is lost when it is dispelled (A44)."""
    knife: int = 0
    """Damage its price deals to its owner."""

    @property
    def type(self) -> str:
        """As printed."""
        return SKILLS[self.skill].type

    @property
    def dispellable(self) -> bool:
        """R16.3."""
        return self.type != "passive"

    @property
    def attacker(self) -> str:
        """Whose Attack starts it, "" if none does."""
        return self.start.partition(",")[0] if self.start.startswith(("me", "foe")) else ""

    def cell(self, condition: str) -> bool | str:
        """Whether the effect takes place under a condition, or why the condition cannot be put to it."""
        if condition in self.cells:
            return self.cells[condition]
        return DEFAULTS[condition](self)


def _target_dies(drill: Drill) -> bool | str:
    if drill.dispellable or drill.attacker == "me":
        return False
    return "it acts at once, nothing can come between it and its target"


def _user_dies(drill: Drill) -> bool | str:
    if drill.dispellable:
        return True
    return False if drill.attacker else "it acts at once, nothing can come between"


def _no_target(drill: Drill) -> bool | str:
    if drill.start == "skill":
        return False
    return "with everybody immune nobody could attack" if drill.attacker else "it chooses no target"


DEFAULTS: dict[str, Callable[[Drill], bool | str]] = {
    "plain": lambda drill: True,
    "dispelled": lambda drill: not drill.dispellable,
    "target dies": _target_dies,
    "source dies": lambda drill: True if drill.attacker == "foe" else "it answers nobody's damage or Attack",
    "user dies": _user_dies,
    "empty hand": lambda drill: not drill.cost,
    "empty piles": lambda drill: True,
    "immune target": lambda drill: (
        False if drill.start == "skill" else "the card or the Attack has the target, not the skill"
    ),
    "converted": lambda drill: True if drill.attacker else "no card sets it off that could be converted",
    "no target": _no_target,
    "redirected": lambda drill: "no damage is taken in it",
    "rage full": lambda drill: True,
    "used": lambda drill: not getattr(SKILLS[drill.skill], "per_turn", 0),
}


def attack_of(condition: str) -> tuple[str, str]:
    """The card of the Attack that starts a drill, and its conversion."""
    return ("dodge:heart-6", "battle_claw") if condition == "converted" else ("normal_attack:spade", "")


def position(drill: Drill, condition: str) -> Position:
    """The drill's position under a condition."""
    me: dict[str, Any] = {"hero": drill.skill.partition(".")[0], **drill.me}
    me["hand"] = [*drill.hand, *(() if condition == "empty hand" else drill.cost)]
    b: dict[str, Any] = {"hand": [], **drill.b}
    b["hand"] = list(b["hand"])
    foe: dict[str, Any] = dict(drill.foe)
    sage: dict[str, Any] = {"hand": []}
    goblin: dict[str, Any] = {}
    if drill.attacker:
        attacker = me if drill.attacker == "me" else foe
        card, via = attack_of(condition)
        attacker["hand"] = [card, *attacker.get("hand", ())]
        if via:
            attacker["weapon"] = via
    answering = bombs("flame_attack:heart", "flame_attack:heart", by="goblin")
    if condition == "dispelled":
        sage["hand"] = ["dispel:diamond"]
    if condition == "target dies":
        b["hp"] = 2 if drill.dispellable and drill.attacker == "me" else 1
        b["hand"] += ["dispel:heart" if drill.dispellable else "dodge:heart-7"]
        sage["hand"] = ["dispel:diamond"]
        goblin["status"] = answering
    if condition == "user dies":
        me["hp"] = 1 + drill.knife
        if drill.dispellable:
            me["hand"] += ["dispel:heart"]
            sage["hand"] = ["dispel:diamond"]
            goblin["status"] = answering
        elif drill.attacker == "me":
            goblin["status"] = bombs("chaos_attack:spade", by="goblin")
    if condition == "source dies":
        foe["hp"] = 1
        goblin["status"] = bombs("chaos_attack:spade", by="goblin")
    if condition == "redirected":
        goblin = {"hero": "guardian_knight", "hand": ["misdirect"]}
    if condition == "rage full":
        me["rage"] = 3
    if condition == "used":
        me["used"] = me["spent"] = {drill.skill: 1}
    if condition == "immune target":
        b["immune"] = True
    if condition == "no target":
        for seat in (me, b, foe, sage, goblin):
            seat["immune"] = True
    phase, turn = "play", drill.attacker or "me"
    if drill.type == "casting":
        phase = "casting"
    elif drill.start == "draw":
        phase = "draw"
    rest: dict[str, Any] = {"only": True} if condition == "empty piles" else {"deck": drill.deck}
    goblin.setdefault("hero", "goblin_engineer" if goblin else "")
    return Position(turn=turn, phase=phase, me=me, b=b, sage=sage, goblin=goblin, foe=foe, **rest)


def course(drill: Drill, condition: str) -> Position:
    """Play a drill to the end under a condition; where it cannot even begin, nothing is played."""
    t = position(drill, condition)
    if drill.attacker:
        card, via = attack_of(condition)
        t.players[drill.attacker].uses(card, on=drill.on if drill.attacker == "me" else "me", via=via)
    elif drill.start == "skill":
        if t.asked() not in (("me", "play"), ("me", "cast")) or drill.skill.rpartition(".")[2] not in t.offered("me"):
            drive(t, drill, condition)
            return t
        t.me.sets_off(drill.skill)
    elif drill.start != "draw":
        named = f"{drill.via}>" if drill.via else drill.start
        if not any(text.startswith(named) for text in t.offered("me")):
            return t
        t.me.uses(drill.start, on=drill.on, via=drill.via, cards=list(drill.cost), upgraded=drill.upgraded)
    drive(t, drill, condition)
    if drill.start == "foe, then me" and t.asked() == ("foe", "play"):
        t.foe.ends()
        drive(t, drill, condition)
    return t


def drive(t: Position, drill: Drill, condition: str) -> None:
    """Answer everything as the drill and the condition want it, else decline, until the next own move."""
    while (question := t.game.pending) is not None and not question.phase:
        name, key = t.name_of(question.seat), question.key
        player = t.players[name]
        wanted = drill.answers.get(key)
        if key == "dispel" and not (name == "me" and wanted):
            _dispel(t, drill, condition, name)
        elif key == "goblin_engineer.detonate.count" and name == "goblin":
            t.game.answer(0)
        elif key == "guardian_knight.cover.cost" and name == "goblin":
            player.answers(key, "misdirect")
        elif key == "respond.dodge" and condition == "target dies" and name == "b":
            player.answers(key, "dodge:heart-7")
        elif wanted is not None and _offered(t, wanted):
            player.answers(key, wanted)
        elif key == "trigger.may" and question.context["ability"] == drill.skill and name == "me":
            player.accepts()
        elif key == "trigger.order" and ("ability", drill.skill) in question.options:
            player.answers(key, ("ability", drill.skill))
        elif question.many:
            most = question.most if key.startswith(drill.skill) and name == "me" else question.least
            t.game.answer(question.fitting(range(len(question.options)), most))
        else:
            t.game.answer(0 if key.startswith(drill.skill) and name == "me" else len(question.options) - 1)


def _offered(t: Position, wanted: Any) -> bool:
    """Whether the pending question offers all of this."""
    question = t.game.pending
    assert question is not None
    values = wanted if isinstance(wanted, list) else [wanted]
    return all(any(t.means(option, value) for option in question.options) for value in values)


def _dispel(t: Position, drill: Drill, condition: str, name: str) -> None:
    """Who Dispels what: the skill itself, or the Dispel of it that a bomb has answered."""
    question = t.game.pending
    assert question is not None
    of_skill = question.context.get("skill") == drill.skill
    of_dispel = question.context.get("card") == "dispel"
    wants = {
        "sage": (of_skill and condition in ("dispelled", "user dies")) or (of_dispel and condition == "target dies"),
        "b": of_skill and condition == "target dies",
        "me": of_dispel and condition == "user dies",
    }
    if wants.get(name):
        t.players[name].answers("dispel", "dispel")
    else:
        t.players[name].declines()


ME, B, FOE = 0, 1, 4
ATTACKS = ("normal_attack", "chaos_attack", "flame_attack")
OWN = "its owner is its only target"
ONE_GUARDIAN = "there is one Guardian Knight at a table"
AT_ONCE = "it acts at once, nothing can come between"


def told(key: str, least: int = 1, **facts: object) -> Done:
    """The log has so many entries with these facts."""

    def happened(t: Table) -> bool:
        return sum(all(args.get(name) == value for name, value in facts.items()) for args in t.told(key)) >= least

    return happened


def attacks_by(seat: int, least: int) -> Done:
    """A seat has used so many Attacks."""
    return lambda t: sum(args["seat"] == seat and args["card"] in ATTACKS for args in t.told("spend")) >= least


def drill(skill: str, done: Done, start: str = "skill", *, answers: dict[str, Any] | None = None, **more: Any) -> Drill:
    """A drill whose answers' keys may leave out the skill's id."""
    named = {(f"{skill}{key}" if key.startswith(".") else key): value for key, value in (answers or {}).items()}
    return Drill(skill, done, start, answers=named, **more)


BLADED = {"armor": "bladed_armour"}
BLADE = ("ability", "bladed_armour")
RED, BLACK = ("flame_attack:diamond",) * 3, ("chakra",)
