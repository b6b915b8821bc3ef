"""Kind 2: saving, loading, forking and taking back inside a replacement or a rescue."""

import pytest

from fate.fate2.invariants import answer_with_twin
from fate.kernel.question import IllegalAnswer
from tests.fate2.interactions.positions import loaded, same, settle
from tests.table import Table


def to_rescue():
    """B is dying and is asked for a Balm; the judgement of Bladed Armour comes after."""
    t = Table(
        a={"hand": ["normal_attack", "chakra"]},
        b={"hp": 1, "armor": "bladed_armour", "hand": ["healing_balm"]},
        avenging_soul={"hand": ["dodge:heart", "dodge:diamond"]},
        chen_yunsheng={"hand": ["frenzy"]},
    )
    t.a.uses("normal_attack", on="b")
    assert t.asked() == ("b", "dying.rescue")
    return t


def to_replacement():
    """The avenging soul is about to replace a judgement card."""
    t = to_rescue()
    t.b.answers("dying.rescue", "healing_balm")
    t.b.accepts("bladed_armour")
    assert t.asked()[1] == "avenging_soul.transposition.card"
    return t


def to_verdict():
    """The card is there; a verdict may have it judged again."""
    t = to_replacement()
    t.avenging_soul.answers("avenging_soul.transposition.card", "dodge:heart")
    assert t.asked()[1] == "chen_yunsheng.divine_verdict.cost"
    return t


MOMENTS = [to_rescue, to_replacement, to_verdict]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_record_made_there_comes_back_to_the_same_question(moment):
    """R17.2, R19: the same State, the same options."""
    t = moment()
    assert same(loaded(t), t.game)
    settle(t)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("last", [False, True])
def test_loaded_and_original_go_the_same_way(moment, last):
    """Whatever is answered from there on, to the next own move: first options, or declining."""
    t = moment()
    twin = loaded(t)
    while not t.game.pending.phase:
        question = t.game.pending
        answer = len(question.options) - 1 if last else 0
        t.game.answer(answer)
        twin.answer(answer)
        assert twin.hash() == t.game.hash()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_fork_there_shares_nothing(moment):
    """Every answer given to the game and to a twin of it."""
    t = moment()
    while not t.game.pending.phase:
        answer_with_twin(t.game, 0)


def test_taking_back_a_conversion_inside_a_chance_to_dispel():
    """Two hand cards as a Dispel, taken back before they are picked: nothing has moved, and loading agrees."""
    t = Table(
        a={"hand": ["moon_arrow", "chakra"]},
        b={"hand": ["dodge", "dodge", "frenzy"], "weapon": "dispersal_blade"},
        c={},
    )
    t.a.uses("moon_arrow", on="b")
    t.b.answers("dispel", "dispersal_blade>dispel")
    assert t.asked() == ("b", "use.convert")
    t.game.cancel()
    assert t.asked() == ("b", "dispel") and len(t.b.hand) == 3
    assert same(loaded(t), t.game)
    settle(t)


def test_a_rescue_cannot_be_taken_back():
    """What has been paid stays paid."""
    t = to_rescue()
    with pytest.raises(IllegalAnswer):
        t.game.cancel()
    settle(t)
