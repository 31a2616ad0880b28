"""From internal symbols to sizes: what is left of counters and degrees at the end."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.costs.summation import without_degrees
from complexity.analysis.values.symbols import Role
from complexity.growth import Growth, settle

TRANSIENT = frozenset({Role.COUNTER, Role.ENTRY})


def settled(ctx: Context, growth: Growth) -> Growth:
    """The growth over sizes only; a counter that nothing bounds becomes a hole."""
    growth = without_degrees(ctx.symbols, _fixed_rows(ctx, growth))
    for _ in range(12):
        left = [s for s in sorted(growth.symbols) if _transient(ctx, s)]
        if not left:
            return _without_circles(ctx, growth)
        for symbol in left:
            bounds = ctx.ranges.get(symbol)
            top = bounds[1].magnitude() if bounds is not None else None
            if top is None or symbol in top.symbols:
                reason = f"size of {ctx.symbols.known[symbol].name} is unknown"
                top = ctx.hole(reason, "a bound on it", ctx.symbols.known[symbol].line)
            growth = without_degrees(ctx.symbols, settle(growth, symbol, top))
    return growth


def _fixed_rows(ctx: Context, growth: Growth) -> Growth:
    """Lines of which only tokens at fixed places are used have a fixed number of them."""
    fixed = growth.symbols & (ctx.symbols.rows - ctx.measured)
    return growth.substitute(dict.fromkeys(fixed, Growth.constant())) if fixed else growth


def worst(ctx: Context, growth: Growth) -> Growth:
    """The growth at the rounds where it is largest: every counter at either end of its range."""
    growth = without_degrees(ctx.symbols, growth)
    for _ in range(12):
        left = [s for s in sorted(growth.symbols) if _transient(ctx, s) and s in ctx.ranges]
        tops = {s: ctx.ranges[s][1].magnitude() for s in left}
        bounded = [s for s in left if (top := tops[s]) is not None and s not in top.symbols]
        if not bounded:
            return growth
        symbol = bounded[0]
        top = tops[symbol] or Growth.constant()
        highest = settle(growth, symbol, top)
        growth = without_degrees(ctx.symbols, highest + settle(growth, symbol, Growth.constant()))
    return growth


def _without_circles(ctx: Context, growth: Growth) -> Growth:
    """Rounds that only count each other (two stacks that fill each other) are unknown."""
    circles = [s for s in sorted(growth.symbols) if s in ctx.symbols.degrees]
    for symbol in circles:
        known = ctx.symbols.known[symbol]
        reason = "rounds of amortized loops that pay for each other"
        hole = ctx.hole(reason, "a loop that ends by itself",
                        known.line or None)  # fmt: skip
        growth = growth.substitute({symbol: hole})
    return growth


def _transient(ctx: Context, symbol: str) -> bool:
    known = ctx.symbols.known.get(symbol)
    return known is not None and known.role in TRANSIENT


def spread_stream(ctx: Context, growths: list[Growth]) -> dict[str, Growth]:
    """The length of the whole input, read at once, is what the sizes in it add up to.

    For the figures of a program: what each such length stands for, where sizes are known.
    """
    used = {s for g in growths for s in g.symbols}
    sizes = sorted(used & {symbol for symbol, _ in ctx.scalars})
    streams = set(ctx.streams)
    if not sizes or not streams:
        return {}
    total = Growth.symbol(sizes[0])
    for size in sizes[1:]:
        total = total + Growth.symbol(size)
    return dict.fromkeys(sorted(streams), total)
