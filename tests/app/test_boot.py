"""How the program begins in the worker: what it finds in the page's store, and in which language."""

import asyncio
import json

import pytest

from fate.app import boot, opening, settings
from fate.app.settings import Settings


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


def found(sync):
    return asyncio.run(boot.load_all(sync, opening.KEYS))


@pytest.mark.parametrize(("tag", "language"), [("zh-Hans", "zh"), ("en", "en")])
def test_a_first_visit_goes_on_in_the_language_of_the_page(tag, language):
    texts, problems = found(Sync(tag))
    assert settings.load(texts[opening.SETTINGS]).language == language
    assert problems == ""
    assert opening.lobby(texts, problems, "").lang == tag


def test_the_language_that_was_chosen_wins():
    texts, _ = found(Sync("zh-Hans", settings=settings.dump(Settings(language="en"))))
    assert settings.load(texts[opening.SETTINGS]).language == "en"
