"""Kind 25: a limit per turn or per game outlives saving, loading, forking, taking back and rotation (R28.2, A201)."""

import pytest

from fate.fate2.invariants import answer_with_twin
from tests.fate2.interactions.positions import loaded, same, settle
from tests.table import Table


def used_up():
    """Dark Rite has been used; Disarm and an Attack are still in hand."""
    t = Table(lich={"hand": ["dodge:heart", "flame_attack:heart", "chakra", "normal_attack"]}, b={}, c={})
    t.lich.sets_off("dark_rite")
    t.lich.answers("lich.dark_rite.cost", "dodge:heart")
    return t


def test_a_used_skill_stays_used_after_loading():
    """R28.2."""
    t = used_up()
    game = loaded(t)
    assert same(game, t.game)
    assert not any(option == ("skill", "lich.dark_rite") for option in game.pending.options)


def test_a_used_skill_stays_used_in_a_fork():
    """R28.2."""
    twin = used_up().game.fork()
    assert not any(option == ("skill", "lich.dark_rite") for option in twin.pending.options)


def test_taking_back_the_next_move_gives_nothing_back():
    """R28.2: only the move taken back is undone."""
    t = used_up()
    t.lich.answers("play", "normal_attack")
    t.game.cancel()
    assert "dark_rite" not in t.offered("lich") and t.lich.used == {"lich.dark_rite": 1}


def test_the_limit_returns_with_the_own_next_turn():
    """R28.2, A5."""
    t = Table(a={}, lich={"hand": ["dodge:heart"], "used": {"lich.dark_rite": 1}}, turn="lich", c={})
    assert "dark_rite" not in t.offered("lich")
    t.lich.ends()
    while t.asked() != ("lich", "play"):
        t.players[t.asked()[0]].ends()
    assert "dark_rite" in t.offered("lich")


@pytest.mark.parametrize("loads", [False, True])
def test_the_one_attack_survives_loading(loads):
    """R10.1."""
    t = Table(a={"hand": ["normal_attack", "normal_attack", "chakra"]}, b={}, c={})
    t.a.uses("normal_attack", on="b")
    game = loaded(t) if loads else t.game.fork()
    assert [option for option in game.pending.options if option[0] == "use"] == [
        option for option in t.game.pending.options if option[0] == "use"
    ]
    assert len([option for option in game.pending.options if option[0] == "use"]) == 1


def test_rebirth_once_however_often_the_game_is_loaded():
    """A game is loaded between the first death and the second; there is no second Rebirth."""
    t = Table(
        a={"hand": ["normal_attack", "godslayer_slash", "chakra"], "rage": 3},
        skeleton_king={"hp": 1, "max_hp": 3},
        c={},
    )
    t.a.uses("normal_attack", on="skeleton_king")
    t.skeleton_king.accepts("rebirth")
    assert t.skeleton_king.hp == 3 and t.skeleton_king.spent
    assert same(loaded(t), t.game)
    t.a.uses("godslayer_slash", on="skeleton_king")
    assert t.asked() == ("a", "reward")
    t.a.declines()


def test_a_limit_in_the_middle_of_its_skill():
    """Counted before the chance to Dispel: also in a game loaded there (R16.6)."""
    t = Table(lich={"hand": ["dodge:heart", "chakra", "frenzy"]}, b={"hand": ["dispel"]}, c={})
    t.lich.sets_off("dark_rite")
    t.lich.answers("lich.dark_rite.cost", "dodge:heart")
    assert t.asked() == ("b", "dispel")
    game = loaded(t)
    assert same(game, t.game) and game.state.seats[0].used == {"lich.dark_rite": 1}
    answer_with_twin(t.game, 0)
    assert "dark_rite" not in t.offered("lich") and t.lich.cards == ["chakra:club", "frenzy:diamond"]


def test_rotation_keeps_what_was_spent_for_the_game():
    """A201: once per game counts for each hero, and the hero that comes back has spent it."""
    t = Table(
        mode="duel_three_hero_rotation",
        a={"hero": "skeleton_king", "hp": 1, "spent": {"skeleton_king.rebirth": 1}, "hand": ["frenzy"]},
        b={},
    )
    t.a.uses("frenzy")
    assert t.game.over, "no second Rebirth"


def test_chakra_by_conversion_once_a_turn_after_loading():
    """R28.2: a limited conversion is counted as it is used."""
    t = Table(
        light_warden={"hand": ["normal_attack:spade", "normal_attack:club", "chaos_attack:spade", "dodge"]}, b={}, c={}
    )
    t.light_warden.uses("normal_attack:spade", on="light_warden", via="chakra")
    settle(t)
    assert not any("chakra>" in text for text in t.offered("light_warden"))
    assert same(loaded(t), t.game)


def test_cards_of_faith_wait_for_their_hero():
    """N33, A248, A201: nobody else can take them, and nothing else does."""
    t = Table(
        mode="duel_three_hero_rotation",
        a={"hand": ["normal_attack", "frenzy"]},
        guardian_knight={"hand": ["chakra"]},
    )
    t.state.seats[0].waiting = ("lich", "quillback")
    t.state.seats[1].waiting = ("axe_lord", "gorgon")
    t.a.uses("normal_attack", on="guardian_knight")
    t.guardian_knight.answers("guardian_knight.faith.count", 1)
    t.state.seats[1].skips = ("play",)
    t.a.ends()
    t.a.answers("rotate.hero", "lich")
    t.guardian_knight.declines("guardian_knight.fathers_love.target")
    t.guardian_knight.answers("rotate.hero", "gorgon")
    assert t.guardian_knight.hero == "gorgon" and len(t.state.aside) == 1
    t.a.ends()
    assert len(t.state.aside) == 1 and "faith" not in t.offered("guardian_knight")
