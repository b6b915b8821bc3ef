"""海军上将 Fleet Admiral."""

from tests.table import Table

SETS = ("standard", "ex_heroes")
MARK = "fleet_admiral.map_mark"
SHIP = "fleet_admiral.ghost_ship"
TIDE = "fleet_admiral.tide_herald"


# -- fleet_admiral.map_mark


def test_a_piece_of_equipment_goes_back_to_its_owner() -> None:
    """地图标记, A303: once per turn."""
    t = Table(
        sets=SETS,
        fleet_admiral={"hand": ["greed:heart", "dodge"]},
        b={"weapon": "battle_claw", "armor": "boots_of_speed"},
        c={},
    )
    t.fleet_admiral.sets_off("map_mark")
    t.fleet_admiral.answers(f"{MARK}.cost", "greed")
    t.fleet_admiral.answers(f"{MARK}.gear", "boots_of_speed")
    assert (t.b.gear, t.b.cards, t.fleet_admiral.cards) == (
        ("battle_claw", None),
        ["boots_of_speed:heart"],
        ["dodge:heart"],
    )
    assert "map_mark" not in t.offered("fleet_admiral")


def test_ones_own_gear_can_be_marked_but_not_paid_away() -> None:
    """A206, A8: a piece may be the price as long as another is left."""
    t = Table(sets=SETS, fleet_admiral={"weapon": "battle_claw"}, b={})
    assert t.offered("fleet_admiral") == ["end"]
    t = Table(sets=SETS, fleet_admiral={"weapon": "battle_claw", "armor": "boots_of_speed"}, b={})
    t.fleet_admiral.sets_off("map_mark")
    t.fleet_admiral.answers(f"{MARK}.cost", "boots_of_speed")
    assert (t.fleet_admiral.gear, t.fleet_admiral.cards) == ((None, None), ["battle_claw:spade"])


def test_no_equipment_no_mark() -> None:
    """R1.10."""
    t = Table(sets=SETS, fleet_admiral={"hand": ["dodge"]}, b={})
    assert t.offered("fleet_admiral") == ["end"]


def test_a_dispelled_mark_costs_its_card() -> None:
    """R16.6."""
    t = Table(sets=SETS, fleet_admiral={"hand": ["greed:heart"]}, b={"weapon": "battle_claw", "hand": ["dispel"]})
    t.fleet_admiral.sets_off("map_mark")
    t.b.answers("dispel", "dispel")
    assert (t.b.gear, t.fleet_admiral.cards) == (("battle_claw", None), [])


def shipping(rage: int = 2, **more: object) -> Table:
    return Table(
        sets=SETS, fleet_admiral={"rage": rage}, b={"hand": ["greed:heart"]}, c={"weapon": "battle_claw"},
        d={}, e={}, f={}, deck=["disarm"] * 4,
    )  # fmt: skip


# -- fleet_admiral.ghost_ship


def test_up_to_four_lose_or_draw_a_card() -> None:
    """幽灵船, A302: for each by itself, yourself too; 2 rage, once per turn."""
    t = shipping(rage=3)
    t.fleet_admiral.sets_off("ghost_ship")
    assert t.game.pending is not None and (t.game.pending.least, t.game.pending.most) == (1, 4)
    t.fleet_admiral.answers(f"{SHIP}.targets", ["fleet_admiral", "b", "c", "d"])
    t.fleet_admiral.answers(f"{SHIP}.choice", "discard")
    t.fleet_admiral.answers(f"{SHIP}.choice", "draw")
    assert (len(t.fleet_admiral.cards), t.b.cards, t.c.gear, len(t.c.cards)) == (1, [], ("battle_claw", None), 1)
    assert (len(t.d.cards), t.e.cards, t.fleet_admiral.rage) == (1, [], 1), "who has nothing can only draw"
    assert "ghost_ship" not in t.offered("fleet_admiral")


def test_equipment_can_be_stripped() -> None:
    """A8: 1张牌."""
    t = shipping()
    t.fleet_admiral.sets_off("ghost_ship")
    t.fleet_admiral.answers(f"{SHIP}.targets", ["c"])
    t.fleet_admiral.answers(f"{SHIP}.choice", "discard")
    assert t.c.gear == (None, None)


def test_one_rage_is_not_enough_and_a_dispel_stops_it() -> None:
    """R16.6."""
    assert "ghost_ship" not in shipping(rage=1).offered("fleet_admiral")
    t = Table(sets=SETS, fleet_admiral={"rage": 2}, b={"hand": ["dispel"]}, deck=["disarm"])
    t.fleet_admiral.sets_off("ghost_ship")
    t.fleet_admiral.answers(f"{SHIP}.targets", ["b"])
    t.b.answers("dispel", "dispel")
    assert (t.fleet_admiral.rage, t.b.cards, t.asked()) == (0, [], ("fleet_admiral", "play"))


def surging(attack: str, **foe: object) -> Table:
    t = Table(sets=SETS, fleet_admiral={"hand": [attack]}, b=dict(foe), c={}, d={})
    t.fleet_admiral.uses(attack, on="b")
    return t


# -- fleet_admiral.tide_herald


def test_a_red_hit_leads_to_another_attack() -> None:
    """潮汐使者, A79, A101: on somebody else in range, once."""
    t = surging("flame_attack")
    assert t.offered("fleet_admiral") == ["d", "decline"]
    t.fleet_admiral.answers(f"{TIDE}.target", "d")
    assert (t.b.hp, t.d.hp, t.d.rage, t.asked()) == (3, 3, 1, ("fleet_admiral", "play"))


def test_black_dodged_or_unwanted_it_does_not() -> None:
    """红色, 命中后, 可以."""
    assert surging("normal_attack:spade").asked() == ("fleet_admiral", "play")
    t = surging("flame_attack", hand=["dodge"])
    t.b.answers("respond.dodge", "dodge")
    assert t.asked() == ("fleet_admiral", "play")
    t = surging("flame_attack")
    t.fleet_admiral.declines(f"{TIDE}.target")
    assert t.d.hp == 4


def test_a_conversion_of_two_red_cards_is_red() -> None:
    """A58; one red and one black are neither."""
    t = Table(
        sets=SETS, fleet_admiral={"hand": ["dodge:heart", "dodge:diamond"], "weapon": "twin_night_blades"}, b={}, c={}
    )
    t.fleet_admiral.uses("normal_attack", via="twin_night_blades", on="b")
    t.fleet_admiral.answers(f"{TIDE}.target", "c")
    assert t.c.hp == 3
    t = Table(
        sets=SETS, fleet_admiral={"hand": ["dodge:heart", "moon_arrow"], "weapon": "twin_night_blades"}, b={}, c={}
    )
    t.fleet_admiral.uses("normal_attack", via="twin_night_blades", on="b")
    assert t.asked() == ("fleet_admiral", "play")


# -- fleet_admiral.ghost_ship


def test_taken_back_before_paying_and_paid_even_when_immune() -> None:
    """A165: the immune admiral pays, and is not aboard itself (R27.3)."""
    t = Table(
        sets=SETS, fleet_admiral={"hand": ["greed", "dodge"], "rage": 2}, b={"weapon": "battle_claw"}, deck=["disarm"]
    )
    t.fleet_admiral.sets_off("map_mark")
    t.game.cancel()
    assert len(t.fleet_admiral.cards) == 2
    t.state.seats[0].immune_by = 0
    t.game.reindex()
    t.fleet_admiral.sets_off("ghost_ship")
    t.fleet_admiral.answers(f"{SHIP}.choice", "draw")
    assert (t.fleet_admiral.rage, len(t.fleet_admiral.cards), len(t.b.cards)) == (0, 2, 1)
    t.fleet_admiral.sets_off("map_mark")
    t.fleet_admiral.answers(f"{MARK}.cost", "greed")
    assert (t.fleet_admiral.cards, len(t.b.cards)) == (["dodge:heart"], 2)


# -- fleet_admiral.tide_herald


def test_others_make_no_tide() -> None:
    """你的红色【攻击】; nor does it flow with nobody else in range."""
    t = Table(sets=SETS, b={"hand": ["flame_attack"]}, c={}, fleet_admiral={})
    t.b.uses("flame_attack", on="c")
    assert (t.fleet_admiral.hp, t.asked()) == (4, ("b", "play"))
    t = Table(sets=SETS, fleet_admiral={"hand": ["flame_attack"]}, b={})
    t.fleet_admiral.uses("flame_attack", on="b")
    assert t.asked() == ("fleet_admiral", "play")
