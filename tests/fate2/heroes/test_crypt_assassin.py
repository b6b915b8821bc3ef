"""地穴刺客 Crypt Assassin."""

import pytest

from tests.table import Table

BURN = "crypt_assassin.mana_burn"


def burn(*more: str, foe: list[str], other: list[str] | None = None) -> Table:
    t = Table(crypt_assassin={"hand": ["normal_attack:spade", *more]}, foe={"hand": foe}, other={"hand": other or []})
    t.crypt_assassin.sets_off("mana_burn")
    if t.asked() == ("crypt_assassin", f"{BURN}.target"):
        t.crypt_assassin.answers(f"{BURN}.target", "foe")
    return t


# -- crypt_assassin.mana_burn


@pytest.mark.parametrize(("guess", "left"), [("red", 0), ("black", 1)])
def test_one_stripped_one_guessed(guess: str, left: int) -> None:
    """法力燃烧 ① ②: right discards, wrong goes back; shown to all either way; no third step without a hand card."""
    t = burn(foe=["dodge:heart", "dodge:heart"], other=["dodge"])
    t.crypt_assassin.answers(f"{BURN}.colour", guess)
    assert (len(t.foe.hand), len(t.other.hand)) == (left, 1)
    assert [args["seat"] for args in t.told("show")] == [1]
    assert t.offered("crypt_assassin") == ["end"]


def test_a_burnt_card_is_handed_over_for_another() -> None:
    """A194: to anybody, oneself included; only cards burnt by this use."""
    t = burn("chakra", foe=["dodge:heart", "dispel:heart"])
    t.foe.declines("dispel")
    t.crypt_assassin.answers(f"{BURN}.colour", "red")
    t.crypt_assassin.answers(f"{BURN}.price", "chakra")
    assert sorted(t.offered("crypt_assassin")) == ["dispel:heart", "dodge:heart"]
    t.crypt_assassin.answers(f"{BURN}.card", "dodge")
    assert t.offered("crypt_assassin") == ["crypt_assassin", "foe", "other"]
    t.crypt_assassin.answers(f"{BURN}.give", "other")
    assert (t.crypt_assassin.hand, t.foe.hand, t.other.cards) == ([], [], ["dodge:heart"])


def test_the_third_step_may_be_left_out() -> None:
    """可选择不发动; a single card leaves nothing to guess (A11)."""
    t = burn("chakra", foe=["dodge:heart"])
    assert t.asked() == ("crypt_assassin", f"{BURN}.price")
    t.crypt_assassin.declines(f"{BURN}.price")
    assert (t.crypt_assassin.cards, t.foe.hand) == (["chakra:club"], [])


def test_nothing_burnt_nothing_to_hand_over() -> None:
    """A44, A194: the only hand card went into a counter to somebody else's Dispel, so there is no third step to pay."""
    t = burn("chakra", foe=["dispel:heart"], other=["dispel:diamond"])
    t.foe.declines("dispel")
    t.other.answers("dispel", "dispel")
    t.foe.answers("dispel", "dispel")
    assert t.asked() == ("crypt_assassin", "play")
    assert (t.crypt_assassin.cards, t.foe.cards, t.other.cards) == (["chakra:club"], [], [])


def test_an_attack_is_needed_and_a_hand_to_burn() -> None:
    """R1.10, A64: a convertible card is no Attack."""
    t = Table(crypt_assassin={"hand": ["dodge:heart"], "weapon": "battle_claw"}, foe={"hand": ["dodge"]}, other={})
    assert "mana_burn" not in t.offered("crypt_assassin")
    t = Table(crypt_assassin={"hand": ["normal_attack"]}, foe={}, other={})
    assert "mana_burn" not in t.offered("crypt_assassin")


def test_dispelled_burn() -> None:
    """A44."""
    t = burn("chakra", foe=["dispel", "dodge"])
    t.foe.answers("dispel", "dispel")
    assert (t.foe.cards, t.crypt_assassin.cards) == (["dodge:heart"], ["chakra:club"])
    assert "mana_burn" not in t.offered("crypt_assassin")
