"""Shapes of trees over the nodes 1 to n, as the parents of the nodes 2 to n."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

TreePattern = Callable[[int, random.Random], list[int]]


def uniform(nodes: int, rng: random.Random) -> list[int]:
    return [rng.randint(1, child - 1) for child in range(2, nodes + 1)]


def path(nodes: int, rng: random.Random) -> list[int]:
    del rng
    return list(range(1, nodes))


def star(nodes: int, rng: random.Random) -> list[int]:
    del rng
    return [1] * max(0, nodes - 1)


def caterpillar(nodes: int, rng: random.Random) -> list[int]:
    """A path of half the nodes with the others hung on it."""
    spine = (nodes + 1) // 2
    return [child - 1 if child <= spine else rng.randint(1, spine) for child in range(2, nodes + 1)]


def balanced(nodes: int, rng: random.Random) -> list[int]:
    del rng
    return [child // 2 for child in range(2, nodes + 1)]


def broom(nodes: int, rng: random.Random) -> list[int]:
    """A path of half the nodes, the others all on its end: deep and wide."""
    del rng
    spine = (nodes + 1) // 2
    return [child - 1 if child <= spine else spine for child in range(2, nodes + 1)]


def spider(nodes: int, rng: random.Random) -> list[int]:
    """Legs from one centre, about as many as each is long."""
    del rng
    legs = max(1, math.isqrt(nodes))
    return [1 if child <= legs + 1 else child - legs for child in range(2, nodes + 1)]


def deep(nodes: int, rng: random.Random) -> list[int]:
    """At random among the last few: height in proportion to the nodes, with branches."""
    return [rng.randint(max(1, child - 4), child - 1) for child in range(2, nodes + 1)]


def edges(nodes: int, pattern: TreePattern, rng: random.Random) -> list[tuple[int, int]]:
    """The edges of a tree; the parent comes first, in the order of the children."""
    return list(zip(pattern(nodes, rng), range(2, nodes + 1), strict=True))
