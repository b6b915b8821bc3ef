"""The modes: how they are set up, and how they are won (R23, R3.7)."""

from __future__ import annotations

import pytest

from fate.bots.random import any_answer
from fate.fate2.rules.catalog import KIND_ID
from fate.fate2.rules.game import FateGame, new_game
from fate.fate2.rules.options import BadSetup, Options
from fate.kernel.rng import Rng
from tests.table import Table

DUEL = "duel_three_hero_rotation"
CHASE = "three_player_chase_kill_upstream_guard_downstream"
TEAM = "four_player_team_battle"


def set_up(players: int, seed: int = 1, **choices: object) -> FateGame:
    """A game at its first casting phase, set up by chance."""
    game = new_game(players, seed, log=True, **choices)
    rng = Rng(seed)
    while game.pending is not None and game.pending.key.startswith("setup."):
        game.answer(any_answer(game.pending, rng))
    return game


@pytest.mark.parametrize(
    ("players", "neutrals", "cast"),
    [(4, True, "2/2/0"), (5, True, "2/2/1"), (6, True, "2/2/2"), (6, False, "3/3/0"), (7, True, "3/3/1"),
     (8, True, "3/3/2")],
)  # fmt: skip
def test_identities_of_a_table(players, neutrals, cast):
    """R3.7, A21, A20: a fate card only with Neutrals."""
    game = set_up(players, neutrals=neutrals)
    held = [seat.identity for seat in game.state.seats]
    assert "/".join(str(held.count(camp)) for camp in ("sentinel", "scourge", "neutral")) == cast
    assert bool(game.state.fate) is ("neutral" in held)


def test_everybody_knows_itself_and_its_downstream_neighbour():
    """R3.3."""
    assert [seat.knows for seat in set_up(5).state.seats] == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)]


def test_everybody_starts_with_four_cards_and_full_health():
    """R3.4, R3.5, A18."""
    state = set_up(8).state
    for i, seat in enumerate(state.seats):
        drawn = 2 if i == state.turn and state.phase != "casting" else 0
        assert (len(seat.hand), seat.hp, seat.rage) == (4 + drawn, seat.max_hp, 0)


@pytest.mark.parametrize(
    "choices",
    [dict(players=9), dict(players=3), dict(players=6, mode=DUEL), dict(players=5, neutrals=False),
     dict(sets=("dawn",)), dict(sets=("standard", "moon")), dict(mode="chess"), dict(first=8), dict(turn_cap=0)],
)  # fmt: skip
def test_tables_that_cannot_be_set_up(choices):
    """Each is refused with its reason before anything is dealt."""
    with pytest.raises(BadSetup):
        Options(**choices).check()


@pytest.mark.parametrize(("hidden", "count"), [("one", 1), ("all", 3), ("none", 0)])
def test_hidden_heroes_in_the_draft(hidden, count):
    """A19: one of the three at random, or as the table agreed."""
    game = new_game(8, 5, hidden=hidden, choice="free")
    assert game.pending is not None
    offered = {option[1] for option in game.pending.options}
    assert len(offered & {"two_headed_dragon", "lily_the_fairy", "gorgon"}) == count


def test_free_choice_gives_each_hero_once():
    """A table's option: choose from all."""
    heroes = [seat.hero for seat in set_up(8, choice="free").state.seats]
    assert len(set(heroes)) == 8


def test_random_heroes_ask_nobody():
    """A table's option."""
    game = new_game(8, 5, choice="random")
    assert game.pending is not None and not game.pending.key.startswith("setup.")


def test_the_table_may_agree_on_who_begins():
    """Instead of R3.6."""
    assert {set_up(5, seed, first=3).state.turn for seed in range(5)} == {3}


def test_a_game_at_its_turn_cap_is_a_draw():
    """A162."""
    game = new_game(8, 2, turn_cap=2)
    rng = Rng(2)
    while game.pending is not None:
        game.answer(any_answer(game.pending, rng))
    assert game.state.outcome == ("draw", ())


# -- four_player_team_battle


@pytest.mark.parametrize("seed", range(6))
def test_teams_follow_from_the_contest(seed):
    """R23.3, A313: the winner begins, with its upstream neighbour against the other two; all of it open."""
    game = set_up(4, seed, mode=TEAM)
    first = game.state.turn
    sides = [game.state.seats[(first + step) % 4].identity for step in range(4)]
    assert sides == ["sentinel", "scourge", "scourge", "sentinel"]
    assert all(seat.knows == (0, 1, 2, 3) for seat in game.state.seats)


def test_a_team_wins_when_the_other_is_dead():
    """R23.3."""
    t = Table(
        ann=dict(identity="sentinel", hand=["normal_attack"]),
        bob=dict(identity="scourge", hp=1),
        cid=dict(identity="scourge", alive=False, hp=0),
        dan=dict(identity="sentinel", alive=False, hp=0),
        mode=TEAM,
    )
    t.ann.uses("normal_attack", on="bob")
    assert t.state.outcome == ("sentinel", (0, 3))


# -- three_player_chase_kill_upstream_guard_downstream


def test_nobody_has_an_identity_in_the_chase():
    """R23.2: nothing is dealt, nothing is known, there is no fate."""
    game = set_up(3, mode=CHASE)
    assert [(seat.identity, seat.knows) for seat in game.state.seats] == [("", ())] * 3
    assert game.state.fate == "" and len({seat.hero for seat in game.state.seats}) == 3


def test_killing_the_upstream_neighbour_wins():
    """R23.2: seat 2 sits upstream of seat 0."""
    t = Table(ann=dict(hand=["normal_attack"]), bob=dict(), cid=dict(hp=1), mode=CHASE)
    t.ann.uses("normal_attack", on="cid")
    assert t.state.outcome == ("solo", (0,))


def test_killing_the_downstream_neighbour_only_moves_the_chase_on():
    """A204: the remaining two go on; the reward is the draw only (A254)."""
    t = Table(ann=dict(hand=["normal_attack"]), bob=dict(hp=1), cid=dict(), mode=CHASE)
    t.ann.uses("normal_attack", on="bob")
    assert t.state.outcome is None
    assert t.offered("ann") == ["draw", "decline"]
    t.ann.declines()


def test_the_next_living_seat_becomes_the_upstream_one():
    """A204, A312: with seat 2 dead, seat 1 is upstream of seat 0."""
    t = Table(ann=dict(hand=["normal_attack"]), bob=dict(hp=1), cid=dict(alive=False, hp=0), mode=CHASE)
    t.ann.uses("normal_attack", on="bob")
    assert t.state.outcome == ("solo", (0,))


def test_finisher_axe_steals_the_chase():
    """A148: whoever plays the Attack is the killer. Seat 1 kills seat 2; that is not its prey but would be seat 0's."""
    t = Table(
        ann=dict(hand=["normal_attack"], weapon="finisher_axe"),
        bob=dict(hand=["chaos_attack"]),
        cid=dict(hp=1),
        mode=CHASE,
        turn="bob",
    )
    t.bob.uses("chaos_attack", on="cid")
    t.ann.answers("finisher_axe.attack", "normal_attack")
    assert t.state.outcome == ("solo", (0,))


def test_a_prey_may_take_its_hunter_along():
    """N35, D1: seat 2 was certain to die first, by the hand of seat 0, which has won although it falls too."""
    t = Table(
        ann=dict(hand=["normal_attack"], hp=2), bob=dict(), goblin_engineer=dict(hp=1), mode=CHASE, deck=["dodge:heart"]
    )
    t.ann.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.state.outcome == ("solo", (0,)) and t.state.deaths == (2, 0)


def test_one_who_is_not_prey_only_takes_its_killer_along():
    """A204, A143, N35: the one left has won, although the dead one took its own upstream neighbour along."""
    t = Table(
        ann=dict(hand=["normal_attack"], hp=2), goblin_engineer=dict(hp=1), cid=dict(), mode=CHASE, deck=["dodge:heart"]
    )
    t.ann.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.state.outcome == ("solo", (2,)) and t.state.deaths == (1, 0)


def test_the_sole_survivor_wins_the_chase():
    """A204: seat 1 dies by its own hand, seat 0 is left."""
    t = Table(ann=dict(), bob=dict(hand=["frenzy"], hp=1), cid=dict(alive=False, hp=0), mode=CHASE, turn="bob")
    t.bob.uses("frenzy")
    assert t.state.outcome == ("solo", (0,))


# -- duel_three_hero_rotation


def duel(**seats: dict) -> Table:
    """A duel in progress."""
    return Table(mode=DUEL, **seats)


@pytest.mark.parametrize("seed", range(4))
def test_a_duel_is_drafted(seed):
    """R23.1: no Siren Songs, ten heroes drafted 1-2-2-2-2-1, three of five, 4 hp and limit 4 flat."""
    game = new_game(2, seed, mode=DUEL, log=True)
    rng = Rng(seed)
    picks = []
    while game.pending is not None and game.pending.key.startswith("setup."):
        if game.pending.key == "setup.draft":
            picks.append(game.pending.seat)
        if game.pending.key == "setup.three":
            assert len(game.pending.options) == 5
        game.answer(any_answer(game.pending, rng))
    first = game.state.turn
    # The last hero is the only one left: it is taken without a question.
    assert picks == [seat ^ first for seat in (0, 1, 1, 0, 0, 1, 1, 0, 0)]
    for seat in game.state.seats:
        assert (seat.hp, seat.max_hp, seat.limit) == (4, 4, 4)
        assert len(seat.waiting) == 2 and seat.hero not in seat.waiting
    cards = [*game.state.deck, *(uid for seat in game.state.seats for uid in seat.hand)]
    assert not any(KIND_ID[uid] == "siren_song" for uid in cards)


def test_heroes_rotate_after_the_discard_phase():
    """R23.1, A308: a choice of two, then the other; the two at the right hand move back."""
    t = duel(ann=dict(hero="lich"), bob=dict(hero="axe_lord"))
    t.ann.table.state.seats[0].waiting = ("death_knight", "quillback")
    t.ann.table.state.seats[1].waiting = ("mage_slayer", "swordmaster")
    t.ann.ends()
    assert t.offered("ann") == ["death_knight", "quillback"]
    t.ann.answers("rotate.hero", "quillback")
    assert (t.ann.hero, t.ann.waiting, t.ann.rested) == ("quillback", ("death_knight",), ("lich",))
    t.bob.ends()
    t.bob.answers("rotate.hero", "mage_slayer")
    t.ann.ends()
    assert (t.ann.hero, sorted(t.ann.waiting), t.ann.rested) == ("death_knight", ["lich", "quillback"], ())


def test_a_skipped_discard_phase_keeps_the_hero():
    """A202."""
    t = duel(ann=dict(hero="lich"), bob=dict(hero="axe_lord"))
    t.state.seats[0].waiting = ("death_knight", "quillback")
    t.state.seats[0].skipping = ("discard",)
    t.ann.ends()
    assert t.ann.hero == "lich"


def test_what_stays_when_the_hero_changes():
    """A201, D12: hp, rage, cards and delayed cards stay, markers go."""
    t = duel(
        goblin_engineer=dict(
            hp=2, rage=1, hand=["dodge"], weapon="hornbow",
            status=[("goblin_engineer.remote_bomb", ["normal_attack"], "goblin_engineer", "keep", True),
                    ("siren_song", ["siren_song"], "bob", "status")],
        ),
        bob=dict(hero="lich"),
    )  # fmt: skip
    t.state.seats[0].waiting = ("death_knight", "quillback")
    t.goblin_engineer.ends()
    t.goblin_engineer.answers("rotate.hero", "quillback")
    seat = t.state.seats[0]
    assert (seat.hero, seat.hp, seat.rage, len(seat.hand), [s.kind for s in seat.status]) == (
        "quillback", 2, 1, 1, ["siren_song"],
    )  # fmt: skip


def test_the_first_death_ends_a_duel():
    """R23.1, A309: no reward is asked for."""
    t = duel(ann=dict(hand=["normal_attack"]), bob=dict(hp=1))
    t.ann.uses("normal_attack", on="bob")
    assert t.state.outcome == ("solo", (0,))


def test_the_one_who_falls_last_wins_a_duel():
    """D1: the Goblin Engineer was certain to die first, its Self-Destruct takes the killer along."""
    t = duel(ann=dict(hand=["normal_attack"], hp=2), goblin_engineer=dict(hp=1), deck=["dodge:heart"])
    t.ann.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.state.outcome == ("solo", (0,))
    assert t.state.deaths == (1, 0)
