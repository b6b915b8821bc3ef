"""召唤师 Summoner."""

from tests.table import Table

SETS = ("standard", "dawn")
SUMMON = "summoner.elemental_summon"


def summoning(*hand: str, hp: int = 4, **seats: dict) -> Table:
    others = seats or {"b": {"hand": ["frenzy"], "armor": "boots_of_speed"}, "c": {}}
    t = Table(sets=SETS, summoner={"hand": list(hand), "hp": hp}, **others, deck=["disarm", "chakra", "disarm"])
    return t


# -- summoner.elemental_summon


def test_hearts_heal_and_draw() -> None:
    """元素召唤; once per turn."""
    t = summoning("dodge:heart", "dodge:heart", "dodge:heart", "dodge:diamond", hp=2)
    t.summoner.sets_off("elemental_summon")
    t.summoner.answers(f"{SUMMON}.cost", ["dodge:heart", "dodge:heart"])
    assert (t.summoner.hp, len(t.summoner.cards)) == (3, 3)
    assert "elemental_summon" not in t.offered("summoner")


def test_hearts_at_full_hp_still_draw() -> None:
    """R18.6."""
    t = summoning("dodge:heart", "dodge:heart")
    t.summoner.sets_off("elemental_summon")
    assert (t.summoner.hp, t.summoner.cards) == (4, ["disarm:club"])


def test_diamonds_give_two_to_another() -> None:
    """另1名角色."""
    t = summoning("dodge:diamond", "dodge:diamond")
    t.summoner.sets_off("elemental_summon")
    assert t.offered("summoner") == ["b", "c"]
    t.summoner.answers(f"{SUMMON}.diamond", "c")
    assert (len(t.c.cards), len(t.b.cards), t.summoner.cards) == (2, 1, [])


def test_spades_make_another_discard_what_it_chooses() -> None:
    """A9, A8: hand or equipment."""
    t = summoning("moon_arrow", "moon_arrow", b={"hand": ["frenzy", "chakra"], "armor": "boots_of_speed"}, c={})
    t.summoner.sets_off("elemental_summon")
    assert t.asked() == ("b", f"{SUMMON}.discard"), "the other has nothing and is no target (A11)"
    t.b.answers(f"{SUMMON}.discard", ["boots_of_speed", "frenzy"])
    assert (t.b.cards, t.b.gear) == (["chakra:club"], (None, None))


def test_a_single_card_is_discarded() -> None:
    """A11."""
    t = summoning("moon_arrow", "moon_arrow", b={"hand": ["frenzy"]}, c={"hand": ["frenzy", "frenzy"][:1]})
    t.summoner.sets_off("elemental_summon")
    t.summoner.answers(f"{SUMMON}.spade", "b")
    assert (t.b.cards, len(t.c.cards)) == ([], 1)


def test_clubs_take_a_piece_of_equipment() -> None:
    """A296: the summoner chooses."""
    t = summoning("chakra", "disarm", b={"weapon": "battle_claw", "armor": "boots_of_speed"}, c={})
    t.summoner.sets_off("elemental_summon")
    t.summoner.answers(f"{SUMMON}.gear", "boots_of_speed")
    assert (t.summoner.cards, t.b.gear) == (["boots_of_speed:heart"], ("battle_claw", None))


def test_only_pairs_that_do_something() -> None:
    """R1.10: no equipment, no clubs; one of each suit is no pair."""
    t = summoning("chakra", "disarm", b={}, c={})
    assert "elemental_summon" not in t.offered("summoner")
    t = summoning("chakra", "dodge:heart", "dodge:diamond", "moon_arrow")
    assert "elemental_summon" not in t.offered("summoner")


def test_dispelled_nothing_comes() -> None:
    """R16.6."""
    t = summoning("dodge:heart", "dodge:heart", hp=2, b={"hand": ["dispel"]}, c={})
    t.summoner.sets_off("elemental_summon")
    t.b.answers("dispel", "dispel")
    assert (t.summoner.hp, t.summoner.cards) == (2, [])


def test_once_per_turn_with_a_pair_left_and_taken_back() -> None:
    """每回合限1次; nothing is paid before the pair is named."""
    t = summoning(*["dodge:diamond"] * 4, b={}, c={})
    t.summoner.sets_off("elemental_summon")
    t.game.cancel()
    assert len(t.summoner.cards) == 4
    t.summoner.sets_off("elemental_summon")
    t.summoner.answers(f"{SUMMON}.cost", ["dodge:diamond", "dodge:diamond"])
    t.summoner.answers(f"{SUMMON}.diamond", "b")
    assert (len(t.b.cards), len(t.summoner.cards)) == (2, 2)
    assert "elemental_summon" not in t.offered("summoner")


def test_the_immune_summoner_pays_and_gets_nothing_of_hearts() -> None:
    """A165."""
    t = summoning("dodge:heart", "dodge:heart", "dodge:diamond", "dodge:diamond", hp=2, b={}, c={})
    t.state.seats[0].immune_by = 0
    t.game.reindex()
    t.summoner.sets_off("elemental_summon")
    assert t.asked() == ("summoner", f"{SUMMON}.diamond"), "the hearts are no pair that does something"
    t.summoner.answers(f"{SUMMON}.diamond", "c")
    assert (t.summoner.hp, t.summoner.cards, len(t.c.cards)) == (2, ["dodge:heart", "dodge:heart"], 2)
