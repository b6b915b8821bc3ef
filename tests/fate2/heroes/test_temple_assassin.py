"""圣堂刺客 Temple Assassin."""

from tests.table import Table

PSI = "temple_assassin.psi_blade"


def hit(mine, foes, **more):
    t = Table(
        foe={"hand": ["normal_attack", *["chakra"] * foes]}, temple_assassin={"hand": ["disarm"] * mine, **more}, by={}
    )
    t.foe.uses("normal_attack", on="temple_assassin")
    return t


# -- temple_assassin.concealment


def test_concealed_from_a_hand_as_large():
    """隐匿, A99: the Attack is not counted any more."""
    t = hit(2, 2)
    assert (t.temple_assassin.hp, len(t.told("void")), t.asked()) == (3, 1, ("foe", "play"))


def test_concealed_from_a_larger_one_but_not_from_a_smaller():
    """≥."""
    assert hit(1, 2).temple_assassin.hp == 3
    assert hit(2, 1).temple_assassin.hp == 2


def test_two_empty_hands():
    """0 ≥ 0."""
    assert hit(0, 0).temple_assassin.hp == 3


def test_nothing_is_spent_against_a_void_attack():
    """The charm stays upright."""
    t = hit(0, 1, armor="dodge_charm", upright=True)
    assert (t.temple_assassin.hp, t.temple_assassin.upright, t.asked()) == (3, True, ("foe", "play"))


def test_void_beats_a_forced_hit():
    """A97: and only Attacks are void."""
    t = Table(merfolk_guard={"hand": ["normal_attack", "chakra"], "rage": 2}, temple_assassin={}, by={})
    t.merfolk_guard.uses("normal_attack", on="temple_assassin")
    assert (t.temple_assassin.hp, t.asked()) == (3, ("merfolk_guard", "play"))
    t = Table(foe={"hand": ["moon_arrow", "chakra"]}, temple_assassin={}, by={})
    t.foe.uses("moon_arrow", on="temple_assassin")
    t.foe.answers("moon_arrow.name", "red")
    assert t.temple_assassin.hp == 2


def test_nobody_else_is_concealed():
    """A bystander."""
    t = Table(foe={"hand": ["normal_attack", "chakra"]}, by={}, temple_assassin={})
    t.foe.uses("normal_attack", on="by")
    assert t.by.hp == 3


def blade(*, target=(), left=(), right=(), far=(), alive=True):
    t = Table(
        temple_assassin={"hand": ["normal_attack"], "weapon": "veiled_edge"},
        left={"hand": list(left), "alive": alive},
        target={"hand": list(target)},
        right={"hand": list(right)},
        far={"hand": list(far)},
    )
    t.temple_assassin.uses("normal_attack", on="target")
    return t


# -- temple_assassin.psi_blade


def test_blade_takes_from_a_neighbour_of_the_target():
    """灵能之刃: upstream or downstream, a hand card, picked blind."""
    t = blade(target=["chakra"], left=["disarm"], right=["chakra"], far=["disarm"])
    assert t.offered("temple_assassin") == ["right", "left", "decline"]
    t.temple_assassin.answers(f"{PSI}.target", "left")
    assert (t.temple_assassin.cards, t.left.hand, t.target.hp) == (["disarm:club"], [], 3)


def test_blade_may_be_declined_and_needs_a_hand():
    """R1.10."""
    t = blade(right=["disarm"])
    assert t.offered("temple_assassin") == ["right", "decline"]
    t.temple_assassin.declines(f"{PSI}.target")
    assert (t.temple_assassin.hand, len(t.right.hand)) == ([], 1)
    assert blade(far=["disarm"], target=["chakra"]).asked() == ("temple_assassin", "play")


def test_blade_passes_over_the_dead_and_oneself():
    """A109: living neighbours."""
    t = blade(left=(), alive=False, right=["disarm"])
    assert t.offered("temple_assassin") == ["right", "decline"]
    t.temple_assassin.declines(f"{PSI}.target")


def test_blade_when_the_target_has_died():
    """A94: 命中后."""
    t = Table(temple_assassin={"hand": ["normal_attack"]}, target={"hp": 1}, next={"hand": ["disarm"]}, far={})
    t.temple_assassin.uses("normal_attack", on="target")
    t.temple_assassin.answers("reward", ("draw",))
    t.temple_assassin.answers(f"{PSI}.target", "next")
    assert ("disarm:club" in t.temple_assassin.cards, t.next.hand) == (True, [])


def test_blade_needs_a_hit_of_ones_own():
    """A dodged Attack; a bystander's."""
    t = Table(
        temple_assassin={"hand": ["normal_attack"]}, target={"hand": ["dodge"]}, next={"hand": ["disarm"]}, far={}
    )
    t.temple_assassin.uses("normal_attack", on="target")
    t.target.answers("respond.dodge", "dodge")
    assert t.asked() == ("temple_assassin", "play")
    t = Table(foe={"hand": ["normal_attack"]}, by={}, next={"hand": ["disarm"]}, temple_assassin={})
    t.foe.uses("normal_attack", on="by")
    assert t.asked() == ("foe", "play")
