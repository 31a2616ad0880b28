"""Loops in which every round closes one of several gaps: the sum of the gaps bounds the rounds."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.termination.paths import Path
from complexity.analysis.termination.ranking import Gap, Ranking, closing_moves, reopens, width_of
from complexity.analysis.values.abstract import Num, add
from complexity.analysis.values.poly import ONE as ONE_FORM
from complexity.growth import Growth
from complexity.model import Block, names_in


def rank_together(
    ctx: Context, gaps: list[Gap], paths: list[Path], body: Block
) -> tuple[Ranking, tuple[Gap, ...]] | None:
    """`while i < n and j < m` where a round moves either pointer: at most n + m rounds."""
    running = [p for p in paths if not p.leaves]
    kept = tuple(g for g in gaps if not any(_reopens(p, g) for p in running))
    if len(kept) < 2 or not all(any(_closing(p, g) for g in kept) for p in running):
        return None
    movers = frozenset(n for p in running for g in kept for n in _closing(p, g))
    widths = [width_of(ctx, gap, body, movers, stepwise=True) for gap in kept]
    sizes = [ctx.size(w, "range that shrinks each round") for w in widths]
    growth = reduce(Growth.__add__, sizes)
    trips = reduce(add, (add(w, Num.exact(ONE_FORM)) for w in widths))
    if not trips.upper:
        trips = Num.sized(growth)
    reason = "every round shrinks one of the ranges, none grows: their sum bounds the rounds"
    return Ranking(trips, growth, reason, movers), kept


def _sides(gap: Gap) -> tuple[frozenset[str], frozenset[str]]:
    small, big = names_in(gap.small), names_in(gap.big)
    return small - big, big - small


def _reopens(path: Path, gap: Gap) -> bool:
    return reopens(path, *_sides(gap))


def _closing(path: Path, gap: Gap) -> frozenset[str]:
    return frozenset(name for name, _ in closing_moves(path, *_sides(gap)))
