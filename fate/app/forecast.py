"""What a choice would make of the numbers on the table, as old→new, should nothing come between.

It is told before anything is decided and is therefore made of nothing but what is printed and what everybody sees: what
hangs on somebody's answer or on a card still to be turned is left out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from markupsafe import Markup

from fate.app import choice as choosing
from fate.app.scene import Scene
from fate.fate2.asked import ENDINGS, stake
from fate.fate2.rules.attack import Attack
from fate.fate2.rules.catalog import KINDS
from fate.kernel.question import Question

Change = Mapping[str, int]
"""By how much: hp that is healed; hp that is hurt, which brings rage (R12.1), and `extra` of it; rage, hand cards."""

_HURT: Change = {"hurt": 1}
_HEALED: Change = {"heal": 1}

_FORECASTS: dict[str, dict[str, Change]] = {
    "reward:draw": {"me": {"hand": 2}},
    "shifting_elemental.morph.choice:rage": {"me": {"hand": -2, "rage": 1}},
    "shifting_elemental.morph.choice:cards": {"me": {"rage": -1, "hand": 2}},
    "fleet_admiral.ghost_ship.choice:draw": {"target": {"hand": 1}},
    "misdirect.receiver": {"target": {"rage": -1, "hand": 1}, "it": {"rage": 1}},
    "soul_ring.count": {"me": {"hurt": 1, "hand": 1}},
    "avenging_soul.horror_wave.count": {"me": {"hand": 1}},
    "goblin_engineer.detonate.count": {"me": {"hand": 1}, "target": _HURT},
    "tusked_seafolk.walrus_swing.rage": {"me": {"rage": -1}},
    "mammoth_kin.polarity_reversal.rage": {"me": {"rage": -1}},
    "death_knight.death_tangle.heal": {"it": _HEALED},
    "lily_the_fairy.healing_art.target": {"it": _HEALED},
    "shadow_priest.shadow_wave.heal": {"it": _HEALED},
    "shadow_priest.shadow_wave.damage": {"it": _HURT},
    "shadow_reliquary.heal": {"it": _HEALED},
    "shadow_reliquary.damage": {"it": _HURT},
    "moon_rider.lunar_eclipse.target": {"it": {"hurt": 1, "hand": 3}},
    "light_warden.shockwave.targets": {"it": _HURT},
    "queen_of_torment.scream_of_torment.targets": {"it": _HURT},
    "death_oracle.carrion_bats.targets": {"it": _HURT},
    "butcher.rotting_aura.target": {"it": _HURT},
    "mountain_giant.throw.give": {"it": _HURT},
    "summoner.elemental_summon.diamond": {"it": {"hand": 2}},
}
"""Questions, with the name of the option where it matters, and what is done to me, to the target in the context, to the
one picked; for each point where a number is asked."""


def of(scene: Scene, index: int) -> Mapping[int, Change]:
    """What an option of the pending question would change, by seat."""
    question = scene.question
    assert question is not None
    option = question.options[index]
    if option[0] in ENDINGS:
        return {}
    if question.key == "use.target":
        return _hit(scene, question, option[1])
    if question.key == "misdirect.receiver" and scene.view.seats[option[1]].immune:
        return {}  # merely chosen, so it may be, but nothing reaches it (A239)
    times = option[1] if option[0] in ("count", "number") else 1
    named = option[1] if option[0] == "option" else option[0]
    told = _FORECASTS.get(f"{question.key}:{named}") or _FORECASTS.get(question.key) or {}
    seats = {"me": scene.me, "target": question.context.get("target"), "it": option[-1]}
    changes = {seats[who]: {what: by * times for what, by in change.items()} for who, change in told.items()}
    if "hand" in (mine := changes.get(scene.me, {})):
        mine["hand"] -= len(_used(scene))
    return changes


def text(scene: Scene, changes: Mapping[int, Change], source: int | None) -> Markup:
    """Old→new for each seat; the others' are named. `source` deals the damage in it."""
    words, told = scene.words, []
    for seat, change in changes.items():
        if line := of_seat(scene, seat, change, source):
            told.append(line if seat == scene.me else words.say("ui.change.of", {"seat": seat, "what": line}))
    return Markup(words.t("ui.change.and")).join(told)


def of_seat(scene: Scene, seat: int, change: Change, source: int | None) -> Markup:
    """Old→new of one seat; empty when nothing changes."""
    words = scene.words
    return words.join(words.say(f"ui.change.{name}", facts) for name, facts in _steps(scene, seat, change, source))


def picked(scene: Scene) -> Markup:
    """What the single option that is picked would change, as a sentence; empty when nothing is known."""
    question, changes = scene.question, _picked(scene)
    line = text(scene, changes, scene.me)
    if line and question is not None and question.key == "use.target":
        return scene.words.say("ui.change.hit", {"what": line})
    return line


def price(scene: Scene) -> Markup:
    """What is to be paid for what is picked, unless that is all it changes."""
    told = []
    if scene.cost.rage and "rage" not in _picked(scene).get(scene.me, {}):
        told.append(of_seat(scene, scene.me, {"rage": -scene.cost.rage}, None))
    if scene.cost.cards:
        told.append(scene.words.show("cards", scene.cost.cards))
    return scene.words.say("ui.change.cost", {"what": scene.words.join(told)}) if told else Markup("")


def threat(scene: Scene, question: Question) -> Markup:
    """What the damage that a question is about would make of me, should I let it happen."""
    points = stake(question)
    if points is None:
        return Markup("")
    change = {"hurt": points, "extra": question.context.get("rage", 0)}
    return text(scene, {scene.me: change}, question.context.get("user"))


def badge(scene: Scene, seat: int) -> Markup | None:
    """The first of the changes that what is picked would bring a seat, to be written beside it."""
    for index in scene.choice.picked if scene.choice and not scene.choice.arrangement else ():
        for name, facts in _steps(scene, seat, of(scene, index).get(seat, {}), scene.me):
            return scene.words.say(f"ui.change.{name}", facts)
    return None


def _picked(scene: Scene) -> Mapping[int, Change]:
    choice = scene.choice
    one = choice is not None and choice.arrangement is None and len(choice.picked) == 1
    return of(scene, choice.picked[0]) if choice and one else {}


def _hit(scene: Scene, question: Question, target: int) -> Mapping[int, Change]:
    """An Attack of mine that hits (R15.4)."""
    kind = KINDS.get(question.context["card"])
    if scene.sums is None or not isinstance(kind, Attack):
        return {}
    cards = _used(scene, but=("use.second",))
    if not cards:
        return {}  # an Attack that is known already, or whose cards nobody had to pick
    way = scene.path[0][1][0]
    points = scene.sums.damage(scene.me, kind.id, cards, target, via=way[1] if way[0] == "as" else "").total
    return {target: {"hurt": points, "extra": kind.extra_rage}}


def _used(scene: Scene, but: Collection[str] = ()) -> list[int]:
    """Cards that have been picked for the move in progress, which still are in my hand; not those for `but`."""
    steps = (options for key, options in scene.path if key not in but)
    return [uid for options in steps for option in options if (uid := choosing.card_of(option)) is not None]


def _steps(scene: Scene, seat: int, change: Change, source: int | None) -> list[tuple[str, dict[str, Any]]]:
    them, sums = scene.view.seats[seat], scene.sums
    if sums is None:
        return []
    hurt, anger = 0, change.get("rage", 0)
    if points := change.get("hurt"):
        hurt = sums.taken(seat, points, source)
        anger += sums.anger(seat, hurt + change.get("extra", 0), source)
    healed = change.get("heal", 0) if sums.heals(seat) else 0
    hp = max(0, min(them.max_hp, them.hp + healed - hurt))
    steps = [
        ("hp" if hp else "dying", max(0, them.hp), hp),
        ("rage", them.rage, max(0, min(them.max_rage, them.rage + anger))),
    ]
    if hp:  # what comes after dying hangs on whether anybody helps
        steps.append(("hand", len(them.hand), max(0, len(them.hand) + change.get("hand", 0))))
    return [(name, {"before": before, "after": after}) for name, before, after in steps if before != after]
