"""光之守卫 Light Warden."""

from tests.table import Table

WAVE = "light_warden.shockwave"
SUITS = ["misdirect:spade", "dodge:heart", "chakra:club", "dodge:diamond"]


# -- light_warden.shockwave


def test_shockwave_hits_two() -> None:
    """A206, R18.4: three suits, hand or equipment; anybody, up to two."""
    t = Table(
        light_warden={"hand": ["dodge:heart", "dodge:heart", "chakra"], "weapon": "battle_claw"},
        foe={},
        other={},
        far={},
    )
    t.light_warden.sets_off("shockwave")
    t.light_warden.answers(f"{WAVE}.cost", ["dodge:heart", "chakra", "battle_claw"])
    assert t.offered("light_warden") == ["light_warden", "foe", "other", "far"]
    t.light_warden.answers(f"{WAVE}.targets", ["far", "foe"])
    assert (t.foe.hp, t.other.hp, t.far.hp, t.light_warden.hp) == (3, 4, 3, 4)
    assert (t.light_warden.cards, t.light_warden.weapon) == (["dodge:heart"], None)
    assert [d["seat"] for d in t.told("damage")] == [1, 3]


def test_two_suits_are_too_few() -> None:
    """R1.10."""
    t = Table(light_warden={"hand": ["dodge:heart", "dodge:heart", "chakra"]}, foe={}, other={})
    assert "shockwave" not in t.offered("light_warden")


def test_dispelled_wave_misses_both_and_keeps_the_cards() -> None:
    """R16.7, A44."""
    t = Table(light_warden={"hand": SUITS[:3]}, foe={"hand": ["dispel"]}, other={})
    t.light_warden.sets_off("shockwave")
    t.light_warden.answers(f"{WAVE}.targets", ["foe", "other"])
    t.foe.answers("dispel", "dispel")
    assert (t.foe.hp, t.other.hp, t.light_warden.hand) == (4, 4, [])
    assert t.offered("light_warden") == ["end"]


def test_the_wave_hits_two_at_most() -> None:
    """A12: 1 or 2, however many there are."""
    t = Table(light_warden={"hand": ["misdirect:spade", "disarm:club", "dodge:heart"]}, foe={}, other={}, further={})
    t.light_warden.sets_off("shockwave")
    assert t.asked() == ("light_warden", "light_warden.shockwave.targets")
    assert (t.game.pending.least, t.game.pending.most) == (1, 2)
    t.light_warden.answers("light_warden.shockwave.targets", ["foe", "further"])
    assert (t.foe.hp, t.other.hp, t.further.hp) == (3, 4, 3)


# -- light_warden.chakra


def test_a_black_card_is_chakra_once_a_turn() -> None:
    """查克拉: black only, once per turn; the affected one draws and guesses (A177)."""
    t = Table(light_warden={"hand": ["misdirect:spade", "disarm:club"]}, foe={}, other={}, deck=["dispel"])
    assert t.offered("light_warden") == ["chakra>chakra misdirect:spade", "chakra>chakra disarm:club", "end"]
    t.light_warden.uses("misdirect", via="chakra", on="light_warden")
    t.light_warden.declines("chakra.guess")
    assert len(t.light_warden.hand) == 2
    assert t.offered("light_warden") == ["end"]


# -- light_warden.blessing


def test_blessing_lets_another_draw() -> None:
    """A177: the affected one draws and guesses."""
    t = Table(light_warden={"hand": ["chakra"]}, foe={}, other={}, deck=["dodge:heart", "dispel:heart", "disarm"])
    t.light_warden.uses("chakra", on="foe")
    t.foe.answers("chakra.guess", "red")
    t.foe.declines("chakra.guess")
    assert (t.foe.cards, t.light_warden.hand, t.other.hand) == (["dodge:heart", "dispel:heart"], [], [])


def test_others_are_not_blessed() -> None:
    """Chakra of anybody else is for itself."""
    t = Table(turn="foe", foe={"hand": ["chakra"]}, light_warden={}, other={})
    t.foe.uses("chakra")
    t.foe.declines("chakra.guess")
    assert (len(t.foe.hand), t.light_warden.hand) == (1, [])


# -- light_warden.shockwave


def test_one_wave_a_turn_for_one_alone() -> None:
    """A12: up to two may be one; 每回合限1次."""
    t = Table(light_warden={"hand": [*SUITS[:3], *SUITS[:3]]}, foe={}, other={})
    t.light_warden.sets_off("shockwave")
    t.light_warden.answers(f"{WAVE}.cost", SUITS[:3])
    t.light_warden.answers(f"{WAVE}.targets", ["foe"])
    assert (t.foe.hp, t.other.hp, len(t.light_warden.hand)) == (3, 4, 3)
    assert "shockwave" not in t.offered("light_warden")


# -- light_warden.blessing


def test_a_black_card_can_bless() -> None:
    """A60: what is used as Chakra may be given as well."""
    t = Table(light_warden={"hand": ["greed:club"]}, foe={}, other={}, deck=["dodge:heart", "disarm"])
    t.light_warden.uses("greed:club", via="light_warden.chakra", on="other")
    t.other.answers("chakra.guess", "red")
    assert (t.other.cards, t.foe.hand, t.light_warden.hand) == (["dodge:heart"], [], [])


def test_a_dispelled_blessing_gives_nobody_a_card() -> None:
    """R16.1."""
    t = Table(light_warden={"hand": ["chakra"]}, foe={"hand": ["dispel"]}, other={})
    t.light_warden.uses("chakra", on="other")
    t.foe.answers("dispel", "dispel")
    assert (t.other.hand, t.light_warden.hand, t.asked()) == ([], [], ("light_warden", "play"))
