"""From a session to what the page must change: HTML by region, sentences to read aloud, and when to ask for more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from fate.app import around, draft, pages, screens
from fate.app.aloud import Aloud, beside, spoken
from fate.app.around import replay
from fate.app.cues import cues
from fate.app.frame import Frame
from fate.app.table import table
from fate.app.wording import Wording

if TYPE_CHECKING:
    from fate.app.notices import Notice
    from fate.app.session import Session

REGIONS: dict[str, tuple[str, ...]] = {
    "top": ("saved", "round", "turn_text", "turn_short", "phases", "speed", "undo", "notebook", "sound"),
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
    "aid": ("auto", "can_auto", "speed", "notebook", "tags"),
    "log": ("log",),
    "toast": ("toast",),
    "layer": ("layer",),
}
"""Regions of the table by element id, with the parts of the view model their templates read."""

TEMPLATES = {"seat-1": "me"}

REPLAY: dict[str, tuple[str, ...]] = {
    **{
        name: REGIONS[name]
        for name in ("beams", "deck", "stage", "discard", "aside", "seat-1", "hand", "toast", "layer")
    },
    **dict.fromkeys(("rep-head", "rep-views", "rep-ctl", "share"), ("rep",)),
    "rep-only": ("narrowing",),
}
"""The same for a replay."""

REPLAY_TEMPLATES = {
    "rep-head": "replay/head.html",
    "rep-views": "replay/views.html",
    "rep-ctl": "replay/controls.html",
    "rep-only": "replay/narrowing.html",
    "share": "replay/share.html",
}

PACE = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""What the pauses are multiplied by at each speed."""


class Renderer:
    """Remembers what the page shows, to send only what differs."""

    def __init__(self) -> None:
        self.page: tuple[str, str] | None = None
        self.regions: dict[str, str] = {}
        self.parts: dict[str, dict[str, Any]] = {}
        self.asked = 0
        self.aloud = Aloud()
        self.noticed: Notice | None = None
        self.here: tuple[int, ...] = ()
        self.place = 0

    def showing(self, frame: Frame) -> None:
        """The page already shows this frame of a whole screen."""
        self.page, self.regions = (frame.screen, self._language(frame)), dict(frame.html)

    def frame(self, session: Session) -> Frame:
        """The difference between what the page shows and what it should."""
        settings = session.settings
        words = Wording(settings.language)
        title, tag = _title(session.screen, words), words.t("ui.lang_tag")
        frame = Frame({}, session.screen, title, tag, settings.look(), around.fragment(session), session.serial)
        frame.file, session.around.file = session.around.file, None
        frame.late, session.around.late = session.around.late, False
        toast = session.notice.shown(words) if session.notice else None
        if toast is not None and session.notice is not self.noticed:
            frame.beats += _sentences(words, toast["title"], toast["text"])
        self.noticed = session.notice
        if session.screen in around.PAGES:
            template, page = around.PAGES[session.screen]
            return self._whole(frame, template, {**page(session), "toast": toast, "back": around.way_back(session)})
        if session.screen == "replay":
            return self._replay(frame, session, {**replay.page(session), "toast": toast})
        scene = session.scene()
        scene.toast = toast
        if session.screen == "victory":
            model = pages.victory(scene)
            if self.page != (frame.screen, self._language(frame)):  # its heading, who has won, has the focus
                frame.beats += _sentences(words, model["text"], model["mine"])
            return self._whole(frame, "victory.html", model)
        question = scene.question
        if question is not None and question.key == pages.PICK:
            frame.screen = "pick"
            model = pages.pick(scene)
            self._ask(frame, words, pages.asked(model), headed=True)
            return self._whole(frame, "pick.html", model)
        if question is not None and question.key in draft.KEYS:
            frame.screen = "pick"
            model = draft.draft(scene)
            self._ask(frame, words, draft.asked(model))
            return self._whole(frame, "draft.html", model)
        if session.settings.sound and not session.skipping:
            frame.cues = cues(scene, self.asked)
        self.asked = question.number if question else 0
        model = table(scene)
        self._ask(frame, words, model["prompt"] | {"count": beside(model["tray"] or {}) or model["prompt"]["count"]})
        return self._table(frame, session, model)

    def _ask(self, frame: Frame, words: Wording, question: Mapping[str, Any], *, headed: bool = False) -> None:
        """Have the question read aloud; `headed`: a page that opens has it as its heading, which is read anyway."""
        if self.page != (frame.screen, self._language(frame)):
            self.aloud.open(question, words, headed)
        frame.asks = self.aloud.question(question, words)

    def _whole(self, frame: Frame, template: str, model: dict[str, Any]) -> Frame:
        html = screens.render(template, self._language(frame), v=model)
        page = (frame.screen, self._language(frame))
        if page != self.page or self.regions.get("app") != html:
            self.page, self.regions, self.parts = page, {"app": html}, {}
            frame.html = {"app": html}
        return frame

    def _table(self, frame: Frame, session: Session, model: dict[str, Any]) -> Frame:
        self._regions(frame, "table/table.html", model, REGIONS)
        frame.beats += model["sentences"]
        stuck = session.notice is not None and session.notice.kind == "broken"
        if not stuck and session.waits():
            pace = 0.0 if session.skipping or session.leaping() else PACE[session.settings.speed]
            frame.wait = int(model["pause"] * pace)
        return frame

    def _replay(self, frame: Frame, session: Session, model: dict[str, Any]) -> Frame:
        assert session.around.replay is not None
        if self.page == (frame.screen, self._language(frame)) and self.place != session.around.replay.at:
            frame.beats += model["sentences"] or model["decided"]
        self.place = session.around.replay.at
        self._regions(frame, "replay/replay.html", model, REPLAY)
        frame.wait = replay.pause(session.around.replay)
        return frame

    def _regions(self, frame: Frame, whole: str, model: dict[str, Any], regions: dict[str, tuple[str, ...]]) -> None:
        """The regions that differ; the first time all of it as one."""
        page = (frame.screen, self._language(frame))
        first = self.page != page
        if first:
            self.page, self.regions, self.parts = page, {}, {}
        for region, names in regions.items():
            template = REPLAY_TEMPLATES.get(region) or f"table/{TEMPLATES.get(region, region)}.html"
            self._region(frame, region, template, {n: model[n] for n in names})
        for panel in model["others"]:
            self._region(frame, f"seat-{panel['n']}", "table/seat.html", panel)
        for turn in model.get("turns", ()):
            self._region(frame, f"rt-{turn['start']}", "replay/turn.html", turn)
        # Seats are as many as the game has, and another of them may sit in front.
        here = tuple(panel["seat"] for panel in model["others"])
        if first or self.here != here:
            frame.html = {"app": screens.render(whole, self._language(frame), v=model)}
        self.here = here

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


def _sentences(words: Wording, *texts: Markup | str) -> list[str]:
    return [spoken(text, words) for text in texts if text]


def _title(screen: str, words: Wording) -> str:
    """The page's title: which page it is, but for the first one and those that a game is on."""
    name, key = words.t("ui.page_title"), f"ui.page.{'cards' if screen == 'card' else screen}"
    return f"{words.t(key)} · {name}" if screen != "lobby" and words.has(key) else name
