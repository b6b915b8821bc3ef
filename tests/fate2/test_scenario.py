"""Scenario files: all of them hold, the manual is true, and what is wrong is said with file, line and both values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fate.fate2 import expect, position, scenario
from fate.fate2.scenario import ScenarioError

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))
MANUAL = (ROOT / "docs" / "scenarios.md").read_text("utf-8")

TABLE = """
[[seat]]
name = "ann"
hand = ["normal_attack:spade", "hornbow", "greed:club"]
rage = 1

[[seat]]
name = "ben"
hand = ["dodge:heart", "dodge:heart"]
weapon = "veiled_edge"
armor = "chakram"
identity = "scourge"

[[seat]]
name = "cid"
"""
USED = {"attack": 1, "dark_sage.wall_of_replication:greed": 1, "wisp.guardian_descent.heal": 1}
SEATS = TABLE.replace('armor = "chakram"\n', "")


def run(play: str, facts: str = "", seats: str = SEATS) -> scenario.Scene:
    return scenario.run(scenario.read(f'title = "t"\n{facts}\nplay = """\n{play}\n"""\n{seats}', "x.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_files_hold_and_cite_rules(file: Path) -> None:
    found = scenario.run_file(file)
    assert found.cites
    assert all(re.fullmatch(r"[RADN]\d+(\.\d+)?", rule) for rule in found.cites)


def test_the_manuals_example_holds() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", MANUAL, re.S)
    assert len(blocks) == 1
    scenario.run(scenario.read(blocks[0], "docs/scenarios.md"))


@pytest.mark.parametrize("fact", [*position.TABLE, *position.SEAT, *expect.TABLE_FACTS, *expect.SEAT_FACTS])
def test_the_manual_names_everything(fact: str) -> None:
    assert re.search(rf"`[^`\n]*\b{fact}\b[^`\n]*`|\[\[{fact}\]\]", MANUAL), fact


@pytest.mark.parametrize(
    "line",
    [
        "ann hp 4", "ann hp >= 4", "ann hp < 5", "ann rage 1", "ann cards 3", "ann limit 4", "ann max_hp 4",
        "ann hand greed, hornbow, normal_attack:spade-A", "ann has greed", "ann lacks dodge, chakra",
        "ann weapon nothing", "ben weapon veiled_edge", "ben armor nothing", "ben upright no", "ann status nothing",
        "ann effects nothing", "ann skips nothing", "ann alive", "ann dead no", "ann immune no",
        "ben identity scourge", "ann knows nothing", "ann hero nothing", "ann waiting nothing", "ann rested nothing",
        "turn ann", "turn_no 2", "phase play", "fate nothing",
        "deck > 50", "discard 0", "discard nothing", "deck has dodge", "discard lacks dodge", "resolving nothing",
        "aside nothing", "asked ann", "asked ann play", "offered use normal_attack, end",
        "offered exactly use normal_attack, use hornbow, use greed, end", "not_offered use dodge, decline",
        "no_log damage", "winner nobody",
    ],
)  # fmt: skip
def test_expectations_that_hold(line: str) -> None:
    run(f"expect {line}")


@pytest.mark.parametrize(
    ("line", "expected", "there"),
    [
        ("ann hp 3", "3", "4"),
        ("ann hp >= 5", ">= 5", "4"),
        ("ann cards 2", "2", "3"),
        ("ann hand greed, dodge", "greed, dodge", "missing dodge; besides normal_attack:spade-A, hornbow"),
        ("ann hand nothing", "nothing", "besides"),
        ("ann has dodge", "dodge", "greed"),
        ("ann lacks greed", "no greed", "greed"),
        ("ben weapon nothing", "nothing", "besides veiled_edge"),
        ("ben weapon hornbow", "hornbow", "missing hornbow"),
        ("ann status siren_song", "siren_song", "nothing"),
        ("ann dead", "yes", "no"),
        ("ann immune", "yes", "no"),
        ("ben identity sentinel", "sentinel", "scourge"),
        ("ann knows ann", "ann", "nothing"),
        ("turn ben", "ben", "ann"),
        ("phase draw", "draw", "play"),
        ("deck 3", "3", "106"),
        ("deck top dodge", "dodge", "normal_attack"),
        ("discard dodge", "dodge", "missing dodge"),
        ("asked ben", "ben", "ann play"),
        ("offered use dodge", "use dodge offered", "use normal_attack:spade-A, use hornbow"),
        ("offered exactly end", "only end", "besides use normal_attack"),
        ("not_offered end", "end not offered", "end"),
        ("log damage", "log damage", "nothing"),
        ("winner sentinel", "sentinel", "nobody"),
    ],
)
def test_expectations_that_do_not_hold(line: str, expected: str, there: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(f"\n  # a comment\nexpect {line}")
    where, wanted, found = str(caught.value).split("\n")
    assert where.startswith("x.toml:6: expect")
    assert wanted.startswith(f"  expected: {expected}")
    assert there in found.removeprefix("  there is: ")


def test_log_tells_the_last_step_only() -> None:
    run("""
ann: use hornbow, ann
expect log equip seat=ann cards=hornbow:spade-10
expect no_log damage
ann: use normal_attack, cid
expect log damage seat=cid source=ann amount=1
expect log spend targets=cid
expect no_log equip
""")
    with pytest.raises(ScenarioError, match="there is: damage seat=cid source=ann amount=1"):
        run("ann: use hornbow, ann\nann: use normal_attack, cid\nexpect log damage amount=2")
    with pytest.raises(ScenarioError, match="expected: no log damage"):
        run("ann: use hornbow, ann\nann: use normal_attack, cid\nexpect no_log damage")


def test_steps() -> None:
    scene = run("""
ann play: use normal_attack
ann: cancel
ann: use normal_attack, ben
ben respond.dodge: dodge:heart-6#2   # one of two
ann: end
expect turn ben
ben: end
everyone: pass
""")
    assert scene.game.state.turn == 2


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("ann hp three", "expected a number such as `3` or `>= 3`, got 'three'"),
        ("ann hp => 3", "expected a number such as `3` or `>= 3`, got '=> 3'"),
        ("ann mood good", "unknown fact 'mood' of a seat; there is hp, max_hp, rage"),
        ("ann rgae 1", "unknown fact 'rgae' of a seat; did you mean rage?"),
        ("nobody hp 3", "'nobody' is neither a seat nor a fact; there is ann, ben, cid, turn"),
        ("ann alive maybe", "expected yes or no, got 'maybe'"),
        ("ann lacks dogde", "unknown card 'dogde'; did you mean dodge?"),
        ("ann lacks dodge:haert", "unknown suit 'haert'; did you mean heart?"),
        ("ann lacks dodge:heart-1", "unknown rank '1'; did you mean 10? there is A, 2"),
        ("ann lacks greed:heart-A", "no card is printed 'greed:heart-A'; there is greed:"),
        ("ann lacks nothing", "expected a list such as `dodge, greed`, got 'nothing'"),
        ("ann hand", "expected a list such as `dodge, greed`, got ''"),
        ("ann hand dodge,, greed", "expected a list such as `dodge, greed`, got 'dodge,, greed'"),
        ("discard lacks grede", "unknown card 'grede'; did you mean greed?"),
        ("deck top", "expected a list such as `dodge, greed`, got ''"),
        ("offered", "expected a list such as `dodge, greed`, got ''"),
        ("not_offered use dogde", "unknown word 'dogde'; did you mean dodge?"),
        ("not_offered usee dodge", "unknown word 'usee'; did you mean use?"),
        ("no_log damge", "unknown key 'damge' of the log; did you mean damage"),
        ("no_log", "unknown key '' of the log; there are"),
        ("no_log damage seat=bne", "nobody is called bne; did you mean ben?"),
        ("no_log damage taregt=ben", "expected an argument such as `amount=1`, got 'taregt=ben'; did you mean target"),
        ("no_log damage ben", "expected an argument such as `amount=1`, got 'ben'; there are"),
    ],
)
def test_what_is_no_expectation(line: str, message: str) -> None:
    """What can never be there would otherwise never be missed."""
    with pytest.raises(ScenarioError) as caught:
        run(f"expect {line}")
    assert str(caught.value).startswith(f"x.toml:4: expect {line}\n  {message}")


@pytest.mark.parametrize(
    ("play", "message"),
    [
        (
            "ann: use dodge",
            "4: ann: use dodge\n  'use dodge' is not offered at play; there is use normal_attack:spade-A,",
        ),
        ("ann: use gred", "4: ann: use gred\n  'use gred' is not offered at play; did you mean use greed:club"),
        ("ann: ", "4: ann:\n  expected a step `name: answer` or an expectation `expect …`"),
        ("ann: use normal_attack,", "4: ann: use normal_attack,\n  an answer is missing between commas"),
        ("ann: use normal_attack, eve", "'eve' is not offered at use.target; there is ben, cid"),
        (
            "ben: end",
            "4: ben: end\n  expected: ben is asked for an answer\n"
            "  there is: ann is asked play (what leaves no choice is not asked)",
        ),
        ("zoe: end", "4: zoe: end\n  nobody is called 'zoe'; there is ann, ben, cid, everyone"),
        ("bem: end", "4: bem: end\n  nobody is called 'bem'; did you mean ben?"),
        ("ann cast: pass", "4: ann cast: pass\n  expected: ann is asked cast\n  there is: ann is asked play"),
        ("everyone: dodge", "4: everyone: dodge\n  everyone may answer pass, decline, end, to whatever is asked"),
        ("ann: cancel", "taken back"),
        ("say hello", "4: say hello\n  expected a step `name: answer` or an expectation `expect …`"),
        ("# ann\nann: use normal_attack, ben", "5: the play stops too early: ben is still asked respond.dodge"),
    ],
)
def test_steps_that_go_wrong(play: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(play)
    assert str(caught.value).startswith("x.toml:")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ("colour = 1", "2: colour: no such fact; there is mode, sets"),
        ("fats = 1", "2: fats: no such fact; did you mean fate? there is mode, sets"),
        ('seed = "x"', "2: seed: expected a whole number from 0 (of 64 bits), got 'x'"),
        ("seed = -1", "2: seed: expected a whole number from 0 (of 64 bits), got -1"),
        ("seed = true", "2: seed: expected a whole number from 0 (of 64 bits), got True"),
        ("turn_cap = 0", "2: turn_cap: expected a number from 1 to 100000, got 0"),
        ('sets = ["moon"]', "2: sets: unknown set 'moon'; there is standard, dawn"),
        ('mode = "chess"', "2: mode: unknown mode 'chess'; there is duel_three_hero_rotation, four"),
        ('mode = "duel_three_hero_rotation"', "2: mode: duel_three_hero_rotation is for 2 seats, not 3"),
        ('\nphase = "noon"', "3: phase: unknown phase 'noon'; there is casting"),
        ('fate = "x"', "2: fate: unknown fate 'x'; there is conqueror_of_light"),
        ('fate = "spreading_plage"', "2: fate: unknown fate 'spreading_plage'; did you mean spreading_plague?"),
        ('house = ["R7"]', "2: house: unknown ruling 'R7'; there is A28, A41, A76"),
        ('turn = "zoe"', "2: turn: nobody is called 'zoe'; there is ann, ben, cid"),
        ('revealed = "ann"', "2: revealed: a Neutral reveals itself to a fate card (R22.8): fate is missing"),
        ('deck = ["unicorn"]', "2: deck: unknown card 'unicorn'; there are"),
        ('deck = ["moon_arow"]', "2: deck: unknown card 'moon_arow'; did you mean moon_arrow?"),
        ('deck = ["dodge:red"]', "2: deck: unknown suit 'red'; there is spade, heart, club, diamond"),
        ('deck = ["hornbow:heart"]', "2: deck: no card is printed 'hornbow:heart'; there is hornbow:"),
        ('deck = ["jackal_assassin"]', "2: deck: no card 'jackal_assassin' is left in these sets: standard"),
        ("deck = [5]", '2: deck: expected a list of texts such as ["dodge", "greed"], got [5]'),
        ('aside = [{kind = "greed"}]', "2: aside[0]: owner, cards missing"),
        ('aside = [{kind = "x", owner = "ann", cards = []}]', "2: aside[0]: unknown skill or card 'x'; there are"),
        ('aside = [{knd = "x"}]', "2: aside[0], knd: no such fact; did you mean kind?"),
    ],
)
def test_facts_of_the_table_that_go_wrong(facts: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run("expect turn ann", facts)
    assert str(caught.value).startswith(f"x.toml:{message}")


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ("name = 'ann'", "15: seat 3, name: 'ann' is already the name of seat 0; each has a name of its own"),
        ("name = 'a b'", "15: seat 3, name: each seat has a name (letters, digits, _) or a hero, got 'a b'"),
        ("hero = 'zeus'", "15: seat zeus, hero: unknown hero 'zeus'; there are 57, such as death_knight"),
        ("hero = 'lihc'", "15: seat lihc, hero: unknown hero 'lihc'; did you mean lich?"),
        ("name = 'dan'\nturn = 'ann'", "16: seat dan, turn: no such fact; it is one of the table and stands above"),
        ("name = 'dan'\nidentity = 'king'", "16: seat dan, identity: unknown identity 'king'; there is sentinel, sco"),
        ("name = 'dan'\nwaiting = ['zeus']", "16: seat dan, waiting: unknown hero 'zeus'; there are"),
        ("name = 'dan'\nhp = 5", "16: seat dan, hp: expected 1 to 4 (max_hp), got 5"),
        ("name = 'dan'\nhp = 0", "16: seat dan, hp: expected 1 to 4 (max_hp), got 0"),
        ("name = 'dan'\nrage = 4", "16: seat dan, rage: expected 0 to 3 (max_rage), got 4"),
        ("name = 'dan'\nrage = true", "16: seat dan, rage: expected a whole number from 0 (of 64 bits), got True"),
        ("name = 'dan'\nweapon = 'dodge'", "16: seat dan, weapon: dodge is no weapon but of category basic; there is"),
        ("name = 'dan'\narmor = 'chakram'", "16: seat dan, armor: unknown card 'chakram'; did you mean chakra?"),
        ("name = 'dan'\nupright = true", "16: seat dan, upright: there is no armour that could stand upright"),
        ("name = 'dan'\nalive = false\nhand = ['dodge']", "17: seat dan, hand: the dead own nothing (R20.1)"),
        ("name = 'dan'\nhand = 'dodge'", "16: seat dan, hand: expected a list of texts such as"),
        ("name = 'dan'\nused = {foo = 1}", "16: seat dan, used: unknown use 'foo'; there are"),
        (
            "name = 'dan'\nused = {death_tangle = 1}",
            "seat dan, used: unknown use 'death_tangle'; did you mean death_kn",
        ),
        ("name = 'dan'\nspent = {attack = 'x'}", "16: seat dan, spent: expected a table of numbers such as"),
        ("name = 'dan'\nused = {'greed:x' = 1}", "16: seat dan, used: unknown part of greed 'x'; there are"),
        ("name = 'dan'\neffects = ['joy']", "16: seat dan, effects: unknown effect 'joy'; there is"),
        (
            "name = 'dan'\neffects = ['butcher.flesh_hook']",
            "16: seat dan, effects: unknown effect 'butcher.flesh_hook'",
        ),
        ("name = 'dan'\nskips = ['noon']", "16: seat dan, skips: unknown phase 'noon'; there is"),
        ("name = 'dan'\nstatus = [{kind = 'siren_song'}]", "16: seat dan, status[0]: cards, by, lasts missing"),
        (
            "name = 'dan'\nstatus = [{kind = 'siren_song', cards = [], by = 'ann', lasts = 'keep'}]",
            "16: seat dan, status[0]: a status is made of at least one card",
        ),
        (
            "name = 'dan'\nstatus = [{kind = 'xyz', cards = [], by = 'ann', lasts = 'keep'}]",
            "16: seat dan, status[0]: unknown skill or card 'xyz'; there are",
        ),
        (
            "name = 'dan'\nstatus = [{kind = 'siren_song', cards = [], by = 'ann', lasts = 'long'}]",
            "16: seat dan, status[0]: unknown end 'long'; there is status, cast, lap, keep",
        ),
    ],
)
def test_facts_of_a_seat_that_go_wrong(seat: str, message: str) -> None:
    text = 'title = "t"\nplay = """\nexpect turn ann\n"""'
    others = "".join(f"\n[[seat]]\nname = '{name}'\n" for name in ("ann", "ben", "cid"))
    with pytest.raises(ScenarioError) as caught:
        scenario.run(scenario.read(f"{text}\n{others}[[seat]]\n{seat}", "x.toml"))
    assert str(caught.value).startswith("x.toml:")
    assert message in str(caught.value)


def test_a_card_is_given_out_once() -> None:
    with pytest.raises(ScenarioError, match=r"seat ben, armor: unknown card 'chakram'"):
        run("expect turn ann", seats=TABLE)
    with pytest.raises(ScenarioError, match=r"x.toml:2: deck: no card 'hornbow' is left in these sets: standard"):
        run("expect turn ann", 'deck = ["hornbow"]\nturn = "ben"')


def test_a_table_has_two_to_eight_seats() -> None:
    for count in (0, 1, 9):
        seats = "".join(f"[[seat]]\nname = 's{i}'\n" for i in range(count))
        with pytest.raises(ScenarioError, match=rf"2 to 8 tables \[\[seat\]\] are needed, there are {count}"):
            run("expect turn ann", seats=seats)


def test_a_duellist_has_two_more_heroes() -> None:
    seats = "".join(f"[[seat]]\nname = '{name}'\nwaiting = ['lich']\n" for name in ("ann", "ben"))
    with pytest.raises(ScenarioError, match=r"x.toml:9: seat ann, waiting: a duellist has two more heroes"):
        run("expect turn ann", 'mode = "duel_three_hero_rotation"\n', seats)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "x.toml:1: no TOML: Invalid value (at end of document)"),
        ('title = "t"\nplay = x', "x.toml:2: no TOML: Invalid value (at line 2, column 8)"),
        ('play = ""', "x.toml:1: a title is needed, a text; it is missing"),
        ('title = "t"\nplay = 5', "x.toml:2: a play is needed, a text; it is 5"),
        ('title = "t"\nplay = ""\ncites = "R1"', "x.toml:3: cites is a list of rules such as"),
    ],
)
def test_files_that_go_wrong(text: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario.read(text, "x.toml")
    assert str(caught.value).startswith(message)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name, content in (("none", None), ("bytes", b"\xff\xfe"), ("long", b"#" * 300_000)):
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(ScenarioError, match=name):
            scenario.run_file(file)


def test_a_whole_position() -> None:
    state, names = position.build(
        {
            "turn": "ben", "before": "ann", "turn_no": 9, "phase": "draw", "deck": ["greed", "dodge"], "rest": False,
            "discard": ["chakra"], "fate": "spreading_plague", "revealed": "ann", "seed": 5, "turn_cap": 20,
            "aside": [{"kind": "guardian_knight.faith", "owner": "ben", "cards": ["dodge"], "eyes": ["ann"]}],
            "seat": [
                {"name": "ann", "identity": "neutral", "hp": 2, "max_hp": 6, "max_rage": 5, "rage": 4, "limit": 7,
                 "knows": ["ann", "ben"], "used": USED,
                 "spent": {"skeleton_king.rebirth": 2}, "skips": ["draw"]},
                {"name": "ben", "immune_by": "ann", "status": [
                    {"kind": "siren_song", "cards": ["siren_song"], "by": "ann", "lasts": "status", "shut": True}]},
            ],
        }
    )  # fmt: skip
    assert names == {"ann": 0, "ben": 1}
    assert (state.turn, state.before, state.turn_no, state.phase, state.step) == (1, 0, 9, "draw", 0)
    assert (len(state.deck), len(state.discard), state.fate, state.revealed) == (2, 1, "spreading_plague", 0)
    assert (state.aside[0].owner, state.aside[0].eyes, state.options.turn_cap) == (1, (0,), 20)
    ann, ben = state.seats
    assert (ann.hp, ann.max_hp, ann.rage, ann.max_rage, ann.limit, ann.knows) == (2, 6, 4, 5, 7, (0, 1))
    assert (ann.used, ann.spent, ann.skips) == (USED, {"skeleton_king.rebirth": 2}, ("draw",))
    assert (ben.immune_by, ben.status[0].lasts, ben.status[0].shut) == (0, "status", True)
