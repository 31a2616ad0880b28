"""Inner pointers that start where the last round left them, and borders that step back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.analysis.callgraph import functions_by_name
from complexity.analysis.context import Context
from complexity.analysis.termination.guards import conjuncts
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.model import (
    Assign,
    Binary,
    Block,
    Compare,
    Const,
    Counted,
    Expr,
    Index,
    Invoke,
    Name,
    Return,
    Stmt,
    While,
    names_in,
    statements_in,
)


def border_steps(ctx: Context, loop: While) -> Ranking | None:
    """`while (k > 0 && s[i] != s[k]) k = f[k - 1];`: in total no more steps than k rises.

    Every entry of f is a value that k had, stored at a place at least as large, so a step back
    lowers k; k rises by one at most once in each round of the loop around (Knuth, Morris, Pratt).
    """
    if len(loop.body) != 1 or loop.step or not ctx.loops or ctx.loops[-1].frame != ctx.frame:
        return None
    match loop.body[0]:
        case Assign(target=Name(id=k), value=Index(base=Name(id=table), index=index)):
            pass
        case _:
            return None
    back = index == Binary("-", Name(k), Const(1))
    positive = any(_at_least(part, k) for part in conjuncts(loop.test))
    if not (back and positive):
        return None
    function = ctx.calls[-1].function.body if ctx.calls else ctx.program.main
    outer = ctx.loops[-1]
    borders = _only_borders(function, table) or _made_by_call(ctx, function, table)
    if not (borders and _rises_once(outer.body, k, table, loop)):
        return None
    if not _starts_low(function, outer.body, k):
        return None
    reason = "a step back undoes a rise, of which there is at most one a round"
    return Ranking(Num.sized(outer.trips), outer.trips, reason, frozenset({k}), scope=outer.id)


def _made_by_call(ctx: Context, body: Block, table: str) -> bool:
    """Whether the table is what a function of the program returns, which fills it with borders."""
    stores = list(_assignments(body, table))
    if len(stores) != 1 or any(
        isinstance(s, Assign) and isinstance(s.target, Index) and s.target.base == Name(table)
        for s in statements_in(body)
    ):
        return False
    match stores[0].value:
        case Invoke(target=Name(id=called)):
            found = functions_by_name(ctx).get(called, [])
        case _:
            return False
    if len(found) != 1:
        return False
    results = [s.value for s in statements_in(found[0].body) if isinstance(s, Return)]
    return len(results) == 1 and any(
        isinstance(r, Name) and _only_borders(found[0].body, r.id) for r in results
    )


def _at_least(part: Expr, k: str) -> bool:
    match part:
        case Name(id=name) | Compare(op=">" | "!=", left=Name(id=name), right=Const(value=0)):
            return name == k
        case _:
            return False


def _only_borders(body: Block, table: str) -> bool:
    """Every store into the table is `f[i] = k` in a loop where k is such a border, or a zero."""
    stores = [
        s for s in statements_in(body)
        if isinstance(s, Assign) and isinstance(s.target, Index) and s.target.base == Name(table)
    ]  # fmt: skip
    loops = [s for s in statements_in(body) if isinstance(s, Counted | While)]
    for loop in loops:
        for store in (s for s in loop.body if s in stores):
            if isinstance(store.value, Name):
                rises = [
                    a for a in _assignments(loop.body, store.value.id)
                    if isinstance(a.value, Binary)
                ]  # fmt: skip
                if len(rises) > 1:
                    return False
    return bool(stores) and all(
        s.value == Const(0) or (isinstance(s.value, Name) and _is_border(body, s.value.id, table))
        for s in stores
    )


def _is_border(body: Block, k: str, table: str) -> bool:
    """k only starts at zero, rises by one, or follows the table back."""
    return all(_border_move(s, k, table) for s in _assignments(body, k))


def _border_move(stmt: Assign, k: str, table: str) -> bool:
    match stmt.value:
        case Const(value=0):
            return True
        case Binary(op="+", left=Name(id=name), right=Const(value=1)):
            return name == k
        case Index(base=Name(id=base)):
            return base == table
        case _:
            return False


def _assignments(body: Block, name: str) -> Iterator[Assign]:
    for stmt in statements_in(body):
        if isinstance(stmt, Assign) and stmt.target == Name(name):
            yield stmt


def _rises_once(body: Block, k: str, table: str, inner: Stmt) -> bool:
    moves = list(_assignments(body, k))
    rises = [s for s in moves if isinstance(s.value, Binary)]
    nested = [s for s in statements_in(body) if isinstance(s, While) and s is not inner]
    return len(rises) <= 1 and all(_border_move(s, k, table) for s in moves) and not nested


def _starts_low(function: Block, outer: Block, k: str) -> bool:
    """Outside the loop k is only ever set to zero."""
    inside = {id(s) for s in _assignments(outer, k)}
    return all(
        s.value == Const(0) or _is_step(s, k)
        for s in _assignments(function, k)
        if id(s) not in inside
    )


def _is_step(stmt: Assign, k: str) -> bool:
    return isinstance(stmt.value, Index | Binary) and k in names_in(stmt.value)


def run_starts(ctx: Context, loop: While) -> Ranking | None:
    """The loop around: i jumps to the end of a run that is not empty, so it moves on."""
    inner = [s for s in loop.body if isinstance(s, While)]
    if loop.step or not isinstance(loop.test, Compare) or loop.test.op != "<":
        return None
    for candidate in inner:
        run = _taken_over(loop.body, candidate)
        if run is None or loop.test.left != run.i or not _not_empty(run, loop.test, candidate):
            continue
        with ctx.silently(), ctx.metered():
            size = ctx.size(ctx.evaluate(ctx, loop.test.right), "end of the runs")
        return Ranking(Num.sized(size), size, "each round passes a run", frozenset({run.i.id}))
    return None


def _not_empty(run: _Run, outer: Compare, inner: While) -> bool:
    """Whether the inner loop runs at least once, or starts one further on."""
    if run.start != run.i:
        return True
    return all(
        part == Compare("<", run.j, outer.right) or _equal_at_start(part, run)
        for part in conjuncts(inner.test)
    )


def _equal_at_start(part: Expr, run: _Run) -> bool:
    if not isinstance(part, Compare) or part.op not in ("==", "<=", ">="):
        return False
    return _renamed(part.left, run) == _renamed(part.right, run)


def _renamed(expr: Expr, run: _Run) -> Expr:
    """The expression where j is i."""
    match expr:
        case Name():
            return run.i if expr == run.j else expr
        case Index(base=base, index=index):
            return Index(_renamed(base, run), _renamed(index, run))
        case _:
            return expr


@dataclass(frozen=True, slots=True)
class _Run:
    i: Name
    j: Name
    start: Expr


def _taken_over(body: Block, loop: While) -> _Run | None:
    """The two pointers of the pattern, where every condition holds."""
    position = next((p for p, s in enumerate(body) if s is loop), None)
    block = (*loop.body, *loop.step)
    moved = [s for s in block if isinstance(s, Assign) and isinstance(s.target, Name)]
    steps = [s for s in moved if s.value == Binary("+", s.target, Const(1))]
    if position is None or not steps:
        return None
    before, after = body[:position], body[position + 1 :]
    for step in steps:
        j = step.target
        starts = [s for s in before if isinstance(s, Assign) and s.target == j]
        ends = [s for s in after if isinstance(s, Assign) and s.value == j]
        if len(starts) != 1 or len(ends) != 1 or not isinstance(j, Name):
            continue
        i, start = ends[0].target, starts[0].value
        further = isinstance(start, Binary) and start.op == "+" and start.left == i
        further = further and isinstance(start, Binary) and start.right == Const(1)
        if isinstance(i, Name) and (start == i or further):
            moves = [*_assignments(body, j.id), *_assignments(body, i.id)]
            if len(moves) == 3:
                return _Run(i, j, start)
    return None
