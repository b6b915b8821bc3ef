"""Deeds tell who is who."""

from fate.bots.beliefs import beliefs, leanings
from fate.fate2.rules.view import Line, view
from tests.table import Table


def seen(*lines):
    """Five characters; the viewer, a Sentinel, knows itself and the Scourge downstream; and these log lines."""
    table = {
        "me": ("sentinel", (0, 1)),
        "foe": ("scourge", (1, 2)),
        "a": ("scourge", (2, 3)),
        "b": ("neutral", (3, 4)),
        "c": ("sentinel", (4, 0)),
    }
    seats = {name: {"identity": camp, "knows": knows} for name, (camp, knows) in table.items()}
    found = view(Table(**seats, fate="conqueror_of_light").game, 0)
    found.log = list(lines)
    return found


def damage(source, seat):
    """A log line."""
    return Line("damage", {"source": source, "seat": seat, "amount": 1, "hp": 1, "cause": "normal_attack"})


def test_nothing_done_tells_nothing():
    """Unknown seats lean nowhere, known ones are certain."""
    lean = leanings(seen())
    assert lean[2:] == [0, 0, 0]
    assert lean[0] > 0 > lean[1]


def test_who_hurts_a_scourge_is_probably_a_sentinel():
    """And who hurts a Sentinel a Scourge; more so when it knew whom it hurt."""
    lean = leanings(seen(damage(2, 1), damage(4, 0)))
    assert lean[2] > 0 > lean[4]
    assert abs(lean[4]) > abs(lean[2])


def test_who_rescues_a_sentinel_is_probably_one():
    """A Healing Balm for a dying character."""
    rescue = Line("spend", {"seat": 4, "card": "healing_balm", "targets": (0,), "how": "use"})
    odds = beliefs(seen(rescue))[4]
    assert odds["sentinel"] > odds["neutral"] > odds["scourge"]


def test_known_identities_are_not_doubted():
    """Whatever they do."""
    before, after = leanings(seen()), leanings(seen(damage(1, 1), damage(0, 0)))
    assert before[:2] == after[:2]
