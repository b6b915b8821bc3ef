"""山岭巨人 Mountain Giant."""

from fate.fate2.rules.catalog import KIND_ID
from tests.table import Table

SETS = ("standard", "dawn")
THROW = "mountain_giant.throw"


def throwing(**more: object) -> Table:
    t = Table(
        sets=SETS, mountain_giant={"hand": ["greed"], **more}, near={"hand": ["chakra"]}, far={"hand": ["disarm"]},
        other={},
    )  # fmt: skip
    t.mountain_giant.sets_off("throw")
    return t


# -- mountain_giant.throw


def test_two_cards_and_a_point_of_damage() -> None:
    """投掷, A200: any other takes both and suffers; the giant is the source. Once per turn."""
    t = throwing()
    assert t.offered("mountain_giant") == ["near", "far", "other"]
    t.mountain_giant.answers(f"{THROW}.give", "far")
    assert sorted(t.far.cards) == ["chakra:club", "disarm:club", "greed:heart"]
    assert (t.far.hp, t.near.cards, t.near.hp, t.told("damage")[-1]["source"]) == (3, [], 4, 0)
    assert t.state.aside == [] and "throw" not in t.offered("mountain_giant")


def test_the_one_drawn_from_may_receive() -> None:
    """A200."""
    t = throwing()
    t.mountain_giant.answers(f"{THROW}.give", "near")
    assert (len(t.near.cards), t.near.hp) == (2, 3)


def test_range_matters_for_drawing_only() -> None:
    """攻击范围内: with a longer weapon both can be chosen."""
    t = throwing(weapon="arcane_staff")
    assert t.asked() == ("mountain_giant", f"{THROW}.target")
    assert "far" in t.offered("mountain_giant")
    t.mountain_giant.answers(f"{THROW}.target", "far")
    t.mountain_giant.answers(f"{THROW}.give", "other")
    assert (t.far.cards, len(t.other.cards)) == ([], 2)


def test_only_the_two_involved_see_the_card_drawn() -> None:
    """A10: 抽取并查看."""
    t = throwing()
    eyes = {uid: aside.eyes for aside in t.state.aside for uid in aside.cards}
    assert sorted(eyes.values()) == [(0,), (0, 1)]
    t.mountain_giant.answers(f"{THROW}.give", "far")


def test_it_needs_a_card_and_a_hand_in_range() -> None:
    """R1.10."""
    t = Table(sets=SETS, mountain_giant={"hand": ["dodge"]}, near={}, far={"hand": ["disarm"]}, other={})
    assert t.offered("mountain_giant") == ["end"]
    t = Table(sets=SETS, mountain_giant={}, near={"hand": ["disarm"]})
    assert t.offered("mountain_giant") == ["end"]


def test_dispelled_the_card_is_lost() -> None:
    """A44."""
    t = Table(sets=SETS, mountain_giant={"hand": ["greed"]}, near={"hand": ["dispel"]}, far={})
    t.mountain_giant.sets_off("throw")
    t.near.answers("dispel", "dispel")
    assert (t.mountain_giant.cards, t.state.aside, len(t.state.discard), t.far.hp) == ([], [], 2, 4)


def test_one_card_of_two_and_taken_back() -> None:
    """1张; nothing is paid before the card is named."""
    t = Table(sets=SETS, mountain_giant={"hand": ["greed", "disarm"]}, near={"hand": ["chakra", "frenzy"]}, far={})
    t.mountain_giant.sets_off("throw")
    t.game.cancel()
    assert len(t.mountain_giant.cards) == 2
    t.mountain_giant.sets_off("throw")
    t.mountain_giant.answers(f"{THROW}.cost", "greed")
    t.mountain_giant.answers(f"{THROW}.give", "far")
    assert (len(t.near.cards), len(t.far.cards), t.mountain_giant.cards) == (1, 2, ["disarm:club"])


def test_the_immune_giant_can_throw() -> None:
    """A165: costs are paid."""
    t = Table(sets=SETS, mountain_giant={"hand": ["greed", "disarm"]}, near={"hand": ["chakra"]}, far={})
    t.state.seats[0].immune_by = 0
    t.game.reindex()
    t.mountain_giant.sets_off("throw")
    t.mountain_giant.answers(f"{THROW}.cost", "greed")
    t.mountain_giant.answers(f"{THROW}.give", "far")
    assert sorted(t.far.cards) == ["chakra:club", "greed:heart"]


def test_with_nobody_left_to_receive_the_cards_are_discarded() -> None:
    """A149, R27.3: the target dies of a bomb while the table dispels, and the only other one is immune."""
    bomb = ("goblin_engineer.remote_bomb", ["flame_attack:heart"], "goblin_engineer", "keep", True)
    t = Table(
        sets=SETS, mountain_giant={"hand": ["greed", "dispel:heart"]}, near={"hp": 1, "hand": ["dispel:heart"]},
        goblin_engineer={"status": [bomb]}, dead={"alive": False},
    )  # fmt: skip
    t.state.seats[2].immune_by = 0
    t.game.reindex()
    t.mountain_giant.sets_off("throw")
    t.mountain_giant.answers(f"{THROW}.cost", "greed")
    t.mountain_giant.declines("dispel")
    t.near.answers("dispel", "dispel")
    t.goblin_engineer.answers("goblin_engineer.detonate.count", 1)
    t.goblin_engineer.declines("reward")
    t.mountain_giant.answers("dispel", "dispel")
    assert t.asked() == ("mountain_giant", "play") and t.state.aside == []
    assert {"greed", "dispel", "flame_attack"} <= {KIND_ID[uid] for uid in t.state.discard}
