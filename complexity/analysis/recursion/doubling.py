"""Recursion to a child of a heap: the place at least doubles in every call."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.recursion.ranges import in_arguments, settled_work
from complexity.analysis.recursion.recurrence import Recurrence, Shape, Solution, columns_of
from complexity.analysis.recursion.stops import (
    Facts,
    bound_of,
    facts_at_calls,
    facts_at_stores,
    fixed,
    resolved,
)
from complexity.growth import Growth, log
from complexity.model import Binary, Compare, Const, Expr, Function, Name


def by_doubling(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """`sift(a, n, child)` for a child 2 i + 1 or 2 i + 2 below n: as deep as the heap is high."""
    if len(recurrence.calls) != 1 or not recurrence.calls[0].repeats.is_constant:
        return None
    if recurrence.calls[0].times != 1:
        return None
    for position, param in enumerate(recurrence.function.params):
        exprs = recurrence.calls[0].exprs
        if not recurrence.symbols[position] or position >= len(exprs):
            continue
        ends = _ends(recurrence.function, param.name, exprs[position])
        size = None if ends is None else _largest(ctx, recurrence, shape, ends)
        if size is not None:
            depth = log(size)
            work = settled_work(ctx, recurrence)
            reason = (f"{param.name} at least doubles below ", size, ": ", depth, " levels")
            return Solution(depth * work, depth, depth, reason)
    return None


def _ends(function: Function, param: str, argument: Expr) -> list[list[Expr]] | None:
    """For each value that the argument may have, what it is known to be below; None where one
    of them is not at least twice the parameter."""
    places = facts_at_calls(function)
    if len(places) != 1:
        return None
    facts = places[0]
    choices: list[tuple[Expr, Facts]] = [(argument, facts)]
    if isinstance(argument, Name) and argument.id != param:
        choices = facts_at_stores(function, argument.id)
        if _told_apart(facts, argument, param):
            choices = [(v, f) for v, f in choices if v != Name(param)]
    found: list[list[Expr]] = []
    for value, known in choices:
        if not _doubles(resolved(function, value), param):
            return None
        found.append([
            fact.right for fact in known
            if isinstance(fact, Compare) and fact.op in ("<", "<=")
            and fact.left in (value, resolved(function, value))
        ])  # fmt: skip
    return found or None


def _told_apart(facts: Facts, argument: Name, param: str) -> bool:
    """Whether the call stands behind `child != i`."""
    return any(
        isinstance(f, Compare) and f.op == "!=" and {f.left, f.right} == {argument, Name(param)}
        for f in facts
    )


def _doubles(value: Expr, param: str) -> bool:
    match value:
        case Binary(op="+" | "|", left=left, right=Const(value=int(more))) if more >= 0:
            return _doubles(left, param)
        case (
            Binary(op="*", left=Name(id=name), right=Const(value=2))
            | Binary(op="*", left=Const(value=2), right=Name(id=name))
        ):
            return name == param
        case Binary(op="<<", left=Name(id=name), right=Const(value=1)):
            return name == param
        case _:
            return False


def _largest(
    ctx: Context, recurrence: Recurrence, shape: Shape, ends: list[list[Expr]]
) -> Growth | None:
    function, columns = recurrence.function, columns_of(shape)
    params = {p.name: i for i, p in enumerate(function.params)}
    total: Growth | None = None
    for known in ends:
        end = next((e for e in known if fixed(resolved(function, e), params, columns, function)),
                   None)  # fmt: skip
        bound = None
        if end is not None:
            bound = bound_of(ctx, in_arguments(ctx, recurrence, resolved(function, end)))
        if bound is None:
            return None
        total = bound.size if total is None else total + bound.size
    return total
