"""死亡先知 Death Oracle."""

from fate.fate2.rules.marker import markers
from tests.table import Table

BATS = "death_oracle.carrion_bats"
SPIRITS = "death_oracle.evil_spirits"
DRIVE = "death_oracle.drive_spirits"


def oracle(*spirits, hand=(), rage=0, **seats):
    seats = seats or {"a": {}, "b": {}, "c": {}}
    status = [(SPIRITS, [card], "death_oracle", "keep") for card in spirits]
    return Table(death_oracle={"hand": list(hand), "rage": rage, "status": status}, **seats)


# -- death_oracle.evil_spirits


def test_spirits_cost_a_rage_and_a_card_each():
    """恶灵, A199: any number in the play phase, no Dispel (D13), they stay (A32)."""
    t = oracle(hand=["chakra", "dodge"], rage=2, a={"hand": ["dispel"]})
    t.death_oracle.sets_off("evil_spirits")
    t.death_oracle.answers(f"{SPIRITS}.card", "chakra")
    t.death_oracle.sets_off("evil_spirits")
    assert (t.death_oracle.rage, t.death_oracle.hand, len(markers(t.game, 0, SPIRITS))) == (0, [], 2)
    t.death_oracle.ends()
    assert len(markers(t.game, 0, SPIRITS)) == 2


def test_spirits_need_rage_and_a_card():
    """R1.10."""
    assert "evil_spirits" not in oracle(hand=["chakra"]).offered("death_oracle")
    assert "evil_spirits" not in oracle(rage=1).offered("death_oracle")


# -- death_oracle.carrion_bats


def test_bats_hurt_as_many_as_there_are_spirits():
    """食腐蝠群: two red cards; the spirits stay."""
    t = oracle("chakra", "moon_arrow", hand=["dodge", "greed:heart", "disarm"])
    t.death_oracle.sets_off("carrion_bats")
    assert (t.offered("death_oracle"), t.game.pending.most) == (["a", "b", "c"], 2)
    t.death_oracle.answers(f"{BATS}.targets", ["c", "a"])
    assert [seat.hp for seat in t.state.seats] == [3, 3, 4, 3]
    assert (len(markers(t.game, 0, SPIRITS)), t.death_oracle.cards) == (2, ["disarm:club"])
    assert [d["seat"] for d in t.told("damage")] == [1, 3], "A117"
    assert "carrion_bats" not in t.offered("death_oracle")


def test_bats_need_two_red_cards_and_a_spirit():
    """R1.10."""
    assert "carrion_bats" not in oracle("chakra", hand=["dodge", "disarm"]).offered("death_oracle")
    assert "carrion_bats" not in oracle(hand=["dodge", "greed:heart"]).offered("death_oracle")


def test_bats_dispelled():
    """R16.6."""
    t = oracle("chakra", hand=["dodge", "greed:heart"], a={"hand": ["dispel"]})
    t.death_oracle.sets_off("carrion_bats")
    t.a.answers("dispel", "dispel")
    assert (t.a.hp, t.death_oracle.hand) == (4, [])


# -- death_oracle.drive_spirits


def test_drive_shares_out_its_damage():
    """驱使恶灵, A198: 3 rage and 3 of 4 spirits; 2 points for one, 1 for another."""
    t = oracle("chakra", "moon_arrow", "disarm", "greed:heart", rage=3)
    t.death_oracle.sets_off("drive_spirits")
    assert (t.game.pending.least, t.game.pending.most) == (1, 3)
    t.death_oracle.answers(f"{DRIVE}.cost", ["chakra", "disarm", "greed:heart"])
    assert t.game.pending.most == 3
    t.death_oracle.answers(f"{DRIVE}.targets", ["b", "c"])
    assert t.offered("death_oracle") == ["1", "2"]
    t.death_oracle.answers(f"{DRIVE}.share", 2)
    assert [seat.hp for seat in t.state.seats] == [3, 4, 2, 3]
    assert (t.death_oracle.rage, len(markers(t.game, 0, SPIRITS)), len(t.state.discard)) == (0, 1, 3)
    assert [(d["seat"], d["amount"]) for d in t.told("damage")] == [(2, 2), (3, 1)]
    assert "drive_spirits" not in t.offered("death_oracle")


def test_drive_all_on_one_or_one_each():
    """No share is asked for."""
    t = oracle("chakra", "moon_arrow", rage=2)
    t.death_oracle.sets_off("drive_spirits")
    t.death_oracle.answers(f"{DRIVE}.cost", ["chakra", "moon_arrow"])
    t.death_oracle.answers(f"{DRIVE}.targets", ["a"])
    assert (t.a.hp, t.b.hp) == (2, 4)
    t = oracle("chakra", "moon_arrow", rage=2)
    t.death_oracle.sets_off("drive_spirits")
    t.death_oracle.answers(f"{DRIVE}.cost", ["chakra", "moon_arrow"])
    t.death_oracle.answers(f"{DRIVE}.targets", ["a", "b"])
    assert (t.a.hp, t.b.hp, t.c.hp) == (3, 3, 4)


def test_drive_is_limited_by_rage_and_by_spirits():
    """Both are X."""
    t = oracle("chakra", "moon_arrow", rage=1)
    t.death_oracle.sets_off("drive_spirits")
    assert t.game.pending.most == 1
    t.game.cancel()
    assert "drive_spirits" not in oracle("chakra").offered("death_oracle")
    assert "drive_spirits" not in oracle(rage=2).offered("death_oracle")


def test_drive_dispelled():
    """R16.6: rage and spirits are gone."""
    t = oracle("chakra", rage=1, a={"hand": ["dispel"]})
    t.death_oracle.sets_off("drive_spirits")
    t.a.answers("dispel", "dispel")
    assert (t.a.hp, t.death_oracle.rage, t.death_oracle.status) == (4, 0, [])


# -- death_oracle.carrion_bats


def test_bats_may_be_fewer():
    """至多X名; others have none."""
    t = oracle("chakra", "moon_arrow", hand=["dodge", "greed:heart"])
    t.death_oracle.sets_off("carrion_bats")
    t.death_oracle.answers(f"{BATS}.targets", ["b"])
    assert [seat.hp for seat in t.state.seats] == [3, 4, 3, 4]
    assert Table(a={"hand": ["dodge", "dodge"]}, death_oracle={}).offered("a") == ["end"]


# -- death_oracle.evil_spirits


def test_spirits_are_nobody_elses():
    """A bystander with rage and a card."""
    assert Table(a={"hand": ["dodge"], "rage": 3}, death_oracle={}).offered("a") == ["end"]


def test_spirits_do_not_come_to_the_immune():
    """N26: they would lie with their user."""
    t = oracle(hand=["siren_song", "chakra"], rage=2)
    t.death_oracle.uses("siren_song", upgraded=True)
    assert t.death_oracle.rage == 1
    assert "evil_spirits" not in t.offered("death_oracle")
