"""贪婪."""

from tests.table import Table


def test_two_hand_cards_against_one() -> None:
    """Both picks are blind: the user asks for hand cards, not for which; then the target takes the only card left."""
    t = Table(a={"hand": ["greed", "chakra"]}, b={"hand": ["dodge:heart", "dodge:heart"], "weapon": "hornbow"})
    t.a.uses("greed", on="b")
    t.a.answers("greed.take", t.players["b"].seat)
    assert (t.a.cards, t.b.cards, t.b.gear) == (["dodge:heart", "dodge:heart"], ["chakra:club"], ("hornbow", None))


def test_one_piece_of_equipment_instead() -> None:
    """2 hand cards or 1 piece."""
    t = Table(a={"hand": ["greed"]}, b={"hand": ["dodge"], "weapon": "hornbow", "armor": "bladed_armour"}, c={})
    t.a.uses("greed", on="b")
    t.a.answers("greed.take", "bladed_armour")
    assert (t.a.cards, t.b.cards, t.b.gear) == (["bladed_armour:spade"], ["dodge:heart"], ("hornbow", None))


def test_what_is_short_is_left_out() -> None:
    """R27.8, A174: one card is taken where there is one, none from an empty hand; cards set aside are safe."""
    t = Table(a={"hand": ["greed"]}, b={"hand": ["dodge:heart"]})
    t.a.uses("greed", on="b")
    assert (t.a.cards, t.b.cards) == (["dodge:heart"], [])


def test_upgraded_the_user_chooses_what_to_give() -> None:
    """A277: from its hand, not from the cards set aside."""
    t = Table(a={"hand": ["greed", "chakra", "frenzy"], "rage": 1}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("greed", on="b", upgraded=True)
    assert t.offered("a") == ["chakra:club", "frenzy:diamond"]
    t.a.answers("greed.give", "chakra")
    assert t.b.cards == ["chakra:club"]
    assert t.a.cards == ["frenzy:diamond", "dodge:heart", "dodge:heart"]


def test_the_picks_are_really_random() -> None:
    """R1.7: different games, different cards; what is not picked stays."""
    seen = set()
    for seed in range(8):
        t = Table(a={"hand": ["greed"]}, b={"hand": ["dodge", "chakra", "frenzy"]}, seed=seed)
        t.a.uses("greed", on="b")
        assert len(t.a.cards) == 2 and len(t.b.cards) == 1
        seen.add(t.b.cards[0])
    assert len(seen) == 3


def test_there_must_be_something_to_take() -> None:
    """R1.10; and never from oneself."""
    assert Table(a={"hand": ["greed", "dodge"], "weapon": "hornbow"}, b={}).offered("a") == ["end"]


def test_dispelled_nothing_moves() -> None:
    """R16.1."""
    t = Table(a={"hand": ["greed", "chakra"]}, b={"hand": ["dispel", "dodge"]})
    t.a.uses("greed", on="b")
    t.b.answers("dispel", "dispel")
    assert (t.a.cards, t.b.cards) == (["chakra:club"], ["dodge:heart"])


def test_who_has_spent_the_last_card_meanwhile_loses_nothing() -> None:
    """R27.8, A174: nothing is there to be taken, and nothing is told of it; the other half takes place."""
    t = Table(a={"hand": ["greed", "chakra", "dispel"]}, b={"hand": ["dispel"]})
    t.a.uses("greed", on="b")
    t.a.declines("dispel")
    t.b.answers("dispel", "dispel")
    t.a.answers("dispel", "dispel")
    assert (t.a.cards, t.b.cards) == ([], ["chakra:club"])
    assert t.told("take_aside") == []


def test_only_one_card_is_given() -> None:
    """The target takes 1 of several."""
    t = Table(a={"hand": ["greed", "chakra", "chakra"]}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("greed", on="b")
    assert t.b.cards == ["chakra:club"] and len(t.a.cards) == 3


def test_upgraded_with_an_empty_hand_nothing_is_given() -> None:
    """A174, A277: the cards set aside are not in the hand yet."""
    t = Table(a={"hand": ["greed"], "rage": 1}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("greed", on="b", upgraded=True)
    assert (len(t.a.cards), t.b.cards) == (2, [])


def test_an_immune_user_gains_nothing() -> None:
    """A165: its own cards still affect others, not itself: what it took is discarded, and nothing is taken from it."""
    t = Table(a={"hand": ["siren_song", "greed", "chakra"], "rage": 1}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("siren_song", upgraded=True)
    t.a.uses("greed", on="b")
    assert (t.a.cards, t.b.cards, t.state.aside) == (["chakra:club"], [], [])
    assert len(t.state.discard) == 3


def test_an_immune_user_is_not_asked_what_to_give() -> None:
    """N14, R1.10: it gives nothing, upgraded or not."""
    t = Table(a={"hand": ["siren_song", "greed", "chakra", "disarm"], "rage": 2}, b={"hand": ["dodge", "dodge"]})
    t.a.uses("siren_song", upgraded=True)
    t.a.uses("greed", on="b", upgraded=True)
    assert t.asked() == ("a", "play") and (len(t.a.cards), t.b.cards) == (2, [])
