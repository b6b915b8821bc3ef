"""The tables against the counts of the component lists (R2) and against each other."""

from collections import Counter

from fate.fate2 import data


def test_cards_are_numbered_from_zero_in_order():
    assert [card.uid for card in data.cards()] == list(range(136))


def test_the_standard_box_holds_112_play_cards():
    standard = [card for card in data.cards() if card.set == "standard"]
    by_category = Counter(data.kinds()[card.card].category for card in standard)
    assert by_category == {"basic": 53, "magic": 33, "s-skill": 9, "weapon": 12, "armor": 5}


def test_the_expansions_add_24_cards():
    by_set = Counter(card.set for card in data.cards())
    assert by_set == {"standard": 112, "dawn": 2, "jungle": 16, "daybreak": 3, "sunrise": 3}


def test_every_suit_of_the_standard_box_has_28_cards():
    suits = Counter(card.suit for card in data.cards() if card.set == "standard")
    assert suits == dict.fromkeys(data.SUITS, 28)


def test_copies_of_single_cards():
    copies = Counter(card.card for card in data.cards())
    expected = {"normal_attack": 12, "chaos_attack": 10, "flame_attack": 8, "dodge": 15, "healing_balm": 8, "dispel": 7}
    assert {card: copies[card] for card in expected} == expected


def test_every_card_is_of_a_known_kind_and_set():
    assert {card.card for card in data.cards()} == set(data.kinds())
    assert all(card.set == data.kinds()[card.card].set for card in data.cards())


def test_values_come_from_the_lists():
    assert all(card.suit in data.SUITS and card.rank in data.RANKS for card in data.cards())
    assert {kind.category for kind in data.kinds().values()} == set(data.CATEGORIES)
    assert {hero.attribute for hero in data.heroes().values()} == set(data.ATTRIBUTES)
    assert {skill.type for skill in data.skills().values()} == set(data.SKILL_TYPES)
    assert {skill.limit for skill in data.skills().values()} == {None, *data.LIMITS}


def test_rage_and_range_stand_where_they_belong():
    for kind in data.kinds().values():
        assert (kind.range is not None) == (kind.category == "weapon"), kind
        if kind.category == "s-skill":
            assert kind.rage in (2, 3), kind
        elif kind.category == "magic":
            assert kind.rage in (None, 1), kind
        else:
            assert kind.rage is None, kind
    upgradable = [kind.card for kind in data.kinds().values() if kind.category == "magic" and kind.rage]
    assert upgradable == ["disarm", "moon_arrow", "energy_transfer", "greed", "siren_song"]


def test_heroes_by_set_and_hidden():
    sets = Counter((hero.set, hero.hidden) for hero in data.heroes().values())
    assert sets == {
        ("standard", False): 24,
        ("standard", True): 3,
        ("dawn", False): 7,
        ("dawn", True): 2,
        ("daybreak", False): 7,
        ("daybreak", True): 2,
        ("sunrise", False): 7,
        ("sunrise", True): 2,
        ("ex_heroes", False): 3,
    }


def test_hero_values_are_the_printed_ones():
    values = Counter((hero.hp, hero.rage, hero.hand) for hero in data.heroes().values())
    assert values == {(4, 3, 4): 37, (3, 3, 5): 15, (3, 3, 4): 2, (5, 3, 4): 2, (4, 3, 5): 1}


def test_every_skill_belongs_to_its_hero_in_order():
    assert len(data.skills()) == 121
    for hero in data.heroes().values():
        assert [skill.order for skill in hero.skills] == list(range(1, len(hero.skills) + 1)), hero
        assert all(skill.skill.startswith(f"{hero.hero}.") for skill in hero.skills)


def test_a_skill_without_a_printed_type_takes_the_one_above():
    """A6."""
    assert data.skills()["skeleton_king.life_drain"].type == "passive"
    assert data.skills()["shade_demon.soul_dirge"].type == "active"


def test_fates():
    assert Counter(fate.set for fate in data.fates().values()) == {"standard": 8, "dawn": 1}
    revealing = [fate.fate for fate in data.fates().values() if fate.reveals]
    assert revealing == ["possessed_by_the_ancient", "last_stand_reversal"]


def test_identities_fill_the_seats():
    """R3.7."""
    for mode in data.modes():
        dealt = mode.sentinel + mode.scourge + mode.neutral
        assert dealt == (mode.players if mode.mode == "identity_game" else 0), mode
    six = [(mode.sentinel, mode.scourge, mode.neutral) for mode in data.modes() if mode.players == 6]
    assert six == [(2, 2, 2), (3, 3, 0)]
