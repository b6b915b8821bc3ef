"""Death, what the dead leave, and the reward (R20)."""

from fate.kernel.question import DECLINE, Question
from tests.table import Table


def test_everything_the_dead_had_is_discarded() -> None:
    """R20.1 ②: hand, equipment and status zone; rage is gone."""
    t = Table(
        a={"hand": ["normal_attack"], "weapon": "battle_claw"},
        b={
            "hp": 1,
            "rage": 2,
            "hand": ["chakra"],
            "weapon": "hornbow",
            "armor": "boots_of_speed",
            "status": [("viper_ambush", ["viper_ambush"], "a", "status")],
        },
        c={},
        d={},
    )
    t.a.uses("normal_attack", on="b")
    t.a.declines("reward")
    assert (t.b.hand, t.b.gear, t.b.status, t.b.rage) == ([], (None, None), [], 0)
    assert len(t.state.discard) == 5 and len(t.told("death")[0]["cards"]) == 4


def test_the_killer_may_draw_two() -> None:
    """R20.1 ③."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1}, c={})
    t.a.uses("normal_attack", on="b")
    t.a.answers("reward", "draw")
    assert len(t.a.cards) == 2 and t.c.cards == []


def test_or_look_at_an_identity_it_does_not_know() -> None:
    """R20.1 ③, A254: of a living character; only the killer learns it."""
    t = Table(
        a={"hand": ["normal_attack"], "identity": "sentinel", "knows": (0, 1)},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "scourge", "knows": (2, 3)},
        d={"identity": "sentinel"},
    )
    t.a.uses("normal_attack", on="b")
    assert t.offered("a") == ["draw", "c", "d", "decline"]
    t.a.answers("reward", "c")
    assert 2 in t.a.knows and 0 not in t.c.knows
    look = next(entry for entry in t.game.log or () if entry.key == "look_identity")
    assert look.seen_by(0)["identity"] == "scourge" and "identity" not in look.seen_by(3)


def test_the_game_is_over_before_any_reward() -> None:
    """R20.3: the last Scourge falls."""
    t = Table(
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "sentinel"},
    )
    t.a.uses("normal_attack", on="b")
    assert t.game.over and t.state.outcome.camp == "sentinel" and t.state.outcome.seats == (0, 2)
    assert t.a.cards == []


def test_a_suicide_is_rewarded_to_nobody() -> None:
    """A143; the turn is over (R5.4)."""
    t = Table(a={"hand": ["frenzy"], "hp": 1}, b={}, c={})
    t.a.uses("frenzy")
    assert t.told("death")[0]["killer"] is None and t.asked() == ("b", "play")


def test_the_dead_take_no_turns_and_no_seats() -> None:
    """A227, R13.1: the neighbours close up."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1}, c={"hand": ["chaos_attack"]}, d={})
    t.a.uses("normal_attack", on="b")
    t.a.declines("reward")
    t.a.ends()
    assert t.asked() == ("c", "play")
    t.c.uses("chaos_attack")
    assert t.offered("c") == ["d", "a"]
    t.c.answers("use.target", "a")
    assert t.a.hp == 3


def test_of_camps_that_fall_together_the_first_one_loses() -> None:
    """R21.5, D1: the last Scourge is certain to die first; its explosion takes the last Sentinel along."""
    t = Table(
        goblin_engineer={"hp": 1, "identity": "scourge"},
        b={"hand": ["normal_attack"], "hp": 1, "identity": "sentinel"},
        turn="b",
        deck=["frenzy"],
    )
    t.b.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert not t.b.alive and t.state.deaths == (0, 1)
    assert t.state.outcome.camp == "sentinel"


def test_the_dead_decline_or_leave_it_to_chance() -> None:
    """A149: what a card of theirs still leaves open."""
    t = Table(a={}, b={"alive": False, "hp": 0}, c={})
    either = [("option", "x"), ("option", "y"), ("option", "z")]
    assert t.game.answer_for(Question(1, "x", [*either, DECLINE])) == 3
    assert {t.game.answer_for(Question(1, "x", either)) for _ in range(40)} == {0, 1, 2}
    picks = t.game.answer_for(Question(1, "x", either, many=True, least=2, most=3))
    assert isinstance(picks, tuple) and len(set(picks)) == 2
    assert t.game.answer_for(Question(0, "x", either)) is None
