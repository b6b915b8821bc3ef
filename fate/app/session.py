"""One person at one device: the game being played, its bots, the half-made choice, settings and saves.

`act` takes an action of the page, `{"do": …, "q": question number, …}`, and returns the next frame. Everything it does
is immediate; the page asks for the bots' next step with `tick` when it has shown the last one long enough. What is to
be kept is left in `writes` for whoever owns the store.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from typing import Any

from fate.app import inspect, lobby, saves
from fate.app.move import Move
from fate.app.notices import Notice
from fate.app.opponents import Bots
from fate.app.render import Frame, Renderer
from fate.app.saves import BadSave, Save
from fate.app.scene import Scene
from fate.app.tablegame import TableGame
from fate.app.wording import Wording
from fate.bots.basic import BasicBot
from fate.bots.bot import Bot
from fate.fate2.rules.catalog import KINDS
from fate.fate2.rules.play import refusal
from fate.fate2.rules.view import View, view
from fate.kernel.question import IllegalAnswer

ME = 0
"""The seat of the person at this device."""
HURRIED_STEPS = 12
"""Bot decisions at most between two frames, so that the page stays alive while bots are skipped through."""

Action = Mapping[str, Any]


def _entropy() -> int:
    return int.from_bytes(os.urandom(8), "big")


class Session:
    """See the module. `entropy` gives a 64-bit seed for games without one; `bot` plays every other seat."""

    def __init__(self, entropy: Callable[[], int] = _entropy, bot: Bot | None = None) -> None:
        self.entropy = entropy
        self.bot = bot or BasicBot()
        self.settings = saves.Settings()
        self.screen = "lobby"
        self.game: TableGame | None = None
        self.save: Save | None = None
        self.move: Move | None = None
        self.bots = Bots(0, self.bot)
        self.writes: dict[str, str | None] = {}
        self.saved = "ok"
        self.notice: Notice | None = None
        self.layer = ""
        self.moments: list[View] = []
        self.current: View | None = None
        self.skipping = False
        self.shown = 0
        self.told: dict[int, Any] = {}
        self.serial = 0
        self.renderer = Renderer()

    # ---- starting

    def open(self, game: str | None, settings: str | None) -> Frame:
        """The first frame, with what the store holds."""
        self.settings = saves.load_settings(settings)
        if game:
            try:
                self._restore(saves.load(game))
            except BadSave as problem:
                self._set_aside(game, str(problem))
        return self.frame()

    def _restore(self, save: Save) -> None:
        game = TableGame.set_up(save, ME)
        try:
            for answer in save.decisions:
                game.answer(answer)
        except Exception:
            # Only a save of another version, or a damaged one, holds answers that the rules do not understand.
            raise BadSave("ui.error.damaged") from None
        if game.pending is not None and game.pending.cancel:
            game.cancel()
        save.decisions = list(game.decisions)
        self._seat(game, save)

    def _set_aside(self, text: str, reason: str) -> None:
        self.writes[saves.ASIDE] = text
        self.writes[saves.GAME] = None
        self.notice = Notice("broken", "ui.error.save", "ui.error.save_text", {"reason": reason})

    def _seat(self, game: TableGame, save: Save) -> None:
        self.game, self.save = game, save
        self.bots = Bots(save.seed, self.bot)
        self.moments, self.current = game.moments, None
        self.moments.clear()
        self.shown = len(game.log or ())
        self.told = {}
        self.layer, self.skipping = "", False
        self._ask()

    # ---- acting

    def act(self, action: Action) -> Frame | None:
        """Do what the page asks; None when there is nothing new to show (a stale click, an unknown wish)."""
        handler = getattr(self, f"_do_{action.get('do')}", None)
        if handler is None or (action.get("q") and self._stale(action)):
            return None
        if action["do"] not in ("tick", "store_failed"):
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

    def _do_toggle(self, action: Action) -> bool | None:
        return None if self.move and self.move.toggle_upgrade() else False

    def _do_back(self, action: Action) -> bool | None:
        return None if self.move and self.move.back() else False

    def _do_confirm(self, action: Action) -> bool | None:
        if not self.move or not self.move.choice.complete:
            return False
        if self.move.confirm():
            self._decided()
        return None

    def _do_end(self, action: Action) -> bool | None:
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
        if action.get("t") != self.serial or not (self.current or self.going_on()):
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
        if self.save is None:
            return False
        self.save.auto = not self.save.auto
        if self.move:
            self.move.unwind()
        self._ask()
        self._keep()
        self._advance()
        return None

    # ---- screens and settings

    def _do_start(self, action: Action) -> None:
        try:
            setup = lobby.read(action.get("form") or {})
        except lobby.BadForm as problem:
            self.notice = Notice("warn", "ui.error.form", str(problem))
            return
        self.settings.setup = setup
        self._keep_settings()
        seed = (
            int.from_bytes(hashlib.sha256(setup["seed"].encode()).digest()[:8], "big")
            if setup["seed"]
            else self.entropy()
        )
        save = Save(setup, seed)
        self._seat(TableGame.set_up(save, ME), save)
        self.shown = 0
        self.screen = "table"
        self._keep()
        self._advance()

    def _do_lobby(self, action: Action) -> bool | None:
        form = action.get("form")
        if form is not None:
            try:
                self.settings.setup = lobby.read(form)
            except lobby.BadForm:
                return False
        self.screen = "lobby"
        return None

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

    def _do_again(self, action: Action) -> None:
        self._do_start({"form": {**self.settings.setup, "seed": ""}})

    def _do_lang(self, action: Action) -> None:
        self.settings.language = "en" if self.settings.language == "zh" else "zh"
        self.told = {}
        self._keep_settings()

    def _do_theme(self, action: Action) -> None:
        self.settings.theme = "light" if self.settings.theme == "dark" else "dark"
        self._keep_settings()

    def _do_speed(self, action: Action) -> None:
        order = saves.SPEEDS
        self.settings.speed = order[(order.index(self.settings.speed) + 1) % len(order)]
        self._keep_settings()

    def _do_inspect(self, action: Action) -> None:
        self.layer = str(action.get("what", ""))

    def _do_discards(self, action: Action) -> None:
        self.layer = "discards"

    def _do_why(self, action: Action) -> None:
        self.layer = "why"

    def _do_keys(self, action: Action) -> None:
        self.layer = "keys"

    def _do_close(self, action: Action) -> None:
        self.layer = ""

    def _do_dismiss(self, action: Action) -> None:
        """The notice is gone already."""

    def _do_update(self, action: Action) -> None:
        self.notice = Notice(
            "info",
            "ui.update",
            "ui.update_text",
            {},
            (("ghost", "dismiss", "ui.later"), ("main", "reload", "ui.update_now")),
        )

    def _do_store_failed(self, action: Action) -> None:
        self.saved = "failed"
        self.notice = Notice("warn", "ui.error.store", "ui.error.store_text")

    # ---- the game going on

    def mine(self) -> bool:
        """Whether the person at this device is asked."""
        game, save = self.game, self.save
        return bool(game and save and game.pending and game.pending.seat == ME and not save.auto)

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

    def _ask(self) -> None:
        assert self.game is not None
        self.move = Move(self.game, ME) if self.mine() else None

    def _decided(self) -> None:
        self._keep()
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
        self._keep()
        self._ask()

    def _table(self) -> TableGame:
        assert self.game is not None
        return self.game

    def _keep(self) -> None:
        assert self.save is not None
        game = self._table()
        self.save.decisions = list(game.decisions)
        self.saved = "ok"
        self.writes[saves.GAME] = None if game.over else saves.dump(self.save)

    def _keep_settings(self) -> None:
        self.writes[saves.SETTINGS] = saves.dump(self.settings)

    # ---- showing

    def names(self) -> list[str]:
        """The players' names, by seat."""
        assert self.save is not None
        words = Wording(self.settings.language)
        me = self.save.setup["name"] or words.t("ui.your_name")
        bots = [str(words.say("ui.bot_name", {"n": "ABCDEFG"[i]})) for i in range(self.save.setup["players"] - 1)]
        return [me, *bots]

    def scene(self) -> Scene:
        """The table as this person sees it now, or as it was at the moment being shown."""
        game, save, moment = self._table(), self.save, self.current
        assert save is not None
        seen = moment or view(game, ME)
        words = Wording(self.settings.language, [seat.hero or None for seat in seen.seats], self.names(), ME)
        scene = Scene(
            seen,
            words,
            ME,
            fresh=len(seen.log) - self.shown,
            speed=self.settings.speed,
            saved=self.saved,
            auto=save.auto,
            told=self.told,
            serial=self.serial,
        )
        move = self.move
        if move is not None and moment is None:
            scene.choice, scene.root, scene.path = move.choice, move.root, tuple(move.path)
            scene.upgrade, scene.aim = move.upgrade, move.aim
            if "play" in (move.question.key, move.root.key if move.root else ""):
                scene.refusals = {id: why for id in KINDS if (why := refusal(game, ME, KINDS[id]))}
        scene.layer = inspect.layer(scene, self.layer) if self.layer else None
        return scene

    def frame(self) -> Frame:
        """What changed on the page since the last frame, and when to come back for more."""
        self.serial += 1
        frame = self.renderer.frame(self)
        if self.game is not None and self.screen == "table":
            self.shown = len(self.current.log if self.current else self.game.log or ())
        return frame
