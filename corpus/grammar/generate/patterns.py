"""Shapes of a row of integers between two bounds."""

from __future__ import annotations

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
