"""What the games take of this device, as the page of saves says it."""

import json

import pytest

from fate.app.around import space
from fate.app.desk import Desk
from fate.app.wording import Wording
from tests.app.driver import Page, session


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "0 B"), (999, "999 B"), (1_000, "1.0 KB"), (9_940, "9.9 KB"), (12_345, "12 KB"), (999_600, "1.0 MB"),
     (2_100_000_000, "2.1 GB")],
)  # fmt: skip
def test_sizes_are_round(count, text):
    assert space.size(count) == text


def test_the_page_of_saves_has_it_measured():
    page = Page(session())
    page.act(do="link", arg="#saves")
    assert "正在计算" in page.regions["app"]
    key, then = page.session.desk.errands.pop()
    assert key == Desk.SPACE
    page.act(do="loaded", then=then, text=json.dumps({"own": 120_000, "used": 12_000_000, "quota": 48_000_000}))
    assert "存档占 120 KB；连同离线用的程序共 12 MB，浏览器允许用到 48 MB。" in page.regions["app"]
    assert "--p:0.25" in page.regions["app"]


def test_a_browser_that_keeps_nothing_is_not_measured_for_ever():
    page = Page(session())
    page.act(do="link", arg="#saves")
    _, then = page.session.desk.errands.pop()
    page.act(do="loaded", then=then, text=json.dumps({"own": None}))
    assert "正在计算" not in page.regions["app"]
    assert "浏览器不让保存" in page.regions["app"]


def test_a_browser_that_tells_nothing_leaves_the_saves_alone():
    shown = space.shown(Wording("en"), {"own": 5_000, "used": None, "quota": None})
    assert shown == {"share": 0.0, "text": "Saves take 5.0 KB."}


@pytest.mark.parametrize("action", [{"do": "save_as", "form": {"name": "a"}}, {"do": "delete", "arg": "save:1"}])
def test_it_is_measured_again_when_something_is_kept_or_forgotten(action):
    page = Page(session()).start(4)
    page.act(do="save_as", form={"name": "friday"})
    page.session.desk.errands.clear()
    page.act(**action)
    assert [key for key, _ in page.session.desk.errands] == [Desk.SPACE]
