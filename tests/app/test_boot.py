"""How the program begins in the worker: what it finds in the page's store, and in which language."""

import asyncio
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from fate.app import boot, opening, settings
from fate.app.settings import Settings
from tests.app.driver import session


class Sync:
    """The page's end: a store, and the language the page was painted in."""

    def __init__(self, tag, **kept):
        self.tag = tag
        self.kept = kept

    async def language(self):
        return self.tag

    async def load(self, key):
        text = self.kept.get(key)
        return json.dumps({"text": text, "state": "ok" if text is not None else "none"})

    def store(self, key, text):
        """Never answers: nobody may wait for it."""
        self.kept[key] = text
        return asyncio.get_running_loop().create_future()

    def patch(self, text):
        """What is shown is of no interest here."""
        shown = asyncio.get_running_loop().create_future()
        shown.set_result(None)
        return shown


def played(steps):
    """What comes of these steps, in a thread of its own: a browser's test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, steps).result()


def found(sync):
    return played(boot.load_all(sync, opening.KEYS))


@pytest.mark.parametrize(("tag", "language"), [("zh-Hans", "zh"), ("en", "en")])
def test_a_first_visit_goes_on_in_the_language_of_the_page(tag, language):
    texts, problems = found(Sync(tag))
    assert settings.load(texts[opening.SETTINGS]).language == language
    assert problems == ""
    assert opening.lobby(texts, problems, "").lang == tag


def test_a_browser_that_lets_nothing_be_kept_is_told_apart():
    class Shut(Sync):
        async def load(self, key):
            return json.dumps({"text": None, "state": "shut"})

    texts, problems = found(Shut("en"))
    assert problems == "shut"
    assert settings.load(texts[opening.SETTINGS]).language == "en"


def test_the_language_that_was_chosen_wins():
    texts, _ = found(Sync("zh-Hans", settings=settings.dump(Settings(language="en"))))
    assert settings.load(texts[opening.SETTINGS]).language == "en"


async def keeper(sync):
    """A session over a store, opened."""
    new = boot.Keeper(session, sync)
    await new.open("")
    return new


def test_a_deed_is_kept_before_a_bot_thinks_ahead():
    sync, kept = Sync("en"), []

    async def steps():
        held = await keeper(sync)
        held.session.think_ahead = lambda: kept.append(opening.SETTINGS in sync.kept)
        held.answer({"do": "theme", "arg": "dark"})

    played(steps())
    assert kept == [True]


def test_no_bot_thinks_ahead_while_a_whole_screen_is_laid_out():
    thought = []

    async def steps():
        held = await keeper(Sync("en"))
        held.session.think_ahead = lambda: thought.append(held.session.screen)
        for deed in ({"do": "link", "arg": "#credits"}, {"do": "hover", "what": "term:rage"}):
            held.answer(deed)

    played(steps())
    assert thought == ["credits"]


def test_what_is_shown_is_on_its_way_to_the_store():
    class Shown(Sync):
        def patch(self, text):
            kept.append(opening.SETTINGS in self.kept)
            return super().patch(text)

    kept = []

    async def steps():
        held = await keeper(Shown("en"))
        held.answer({"do": "theme", "arg": "dark"})

    played(steps())
    assert kept == [False, True]


def test_nothing_waits_for_a_write():
    async def play():
        sync = Sync("en")
        new = await keeper(sync)
        for key in ("a", "b"):
            new.session.desk.writes[key] = "kept"
        seen = []
        new.session.desk.errands.append(("b", lambda session, text: seen.append(text)))
        new.flush()
        await new.task
        return sync.kept, seen, new.session.saved

    kept, seen, saved = played(play())
    assert (kept["a"], kept["b"]) == ("kept", "kept")
    assert seen == ["kept"]  # an errand sees what was written before it
    assert saved == "ok"


def test_what_an_errand_leaves_to_be_kept_is_kept():
    async def play():
        sync = Sync("en", a="text")
        new = await keeper(sync)
        new.session.desk.errands.append(("a", lambda session, text: session.desk.writes.update(copy=text)))
        new.flush()
        await new.task
        return sync.kept

    assert played(play())["copy"] == "text"


def test_a_store_that_cannot_be_read_does_not_stop_the_game():
    async def play():
        sync = Sync("en")
        new = await keeper(sync)
        sync.load = None
        new.session.desk.errands.append(("a", lambda session, text: None))
        new.flush()
        await new.task
        return new.session.saved, new.busy

    assert played(play()) == ("failed", False)


def test_a_tab_that_may_play_at_last_leads_where_it_was_opened_for(monkeypatch):
    """Such as to the game somebody shared; taken over once more it comes to the game being played."""

    class Second(Sync):
        async def claim(self, force):
            return force

        async def fragment(self):
            return "#credits"

        def patch(self, text):
            screens.append(json.loads(text)["screen"])
            return super().patch(text)

    screens = []

    async def play():
        sync = Second("en")
        monkeypatch.setitem(sys.modules, "pyscript", SimpleNamespace(sync=sync))
        await boot.start()
        for _ in range(2):
            screens.append("|")
            sync.act('{"do": "lost"}')
            sync.act('{"do": "take_over"}')
            await asyncio.sleep(0.05)

    played(play())
    assert screens[screens.index("|") - 1] == "elsewhere"
    assert [part.split()[-1] for part in " ".join(screens).split("|")[1:]] == ["credits", "lobby"]
