"""Lazy sequences: they cost when they are consumed."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from complexity.analysis.contents.elements import new_container, summary_element
from complexity.analysis.contents.iteration import ahead_of, iterate
from complexity.analysis.context import Context
from complexity.analysis.operations.input import mapped
from complexity.analysis.values.abstract import (
    FREE,
    UNKNOWN,
    Num,
    Obj,
    Ref,
    Tup,
    Value,
    add,
    divide,
    multiply,
    smaller,
    subtract,
)
from complexity.analysis.values.arithmetic import binary
from complexity.analysis.values.poly import ONE, ZERO
from complexity.growth import Growth, GrowthError, exponential, factorial
from complexity.model import Call, Kind
from complexity.report import StepKind


def lazy(ctx: Context, call: Call, length: Num, element: Value, unit: Growth = FREE) -> Ref:
    if isinstance(element, Ref):
        element = Ref(element.id)
    return ctx.allocate(call, Obj(Kind.GENERATOR, length, element, unit=unit, free=True))


def range_of(ctx: Context, call: Call, args: list[Value]) -> Value:
    numbers = [ctx.number(a) for a in args]
    if not numbers:
        return lazy(ctx, call, Num(), Num())
    start = numbers[0] if len(numbers) > 1 else Num.constant(0)
    stop = numbers[1] if len(numbers) > 1 else numbers[0]
    step = numbers[2] if len(numbers) > 2 else Num.constant(1)
    falling = step.value is not None and step.value < 0
    width = subtract(start, stop) if falling else subtract(stop, start)
    if len(call.args) == 2 and (ahead := ahead_of(*call.args)) is not None:
        width = ctx.number(ctx.seen(ahead))
    length = divide(width, binary("*", Num.constant(-1), step) if falling else step)
    top, bottom = (start, stop) if falling else (stop, start)
    element = Num(tuple(p - ONE for p in top.upper), bottom.lower, top.size)
    return lazy(ctx, call, Num(length.upper, length.lower, length.size), element)


def enumerated(ctx: Context, call: Call, args: list[Value]) -> Value:
    run = iterate(ctx, args[0])
    index = Num(tuple(p - ONE for p in run.length.upper), (ZERO,), run.length.size)
    return lazy(ctx, call, run.length, Tup((index, run.element)), run.unit)


def zipped(ctx: Context, call: Call, args: list[Value]) -> Value:
    runs = [iterate(ctx, a) for a in args]
    if not runs:
        return lazy(ctx, call, Num.constant(0), UNKNOWN)
    unit = reduce(Growth.__add__, (r.unit for r in runs))
    known = [r.length for r in runs if r.length.magnitude() is not None]
    length = smaller(known) if known else Num()
    if len({r.length for r in runs}) == 1:
        length = runs[0].length
    return lazy(ctx, call, length, Tup(tuple(r.element for r in runs)), unit)


def mapping(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`map(f, x, …)`: f is walked once, on what the elements look like."""
    tokens = mapped(ctx, call, args)
    if tokens is not None:
        return tokens
    runs = [iterate(ctx, a) for a in args[1:]]
    if not runs:
        return UNKNOWN
    with ctx.metered() as part:
        result = ctx.apply(ctx, args[0], [r.element for r in runs])
    known = [r.length for r in runs if r.length.magnitude() is not None]
    unit = reduce(Growth.__add__, (r.unit for r in runs)) + part.upper
    return lazy(ctx, call, smaller(known) if known else Num(), result, unit)


def filtered(ctx: Context, call: Call, args: list[Value]) -> Value:
    run = iterate(ctx, args[-1]) if args else iterate(ctx, UNKNOWN)
    with ctx.metered() as part:
        if len(args) > 1:
            ctx.apply(ctx, args[0], [run.element])
    length = Num(run.length.upper, (ZERO,), run.length.size)
    return lazy(ctx, call, length, run.element, run.unit + part.upper)


def same(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`reversed`, `iter`, `begin`, `end`, `islice`, `keys`: the same elements."""
    if not args:
        return UNKNOWN
    obj = ctx.obj(args[0])
    if obj is not None and (obj.tokens or obj.stream) and call.op in ("iter", "islice"):
        return args[0]
    run = iterate(ctx, args[0])
    return lazy(ctx, call, run.length, run.element, run.unit)


def values_of(ctx: Context, call: Call, args: list[Value]) -> Value:
    obj = ctx.obj(args[0]) if args else None
    if obj is None:
        return lazy(ctx, call, Num(), UNKNOWN)
    value = obj.element if obj.element is not None else UNKNOWN
    key = obj.key if obj.key is not None else UNKNOWN
    element = value if call.op == "values" else Tup((key, value))
    return ctx.allocate(
        call, Obj(Kind.GENERATOR, obj.length, element, free=True, entries=obj.entries)
    )


def view(ctx: Context, call: Call, args: list[Value]) -> Value:
    """A part of a sequence between two places, without a copy."""
    base, lower, upper = args[0], ctx.number(args[1]), ctx.number(args[2])
    obj = ctx.obj(base)
    width = subtract(upper, lower)
    whole = ctx.length(base)
    length = smaller([width, whole]) if width.form is None else width
    if width.magnitude() is None:
        length = whole
    kind = Kind.LIST if obj is None else obj.kind
    element = summary_element(ctx, base)
    ref = ctx.allocate(call, Obj(kind, length, None, free=True))
    ctx.put(ref, replace(ctx.state.heap[ref.id], element=element))
    return ref


def permutations(ctx: Context, call: Call, args: list[Value]) -> Value:
    """n! orders, 2^n subsets, or n^k of a constant k."""
    run = iterate(ctx, args[0])
    size = ctx.size(run.length, "length of the permuted sequence")
    picked = ctx.number(args[1]).value if len(args) > 1 else None
    try:
        if picked is not None and picked <= 8:
            count = size ** int(picked)
        elif call.op == "permutations":
            count = factorial(size)
        else:
            count = exponential(2, size)
    except GrowthError:
        count = ctx.hole("number of arrangements", "a single size symbol")
    element = new_container(ctx, (call, "element")[0], Kind.TUPLE, run.length, run.element)
    unit = FREE if picked is not None and picked <= 8 else size
    return lazy(ctx, call, Num.sized(count), element, unit)


def product(ctx: Context, call: Call, args: list[Value]) -> Value:
    """The product of the lengths; `repeat=k` raises to the k-th power."""
    repeat = dict(call.options).get("repeat")
    size = FREE
    for arg in args:
        size = size * ctx.size(iterate(ctx, arg).length, "length of a factor")
    if repeat is not None:
        times = ctx.number(ctx.evaluate(ctx, repeat))
        length = ctx.number(iterate(ctx, args[0]).length)
        if times.value is not None:
            size = size ** int(times.value)
        elif length.value is not None and length.value > 1:
            try:
                size = exponential(length.value, ctx.size(times, "repetition of the product"))
            except GrowthError:
                size = ctx.hole("size of the product", "a single size symbol")
        else:
            size = ctx.hole("size of the product", "a constant alphabet")
    element = Tup(tuple(iterate(ctx, a).element for a in args))
    unit = FREE if repeat is None else ctx.size(ctx.evaluate(ctx, repeat), "tuple length")
    return lazy(ctx, call, Num.sized(size), element, unit)


def accumulated(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Running totals: as many as there are elements (in place for C++'s partial_sum)."""
    run = iterate(ctx, args[0])
    with ctx.metered() as part:
        if len(args) > 1 and ctx.kind(args[1]) is Kind.FUNCTION:
            ctx.apply(ctx, args[1], [run.element, run.element])
    return lazy(ctx, call, run.length, Num(), run.unit + part.upper)


def reduced(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`reduce(f, x)`: a folded container may grow by the same length with every step."""
    run = iterate(ctx, args[1]) if len(args) > 1 else iterate(ctx, UNKNOWN)
    first = args[2] if len(args) > 2 else run.element
    with ctx.metered() as part:
        result = ctx.apply(ctx, args[0], [first, run.element])
    size = ctx.size(run.length, "length of the folded sequence")
    if isinstance(result, Ref | Tup) or isinstance(first, Ref | Tup):
        whole = _folded(ctx, first, result, run.length)
        if whole is None:
            unknown = ctx.hole("what is folded may grow", "a step of known length")
            ctx.spend(unknown)
            ctx.note(call.span.line, unknown, StepKind.UNKNOWN, "what is folded may grow")
            return UNKNOWN
        with ctx.metered() as part:
            result = ctx.apply(ctx, args[0], [whole, run.element])
    cost = size * (run.unit + part.upper)
    ctx.spend(cost, size if run.length.form is not None else FREE)
    ctx.scaled(part, size)
    if not cost.is_constant:
        ctx.note(call.span.line, cost, StepKind.LIBRARY, "one step of the fold an element")
    return result


def _folded(ctx: Context, first: Value, after: Value, rounds: Num) -> Ref | None:
    """The folded container at its longest; None where a step's length is not known."""
    before, later = ctx.length(first), ctx.length(after)
    obj = ctx.obj(after)
    if obj is None or not isinstance(after, Ref) or before.form is None or not later.upper:
        return None
    step = later.upper[0] - before.form
    length = add(before, multiply(rounds, Num.exact(step.rising())))
    ctx.put(after, replace(obj, length=Num(length.upper, (ZERO,), length.size)))
    return after


def comparison_key(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`cmp_to_key(f)`: a sort by it calls f for each comparison."""
    return args[0] if args else UNKNOWN


LAZY = {
    "compare_key": comparison_key,
    "range": range_of,
    "enumerate": enumerated,
    "zip": zipped,
    "pairwise": zipped,
    "map": mapping,
    "filter": filtered,
    **dict.fromkeys(("reversed", "iter", "islice", "keys", "begin", "end"), same),
    "values": values_of,
    "items": values_of,
    "view": view,
    "permutations": permutations,
    "combinations": permutations,
    "product": product,
    "accumulate": accumulated,
    "reduce": reduced,
}
