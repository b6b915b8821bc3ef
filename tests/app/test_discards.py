"""The discard pile: by rounds, with who left each card, from what everybody saw and nothing else."""

from types import SimpleNamespace

import pytest

from fate.app import discards, inspect
from fate.fate2.rules.view import view
from tests.app import position
from tests.app.driver import Page, session
from tests.app.test_inspect import TABLE


def entry(key, **args):
    return SimpleNamespace(key=key, args=args)


def left(log, cards, seats=2):
    """Who left each of these cards, and in which round; the newest first."""
    shown = discards.pile(SimpleNamespace(log=log, discard=cards, seats=[None] * seats))
    return [(card.uid, card.by, card.round) for card in shown]


def test_cards_are_parted_by_rounds_and_named_after_who_left_them():
    log = [
        entry("deal", seat=None),
        entry("spend", seat=0, card="greed", cards=(1,), extra=()),  # in the casting phase before the first turn
        entry("turn", seat=0, number=1),
        entry("discard", seat=0, cards=(2, 3), by=1),
        entry("turn", seat=1, number=2),
        entry("spend", seat=1, card="dodge", cards=(4,), extra=(5,)),
        entry("turn", seat=0, number=3),
        entry("death", seat=1, killer=0, cards=(6,)),
    ]
    assert left(log, [1, 2, 3, 4, 5, 6]) == [(6, 1, 2), (5, 1, 1), (4, 1, 1), (3, 0, 1), (2, 0, 1), (1, 0, 1)]


def test_what_was_known_is_forgotten_when_the_pile_is_shuffled():
    log = [
        entry("turn", seat=0, number=1),
        entry("discard", seat=0, cards=(1, 2), by=None),
        entry("reshuffle", count=2),
        entry("turn", seat=1, number=4),
        entry("discard", seat=1, cards=(2,), by=None),
    ]
    # 1 was drawn and set aside unseen; where it came from is not what it was before
    assert left(log, [2, 1]) == [(1, None, 2), (2, 1, 2)]


@pytest.mark.parametrize("key", ["recover", "claim", "equip", "take"])
def test_a_card_that_has_left_the_pile_is_nobodys(key):
    log = [
        entry("turn", seat=0, number=1),
        entry("spend", seat=0, cards=(1,), extra=()),
        entry(key, seat=1, cards=(1,)),
    ]
    assert left(log, [1]) == [(1, None, None)]


def test_a_card_from_a_status_zone_belongs_to_who_laid_it():
    log = [
        entry("turn", seat=0, number=1),
        entry("spend", seat=0, cards=(1,), extra=()),
        entry("lay", seat=1, by=0, cards=(1,)),
        entry("turn", seat=1, number=2),
        entry("lift", seat=1, cards=(1,)),
    ]
    assert left(log, [1]) == [(1, 0, 1)]


def test_everybody_sees_the_same_pile_in_every_game():
    seen, named, shuffled = 0, 0, False

    def look(game):
        nonlocal seen, named, shuffled
        piles = [discards.pile(view(game, seat)) for seat in (None, *range(5))]
        assert all(pile == piles[0] for pile in piles)
        assert [card.uid for card in piles[0]] == game.state.discard[::-1]
        rounds = [card.round or 0 for card in piles[0]]
        assert rounds == sorted(rounds, reverse=True)
        known = [card for card in piles[0] if card.by is not None]
        seen, named = seen + len(piles[0]), named + len(known)
        shuffled = shuffled or any(line.key == "reshuffle" for line in game.log)

    for seed in (1, 5):
        page = Page(session(seed)).start(5)
        page.until(lambda question, page=page: look(page.session.game))
    assert shuffled
    assert named > 0.95 * seen


@pytest.mark.parametrize("language", position.LANGUAGES)
def test_the_sheet_can_be_sifted(language):
    game = position.game(TABLE.replace("title =", 'discard = ["greed", "dodge:diamond", "frenzy"]\ntitle ='))
    scene = position.scene(game, language)

    def count(what):
        return sum(len(part["cards"]) for part in inspect.layer(scene, what)["piles"])

    assert (count("discards"), count("discards:magic"), count("discards:nonsense")) == (3, 2, 3)


def test_the_sheet_names_rounds_and_seats():
    page = Page(session(2)).start(5)
    page.until(lambda question: {left.round for left in discards.pile(page.session.scene().view)} == {1, 2})
    html = page.act(do="inspect", what="discards").html["layer"]
    assert "<h3>这一轮</h3>" in html and "<h3>上一轮</h3>" in html
    scene = page.session.scene()
    for left in discards.pile(scene.view):
        who = "" if left.by is None else "我" if left.by == scene.me else scene.words.seat_name(left.by, short=True)
        assert f'data-i="card:{left.uid}"' in html and f"<small>{who}</small>" in html
