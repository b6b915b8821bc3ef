"""How a mode is won, and whether it has identities at all (R23)."""

from __future__ import annotations

from fate.app.scene import Scene
from fate.app.wording import Wording
from fate.fate2.rules.options import Options
from fate.fate2.rules.view import View

CHASE = "three_player_chase_kill_upstream_guard_downstream"
WITHOUT_IDENTITIES = ("duel_three_hero_rotation", CHASE)
"""Modes in which everybody fights alone (R23.1, R23.2)."""


def identities(table: View | Options) -> bool:
    """Whether there is anything to know of who is who."""
    return table.mode not in WITHOUT_IDENTITIES


def aim(words: Wording, mode: str) -> tuple[str, str]:
    """How a mode without a fate card is won: in short, and in a sentence."""
    key = words.first([f"goal.{mode}", "goal.sides"])
    return words.t(key), words.t(f"{key}.text")


def won(scene: Scene) -> str:
    """What has decided the game, in a sentence. Of one in which everybody fights alone that depends on the mode, and
    in the chase on whether the winner is the only one left (A204).
    """
    view = scene.view
    if view.outcome.camp != "solo":
        return scene.words.t(f"ui.win_text.{view.outcome.camp}")
    if view.mode != CHASE:
        return scene.words.t("ui.win_text.solo")
    living = tuple(seat for seat, them in enumerate(view.seats) if them.alive)
    return scene.words.t("ui.win_text.last" if living == view.outcome.seats else "ui.win_text.chase")
