"""Kind 27: what one seat may not know shows neither in the log, the questions nor the view of another (R4.5, A10)."""

import pytest

from fate.fate2.rules.view import view
from fate.kernel.data import encode
from tests.fate2.interactions.positions import settle
from tests.table import Table


def told(t, name):
    """The log as one seat may read it, and its view at the end."""
    me = t.players[name].seat
    entries = [(entry.key, str(entry.args), entry.secret if me in entry.eyes else None) for entry in t.game.log]
    return entries, encode(view(t.game, me))


def frozen(t):
    t.two_headed_dragon.sets_off("deep_freeze")


def seized(t):
    t.a.uses("greed", on="b")


def bombed(t):
    t.goblin_engineer.sets_off("remote_bomb")


COURSES = {
    "greed": (lambda card: {"a": {"hand": ["greed"]}, "b": {"hand": [card]}}, seized),
    "deep_freeze": (lambda card: {"two_headed_dragon": {"weapon": "battle_claw"}, "b": {"hand": [card]}}, frozen),
    "remote_bomb": (lambda card: {"goblin_engineer": {"hand": [card]}, "b": {}}, bombed),
}


@pytest.mark.parametrize("course", COURSES)
def test_a_bystander_cannot_tell_which_card_it_was(course):
    """A10, A189, A192: two positions that differ in a card it never sees look the same to it, to the end."""
    seats, act = COURSES[course]
    seen = []
    for card in ("normal_attack:spade-2", "normal_attack:spade-3"):
        t = Table(**seats(card), c={}, only=True)
        act(t)
        settle(t)
        seen.append(told(t, "c"))
    assert seen[0] == seen[1]


def test_questions_of_blind_picks_name_no_cards():
    """R1.7: Greed and Frost Armour offer a hidden card, not which."""
    t = Table(a={"hand": ["greed"]}, b={"hand": ["dodge", "frenzy"], "weapon": "battle_claw"}, c={})
    t.a.uses("greed", on="b")
    assert t.asked() == ("a", "greed.take")
    assert [option[0] for option in t.game.pending.options] == ["hidden", "gear"]
    assert "dodge" not in str(t.game.pending.context)
    settle(t)
    t = Table(a={"hand": ["normal_attack", "dodge", "frenzy"], "weapon": "battle_claw"}, lich={}, c={})
    t.a.uses("normal_attack", on="lich")
    assert [option[0] for option in t.game.pending.options] == ["hidden", "gear", "decline"]
    settle(t)


def test_the_chance_to_dispel_says_nothing_of_the_card_in_question():
    """R4.5: dispelling a bomb, one does not see it."""
    t = Table(goblin_engineer={"hand": ["normal_attack:spade", "chaos_attack:heart"]}, b={"hand": ["dispel"]}, c={})
    t.goblin_engineer.sets_off("remote_bomb")
    t.goblin_engineer.answers("goblin_engineer.remote_bomb.card", "chaos_attack")
    assert t.asked() == ("b", "dispel")
    assert "cards" not in t.game.pending.context and t.game.pending.context["skill"] == "goblin_engineer.remote_bomb"
    assert not any("card" in facts for facts in t.game.why())
    settle(t)


def test_an_identity_looked_at_is_told_to_its_killer_only():
    """R20.1 ③."""
    t = Table(
        a={"hand": ["normal_attack"], "identity": "sentinel"},
        b={"hp": 1, "identity": "scourge"},
        c={"identity": "scourge"},
        d={"identity": "neutral"},
    )
    t.a.uses("normal_attack", on="b")
    t.a.answers("reward", ("identity", 3))
    entry = next(entry for entry in t.game.log if entry.key == "look_identity")
    assert entry.eyes == (0,) and "neutral" not in str(entry.args) and entry.secret == {"identity": "neutral"}


def test_transposition_is_offered_as_hand_cards_to_its_owner_alone():
    """R4.5: what others see of the pending question is masked with the hand."""
    t = Table(a={"hand": ["normal_attack"]}, b={"armor": "bladed_armour"}, avenging_soul={"hand": ["dodge:heart-6"]})
    t.a.uses("normal_attack", on="b")
    t.b.accepts("bladed_armour")
    uid = t.avenging_soul.hand[0]
    assert ("card", uid) in t.game.pending.options
    other = view(t.game, 0)
    assert other.question is None or ("card", uid) not in other.question.options
    settle(t)
