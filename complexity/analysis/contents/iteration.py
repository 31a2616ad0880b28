"""What a `for` loop or a consuming library call runs over."""

from __future__ import annotations

from dataclasses import dataclass

from complexity.analysis.contents.elements import summary_element
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import FREE, UNKNOWN, Num, Tup, Value
from complexity.growth import Growth
from complexity.model import Binary, Expr, Kind


@dataclass(frozen=True, slots=True)
class Iteration:
    """How many elements, what they are, and what producing one costs."""

    length: Num
    element: Value
    unit: Growth = FREE


def iterate(ctx: Context, value: Value) -> Iteration:
    obj = ctx.obj(value)
    if isinstance(value, Tup):
        length = Num.constant(len(value.items))
        return Iteration(length, summary_element(ctx, value) or UNKNOWN)
    if obj is None or obj.kind is Kind.RECORD:
        return Iteration(Num(), UNKNOWN)
    if obj.kind in (Kind.DICT, Kind.TREE_DICT):
        key = UNKNOWN if obj.key is None else obj.key
        if ctx.program.language == "cpp":
            key = Tup((key, UNKNOWN if obj.element is None else obj.element))
        return Iteration(obj.length, key)
    element = summary_element(ctx, value)
    return Iteration(ctx.length(value), UNKNOWN if element is None else element, obj.unit)


def consume(ctx: Context, value: Value, what: str) -> tuple[Growth, Growth]:
    """Upper and lower time to run over all elements once."""
    run = iterate(ctx, value)
    length = ctx.size(run.length, f"length of {what}")
    lower = length if run.length.form is not None else FREE
    return length * run.unit, lower


def ahead_of(start: Expr, stop: Expr) -> Expr | None:
    """w in a range from x to x + w, whatever x is."""
    match stop:
        case Binary(op="+", left=left, right=right) if left == start:
            return right
        case Binary(op="+", left=left, right=right) if right == start:
            return left
        case _:
            return None
