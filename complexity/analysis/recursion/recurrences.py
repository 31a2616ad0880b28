"""Solving recurrences: by states, by visits, by halving, by subtraction, by branching."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial, reduce
from itertools import permutations

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Part
from complexity.analysis.costs.summation import sum_rounds
from complexity.analysis.grants import granted_at
from complexity.analysis.recursion.branching import by_subtraction
from complexity.analysis.recursion.doubling import by_doubling
from complexity.analysis.recursion.halving import by_halving, halved_size
from complexity.analysis.recursion.parity import by_parity
from complexity.analysis.recursion.partitions import by_partition
from complexity.analysis.recursion.ranges import (
    argument_size,
    countable,
    in_arguments,
    parameter_range,
    settled_work,
)
from complexity.analysis.recursion.recurrence import (
    ONE,
    Recurrence,
    Shape,
    Solution,
    Step,
    columns_of,
)
from complexity.analysis.recursion.rooted import children_table, has_one_parent_each
from complexity.analysis.recursion.shapes import vertex_param
from complexity.analysis.termination.climbing import climb_steps
from complexity.analysis.termination.forests import table_name
from complexity.analysis.termination.guards import Mark
from complexity.analysis.termination.worklists import marks_in
from complexity.analysis.values.symbols import Role
from complexity.growth import (
    Growth,
    log,
    settle,
)
from complexity.model import (
    Binary,
    Index,
    Name,
    expressions_of,
)

Rule = Callable[[Context, Recurrence, Shape], "Solution | None"]


def solve(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution:
    """The first rule that applies; a hole when none does."""
    for rule in RULES:
        solution = rule(ctx, recurrence, shape)
        if solution is not None:
            return solution
    line = recurrence.function.span.line
    hole = ctx.hole(
        f"recursion of {recurrence.function.name} follows no known recurrence",
        "a parameter that every call decreases, a visited mark or a memo",
        line,
    )
    reason = ("follows no known recurrence",)
    return Solution(hole * settled_work(ctx, recurrence, recurrence.work), hole, hole, reason)


def frames_total(ctx: Context, recurrence: Recurrence, solution: Solution, size: Growth) -> Growth:
    """The sum of a local size over the nested activations.

    Where the argument halves, sizes that depend on it are a geometric series; otherwise depth
    times the largest.
    """
    recurrence = replace(recurrence, depth=solution.depth)
    for symbol in recurrence.symbols:
        if symbol and symbol in size.symbols and solution.halves:
            return settled_work(ctx, recurrence, size)
        if symbol and symbol == solution.visited and _picks(ctx, size, symbol):
            count = solution.activations
            return settled_work(
                ctx, recurrence, sum_rounds(ctx.symbols, size, symbol, count, count)
            )
    return settled_work(ctx, recurrence, size) * solution.depth


# -- rules


def by_states(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """Memoised: each combination of varying arguments is worked out once."""
    if not shape.memo:
        return None
    states, work, varying = ONE, recurrence.work, list[str]()
    for position, steps in enumerate(columns_of(shape)):
        if steps <= {Step.SAME}:
            continue
        if not recurrence.symbols[position] or not countable(recurrence, position):
            name = recurrence.function.params[position].name
            size = ctx.hole(f"number of different values of {name} is unknown", "a bound on it")
        else:
            size = parameter_range(ctx, recurrence, position, steps)
        if not recurrence.symbols[position]:
            states = states * size
            continue
        states = states * size
        varying.append(recurrence.symbols[position])
        work = settle(work, recurrence.symbols[position], size)
    recurrence = replace(recurrence, depth=states)
    work = settled_work(ctx, recurrence, work)
    loops = ONE
    if not recurrence.line_alone:
        loops = reduce(Growth.__add__, (c.repeats for c in recurrence.calls), ONE)
    time = states * (work + settled_work(ctx, recurrence, loops))
    if len(varying) == 1 and _picks(ctx, recurrence.work + loops, varying[0]):
        each = replace(recurrence, work=recurrence.work + loops)
        time = _once_each(ctx, each, states, varying[0])
    reason = ("memoised: ", states, " different arguments, each worked out once at cost ", work)
    return Solution(time, states, states, reason, mark=shape.memo)


def by_visits(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """A visited mark: the body runs at most once a key; degrees add up to the edges."""
    if shape.mark is None:
        return None
    mark = shape.mark.mark
    count = marks_in(ctx, mark)
    count = count or _entered_over_edges(ctx, recurrence, mark)
    if count is None:
        return None
    recurrence = replace(recurrence, depth=count)
    keys = [k.id for k in mark.keys if isinstance(k, Name)]
    visited = _symbol_of(recurrence, keys[0]) if len(keys) == len(mark.keys) == 1 else ""
    time = _once_each(ctx, recurrence, count, visited)
    reason = (f"marked in {mark.container}: each of ", count, " keys is entered once")
    if not shape.mark.everywhere:  # whoever calls it first enters a key once more
        return Solution(time, count, count, reason, visited=visited)
    return Solution(time, count, count, reason, mark=mark.container, stamp=mark, visited=visited)


def _symbol_of(recurrence: Recurrence, name: str) -> str:
    params = [p.name for p in recurrence.function.params]
    return recurrence.symbols[params.index(name)] if name in params else ""


def _once_each(ctx: Context, recurrence: Recurrence, count: Growth, visited: str) -> Growth:
    """Σ of the work over `count` activations, in each of which `visited` is another."""
    cost = recurrence.work
    if visited and _picks(ctx, cost, visited):
        cost = sum_rounds(ctx.symbols, cost, visited, count, count)
        return settled_work(ctx, recurrence, cost) + count
    return settled_work(ctx, recurrence, cost) * count


def _picks(ctx: Context, cost: Growth, symbol: str) -> bool:
    degrees = ctx.symbols.degrees
    return any(s in degrees and degrees[s].at == symbol for s in cost.symbols)


def by_forest(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """Neighbours other than the parent: every vertex once, if the graph is a forest."""
    if not shape.parent_guard:
        return None
    count = None
    for expr in expressions_of(recurrence.function.body):
        if isinstance(expr, Index) and isinstance(expr.base, Name):
            value = ctx.lookup(expr.base.id)
            obj = ctx.obj(value)
            if obj is not None and ctx.obj(obj.element or value) is not None:
                count = obj.length.magnitude()
                break
    if count is None:
        return None
    recurrence = replace(recurrence, depth=count)
    visited = _symbol_of(recurrence, vertex_param(recurrence.function))
    time = _once_each(ctx, recurrence, count, visited)
    reason = ("every neighbour but the parent: each of ", count, " vertices of a forest once")
    return Solution(time, count, count, reason, assumes=("forest",), visited=visited)


def _neighbours(ctx: Context, table: str) -> Growth | None:
    """How many elements all rows of a table have together."""
    rows = ctx.obj(ctx.lookup(table))
    inner = ctx.obj(rows.element) if rows is not None and rows.element is not None else None
    return None if inner is None or inner.total is None else inner.total.magnitude()


def _entered_over_edges(ctx: Context, recurrence: Recurrence, mark: Mark) -> Growth | None:
    """Entries where nobody counts the keys: each comes over an edge of its own or from outside."""
    vertex, table = vertex_param(recurrence.function), children_table(recurrence.function)
    if not vertex or not table or mark.keys != (Name(vertex),):
        return None
    total = _neighbours(ctx, table)
    starts = reduce(Growth.__mul__, (loop.trips for loop in ctx.loops), ONE)
    return None if total is None or len(recurrence.calls) != 1 else total + starts


def by_root(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """Lists of children in which every vertex stands once: each vertex below the root once."""
    function = recurrence.function
    table, vertex = children_table(function), vertex_param(function)
    looped = [c for c in recurrence.calls if not c.repeats.is_constant]
    if not table or not vertex or len(looped) != 1 or len(recurrence.calls) != 1:
        return None
    total = _neighbours(ctx, table)
    if total is None or not has_one_parent_each(ctx, table):
        return None
    count = total + ONE
    recurrence = replace(recurrence, depth=count)
    visited = _symbol_of(recurrence, vertex)
    time = _once_each(ctx, recurrence, count, visited)
    reason = (f"{table} holds every vertex once: each of ", count, " vertices below the root once")
    return Solution(time, count, count, reason, assumes=("acyclic",), visited=visited)


def by_children(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """Fields of a node: every node below it once."""
    if not shape.children:
        return None
    meaning = f"nodes below the argument of {recurrence.function.name}"
    symbol = ctx.site(recurrence.function, Role.LENGTH, "n", meaning, recurrence.function.span.line)
    count = Growth.symbol(symbol)
    if shape.simultaneous > 1:
        time = count * settled_work(ctx, recurrence, recurrence.work)
        reason: tuple[Part, ...] = (
            "T(tree) = the sum of T over its subtrees + ",
            recurrence.work,
            ": every node once",
        )
    else:
        meaning = "height of the tree"
        height = ctx.site(recurrence.function, Role.LENGTH, "h", meaning,
                          recurrence.function.span.line)  # fmt: skip
        count = Growth.symbol(height)
        time = count * settled_work(ctx, recurrence, recurrence.work)
        reason = ("T(tree) = T(one child) + ", recurrence.work, ": a path from the root")
    return Solution(time, count, count, reason, assumes=("acyclic",))


def by_cover(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """A range is covered by O(log n) whole nodes of a segment tree (at most four a level)."""
    if not shape.cover:
        return None
    size = halved_size(ctx, recurrence, shape)
    if size is None:
        return None
    count = log(size)
    time = count * settled_work(ctx, recurrence, recurrence.work)
    reason = ("covers a range: at most four activations on each of ", count, " levels")
    return Solution(time, count, count, reason)


def by_remainder(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """`gcd(b, a % b)`."""
    if len(recurrence.calls) != 1 or not recurrence.calls[0].repeats.is_constant:
        return None
    exprs, names = recurrence.calls[0].exprs, [Name(p.name) for p in recurrence.function.params]
    for i, j in permutations(range(min(len(exprs), len(names))), 2):
        if exprs[i] == names[j] and exprs[j] == Binary("%", names[i], names[j]):
            size = log(argument_size(ctx, recurrence.arguments[j]))
            work = settled_work(ctx, replace(recurrence, depth=size))
            reason = ("T(a, b) = T(b, a mod b) + 1: Euclid, the remainder halves every two calls",)
            return Solution(size * work, size, size, reason)
    return None


def by_climb(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """A search for the root: α(n) with compression and union by weight, O(log n) with one of
    them (Tarjan and van Leeuwen, 1984), the whole chain with neither."""
    if shape.climb is None or shape.simultaneous > 1:
        return None
    table = in_arguments(ctx, recurrence, shape.climb.table)
    size = ctx.length_size(table, "the parent array")
    name = table_name(shape.climb.table)
    steps, why = climb_steps(ctx, name, size, shape.climb.compresses)
    weighted, _ = climb_steps(ctx, name, size, compresses=False)
    work = settled_work(ctx, recurrence, recurrence.work)
    return Solution(steps * work, steps, weighted, (f"{why}: ", steps, " a climb"))


def by_grant(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """A bound that somebody else has proved of this function."""
    look = partial(in_arguments, ctx, recurrence)
    bound = granted_at(ctx, recurrence.function.span, look)
    if bound is None:
        return None
    reason = (bound.reason, ": ", bound.rounds, " activations")
    if bound.time is not None:
        return Solution(bound.time, bound.rounds, bound.depth, reason)
    recurrence = replace(recurrence, depth=bound.depth)
    visited = _symbol_of(recurrence, bound.distinct)
    time = _once_each(ctx, recurrence, bound.rounds, visited)
    return Solution(time, bound.rounds, bound.depth, reason, visited=visited)


RULES: tuple[Rule, ...] = (
    by_states,
    by_visits,
    by_root,
    by_children,
    by_remainder,
    by_climb,
    by_cover,
    by_halving,
    by_partition,
    by_parity,
    by_doubling,
    by_forest,
    by_subtraction,
    by_grant,
)
