"""What is heard: only when wanted, once each, and nothing that is not seen."""

import re
from pathlib import Path

from tests.app.driver import Page, session

KNOWN = set(re.findall(r"^  (\w+): \[\[", (Path(__file__).parents[2] / "web/glue/sound.js").read_text("utf-8"), re.M))


def test_a_game_is_silent_until_sound_is_wanted():
    page = Page(session(2)).start(5)
    assert page.act(do="lang").cues == []


def test_every_cue_of_a_game_is_one_the_page_can_play():
    page = Page(session(2)).start(5)
    page.act(do="sound")
    heard = []
    act = page.session.act

    def listening(action):
        frame = act(action)
        if frame is not None:
            assert len(set(frame.cues)) == len(frame.cues)
            heard.extend(frame.cues)
        return frame

    page.session.act = listening
    page.until(lambda q: False)
    assert {"attack", "hit", "turn"} <= set(heard) <= KNOWN
