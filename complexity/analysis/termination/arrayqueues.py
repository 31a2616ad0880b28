"""Queues kept in an array with two indices: `q[tail++] = v`, `u = q[head++]`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.termination.paths import Move, Path
from complexity.analysis.termination.ranking import Ranking, gaps_of
from complexity.analysis.termination.worklists import Visits, worklist
from complexity.analysis.values.abstract import Ref
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Const,
    Counted,
    Do,
    Each,
    Expr,
    If,
    Index,
    Name,
    Stmt,
    While,
    statements_in,
)


def by_array_queue(
    ctx: Context, loop: While, test: Expr, paths: list[Path], counter: str
) -> Iterator[tuple[Ranking, Visits | None]]:
    """`while (head < tail)`, where every store at the tail stands behind a mark."""
    block = (*loop.body, *loop.step)
    running = [p for p in paths if not p.leaves]
    for gap in gaps_of(test):
        head, tail = gap.small, gap.big
        if not (isinstance(head, Name) and isinstance(tail, Name)):
            continue
        if not all(p.of(head.id) and set(p.of(head.id)) == {Move.RISE} for p in running):
            continue
        array = _stored_at(block, tail)
        value = ctx.lookup(array.id) if array is not None else None
        if array is None or not isinstance(value, Ref) or ctx.obj(value) is None:
            continue
        pushing = _as_pushes(block, array, tail)
        if any(_moves(s, tail) for s in statements_in(pushing)):
            continue  # the tail also moves without a store
        found = worklist(ctx, pushing, array, value, counter)
        if found is not None:
            yield found[0], replace(found[1], index=head)


def _stored_at(block: Block, tail: Name) -> Name | None:
    """The one array that is stored into at the tail."""
    arrays = {
        s.target.base.id
        for s in statements_in(block)
        if isinstance(s, Assign)
        and isinstance(s.target, Index)
        and isinstance(s.target.base, Name)
        and s.target.index == tail
    }
    return Name(arrays.pop()) if len(arrays) == 1 else None


def _moves(stmt: Stmt, tail: Name) -> bool:
    return isinstance(stmt, Assign) and stmt.target == tail


def _as_pushes(block: Block, array: Name, tail: Name) -> Block:
    """Each store with its step of the tail as one push."""
    out: list[Stmt] = []
    for stmt in block:
        before = out[-1] if out else None
        pair = [s for s in (before, stmt) if isinstance(s, Assign)]
        store = next((s for s in pair if s.target == Index(array, tail)), None)
        if len(pair) == 2 and store is not None and any(_steps(s, tail) for s in pair):
            out[-1] = Do(Call("push_back", (array, store.value)), store.span)
        else:
            out.append(_inside(stmt, array, tail))
    return tuple(out)


def _steps(stmt: Assign, tail: Name) -> bool:
    step = Binary("+", tail, Const(1))
    return stmt.target == tail and stmt.value == step


def _inside(stmt: Stmt, array: Name, tail: Name) -> Stmt:
    match stmt:
        case If(then=then, otherwise=otherwise):
            parts = (_as_pushes(b, array, tail) for b in (then, otherwise))
            return replace(stmt, then=next(parts), otherwise=next(parts))
        case Counted(body=body) | Each(body=body) | While(body=body):
            return replace(stmt, body=_as_pushes(body, array, tail))
        case _:
            return stmt
