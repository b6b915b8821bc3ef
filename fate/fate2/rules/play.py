"""The play phase: what may be done, why not, and doing it (R10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fate.fate2.rules import ask
from fate.fate2.rules.activate import SkillUse
from fate.fate2.rules.catalog import FATES, KIND_ID, KINDS, SUIT, SUITS
from fate.fate2.rules.convert import conversions
from fate.fate2.rules.fate import Fate
from fate.fate2.rules.kind import Aim, Kind
from fate.fate2.rules.queries import ATTACK_SUITS, ATTACKS, REACH, UPGRADES
from fate.fate2.rules.skill import Activated
from fate.fate2.rules.spend import (
    Spent,
    banned,
    completable,
    complete,
    enough,
    fitting,
    goes_far,
    kind_by,
)
from fate.fate2.rules.use import Use
from fate.kernel.event import CANCELLED, Attempt, Event, Steps
from fate.kernel.question import Option, Question

if TYPE_CHECKING:
    from fate.fate2.rules.game import FateGame

UNLIMITED = 1000
"""Attacks allowed when any number is."""

Refusal = tuple[Any, ...]
"""Why something is not possible: ("rage", needed, have), ("attacks", used), ("range",), ("banned", skill) …"""


def attacks_left(game: FateGame, me: int) -> int:
    """Attacks `me` may still use in this play phase (R10.1)."""
    return int(game.fold(ATTACKS, 1, me)) - game.state.seats[me].used.get("attack", 0)


def suits_for(game: FateGame, me: int, kind: Kind) -> Sequence[str]:
    """Suits whose cards can serve as this kind now, whatever else may forbid it; all cards of a conversion need one.

    All suits, but beyond the limit of Attacks, and where nobody is within range, only those that a skill makes an
    exception for.
    """
    suits: Sequence[str] = SUITS
    if kind.attack and attacks_left(game, me) <= 0:
        suits = game.fold(ATTACK_SUITS, (), me)
    if kind.attack and not kind.legal(game, me):
        reach = game.fold(REACH, (), me) if kind.afar().legal(game, me) else ()
        suits = [suit for suit in suits if suit in reach]
    return suits


def refusal(game: FateGame, me: int, kind: Kind) -> Refusal | None:
    """Why `me` may not use this kind of card now, whatever the card; None when it may."""
    seat = game.state.seats[me]
    if not kind.playable:
        return ("timing",)
    if seat.rage < kind.cost:
        return ("rage", kind.cost, seat.rage)
    if kind.attack and attacks_left(game, me) <= 0 and not game.fold(ATTACK_SUITS, (), me):
        return ("attacks", seat.used.get("attack", 0))
    if kind.attack:
        return None if suits_for(game, me, kind) else ("range",)
    return None if variants(game, me, kind) else ("target",)


def barred(game: FateGame, me: int, uid: int) -> Refusal | None:
    """Why `me` may not use this hand card now as what it is; None when it may."""
    kind = KINDS[KIND_ID[uid]]
    if why := refusal(game, me, kind):
        return why
    if SUIT[uid] not in suits_for(game, me, kind):  # others are an exception
        used = game.state.seats[me].used.get("attack", 0)
        return ("attacks", used) if attacks_left(game, me) <= 0 else ("range",)
    if skill := banned(game, me, kind.id, (uid,), "use"):
        return ("banned", skill)
    return None if completable(game, me, ("card", uid), "use", ()) else ("second",)


def variants(game: FateGame, me: int, kind: Kind) -> list[str]:
    """The ways to use a kind that have a target: "" plain, else how the upgrade is paid (A46)."""
    found = [""] if kind.legal(game, me) else []
    if kind.upgradable:
        paid = game.fold(UPGRADES, ("rage",) if game.state.seats[me].rage else (), me)
        if paid and kind.legal(game, me, True):
            found += paid
    return found


def options(game: FateGame, me: int) -> list[Option]:
    """Everything `me` may do in its play phase."""
    hand = game.state.seats[me].hand
    verdicts: dict[tuple[str, bool], Sequence[str]] = {}

    def usable(id: str, far: bool = False) -> Sequence[str]:
        """The suits that will do."""
        suits = verdicts.get((id, far))
        if suits is None:
            kind = KINDS[id].afar() if far else KINDS[id]
            if kind.attack:  # its suits tell all there is against it
                suits = suits_for(game, me, kind)
            elif refusal(game, me, kind) is None:
                suits = SUITS
            else:
                suits = ()
            verdicts[id, far] = suits
        return suits

    found: list[Option] = []
    for uid in hand:
        kind = KIND_ID[uid]
        if (
            SUIT[uid] in usable(kind)
            and not banned(game, me, kind, (uid,), "use")
            and completable(game, me, ("card", uid), "use", ())
        ):
            found.append(("use", uid))
    for ability, conversion in conversions(game, me, None, "use"):
        suits = usable(conversion.into, conversion.far)
        if not suits:
            continue
        fit = fitting(game, me, conversion, "use", hand, suits)
        if conversion.count == 1:
            found += [
                ("as", ability.id, uid, conversion.into)
                for uid in fit
                if KIND_ID[uid] != conversion.into
                and completable(game, me, ("as", ability.id, uid, conversion.into), "use", suits)
            ]
        elif enough(fit, conversion) and completable(game, me, ("as", ability.id, conversion.into), "use", suits):
            found.append(("as", ability.id, conversion.into))
    found += activations(game, me, "play")
    if may_reveal(game, me):
        found.append(("reveal",))
    return found


def activations(game: FateGame, me: int, timing: str) -> list[Option]:
    """Skills and equipment `me` may set off now."""
    return [
        ("skill", ability.id)
        for ability in game.index.of(me, Activated)
        if ability.timing == timing
        and not game.silenced(me, ability)
        and ability.left(game, me)
        and ability.usable(game, me)
    ]


def may_reveal(game: FateGame, me: int) -> bool:
    """Whether `me` may reveal itself as a Neutral now (R22.8): on its turn, nobody has yet."""
    state = game.state
    fate = FATES.get(state.fate)
    return (
        isinstance(fate, Fate)
        and fate.reveals
        and state.revealed is None
        and state.turn == me
        and state.seats[me].identity == "neutral"
    )


def activated(game: FateGame, me: int, id: str) -> Activated:
    """What `me` can set off under this id."""
    return next(ability for ability in game.index.owned[me] if ability.id == id and isinstance(ability, Activated))


def carry_out(game: FateGame, me: int, option: int | str | Option, mark: int) -> Steps:
    """Do what was chosen: a card (its uid), an ability (its id), a conversion, a reveal.

    `mark`: decisions recorded before the choice, for taking it back. Returns whether it was not taken back.
    """
    if isinstance(option, str):
        return (yield SkillUse(activated(game, me, option), me, game, mark)) is not CANCELLED
    if option == ("reveal",):
        yield Reveal(me)
        return True
    way = ("card", option) if isinstance(option, int) else option
    use = yield Attempt(prepare(game, me, way), mark)
    if use is CANCELLED:
        return False
    yield use
    return True


def prepare(game: FateGame, me: int, way: Option) -> Steps:
    """Everything there is to choose before a card is used: its cards, the upgrade, the targets. Returns a Use."""
    kind = KINDS[kind_by(way)]
    if goes_far(game, me, way):
        kind = kind.afar()
    spent: Spent = yield from complete(game, me, way, "use", suits_for(game, me, kind))
    if kind.attack and {SUIT[uid] for uid in spent.cards}.issubset(game.fold(REACH, (), me)):
        kind = kind.afar()
    choices = variants(game, me, kind)
    upgraded = choices[0]
    if len(choices) > 1:
        named = [("option", name or "plain") for name in choices]
        chosen = yield Question(me, "use.upgrade", named, {"card": kind.id}, cancel=True)
        upgraded = "" if chosen == "plain" else chosen
    aim: Aim = yield from kind.aim(game, me, bool(upgraded))
    return Use(
        me, kind, spent.cards, aim.targets, via=spent.via, extra=spent.extra, upgraded=upgraded,
        others=aim.others, counted=kind.attack,
    )  # fmt: skip


class Reveal(Event):
    """A Neutral shows its identity and plays on against all (R22.8)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def happen(self, game: FateGame) -> Steps:
        """Not dispellable (A265)."""
        state = game.state
        state.revealed = self.seat
        game.reindex()
        game.note("identity_revealed", seat=self.seat, identity="neutral", fate=state.fate)
        fate = FATES[state.fate]
        yield from fate.reveal(game, self.seat)

    def about(self) -> dict[str, Any]:
        """Who."""
        return {"seat": self.seat}


def offer_reveal(game: FateGame, me: int) -> Steps:
    """Outside the play phase: does this Neutral reveal itself now?"""
    if may_reveal(game, me) and (yield ask.options(me, "reveal", [("reveal",)], decline=True)) is not None:
        yield Reveal(me)
