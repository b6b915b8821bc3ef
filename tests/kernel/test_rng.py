"""SplitMix64 against published vectors."""

from collections import Counter

import pytest

from fate.kernel.rng import Rng, advance, below, shuffle


def numbers(seed: int, count: int) -> list[int]:
    found = []
    for _ in range(count):
        seed, number = advance(seed)
        found.append(number)
    return found


def test_known_vectors() -> None:
    """The reference implementation's first numbers for two seeds."""
    assert numbers(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert numbers(0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_below_is_even_and_in_range() -> None:
    seed, counts = 1, Counter()
    for _ in range(6000):
        seed, number = below(seed, 6)
        counts[number] += 1
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_below_needs_something_to_choose_from() -> None:
    with pytest.raises(ValueError, match="0 things"):
        below(1, 0)


def test_shuffle_keeps_everything_and_repeats_itself() -> None:
    first, second = list(range(50)), list(range(50))
    assert shuffle(7, first) == shuffle(7, second)
    assert first == second != list(range(50))
    assert sorted(first) == list(range(50))


def test_own_generator_is_the_same() -> None:
    rng = Rng(1234567)
    assert rng.unit() == (6457827717110365317 >> 11) / (1 << 53)
    assert 0 <= rng.below(3) < 3
    assert Rng(-1).state == (1 << 64) - 1
