"""补刀斧."""

from tests.table import Table


def test_an_attack_played_makes_its_player_the_killer() -> None:
    """A147: the reward (R20.1) is the axe's."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1}, c={"hand": ["flame_attack"], "weapon": "finisher_axe"}, d={})
    t.a.uses("normal_attack", on="b")
    t.c.answers("finisher_axe.attack", "flame_attack")
    t.c.answers("reward", "draw")
    assert t.told("death")[0]["killer"] == 2
    assert (len(t.c.cards), len(t.a.cards)) == (2, 0)


def test_declining_leaves_the_killer() -> None:
    """It may."""
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1}, c={"hand": ["flame_attack"], "weapon": "finisher_axe"})
    t.a.uses("normal_attack", on="b")
    t.c.declines("finisher_axe.attack")
    assert t.asked() == ("a", "reward")
    t.a.declines()


def test_a_suicide_can_be_claimed() -> None:
    """A147: deaths without a killer too."""
    t = Table(a={"hand": ["frenzy"], "hp": 1}, b={"hand": ["normal_attack"], "weapon": "finisher_axe"}, c={})
    t.a.uses("frenzy")
    t.b.answers("finisher_axe.attack", "normal_attack")
    t.b.answers("reward", "draw")
    assert t.told("death")[0]["killer"] == 1


def test_a_rescue_leaves_nothing_to_claim() -> None:
    """Death must be certain."""
    t = Table(
        a={"hand": ["normal_attack"]},
        b={"hp": 1, "hand": ["healing_balm"]},
        c={"hand": ["normal_attack"], "weapon": "finisher_axe"},
    )
    t.a.uses("normal_attack", on="b")
    t.b.answers("dying.rescue", "healing_balm")
    assert t.asked() == ("a", "play") and t.b.alive


def test_the_killer_itself_and_the_dead_are_not_asked() -> None:
    """There is nothing to change; and the dead wear nothing that works (A147)."""
    t = Table(a={"hand": ["normal_attack", "normal_attack"], "weapon": "finisher_axe"}, b={"hp": 1}, c={})
    t.a.uses("normal_attack", on="b")
    t.a.declines("reward")
    t = Table(a={"hand": ["normal_attack"]}, b={"hp": 1, "hand": ["normal_attack"], "weapon": "finisher_axe"}, c={})
    t.a.uses("normal_attack", on="b")
    t.a.declines("reward")
    assert not t.b.alive
