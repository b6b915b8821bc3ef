"""The contest that decides who begins, as cards side by side (R23.5)."""

from __future__ import annotations

from typing import Any

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
    seats = scene.view.seats
    if seat == winner:
        return "first"
    if seats[winner].identity is None:  # the duel has no sides
        return "second"
    return "with" if seats[seat].identity == seats[winner].identity else "against"
