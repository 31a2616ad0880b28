"""Worklists: every element that enters is visited once, and marks bound how many enter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.termination.guards import Mark, MarkedPush, marked_pushes, taken_back
from complexity.analysis.termination.markscope import least_first, mark_scope
from complexity.analysis.termination.paths import POPS
from complexity.analysis.termination.ranking import Ranking, inside_bound
from complexity.analysis.values.abstract import FREE, UNKNOWN, Num, Ref, Tup, Value
from complexity.growth import Growth
from complexity.model import (
    Assign,
    Block,
    Call,
    Collection,
    Each,
    Expr,
    Index,
    Kind,
    Name,
    Stmt,
    expressions_of,
    statements_in,
)
from complexity.model.effects import GROWING
from complexity.model.types import SEQUENCES


@dataclass(frozen=True, slots=True)
class Visits:
    """A worklist whose every visit is of another element; `index` walks it where none is popped."""

    container: int
    element: Value
    index: Expr | None = None
    capped: tuple[tuple[int, Num], ...] = ()  # sets of marks, with what they hold at most


@contextmanager
def visiting(ctx: Context, visits: Visits | None, trips: Num) -> Iterator[None]:
    """What is taken from a worklist meanwhile is another element in every round."""
    if visits is None:
        yield
        return
    outer = dict(ctx.visits), dict(ctx.visited_by), dict(ctx.caps)
    ctx.visits[visits.container] = visits.element
    ctx.caps[visits.container] = trips
    ctx.caps.update(visits.capped)
    if visits.index is not None:
        ctx.visited_by[visits.container] = visits.index
    yield
    ctx.visits, ctx.visited_by, ctx.caps = outer


def worklist(
    ctx: Context, block: Block, name: Name, value: Ref, counter: str
) -> tuple[Ranking, Visits] | None:
    """Every push is behind a mark that is set with it: a bounded number of pushes a key."""
    pushes = marked_pushes(block, name.id)
    if not pushes:
        return None
    total: Growth | None = None
    capped: list[tuple[int, Num]] = []
    scopes: set[int | None] = set()
    for push in pushes:
        size = _keys_taken(ctx, block, name, push) or _pushes_behind(ctx, push)
        if size is None or taken_back(block, push.mark):
            return None
        total = size if total is None else total + size
        capped += _capped(ctx, block, push.mark, size)
        stale = push.mark.stale
        if stale is not None and not (stale.heap == name.id and least_first(ctx, stale)):
            return None
        scopes.add(None if stale is not None else mark_scope(ctx, push.mark))
    if total is None:
        return None
    scope = scopes.pop() if len(scopes) == 1 else None
    initial = ctx.length(value).magnitude()
    if scope is None and initial is not None:
        total = total + initial
    element: Value = Num.symbol(counter)
    if not all(_pushes_key(push) for push in pushes):
        element = _looks_like(ctx, value)
    reason = _argument(name.id, pushes)
    visits = Visits(value.id, element, capped=tuple(capped))
    return Ranking(Num.sized(total), total, reason, scope=scope), visits


def _argument(name: str, pushes: Sequence[MarkedPush]) -> str:
    """Why no more enters the list than the marks allow."""
    marks = " and ".join(sorted({push.mark.container for push in pushes}))
    if any(push.loop is not None for push in pushes):
        return (f"each round takes one from {name}, and each key of {marks} pushes its "
                "neighbours once")  # fmt: skip
    return f"each round takes one from {name}, and {marks} lets each key in once"


def _pushes_key(push: MarkedPush) -> bool:
    """Whether what is pushed is the key that is marked: then every visit is of another one."""
    value, keys = push.value, push.mark.keys
    same = keys == (value,) or (isinstance(value, Collection) and value.items == keys)
    return same and push.loop is None


def _capped(ctx: Context, block: Block, mark: Mark, keys: Growth) -> Iterator[tuple[int, Num]]:
    """A set to which the block adds in one place, behind its own mark: one entry a key."""
    value = ctx.lookup(mark.container)
    obj = ctx.obj(value)
    if obj is None or not isinstance(value, Ref) or obj.kind in SEQUENCES:
        return
    base = Name(mark.container)
    calls = (e for e in expressions_of(block) if isinstance(e, Call) and e.op in GROWING)
    adds = sum(e.args[:1] == (base,) for e in calls)
    targets = (s.target for s in statements_in(block) if isinstance(s, Assign))
    stores = sum(isinstance(t, Index) and t.base == base for t in targets)
    first = obj.length.magnitude()
    if adds + stores == 1 and first is not None:
        yield value.id, Num.sized(keys + first)


def _keys_taken(ctx: Context, block: Block, name: Name, push: MarkedPush) -> Growth | None:
    """Keys of a set that are taken out again: each then is an index, or one of a row's elements.

    A row is looked through when its own key is taken, so once.
    """
    marked = ctx.obj(ctx.lookup(push.mark.container))
    hashed = marked is not None and marked.kind not in SEQUENCES
    taken = next((t for s in statements_in(block) if (t := _taken(s, name))), None)
    if not (hashed and taken is not None and _pushes_key(push)):
        return None
    inside = inside_bound(ctx, block, taken)
    if inside is not None:
        return inside.magnitude()
    for stmt in statements_in(block):
        if isinstance(stmt, Each) and stmt.target == push.value:
            if isinstance(stmt.iterable, Index) and stmt.iterable.index == taken:
                rows = ctx.obj(ctx.seen(stmt.iterable.base))
                row = ctx.obj(rows.element) if rows is not None and rows.element else None
                if row is not None and row.total is not None:
                    return row.total.magnitude()
    return None


def _taken(stmt: Stmt, name: Name) -> Name | None:
    """u in `u = queue.popleft()`."""
    match stmt:
        case Assign(target=Name() as target, value=Call(op=op, args=(source, *_))) if (
            op in POPS and source == name
        ):
            return target
        case _:
            return None


def _pushes_behind(ctx: Context, push: MarkedPush) -> Growth | None:
    """Pushes over all keys: one each, or one for each neighbour of the key."""
    if push.loop is None:
        return marks_in(ctx, push.mark)
    iterable = push.loop
    if not (isinstance(iterable, Index) and push.mark.keys == (iterable.index,)):
        return None
    rows = ctx.seen(iterable.base)
    obj = ctx.obj(rows)
    inner = ctx.obj(obj.element) if obj is not None and obj.element is not None else None
    return None if inner is None or inner.total is None else inner.total.magnitude()


def _looks_like(ctx: Context, value: Ref) -> Value:
    obj = ctx.obj(value)
    return UNKNOWN if obj is None or obj.element is None else obj.element


def marks_in(ctx: Context, mark: Mark) -> Growth | None:
    """How many different keys a mark can take."""
    value = ctx.lookup(mark.container)
    obj = ctx.obj(value)
    if obj is None:
        return None
    if obj.kind in (Kind.LIST, Kind.ARRAY, Kind.DEQUE, Kind.STR):
        return deep_size(ctx, value)
    product = FREE
    for key in mark.keys:
        size = _domain(ctx, ctx.seen(key))
        if size is None:
            return None
        product = product * size
    return product


def _domain(ctx: Context, key: Value) -> Growth | None:
    """How many values a key can have."""
    if isinstance(key, Num):
        return key.magnitude()
    if isinstance(key, Tup):
        product = FREE
        for item in key.items:
            size = _domain(ctx, item)
            if size is None:
                return None
            product = product * size
        return product
    return None
