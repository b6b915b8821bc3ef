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
        ("ann hp three", "a number", "'three'"),
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
        ("ann mood good", "a fact of a seat: hp,", "'mood'"),
        ("nobody hp 3", "one of turn, turn_no", "'nobody'"),
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
    ("play", "message"),
    [
        (
            "ann: use dodge",
            "x.toml:4: ann: use dodge\n  'use dodge' is not offered to seat 0 at play; there is use normal",
        ),
        ("ben: end", "expected: ben is asked something\n  there is: ann is asked play"),
        ("dan: end", "expected: dan is asked something"),
        ("ann cast: pass", "expected: ann is asked cast"),
        ("ann: cancel", "taken back"),
        ("say hello", "expected: `name: answer` or `expect …`\n  there is: say hello"),
        ("ann: use normal_attack, ben", "the play stops too early: ben is still asked respond.dodge"),
    ],
)
def test_steps_that_go_wrong(play: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(play)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("facts", "seats", "message"),
    [
        ("colour = 1", SEATS, "position: unknown 'colour'; there is mode, sets"),
        ('seed = "x"', SEATS, "position.seed: expected int, got 'x'"),
        ("seed = -1", SEATS, "seed: not a number of 64 bits"),
        ('sets = ["moon"]', SEATS, "sets: ['moon']"),
        ('mode = "chess"', SEATS, "mode: 'chess'; there is"),
        ('phase = "noon"', SEATS, "phase: 'noon'; there is casting"),
        ('fate = "x"', SEATS, "fate: 'x'; there is"),
        ('house = ["A1"]', SEATS, "house: 'A1'; there is A28"),
        ('turn = "dan"', SEATS, "turn: nobody is called 'dan'; there is ann, ben, cid"),
        ('deck = ["unicorn"]', SEATS, "deck: no card 'unicorn' (left) in these sets"),
        ("deck = [5]", SEATS, "deck: no card 5"),
        ('aside = [{kind = "x"}]', SEATS, "aside[0]: owner, cards missing"),
        ("", TABLE, "seat ben.armor: no card 'chakram'"),
        ("", "", "2 to 8 tables [[seat]] are needed"),
        ("", SEATS + "[[seat]]\nname = 'ann'", "seat 3: needs a name of its own"),
        ("", SEATS + "[[seat]]\nname = 'a b'", "seat 3: needs a name of its own"),
        ("", SEATS + "[[seat]]\nhero = 'zeus'", "seat zeus: unknown hero 'zeus'"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nwaiting = ['zeus']", "seat dan.waiting: 'zeus'; there is"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nhp = 5", "seat dan: 5 hp of 4, 0 rage of 3"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nhp = 0", "seat dan: 0 hp of 4"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nweapon = 'dodge'", "is no weapon"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nalive = false\nhand = ['dodge']", "dead and owns something"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nstatus = [{kind = 'siren_song'}]", "status[0]: cards, by, lasts missing"),
        ("", SEATS + "[[seat]]\nname = 'dan'\nhand = 'dodge'", "seat dan.hand: expected list"),
    ],
)
def test_positions_that_go_wrong(facts: str, seats: str, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run("expect turn ann", facts, seats)
    assert str(caught.value).startswith("x.toml: ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = ", "x.toml: no TOML"),
        ("", "a title and a play are needed"),
        ('title = "t"\nplay = 5', "a title and a play are needed"),
        ('title = "t"\nplay = ""\ncites = "R1"', "cites is a list"),
    ],
)
def test_files_that_go_wrong(text: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        scenario.read(text, "x.toml")


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
                 "knows": ["ann", "ben"], "used": {"attack": 1}, "spent": {"x": 2}, "skips": ["draw"]},
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
    assert (ann.used, ann.spent, ann.skips) == ({"attack": 1}, {"x": 2}, ("draw",))
    assert (ben.immune_by, ben.status[0].lasts, ben.status[0].shut) == (0, "status", True)


@pytest.mark.parametrize("line", ["expect no_log damge", "expect no_log damage seat=bne", "expect no_log"])
def test_a_misspelt_log_expectation_is_an_error(line: str) -> None:
    """What can never be told would otherwise never be missed."""
    with pytest.raises(ScenarioError, match=r"key of the log|seat="):
        run(line)
