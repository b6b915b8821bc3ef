"""The question as it is read aloud: all of it when it is asked, then only what has changed about it.

The page reads it after what has just happened, in the same breath. A prompt that read itself would be heard before
that, and once for each of its parts that differs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from fate.app.wording import Wording

PARTS = ("title", "occasion", "count", "aim", "outcome", "body")
"""What of a prompt is read, in this order."""

_OF = re.compile(r"(\d)/(\d)")
"""Some voices read "1/2" as a half."""


class Aloud:
    """Remembers what has been read of a question."""

    def __init__(self) -> None:
        self.asked: tuple[int, str] = (0, "")
        self.read: list[str] = []

    def open(self, prompt: Mapping[str, Any], words: Wording, headed: bool) -> None:
        """A page has opened: all is read again, but for a title that is its heading (`headed`), which has the focus."""
        title = spoken(prompt["title"], words)
        self.asked, self.read = (prompt["q"], title), [title] if headed else []

    def question(self, prompt: Mapping[str, Any], words: Wording) -> list[str]:
        """What is to be read of a question now, as sentences; nothing of one that is not this person's."""
        texts = [spoken(prompt.get(part), words) for part in PARTS]
        if main := _main(prompt):
            texts.append(spoken(words.say("ui.spoken.main", {"do": main}), words))
        asked, read = (prompt["q"], texts[0]), self.read
        same, self.asked, self.read = asked == self.asked, asked, texts
        if not prompt["q"]:
            return []
        return [text for text in texts if text and not (same and text in read)]


def _main(prompt: Mapping[str, Any]) -> Markup | str | None:
    """What the main button does, if anything: it may have had the focus when it did something else."""
    buttons = prompt.get("buttons") or ()
    return next((button["text"] for button in buttons if button["kind"] == "main" and not button.get("off")), None)


def beside(tray: Mapping[str, Any]) -> Markup | str | None:
    """What a tray has to say of the question: of Dispels of Dispels what one more would come to, else its count."""
    chain: list[Any] = next((block["links"] for block in tray.get("blocks", ()) if block["kind"] == "chain"), [])
    return chain[-1]["note"] if len(chain) > 2 else tray.get("count")


def spoken(text: Markup | str | None, words: Wording) -> str:
    """A text of the page as one says it."""
    plain = str(Markup(text or "").striptags())
    return _OF.sub(rf"\1{words.t('ui.spoken.of')}\2", plain).replace("→", words.t("ui.spoken.to"))
