"""A game going on at one device: who is asked, what bots do meanwhile, which moment is shown, and to whom."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fate.app import inspect, lobby, tags
from fate.app import settings as setting
from fate.app.aids import Aids, curtain, notebook, standing, undo, watch
from fate.app.arranging import Plan
from fate.app.desk import Desk
from fate.app.eyes import PUBLIC, Eyes, see
from fate.app.move import Move
from fate.app.notices import Notice
from fate.app.opponents import Bots
from fate.app.saves import Point, Save
from fate.app.scene import Scene
from fate.app.sums import Sums
from fate.app.tablegame import TableGame
from fate.app.wording import Wording
from fate.bots.bot import Bot
from fate.fate2 import record as records
from fate.fate2.rules.play import barred
from fate.fate2.rules.view import View
from fate.kernel.question import Answer
from fate.kernel.record import Record

HURRIED_STEPS = 12
"""Bot decisions at most between two frames, so that the page stays alive while bots are skipped through."""


def seconds() -> int:
    """The time now, since 1970."""
    return int(time.time())


class Playing:
    """What a session is while a game is on the table. `bot` plays every seat without a person, if given."""

    def __init__(self, bot: Bot | None = None, clock: Callable[[], int] = seconds) -> None:
        self.clock = clock
        self.bot = bot
        self.settings = setting.Settings()
        self.desk = Desk()
        self.screen = "lobby"
        self.game: TableGame | None = None
        self.save: Save | None = None
        self.origin: Record | None = None
        self.move: Move | None = None
        self.plan: Plan | None = None
        self.point: Point | None = None
        self.aids = Aids()
        self.bots = Bots(0, ())
        self.keeps = True  # False where the browser lets nothing be kept
        self.saved = "ok"
        self.notice: Notice | None = None
        self.layer = ""
        self.moments: list[View] = []
        self.current: View | None = None
        self.ahead: list[Answer] = []
        """What was decided after the place of a watched game that one has gone back to, in order."""
        self.skipping = False
        self.until = 0
        """The turn before which nothing is shown."""
        self.unkept = False
        self.shown = 0
        self.told: dict[int, Any] = {}
        self.serial = 0

    # ---- sitting down

    def seat(self, game: TableGame, origin: Record, save: Save) -> None:
        """Sit down at a game, which from now on is the one kept after every decision."""
        self.origin, self.save = origin, save
        if origin.start != save.record.start:
            save.points = []  # they count decisions that are not in the record any more
        self.bots = Bots(origin.seed, save.agreement.players, self.bot)
        self.aids = Aids(at=self.people[0] if len(self.people) == 1 else None)
        self.told = {}
        self.layer, self.skipping, self.until = "", False, 0
        self.swap(game)
        if not self.people:
            self.aids.paused = save.watch.paused
            watch.arrive(self)

    def swap(self, game: TableGame) -> None:
        """Go on with another course of the same game."""
        self.game, self.plan, self.current, self.ahead = game, None, None, []
        game.eyes = self.eyes
        self.moments = game.moments
        self.moments.clear()
        self.shown = len(game.log or ())
        self.told = {entry: line for entry, line in self.told.items() if entry < self.shown}
        self.unkept = True
        self.ask()
        self._pass_on()

    def look_anew(self) -> None:
        """Somebody else looks at the device: nothing that was put into words for the last one stays."""
        game = self.table_game()
        game.eyes = self.eyes
        self.told = {}
        self.shown = len(game.log or ())
        self.ask()

    # ---- who is asked

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this device."""
        return tuple(seat for seat, who in enumerate(self.save.agreement.players) if who.person) if self.save else ()

    @property
    def me(self) -> int:
        """The seat the table is shown from: of the person at the device, or the one bots are watched from."""
        if self.aids.at is not None:
            return self.aids.at
        if self.people:
            return self.people[0]
        return self.save.watch.seat if self.save else 0

    @property
    def eyes(self) -> Eyes:
        """What is seen of the game: a person's view, or a watcher's; what is public under the curtain."""
        if self.save and not self.people:
            return self.save.watch.eyes
        return PUBLIC if self.aids.covered or self.aids.at is None else self.aids.at

    def asked(self) -> int | None:
        """The person who is asked, None while the game waits for a bot."""
        game, save = self.game, self.save
        if game is None or save is None or game.pending is None or save.auto:
            return None
        return game.pending.seat if game.pending.seat in self.people else None

    def mine(self) -> bool:
        """Whether the person at this device is asked."""
        return self.asked() is not None and self.asked() == self.aids.at and not self.aids.covered

    def bots_turn(self) -> bool:
        """Whether the game waits for a bot."""
        return self.game is not None and self.game.pending is not None and self.asked() is None

    @property
    def ended(self) -> bool:
        """Whether the game is over and all of it has been shown."""
        return self.game is not None and self.game.over and self.current is None and not self.moments

    def going_on(self) -> bool:
        """Whether there is something to show, or for bots to do, before a person is asked."""
        return bool(self.moments) or self.bots_turn()

    def ask(self) -> None:
        """Put the pending question to the person at the device, unless an earlier answer covers it."""
        game = self.table_game()
        while self.mine() and (answer := self._given(game)) is not None:
            game.answer(answer)
            self.unkept = True
        mine = self.mine()
        self.move = Move(game, self.me) if mine else None
        self.point = Point(self.me, len(game.decisions)) if mine else None

    def _given(self, game: TableGame) -> Any:
        # What an order given before, or a standing answer, says to the pending question.
        question = game.pending
        assert question is not None
        if self.plan and self.plan.about(question):
            answer = self.plan.next(question)
            self.plan = self.plan if answer is not None else None
            return answer
        return standing.answers(self, question)

    # ---- going on

    def decided(self) -> None:
        """A person has decided: keep it, and see what comes of it."""
        undo.remember(self, self.point)
        if self.move:
            self.plan = self.move.plan or self.plan
        self.unkept = True
        self.ask()
        self.advance()

    def end(self) -> bool | None:
        """Decline, pass or end the phase; False when that is not offered."""
        if not self.move or not self.move.end():
            return False
        self.decided()
        return None

    def advance(self) -> None:
        """On to the next thing to see: a moment of what bots did, or the question a person is asked."""
        left = HURRIED_STEPS
        while not self.moments and self.bots_turn() and left:
            self.bot_decides()
            left -= 1
            if self.hurried():
                self.moments.clear()
        if self.hurried():
            self.moments.clear()
        while self.moments and self.moments[0].turn_no < self.until:
            self.moments.pop(0)
        self.current = self.moments.pop(0) if self.moments else None
        if (
            self.current
            and not self.moments
            and self.mine()
            and len(self.current.log) == len(self.table_game().log or ())
        ):
            self.current = None  # the question itself shows the same
        if not self.going_on():
            self.skipping = False
        if not (self.going_on() and self.leaping()):
            self.until = 0
        self._pass_on()

    def _pass_on(self) -> None:
        # All has been shown to the one at the device, and somebody else is asked.
        asked = self.asked()
        if asked is not None and asked != self.aids.at and not self.moments and self.current is None:
            curtain.fall(self, asked)

    def hurried(self) -> bool:
        """Whether nothing is shown but what a person is asked."""
        return self.skipping or self.leaping() or (self.settings.speed == "instant" and not self.aids.paused)

    def leaping(self) -> bool:
        """Whether the turn that is to be shown next has not begun yet."""
        return self.table_game().state.turn_no < self.until

    def waits(self) -> bool:
        """Whether the next step comes by itself."""
        return (not self.aids.paused or self.leaping()) and (self.current is not None or self.going_on())

    def told_so_far(self) -> int:
        """How much of the log belongs to what is shown."""
        return len(self.current.log if self.current else self.table_game().log or ())

    def bot_decides(self) -> None:
        """One decision of a bot: the one that it is known to make, if one has gone back."""
        game = self.table_game()
        game.answer(self.ahead.pop(0) if self.ahead else self.bots.choose(game))
        self.unkept = True
        self.ask()

    def think_ahead(self) -> None:
        """Let the next bot decide while the page still shows the last step, so that thinking costs no extra pause."""
        if self.screen == "table" and not (self.moments or self.ahead) and self.bots_turn() and not self.hurried():
            self.bots.choose(self.table_game())

    def keep_game(self) -> None:
        """Leave the game for the store; a game that is over goes to the others that have been played."""
        assert self.save is not None and self.origin is not None
        self.unkept = False
        record = records.record_of(self.table_game(), self.origin)
        self.save.record = replace(record, decisions=(*record.decisions, *self.ahead))
        if not self.people:
            self.save.watch = replace(self.save.watch, told=self.told_so_far(), paused=self.aids.paused)
        self.save.when = self.clock()
        self.saved = "ok" if self.keeps else "failed"
        self.desk.keep(self)

    def table_game(self) -> TableGame:
        """The game, which must have been begun."""
        assert self.game is not None
        return self.game

    # ---- showing

    def names(self) -> list[str]:
        """The players' names, by seat."""
        assert self.save is not None
        return lobby.names(Wording(self.settings.language), self.save.agreement)

    def scene(self) -> Scene:
        """The table as the person at the device sees it now, or as it was at the moment being shown."""
        game, save, moment, aids = self.table_game(), self.save, self.current, self.aids
        assert save is not None
        seen, me = moment or see(game, self.eyes), self.me
        viewer = aids.at if not aids.covered else None
        words = Wording(self.settings.language, [seat.hero or None for seat in seen.seats], self.names(), viewer)
        scene = Scene(
            seen,
            words,
            me,
            fresh=len(seen.log) - self.shown,
            speed=self.settings.speed,
            saved=self.saved,
            auto=save.auto,
            watching=not self.people,
            open=not self.people and save.watch.open,
            people=len(self.people),
            covered=aids.covered,
            paused=aids.paused,
            refusing=standing.active(self),
            undo=undo.refusal(self),
            tags=tags.tags(words, save),
            notes=notebook.of(save.notes, me) if viewer is not None else None,
            sound=self.settings.sound,
            sums=None if moment else Sums(game),
            told=self.told,
            serial=self.serial,
        )
        move = self.move
        if move is not None and moment is None:
            scene.choice, scene.root, scene.path = move.choice, move.root, tuple(move.path)
            scene.upgrade, scene.aim, scene.cost = move.upgrade, move.aim, move.cost
            if "play" in (move.question.key, move.root.key if move.root else ""):
                scene.refusals = {uid: why for uid in game.state.seats[me].hand if (why := barred(game, me, uid))}
        if aids.covered:
            scene.layer = curtain.layer(words, seen, me)
        elif self.layer:
            scene.layer = inspect.layer(scene, self.layer)
        return scene
