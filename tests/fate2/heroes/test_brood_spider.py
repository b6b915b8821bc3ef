"""育母蜘蛛 Brood Spider."""

from tests.table import Table

WEB = "brood_spider.weave_web"


# -- brood_spider.weave_web


def test_web_turns_two_attacks_into_a_point():
    """织网: Attacks of any kind, nothing else."""
    t = Table(brood_spider={"hp": 1, "hand": ["normal_attack", "chaos_attack", "flame_attack", "dodge"]}, foe={"hp": 1})
    t.brood_spider.sets_off("weave_web")
    assert t.offered("brood_spider") == ["normal_attack:spade", "chaos_attack:spade", "flame_attack:heart"]
    t.brood_spider.answers(f"{WEB}.cost", ["normal_attack", "flame_attack"])
    assert (t.brood_spider.hp, t.foe.hp, t.brood_spider.cards) == (2, 1, ["chaos_attack:spade", "dodge:heart"])
    assert "weave_web" not in t.offered("brood_spider")


def test_web_of_what_is_regarded_as_an_attack():
    """A64: under Grant Strength."""
    gift = ("mammoth_kin.grant_strength", ["disarm"], "foe", "cast")
    t = Table(brood_spider={"hp": 1, "hand": ["normal_attack", "chakra"], "status": [gift]}, foe={})
    t.brood_spider.sets_off("weave_web")
    assert (t.brood_spider.hp, t.brood_spider.hand) == (2, [])


def test_web_needs_two_and_a_wound():
    """R1.10, N26."""
    t = Table(brood_spider={"hp": 1, "hand": ["normal_attack", "dodge"]}, foe={})
    assert "weave_web" not in t.offered("brood_spider")
    t = Table(brood_spider={"hand": ["normal_attack", "chaos_attack"]}, foe={})
    assert "weave_web" not in t.offered("brood_spider")


def test_web_dispelled():
    """R16.6."""
    t = Table(brood_spider={"hp": 1, "hand": ["normal_attack", "chaos_attack"]}, foe={"hand": ["dispel"]})
    t.brood_spider.sets_off("weave_web")
    t.foe.answers("dispel", "dispel")
    assert (t.brood_spider.hp, t.brood_spider.hand) == (1, [])


# -- brood_spider.ravenous_hunger


def test_hunger_draws_one_more_for_each_point_lost():
    """极度饥渴: 2 and 2."""
    t = Table(phase="draw", brood_spider={"hp": 1}, foe={})
    t.brood_spider.accepts("ravenous_hunger")
    assert len(t.brood_spider.hand) == 4


def test_hunger_is_optional_and_only_when_wounded():
    """At full hp nothing is asked; in another's draw phase neither."""
    t = Table(phase="draw", brood_spider={"hp": 2}, foe={})
    t.brood_spider.declines("trigger.may")
    assert len(t.brood_spider.hand) == 2
    t = Table(phase="draw", brood_spider={}, foe={})
    assert (len(t.brood_spider.hand), t.asked()) == (2, ("brood_spider", "play"))
    t = Table(phase="draw", foe={"hp": 1}, brood_spider={"hp": 1})
    assert (len(t.foe.hand), t.asked()) == (2, ("foe", "play"))


def test_hunger_and_a_ring_add_up():
    """A284."""
    t = Table(phase="draw", brood_spider={"hp": 2, "armor": "ring_of_felice"}, foe={})
    t.brood_spider.answers("trigger.order", "ravenous_hunger")
    t.brood_spider.accepts("ravenous_hunger")
    t.brood_spider.accepts("ring_of_felice")
    assert len(t.brood_spider.hand) == 4


def test_hunger_rests_with_a_skipped_draw_phase():
    """A36."""
    t = Table(turn="foe", foe={}, brood_spider={"hp": 1})
    t.state.seats[1].skips = ["draw"]
    t.foe.ends()
    assert (t.asked(), t.brood_spider.hand) == (("brood_spider", "play"), [])
