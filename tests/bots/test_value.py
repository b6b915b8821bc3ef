"""What positions are worth."""

from itertools import pairwise

from fate.bots.value import WIN, stakes, strength, worth
from fate.fate2.rules.state import Outcome
from tests.table import Table

CAMPS = ("sentinel", "scourge", "neutral", "scourge", "sentinel")


def state(fate, camps=CAMPS):
    """Five characters in these camps."""
    return Table(**{f"p{i}": {"identity": camp} for i, camp in enumerate(camps)}, fate=fate).state


def test_a_camp_wants_its_own_strong_and_the_other_weak():
    """And would not mind the Neutral dead."""
    shares = stakes(state("spreading_plague"), 0)
    assert shares[4] > 0 > shares[2] > shares[1]


def test_a_neutral_fights_those_its_fate_wants_dead():
    """R22.1, R22.2, R22.3, R22.5."""
    punisher = stakes(state("punisher_of_shadow"), 2)
    assert min(punisher[0], punisher[4]) > 0 > punisher[1]
    assert stakes(state("conqueror_of_light"), 2)[1] > 0 > stakes(state("conqueror_of_light"), 2)[0]
    plague = stakes(state("spreading_plague"), 2)
    assert max(plague[1], plague[3]) < 0 < min(plague[0], plague[4])
    assert stakes(state("rebellious_puppet"), 2)[3] > 0 > stakes(state("rebellious_puppet"), 2)[0]


def test_all_turn_against_a_revealed_neutral():
    """R22.8: it against all, and they with each other."""
    position = state("possessed_by_the_ancient")
    position.revealed = 2
    assert stakes(position, 0)[1] > 0 > stakes(position, 0)[2]
    assert all(stakes(position, 2)[i] < 0 for i in (0, 1, 3, 4))


def test_strength_grows_with_what_one_has_and_ends_with_death():
    """The first points of hp matter most."""
    seat = state("spreading_plague").seats[0]
    points = []
    for seat.hp in (1, 2, 3, 4):
        points.append(strength(seat))
    gains = [b - a for a, b in pairwise(points)]
    assert gains == sorted(gains, reverse=True) and gains[-1] > 0
    seat.alive = False
    assert strength(seat) == 0


def test_victory_is_worth_more_than_anything_and_defeat_less():
    """R21."""
    position = state("spreading_plague")
    position.outcome = Outcome("sentinel", (0, 4))
    assert worth(position, 0, stakes(position, 0)) == WIN
    assert worth(position, 1, stakes(position, 1)) == -WIN
