"""From a session to what the page must change: HTML by region, sentences to read aloud, and when to ask for more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fate.app import lobby, pages, screens
from fate.app.table import round_no, table
from fate.app.wording import Wording, hero_facts

if TYPE_CHECKING:
    from fate.app.session import Session

REGIONS = (
    "top", "beams", "deck", "stage", "discard", "aside", "tray", "strip", "me", "prompt", "hand", "fate", "tally",
    "aid", "log", "toast", "layer",
)  # fmt: skip
"""Regions of the table, each a template of its own and an element with that id (`me` is ``seat-1``)."""

PACE = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""What the pauses are multiplied by at each speed."""


@dataclass(slots=True)
class Frame:
    """One change of the page.

    `wait`: milliseconds after which the page sends ``tick`` with `tick`; None: it waits for the person. `beats` are
    sentences about what just happened, for screen readers and for tests.
    """

    html: dict[str, str]
    screen: str
    title: str
    lang: str
    theme: str
    tick: int
    wait: int | None = None
    beats: list[str] = field(default_factory=list)


class Renderer:
    """Remembers what the page shows, to send only what differs."""

    def __init__(self) -> None:
        self.page: tuple[str, str] | None = None
        self.regions: dict[str, str] = {}

    def frame(self, session: Session) -> Frame:
        """The difference between what the page shows and what it should."""
        language = session.settings.language
        words = Wording(language)
        frame = Frame(
            {}, session.screen, words.t("ui.page_title"), words.t("ui.lang_tag"), session.settings.theme, session.serial
        )
        toast = session.notice.shown(words) if session.notice else None
        if session.screen == "lobby":
            model = lobby.lobby(language, session.settings.setup, _resume(session), toast)
            return self._whole(frame, "lobby.html", model)
        scene = session.scene()
        scene.toast = toast
        if session.screen == "victory":
            return self._whole(frame, "victory.html", pages.victory(scene))
        question = scene.question
        if question is not None and question.key == "setup.hero":
            frame.screen = "pick"
            return self._whole(frame, "pick.html", pages.pick(scene))
        return self._table(frame, session, table(scene))

    def _whole(self, frame: Frame, template: str, model: dict[str, Any]) -> Frame:
        html = screens.render(template, self._language(frame), v=model)
        self._put(frame, {"app": html})
        return frame

    def _table(self, frame: Frame, session: Session, model: dict[str, Any]) -> Frame:
        language = self._language(frame)
        regions = {region: screens.render(f"table/{region}.html", language, v=model) for region in REGIONS}
        regions["seat-1"] = regions.pop("me")
        for panel in model["others"]:
            regions[f"seat-{panel['n']}"] = screens.render("table/seat.html", language, p=panel)
        if self.page != ("table", language):
            # The first time all of it goes out as one; from then on by region.
            whole = {"app": screens.render("table/table.html", language, v=model)}
            self._put(frame, whole)
            self.regions = regions
        else:
            self._put(frame, regions)
        frame.beats = model["sentences"]
        stuck = session.notice is not None and session.notice.kind == "broken"
        if not stuck and (session.current or session.going_on()):
            pace = 0.0 if session.skipping else PACE[session.settings.speed]
            frame.wait = int(model["pause"] * pace)
        return frame

    def _put(self, frame: Frame, regions: dict[str, str]) -> None:
        page = (frame.screen, self._language(frame))
        if page != self.page:
            self.page, self.regions = page, {}
        frame.html = {name: html for name, html in regions.items() if self.regions.get(name) != html}
        self.regions.update(regions)

    @staticmethod
    def _language(frame: Frame) -> str:
        return "en" if frame.lang == "en" else "zh"


def _resume(session: Session) -> dict[str, Any] | None:
    if session.game is None or session.game.over or session.save is None:
        return None
    scene = session.scene()
    words, mine = scene.words, scene.view.seats[scene.me]
    name = words.hero_name(mine.hero) if mine.hero else words.t("ui.set_up")
    return {
        "hero": hero_facts(mine.hero or None, words.language),
        "title": words.say("ui.resume_title", {"n": round_no(scene.view) or 1}),
        "text": words.say("ui.resume_text", {"n": len(scene.view.seats), "hero": name}),
    }
