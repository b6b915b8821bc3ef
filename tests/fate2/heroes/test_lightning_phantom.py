"""闪电幽魂 Lightning Phantom."""

from tests.table import Table

FIELD = "lightning_phantom.plasma_field"


def field(hand: list[str], cost: list[str], on: list[str], **seats: dict[str, object]) -> Table:
    t = Table(lightning_phantom={"hand": hand, "weapon": "hornbow"}, **seats)  # type: ignore[arg-type]
    t.lightning_phantom.sets_off("plasma_field")
    if len(hand) > 1:
        t.lightning_phantom.answers(f"{FIELD}.cost", cost)
    t.lightning_phantom.answers(f"{FIELD}.targets", on)
    return t


# -- lightning_phantom.plasma_field


def test_discard_another_suit_or_be_struck() -> None:
    """等离子场: only suits not discarded help; refusing is allowed; bystanders are spared; once per turn."""
    t = field(
        ["chakra", "dodge:heart"], ["chakra", "dodge:heart"], ["a", "b"],
        a={"hand": ["dodge:heart", "dodge:diamond"]}, b={"hand": ["healing_balm:heart"]}, c={},
    )  # fmt: skip
    assert t.offered("a") == ["dodge:diamond", "decline"]
    assert t.game.pending is not None and t.game.pending.context["suits"] == ("spade", "diamond"), "it is told which"
    t.a.answers(f"{FIELD}.discard", "dodge:diamond")
    assert (t.a.hp, t.a.cards, t.b.hp, t.c.hp) == (4, ["dodge:heart"], 3, 4)
    assert t.offered("lightning_phantom") == ["end"]


def test_no_more_targets_than_cards() -> None:
    """至多X名: one card, one target."""
    t = Table(lightning_phantom={"hand": ["chakra"], "weapon": "hornbow"}, a={}, b={})
    t.lightning_phantom.sets_off("plasma_field")
    assert t.game.pending is not None and (t.game.pending.least, t.game.pending.most) == (1, 1)
    t.lightning_phantom.answers(f"{FIELD}.targets", ["b"])
    assert (t.a.hp, t.b.hp) == (4, 3)


def test_four_suits_leave_no_way_out() -> None:
    """A293."""
    hand = ["misdirect:spade", "dodge:heart", "chakra:club", "dodge:diamond"]
    t = field(hand, hand, ["a", "b"], a={"hand": ["dodge:heart", "frenzy"]}, b={}, c={})
    assert (t.a.hp, len(t.a.hand), t.b.hp, t.c.hp) == (3, 2, 3, 4)


def test_only_in_attack_range() -> None:
    """你攻击范围内: bare hands reach 1."""
    t = Table(lightning_phantom={"hand": ["chakra"]}, a={}, b={}, c={})
    t.lightning_phantom.sets_off("plasma_field")
    assert t.offered("lightning_phantom") == ["a", "c"]
    t.lightning_phantom.answers(f"{FIELD}.targets", ["a"])


def test_dispelled_field() -> None:
    """R16.7, A44."""
    t = field(["chakra"], ["chakra"], ["a"], a={}, b={"hand": ["dispel"]})
    t.b.answers("dispel", "dispel")
    assert (t.a.hp, t.lightning_phantom.hand) == (4, [])


# -- lightning_phantom.unstable_current


def test_current_catches_the_attack() -> None:
    """不定电流, A247: instead of its being discarded."""
    t = Table(turn="foe", foe={"hand": ["normal_attack"]}, lightning_phantom={}, other={})
    t.foe.uses("normal_attack", on="lightning_phantom")
    t.lightning_phantom.accepts("unstable_current")
    assert (t.lightning_phantom.hp, t.lightning_phantom.cards, t.state.discard) == (3, ["normal_attack:spade"], [])


def test_current_takes_all_cards_of_a_conversion() -> None:
    """A62."""
    t = Table(turn="two_headed_dragon", two_headed_dragon={"hand": ["dodge:heart"] * 2}, lightning_phantom={}, other={})
    t.two_headed_dragon.uses("flame_attack", via="liquid_fire", on="lightning_phantom")
    t.lightning_phantom.accepts("unstable_current")
    assert t.lightning_phantom.cards == ["dodge:heart"] * 2


def test_no_damage_no_current_and_no_card_for_others() -> None:
    """R15.2: dodged, or somebody else's damage."""
    t = Table(
        turn="foe", foe={"hand": ["normal_attack", "moon_arrow"]}, lightning_phantom={"hand": ["dodge"]}, other={}
    )
    t.foe.uses("normal_attack", on="lightning_phantom")
    t.lightning_phantom.answers("respond.dodge", "dodge")
    t.foe.uses("moon_arrow", on="lightning_phantom")
    t.foe.answers("moon_arrow.name", "red")
    assert (t.lightning_phantom.hp, t.lightning_phantom.hand, t.asked()) == (3, [], ("foe", "play"))


def test_current_may_be_left_and_is_for_ones_own_wounds() -> None:
    """可以; a bystander's wound is none of its business."""
    t = Table(
        turn="foe", foe={"hand": ["normal_attack", "chaos_attack"], "used": {"attack": -1}},
        lightning_phantom={}, other={},
    )  # fmt: skip
    t.foe.uses("normal_attack", on="lightning_phantom")
    t.lightning_phantom.declines("trigger.may")
    t.foe.uses("chaos_attack", on="other")
    assert (t.lightning_phantom.hand, len(t.state.discard), t.asked()) == ([], 2, ("foe", "play"))
