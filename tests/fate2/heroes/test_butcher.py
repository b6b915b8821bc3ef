"""屠夫 Butcher."""

from fate.fate2.api import distance, in_range
from tests.table import Table

HOOK = "butcher.flesh_hook"
ROT = "butcher.rotting_aura"


def hook(*foes, **more):
    return Table(
        butcher={"hand": ["dodge", "chakra"]}, near={"hand": ["disarm"]}, far={"hand": list(foes)}, **more, last={}
    )


# -- butcher.flesh_hook


def test_hook_takes_a_card_in_range_for_the_right_colour():
    """肉钩: within range the colour; all see the card (A195)."""
    t = hook("disarm")
    t.butcher.sets_off("flesh_hook")
    assert t.offered("butcher") == ["near", "far"], "last has no hand; the red card was the only one"
    t.butcher.answers(f"{HOOK}.target", "near")
    t.butcher.answers(f"{HOOK}.colour", "black")
    assert (t.near.hand, t.butcher.cards, len(t.told("show"))) == ([], ["chakra:club", "disarm:club"], 1)
    assert "flesh_hook" not in t.offered("butcher")


def test_hook_wrong_gives_the_card_back():
    """A195: and no distance of 1."""
    t = hook("disarm", beside={"hand": []})
    t.butcher.sets_off("flesh_hook")
    t.butcher.answers(f"{HOOK}.target", "far")
    t.butcher.answers(f"{HOOK}.suit", "heart")
    assert (t.far.cards, t.butcher.cards, distance(t.game, 0, 2)) == (["disarm:club"], ["chakra:club"], 2)


def test_hook_pulls_the_far_one_near_until_the_turn_ends():
    """Out of range the suit; distance 1 both ways (A74), nobody else's."""
    t = hook("disarm", beside={})
    t.butcher.sets_off("flesh_hook")
    t.butcher.answers(f"{HOOK}.target", "far")
    t.butcher.answers(f"{HOOK}.suit", "club")
    assert (distance(t.game, 0, 2), distance(t.game, 2, 0)) == (1, 1)
    assert (in_range(t.game, 0), distance(t.game, 1, 3), distance(t.game, 4, 2)) == ([1, 2, 4], 2, 2)
    t.butcher.ends()
    assert distance(t.game, 0, 2) == 2


def test_hook_is_about_the_two_only():
    """Wherever they sit: nobody else's distance changes."""
    t = Table(turn="butcher", a={}, butcher={"hand": ["dodge"]}, b={}, far={"hand": ["disarm"]}, c={}, d={})
    t.butcher.sets_off("flesh_hook")
    t.butcher.answers(f"{HOOK}.suit", "club")
    assert (distance(t.game, 1, 3), distance(t.game, 3, 1), distance(t.game, 0, 4), distance(t.game, 1, 4)) == (
        1,
        1,
        2,
        3,
    )


def test_hook_beats_boots():
    """A72: 1 whatever else applies."""
    t = Table(butcher={"hand": ["dodge"]}, near={}, far={"hand": ["disarm"], "armor": "boots_of_speed"}, last={})
    t.butcher.sets_off("flesh_hook")
    t.butcher.answers(f"{HOOK}.suit", "club")
    assert (distance(t.game, 0, 2), distance(t.game, 1, 2)) == (1, 2)


def test_hook_needs_a_red_hand_card_and_a_hand_to_reach_into():
    """R1.10."""
    t = Table(butcher={"hand": ["chakra"], "armor": "boots_of_speed"}, foe={"hand": ["disarm"]})
    assert "flesh_hook" not in t.offered("butcher")
    t = Table(butcher={"hand": ["dodge"]}, foe={})
    assert "flesh_hook" not in t.offered("butcher")


def test_hook_dispelled():
    """R16.6: the card is gone."""
    t = Table(butcher={"hand": ["dodge"]}, foe={"hand": ["dispel", "disarm"]})
    t.butcher.sets_off("flesh_hook")
    t.foe.answers("dispel", "dispel")
    assert (t.butcher.hand, t.foe.cards) == ([], ["disarm:club"])


# -- butcher.rotting_aura


def test_rot_hurts_both():
    """腐烂: oneself first, then somebody at distance 1, not oneself (A73)."""
    t = Table(butcher={}, near={}, far={}, last={})
    t.butcher.sets_off("rotting_aura")
    assert (t.butcher.hp, t.butcher.rage, t.offered("butcher")) == (4, 1, ["near", "last"])
    t.butcher.answers(f"{ROT}.target", "last")
    assert (t.near.hp, t.far.hp, t.last.hp, t.last.rage) == (4, 4, 3, 1)
    assert t.offered("butcher") == ["end"]


def test_rot_ends_with_its_user():
    """A129: who dies of the cost hurts nobody."""
    t = Table(butcher={"hp": 1}, near={}, far={})
    t.butcher.sets_off("rotting_aura")
    assert (t.butcher.alive, t.near.hp, t.far.hp) == (False, 4, 4)


def test_rot_needs_somebody_near():
    """R1.10: two steps away with boots on both sides."""
    t = Table(butcher={}, near={"armor": "boots_of_speed"})
    assert t.offered("butcher") == ["end"]


def test_rot_dispelled_keeps_the_wound():
    """A44."""
    t = Table(butcher={}, near={"hand": ["dispel"]})
    t.butcher.sets_off("rotting_aura")
    t.near.answers("dispel", "dispel")
    assert (t.butcher.hp, t.near.hp) == (4, 4)
