"""Walks along the low bits of an index."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    Return,
    Stmt,
    Unary,
    While,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.shapes import (
    indices,
    mentions,
    step_of,
)
from tagging.view import Loop, Routine, View, called_name


def _lowbit_functions(view: View) -> set[str]:
    """Functions that return `x & -x` of their parameter."""
    found = set()
    for routine in view.routines:
        returns = [s for s in routine.body if isinstance(s, Return)]
        params = [p for p in routine.params if p != "self"]
        if len(returns) == 1 == len(params) and _is_lowbit(returns[0].value, params[0], set()):
            found.add(routine.name)
    return found


def _is_lowbit(expr: Expr, name: str, functions: set[str]) -> bool:
    x = Name(name)
    match expr:
        case Binary(op="&", left=a, right=b):
            others = [e for e in (a, b) if e != x]
            return len(others) == 1 and _is_negation(others[0], x)
        case Invoke(args=(argument,)):
            return argument == x and called_name(expr) in functions
        case _:
            return False


def _is_negation(expr: Expr, x: Expr) -> bool:
    return expr in (
        Unary("-", x),
        Binary("+", Unary("~", x), Const(1)),
        Binary("^", x, Binary("-", x, Const(1))),
        Binary("^", Binary("-", x, Const(1)), x),
    )


def _bit_step(stmt: Stmt, functions: set[str]) -> tuple[str, int] | None:
    """`(variable, direction)` of a step along the tree of low bits."""
    step = step_of(stmt)
    if step is not None and _is_lowbit(step[1], step[0], functions):
        return step[0], 1 if step[2] == "+" else -1
    match stmt:
        case Assign(target=Name(id=name) as x, value=Binary(op=op, left=left, right=right)):
            if op == "&" and left == x and right == Binary("-", x, Const(1)):
                return name, -1
            if op == "|" and left == x and right == Binary("+", x, Const(1)):
                return name, 1
            whole = Binary("&", x, Binary("+", x, Const(1)))
            if op == "-" and left == whole and right == Const(1):
                return name, -1
        case _:
            pass
    return None


def _bit_loops(view: View) -> Iterator[tuple[Loop, int, bool]]:
    """Loops along low bits that use the variable as index: direction, and whether they write."""
    functions = _lowbit_functions(view)
    for loop in view.loops:
        if not isinstance(loop.stmt, While):
            continue
        steps = [s for x in loop.body if (s := _bit_step(x, functions)) is not None]
        for name, direction in steps:
            writes, reads = False, False
            for stmt in statements_in(loop.body):
                if isinstance(stmt, Assign) and _indexed_by(stmt.target, name):
                    writes = True
                reads = reads or any(_indexed_by(e, name) for e in own_expressions(stmt)
                                     for e in walk_expression(e))  # fmt: skip
            if writes or reads:
                yield loop, direction, writes


def writing_loops(view: View) -> list[Routine]:
    """Routines that write along low bits."""
    loops = [loop for loop, _, writes in _bit_loops(view) if writes]
    return [r for r in view.routines if any(loop in loops for loop in r.loops)]


def _indexed_by(expr: Expr, name: str) -> bool:
    target = expr.base if isinstance(expr, Field) else expr
    return isinstance(target, Index) and any(mentions(i, Name(name)) for i in indices(target))


def _fenwick_writes(view: View) -> Iterator[int]:
    return (loop.line for loop, _, writes in _bit_loops(view) if writes)


def _fenwick_reads(view: View) -> Iterator[int]:
    found = list(_bit_loops(view))
    directions = {d for _, d, writes in found if writes}
    return (loop.line for loop, d, writes in found if not writes and -d in directions)


FACTS = {
    "bit_climb_write": Fact("an array is written along an index's low bits", _fenwick_writes),
    "bit_climb_read": Fact("it is read along low bits in the other direction", _fenwick_reads),
}
