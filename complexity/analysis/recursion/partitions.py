"""Recursion on parts that together are smaller than the whole: quicksort and its kin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import SelfCall
from complexity.analysis.parts.portions import closed_portion
from complexity.analysis.recursion.ranges import argument_size, settled_work
from complexity.analysis.recursion.recurrence import Recurrence, Shape, Solution
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import ONE, ZERO, Poly
from complexity.growth import Growth
from complexity.model import Binary, Const, Expr, Name


def by_partition(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """T(n) = Σ T(n_i) + f(n) with Σ n_i < n: at most n activations with something to do, n deep.

    The worst partition takes away one element each time, so that this is n · f(n).
    """
    del shape
    if not recurrence.calls or any(c.times != 1 or not c.repeats.is_constant
                                   for c in recurrence.calls):  # fmt: skip
        return None
    size = _of_lengths(ctx, recurrence) or _of_ranges(ctx, recurrence)
    if size is None:
        return None
    work = settled_work(ctx, replace(recurrence, depth=size))
    reason = ("T(n) = the sum of T over disjoint parts + ", recurrence.work,
              ": the worst partition leaves all but one in one part, ", size, " deep")  # fmt: skip
    return Solution(size * work, size, size, reason)


def _of_lengths(ctx: Context, recurrence: Recurrence) -> Growth | None:
    """Calls on containers, or numbers, whose sizes add up to less than the parameter."""
    for position, symbol in enumerate(recurrence.symbols):
        if not symbol:
            continue
        whole, total = Poly.symbol(symbol), ZERO
        for call in recurrence.calls:
            number = call.sizes[position] if position < len(call.sizes) else None
            if number is None or number.portion is None:
                break
            total = total + number.portion.form
        else:
            tops = closed_portion(ctx, total, frozenset([symbol])).upper
            if any((whole - ONE - top).never_negative for top in tops):
                return argument_size(ctx, recurrence.arguments[position])
    return None


def _of_ranges(ctx: Context, recurrence: Recurrence) -> Growth | None:
    """`sort(lo, p - 1)` and `sort(p + 1, hi)` with lo <= p <= hi."""
    params = [p.name for p in recurrence.function.params]
    for low, high in _number_pairs(recurrence):
        if len(recurrence.calls) > 2:
            return None
        left = [c for c in recurrence.calls if c.exprs[low : low + 1] == (Name(params[low]),)]
        right = [c for c in recurrence.calls if c.exprs[high : high + 1] == (Name(params[high]),)]
        if len(left) + len(right) != len(recurrence.calls) or len(left) > 1 or len(right) > 1:
            continue
        ends = [_cut(left[0].exprs, high)] if left else []
        ends += [_cut(right[0].exprs, low)] if right else []
        if any(e is None for e in ends) or not _between(recurrence, low, high, left, right, ends):
            continue
        first, last = recurrence.arguments[low], recurrence.arguments[high]
        return argument_size(ctx, last) + argument_size(ctx, first)
    return None


Cut = tuple[str, int]


def _number_pairs(recurrence: Recurrence) -> Iterator[tuple[int, int]]:
    numbers = [i for i, a in enumerate(recurrence.arguments) if isinstance(a, Num)]
    for low in numbers:
        for high in numbers:
            if low != high:
                yield low, high


def _cut(exprs: tuple[Expr, ...], position: int) -> Cut | None:
    """`p`, `p + 1` or `p - 1`, as the variable and the constant."""
    match exprs[position] if position < len(exprs) else None:
        case Name(id=name):
            return name, 0
        case Binary(op="+", left=Name(id=name), right=Const(value=int(by))):
            return name, by
        case Binary(op="-", left=Name(id=name), right=Const(value=int(by))):
            return name, -by
        case _:
            return None


def _between(
    recurrence: Recurrence,
    low: int,
    high: int,
    left: list[SelfCall],
    right: list[SelfCall],
    ends: list[Cut | None],
) -> bool:
    """Whether the parts lie in the range, and leave out at least one place between them."""
    cuts = [e for e in ends if e is not None]
    if len({name for name, _ in cuts}) != 1:
        return False
    before = cuts[0][1] if left else None
    after = cuts[-1][1] if right else None
    start, stop = (Poly.symbol(recurrence.symbols[i]) for i in (low, high))
    for inclusive in (1, 0):
        if before is not None and after is not None and after - before < inclusive + 1:
            continue
        checks: list[bool] = []
        for call, position, by in ((left, high, before), (right, low, after)):
            if by is not None:
                checks += _checks(call[0].sizes[position], by, start, stop, inclusive, before,
                                  after)  # fmt: skip
        if all(checks):
            return True
    return False


def _checks(
    number: Num | None,
    by: int,
    start: Poly,
    stop: Poly,
    inclusive: int,
    before: int | None,
    after: int | None,
) -> list[bool]:
    """p >= start - inclusive - before and p <= stop + inclusive - after, one part being less."""
    if number is None:
        return [False]
    shift = Poly.constant(by)
    lows, highs = ([f - shift for f in forms] for forms in (number.lower, number.upper))
    least = start - Poly.constant(inclusive + before if before is not None else 0)
    most = stop + Poly.constant(inclusive - after if after is not None else 0)
    if before is None:  # only the right part: it must begin after the start
        least = start + Poly.constant(1 - (after or 0))
    if after is None:
        most = stop - Poly.constant(1 + (before or 0))
    return [
        any((f - least).never_negative for f in lows),
        any((most - f).never_negative for f in highs),
    ]
