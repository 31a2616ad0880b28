"""How the ends of ranges such as l..r are placed, round by round."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where an end stands: its bounds, the round out of how many, and whether it is a start."""

    low: int
    high: int
    index: int
    count: int
    start: bool

    def along(self, numerator: int, denominator: int) -> int:
        """A point that moves over a share of the bounds as the rounds go on."""
        width = self.high - self.low
        return self.low + width * self.index * numerator // (max(1, self.count) * denominator)


RangePattern = Callable[[Place, random.Random], int]


def widest(place: Place, rng: random.Random) -> int:
    del rng
    return place.low if place.start else place.high


def narrowest(place: Place, rng: random.Random) -> int:
    return rng.randint(place.low, place.high) if place.start else place.low


def nested(place: Place, rng: random.Random) -> int:
    """Each range within the one before."""
    del rng
    if place.start:
        return place.along(1, 2)
    return max(place.low, place.high - place.high * place.index // (2 * max(1, place.count)))


def disjoint(place: Place, rng: random.Random) -> int:
    """One range after the other, without a common point where there is room."""
    del rng
    if place.start:
        return place.along(1, 1)
    return min(place.high, place.low + max(0, place.high // max(1, place.count) - 2))


def sliding(place: Place, rng: random.Random) -> int:
    """A window of half the width that moves on."""
    del rng
    return place.along(1, 2) if place.start else min(place.high, place.low + place.high // 2)


def prefixes(place: Place, rng: random.Random) -> int:
    """All from the same start."""
    return place.low if place.start else rng.randint(place.low, place.high)


def suffixes(place: Place, rng: random.Random) -> int:
    """All to the same end."""
    return rng.randint(place.low, place.high) if place.start else place.high
