"""Sums over the rounds of a loop: amortized loops inside it, and sizes that each round reads."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Trips
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.symbols import Degree, Role
from complexity.analysis.walks import LoopFrame, Spread
from complexity.model import Function, Stmt


def share(ctx: Context, node: Stmt | Function, scope: int, trips: Num) -> Num:
    """The rounds of an amortized loop within one round of the loop around it."""
    return _spread(ctx, node, ctx.loops[-1], Spread("", scope, trips))


def _spread(ctx: Context, node: Stmt | Function, around: LoopFrame, rounds: Spread) -> Num:
    line = node.span.line
    meaning = f"rounds of the loop in line {line} within one round of the loop around it"
    symbol = ctx.site(node, Role.DEGREE, around.counter, meaning, line)
    size = ctx.size(rounds.total, "number of rounds")
    ctx.symbols.degrees[symbol] = Degree(around.counter, size, size)
    ctx.spread[symbol] = replace(rounds, at=around.counter)
    return Num((Poly.symbol(symbol),), (ZERO,))


def with_sums(
    ctx: Context, node: Stmt, trips: Num, frame: LoopFrame, grown: frozenset[int]
) -> Trips:
    """The rounds, with what is known of sums over them: sizes that each round reads for itself,
    and the rounds of amortized loops inside."""
    sums = {symbol: Num.symbol(symbol) for symbol in sorted(ctx.summed(id(node)))}
    for symbol, inner in list(ctx.spread.items()):
        if inner.at != frame.counter:
            continue
        if inner.scope == frame.id or len(ctx.loops) < 2:
            sums[symbol] = inner.total
        else:
            sums[symbol] = _spread(ctx, node, ctx.loops[-2], inner)
    for symbol, degree in ctx.symbols.degrees.items():
        if degree.at == frame.counter and symbol not in sums and degree.owner not in grown:
            sums[symbol] = Num.sized(degree.total)
    known = tuple(sums.items())
    return Trips(trips.upper, trips.lower, trips.size, trips.kind, trips.digits, sums=known)
