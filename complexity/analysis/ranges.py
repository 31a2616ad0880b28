"""How many values a parameter of a recursion takes."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.meter import SelfCall
from complexity.analysis.recurrence import Recurrence, Step
from complexity.analysis.values import Num, Value
from complexity.growth import Growth, GrowthError, exponential
from complexity.model import Binary, Compare, Expr, Index, Name, expressions_of, names_in

ONE = Growth.constant()


def argument_size(ctx: Context, value: Value) -> Growth:
    if isinstance(value, Num):
        return ctx.size(value, "argument of the recursion")
    return ctx.length_size(value, "argument of the recursion")


def parameter_range(
    ctx: Context, recurrence: Recurrence, position: int, steps: set[Step]
) -> Growth:
    """How many values a parameter takes over the whole recursion."""
    symbol = recurrence.symbols[position]
    name = recurrence.function.params[position].name
    mask = _mask_bits(ctx, recurrence, name, position)
    if mask is not None:
        return mask
    if steps <= {Step.CONSTANT, Step.SAME}:
        return ONE
    if steps <= {Step.SAME, Step.DOWN, Step.HALF, Step.MAY_DOWN, Step.CONSTANT}:
        return argument_size(ctx, recurrence.arguments[position])
    bound = compared_bound(ctx, recurrence, name)
    if bound is not None:
        return bound
    if Step.UP in steps or Step.OTHER in steps:
        indexed = indexed_length(ctx, recurrence, name)
        if indexed is not None:
            return indexed
    values = [c.values[position] for c in recurrence.calls if position < len(c.values)]
    numbers = [v for v in values if isinstance(v, Num)]
    if numbers and all(n.kind.value == "bool" or n.value is not None for n in numbers):
        return ONE
    sizes = [n.magnitude() for n in numbers if symbol not in n.symbols]
    known = [s for s in sizes if s is not None]
    if known and len(known) == len(numbers):
        return reduce(Growth.__add__, known)
    return ctx.hole(f"range of parameter {name} is unknown", "a bound on it")


def _mask_bits(ctx: Context, recurrence: Recurrence, name: str, position: int) -> Growth | None:
    """`mask | (1 << i)` runs over all subsets."""
    for call in recurrence.calls:
        if position >= len(call.exprs):
            continue
        expr = call.exprs[position]
        if isinstance(expr, Binary) and expr.op in ("|", "^", "&", "+") and name in names_in(expr):
            shifted = [x for x in (expr.left, expr.right)
                       if isinstance(x, Binary) and x.op == "<<"]  # fmt: skip
            if shifted:
                return _bit_range(ctx, call, shifted[0].right)
    return None


def _bit_range(ctx: Context, call: SelfCall, bit: Expr) -> Growth | None:
    try:
        return exponential(2, call.repeats)
    except GrowthError:
        return None


def compared_bound(ctx: Context, recurrence: Recurrence, name: str) -> Growth | None:
    """The size that the body compares a parameter with (`if i == n: return`)."""
    for expr in expressions_of(recurrence.function.body):
        if not isinstance(expr, Compare):
            continue
        for mine, other in ((expr.left, expr.right), (expr.right, expr.left)):
            if names_in(mine) == {name}:
                with ctx.silently(), ctx.metered():
                    value = ctx.evaluate(ctx, other)
                size = value.magnitude() if isinstance(value, Num) else None
                if (
                    size is not None
                    and not size.is_constant
                    and not (set(recurrence.symbols) & size.symbols)
                ):
                    return size
                if isinstance(value, Num) and value.value is not None and value.value >= 1000:
                    return ctx.constant_size(int(value.value))
    return None


def indexed_length(ctx: Context, recurrence: Recurrence, name: str) -> Growth | None:
    """The length of a container that the parameter indexes."""
    for expr in expressions_of(recurrence.function.body):
        if isinstance(expr, Index) and names_in(expr.index) == {name}:
            if isinstance(expr.base, Name):
                size = ctx.length(ctx.lookup(expr.base.id)).magnitude()
                if size is not None and not size.is_constant:
                    return size
    return None
