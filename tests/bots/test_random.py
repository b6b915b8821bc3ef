"""The player by chance answers legally."""

from fate.bots.random import any_answer
from fate.kernel.question import Question
from fate.kernel.rng import Rng

CARDS = [("card", uid) for uid in range(6)]
SUITS = ("heart", "heart", "club", "club", "club", "spade")


def all_answers(question, tries=200):
    """Answers by chance, each checked by the question."""
    rng = Rng(1)
    return {question.check(any_answer(question, rng)) for _ in range(tries)}


def test_every_single_option_comes_up():
    """Equally likely, so none is missing in 200 tries."""
    assert all_answers(Question(0, "play", CARDS)) == set(range(6))


def test_picks_stay_within_their_limits():
    """From the least to the most."""
    answers = all_answers(Question(0, "discard", CARDS, many=True, least=1, most=3))
    assert {len(answer) for answer in answers} == {1, 2, 3}


def test_picks_of_one_suit():
    """Only suits that suffice."""
    question = Question(0, "pick", CARDS, many=True, least=2, most=3, groups=SUITS, spread="same")
    assert {SUITS[answer[0]] for answer in all_answers(question)} == {"heart", "club"}


def test_picks_of_different_suits():
    """Never two of one suit."""
    question = Question(0, "pick", CARDS, many=True, least=2, most=3, groups=SUITS, spread="distinct")
    assert {len(answer) for answer in all_answers(question)} == {2, 3}
