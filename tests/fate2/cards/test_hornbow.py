"""鹰角弓."""

from tests.table import Table

ATTACKS = ["normal_attack:spade", "normal_attack:spade", "normal_attack:spade"]


def test_an_agility_hero_goes_on_while_it_hits() -> None:
    """R24.4, A81: without limit, at anybody in range."""
    t = Table(crypt_assassin={"hand": ATTACKS, "weapon": "hornbow"}, b={}, c={})
    t.crypt_assassin.uses("normal_attack", on="b")
    t.crypt_assassin.answers("hornbow.attack", "normal_attack")
    t.crypt_assassin.answers("use.target", "c")
    t.crypt_assassin.answers("hornbow.attack", "normal_attack")
    t.crypt_assassin.answers("use.target", "b")
    assert (t.b.hp, t.c.hp, t.crypt_assassin.cards) == (2, 3, [])


def test_a_miss_ends_it() -> None:
    """The further Attack needs a hit."""
    t = Table(crypt_assassin={"hand": ATTACKS, "weapon": "hornbow"}, b={"hand": ["dodge"]})
    t.crypt_assassin.uses("normal_attack", on="b")
    t.b.answers("respond.dodge", "dodge")
    assert t.asked() == ("crypt_assassin", "play") and len(t.crypt_assassin.cards) == 2


def test_one_may_stop_and_the_limit_counts_one() -> None:
    """A78: further Attacks are granted; the play phase's own is used up by the first."""
    t = Table(crypt_assassin={"hand": ATTACKS, "weapon": "hornbow"}, b={})
    t.crypt_assassin.uses("normal_attack", on="b")
    t.crypt_assassin.answers("hornbow.attack", "normal_attack")
    t.crypt_assassin.declines("hornbow.attack")
    assert t.crypt_assassin.used["attack"] == 1 and "normal_attack:spade" not in t.offered("crypt_assassin")
    assert t.b.hp == 2


def test_targets_must_be_in_range() -> None:
    """A79: range 4 does not reach the opposite seat of eight when it wears the boots."""
    seats: dict[str, dict[str, str]] = {name: {} for name in "bcdefgh"}
    seats["e"] = {"armor": "boots_of_speed"}
    t = Table(crypt_assassin={"hand": ATTACKS[:2], "weapon": "hornbow"}, **seats)
    t.crypt_assassin.uses("normal_attack", on="b")
    t.crypt_assassin.answers("hornbow.attack", "normal_attack")
    assert t.offered("crypt_assassin") == ["b", "c", "d", "f", "g", "h"]
    t.crypt_assassin.answers("use.target", "g")
    assert t.g.hp == 3


def test_other_heroes_only_get_the_range() -> None:
    """R24.4."""
    t = Table(ogre_mage={"hand": ATTACKS, "weapon": "hornbow"}, b={})
    t.ogre_mage.uses("normal_attack", on="b")
    assert t.asked() == ("ogre_mage", "play") and len(t.ogre_mage.cards) == 2


def test_wave_form_reaches_beyond_the_range() -> None:
    """波浪形态, R1.2: 以此法使用【攻击】时无距离限制, the further ones too."""
    seats: dict[str, dict[str, str]] = {name: {} for name in "bcdefgh"}
    seats["e"] = {"armor": "boots_of_speed"}
    hand = [*ATTACKS[:2], "greed", "chakra"]
    t = Table(sets=("standard", "dawn"), shifting_elemental={"hand": hand, "weapon": "hornbow"}, **seats)
    t.shifting_elemental.uses("normal_attack", on="b")
    t.shifting_elemental.answers("hornbow.attack", "wave_form>normal_attack")
    t.shifting_elemental.answers("use.convert", ["greed", "chakra"])
    t.shifting_elemental.answers("use.target", "e")
    assert t.e.hp == 3
    t.shifting_elemental.answers("hornbow.attack", "normal_attack")
    assert "e" not in t.offered("shifting_elemental")
    t.shifting_elemental.answers("use.target", "h")
