"""From a session to what the page must change: HTML by region, sentences to read aloud, and when to ask for more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fate.app import lobby, pages, screens
from fate.app.table import round_no, table
from fate.app.wording import Wording, hero_facts

if TYPE_CHECKING:
    from fate.app.session import Session

REGIONS: dict[str, tuple[str, ...]] = {
    "top": ("saved", "round", "turn_text", "phases", "speed"),
    "beams": ("beams",),
    "deck": ("deck",),
    "stage": ("stage",),
    "discard": ("discard", "discards"),
    "aside": ("aside",),
    "gaps": ("gaps",),
    "tray": ("tray",),
    "strip": ("fate", "last"),
    "seat-1": ("me",),
    "prompt": ("prompt",),
    "hand": ("hand",),
    "fate": ("fate",),
    "tally": ("tally",),
    "aid": ("auto", "speed"),
    "log": ("log",),
    "toast": ("toast",),
    "layer": ("layer",),
}
"""Regions of the table by element id, with the parts of the view model their templates read."""

TEMPLATES = {"seat-1": "me"}

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
        self.parts: dict[str, dict[str, Any]] = {}

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
        page = (frame.screen, self._language(frame))
        if page != self.page or self.regions.get("app") != html:
            self.page, self.regions, self.parts = page, {"app": html}, {}
            frame.html = {"app": html}
        return frame

    def _table(self, frame: Frame, session: Session, model: dict[str, Any]) -> Frame:
        language = self._language(frame)
        first = self.page != ("table", language)
        if first:
            self.page, self.regions, self.parts = ("table", language), {}, {}
        for region, names in REGIONS.items():
            self._region(frame, region, f"table/{TEMPLATES.get(region, region)}.html", {n: model[n] for n in names})
        for panel in model["others"]:
            self._region(frame, f"seat-{panel['n']}", "table/seat.html", panel)
        if first:
            # The first time all of it goes out as one; from then on by region.
            frame.html = {"app": screens.render("table/table.html", language, v=model)}
        frame.beats = model["sentences"]
        stuck = session.notice is not None and session.notice.kind == "broken"
        if not stuck and (session.current or session.going_on()):
            pace = 0.0 if session.skipping else PACE[session.settings.speed]
            frame.wait = int(model["pause"] * pace)
        return frame

    def _region(self, frame: Frame, region: str, template: str, part: dict[str, Any]) -> None:
        """Fill in a region's template if its part of the model is not what it was."""
        if self.parts.get(region) == part:
            return
        self.parts[region] = part
        html = screens.render(template, self._language(frame), v=part, p=part)
        if self.regions.get(region) != html:
            self.regions[region] = frame.html[region] = html

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
