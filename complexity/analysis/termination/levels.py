"""Breadth-first search by levels: a loop over levels around a loop over what is in one.

Two shapes: `while queue: for _ in range(len(queue)): queue.popleft() …`, and `while level: for u in
level: … following.append(v) …; level = following`. Marks bound what enters over all levels; every
level holds at least one element, so there are no more levels than elements.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.termination.paths import POPS
from complexity.analysis.termination.ranking import Ranking, container_of_test
from complexity.analysis.termination.straight import left_by
from complexity.analysis.termination.worklists import Visits, worklist
from complexity.analysis.values.abstract import Num, Ref
from complexity.analysis.walks import Level
from complexity.model import (
    Assign,
    Block,
    Call,
    Collection,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    Name,
    Stmt,
    While,
    expressions_of,
    statements_in,
)
from complexity.model.effects import GROWING, assigned_names

EMPTY = frozenset({"to_list", "to_deque", "to_set", "empty_queue", "empty_stack"})


def by_levels(ctx: Context, loop: While, counter: str) -> Ranking | None:
    """How many levels there are; the loop over one level is remembered for its turn."""
    name = container_of_test(loop.test)
    value = ctx.lookup(name.id) if name is not None else None
    if name is None or not isinstance(value, Ref) or loop.step:
        return None
    for stmt, pushed in _inner_loops(loop.body, name):
        found = worklist(ctx, loop.body, Name(pushed), value, counter)
        if found is not None and ctx.length(value).magnitude() is not None:
            ranking = found[0]
            ctx.caps[value.id] = ranking.trips
            ctx.caps.update(found[1].capped)
            ctx.levels[id(stmt)] = Level(id(loop), loop.body, name.id, pushed, ranking.growth)
            return replace(ranking, reason=f"each level of {name.id} holds at least one element")
    return None


def level_visits(ctx: Context, loop: Stmt, counter: str) -> tuple[Ranking, Visits] | None:
    """For the loop over one level: the visits of all levels together."""
    level = ctx.levels.get(id(loop))
    if level is None or not ctx.loops or ctx.loops[-1].node != level.outer:
        return None
    value = ctx.lookup(level.queue)
    if not isinstance(value, Ref):
        return None
    found = worklist(ctx, level.block, Name(level.pushed), value, counter)
    if found is None:
        return None
    ranking, visits = found
    if isinstance(loop, Counted) and level.pushed != level.queue:
        visits = replace(visits, index=Name(loop.var))
    scope = ctx.loops[-1].id if ranking.scope is None else ranking.scope
    trips = Num.sized(level.total)
    into = ctx.lookup(level.pushed)
    if isinstance(into, Ref):
        ctx.caps[into.id] = trips
    reason = f"all levels together, {ranking.reason}"
    return Ranking(trips, level.total, reason, scope=scope), visits


def _inner_loops(body: Block, queue: Name) -> Iterator[tuple[Stmt, str]]:
    """The loop over one level, and the container to which the next one is pushed."""
    for position, stmt in enumerate(body):
        if isinstance(stmt, Counted) and _counts(stmt, queue, body[:position]):
            if _pops_first(stmt.body, queue):
                yield stmt, queue.id
        over = isinstance(stmt, Each) and stmt.iterable == queue
        if over or (isinstance(stmt, Counted) and _counts(stmt, queue, body[:position])):
            following = _handed_on(body[position + 1 :], queue)
            if following and _emptied(body, queue.id, following) and not _grows(body, queue):
                yield stmt, following


def _counts(loop: Counted, queue: Name, before: Block) -> bool:
    """As many rounds as the queue has elements when the loop begins."""
    held = left_by(before)
    start, stop = (held.get(e.id, e) if isinstance(e, Name) else e for e in (loop.start, loop.stop))
    length = Call("len", (queue,))
    rising = loop.step == Const(1) and start == Const(0) and stop == length
    return rising or (loop.step == Const(-1) and stop == Const(0) and start == length)


def _pops_first(body: Block, queue: Name) -> bool:
    """Whether every round takes an element out."""
    for stmt in body:
        if isinstance(stmt, Assign | Do) and any(
            isinstance(e, Call) and e.op in POPS and e.args[:1] == (queue,)
            for e in expressions_of((stmt,))
        ):
            return True
        if any(isinstance(s, Continue) for s in statements_in((stmt,))):
            return False
    return False


def _handed_on(rest: Block, queue: Name) -> str | None:
    """The list that takes the level's place at the end of a round."""
    for stmt in rest:
        match stmt:
            case Assign(target=target, value=Name(id=following)) if target == queue:
                return following
            case Assign(target=target, value=Call(op="to_list" | "copy", args=(Name(id=f),))) if (
                target == queue
            ):
                return f
            case Assign(
                target=Collection(items=(first, *_)), value=Collection(items=(Name(id=f), *_))
            ) if first == queue:
                return f
            case Do(value=Call(op="swap", args=(Name(id=a), Name(id=b)))) if queue.id in (a, b):
                return b if a == queue.id else a
            case _ if queue.id in assigned_names((stmt,)):
                return None
            case _:
                pass
    return None


def _emptied(body: Block, queue: str, following: str) -> bool:
    """Whether every round starts the next level with an empty list."""
    for stmt in body:
        match stmt:
            case Assign(target=Name(id=name), value=value) if name == following:
                return _is_empty(value)
            case Assign(
                target=Collection(items=(_, Name(id=name))), value=Collection(items=(_, value))
            ) if name == following:
                return _is_empty(value)
            case Do(value=Call(op="clear", args=(Name(id=name),))) if name in (queue, following):
                return True
            case _:
                pass
    return False


def _is_empty(value: Expr) -> bool:
    match value:
        case Collection(items=()):
            return True
        case Call(op=op, args=()):
            return op in EMPTY
        case _:
            return False


def _grows(body: Block, queue: Name) -> bool:
    return any(
        isinstance(e, Call) and e.op in GROWING and e.args[:1] == (queue,)
        for e in expressions_of(body)
    )
