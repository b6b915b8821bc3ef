"""The Jungle: placing, hunting, and the monster phase (R7, R29)."""

import pytest

from fate.fate2 import data, invariants
from fate.fate2.position import BadPosition, build
from fate.fate2.rules import play
from fate.fate2.rules.catalog import KIND_ID, MODES, kind_of
from fate.fate2.rules.game import TOUCH, new_game
from fate.fate2.rules.jungle import Kill
from fate.fate2.rules.options import Options
from fate.fate2.rules.view import UNSEEN, plain, view
from fate.fate2.worlds import deal_anew
from fate.kernel.data import canonical
from fate.kernel.rng import Rng
from tests.table import Table

J = ("standard", "jungle")
BOTH = ["kobold_overseer", "black_dragon"]


def phases(t: Table, seat: int) -> list[str]:
    """The phases that a seat has been told to have."""
    return [told["phase"] for told in t.told("phase") if told["seat"] == seat]


# ---- the deck


def test_the_monsters_come_with_the_jungle_only() -> None:
    """R2.3, A186: 16 of them, shuffled into the deck."""
    decks = [MODES["identity_game"].deck(Options(sets=sets)) for sets in (("standard",), J)]
    monsters = [[uid for uid in deck if data.kinds()[KIND_ID[uid]].category == "monster"] for deck in decks]
    assert [len(found) for found in monsters] == [0, 16]


def test_without_the_jungle_there_is_neither_phase_nor_placing() -> None:
    """R5.1."""
    t = Table(a={"hand": ["dodge"]}, b={}, deck=["dodge"] * 2)
    assert t.offered("a") == ["end"]
    t.a.ends()
    assert phases(t, 1)[:2] == ["status", "draw"]
    t.state.phase = "monster"
    with pytest.raises(invariants.Broken, match="unknown phase"):
        invariants.check_state(t.state)
    t.state.phase = "play"


@pytest.mark.parametrize("mode", sorted({row.mode for row in data.modes()}))
def test_every_mode_can_be_played_with_it(mode: str) -> None:
    """R5.1: the phase stands between casting and status."""
    players = next(row.players for row in data.modes() if row.mode == mode)
    options = Options(mode=mode, players=players, sets=J)
    assert list(MODES[mode].phases(options))[:3] == ["casting", "monster", "status"]


def test_in_hand_they_cannot_be_used() -> None:
    """R29.3: placing one is all there is."""
    t = Table(sets=J, a={"hand": ["kobold_overseer"]}, b={})
    assert t.offered("a") == ["place", "end"]
    assert play.refusal(t.game, 0, kind_of(t.a.hand[0])) == ("timing",)


def test_they_serve_as_judgement_cards() -> None:
    """R29.3: a red 4 for Reverse Helix."""
    t = Table(sets=J, a={"hand": ["normal_attack"]}, axe_lord={}, deck=["kobold_overseer:heart-4"])
    t.a.uses("normal_attack", on="axe_lord")
    t.axe_lord.accepts("reverse_helix")
    assert t.a.hp == 3


def test_they_pay_costs() -> None:
    """R29.3."""
    t = Table(sets=J, axe_lord={"hand": ["kobold_overseer"]}, b={})
    t.axe_lord.sets_off("war_hunger")
    assert (t.axe_lord.hand, t.b.hp) == ([], 3)


# ---- placing


def test_placing_one_draws_one() -> None:
    """R29.1."""
    t = Table(sets=J, a={"hand": ["kobold_overseer"]}, b={}, deck=["chakra", "greed"])
    t.a.sets_off("place")
    assert [KIND_ID[uid] for uid in t.a.monsters] == ["kobold_overseer"]
    assert (t.a.cards, t.b.monsters, t.b.hand) == (["chakra:club"], [], [])


def test_only_monsters_can_be_placed() -> None:
    """A287."""
    t = Table(sets=J, a={"hand": ["dodge", *BOTH, "chakra"]}, b={})
    t.a.sets_off("place")
    assert [text.split(":")[0] for text in t.offered("a")] == BOTH
    t.a.answers("jungle.place", "black_dragon")
    assert [KIND_ID[uid] for uid in t.a.monsters] == ["black_dragon"]
    assert "place" not in Table(sets=J, a={"hand": ["dodge"]}, b={}).offered("a")


def test_once_a_turn() -> None:
    """R29.1: the next turn allows another."""
    t = Table(sets=J, a={"hand": BOTH}, b={}, deck=["dodge"] * 7)
    t.a.sets_off("place")
    t.a.answers("jungle.place", "kobold_overseer")
    assert "place" not in t.offered("a")
    t.a.ends()
    t.b.ends()
    assert "place" in t.offered("a")


def test_the_choice_can_be_taken_back() -> None:
    """Nothing has been laid yet."""
    t = Table(sets=J, a={"hand": BOTH}, b={})
    t.a.sets_off("place")
    t.game.cancel()
    assert (len(t.a.hand), t.a.monsters) == (2, []) and "place" in t.offered("a")


def test_zone_and_log_are_secret() -> None:
    """R4.5: all see that a monster lies there, its owner sees which."""
    t = Table(sets=J, a={"hand": ["kobold_overseer"]}, b={})
    t.a.sets_off("place")
    assert view(t.game, 0).seats[0].monsters == t.a.monsters
    assert view(t.game, 1).seats[0].monsters == view(t.game, None).seats[0].monsters == [UNSEEN]
    entry = next(entry for entry in t.game.log or () if entry.key == "jungle_place")
    assert (entry.seen_by(1), entry.seen_by(0)["cards"]) == ({"seat": 0}, tuple(t.a.monsters))


def test_a_zone_has_no_limit() -> None:
    """A285: the new one lies behind the old."""
    t = Table(sets=J, a={"hand": ["kobold_overseer"], "monsters": ["black_dragon"]}, b={})
    t.a.sets_off("place")
    assert [KIND_ID[uid] for uid in t.a.monsters] == ["black_dragon", "kobold_overseer"]


def test_placing_cannot_be_dispelled() -> None:
    """R7.3."""
    t = Table(sets=J, a={"hand": ["kobold_overseer"]}, b={"hand": ["dispel"]})
    t.a.sets_off("place")
    assert t.asked() == ("a", "play")


def test_the_mad_may_place() -> None:
    """D11: placing is neither use nor play, so what bans those does not matter."""
    mad = [("blood_fiend.blood_madness", ["dodge:heart"], "b", "cast")]
    t = Table(sets=J, a={"hand": ["kobold_overseer:heart", "greed"], "status": mad}, b={})
    assert "greed:club" not in t.offered("a")
    t.a.sets_off("place")
    assert len(t.a.monsters) == 1


# ---- hunting


def test_a_hand_card_kills_anothers_monster() -> None:
    """R29.2, R7.2: the hunter carries it out; price and monster are discarded."""
    t = Table(sets=J, a={"hand": ["dodge", "chakra"]}, b={"monsters": ["jackal_assassin"]}, c={"monsters": BOTH[:1]})
    t.a.sets_off("kill")
    t.a.answers("jungle.kill.target", "b")
    t.a.answers("jungle.kill.price", "dodge")
    assert (t.a.rage, t.b.rage, t.b.monsters, len(t.c.monsters)) == (1, 0, [], 1)
    assert [KIND_ID[uid] for uid in t.state.discard] == ["dodge", "jackal_assassin"]
    assert t.told("jungle_kill") == [{"seat": 0, "target": 1}]
    assert t.told("monster") == [{"seat": 0, "owner": 1, "cards": (t.state.discard[1],)}]


def test_any_number_of_times() -> None:
    """R29.2."""
    t = Table(sets=J, a={"hand": ["dodge", "chakra"]}, b={"monsters": ["jackal_assassin", "jackal_assassin"]})
    for _ in range(2):
        t.a.sets_off("kill")
        if t.asked() == ("a", "jungle.kill.price"):
            t.a.answers("jungle.kill.price", "dodge")
    assert (t.a.rage, t.a.hand, t.b.monsters) == (2, [], [])


def test_ones_own_cannot_be_killed() -> None:
    """A286."""
    t = Table(sets=J, a={"hand": ["dodge"], "monsters": BOTH}, b={})
    assert "kill" not in t.offered("a")


def test_it_takes_a_hand_card() -> None:
    """A288: equipment will not do, a monster will."""
    t = Table(sets=J, a={"weapon": "hornbow"}, b={"monsters": BOTH})
    assert "kill" not in t.offered("a")
    t = Table(sets=J, a={"hand": ["kobold_overseer"]}, b={"monsters": ["jackal_assassin"]})
    t.a.sets_off("kill")
    assert (t.a.hand, t.a.rage) == ([], 1)


def test_of_several_the_oldest_is_killed() -> None:
    """N17."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["jackal_assassin", "black_dragon"]})
    t.a.sets_off("kill")
    assert (t.a.rage, t.a.hp) == (1, 4) and [KIND_ID[uid] for uid in t.b.monsters] == ["black_dragon"]


def test_hunting_can_be_taken_back_until_it_is_paid() -> None:
    """The price is the last choice."""
    t = Table(sets=J, a={"hand": ["dodge", "chakra"]}, b={"monsters": ["jackal_assassin"]}, c={"monsters": BOTH})
    t.a.sets_off("kill")
    t.game.cancel()
    t.a.sets_off("kill")
    t.a.answers("jungle.kill.target", "b")
    t.game.cancel()
    assert (t.asked(), len(t.a.hand), len(t.b.monsters)) == (("a", "play"), 2, 1)


def test_nothing_of_it_can_be_dispelled() -> None:
    """R7.3, R16.3: neither the kill nor what comes of it."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={"monsters": ["black_dragon"], "hand": ["dispel"]})
    t.a.sets_off("kill")
    assert t.asked() == ("a", "play") and t.a.hp == 3


def test_the_monster_of_the_immune_can_be_killed() -> None:
    """R29.4."""
    t = Table(sets=J, a={"hand": ["siren_song", "dodge"]}, b={"monsters": ["jackal_assassin"]}, c={})
    t.a.uses("siren_song", on="b")
    t.a.sets_off("kill")
    assert (t.a.rage, t.b.monsters) == (1, [])


def test_the_immune_kill_without_effect() -> None:
    """A319: after Siren Song upgraded on oneself the monster dies and that is all; the card is paid (A165)."""
    t = Table(sets=J, a={"hand": ["siren_song", "dodge"], "rage": 1}, b={"monsters": ["raging_owlbeast"]})
    t.a.uses("siren_song", upgraded=True)
    t.a.sets_off("kill")
    assert (t.asked(), t.b.hp, t.b.monsters, t.a.hand) == (("a", "play"), 4, [], [])


def test_the_immune_may_place_and_draw() -> None:
    """R27.3: neither is a skill or a hand card's effect."""
    t = Table(sets=J, a={"hand": ["siren_song", "kobold_overseer"], "rage": 1}, b={}, deck=["dodge"])
    t.a.uses("siren_song", upgraded=True)
    t.a.sets_off("place")
    assert (len(t.a.monsters), len(t.a.hand)) == (1, 1)


# ---- the monster phase


def test_it_stands_between_casting_and_status() -> None:
    """R5.1, A23, A224: the status phase still happens, and what lies there leaves after the monsters."""
    t = Table(
        sets=J, a={}, b={"monsters": ["jackal_assassin"], "status": [("siren_song", ["siren_song"], "a", "status")]}
    )  # fmt: skip
    t.a.ends()
    assert phases(t, 1) == ["monster", "status", "draw", "play"]
    keys = [entry.key for entry in t.game.log or () if entry.key in ("turn", "monster", "lift")]
    assert keys == ["turn", "monster", "lift"]


def test_all_are_turned_up_in_the_order_of_placing() -> None:
    """R7.1, R7.2, A285; each is discarded before the next."""
    t = Table(sets=J, a={}, b={"monsters": ["black_dragon", "forest_troll_priest"]}, deck=["chakra"] * 2)
    t.a.ends()
    assert [KIND_ID[uid] for told in t.told("monster") for uid in told["cards"]] == [
        "black_dragon",
        "forest_troll_priest",
    ]
    assert (t.b.hp, t.b.monsters, len(t.state.discard)) == (4, [], 2), "hurt first, healed then"


def test_a_monster_waits_for_its_owners_turn() -> None:
    """R7.1: in the turns of others it lies still."""
    t = Table(sets=J, a={"hand": ["jackal_assassin"]}, b={}, deck=["dodge"] * 9)
    t.a.sets_off("place")
    t.a.ends()
    assert (len(t.a.monsters), t.told("monster")) == (1, [])
    t.b.ends()
    assert (t.a.rage, t.a.monsters) == (1, [])


def test_it_happens_under_time_stop() -> None:
    """R27.4, A168: three phases are skipped, this one is not."""
    t = Table(sets=J, a={"hand": ["time_stop"], "rage": 2}, b={"monsters": ["kobold_overseer"]}, deck=["dodge"] * 9)
    t.a.uses("time_stop")
    t.a.ends()
    assert t.asked() == ("a", "play") and (len(t.b.hand), t.b.monsters) == (1, [])


def test_under_siren_song_it_happens_without_effect() -> None:
    """R29.4: the monster is turned up and discarded."""
    t = Table(sets=J, a={"hand": ["siren_song"]}, b={"monsters": ["black_dragon"]}, c={})
    t.a.uses("siren_song", on="b")
    t.a.ends()
    assert len(t.told("monster")) == 1 and phases(t, 1) == ["monster", "status", "end"]
    assert (t.b.hp, t.b.hand, t.b.monsters) == (4, [], [])


def test_the_turn_begins_with_it() -> None:
    """R27.3, D3: the lap of Siren Song's user is over, its monsters reach the other one again."""
    t = Table(sets=J, a={"hand": ["siren_song"], "monsters": ["raging_owlbeast"]}, b={}, c={}, deck=["chakra"] * 2)
    t.a.uses("siren_song", on="b")
    t.a.ends()
    t.c.ends()
    assert t.offered("a") == ["a", "b", "c"]
    t.a.answers("raging_owlbeast.targets", ["b"])
    assert t.b.hp == 3


def test_what_monsters_cause_does_not_reach_the_immune() -> None:
    """A164: as with skills and hand cards."""
    assert Kill(0, 1, 114).origin() in TOUCH


def test_death_ends_the_phase_and_the_turn() -> None:
    """A289, R5.4: what still lies there is discarded unseen in its effect (A257)."""
    t = Table(sets=J, a={}, b={"hp": 1, "monsters": ["black_dragon", "kobold_overseer"]}, c={})
    t.a.ends()
    assert not t.b.alive and t.b.monsters == [] and len(t.told("monster")) == 1
    assert [KIND_ID[uid] for uid in t.state.discard] == ["kobold_overseer", "black_dragon"]
    assert t.asked() == ("c", "play") and phases(t, 1) == ["monster"]


def test_the_monsters_of_the_dead_are_discarded() -> None:
    """A257, R20.1."""
    t = Table(sets=J, a={"hand": ["normal_attack"]}, b={"hp": 1, "monsters": BOTH}, c={})
    t.a.uses("normal_attack", on="b")
    assert t.b.monsters == [] and {KIND_ID[uid] for uid in t.state.discard} >= set(BOTH)
    t.a.declines("reward")


def test_a_neutral_may_reveal_itself_before_its_monsters() -> None:
    """A157, R1.3: the turn has begun, and nothing is being resolved; asked anew before each, as long as it declines."""
    seats = {
        "a": {}, "b": {"identity": "neutral", "hp": 1, "monsters": ["kobold_overseer", "black_dragon"]},
        "c": {"identity": "scourge"},
    }  # fmt: skip
    t = Table(sets=(*J, "dawn"), fate="last_stand_reversal", **seats)
    t.a.ends()
    t.b.declines("reveal")
    assert len(t.b.monsters) == 1
    t.b.answers("reveal", "reveal")
    assert t.told("identity_revealed") and t.b.alive and t.asked() == ("b", "trigger.may")
    t.b.accepts("last_stand_reversal")
    assert t.b.hp == 4


def test_a_game_can_end_there() -> None:
    """R21.1: the last Scourge dies of its dragon."""
    t = Table(sets=J, a={"identity": "sentinel"}, b={"identity": "scourge", "hp": 1, "monsters": ["black_dragon"]})
    t.a.ends()
    assert t.state.outcome is not None and t.state.outcome.camp == "sentinel"


# ---- what is known of it


def test_other_worlds_have_other_monsters_there_and_nothing_else() -> None:
    """R4.5, R29.1: a seat knows that a monster lies there, not which; its view stays the same."""
    t = Table(sets=J, a={"monsters": ["kobold_overseer"]}, b={"monsters": BOTH, "hand": ["dodge"] * 3})
    before = canonical(plain(view(t.game, 0)))
    found = set()
    for seed in range(12):
        twin = t.game.fork()
        deal_anew(twin, 0, Rng(seed))
        twin.log = t.game.log
        assert canonical(plain(view(twin, 0))) == before
        assert sorted(invariants.lie(twin.state)) == sorted(invariants.lie(t.state))
        zone = twin.state.seats[1].monsters
        assert {data.kinds()[KIND_ID[uid]].category for uid in zone} == {"monster"}
        assert twin.state.seats[0].monsters == t.a.monsters
        found.update(zone)
    assert len(found) > 4


def test_positions_place_monsters_only() -> None:
    """A287: what a scenario describes is checked too."""
    seats = [{"name": "a", "monsters": ["black_dragon"]}, {"name": "b"}]
    state, _ = build({"sets": list(J), "phase": "monster", "seat": seats})
    assert [KIND_ID[uid] for uid in state.seats[0].monsters] == ["black_dragon"] and state.phase == "monster"
    with pytest.raises(BadPosition, match="dodge is no monster"):
        build({"sets": list(J), "seat": [{"name": "a", "monsters": ["dodge"]}, {"name": "b"}]})
    with pytest.raises(BadPosition, match="phase"):
        build({"phase": "monster", "seat": [{"name": "a"}, {"name": "b"}]})


def test_a_zone_holds_nothing_but_monsters() -> None:
    """The check that every State from outside passes."""
    t = Table(sets=J, a={"hand": ["dodge"]}, b={})
    state = t.state.copy()
    state.seats[0].monsters, state.seats[0].hand = state.seats[0].hand, []
    with pytest.raises(invariants.Broken, match="no monster"):
        invariants.check_state(state)


def test_a_fork_shares_no_zone() -> None:
    """A copy is independent."""
    game = new_game(5, 1, sets=J)
    twin = game.state.copy()
    twin.seats[0].monsters.append(114)
    assert game.state.seats[0].monsters == []
