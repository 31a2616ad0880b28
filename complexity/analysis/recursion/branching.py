"""Recursions that subtract: chains, trees of calls, and backtracking over choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import SelfCall
from complexity.analysis.recursion.choices import calling_loops, chosen_once, moves_on
from complexity.analysis.recursion.equations import chain_reason, growth_rate, tree_reason
from complexity.analysis.recursion.ranges import argument_size, in_arguments, settled_work
from complexity.analysis.recursion.recurrence import Recurrence, Shape, Solution, Step, columns_of
from complexity.analysis.recursion.selfcalls import calls
from complexity.analysis.recursion.stops import (
    Bound,
    bound_of,
    indexed_bound,
    level_bound,
    measured_containers,
    resolved,
)
from complexity.analysis.termination.balance import PUSHES, balanced
from complexity.analysis.values.abstract import Num, Value
from complexity.growth import (
    Growth,
    GrowthDomainError,
    GrowthError,
    exponential,
    factorial,
    power,
    settle,
)
from complexity.growth.sums import sum_arithmetic
from complexity.model import (
    Block,
    Call,
    Counted,
    Do,
    Expr,
    Name,
    child_blocks,
    own_expressions,
    walk_expression,
)


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep the calls nest, and the parameter that counts it, "" where none does alone."""

    bound: Bound
    symbol: str = ""

    @property
    def size(self) -> Growth:
        return self.bound.size


def by_subtraction(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """A measure that every call moves by at least one: linear, exponential or factorial."""
    looped = [c for c in recurrence.calls if not c.repeats.is_constant]
    depth = depth_of(ctx, recurrence, shape)
    if looped and moves_on(recurrence):
        return _subsets(ctx, recurrence, depth)
    if depth is None:
        return None
    recurrence = replace(recurrence, depth=depth.size)
    if looped:
        return _branching(ctx, recurrence, shape, depth, looped)
    if shape.simultaneous <= 1:
        symbol = depth.symbol
        work = settled_work(ctx, recurrence, recurrence.work, skip=symbol)
        try:
            time = sum_arithmetic(work, symbol, depth.size) if symbol else work * depth.size
        except GrowthError:
            time = settle(work, symbol, depth.size) * depth.size
        reason = chain_reason(recurrence, symbol, depth.size)
        return Solution(time, depth.size, depth.size, reason)
    rate = growth_rate(recurrence, shape, depth.symbol)
    work = settled_work(ctx, recurrence, recurrence.work)
    if depth.bound.factor is None:
        return None
    try:
        count = exponential(rate**depth.bound.factor, depth.size)
    except GrowthError:
        return None
    reason = tree_reason(recurrence, shape, depth.symbol, count)
    return Solution(count * work, count, depth.size, reason)


def depth_of(ctx: Context, recurrence: Recurrence, shape: Shape) -> Depth | None:
    """A parameter, a sum of parameters or the length of a container that counts the levels."""
    columns = columns_of(shape)
    for position, steps in enumerate(columns):
        if steps == {Step.DOWN}:
            bound = _start(ctx, recurrence.arguments[position])
            if bound is not None:
                return Depth(bound, recurrence.symbols[position])
    for position, steps in enumerate(columns):
        if steps == {Step.UP}:
            bound = _risen(ctx, recurrence, position, columns)
            if bound is not None:
                return Depth(bound, recurrence.symbols[position])
    return _of_several(ctx, recurrence, shape, columns) or _of_container(ctx, recurrence, columns)


def _start(ctx: Context, value: Value) -> Bound | None:
    number = value if isinstance(value, Num) else ctx.length(value)
    return bound_of(ctx, number) or Bound(argument_size(ctx, value))


def _risen(
    ctx: Context, recurrence: Recurrence, position: int, columns: list[set[Step]]
) -> Bound | None:
    name = recurrence.function.params[position].name
    measure: Expr = Name(name)
    if not isinstance(recurrence.arguments[position], Num):
        measure = Call("len", (measure,))
    found = level_bound(ctx, recurrence, measure, columns)
    return found or indexed_bound(ctx, recurrence, name) or _loop_bound(ctx, recurrence)


def _of_several(
    ctx: Context, recurrence: Recurrence, shape: Shape, columns: list[set[Step]]
) -> Depth | None:
    """Parameters of which every call moves one at least, all the same way."""
    for way in (Step.DOWN, Step.UP):
        moved = [i for i, s in enumerate(columns) if s <= {way, Step.SAME} and way in s]
        if not moved or not all(any(s[i] is way for i in moved) for s in shape.steps):
            continue
        total: Bound | None = None
        for i in moved:
            bound = (
                _start(ctx, recurrence.arguments[i])
                if way is Step.DOWN
                else _risen(ctx, recurrence, i, columns)
            )
            if bound is None:
                break
            total = bound if total is None else total + bound
        else:
            if total is not None:
                return Depth(total)
    return None


def _of_container(ctx: Context, recurrence: Recurrence, columns: list[set[Step]]) -> Depth | None:
    """`if len(path) == n: return`, where each call stands between a push and its pop."""
    function = recurrence.function
    even = balanced(function)
    for name in measured_containers(function):
        if name in even and _pushed_before(function.body, name, function.name):
            bound = level_bound(ctx, recurrence, Call("len", (Name(name),)), columns)
            if bound is not None:
                return Depth(bound)
    return None


def _pushed_before(block: Block, container: str, function: str) -> bool:
    """Whether in the block of every self-call the container has been pushed to before it."""
    pushed = False
    for stmt in block:
        for expr in own_expressions(stmt):
            if any(calls(part, function) for part in walk_expression(expr)) and not pushed:
                return False
        match stmt:
            case Do(value=Call(op=op, args=(Name(id=name), *_))) if name == container:
                pushed = op in PUSHES
            case _:
                if not pushed and not all(
                    _pushed_before(b, container, function) for b in child_blocks(stmt)
                ):
                    return False
    return True


def _loop_bound(ctx: Context, recurrence: Recurrence) -> Bound | None:
    """`for i in range(k, n)`: no round, so no call, once the parameter is at the end."""
    return next((b for b in _choices(ctx, recurrence) if b is not None), None)


def _choices(ctx: Context, recurrence: Recurrence) -> Iterator[Bound | None]:
    """The rounds of each loop that calls, at most."""
    for loop in calling_loops(recurrence.function):
        if isinstance(loop, Counted):
            stop = resolved(recurrence.function, loop.stop)
            yield bound_of(ctx, in_arguments(ctx, recurrence, stop))
        else:
            length = Call("len", (loop.iterable,))
            yield bound_of(ctx, in_arguments(ctx, recurrence, length))


def _subsets(ctx: Context, recurrence: Recurrence, depth: Depth | None) -> Solution | None:
    """Every call chooses behind the last choice: each subset of the choices at most once."""
    bounds = list(_choices(ctx, recurrence))
    choices = bounds[0] if len(bounds) == 1 else None
    if choices is None or choices.factor is None:
        return None
    try:
        count = exponential(Fraction(2) ** choices.factor, choices.size)
    except GrowthError:
        return None
    nested = choices.size if depth is None else depth.size
    work = settled_work(ctx, replace(recurrence, depth=nested), recurrence.work)
    reason = (
        "backtracking: each call chooses among the ", choices.size, " behind the last choice: ",
        count, " activations",
    )  # fmt: skip
    return Solution(count * work, count, nested, reason)


def power_of_symbols(choices: Growth, depth: Growth) -> Growth:
    """choices^depth. Raises GrowthDomainError unless both are single symbols."""
    (base,), (exponent,) = choices.symbols, depth.symbols
    if choices != Growth.symbol(base) or depth != Growth.symbol(exponent):
        raise GrowthDomainError(f"{choices}^{depth} is no power of symbols")
    return power(base, exponent)


def _branching(
    ctx: Context,
    recurrence: Recurrence,
    shape: Shape,
    depth: Depth,
    looped: list[SelfCall],
) -> Solution | None:
    """A call a choice: orders when each choice is made once, else any choice at each level."""
    bounds = list(_choices(ctx, recurrence))
    if len(looped) != 1 or len(recurrence.calls) != 1 or len(bounds) != 1 or bounds[0] is None:
        return None
    choices = settled_work(ctx, recurrence, looped[0].repeats)
    if bounds[0].factor != 1 or depth.bound.factor != 1:
        return None
    work = settled_work(ctx, recurrence, recurrence.work)
    try:
        if choices == depth.size and chosen_once(recurrence, shape.steps, depth.symbol):
            count = factorial(depth.size)
        elif len(choices.symbols) == len(depth.size.symbols) == 1:
            count = power_of_symbols(choices, depth.size)
        else:
            return None
    except GrowthError:
        return None
    reason = (
        "backtracking: one call a choice, ", choices, " choices, ", depth.size, " levels: ", count,
        " activations",
    )  # fmt: skip
    return Solution(count * work, count, depth.size, reason)
