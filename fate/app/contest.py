"""The contest that decides who begins, as cards side by side (R23.5)."""

from __future__ import annotations

from typing import Any

from fate.app import goal
from fate.app.scene import Scene
from fate.app.wording import face
from fate.fate2.rules.catalog import RANK


def sides(scene: Scene) -> list[dict[str, Any]]:
    """Who drew what, the winner first; nothing where there has been none. Of a tie the last card counts."""
    words, drawn = scene.words, dict[int, int]()
    for entry in scene.view.log:
        if entry.key == "contest":
            drawn.update(zip(entry.args["seats"], entry.args["cards"], strict=True))
            winner = max(entry.args["seats"], key=lambda seat: RANK[drawn[seat]])
    return [
        {
            "who": words.t("ui.you") if seat == scene.me and not scene.watching else words.players[seat],
            "face": face(uid, words.language),
            "label": words.copy_label(uid),
            "won": seat == winner,
            "result": words.t(f"ui.contest.{_result(scene, seat, winner)}"),
        }
        for seat, uid in sorted(drawn.items(), key=lambda side: side[0] != winner)
    ]


def _result(scene: Scene, seat: int, winner: int) -> str:
    if not goal.identities(scene.view):  # the duel: no sides, but heroes to be picked
        return "picks_first" if seat == winner else "picks_second"
    if seat == winner:
        return "first"
    upstream = (winner - 1) % len(scene.view.seats)  # on the winner's side (R23.3)
    return "with" if seat == upstream else "against"
