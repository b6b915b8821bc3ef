"""死灵法师 Necromancer."""

from tests.table import Table

AURA = "necromancer.soul_sap_aura"


def cast(on: str, **foe: object) -> Table:
    t = Table(phase="casting", turn="foe", necromancer={"hand": ["misdirect:spade", "chakra"]}, foe=foe, other={})
    while t.asked() != ("necromancer", "cast"):
        t.foe.passes() if t.asked() == ("foe", "cast") else t.other.passes()
    t.necromancer.sets_off("soul_sap_aura")
    t.necromancer.answers(f"{AURA}.target", on)
    return t


# -- necromancer.soul_sap_aura


def test_the_sapped_cannot_heal() -> None:
    """R1.2: no Balm in the play phase that follows; only the spade could be laid."""
    t = cast("foe", hp=2, hand=["healing_balm"])
    assert [(s.kind, s.lasts) for s in t.foe.status] == [(AURA, "cast")]
    assert t.necromancer.cards == ["chakra:club"]
    assert t.asked() == ("foe", "play")
    assert "healing_balm:heart" not in t.offered("foe")


def test_others_heal_while_somebody_else_is_sapped() -> None:
    """The aura lies on one."""
    t = cast("other", hp=2, hand=["healing_balm"])
    t.foe.uses("healing_balm")
    assert t.foe.hp == 3


def test_the_aura_lasts_for_one_turn() -> None:
    """R6.4: gone as the next casting phase begins."""
    t = cast("other", hand=["dodge"])
    t.foe.ends()
    assert t.asked() == ("other", "play") and t.other.status == []


def test_not_twice_on_one_character() -> None:
    """D14, A206: the second one may go to anybody else, the caster included."""
    t = Table(
        phase="casting",
        turn="necromancer",
        necromancer={"hand": ["misdirect:spade", "moon_arrow:spade"]},
        foe={},
        other={},
    )
    t.necromancer.sets_off("soul_sap_aura")
    t.necromancer.answers(f"{AURA}.card", "misdirect")
    t.necromancer.answers(f"{AURA}.target", "foe")
    t.necromancer.sets_off("soul_sap_aura")
    assert t.offered("necromancer") == ["necromancer", "other"]
    t.necromancer.answers(f"{AURA}.target", "necromancer")
    t.necromancer.ends()


def test_dispelled_aura_is_lost() -> None:
    """R6.3, A44."""
    t = cast("foe", hp=2, hand=["healing_balm", "dispel"])
    t.foe.answers("dispel", "dispel")
    assert (t.foe.status, t.necromancer.cards) == ([], ["chakra:club"])
    t.foe.uses("healing_balm")
    assert t.foe.hp == 3


def test_the_sapped_cannot_be_rescued() -> None:
    """A138, A139: a Balm does nothing for the dying."""
    t = cast("other", hand=["normal_attack", "healing_balm"])
    t.state.seats[t.other.seat].hp = 1
    t.foe.uses("normal_attack", on="other")
    while t.asked() != ("necromancer", "trigger.may"):
        t.foe.answers("dying.rescue", "healing_balm")
    t.necromancer.declines("trigger.may")
    t.foe.declines("reward")
    assert (t.other.alive, t.told("heal")) == (False, [])


# -- necromancer.sadist_heart


def test_sadist_heart_draws_for_the_death_of_another() -> None:
    """A256: on top of the reward, whoever killed."""
    t = Table(foe={"hand": ["normal_attack"]}, victim={"hp": 1}, necromancer={}, other={})
    t.foe.uses("normal_attack", on="victim")
    t.necromancer.accepts("sadist_heart")
    t.foe.answers("reward", "draw")
    assert (len(t.necromancer.hand), len(t.foe.hand), len(t.other.hand)) == (2, 2, 0)


def test_sadist_heart_and_the_reward_of_its_owner() -> None:
    """A256: 2 and 2."""
    t = Table(necromancer={"hand": ["normal_attack"]}, victim={"hp": 1}, other={}, further={})
    t.necromancer.uses("normal_attack", on="victim")
    t.necromancer.accepts("sadist_heart")
    t.necromancer.answers("reward", "draw")
    assert len(t.necromancer.hand) == 4


def test_its_own_death_does_not_please_it() -> None:
    """其他任意1名角色."""
    t = Table(foe={"hand": ["normal_attack"]}, necromancer={"hp": 1}, other={})
    t.foe.uses("normal_attack", on="necromancer")
    t.foe.declines("reward")
    assert not t.necromancer.alive


def test_sadist_heart_may_be_cold() -> None:
    """可以; a mere wound pleases nobody."""
    t = Table(
        foe={"hand": ["normal_attack", "chaos_attack"], "used": {"attack": -1}},
        victim={"hp": 2}, necromancer={}, other={},
    )  # fmt: skip
    t.foe.uses("normal_attack", on="victim")
    assert t.asked() == ("foe", "play")
    t.foe.uses("chaos_attack", on="victim")
    t.necromancer.declines("trigger.may")
    t.foe.declines("reward")
    assert t.necromancer.hand == []
