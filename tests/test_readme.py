"""What the READMEs promise: their examples run, their commands exist, their numbers and links are right."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import build
from fate.cli import parser
from fate.fate2 import data

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.zh-CN.md")
DOCUMENTS = sorted([*READMES, *(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))])


def blocks(name: str, language: str) -> list[str]:
    """What stands between fences of this language."""
    text = (ROOT / name).read_text("utf-8")
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for found, block in fenced if found == language]


@pytest.mark.parametrize("name", READMES)
def test_the_example_plays_a_game(name: str) -> None:
    """From a checkout, with nothing but the standard library."""
    (example,) = blocks(name, "python")
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, '.')\n{example}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"Outcome\(camp='\w+', seats=\(.*\)\)\n", done.stdout)


@pytest.mark.parametrize("name", READMES)
def test_every_command_is_understood(name: str) -> None:
    """As it stands there, comment included."""
    understood = []
    for block in blocks(name, ""):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            if words[:3] == ["python", "-m", "fate"]:
                understood.append(parser().parse_args(words[3:]))
            elif words[:2] == ["python", "build.py"]:
                understood.append(build.parse(words[2:]))
    assert len(understood) == 6


@pytest.mark.parametrize("name", READMES)
def test_as_much_is_in_the_box_as_it_says(name: str) -> None:
    """Heroes, skills, play cards, monsters, fates."""
    text = (ROOT / name).read_text("utf-8")
    said = re.search(r"(\d+)\D+(\d+)\D+(\d+)\D+(\d+)\D+(\d+) ?(?:fates|张宿命)", text)
    assert said is not None
    monsters = [card for card in data.cards() if card.set == "jungle"]
    play = len(data.cards()) - len(monsters)
    there = (len(data.heroes()), len(data.skills()), play, len(monsters), len(data.fates()))
    assert tuple(map(int, said.groups())) == there


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    """Inside the repository."""
    file = ROOT / name
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", file.read_text("utf-8")):
        assert (file.parent / link).exists(), link
