"""查克拉."""

from tests.table import Table

DECK = ["dodge:heart", "frenzy", "moon_arrow", "greed:club", "dodge:heart"]


def test_right_guesses_are_kept_until_a_wrong_one() -> None:
    """Draw 1, then each right guess brings the card; the wrong one is discarded and ends it."""
    t = Table(a={"hand": ["chakra"]}, b={}, deck=DECK)
    t.a.uses("chakra")
    t.a.answers("chakra.guess", "red")
    t.a.answers("chakra.guess", "black")
    t.a.answers("chakra.guess", "red")
    assert t.a.cards == ["dodge:heart", "frenzy:diamond", "moon_arrow:spade"]
    assert len(t.state.discard) == 2 and not t.state.resolving


def test_one_may_stop() -> None:
    """A177: at any time."""
    t = Table(a={"hand": ["chakra"]}, b={}, deck=DECK)
    t.a.uses("chakra")
    t.a.answers("chakra.guess", "red")
    t.a.declines("chakra.guess")
    assert t.a.cards == ["dodge:heart", "frenzy:diamond"]


def test_an_empty_deck_ends_it() -> None:
    """R4.4: with nothing to turn up there is nothing to guess; the Chakra in the middle is not shuffled in (A16)."""
    t = Table(a={"hand": ["chakra"]}, b={}, deck=["dodge:heart"], only=True)
    t.a.uses("chakra")
    assert t.a.cards == ["dodge:heart"]
    assert t.asked() == ("a", "play")


def test_dispelled_nothing_is_drawn() -> None:
    """A43: all of it."""
    t = Table(a={"hand": ["chakra"]}, b={"hand": ["dispel"]}, deck=DECK)
    t.a.uses("chakra")
    t.b.answers("dispel", "dispel")
    assert t.a.cards == []


def test_the_next_question_tells_what_a_right_guess_has_won() -> None:
    """A113: the card turned up was seen by all, and is one's own now."""
    t = Table(a={"hand": ["chakra"]}, b={}, deck=DECK)
    t.a.uses("chakra")
    assert t.game.pending.context["won"] is None
    t.a.answers("chakra.guess", "red")
    assert t.game.pending.context["won"] in t.state.seats[0].hand
    t.a.declines("chakra.guess")
