"""`x[lower:upper] = v`: what the list is afterwards, and what moves."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.contents.elements import grow, summary_element
from complexity.analysis.contents.places import forget_places
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Obj, Ref, Value, join_numbers
from complexity.analysis.values.poly import Poly
from complexity.growth import Growth
from complexity.model import Binary, Call, Collection, Const, Expr, Name, Slice, Star
from complexity.model.walk import walk_expression
from complexity.report import StepKind

MOVES = "assigning a slice moves the elements"
NO_LENGTH = Num.constant(0)


def store_slice(ctx: Context, target: Slice, expr: Expr | None, value: Value) -> None:
    """Put the elements of `value` in the place of a part of a list.

    `expr` is what has the value, None where it stands in no expression of its own.
    """
    container = ctx.evaluate(ctx, target.base)
    obj = ctx.obj(container)
    put_in = ctx.length_size(value, "what is put in")
    if obj is None or not isinstance(container, Ref):
        _spend(ctx, ctx.length_size(container, "the sequence") + put_in)
        return
    length = None if expr is None else _in_place(ctx, target, expr, obj)
    if length is not None:
        _spend(ctx, put_in, "puts as many elements in as are there")
        _replaced(ctx, container, value, length)
    elif expr is not None and target.lower is target.upper is None:
        _spend(ctx, ctx.length_size(container, "the sequence") + put_in)
        _replaced(ctx, container, value, ctx.length(value))
    else:
        _spend(ctx, ctx.length_size(container, "the sequence") + put_in)
        grow(ctx, container, ctx.length(value), summary_element(ctx, value))
    forget_places(ctx, container)


def _spend(
    ctx: Context, cost: Growth, reason: str = "assigning a slice moves the elements"
) -> None:
    ctx.spend(cost)
    ctx.note(ctx.line, cost, StepKind.HIDDEN, reason)


def _in_place(ctx: Context, target: Slice, expr: Expr, obj: Obj) -> Num | None:
    """The length afterwards where as many elements come as go; None where that is not known.

    A part beyond the end of the list may make it longer, but no longer than the part's end.
    """
    if target.step is not None and target.step != Const(1):
        return obj.length
    if any(part == target for part in walk_expression(expr)):
        if spelled_length(target) == spelled_length(expr):
            return obj.length
    width = spelled_length(target)
    if width is None or width != spelled_length(expr) or target.upper is None:
        return None
    end = ctx.number(ctx.seen(target.upper))
    return join_numbers([obj.length, end])


def _replaced(ctx: Context, container: Ref, value: Value, length: Num) -> None:
    grow(ctx, container, NO_LENGTH, summary_element(ctx, value))
    obj = ctx.state.heap[container.id]
    if not obj.shared:
        ctx.put(container, replace(obj, length=length, assigned=True))


def spelled_length(expr: Expr) -> Poly | None:
    """The length of an expression as far as it can be read off: `x[l:r]` has r - l elements."""
    match expr:
        case Slice(base=base, lower=None, upper=None):
            return spelled_length(base)
        case Slice(lower=lower, upper=upper, step=None) if lower is not None and upper is not None:
            first, last = _linear(lower), _linear(upper)
            return None if first is None or last is None else last - first
        case Binary(op="+", left=left, right=right):
            one, two = spelled_length(left), spelled_length(right)
            return None if one is None or two is None else one + two
        case Collection(items=items) if not any(isinstance(i, Star) for i in items):
            return Poly.constant(len(items))
        case Call(op="reversed" | "sorted" | "to_list" | "copy", args=(inner, *_)):
            return spelled_length(inner)
        case _:
            return None


def _linear(expr: Expr) -> Poly | None:
    """A form over the names themselves, whatever they hold."""
    match expr:
        case Name(id=name):
            return Poly.symbol(name)
        case Const(value=int(number)):
            return Poly.constant(number)
        case Binary(op="+" | "-" as op, left=left, right=right):
            one, two = _linear(left), _linear(right)
            if one is None or two is None:
                return None
            return one + two if op == "+" else one - two
        case _:
            return None
