"""Recurrences that subtract: their growth rate; and recurrences as people write them."""

from __future__ import annotations

import math
from fractions import Fraction

from complexity.analysis.costs.meter import Part
from complexity.analysis.recursion.recurrence import Recurrence, Shape
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import Poly
from complexity.growth import Growth


def growth_rate(recurrence: Recurrence, shape: Shape, symbol: str) -> Fraction:
    """Of T(n) = Σ T(n - d_i): the root above 1 of 1 = Σ x^-d_i."""
    drops = drops_of(recurrence, shape, symbol)
    if set(drops) == {1}:
        return Fraction(len(drops))
    low, high = 1.0, float(len(drops))
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(middle**-d for d in drops) > 1 else (low, middle)
    return Fraction(math.ceil(high * 1000), 1000)


def drops_of(recurrence: Recurrence, shape: Shape, symbol: str) -> list[int]:
    """By how much the calls that happen together decrease the parameter, at least."""
    drops: list[int] = []
    position = recurrence.symbols.index(symbol) if symbol else -1
    for call in recurrence.calls:
        value = call.values[position] if 0 <= position < len(call.values) else None
        drop = 1
        if isinstance(value, Num) and value.form is not None:
            constant = dict(value.form.terms).get((), Fraction(0))
            drop = max(1, int(abs(constant)))
        drops += [drop] * call.times
    return sorted(drops)[: shape.simultaneous]


def halving_reason(size: Growth, calls: int, work: Growth, fixed: Growth) -> tuple[Part, ...]:
    """`fixed` is the work that does not shrink with the argument."""
    often = f"{calls} T(" if calls > 1 else "T("
    parts: tuple[Part, ...] = ("T(", size, f") = {often}", size, " / 2) + ", work)
    if not fixed.is_constant:
        parts = (*parts, " and, in every activation alike, ", fixed)
    return (*parts, ": master theorem")


def chain_reason(recurrence: Recurrence, symbol: str, depth: Growth) -> tuple[Part, ...]:
    name = _parameter(recurrence, symbol)
    calls = " or ".join(dict.fromkeys(_written(recurrence, symbol, name))) or f"T({name} - 1)"
    return (f"T({name}) = {calls} + ", recurrence.work, ": a chain of ", depth, " activations")


def tree_reason(
    recurrence: Recurrence, shape: Shape, symbol: str, count: Growth
) -> tuple[Part, ...]:
    name = _parameter(recurrence, symbol)
    drops = drops_of(recurrence, shape, symbol)
    written = _written(recurrence, symbol, name)
    calls = " + ".join(f"T({name} - {drop})" for drop in drops)
    if len(written) == len(drops):
        calls = " + ".join(written)
    return (f"T({name}) = {calls} + ", recurrence.work, ": ", count, " activations")


def _written(recurrence: Recurrence, symbol: str, name: str) -> list[str]:
    """The calls by what they do to the parameter: T(k - 1), T(k + 2), T(a smaller k)."""
    if not symbol:
        return [f"T({name} - 1)"]
    position = recurrence.symbols.index(symbol)
    found: list[str] = []
    for call in recurrence.calls:
        value = call.values[position] if position < len(call.values) else None
        form = value.form if isinstance(value, Num) else None
        step = None if form is None else (form - Poly.symbol(symbol)).value
        if step is None:
            found.append(f"T(another {name})")
        else:
            sign = "-" if step < 0 else "+"
            found.append(f"T({name} {sign} {abs(step)})")
    return found


def _parameter(recurrence: Recurrence, symbol: str) -> str:
    """The source's name of the parameter that the recursion counts down or up."""
    if symbol and symbol in recurrence.symbols:
        return recurrence.function.params[recurrence.symbols.index(symbol)].name
    return "k"
