"""Every answer has a text, and every text one answer."""

from __future__ import annotations

import pytest

from fate.fate2 import notation
from fate.fate2.notation import BadNotation, card_fits, card_text, read, write
from fate.fate2.rules.catalog import KIND_ID, SUIT
from fate.kernel.question import DECLINE, Option, Question
from tests.fate2.games import begin, play

NAMES = {"ann": 0, "ben": 1, "lich": 2}


def uid(kind: str, suit: str = "", skip: int = 0) -> int:
    """The first (or a later) physical card of a kind."""
    return [i for i, id in enumerate(KIND_ID) if id == kind and suit in ("", SUIT[i])][skip]


def one(*options: Option) -> Question:
    return Question(1, "q", list(options))


def cards(*uids: int, least: int = 1, most: int = 2) -> Question:
    return Question(1, "q", [("card", uid) for uid in uids], many=True, least=least, most=most)


ATTACK, DODGE = uid("normal_attack", "spade"), uid("dodge", "heart")
TWINS = (7, 8)
"""Two Normal Attacks printed alike."""


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("use", ATTACK), "use normal_attack:spade-A"),
        (("card", ATTACK), "normal_attack:spade-A"),
        (("as", "veiled_edge", ATTACK, "dodge"), "as veiled_edge normal_attack:spade-A dodge"),
        (("as", "a.b", "dodge"), "as a.b dodge"),
        (("skill", "death_knight.death_tangle"), "skill death_knight.death_tangle"),
        (("ability", "lich.x"), "lich.x"),
        (("seat", 2), "@2"),
        (("identity", 2), "identity @2"),
        (("hidden", 1), "hidden @1"),
        (("gear", 1, ATTACK), "gear @1 normal_attack:spade-A"),
        (("option", "plain"), "plain"),
        (("hero", "lich"), "lich"),
        (("number", 3), "3"),
        (("colour", "red"), "red"),
        (("draw",), "draw"),
        (("end",), "end"),
        (DECLINE, "decline"),
    ],
)
def test_texts_of_options(option: Option, text: str) -> None:
    question = one(("pass",), option, ("reveal",))
    assert write(question, 1) == text
    assert read(question, text) == 1


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("use normal_attack", 0),
        ("use  normal_attack:spade", 0),
        ("normal_attack", 0),
        (":spade", 0),
        ("skill death_tangle", 1),
        ("death_tangle", 1),
        ("as veiled_edge", 2),
        ("as veiled_edge dodge", 2),
        ("seat @2", 3),
        ("lich", 3),
        ("ann", 4),
    ],
)
def test_abbreviations(text: str, answer: int) -> None:
    question = one(
        ("use", ATTACK), ("skill", "death_knight.death_tangle"), ("as", "veiled_edge", DODGE, "normal_attack"),
        ("seat", 2), ("seat", 0),
    )  # fmt: skip
    assert read(question, text, NAMES) == answer


def test_full_words_go_before_abbreviations() -> None:
    question = one(("as", "veiled_edge", ATTACK, "dodge"), ("as", "veiled_edge", "dodge"))
    assert read(question, "as veiled_edge dodge") == 1


def test_ambiguous_and_unknown_texts_list_what_is_offered() -> None:
    question = one(("card", uid("dodge", "heart")), ("card", uid("dodge", "diamond")), DECLINE)
    with pytest.raises(BadNotation, match=r"'dodge' may be dodge:heart-\w+ or dodge:diamond-\w+; say which"):
        read(question, "dodge")
    with pytest.raises(BadNotation, match=r"'greed' is not offered at q; there is dodge:heart-.*, decline"):
        read(question, "greed")
    for text in ("", "use", "dodge:", "dodge decline", "@1", "decline now", "#2", "decline#2"):
        with pytest.raises(BadNotation):
            read(question, text)


def test_cards_printed_alike_are_one_answer_with_numbers() -> None:
    assert card_text(TWINS[0]) == card_text(TWINS[1])
    question = one(*(("card", uid) for uid in TWINS), DECLINE)
    assert notation.option_texts(question) == ["normal_attack:club-A", "normal_attack:club-A#2", "decline"]
    assert read(question, "normal_attack") == 0
    assert read(question, "normal_attack:club-A#2") == 1


def test_picks() -> None:
    question = cards(ATTACK, DODGE, *TWINS, least=0, most=3)
    assert write(question, (0, 1)) == f"{card_text(ATTACK)} + {card_text(DODGE)}"
    assert write(question, ()) == "nothing"
    assert read(question, "nothing") == read(question, "decline") == ()
    assert read(question, "dodge + normal_attack:spade") == (0, 1)
    assert read(question, "normal_attack:club+normal_attack:club") == (2, 3)
    for text, reason in (
        ("dodge + dodge", "not offered"),
        ("decline + dodge", "not offered"),
        ("dodge+", "not offered"),
    ):
        with pytest.raises(BadNotation, match=reason):
            read(question, text)
    with pytest.raises(BadNotation, match="pick 1 to 2, not 0"):
        read(cards(ATTACK, DODGE, 7), "nothing")


def test_unseen_cards() -> None:
    assert card_text(-1) == "?"
    assert not card_fits(-1, "dodge")
    assert not card_fits(DODGE, "")
    assert write(one(("card", -1), ("card", -1), DECLINE), 1) == "?#2"


def test_hero_names_are_names_of_seats() -> None:
    game, _ = begin(3)
    for _ in play(game, 3, 10):
        pass
    names = notation.hero_names(game.state.seats)
    assert len(names) == 5
    assert all(game.state.seats[seat].hero == hero for hero, seat in names.items())


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_of_a_game_reads_as_it_was_written(seed: int) -> None:
    game, _ = begin(seed, 5 + seed % 4, keep=False)
    for question, answer in play(game, seed):
        texts = notation.option_texts(question)
        assert len(set(texts)) == len(texts)
        assert read(question, write(question, answer)) == answer
