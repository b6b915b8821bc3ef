"""One person at one device: the game being played, its bots, the half-made choice, and the pages around the table.

`act` takes an action of the page, `{"do": …, "q": question number, …}`, and returns the next frame. Everything it does
is immediate; the page asks for the bots' next step with `tick` when it has shown the last one long enough. What is to
be kept is left in `desk.writes` for whoever owns the store. What helps at the table is in `aids.ACTIONS`, the
pages around it in `around.ACTIONS`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from fate.app import aids, around, saves
from fate.app import settings as setting
from fate.app.frame import Frame
from fate.app.notices import Notice
from fate.app.playing import Playing, seconds
from fate.app.render import Renderer
from fate.app.saves import BadSave, Save
from fate.bots.bot import Bot
from fate.kernel.question import IllegalAnswer

Action = Mapping[str, Any]
QUIET = ("tick", "store_failed", "loaded", "hover", "unhover")
"""Actions of the page itself: no message goes away because of them."""


def _entropy() -> int:
    return int.from_bytes(os.urandom(8), "big")


class Session(Playing):
    """See the module. `entropy` gives a 64-bit seed for games without one; `bot`
    plays every seat without a person, whatever its level."""

    def __init__(
        self, entropy: Callable[[], int] = _entropy, bot: Bot | None = None, clock: Callable[[], int] = seconds
    ) -> None:
        super().__init__(bot, clock)
        self.entropy = entropy
        self.around = around.Around()
        self.renderer = Renderer()

    # ---- starting

    def open(self, texts: Mapping[str, str | None] | None = None, link: str = "", problems: str = "") -> Frame:
        """The first frame, with what the store holds by key; `link` is the fragment of the page's address.

        `problems` names what the store could not give in its newest form: "previous", "lost" or "shut".
        """
        texts = texts or {}
        self.settings = setting.load(texts.get(self.desk.SETTINGS))
        self.desk.open(texts)
        text = texts.get(self.desk.GAME)
        if text:
            try:
                self._restore(saves.load(text))
            except BadSave as problem:
                self._set_aside(text, saves.why(problem))
        self.keeps = problems != "shut"
        if problems:
            self.notice = Notice("warn", f"ui.store.{problems}", f"ui.store.{problems}_text")
        around.follow(self, link)
        if not link and self.game is not None and not self.game.over:
            self.screen = "table"  # a reload goes on where it was
        return self.frame()

    def _restore(self, save: Save) -> None:
        self.seat(*saves.play(save), save)

    def _set_aside(self, text: str, why: dict[str, str]) -> None:
        self.desk.set_aside(text)
        self.notice = Notice("broken", "ui.error.save", "ui.error.save_text", why)

    def begin(self, save: Save) -> None:
        """Play a game that has just been set up or taken up, at the table."""
        game, origin = saves.play(save)
        self.desk.put_away(self)
        self.seat(game, origin, save)
        self.shown = 0 if not game.decisions else self.shown
        self.screen = "table"
        self.unkept = True
        if self.current is None and not self.aids.paused:
            self.advance()

    # ---- acting

    def act(self, action: Action) -> Frame | None:
        """Do what the page asks; None when there is nothing new to show (a stale click, an unknown wish)."""
        name = action.get("do")
        handler = getattr(self, f"_do_{name}", None) or aids.action(self, name) or around.action(self, name)
        if handler is None or (action.get("q") and self._stale(action)):
            return None
        if self.around.elsewhere and name not in around.ALWAYS:
            return None
        if name not in QUIET:
            self.notice = None
        try:
            if handler(action) is False:
                return None
        except IllegalAnswer:
            self.notice = Notice("warn", "ui.error.illegal", "")
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
        self._complain(problem)
        self._restore(self.save)

    def _complain(self, problem: Exception) -> None:
        reason = f"{type(problem).__name__}: {problem}"
        self.notice = Notice("broken", "ui.error.broken", "ui.error.broken_text", {"reason": reason})

    def _do_pick(self, action: Action) -> bool | None:
        return None if self.move and self.move.pick(action.get("o")) else False

    def _arrange(self, action: Action) -> bool | None:
        try:
            thing, by = int(action.get("o", 0)), int(action.get("by") or 0)
        except (TypeError, ValueError, OverflowError):
            return False
        return None if self.move and self.move.choice.arrange(action["do"], thing, by) else False

    _do_move = _do_keep = _do_hold = _do_put = _do_give = _do_take = _do_fill = _do_share = _arrange

    def _do_toggle(self, action: Action) -> bool | None:
        return None if self.move and self.move.toggle_upgrade() else False

    def _do_back(self, action: Action) -> bool | None:
        return None if self.move and self.move.back() else False

    def _do_confirm(self, action: Action) -> bool | None:
        if not self.move or not self.move.choice.complete:
            return False
        if self.move.confirm():
            self.decided()
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
                asks=True,
            )
            return None
        return self.end()

    def _do_end_sure(self, action: Action) -> bool | None:
        return self.end()

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
        self.advance()
        return None

    def _do_skip(self, action: Action) -> bool | None:
        if not (self.current or self.going_on()):
            return False
        self.skipping, self.aids.paused, self.until = True, False, 0
        self.advance()
        return None

    def _do_auto(self, action: Action) -> bool | None:
        if self.save is None or len(self.people) != 1:
            return False
        self.save.auto = not self.save.auto
        if self.move:
            self.move.unwind()
        self.ask()
        self.unkept = True
        self.advance()
        return None

    # ---- the table

    def _do_resume(self, action: Action) -> bool | None:
        if self.game is None:
            return False
        self.screen = "table"
        return None

    _do_table = _do_resume

    def _do_result(self, action: Action) -> bool | None:
        if not self.ended:
            return False
        self.screen = "victory"
        return None

    def keep_settings(self) -> None:
        """Leave the settings for the store."""
        self.desk.writes[self.desk.SETTINGS] = setting.dump(self.settings)

    # ---- showing

    def frame(self) -> Frame:
        """What changed on the page since the last frame, and when to come back for more."""
        self.serial += 1
        try:
            frame = self.renderer.frame(self)
        except Exception as problem:
            if self.screen == "lobby":
                raise
            # There the game can be handed over as a file, or another begun; a page that stands still allows neither.
            self.screen = "lobby"
            self._complain(problem)
            frame = self.renderer.frame(self)
        # What came to pass on the pages before the first turn is told once the table is there.
        if self.game is not None and frame.screen == "table":
            self.shown = self.told_so_far()
        return frame
