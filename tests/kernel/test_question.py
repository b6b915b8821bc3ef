"""What is an answer to a question and what is not."""

from typing import Any

import pytest

from fate.kernel.question import DECLINE, IllegalAnswer, Question, payload

ONE = Question(0, "one", [("card", 5), ("seat", 2), DECLINE])
MANY = Question(0, "many", [("card", n) for n in range(4)], many=True, least=1, most=2)


def test_single_choice() -> None:
    assert ONE.check(1) == 1
    assert (ONE.value(0), ONE.value(2)) == (5, None)


@pytest.mark.parametrize("answer", [-1, 3, True, "0", None, (0,), [0], 0.0])
def test_single_choice_takes_an_index_only(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="one: "):
        ONE.check(answer)


def test_picks_come_in_any_order() -> None:
    assert MANY.check([3, 0]) == (0, 3)
    assert MANY.value((0, 3)) == [0, 3]


@pytest.mark.parametrize("answer", [0, (), (0, 1, 2), (0, 0), (4,), (-1,), (True,), "01", None])
def test_picks_must_be_different_existing_and_the_right_number(answer: Any) -> None:
    with pytest.raises(IllegalAnswer, match="many: "):
        MANY.check(answer)


def test_spread() -> None:
    options, groups = [("card", n) for n in range(4)], ["red", "red", "black", "black"]
    same = Question(0, "q", options, many=True, least=2, most=2, groups=groups, spread="same")
    distinct = Question(0, "q", options, many=True, least=2, most=2, groups=groups, spread="distinct")
    assert same.check((0, 1)) == (0, 1)
    assert distinct.check((0, 2)) == (0, 2)
    for question, answer in ((same, (0, 2)), (distinct, (0, 1))):
        with pytest.raises(IllegalAnswer, match="black"):
            question.check(answer)


def test_forced_answers() -> None:
    assert ONE.forced() is None
    assert Question(0, "q", [("end",)]).forced() == 0
    assert MANY.forced() is None
    assert Question(0, "q", [("card", 1)], many=True, least=0, most=0).forced() == ()
    assert Question(0, "q", [("card", 1), ("card", 2)], many=True, least=2, most=2).forced() == (0, 1)
    assert Question(0, "q", [("card", 1)], many=True, least=0, most=1).forced() is None
    with pytest.raises(RuntimeError, match="no option"):
        Question(0, "q", []).forced()


def test_payload() -> None:
    assert payload(("seat", 3)) == 3
    assert payload(DECLINE) is None
    assert payload(("end",)) == ("end",)
    assert payload(("as", "battle_claw", 7, "dodge")) == ("as", "battle_claw", 7, "dodge")
