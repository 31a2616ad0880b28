"""Operations that run over a container and yield a scalar, and output."""

from __future__ import annotations

from complexity.analysis.contents.elements import summary_element
from complexity.analysis.contents.iteration import iterate
from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.operations.pricing import charge
from complexity.analysis.values.abstract import (
    FREE,
    UNKNOWN,
    Num,
    Ref,
    Value,
    join_numbers,
    larger,
    smaller,
)
from complexity.analysis.values.poly import ZERO
from complexity.library.operations import label
from complexity.model import Call, Kind, Star
from complexity.report import StepKind


def extreme(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`min(x)`, `max(x)`: an element."""
    if len(args) > 1:
        _spread(ctx, call, args)
        numbers = [ctx.number(iterate(ctx, a).element if isinstance(a, Ref) else a) for a in args]
        return join_numbers(numbers)
    charge(ctx, call, args)
    return iterate(ctx, args[0]).element if args else UNKNOWN


def _spread(ctx: Context, call: Call, args: list[Value]) -> None:
    for item, value in zip(call.args, args, strict=True):
        if isinstance(item, Star):
            size = ctx.length_size(value, "unpacked sequence")
            ctx.spend(size)
            ctx.note(call.span.line, size, StepKind.HIDDEN, "unpacks every element")


def of_two(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`min(a, b, …)`, `max(a, b, …)` of numbers keep all bounds."""
    if args and all(isinstance(a, Num) for a in args):
        numbers = [ctx.number(a) for a in args]
        return smaller(numbers) if call.op == "min" else larger(numbers)
    return args[0] if args else UNKNOWN


def total(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`sum(x)`: length times the largest element; a sum of lists copies again and again."""
    charge(ctx, call, args)
    run = iterate(ctx, args[0]) if args else iterate(ctx, UNKNOWN)
    if isinstance(run.element, Ref) and ctx.kind(run.element) is Kind.LIST:
        size = ctx.size(run.length, "number of added lists")
        cost = size * size * ctx.length_size(run.element, "added list")
        ctx.spend(cost)
        ctx.note(call.span.line, cost, StepKind.HIDDEN,
                 "sum of lists copies the partial sum every time")  # fmt: skip
    value = ctx.number(run.element)
    count, each = run.length.magnitude(), value.magnitude()
    return Num.sized(None if count is None or each is None else count * each)


def boolean_scan(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`any`, `all`, `count_if`, `find_if`: up to one predicate an element."""
    run = iterate(ctx, args[0]) if args else iterate(ctx, UNKNOWN)
    size = ctx.size(run.length, f"operand of {call.op}")
    each = run.unit
    for function in args[1:]:
        if ctx.kind(function) is Kind.FUNCTION:
            with ctx.metered() as part:
                ctx.apply(ctx, function, [run.element])
            each = each + part.upper
            ctx.scaled(part, size)
    ctx.spend(size * each)
    reason = f"{label(call.op)}: may look at every element"
    ctx.note(call.span.line, size * each, StepKind.LIBRARY, reason)
    return Num(run.length.upper, (), run.length.size)


def write(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Printing costs the length of what is printed."""
    for item, value in zip(call.args, args, strict=True):
        if not isinstance(value, Ref):
            continue
        obj = ctx.obj(value)
        if obj is None or (obj.free and obj.kind is Kind.STR):
            continue
        cost = deep_size(ctx, value)
        if obj.kind is Kind.STR and obj.shared and not isinstance(item, Star):
            cost = FREE
        exact = obj.length.form is not None
        ctx.spend(cost * obj.unit, ctx.size(obj.length, "printed text") if exact else FREE)
        if not cost.is_constant:
            ctx.note(call.span.line, cost, StepKind.LIBRARY, "prints every element")
    return UNKNOWN


def element_count(ctx: Context, call: Call, args: list[Value]) -> Value:
    charge(ctx, call, args)
    return ctx.length(args[0]) if args else Num()


def found(ctx: Context, call: Call, args: list[Value]) -> Value:
    """A place in the container: an index below its length."""
    charge(ctx, call, args)
    length = ctx.length(args[0]) if args else Num()
    return Num(length.upper, (ZERO,), length.size)


def distance(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Steps from one place to another: the index that a search found, else up to the length."""
    charge(ctx, call, args)
    if isinstance(args[-1], Num):
        return args[-1]
    length = ctx.length(args[0]) if args else Num()
    return Num(length.upper, (), length.size)


def random_number(ctx: Context, call: Call, args: list[Value]) -> Value:
    numbers = [ctx.number(a) for a in args if isinstance(a, Num)]
    if args and isinstance(args[0], Ref):
        return summary_element(ctx, args[0]) or UNKNOWN
    return numbers[-1] if numbers else Num()


CONSUMING = {
    "min_of": extreme,
    "max_of": extreme,
    "min": of_two,
    "max": of_two,
    "sum_of": total,
    **dict.fromkeys(("any_of", "all_of", "count_if", "find_if", "for_each"), boolean_scan),
    "write": write,
    "write_line": write,
    "len": element_count,
    "strlen": element_count,
    **dict.fromkeys(("lower_bound", "upper_bound", "find", "rfind", "count_of"), found),
    **dict.fromkeys(("distance", "steps_between"), distance),
    "random": random_number,
}
