"""哥布林工程师 Goblin Engineer."""

from tests.table import Table

BOMB = "goblin_engineer.remote_bomb"
DETONATE = "goblin_engineer.detonate"


def mined(*suits, foe=(), **more):
    """The foe's turn; the goblin has bombs of these suits."""
    bombs = [(BOMB, [f"normal_attack:{suit}"], "goblin_engineer", "keep", True) for suit in suits]
    return Table(foe={"hand": list(foe), **more}, goblin_engineer={"status": bombs}, by={})


# -- goblin_engineer.remote_bomb


def test_a_bomb_lies_face_down_once_a_turn():
    """R25.1: its owner alone knows it."""
    t = Table(goblin_engineer={"hand": ["normal_attack:spade", "chaos_attack:heart", "dodge"]}, foe={})
    t.goblin_engineer.sets_off("remote_bomb")
    assert t.offered("goblin_engineer") == ["normal_attack:spade", "chaos_attack:heart"]
    t.goblin_engineer.answers(f"{BOMB}.card", "chaos_attack")
    assert [(s.kind, s.shut, s.lasts) for s in t.goblin_engineer.status] == [(BOMB, True, "keep")]
    assert "cards" not in t.told("lay")[0]
    assert "remote_bomb" not in t.offered("goblin_engineer")


def test_two_bombs_at_most_and_only_attacks():
    """A192: a bomb is a real Attack card."""
    bombs = [(BOMB, ["flame_attack"], "goblin_engineer", "keep", True)] * 2
    t = Table(goblin_engineer={"hand": ["normal_attack", "dodge"], "status": bombs}, foe={})
    assert "remote_bomb" not in t.offered("goblin_engineer")
    t = Table(goblin_engineer={"hand": ["dodge"], "status": bombs[:1]}, foe={})
    assert "remote_bomb" not in t.offered("goblin_engineer")


def test_a_card_merely_regarded_as_an_attack_is_no_bomb():
    """N34, A192: Grant Strength makes the Dodge an Attack for using and playing."""
    strong = ("mammoth_kin.grant_strength", ["healing_balm:heart"], "foe", "cast")
    hand = ["dodge:heart", "normal_attack:spade", "chaos_attack:club"]
    t = Table(sets=("standard", "daybreak"), goblin_engineer={"hand": hand, "status": [strong]}, foe={})
    assert "grant_strength>normal_attack dodge:heart" in t.offered("goblin_engineer")
    t.goblin_engineer.sets_off("remote_bomb")
    assert t.offered("goblin_engineer") == ["normal_attack:spade", "chaos_attack:club"]
    t.goblin_engineer.answers(f"{BOMB}.card", "normal_attack")


def test_a_dispelled_bomb_stays_in_hand():
    """A44: nothing stands before "then", so nothing is paid; the use counts."""
    t = Table(goblin_engineer={"hand": ["normal_attack:spade"]}, foe={"hand": ["dispel"]})
    t.goblin_engineer.sets_off("remote_bomb")
    t.foe.answers("dispel", "dispel")
    assert (t.goblin_engineer.status, t.goblin_engineer.cards) == ([], ["normal_attack:spade"])
    assert "remote_bomb" not in t.offered("goblin_engineer")


# -- goblin_engineer.detonate


def test_detonation_draws_and_hurts_the_user():
    """A192: all bombs of the suit in one damage event, before the card is resolved."""
    t = mined("spade", "spade", foe=["chaos_attack:spade"])
    t.foe.uses("chaos_attack", on="goblin_engineer")
    assert t.offered("goblin_engineer") == ["2", "1", "decline"]
    t.goblin_engineer.answers(f"{DETONATE}.count", 2)
    assert (t.foe.hp, len(t.goblin_engineer.hand), t.goblin_engineer.status) == (2, 2, [])
    assert [d["amount"] for d in t.told("damage")] == [2, 1]


def test_one_of_two_bombs_may_be_kept():
    """A192: X is yours to say."""
    t = mined("spade", "spade", foe=["chaos_attack:spade"])
    t.foe.uses("chaos_attack", on="goblin_engineer")
    t.goblin_engineer.answers(f"{DETONATE}.count", 1)
    assert (t.foe.hp, len(t.goblin_engineer.status)) == (3, 1)


def test_another_suit_and_own_cards_set_nothing_off():
    """Same suit, other characters."""
    t = mined("club", foe=["chaos_attack:spade"])
    t.foe.uses("chaos_attack", on="goblin_engineer")
    assert (t.foe.hp, t.goblin_engineer.hp) == (4, 2)
    bomb = [(BOMB, ["normal_attack:spade"], "goblin_engineer", "keep", True)]
    t = Table(goblin_engineer={"hand": ["chaos_attack:spade"], "status": bomb}, foe={})
    t.goblin_engineer.uses("chaos_attack", on="foe")
    assert (len(t.goblin_engineer.status), t.goblin_engineer.hp) == (1, 3)


def test_a_dead_users_card_is_still_resolved():
    """A149: a Dodge still cancels the Attack."""
    bomb = [(BOMB, ["flame_attack:heart"], "goblin_engineer", "keep", True)]
    t = Table(
        goblin_engineer={"hand": ["normal_attack"], "status": bomb}, foe={"hp": 1, "hand": ["dodge:heart"]}, by={}
    )
    t.goblin_engineer.uses("normal_attack", on="foe")
    t.foe.answers("respond.dodge", "dodge")
    t.goblin_engineer.answers(f"{DETONATE}.count", 1)
    t.goblin_engineer.answers("reward", ("draw",))
    assert not t.foe.alive
    assert len(t.told("damage")) == 1


def test_a_dead_users_greed_takes_nothing():
    """A149: a card already used can no longer benefit its dead user."""
    bomb = [(BOMB, ["flame_attack:heart"], "goblin_engineer", "keep", True)]
    t = Table(foe={"hand": ["greed:heart"], "hp": 1}, goblin_engineer={"status": bomb}, by={"hand": ["dodge:diamond"]})
    t.foe.uses("greed", on="by")
    t.goblin_engineer.answers(f"{DETONATE}.count", 1)
    t.goblin_engineer.answers("reward", ("draw",))
    assert (t.foe.alive, t.by.cards, t.state.aside) == (False, ["dodge:diamond"], [])


def test_a_card_played_for_transposition_counts():
    """A68."""
    bomb = [(BOMB, ["normal_attack:club"], "goblin_engineer", "keep", True)]
    t = Table(
        skeleton_king={"hand": ["normal_attack:spade"]},
        goblin_engineer={"status": bomb, "hp": 2},
        avenging_soul={"hand": ["disarm"]},
    )
    t.skeleton_king.uses("normal_attack", on="goblin_engineer")
    t.skeleton_king.accepts("life_drain")
    t.avenging_soul.answers("avenging_soul.transposition.card", "disarm")
    t.goblin_engineer.answers(f"{DETONATE}.count", 1)
    t.avenging_soul.answers("avenging_soul.horror_wave.count", 1)
    assert t.avenging_soul.hp == 3


# -- goblin_engineer.self_destruct


def test_the_killer_judges_and_red_burns_it():
    """A236, R20.1: 2 damage before the reward."""
    t = Table(foe={"hand": ["normal_attack"]}, goblin_engineer={"hp": 1}, by={}, deck=["dodge:heart"])
    t.foe.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert (t.foe.hp, t.by.hp, t.told("judge")[0]["seat"]) == (2, 4, 0)
    t.foe.answers("reward", ("draw",))


def test_black_spares_the_killer():
    """R1.8."""
    t = Table(foe={"hand": ["normal_attack"]}, goblin_engineer={"hp": 1}, by={}, deck=["disarm"])
    t.foe.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.accepts("self_destruct")
    assert t.foe.hp == 4
    t.foe.answers("reward", ("draw",))


def test_nobody_judges_when_the_goblin_kills_itself():
    """A143."""
    t = Table(goblin_engineer={"hp": 1, "hand": ["frenzy"]}, foe={}, by={})
    t.goblin_engineer.uses("frenzy")
    assert not t.goblin_engineer.alive
    assert (t.told("judge"), t.asked()) == ([], ("foe", "play"))


# -- goblin_engineer.remote_bomb


def test_others_lay_no_bombs():
    """A bystander's Attack is an Attack."""
    t = Table(foe={"hand": ["normal_attack"]}, goblin_engineer={})
    assert t.offered("foe") == ["normal_attack:spade", "end"]


# -- goblin_engineer.self_destruct


def test_the_goblin_may_go_quietly_and_needs_a_killer():
    """令: optional; A130: the unseen have not killed it."""
    t = Table(foe={"hand": ["normal_attack"]}, goblin_engineer={"hp": 1}, by={}, deck=["dodge:heart"])
    t.foe.uses("normal_attack", on="goblin_engineer")
    t.goblin_engineer.declines("trigger.may")
    t.foe.declines("reward")
    assert (t.foe.hp, t.told("judge")) == (4, [])
    t = Table(unseen_assassin={"hand": ["normal_attack"]}, goblin_engineer={"hp": 1}, by={}, deck=["dodge:heart"])
    t.unseen_assassin.uses("normal_attack", on="goblin_engineer")
    assert (t.goblin_engineer.alive, t.unseen_assassin.hp, t.told("judge")) == (False, 4, [])
