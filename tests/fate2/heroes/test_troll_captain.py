"""巨魔战将 Troll Captain."""

from fate.fate2.rules.spend import ways
from tests.table import Table


def focused(card: str) -> Table:
    t = Table(troll_captain={"hand": ["normal_attack"] * 3}, foe={"hand": ["dispel"]}, other={}, deck=[card])
    t.troll_captain.sets_off("battle_focus")
    return t


# -- troll_captain.battle_focus


def test_red_allows_any_number() -> None:
    """战斗专注, D13: no chance to Dispel; once per turn."""
    t = focused("dodge:heart")
    assert t.asked() == ("troll_captain", "play")
    assert "battle_focus" not in t.offered("troll_captain")
    for _ in range(3):
        t.troll_captain.uses("normal_attack", on="other")
    assert t.other.hp == 1


def test_black_does_not() -> None:
    """One Attack as ever (R10.1)."""
    t = focused("chakra")
    t.troll_captain.uses("normal_attack", on="other")
    assert t.offered("troll_captain") == ["end"]


def test_focus_ends_with_the_turn_and_is_its_own() -> None:
    """R11.3."""
    t = focused("dodge:heart")
    assert [len(seat.effects) for seat in t.state.seats] == [1, 0, 0]
    t.troll_captain.ends()
    assert [len(seat.effects) for seat in t.state.seats] == [0, 0, 0]


# -- troll_captain.hot_blooded_spirit


def test_a_dodge_serves_as_attack() -> None:
    """热血战魂; counted like any (A60)."""
    t = Table(troll_captain={"hand": ["dodge:heart", "dodge:diamond", "chakra"]}, foe={}, other={})
    t.troll_captain.uses("dodge:diamond", via="hot_blooded_spirit", on="foe")
    assert (t.foe.hp, t.other.hp) == (3, 4)
    assert not [text for text in t.offered("troll_captain") if "spirit>" in text]


def test_a_dodge_cannot_be_played_as_attack() -> None:
    """A57: only 使用; the plain Dodge can still be used as itself."""
    t = Table(troll_captain={"hand": ["dodge:heart"]}, foe={}, other={})
    assert ways(t.game, 0, ("normal_attack",), "play") == []
    assert len(ways(t.game, 0, ("normal_attack",), "use")) == 1


# -- troll_captain.battle_focus


def test_the_immune_do_not_focus() -> None:
    """N8: its whole effect falls on its user. Nor do others focus."""
    t = Table(troll_captain={"hand": ["siren_song", "normal_attack"], "rage": 1}, foe={}, other={})
    assert "battle_focus" in t.offered("troll_captain")
    t.troll_captain.uses("siren_song", upgraded=True)
    assert t.offered("troll_captain") == ["normal_attack:spade", "end"]
    t = Table(foe={"hand": ["normal_attack"]}, troll_captain={}, other={})
    assert t.offered("foe") == ["normal_attack:spade", "end"]


# -- troll_captain.hot_blooded_spirit


def test_only_real_dodges_are_hot() -> None:
    """A63: what a weapon lets serve as a Dodge does not."""
    t = Table(troll_captain={"hand": ["greed:club"], "weapon": "veiled_edge"}, foe={}, other={})
    assert not [text for text in t.offered("troll_captain") if "spirit>" in text]


def test_others_dodges_stay_dodges() -> None:
    """A bystander attacks with Attacks."""
    t = Table(foe={"hand": ["dodge"]}, troll_captain={}, other={})
    assert t.offered("foe") == ["end"]
