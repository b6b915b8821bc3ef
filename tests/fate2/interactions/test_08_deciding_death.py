"""Kind 8: nothing happens any more after the death that decides the game (R20.3, D10, A144)."""

from fate.fate2.invariants import check
from fate.fate2.rules.state import Effect
from tests.fate2.interactions.positions import DETONATE, bombs
from tests.table import Table


def sides(**seats):
    """Four characters, two of them dead: one sentinel against one scourge."""
    return Table(**seats, mode="four_player_team_battle")


DEAD = {"c": {"identity": "sentinel", "alive": False}, "d": {"identity": "scourge", "alive": False}}


def test_no_reward_and_no_drain_after_the_end():
    """R20.3: the reward comes after the check, and Life Drain is never asked."""
    t = sides(
        skeleton_king={"hand": ["normal_attack"], "hp": 2, "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        **DEAD,
    )
    t.skeleton_king.uses("normal_attack", on="b")
    assert t.game.over and t.state.outcome.camp == "sentinel" and t.told("judge") == []
    assert t.skeleton_king.hand == []


def test_later_targets_are_untouched():
    """D10: the axe stops at the death that decides, though its user's friend is on its way."""
    t = Table(
        a={"hand": ["savage_axe"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"hp": 1, "identity": "sentinel"},
        d={"identity": "neutral"},
        e={"identity": "scourge", "alive": False},
        f={"identity": "sentinel"},
        g={"identity": "neutral"},
        h={"identity": "scourge", "alive": False},
    )
    t.a.uses("savage_axe", on="c")
    if t.asked() is not None:
        t.a.answers("savage_axe.way", "downstream")
    assert t.state.outcome.camp == "sentinel" and t.c.alive and t.c.hp == 1


def test_the_death_abilities_of_the_last_one_still_count():
    """R20.1, A145: step ① comes before the check; Self-Destruct can still take its killer along, and A146 decides."""
    t = sides(
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        goblin_engineer={"hp": 1, "identity": "scourge"},
        deck=["flame_attack:heart"],
        **DEAD,
    )
    t.a.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.a.hp == 2 and t.state.outcome.camp == "sentinel"


def test_nobody_is_asked_after_the_end():
    """The game waits for nobody."""
    t = sides(a={"hand": ["frenzy"], "hp": 1, "identity": "sentinel"}, b={"identity": "scourge"}, **DEAD)
    t.a.uses("frenzy")
    assert t.game.over and t.game.pending is None and t.state.outcome.camp == "scourge"


def test_the_deciding_death_in_the_casting_phase_ends_the_game_there():
    """R20.3: a bomb answers a Dispel in the casting phase; the cast in question never lands."""
    t = Table(
        turn="b",
        phase="casting",
        mode="four_player_team_battle",
        necromancer={"hand": ["normal_attack:spade"], "identity": "scourge"},
        b={"hp": 1, "hand": ["dispel:heart"], "identity": "sentinel"},
        c={"identity": "sentinel", "alive": False},
        goblin_engineer={"identity": "scourge", "status": bombs("flame_attack:heart")},
    )
    t.necromancer.sets_off("soul_sap_aura")
    t.necromancer.answers("necromancer.soul_sap_aura.target", "b")
    t.b.answers("dispel", "dispel")
    t.goblin_engineer.answers(DETONATE, 1)
    t.necromancer.declines("trigger.may")
    assert t.game.over and t.state.outcome.camp == "scourge"


def test_the_upstream_puppet_wins_in_the_turn_of_the_other():
    """A153 goes before R21.4: in b's own turn b comes first in order, and a still takes its victory."""
    t = Table(
        fate="rebellious_puppet",
        turn="b",
        a={"identity": "neutral"},
        b={"identity": "neutral", "hand": ["viper_ambush"], "rage": 3},
        c={"identity": "scourge"},
        d={"identity": "sentinel", "hp": 1},
        e={"identity": "scourge"},
    )
    t.b.uses("viper_ambush", on="d")
    assert t.state.outcome.seats == (0,)


def test_of_two_neutrals_the_one_in_whose_turn_it_is():
    """R21.4, A150: the current character itself is first."""
    t = Table(
        fate="conqueror_of_light",
        turn="c",
        a={"identity": "neutral"},
        b={"identity": "scourge"},
        c={"identity": "neutral", "hand": ["viper_ambush"], "rage": 3},
        d={"identity": "scourge"},
        e={"identity": "sentinel", "hp": 1},
    )
    t.c.uses("viper_ambush", on="e")
    assert t.state.outcome.seats == (2,)


def test_a_deciding_death_leaves_the_other_dying_unsettled():
    """R18.1, D10: linked damage comes before dying; that death decides while the first one still lies at 0 hp."""
    t = Table(
        warlock=dict(identity="sentinel", hp=1, hand=["dodge:heart", "normal_attack"]),
        bob=dict(identity="scourge", hp=1),
        sets=("standard", "daybreak"),
    )
    t.game.state.seats[0].effects.append(Effect("warlock.fatal_link", (1,)))
    t.game.state.seats[1].effects.append(Effect("warlock.fatal_link", (0,)))
    t.game.reindex()
    t.warlock.uses("normal_attack", on="bob")
    assert t.state.outcome == ("scourge", (1,))
    assert (t.bob.hp, t.bob.alive) == (0, True)
    check(t.game)
