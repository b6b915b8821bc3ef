"""全能骑士 Holy Knight."""

from tests.table import Table


def struck(*hand, **knight):
    facts = {"hand": list(hand), **knight}
    t = Table(foe={"hand": ["normal_attack:spade"]}, friend={}, holy_knight=facts)
    t.foe.uses("normal_attack", on="friend")
    return t


# -- holy_knight.baptism


def test_a_balm_heals_the_victim_and_hurts_the_source():
    """The cost is one Healing Balm; both follow."""
    t = struck("healing_balm:diamond")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    assert (t.friend.hp, t.friend.rage, t.foe.hp, t.holy_knight.hand) == (4, 1, 3, [])


def test_two_red_cards_pay_as_well_worn_ones_included():
    """R1.6: a card is in hand or worn."""
    t = struck("dodge:heart", "disarm", armor="boots_of_speed")
    assert t.offered("holy_knight") == ["red", "decline"]
    t.holy_knight.answers("holy_knight.baptism.cost", "red")
    assert (t.friend.hp, t.foe.hp, t.holy_knight.cards) == (4, 3, ["disarm:club"])
    assert t.holy_knight.gear == (None, None)


def test_of_three_red_cards_two_are_picked():
    """The choice is the payer's."""
    t = struck("dodge:heart", "dodge:diamond", "greed:heart")
    t.holy_knight.answers("holy_knight.baptism.cost", "red")
    t.holy_knight.answers("holy_knight.baptism.red", ["dodge:heart", "greed"])
    assert (t.holy_knight.cards, t.friend.hp) == (["dodge:diamond"], 4)


def test_one_red_card_is_not_enough_and_it_may_be_left():
    """R1.10: costs are paid in full; it is a choice."""
    t = struck("dodge:heart", "disarm")
    assert t.asked() == ("foe", "play")
    t = struck("healing_balm:diamond")
    t.holy_knight.declines("holy_knight.baptism.cost")
    assert (t.friend.hp, t.foe.hp) == (3, 4)


def test_a_red_balm_alone_is_no_pair():
    """R1.10: it is one red card, so the Balm itself is the only price on offer; a second red card makes the pair."""
    t = struck("healing_balm:diamond", "disarm")
    assert t.offered("holy_knight") == ["healing_balm:diamond", "decline"]
    t.holy_knight.declines("holy_knight.baptism.cost")
    t = struck("healing_balm:diamond", "dodge:heart")
    assert t.offered("holy_knight") == ["healing_balm:diamond", "red", "decline"]
    t.holy_knight.declines("holy_knight.baptism.cost")
    assert (t.friend.hp, t.foe.hp) == (3, 4)


def test_the_dead_cannot_be_baptised():
    """A133: it comes after dying is settled."""
    t = Table(foe={"hand": ["normal_attack"]}, friend={"hp": 1}, holy_knight={"hand": ["dodge:heart", "greed:heart"]})
    t.foe.uses("normal_attack", on="friend")
    t.foe.answers("reward", ("draw",))
    assert t.asked() == ("foe", "play")


def test_a_source_that_is_the_knight_itself_is_hurt():
    """A245: "the source" may be you; baptising yourself too."""
    t = Table(holy_knight={"hand": ["normal_attack", "healing_balm:diamond"]}, foe={})
    t.holy_knight.uses("normal_attack", on="foe")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    assert (t.foe.hp, t.holy_knight.hp) == (4, 3)


def test_baptism_can_be_dispelled_and_the_balm_is_gone():
    """D13, R16.6."""
    t = Table(foe={"hand": ["normal_attack", "dispel"]}, friend={}, holy_knight={"hand": ["healing_balm"]})
    t.foe.uses("normal_attack", on="friend")
    t.holy_knight.answers("holy_knight.baptism.cost", "healing_balm")
    t.foe.answers("dispel", "dispel")
    assert (t.friend.hp, t.foe.hp, t.holy_knight.hand) == (3, 4, [])
