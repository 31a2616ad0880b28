"""Shapes of a row of integers between two bounds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

RowPattern = Callable[[int, int, int, random.Random], list[int]]
"""(count, low, high, rng) -> values in low..high."""

FEW = 4


EXACT = 1 << 52
"""Widths up to this lose nothing in a floating number, which is drawn several times faster."""


def uniform(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    width = high - low + 1
    if 0 < width <= EXACT:
        draw = rng.random
        return [low + int(draw() * width) for _ in range(count)]
    return [rng.randint(low, high) for _ in range(count)]


def ascending(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    return sorted(uniform(count, low, high, rng))


def descending(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    return ascending(count, low, high, rng)[::-1]


def equal(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    return [rng.randint(low, high)] * count


def few_distinct(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    pool = uniform(FEW, low, high, rng)
    return [rng.choice(pool) for _ in range(count)]


def organ_pipe(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """Rising to the middle, then falling."""
    values = ascending(count, low, high, rng)
    return values[::2] + values[1::2][::-1]


def nearly_sorted(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    values = ascending(count, low, high, rng)
    for _ in range(count // 20 + 1):
        if count > 1:
            i = rng.randrange(count - 1)
            values[i], values[i + 1] = values[i + 1], values[i]
    return values


def zigzag(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """Small and large values in turn."""
    values = ascending(count, low, high, rng)
    half = (count + 1) // 2
    result = [0] * count
    result[::2], result[1::2] = values[:half], values[half:]
    return result


def extremes(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    return [rng.choice((low, high)) for _ in range(count)]


def all_high(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    del low, rng
    return [high] * count


def all_low(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    del high, rng
    return [low] * count


def sawtooth(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """Ascending runs, about as many as each is long."""
    run = max(1, math.isqrt(count))
    values = uniform(count, low, high, rng)
    return [v for at in range(0, count, run) for v in sorted(values[at : at + run])]


def periodic(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """One short row over and over, shorter than it divides: borders at every length."""
    period = uniform(3, low, high, rng)
    return (period * (count // 3 + 1))[:count]


def fibonacci(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """The Fibonacci word over two values: repetitive, yet without a period."""
    del rng
    first, second = [low], [low, high]
    while len(second) < count:
        first, second = second, second + first
    return second[:count]


def odd_one_out(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """All the same but for the last: comparisons that go on to the end."""
    del rng
    return [low] * (count - 1) + [high] * (count > 0)


def doubling(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """Values that double again and again, from the low end to the high one."""
    del rng
    steps = max(1, (high - low).bit_length())
    return [min(high, low + (1 << (index % steps)) - 1) for index in range(count)]


def median_killer(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """A row on which quicksort by the median of first, middle and last is slow.

    Source: D. R. Musser, Introspective sorting and selection algorithms, 1997, section 2.
    """
    if count < 4:
        return ascending(count, low, high, rng)
    half = count // 2
    ranks = [0] * count
    for index in range(half):
        ranks[index] = index if index % 2 == 0 else half + index - 1 + (half % 2)
        ranks[half + index] = 2 * index + 1
    if count % 2:
        ranks[-1] = count
    width = high - low
    return [low + min(width, rank * width // count) for rank in ranks]


def bit_reversed(count: int, low: int, high: int, rng: random.Random) -> list[int]:
    """Ranks with their bits reversed: neighbours lie far apart, which caches dislike."""
    del rng
    bits = max(1, (count - 1).bit_length())
    ranks = [int(f"{index:0{bits}b}"[::-1], 2) for index in range(count)]
    return [low + (high - low) * rank // (1 << bits) for rank in ranks]
