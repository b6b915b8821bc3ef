"""One person at one device: the game being played, its bots, the half-made choice, and the pages around the table.

`act` takes an action of the page, `{"do": …, "q": question number, …}`, and returns the next frame. Everything it does
is immediate; the page asks for the bots' next step with `tick` when it has shown the last one long enough. What is to
be kept is left in `desk.writes` for whoever owns the store. What the pages around the table do is in `pages.ACTIONS`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from typing import Any

from fate.app import around, inspect, lobby, saves
from fate.app import settings as setting
from fate.app.desk import Desk
from fate.app.eyes import OPEN, Eyes, see
from fate.app.move import Move
from fate.app.notices import Notice
from fate.app.opponents import Bots
from fate.app.ordering import Plan
from fate.app.render import Frame, Renderer
from fate.app.saves import BadSave, Save
from fate.app.scene import Scene
from fate.app.sums import Sums
from fate.app.tablegame import TableGame
from fate.app.wording import Wording
from fate.bots.basic import BasicBot
from fate.bots.bot import Bot
from fate.fate2 import record as records
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.play import refusal
from fate.fate2.rules.view import View
from fate.kernel.question import IllegalAnswer
from fate.kernel.record import Record

HURRIED_STEPS = 12
"""Bot decisions at most between two frames, so that the page stays alive while bots are skipped through."""

Action = Mapping[str, Any]
QUIET = ("tick", "store_failed", "loaded")
"""Actions of the page itself: no message goes away because of them."""


def _entropy() -> int:
    return int.from_bytes(os.urandom(8), "big")


def _clock() -> int:
    return int(time.time())


class Session:
    """See the module. `entropy` gives a 64-bit seed for games without one; `bot` plays every seat without a person."""

    def __init__(
        self, entropy: Callable[[], int] = _entropy, bot: Bot | None = None, clock: Callable[[], int] = _clock
    ) -> None:
        self.entropy = entropy
        self.clock = clock
        self.bot = bot or BasicBot()
        self.settings = setting.Settings()
        self.desk = Desk()
        self.screen = "lobby"
        self.around = around.Around()
        self.game: TableGame | None = None
        self.save: Save | None = None
        self.origin: Record | None = None
        self.move: Move | None = None
        self.bots = Bots(0, self.bot)
        self.saved = "ok"
        self.notice: Notice | None = None
        self.layer = ""
        self.moments: list[View] = []
        self.current: View | None = None
        self.skipping = False
        self.unkept = False
        self.shown = 0
        self.told: dict[int, Any] = {}
        self.plan: Plan | None = None
        self.serial = 0
        self.renderer = Renderer()

    # ---- starting

    def open(self, texts: Mapping[str, str | None] | None = None, link: str = "", problems: str = "") -> Frame:
        """The first frame, with what the store holds by key; `link` is the fragment of the page's address.

        `problems` names what the store could not give in its newest form: "previous" or "lost".
        """
        texts = texts or {}
        self.settings = setting.load(texts.get(self.desk.SETTINGS))
        self.desk.open(texts)
        text = texts.get(self.desk.GAME)
        if text:
            try:
                self._restore(saves.load(text))
            except BadSave as problem:
                self._set_aside(text, str(problem))
        if problems:
            self.notice = Notice("warn", f"ui.store.{problems}", f"ui.store.{problems}_text")
        around.follow(self, link)
        return self.frame()

    def _restore(self, save: Save) -> None:
        self.seat(*saves.play(save), save)

    def _set_aside(self, text: str, reason: str) -> None:
        self.desk.set_aside(text)
        self.notice = Notice("broken", "ui.error.save", "ui.error.save_text", {"reason": reason})

    def seat(self, game: TableGame, origin: Record, save: Save) -> None:
        """Sit down at a game, which from now on is the one kept after every decision."""
        self.game, self.origin, self.save = game, origin, save
        game.eyes = self.eyes
        self.bots = Bots(origin.seed, self.bot)
        self.moments, self.current = game.moments, None
        self.moments.clear()
        self.shown = len(game.log or ())
        self.told = {}
        self.layer, self.skipping, self.plan = "", False, None
        self._ask()

    def begin(self, save: Save) -> None:
        """Play a game that has just been set up or taken up, at the table."""
        game, origin = saves.play(save)
        self.desk.put_away(self)
        self.seat(game, origin, save)
        self.shown = 0 if not game.decisions else self.shown
        self.screen = "table"
        self.unkept = True
        self._advance()

    # ---- acting

    def act(self, action: Action) -> Frame | None:
        """Do what the page asks; None when there is nothing new to show (a stale click, an unknown wish)."""
        name = action.get("do")
        handler = getattr(self, f"_do_{name}", None) or around.action(self, name)
        if handler is None or (action.get("q") and self._stale(action)):
            return None
        if self.around.elsewhere and name not in around.ALWAYS:
            return None
        if name not in QUIET:
            self.notice = None
        try:
            if handler(action) is False:
                return None
        except IllegalAnswer as problem:
            self.notice = Notice("warn", "ui.error.illegal", "", {"reason": str(problem)})
        except Exception as problem:
            if self.save is None:
                raise
            self._recover(problem)
        if self.unkept:
            self.keep_game()
        return self.frame()

    def _stale(self, action: Action) -> bool:
        question = self.move.question if self.move else None
        return question is None or action["q"] != question.number

    def _recover(self, problem: Exception) -> None:
        """The rules failed: back to the last decision, which is what the save holds."""
        assert self.save is not None
        reason = f"{type(problem).__name__}: {problem}"
        self.notice = Notice("broken", "ui.error.broken", "ui.error.broken_text", {"reason": reason})
        self._restore(self.save)

    def _do_pick(self, action: Action) -> bool | None:
        return None if self.move and self.move.pick(action.get("o")) else False

    def _do_move(self, action: Action) -> bool | None:
        option, by = str(action.get("o", "")), str(action.get("by", ""))
        if not self.move or not option.isdecimal() or by not in ("-1", "1"):
            return False
        return None if self.move.choice.move(int(option), int(by)) else False

    def _do_toggle(self, action: Action) -> bool | None:
        return None if self.move and self.move.toggle_upgrade() else False

    def _do_back(self, action: Action) -> bool | None:
        return None if self.move and self.move.back() else False

    def _do_confirm(self, action: Action) -> bool | None:
        if not self.move or not self.move.choice.complete:
            return False
        if self.move.confirm():
            self.plan = self.move.plan or self.plan
            self._decided()
        return None

    def _do_end(self, action: Action) -> bool | None:
        if not self.move:
            return False
        if self.settings.confirm_end and self.move.question.key == "play" and len(self.move.question.options) > 1:
            self.notice = Notice(
                "info",
                "ui.confirm_end",
                "ui.confirm_end_text",
                buttons=(("ghost", "dismiss", "ui.play_on"), ("main", "end_sure", "ui.end_turn")),
            )
            return None
        return self._do_end_sure(action)

    def _do_end_sure(self, action: Action) -> bool | None:
        if not self.move or not self.move.end():
            return False
        self._decided()
        return None

    def _do_end_root(self, action: Action) -> bool | None:
        if not self.move:
            return False
        self.move.unwind()
        return self._do_end(action)

    def _do_tick(self, action: Action) -> bool | None:
        if action.get("t") != self.serial:
            return False
        if self.screen == "replay":
            return around.tick(self)
        if not (self.current or self.going_on()):
            return False
        self._advance()
        return None

    def _do_skip(self, action: Action) -> bool | None:
        if not (self.current or self.going_on()):
            return False
        self.skipping = True
        self._advance()
        return None

    def _do_auto(self, action: Action) -> bool | None:
        if self.save is None or self.save.agreement.me is None:
            return False
        self.save.auto = not self.save.auto
        if self.move:
            self.move.unwind()
        self._ask()
        self.unkept = True
        self._advance()
        return None

    # ---- the table

    def _do_resume(self, action: Action) -> bool | None:
        if self.game is None:
            return False
        self.screen = "table"
        return None

    _do_table = _do_resume

    def _do_result(self, action: Action) -> bool | None:
        if self.game is None or not self.game.over:
            return False
        self.screen = "victory"
        return None

    # ---- the game going on

    @property
    def me(self) -> int:
        """The seat the table is shown from: the person's, or the first one when bots are being watched."""
        seat = self.save.agreement.me if self.save else None
        return seat or 0

    @property
    def eyes(self) -> Eyes:
        """What is seen of the game: a person's view, or everything when only bots play."""
        return OPEN if self.save is not None and self.save.agreement.me is None else self.me

    def mine(self) -> bool:
        """Whether the person at this device is asked."""
        game, save = self.game, self.save
        return bool(game and save and game.pending and game.pending.seat == save.agreement.me and not save.auto)

    def bots_turn(self) -> bool:
        """Whether the game waits for a bot."""
        return self.game is not None and self.game.pending is not None and not self.mine()

    def going_on(self) -> bool:
        """Whether there is something to show, or for bots to do, before the person is asked."""
        return bool(self.moments) or self.bots_turn()

    def think_ahead(self) -> None:
        """Let the next bot decide while the page still shows the last step, so that thinking costs no extra pause."""
        if self.screen == "table" and not self.moments and self.bots_turn() and not self._hurried():
            self._bot_decides()
            self.keep_game()

    def _ask(self) -> None:
        assert self.game is not None
        self._follow_plan()
        self.move = Move(self.game, self.me) if self.mine() else None

    def _follow_plan(self) -> None:
        """Answer what an order given before already answers."""
        while self.plan and self.mine() and self.game and self.game.pending and self.plan.about(self.game.pending):
            answer = self.plan.next(self.game.pending)
            if answer is None:
                self.plan = None
                return
            self.game.answer(answer)
            self.keep_game()

    def _decided(self) -> None:
        self.unkept = True
        self._ask()
        self._advance()

    def _hurried(self) -> bool:
        return self.skipping or self.settings.speed == "instant"

    def _advance(self) -> None:
        """On to the next thing to see: a moment of what bots did, or the question the person is asked."""
        left = HURRIED_STEPS
        while not self.moments and self.bots_turn() and left:
            self._bot_decides()
            left -= 1
            if self._hurried():
                self.moments.clear()
        if self._hurried():
            self.moments.clear()
        self.current = self.moments.pop(0) if self.moments else None
        if self.current and not self.moments and self.mine() and len(self.current.log) == len(self._table().log or ()):
            self.current = None  # the question itself shows the same
        if not self.going_on():
            self.skipping = False

    def _bot_decides(self) -> None:
        game = self._table()
        assert game.pending is not None
        game.answer(self.bots.choose(game))
        self.unkept = True
        self._ask()

    def _table(self) -> TableGame:
        assert self.game is not None
        return self.game

    def keep_game(self) -> None:
        """Leave the game for the store; a game that is over goes to the others that have been played."""
        assert self.save is not None and self.origin is not None
        self.unkept = False
        self.save.record = records.record_of(self._table(), self.origin)
        self.save.when = self.clock()
        self.saved = "ok"
        self.desk.keep(self)

    def keep_settings(self) -> None:
        """Leave the settings for the store."""
        self.desk.writes[self.desk.SETTINGS] = setting.dump(self.settings)

    # ---- showing

    def names(self) -> list[str]:
        """The players' names, by seat."""
        assert self.save is not None
        return lobby.names(Wording(self.settings.language), self.save.agreement)

    def scene(self) -> Scene:
        """The table as this person sees it now, or as it was at the moment being shown."""
        game, save, moment = self._table(), self.save, self.current
        assert save is not None
        seen, me = moment or see(game, self.eyes), self.me
        viewer = save.agreement.me
        words = Wording(self.settings.language, [seat.hero or None for seat in seen.seats], self.names(), viewer)
        scene = Scene(
            seen,
            words,
            me,
            fresh=len(seen.log) - self.shown,
            speed=self.settings.speed,
            saved=self.saved,
            auto=save.auto,
            watching=viewer is None,
            sums=None if moment else Sums(game),
            told=self.told,
            serial=self.serial,
        )
        move = self.move
        if move is not None and moment is None:
            scene.choice, scene.root, scene.path = move.choice, move.root, tuple(move.path)
            scene.upgrade, scene.aim = move.upgrade, move.aim
            if "play" in (move.question.key, move.root.key if move.root else ""):
                scene.refusals = {id: why for id in KINDS if (why := refusal(game, me, KINDS[id]))}
        scene.layer = inspect.layer(scene, self.layer) if self.layer else None
        return scene

    def frame(self) -> Frame:
        """What changed on the page since the last frame, and when to come back for more."""
        self.serial += 1
        frame = self.renderer.frame(self)
        if self.game is not None and self.screen == "table":
            self.shown = len(self.current.log if self.current else self.game.log or ())
        return frame
