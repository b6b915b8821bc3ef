"""Kind 3: a death that brings another death; neither is lost (R19.3, A141, A145, D1)."""

from tests.fate2.interactions.positions import bombs
from tests.table import Table


def test_self_destruct_kills_the_killer_and_both_are_dead():
    """R19.3, A143: the second death is settled inside the first; the dead killer gets nothing."""
    t = Table(
        a={"hand": ["normal_attack", "dodge"], "hp": 2},
        goblin_engineer={"hp": 1, "hand": ["frenzy"]},
        b={},
        c={},
        deck=["flame_attack:heart"],
    )
    t.a.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert [entry["seat"] for entry in t.told("death")] == [0, 1]
    assert t.state.deaths == (1, 0) and t.told("reward") == []
    assert t.asked()[1] == "play" and t.asked()[0] == "b"


def test_a_killer_saved_from_the_blast_still_gets_the_reward():
    """R20.1 ③: dying and rescue inside the death, then the reward."""
    t = Table(
        a={"hand": ["normal_attack", "healing_balm"], "hp": 2},
        goblin_engineer={"hp": 1},
        b={},
        c={},
        deck=["flame_attack:heart"],
    )
    t.a.uses("normal_attack", on="goblin_engineer")
    t.a.declines("dying.rescue")
    t.goblin_engineer.accepts("self_destruct")
    t.a.answers("dying.rescue", "healing_balm")
    t.a.answers("reward", "draw")
    assert (t.a.hp, t.a.alive, len(t.a.hand)) == (1, True, 2)


def test_the_rescuer_dies_and_the_patient_lives():
    """A149: the Balm of a rescuer that a bomb kills still heals."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hp": 1},
        goblin_engineer={"status": bombs("flame_attack:heart")},
        c={"hp": 1, "hand": ["healing_balm:heart"]},
    )
    t.a.uses("normal_attack", on="b")
    t.c.answers("dying.rescue", "healing_balm")
    t.goblin_engineer.answers("goblin_engineer.detonate.count", 1)
    t.goblin_engineer.declines("reward")
    assert (t.b.alive, t.b.hp, t.c.alive) == (True, 1, False)


def test_the_patient_is_hit_again_while_dying_and_dies_once():
    """R19.3: its own Balm is answered by a bomb; the inner dying settles it, the outer one adds no second death."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hp": 1, "hand": ["healing_balm:heart"]},
        c={},
        goblin_engineer={"status": bombs("flame_attack:heart")},
    )
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    t.goblin_engineer.answers("goblin_engineer.detonate.count", 1)
    assert t.asked() == ("goblin_engineer", "reward")
    t.goblin_engineer.declines()
    assert [entry["seat"] for entry in t.told("death")] == [1] and t.state.deaths == (1,)


def test_a_hit_while_dying_can_be_outlived():
    """R19.1, A135: from further below it takes more Balms; rescue in the inner dying ends the outer one too."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hp": 1, "hand": ["healing_balm:heart"]},
        c={"hand": ["healing_balm:diamond", "healing_balm:diamond"]},
        goblin_engineer={"status": bombs("flame_attack:heart")},
    )
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    t.goblin_engineer.answers("goblin_engineer.detonate.count", 1)
    t.c.answers("dying.rescue", "healing_balm")
    t.c.answers("dying.rescue", "healing_balm")
    assert (t.b.alive, t.b.hp) == (True, 2) and t.told("death") == []


def test_both_factions_in_one_chain():
    """D1, A146: the goblin's death was certain first, so its side has lost."""
    t = Table(
        a={"hand": ["normal_attack"], "hp": 2, "identity": "sentinel"},
        goblin_engineer={"hp": 1, "identity": "scourge"},
        deck=["flame_attack:heart"],
        mode="four_player_team_battle",
        b={"identity": "sentinel", "alive": False},
        c={"identity": "scourge", "alive": False},
    )
    t.a.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.state.outcome.camp == "sentinel"


def test_rebirth_inside_anothers_death():
    """R19.2: the killer is a Skeleton King and rises from the blast."""
    t = Table(
        skeleton_king={"hand": ["normal_attack"], "hp": 2},
        goblin_engineer={"hp": 1},
        b={},
        c={},
        deck=["flame_attack:heart"],
    )
    t.skeleton_king.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    t.skeleton_king.accepts("rebirth")
    t.skeleton_king.answers("reward", "draw")
    t.skeleton_king.declines("trigger.may") if t.asked()[1] == "trigger.may" else None
    assert t.skeleton_king.hp == t.skeleton_king.max_hp and t.state.deaths == (1,)
