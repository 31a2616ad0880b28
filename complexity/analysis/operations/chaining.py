"""Sequences one after another, and a sequence cut into runs: `chain`, `groupby`."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.contents.iteration import Iteration, iterate
from complexity.analysis.context import Context
from complexity.analysis.operations.lazy import lazy
from complexity.analysis.values.abstract import (
    FREE,
    UNKNOWN,
    Num,
    Obj,
    Tup,
    Value,
    add,
    multiply,
)
from complexity.analysis.values.poly import ZERO
from complexity.analysis.values.state import join_values
from complexity.model import Call, Kind, Star


def chain(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`chain(x, y, *rest)`: as long as all parts together."""
    length, unit = Num.constant(0), FREE
    element: Value | None = None
    for expr, value in zip(call.args, args, strict=False):
        run = _flat(ctx, value) if isinstance(expr, Star) else iterate(ctx, value)
        length, unit = add(length, run.length), unit + run.unit
        element = run.element if element is None else join_values(element, run.element, ctx.state)
    return lazy(ctx, call, length, element or UNKNOWN, unit)


def flatten(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`chain.from_iterable(x)`: all elements of x's elements."""
    run = _flat(ctx, args[-1])
    return lazy(ctx, call, run.length, run.element, run.unit)


def _flat(ctx: Context, value: Value) -> Iteration:
    outer = iterate(ctx, value)
    inner, obj = iterate(ctx, outer.element), ctx.obj(outer.element)
    total = obj.total if obj is not None and obj.shared else None
    length = multiply(outer.length, inner.length) if total is None else total
    return Iteration(length, inner.element, outer.unit + inner.unit)


def groups(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`groupby(x, key)`: runs of equal keys, whose lengths add up to the length of x."""
    run = iterate(ctx, args[0])
    key, unit = run.element, run.unit
    option = dict(call.options).get("key")
    if len(args) > 1 or option is not None:
        function = args[1] if option is None else ctx.evaluate(ctx, option)
        with ctx.metered() as part:
            key = ctx.apply(ctx, function, [run.element])
        unit = unit + part.upper
    most = Num(run.length.upper, (ZERO,), run.length.size)
    runs = lazy(ctx, call, most, UNKNOWN, unit)
    obj = Obj(Kind.GENERATOR, most, run.element, total=most, shared=True, free=True)
    group = ctx.allocate(ctx.made_node(runs, 0), obj)
    ctx.put(runs, replace(ctx.state.heap[runs.id], element=Tup((key, group))))
    return runs


CHAINING = {"chain": chain, "flatten": flatten, "group_by": groups}
