"""Shapes of graphs over the nodes 1 to n, as streams of edges to try.

A stream may repeat edges and may end early; whoever takes from it drops what does not fit and fills
up at random.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

GraphPattern = Callable[[int, int, random.Random], Iterator[tuple[int, int]]]
"""(nodes, edges, rng) -> edges to try."""


def layered(nodes: int, edges: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Edges between neighbouring layers of about the same width: many shortest paths."""
    width = max(1, math.isqrt(max(1, edges // 2)) if edges > nodes else math.isqrt(nodes))
    width = min(width, max(1, nodes // 2))
    for _ in range(4 * edges):
        u = rng.randint(1, nodes)
        layer = (u - 1) // width + 1
        first = layer * width + 1
        if first <= nodes:
            yield u, rng.randint(first, min(nodes, first + width - 1))


def ring(nodes: int, edges: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """A cycle, then chords to ever farther neighbours: large diameter, degrees all alike."""
    del rng
    for step in range(1, edges // max(1, nodes) + 2):
        for u in range(1, nodes + 1):
            yield u, (u + step - 1) % nodes + 1


def core(nodes: int, edges: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """As dense as the edges allow among a few nodes, the others bare."""
    del rng
    size = min(nodes, math.isqrt(2 * edges) + 1)
    for v in range(2, size + 1):
        for u in range(1, v):
            yield u, v


def two_sided(nodes: int, edges: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Edges between the lower and the upper half alone: a bipartite graph."""
    half = nodes // 2
    for _ in range(4 * edges if half else 0):
        yield rng.randint(1, half), rng.randint(half + 1, nodes)


def hubs(nodes: int, edges: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """A few nodes with an edge to everyone: the sums of squared degrees are largest."""
    for hub in range(1, edges // max(1, nodes) + 2):
        for v in range(nodes, hub, -1):
            yield hub, v
    yield from two_sided(nodes, edges, rng)
