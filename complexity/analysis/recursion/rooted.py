"""Trees by lists of children: each vertex is put into one list once, so that it has one parent."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.callgraph import functions_by_name
from complexity.analysis.context import Context
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Const,
    Counted,
    Each,
    Expr,
    Function,
    Index,
    Name,
    Stmt,
    While,
    child_blocks,
    expressions_of,
    own_expressions,
    statements_in,
    walk_expression,
)

PUSHES = frozenset({"push_back", "push_front", "push", "set_add", "extend", "insert_at", "update"})


def children_table(function: Function) -> str:
    """The table of `for v in children[u]: f(v)`, where that is the only loop over neighbours."""
    tables = {
        s.iterable.base.id
        for s in statements_in(function.body)
        if isinstance(s, Each)
        and isinstance(s.iterable, Index)
        and isinstance(s.iterable.base, Name)
    }
    return tables.pop() if len(tables) == 1 else ""


def has_one_parent_each(ctx: Context, table: str) -> bool:
    """Whether all pushes to rows of the table come from one loop that pushes its own counter."""
    blocks = [ctx.program.main]
    blocks += [f.body for named in functions_by_name(ctx).values() for f in named]
    pushes = [p for block in blocks for p in _row_pushes(block, table)]
    if len(pushes) != 1:
        return False
    places = [place for block in blocks for place in _counting(block, table)]
    return len(places) == 1 and places[0]


def _row_pushes(block: Block, table: str) -> Iterator[Call]:
    for expr in expressions_of(block):
        if isinstance(expr, Call) and expr.op in PUSHES and expr.args:
            target = expr.args[0]
            if isinstance(target, Index) and target.base == Name(table):
                yield expr


def _counting(block: Block, table: str, again: bool = False) -> Iterator[bool]:
    """For each loop right around a push: whether what it pushes is another vertex each time.

    `again` tells that a loop around runs the block again on the same table.
    """
    for stmt in block:
        again = again and not (isinstance(stmt, Assign) and stmt.target == Name(table))
        if any(_pushes_here(inner, table) for inner in _own_statements(stmt)):
            yield not again and _pushes_counter(stmt, table)
        else:
            around = again or isinstance(stmt, Counted | Each | While)
            for inner in child_blocks(stmt):
                yield from _counting(inner, table, around)


def _own_statements(stmt: Stmt) -> Iterator[Stmt]:
    """The statements of a loop outside of loops in it."""
    if not isinstance(stmt, Counted | Each):
        yield stmt
        return
    pending = list(stmt.body)
    while pending:
        current = pending.pop()
        yield current
        if not isinstance(current, Counted | Each):
            pending += [s for inner in child_blocks(current) for s in inner]


def _pushes_here(stmt: Stmt, table: str) -> bool:
    return any(
        isinstance(part, Call)
        and part.op in PUSHES
        and part.args
        and isinstance(part.args[0], Index)
        and part.args[0].base == Name(table)
        for expr in own_expressions(stmt)
        for part in walk_expression(expr)
    )


def _pushes_counter(loop: Stmt, table: str) -> bool:
    counter = _counter(loop)
    return bool(counter) and all(
        isinstance(p, Call) and _is_counter(p.args[-1], counter)
        for p in _row_pushes((loop,), table)
    )


def _counter(loop: Stmt) -> str:
    """The variable that takes another value in every round."""
    match loop:
        case Counted(var=var):
            return var
        case Each(target=Collection(items=(Name(id=first), *_)), iterable=Call(op="enumerate")):
            return first
        case Each(target=Name(id=name), iterable=Call(op="range")):
            return name
        case _:
            return ""


def _is_counter(expr: Expr, counter: str) -> bool:
    match expr:
        case Name(id=name):
            return name == counter
        case Binary(op="+" | "-", left=Name(id=name), right=Const()):
            return name == counter
        case _:
            return False
