"""How many values a parameter of a recursion takes."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import SelfCall
from complexity.analysis.recursion.recurrence import Recurrence, Step
from complexity.analysis.values.abstract import Num, Value
from complexity.analysis.values.poly import Poly
from complexity.growth import Growth, GrowthError, exponential, settle
from complexity.model import (
    Binary,
    Compare,
    Expr,
    Function,
    Index,
    Name,
    Slice,
    expressions_of,
    names_in,
)

ONE = Growth.constant()


def argument_size(ctx: Context, value: Value) -> Growth:
    if isinstance(value, Num):
        return ctx.size(value, "argument of the recursion")
    return ctx.length_size(value, "argument of the recursion")


def largest_argument(ctx: Context, recurrence: Recurrence, position: int) -> Growth:
    """The largest size of a parameter: its first argument's, unless calls may raise it."""
    first = argument_size(ctx, recurrence.arguments[position])
    values = [c.sizes[position] for c in recurrence.calls if position < len(c.sizes)]
    symbol = recurrence.symbols[position]
    if all(v is not None and _not_above(v, symbol) for v in values):
        return first
    own = frozenset(s for s in recurrence.symbols if s)
    if all(v is not None and (_not_above(v, symbol) or _average(v, own)) for v in values):
        return reduce(
            Growth.__add__,
            (
                argument_size(ctx, value)
                for name, value in zip(recurrence.symbols, recurrence.arguments, strict=False)
                if any(v is not None and name in v.symbols for v in values)
            ),
            first,
        )
    name = recurrence.function.params[position].name
    bound = compared_bound(ctx, recurrence, name) or indexed_length(ctx, recurrence, name)
    if bound is not None:
        return first + bound
    raised = _raised_by_depth(recurrence, values, symbol, own)
    if raised is not None:
        return first + raised
    others = [v.magnitude() for v in values if v is not None and symbol not in v.symbols]
    if len(others) == len(values) and all(o is not None for o in others):
        sizes = [o for o in others if o is not None and not o.symbols & own]
        if len(sizes) == len(others):
            return reduce(Growth.__add__, sizes, first)
    return ctx.hole(f"size of parameter {name} is unknown", "a bound on it")


def _raised_by_depth(
    recurrence: Recurrence, values: list[Num | None], symbol: str, own: frozenset[str]
) -> Growth | None:
    """What all nested calls together add to a parameter, each at most a step."""
    if recurrence.depth is None or not symbol:
        return None
    total = ONE
    for value in values:
        steps = [] if value is None else [form - Poly.symbol(symbol) for form in value.upper]
        found = next((s for s in steps if not s.symbols & own), None)
        if found is None:
            return None
        total = total + found.rising().growth()
    return total * recurrence.depth


def settled_work(
    ctx: Context, recurrence: Recurrence, growth: Growth | None = None, skip: str = ""
) -> Growth:
    """A growth, the work where none is given, with every parameter at the largest size that any
    activation sees."""
    growth = recurrence.work if growth is None else growth
    for position, symbol in enumerate(recurrence.symbols):
        if symbol and symbol != skip and symbol in growth.symbols:
            growth = settle(growth, symbol, largest_argument(ctx, recurrence, position))
    return growth


def countable(recurrence: Recurrence, position: int) -> bool:
    """Whether a parameter is a number, or a container of which every call hands on one end."""
    if isinstance(recurrence.arguments[position], Num):
        return True
    name = Name(recurrence.function.params[position].name)
    parts = [c.exprs[position] for c in recurrence.calls if position < len(c.exprs)]
    tails = [p for p in parts if isinstance(p, Slice) and p.base == name and p.step is None]
    return len(tails) == len(parts) and (
        all(p.upper is None for p in tails) or all(p.lower is None for p in tails)
    )


def _not_above(value: Num, symbol: str) -> bool:
    """Whether an argument is at most the caller's parameter, or a constant."""
    start = Poly.symbol(symbol)
    return any(form.is_constant or (start - form).never_negative for form in value.upper) or any(
        set(form.symbols) == {symbol} and sum(c for m, c in form.terms if m) < 1
        for form in value.upper
    )


def _average(value: Num, own: frozenset[str]) -> bool:
    """Whether an argument lies between parameters of the caller (the middle of a range)."""
    for form in value.upper:
        weights = [c for m, c in form.terms if m]
        if len(weights) > 1 and form.symbols <= own and all(c > 0 for c in weights):
            if sum(weights) <= 1:
                return True
    return False


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
                value = ctx.seen(other)
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


def compared_size(ctx: Context, function: Function, name: str) -> Num | None:
    """The end that an index is compared with before it is used (`if j + 1 < m`)."""
    for end in ctx.tables.fact(function, _compared).get(name, ()):
        value = ctx.seen(end)
        if isinstance(value, Num) and value.form is not None and value.form.symbols:
            return value
    return None


def _compared(function: Function) -> dict[str, list[Expr]]:
    """By parameter that is an index, the ends that it is compared with."""
    indices = {
        n for e in expressions_of(function.body) if isinstance(e, Index) for n in names_in(e.index)
    }
    found: dict[str, list[Expr]] = {}
    params = {p.name for p in function.params}
    for expr in expressions_of(function.body):
        if isinstance(expr, Compare):
            for mine, end in ((expr.left, expr.right), (expr.right, expr.left)):
                names = names_in(mine)
                if len(names) == 1 and names <= params & indices and not names_in(end) & params:
                    found.setdefault(next(iter(names)), []).append(end)
    return found


def indexed_length(ctx: Context, recurrence: Recurrence, name: str) -> Growth | None:
    """The length of a container that the parameter indexes."""
    for expr in expressions_of(recurrence.function.body):
        if isinstance(expr, Index) and names_in(expr.index) == {name}:
            if isinstance(expr.base, Name):
                size = ctx.length(ctx.lookup(expr.base.id)).magnitude()
                if size is not None and not size.is_constant:
                    return size
    return None


def in_arguments(ctx: Context, recurrence: Recurrence, expr: Expr) -> Value:
    """An expression of the body, with the first call's arguments for the parameters."""
    params = [p.name for p in recurrence.function.params]
    frame, outer = ctx.new_frame(ctx.frame, frozenset(params)), ctx.frame
    for name, value in zip(params, recurrence.arguments, strict=False):
        ctx.state.variables[frame.id, name] = value
    ctx.frame = frame.id
    found = ctx.seen(expr)
    ctx.frame = outer
    for name in params:
        ctx.state.variables.pop((frame.id, name), None)
    return found
