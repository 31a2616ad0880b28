"""`x[lower:upper]`: a copy in both languages, with bounds on how long it can be."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.contents.elements import (
    new_container,
    summary_element,
)
from complexity.analysis.context import Context
from complexity.analysis.parts.portions import cut_portion
from complexity.analysis.reading.streams import stream_slice
from complexity.analysis.values.abstract import (
    FREE,
    Num,
    Ref,
    Tup,
    Value,
    add,
    divide,
    subtract,
)
from complexity.analysis.values.poly import ZERO
from complexity.model import (
    Kind,
    Slice,
)
from complexity.report import StepKind


def sliced(ctx: Context, expr: Slice) -> Value:
    base = ctx.evaluate(ctx, expr.base)
    obj = ctx.obj(base)
    if obj is not None and obj.stream and isinstance(base, Ref):
        return stream_slice(ctx, expr, base)
    bounds = [None if b is None else ctx.number(ctx.evaluate(ctx, b))
              for b in (expr.lower, expr.upper)]  # fmt: skip
    length = replace(slice_length(ctx.length(base), *bounds), portion=None)
    if expr.step is not None:
        length = _every(length, ctx.number(ctx.evaluate(ctx, expr.step)))
    part = cut_portion(ctx, expr, base, bounds)
    if part is not None and length.form is None:
        length = replace(length, portion=part)
    cost = ctx.size(length, "slice length")
    ctx.spend(cost, cost if length.form is not None else FREE)
    if not cost.is_constant:
        ctx.note(expr.span.line, cost, StepKind.HIDDEN, "a slice copies its elements")
    if isinstance(base, Tup):
        return new_container(ctx, expr, Kind.TUPLE, length)
    kind = Kind.LIST if obj is None else obj.kind
    return new_container(ctx, expr, kind, length, summary_element(ctx, base))


def _every(length: Num, step: Num) -> Num:
    """Elements that remain when only every step-th is taken."""
    if not step.at_least_one or step.value == 1:
        return length
    part = divide(length, step)
    return Num(part.upper, (ZERO,), part.size)


def slice_length(length: Num, lower: Num | None, upper: Num | None) -> Num:
    """How many elements `[lower:upper]` of a sequence of this length has at most."""
    end = length
    if upper is not None:
        negative = upper.value is not None and upper.value < 0
        end = add(length, upper) if negative else _tighter(upper, length)
    if lower is None:
        return end
    if lower.value is not None and lower.value < 0:
        return subtract(Num.constant(0), lower)
    width = subtract(end, lower)
    return Num(width.upper, (ZERO,), width.size) if width.upper or width.size else end


def _tighter(upper: Num, length: Num) -> Num:
    if upper.form is not None:
        return upper
    forms = tuple(dict.fromkeys((*upper.upper, *length.upper)))[:4]
    return Num(forms, (ZERO,), None if forms else upper.size or length.size)
