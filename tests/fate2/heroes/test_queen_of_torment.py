"""痛苦女王 Queen of Torment."""

from fate.fate2.api import distance, in_range
from tests.table import Table

STEP = "queen_of_torment.phase_step"
SCREAM = "queen_of_torment.scream_of_torment"


def stepped(place, *, hand=("chakra",), **more):
    seats = {"foe": {}, "queen_of_torment": {"hand": list(hand)}, "a": {}, "b": {}, "c": {}, "d": {}}
    seats = {name: {**facts, **more.get(name, {})} for name, facts in seats.items()}
    t = Table(phase="casting", turn="foe", **seats)
    t.queen_of_torment.sets_off("phase_step")
    if t.asked() == ("queen_of_torment", f"{STEP}.card"):
        t.queen_of_torment.answers(f"{STEP}.card", hand[0])
    t.queen_of_torment.answers(f"{STEP}.place", ("between", *place))
    return t


# -- queen_of_torment.phase_step


def test_step_goes_between_two_neighbours():
    """闪烁, A75: living neighbours only, none of them yourself."""
    t = Table(foe={}, queen_of_torment={"hand": ["chakra"]}, a={"alive": False}, b={}, c={}, phase="casting")
    t.queen_of_torment.sets_off("phase_step")
    assert [option[1:] for option in t.game.pending.options] == [(3, 4), (4, 0)]
    t.game.cancel()
    t.queen_of_torment.passes()


def test_step_bends_distance_and_range_both_ways():
    """A75: between b and c; foe and a are neighbours now."""
    t = stepped((3, 4))
    assert [distance(t.game, 1, other) for other in (0, 2, 3, 4, 5)] == [3, 2, 1, 1, 2]
    assert [distance(t.game, other, 1) for other in (0, 2, 3, 4, 5)] == [3, 2, 1, 1, 2]
    assert (distance(t.game, 0, 2), distance(t.game, 3, 4)) == (1, 2)
    assert (sorted(in_range(t.game, 1)), in_range(t.game, 0)) == ([3, 4], [2, 5])


def test_step_to_another_place():
    """Between c and d."""
    t = stepped((4, 5))
    assert [distance(t.game, 1, other) for other in (0, 2, 3, 4, 5)] == [2, 3, 2, 1, 1]
    assert (distance(t.game, 4, 5), distance(t.game, 0, 2)) == (2, 1)


def test_step_needs_a_gap():
    """R1.10: with one other there is none."""
    t = Table(foe={}, queen_of_torment={"hand": ["chakra"]}, phase="casting")
    assert t.asked() == ("foe", "play")


def test_step_keeps_turn_order_and_ends_with_the_turn():
    """A75, R6.4: the next turn is still hers; the card lies until the next casting phase."""
    t = stepped((3, 4))
    assert [(s.kind, s.lasts) for s in t.queen_of_torment.status] == [(STEP, "cast")]
    t.foe.ends()
    assert (t.state.turn, t.queen_of_torment.status, distance(t.game, 1, 0)) == (1, [], 1)


def test_step_once_in_a_casting_phase():
    """每次施法阶段限1次."""
    t = stepped((3, 4), hand=("chakra", "dodge"))
    assert t.asked() == ("foe", "play")


def test_step_survives_a_neighbours_death():
    """Between c and whoever is next."""
    t = stepped((3, 4), foe={"hand": ["savage_axe"]}, b={"hp": 1})
    t.foe.uses("savage_axe", on="b")
    t.foe.answers("reward", ("draw",))
    assert (t.b.alive, distance(t.game, 1, 2), distance(t.game, 1, 4)) == (False, 1, 1)


def test_savage_axe_goes_by_her_new_seat():
    """A77."""
    t = stepped((3, 4), foe={"hand": ["savage_axe"]}, queen_of_torment={"hp": 4})
    t.foe.uses("savage_axe", on="a")
    assert (t.queen_of_torment.hp, t.a.hp) == (4, 3), "she used to sit between foe and a"


def test_step_dispelled():
    """A228: the card is lost, she stays where she was."""
    t = stepped((3, 4), foe={"hand": ["dispel"]})
    t.foe.answers("dispel", "dispel")
    assert (t.queen_of_torment.status, distance(t.game, 1, 0), len(t.state.discard)) == ([], 1, 2)


def scream(*hand, **more):
    return Table(queen_of_torment={"hand": list(hand)}, near=more, far={}, last={})


# -- queen_of_torment.scream_of_torment


def test_scream_hurts_up_to_two_at_distance_one():
    """痛苦尖叫, A73, A117: others at distance 1 only."""
    t = scream("dodge", "greed:heart", "chakra")
    t.queen_of_torment.sets_off("scream_of_torment")
    question = t.game.pending
    assert (t.offered("queen_of_torment"), question.least, question.most) == (["near", "last"], 1, 2)
    t.queen_of_torment.answers(f"{SCREAM}.targets", ["last", "near"])
    assert [entry["seat"] for entry in t.told("damage")] == [1, 3]
    assert (t.near.hp, t.far.hp, t.last.hp, t.queen_of_torment.cards) == (3, 4, 3, ["chakra:club"])


def test_scream_of_one():
    """至多2名; once a turn."""
    t = scream("dodge", "greed:heart", "dispel", "flame_attack:heart")
    t.queen_of_torment.sets_off("scream_of_torment")
    t.queen_of_torment.answers(f"{SCREAM}.cost", ["dodge", "dispel"])
    t.queen_of_torment.answers(f"{SCREAM}.targets", ["near"])
    assert (t.near.hp, t.last.hp) == (3, 4)
    assert "scream_of_torment" not in t.offered("queen_of_torment")


def test_scream_needs_two_red_cards_and_somebody_near():
    """R1.10."""
    assert "scream_of_torment" not in scream("dodge", "chakra").offered("queen_of_torment")
    t = Table(queen_of_torment={"hand": ["dodge", "greed:heart"]}, foe={"armor": "boots_of_speed"})
    assert "scream_of_torment" not in t.offered("queen_of_torment")


def test_scream_dispelled():
    """R16.6."""
    t = scream("dodge", "greed:heart", hand=["dispel"])
    t.queen_of_torment.sets_off("scream_of_torment")
    t.queen_of_torment.answers(f"{SCREAM}.targets", ["near"])
    t.near.answers("dispel", "dispel")
    assert (t.near.hp, t.queen_of_torment.hand) == (4, [])
