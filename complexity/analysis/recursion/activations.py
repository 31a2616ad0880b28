"""What holds at the start of any activation of a recursion, not only of the first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from complexity.analysis.callgraph import functions_by_name, reachable
from complexity.analysis.context import Context
from complexity.analysis.loops.stability import Used, corrected
from complexity.analysis.loops.widening import grown, widened
from complexity.analysis.recursion.recurrence import Recurrence, Solution
from complexity.analysis.termination.balance import balanced
from complexity.analysis.values.abstract import Num, Ref, multiply
from complexity.analysis.values.poly import ZERO
from complexity.analysis.values.state import State, join_values
from complexity.growth import Growth, Yes, compare
from complexity.model import Assign, Collection, Function, Name, names_in, statements_in
from complexity.model.effects import resized_names

CORRECTIONS = 3


def changed(before: State, after: State) -> bool:
    """Whether an activation changes what later ones see: lengths, numbers, fields."""
    return any(after.heap.get(i) != obj for i, obj in before.heap.items()) or any(
        after.variables.get(key) != value for key, value in before.variables.items()
    )


def head_of_any(
    ctx: Context,
    recurrence: Recurrence,
    before: State,
    solution: Solution,
    trips: Num,
    own: list[int],
    walk: Callable[[], object],
) -> State:
    """The state that covers the start of every activation; what outgrows it is given up.

    `trips` are the activations, `own` objects that stand for an activation's own arguments.
    """
    first = ctx.state.copy()
    for id_ in own:
        first.heap[id_] = before.heap[id_]
    head, _ = widened(ctx, before, first, {}, trips)
    for key, value in before.variables.items():
        now = first.variables.get(key)
        if now is not None and now != value:
            head.variables[key] = join_values(value, grown(value, now, trips), head)
    head.cursor = first.cursor
    for id_, obj in head.heap.items():
        if obj.entries is not None and before.heap.get(id_) is not obj:
            head.heap[id_] = replace(obj, entries=None)
    _shorten(ctx, recurrence, before, head, solution.depth)
    used: Used = {}
    for _ in range(CORRECTIONS):
        ctx.state = head.copy()
        with ctx.silently(), ctx.metered():
            walk()
        for id_ in own:
            ctx.state.heap[id_] = before.heap[id_]
        better = corrected(before, first, head, ctx.state, trips, used)
        if better is None:
            break
        head = better
    return head


def _shorten(
    ctx: Context, recurrence: Recurrence, before: State, head: State, depth: Growth
) -> None:
    """Containers that are popped as often as pushed are as long as the recursion is deep."""
    function = recurrence.function
    names = {p.name: a for p, a in zip(function.params, recurrence.arguments, strict=False)}
    for name in balanced(function):
        value = names.get(name) or ctx.lookup(name)
        if not isinstance(value, Ref) or value.id not in before.heap:
            continue
        start = before.heap[value.id].length.magnitude()
        if start is None or _changed_elsewhere(ctx, function, name):
            continue
        length = Num((), (ZERO,), start + depth)
        head.heap[value.id] = replace(head.heap[value.id], length=length)


def _changed_elsewhere(ctx: Context, function: Function, name: str) -> bool:
    """Whether a function that the body calls, or another name, may make the container longer."""
    table = functions_by_name(ctx)
    others = (f for n in reachable(ctx, function) for f in table.get(n, []) if f is not function)
    if any(name in resized_names(f.body) for f in others):
        return True
    return any(
        isinstance(s, Assign)
        and name in names_in(s.value)
        and isinstance(s.value, Name | Collection)
        for s in statements_in(function.body)
    )


def no_more_than(ctx: Context, first: Solution, second: Solution) -> Solution:
    """The second solution, if the growth that it saw was reckoned with enough activations."""
    for mine, other in ((second.activations, first.activations), (second.depth, first.depth)):
        if not isinstance(compare(mine, other), Yes):
            hole = ctx.hole("the recursion grows with what it changes", "a bound on its calls")
            return replace(second, time=second.time * hole, activations=hole)
    return second


def left_by_all(before: State, head: State, last: State, trips: Num) -> State:
    """What the whole recursion leaves: lengths as at the start of any activation, one more."""
    state = last.copy()
    for id_, obj in last.heap.items():
        if id_ in before.heap:
            held = head.heap[id_]
            state.heap[id_] = replace(
                obj, length=held.length, total=held.total, entries=held.entries
            )
        elif obj.shared and obj.total is not None:
            state.heap[id_] = replace(obj, total=multiply(trips, obj.total))
    for key, value in head.variables.items():
        if isinstance(value, Num):
            state.variables[key] = value
    return state
