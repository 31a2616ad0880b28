"""Loops that end when any of several pointers arrives, each round moving at least one of them."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.paths import Move, Path
from complexity.analysis.ranking import (
    Gap,
    Ranking,
    closing,
    gap_width,
    gaps_of,
    inside_bound,
    persistent_scope,
)
from complexity.analysis.values import Num
from complexity.growth import Growth
from complexity.model import Block, Expr, Name, names_in

STEADY = (Move.RISE, Move.FALL, Move.GROW, Move.SHRINK)


def taking_turns(ctx: Context, test: Expr, paths: list[Path], body: Block) -> Ranking | None:
    """`while (i < n && j < m)`, i or j moving: no more rounds than both ranges together.

    Every gap is open while the loop runs and no path widens one, so their sum is a ranking.
    """
    running = [p for p in paths if not p.leaves]
    gaps = [g for g in gaps_of(test) if _never_wider(g, running)]
    if len(gaps) < 2 or not all(any(_closes(g, p) for g in gaps) for p in running):
        return None
    used = [g for g in gaps if any(_closes(g, p) for p in running)]
    movers = frozenset(n for g in used for p in running for n, _ in closing_of(g, p))
    sizes: list[Growth] = []
    scope = persistent_scope(ctx, movers, ())
    for gap in used:
        width = gap_width(ctx, gap, body, movers)
        sizes.append(ctx.size(width, "range of a pointer"))
        if scope is not None and names_in(gap.small) & movers:
            with ctx.silently(), ctx.metered():
                big = ctx.number(ctx.evaluate(ctx, gap.big))
            sizes.append(ctx.size(big, "range of a pointer"))
    growth = reduce(Growth.__add__, sizes)
    reason = "the pointers take turns: no more rounds than their ranges together"
    return Ranking(Num.sized(growth), growth, reason, movers, scope=scope)


def stays_inside(ctx: Context, paths: list[Path], body: Block) -> Ranking | None:
    """`while (sum > k) sum -= a[l++]`: an index that every round uses and moves on."""
    running = [p for p in paths if not p.leaves]
    names = {n for p in running for n, m in p.moves if m is Move.RISE}
    for name in sorted(names):
        if not all(set(p.of(name)) == {Move.RISE} for p in running):
            continue
        length = inside_bound(ctx, body, Name(name))
        if length is None:
            continue
        size = ctx.size(length, "range of the index")
        scope = persistent_scope(ctx, frozenset({name}), ())
        reason = "the index stays inside the container that every round looks into"
        return Ranking(length, size, reason, frozenset({name}), scope=scope)
    return None


def _never_wider(gap: Gap, running: list[Path]) -> bool:
    small, big = names_in(gap.small), names_in(gap.big)
    return not any(reopens_gap(gap, p) for p in running) and small != big


def _closes(gap: Gap, path: Path) -> bool:
    return any(m in STEADY for _, m in closing_of(gap, path))


def closing_of(gap: Gap, path: Path) -> list[tuple[str, Move]]:
    small, big = names_in(gap.small), names_in(gap.big)
    return closing(path, small - big, big - small)


def reopens_gap(gap: Gap, path: Path) -> bool:
    """Whether a name of the gap moves the wrong way on this path."""
    small, big = names_in(gap.small), names_in(gap.big)
    wrong = {Move.RESET, Move.TO_MIDDLE}
    for name in small:
        if any(m in wrong | {Move.FALL, Move.SHRINK, Move.MAY_FALL} for m in path.of(name)):
            return True
    for name in big:
        if any(m in wrong | {Move.RISE, Move.GROW, Move.MAY_RISE} for m in path.of(name)):
            return True
    return False
