"""How an Attack resolves (R15)."""

from collections.abc import Iterator
from typing import Any

import pytest

from fate.fate2.api import BONUS, DODGEABLE, DODGES, VOID
from tests.table import StillGame, Table

MOMENTS = ("Spend", "Declared", "Targeted", "Respond", "Dodged", "Hit", "Damage", "AfterHit", "Used", "Drop")


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names of the events over since the game began."""
    seen: list[str] = []
    monkeypatch.setattr(StillGame, "watch", lambda game, event: seen.append(type(event).__name__))
    yield seen


def of_interest(seen: list[str]) -> list[str]:
    """The moments of an Attack among them."""
    return [name for name in seen if name in MOMENTS]


def bend(monkeypatch: pytest.MonkeyPatch, query: object, change: Any) -> None:
    """Answer one query of the rules differently."""
    plain = StillGame.fold

    def fold(game: StillGame, asked: object, value: Any, *facts: Any) -> Any:
        value = plain(game, asked, value, *facts)  # type: ignore[arg-type]
        return change(value) if asked is query else value

    monkeypatch.setattr(StillGame, "fold", fold)


@pytest.mark.unforked
def test_the_moments_of_a_hit(moments: list[str]) -> None:
    """R15.1: user's moment, target's moment, Dodge, hit, damage, after the hit."""
    t = Table(a={"hand": ["normal_attack"]}, b={})
    t.a.uses("normal_attack", on="b")
    expected = ["Spend", "Declared", "Targeted", "Respond", "Hit", "Damage", "AfterHit", "Used", "Drop"]
    assert of_interest(moments) == expected


@pytest.mark.unforked
def test_the_moments_of_a_miss(moments: list[str]) -> None:
    """R15.1: after the Dodge there is neither hit nor after-hit."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    expected = ["Spend", "Declared", "Targeted", "Spend", "Drop", "Respond", "Dodged", "Used", "Drop"]
    assert of_interest(moments) == expected


@pytest.mark.unforked
def test_the_attackers_death_does_not_stop_it() -> None:
    """A85: whoever dies while its Attack is in progress still hits, and a dead source is no killer (A143)."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1, "hand": ["dodge"]}, c={})
    t.a.uses("normal_attack", on="b")
    t.state.seats[0].alive = False
    t.state.deaths = (0,)
    t.b.declines("respond.dodge")
    assert not t.b.alive and t.told("death")[-1]["killer"] is None


def test_bonuses_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """R15.4: to the base of 1."""
    bend(monkeypatch, BONUS, lambda value: value + 2)
    t = Table(a={"hand": ["normal_attack"]}, b={})
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.b.rage) == (1, 3)


def test_dodges_needed_and_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """R15.3: three are needed; two are spent for nothing."""
    bend(monkeypatch, DODGES, lambda value: value + 2)
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    t.b.answers("respond.dodge", "dodge")
    assert (t.b.hp, t.b.cards) == (3, [])


def test_what_cannot_be_dodged_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """A90."""
    bend(monkeypatch, DODGEABLE, lambda value: False)
    t = Table(a={"hand": ["normal_attack"]}, b={"hand": ["dodge"]})
    t.a.uses("normal_attack", on="b")
    assert (t.b.hp, t.b.cards) == (3, ["dodge:heart"])


def test_a_void_attack_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A97: no Dodge, no hit, no rage; the card and the count are spent."""
    bend(monkeypatch, VOID, lambda value: True)
    t = Table(a={"hand": ["chaos_attack", "normal_attack"]}, b={"hand": ["dodge"]})
    t.a.uses("chaos_attack", on="b")
    assert (t.b.hp, t.a.rage, t.b.cards) == (4, 0, ["dodge:heart"])
    assert t.offered("a") == ["end"] and t.told("void") == [{"seat": 1, "card": "chaos_attack", "user": 0}]


def test_one_attack_in_a_play_phase() -> None:
    """R10.1; the next turn allows another."""
    t = Table(a={"hand": ["normal_attack", "flame_attack"]}, b={}, deck=["chakra", "chakra", "greed", "greed"])
    t.a.uses("normal_attack", on="b")
    assert t.offered("a") == ["end"]
    t.a.ends()
    t.b.ends()
    t.a.uses("flame_attack", on="b")
    assert t.b.hp == 2


def test_granted_attacks_do_not_count() -> None:
    """R10.2: only those of one's own initiative."""
    t = Table(crypt_assassin={"hand": ["normal_attack", "normal_attack"], "weapon": "hornbow"}, b={})
    t.crypt_assassin.uses("normal_attack", on="b")
    t.crypt_assassin.answers("hornbow.attack", "normal_attack")
    assert t.b.hp == 2 and t.crypt_assassin.used == {"attack": 1}


def test_rage_is_lost_above_the_limit() -> None:
    """R12.4: three at most."""
    t = Table(a={"hand": ["flame_attack"]}, b={"rage": 3})
    t.a.uses("flame_attack", on="b")
    assert t.b.rage == 3 and t.told("rage") == []


@pytest.mark.unforked
def test_events_of_magic_are_none_of_an_attack(moments: list[str]) -> None:
    """A Moon Arrow deals damage but neither declares, hits nor asks for a Dodge."""
    t = Table(a={"hand": ["moon_arrow"]}, b={"hand": ["dodge:heart"]})
    t.a.uses("moon_arrow", on="b")
    t.a.answers("moon_arrow.name", "black")
    assert of_interest(moments) == ["Spend", "Targeted", "Damage", "Used", "Drop"]
