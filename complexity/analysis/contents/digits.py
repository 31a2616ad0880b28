"""Integers and texts by the number of their digits."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Held
from complexity.analysis.values.abstract import Num, Value
from complexity.growth import Growth
from complexity.growth.terms import Level
from complexity.model import Binary, Kind
from complexity.report import StepKind


def charge_digits(ctx: Context, expr: Binary, left: Num, right: Num) -> None:
    """Python's integers grow: an operation on a huge one costs its digits (conventions, 6).

    What stays a power of the sizes (10^log n) or within a form of them fits a word. Where the
    rounds that lengthen it are unknown, the hole is theirs already.
    """
    if ctx.program.language != "python":
        return
    for value in (left, right):
        if value.digits is None or value.upper or value.digits.holes:
            continue
        if _logarithmic(value.digits):
            continue
        ctx.spend(value.digits)
        if ctx.recording == 0:
            ctx.kept.append(Held(expr.span.line, value.digits, "an integer of that many digits"))
        ctx.note(expr.span.line, value.digits, StepKind.HIDDEN,
                 "arithmetic on an integer with that many digits")  # fmt: skip


def is_short(ctx: Context, value: Value) -> bool:
    """A text of a fixed length, or of as many characters as a number has digits."""
    size = ctx.length(value).magnitude() if ctx.kind(value) is Kind.STR else None
    return size is not None and _logarithmic(size)


def _logarithmic(size: Growth) -> bool:
    """Whether a size is made of logarithms only."""
    return all(q.level >= Level.LOG for arm in size.arms for term in arm for q, _ in term)
