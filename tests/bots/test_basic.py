"""The basic bot plays for its side, sees no more than its seat, and beats play by chance."""

import pytest

from fate.bots.basic import BasicBot
from fate.bots.random import any_answer
from fate.fate2.rules.game import new_game
from fate.fate2.rules.view import view
from fate.fate2.worlds import deal_anew, worlds
from fate.kernel.rng import Rng
from tests.table import Table

CAMPS = {"me": "sentinel", "foe": "scourge", "rival": "neutral", "boss": "scourge", "friend": "sentinel"}
"""Who sits where: the friend is my upstream neighbour, a foe my downstream one."""


def table(**facts):
    """Five characters without skills who know each other; some facts, and the hand of each."""
    seats = {
        name: {"identity": camp, "knows": tuple(range(5)), "hand": [], **facts.pop(name, {})}
        for name, camp in CAMPS.items()
    }
    return Table(**seats, fate="conqueror_of_light", **facts)


def choice(t, name, bot=None):
    """What the bot in this seat answers, as a text (or texts); the answer is given."""
    question = t.game.pending
    assert t.name_of(question.seat) == name
    answer = (bot or BasicBot()).choose(view(t.game, question.seat), worlds(t.game, question.seat), Rng(5))
    texts = t.shown(question)
    t.game.answer(answer)
    return texts[answer] if isinstance(answer, int) else [texts[i] for i in answer]


def test_it_attacks_a_foe_and_not_a_friend():
    """Both are in range."""
    t = table(me={"hand": ["normal_attack"]})
    assert choice(t, "me").startswith("normal_attack")
    assert choice(t, "me") == "foe"


def test_it_ends_its_phase_when_only_a_friend_is_in_range():
    """Better no attack than that one."""
    t = table(me={"hand": ["normal_attack"]}, foe={"alive": False}, rival={"alive": False}, boss={"alive": True})
    t.state.seats[3].immune_by = 0
    assert t.offered("me")[-1] == "end"
    assert choice(t, "me") == "end"


def test_it_heals_itself():
    """A point of health is worth more than the card."""
    t = table(me={"hand": ["healing_balm"], "hp": 1})
    assert choice(t, "me").startswith("healing_balm")


def test_it_puts_on_armour():
    """It has none."""
    t = table(me={"hand": ["bladed_armour"]})
    assert choice(t, "me").startswith("bladed_armour")


@pytest.mark.parametrize(("victim", "saves"), [("friend", True), ("boss", False)])
def test_it_rescues_a_friend_and_no_foe(victim, saves):
    """R19.1: everybody who holds a Healing Balm is asked."""
    t = table(turn="rival", me={"hand": ["healing_balm"]}, rival={"hand": ["normal_attack"], "weapon": "hornbow"},
              **{victim: {"hp": 1}})  # fmt: skip
    t.rival.uses("normal_attack", on=victim)
    assert t.asked() == ("me", "dying.rescue")
    assert choice(t, "me").startswith("healing_balm") == saves
    if t.game.pending is not None and not t.game.pending.phase:
        t.game.answer(len(t.game.pending.options) - 1)


def test_it_dodges_when_its_life_is_at_stake():
    """Its last point."""
    t = table(turn="foe", me={"hand": ["dodge"], "hp": 1}, foe={"hand": ["normal_attack"]})
    t.foe.uses("normal_attack", on="me")
    assert choice(t, "me").startswith("dodge")


def test_it_discards_what_it_can_spare():
    """The third attack, not the Dodge or the Healing Balm (R11.1)."""
    hand = ["dodge", "healing_balm", "normal_attack", "normal_attack", "normal_attack"]
    t = table(me={"hand": hand, "used": {"attack": 1}})
    t.me.ends()
    assert t.asked() == ("me", "discard")
    assert [text.split(":")[0] for text in choice(t, "me")] == ["normal_attack"]


@pytest.mark.parametrize("players", [5, 8])
def test_the_same_view_and_seed_give_the_same_answer_however_things_really_lie(players):
    """It cannot look at what its seat does not see."""
    bot = BasicBot(steps=150)
    rng = Rng(players)
    game = new_game(players, 5, keep=True, log=True)
    compared = 0
    while game.pending is not None and compared < 25:
        seat = game.pending.seat
        if game.pending.phase and rng.below(3) == 0:
            twin = game.fork()
            deal_anew(twin, seat, rng)
            twin.log = game.log
            answers = [bot.choose(view(g, seat), worlds(g, seat), Rng(compared)) for g in (game, twin)]
            assert answers[0] == answers[1]
            compared += 1
        game.answer(any_answer(game.pending, rng))
    assert compared == 25


def played(players, seed, camp, bot):
    """A whole game in which the bot plays all seats of a camp, and chance the others; the camp that won."""
    game = new_game(players, seed, keep=True, log=True)
    rng = Rng(seed)
    while game.pending is not None:
        seat = game.pending.seat
        if game.state.seats[seat].identity == camp:
            game.answer(bot.choose(view(game, seat), worlds(game, seat), Rng(rng.below(1 << 32))))
        else:
            game.answer(any_answer(game.pending, rng))
    return game.state.outcome.camp


def test_a_camp_of_basic_bots_beats_chance():
    """By chance a camp wins about three games in ten; these it wins nearly always."""
    bot = BasicBot(steps=80)
    won = [played(5, seed, camp, bot) == camp for seed in range(3) for camp in ("sentinel", "scourge")]
    assert sum(won) >= 5
