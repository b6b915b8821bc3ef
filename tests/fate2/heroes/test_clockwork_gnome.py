"""发条地精 Clockwork Gnome."""

from fate.fate2.api import ATTACK_SUITS, DODGES, KINDS, DrawPhase, Use, distance
from fate.fate2.heroes.clockwork_gnome import can_forgo
from tests.table import Table

GRAPPLE = "clockwork_gnome.launch_grapple"


def grappled(*hand, near=(), **foe):
    t = Table(
        phase="draw",
        clockwork_gnome={"hand": list(hand)},
        near={"hand": list(near)},
        far=foe,
        last={},
        deck=["chakra", "disarm"],
    )
    t.clockwork_gnome.accepts("launch_grapple")
    t.clockwork_gnome.answers(f"{GRAPPLE}.target", "far")
    return t


# -- clockwork_gnome.launch_grapple


def test_grapple_draws_one_fewer_first():
    """发射钩爪, D5."""
    t = Table(phase="draw", clockwork_gnome={}, near={}, far={}, deck=["chakra", "disarm"])
    t.clockwork_gnome.accepts("launch_grapple")
    assert (t.clockwork_gnome.cards, t.asked()) == (["chakra:club"], ("clockwork_gnome", f"{GRAPPLE}.target"))
    t.clockwork_gnome.answers(f"{GRAPPLE}.target", "near")
    assert len(t.clockwork_gnome.hand) == 1


def test_grapple_declined_draws_two():
    """It is optional."""
    t = Table(phase="draw", clockwork_gnome={}, near={}, far={}, deck=["chakra", "disarm"])
    t.clockwork_gnome.declines("trigger.may")
    assert (len(t.clockwork_gnome.hand), t.asked()) == (2, ("clockwork_gnome", "play"))


def test_grapple_makes_the_distance_one_both_ways():
    """A74; nobody else's distance."""
    t = grappled()
    assert (distance(t.game, 0, 2), distance(t.game, 2, 0), distance(t.game, 1, 3)) == (1, 1, 2)
    t.clockwork_gnome.ends()
    assert distance(t.game, 0, 2) == 2


def test_the_grappled_needs_a_second_dodge():
    """A86."""
    t = grappled("normal_attack", hand=["dodge", "dodge"])
    t.clockwork_gnome.uses("normal_attack", on="far")
    assert t.game.pending.context["count"] == 2
    t.far.answers("respond.dodge", "dodge")
    t.far.declines("respond.dodge")
    assert (t.far.hp, len(t.far.hand)) == (3, 1)


def test_others_need_one():
    """A bystander does."""
    t = grappled("normal_attack", near=["dodge"])
    t.clockwork_gnome.uses("normal_attack", on="near")
    assert t.game.pending.context["count"] == 1
    t.near.answers("respond.dodge", "dodge")
    assert t.near.hp == 4


def test_grapple_is_about_the_two_only():
    """Wherever they sit; others' Attacks take one Dodge."""
    t = Table(turn="clockwork_gnome", phase="draw", a={}, clockwork_gnome={}, b={}, far={}, c={}, d={})
    t.clockwork_gnome.accepts("launch_grapple")
    t.clockwork_gnome.answers(f"{GRAPPLE}.target", "far")
    assert (distance(t.game, 1, 3), distance(t.game, 3, 1), distance(t.game, 0, 4), distance(t.game, 1, 4)) == (
        1,
        1,
        2,
        3,
    )
    attack = KINDS["normal_attack"]
    assert [t.game.fold(DODGES, 1, Use(user, attack, (), [3]), 3) for user in (1, 2)] == [2, 1]


def test_grapple_needs_a_draw_and_somebody_to_reach():
    """R1.10: in one's own draw phase only, and not when all others are immune."""
    t = Table(phase="draw", foe={}, clockwork_gnome={})
    assert (len(t.foe.hand), t.asked()) == (2, ("foe", "play"))
    t = Table(clockwork_gnome={}, foe={})
    phase = DrawPhase(0)
    assert can_forgo(t.game, 0, phase)
    phase.count = 0
    assert not can_forgo(t.game, 0, phase)
    phase.count, phase.given_up = 2, True
    assert not can_forgo(t.game, 0, phase)
    t.state.seats[1].immune_by = 0
    assert not can_forgo(t.game, 0, DrawPhase(0))


def test_grapple_dispelled():
    """A44: the draw stays smaller."""
    t = Table(phase="draw", clockwork_gnome={}, near={}, far={"hand": ["dispel"]}, deck=["chakra", "disarm"])
    t.clockwork_gnome.accepts("launch_grapple")
    t.clockwork_gnome.answers(f"{GRAPPLE}.target", "far")
    t.far.answers("dispel", "dispel")
    assert (len(t.clockwork_gnome.hand), t.clockwork_gnome.effects) == (1, [])


def barrage(*hand, **more):
    return Table(clockwork_gnome={"hand": list(hand), **more}, foe={"max_hp": 9}, far={}, last={})


# -- clockwork_gnome.barrage


def test_barrage_goes_on_in_one_suit():
    """弹幕冲击, A83: whatever kind of Attack."""
    t = barrage("normal_attack:spade", "chaos_attack:spade", "chaos_attack:club", "chaos_attack:heart")
    t.clockwork_gnome.uses("normal_attack:spade", on="foe")
    assert t.offered("clockwork_gnome") == ["chaos_attack:spade", "end"]
    assert [t.game.fold(ATTACK_SUITS, (), seat) for seat in (0, 1)] == [("spade",), ()]
    t.clockwork_gnome.uses("chaos_attack:spade", on="foe")
    assert (t.foe.hp, t.offered("clockwork_gnome")) == (7, ["end"])


def test_barrage_is_over_once_suits_differ():
    """A83: an odd suit, allowed otherwise, ends it."""
    t = barrage("frenzy", "normal_attack:spade", "normal_attack:club", "chaos_attack:spade")
    t.clockwork_gnome.uses("frenzy", on="clockwork_gnome")
    t.clockwork_gnome.uses("normal_attack:spade", on="foe")
    t.clockwork_gnome.uses("normal_attack:club", on="foe")
    assert t.offered("clockwork_gnome") == ["chaos_attack:spade", "end"], "any number, by Frenzy"
    assert t.game.fold(ATTACK_SUITS, (), 0) == ()
    t.clockwork_gnome.ends()


def test_barrage_takes_conversions_by_their_suit():
    """A83: two cards of one suit have it, two of different suits have none."""
    t = barrage("normal_attack:spade", "moon_arrow", "misdirect:spade", "chakra", weapon="twin_night_blades")
    t.clockwork_gnome.uses("normal_attack:spade", on="foe")
    t.clockwork_gnome.uses("normal_attack", via="twin_night_blades", on="foe")
    assert (t.foe.hp, t.clockwork_gnome.cards) == (7, ["chakra:club"])
    t = barrage("normal_attack", "moon_arrow", "misdirect:club", weapon="twin_night_blades")
    t.clockwork_gnome.uses("normal_attack:spade", on="foe")
    assert not [o for o in t.offered("clockwork_gnome") if "twin" in o]


def test_barrage_after_a_suitless_attack_is_over():
    """A83."""
    t = barrage("moon_arrow", "misdirect:club", "normal_attack:spade", weapon="twin_night_blades")
    t.clockwork_gnome.uses("normal_attack", via="twin_night_blades", cards=["moon_arrow", "misdirect:club"], on="foe")
    assert t.offered("clockwork_gnome") == ["end"]


def test_nobody_else_has_a_barrage():
    """R10.1."""
    t = Table(foe={"hand": ["normal_attack:spade", "chaos_attack:spade"]}, clockwork_gnome={}, by={})
    t.foe.uses("normal_attack:spade", on="by")
    assert t.offered("foe") == ["end"]


# -- clockwork_gnome.flare_rocket


def test_rocket_sends_red_attacks_anywhere():
    """照明火箭: red ones everywhere, black ones in range."""
    t = Table(clockwork_gnome={"hand": ["flame_attack:heart", "chaos_attack:club"]}, near={}, far={}, last={})
    t.clockwork_gnome.uses("flame_attack:heart", on="far")
    assert t.far.hp == 3
    t = Table(clockwork_gnome={"hand": ["chaos_attack:club"]}, near={}, far={}, last={})
    t.clockwork_gnome.uses("chaos_attack:club")
    assert t.offered("clockwork_gnome") == ["near", "last"]
    t.game.cancel()


def test_rocket_where_nobody_is_in_range():
    """Only red ones can be used then."""
    t = Table(clockwork_gnome={"hand": ["flame_attack:heart", "chaos_attack:club"]}, foe={"armor": "boots_of_speed"})
    assert t.offered("clockwork_gnome") == ["flame_attack:heart", "end"]
    t.clockwork_gnome.uses("flame_attack:heart", on="foe")
    assert t.foe.hp == 3


def test_rocket_takes_two_red_cards_as_one_red_attack():
    """A58: hearts and diamonds have a colour in common; one black card spoils it."""
    t = Table(
        clockwork_gnome={"hand": ["dodge:heart", "dodge:diamond", "chakra"], "weapon": "twin_night_blades"},
        foe={"armor": "boots_of_speed"},
        far={}, last={}, more={}, end={},
    )  # fmt: skip
    t.clockwork_gnome.uses("normal_attack", via="twin_night_blades", cards=["dodge:heart", "dodge:diamond"])
    assert t.offered("clockwork_gnome") == ["foe", "far", "last", "more", "end"]
    t.clockwork_gnome.answers("use.target", "last")
    assert t.last.hp == 3


def test_others_red_attacks_keep_their_range():
    """A bystander has no rockets."""
    t = Table(near={"hand": ["flame_attack:heart"]}, clockwork_gnome={}, far={}, last={})
    t.near.uses("flame_attack:heart")
    assert t.offered("near") == ["clockwork_gnome", "last"]
    t.game.cancel()
