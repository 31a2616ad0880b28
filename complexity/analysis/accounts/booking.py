"""What one call of a function costs, for the function's summary."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.accounts.space import takes_memory
from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.costs.ledger import ONCE, Place, Tally
from complexity.analysis.costs.meter import Meter
from complexity.analysis.values.abstract import Ref
from complexity.analysis.walks import FunctionBounds
from complexity.growth import Growth
from complexity.model import Function

ONE = Growth.constant()


def place_of(function: Function) -> Place:
    return Place(function.span.line, function.qualified)


def book_call(
    ctx: Context,
    function: Function,
    each: Growth,
    total: Growth,
    lower: Growth,
    before: tuple[frozenset[int], int],
) -> None:
    """One call: its dearest time, what it adds to the total, and what it allocated.

    `before` are the objects on the heap and the number of items kept when the call began.
    """
    if not ctx.booking:
        return
    place = place_of(function)
    ctx.meter.lines.book(place, Tally(each, ONCE, frozenset([total])))
    bounds = FunctionBounds(lower, _allocated(ctx, *before))
    known = ctx.called.get(place)
    ctx.called[place] = bounds if known is None else known.joined(bounds)


def book_part(
    ctx: Context, function: Function, part: Meter, before: tuple[frozenset[int], int]
) -> None:
    """One call that cost what the part did, and at most what it pays in total elsewhere."""
    each = reduce(Growth.__add__, part.totals.values(), part.upper)
    book_call(ctx, function, each, part.upper, part.lower, before)


def memory_now(ctx: Context) -> tuple[frozenset[int], int]:
    """What a later look compares with."""
    return frozenset(ctx.state.heap), len(ctx.kept)


def _allocated(ctx: Context, heap: frozenset[int], kept: int) -> Growth:
    with ctx.silently():
        new = [i for i in sorted(ctx.state.heap) if i not in heap]
        sizes = [deep_size(ctx, Ref(i)) for i in new if takes_memory(ctx.state.heap[i])]
    sizes += [held.size for held in ctx.kept[kept:]]
    return reduce(Growth.__add__, sizes, ONE)
