"""What decides how a loop goes on.

Where that is a few variables and fixed things, a state of these variables that came back would
come back for ever: in a run that ends, all states differ.
"""

from __future__ import annotations

from complexity.analysis.callgraph import changed_by_calls
from complexity.analysis.context import Context
from complexity.model import (
    Assign,
    Block,
    Break,
    Call,
    Counted,
    Expr,
    Invoke,
    Name,
    Raise,
    Return,
    Stmt,
    While,
    expressions_of,
    names_in,
    own_expressions,
    statements_in,
)
from complexity.model.effects import assigned_names, mutated_names
from complexity.model.walk import walk_expression

PURE = frozenset({"abs", "bool", "contains", "gcd", "int", "isqrt", "len", "logarithm", "max",
                  "min", "pow", "rounded", "sqrt"})  # fmt: skip


def deciding(ctx: Context, loop: While) -> frozenset[str] | None:
    """The variables that rounds hand on and that decide about all exits; None if more does."""
    block = (*loop.body, *loop.step)
    names = set(names_in(loop.test))
    statements = list(statements_in(block))
    size = -1
    read: list[Expr] = [loop.test]
    while size != len(names):
        size = len(names)
        read = [loop.test]
        for stmt in statements:
            if _leaves(stmt) or assigned_names((stmt,)) & names:
                read += own_expressions(stmt)
        names = {n for expr in read for n in names_in(expr)}
    if not all(_pure(expr) for expr in read):
        return None
    if names & (mutated_names(block) | changed_by_calls(ctx, block)):
        return None
    return frozenset(n for n in names & assigned_names(block) if not _set_anew(block, n))


def _leaves(stmt: Stmt) -> bool:
    return any(isinstance(s, Break | Return | Raise) for s in statements_in((stmt,)))


def _pure(expr: Expr) -> bool:
    """Whether the same values give the same result."""
    parts = walk_expression(expr)
    return not any(
        isinstance(p, Invoke) or (isinstance(p, Call) and p.op not in PURE) for p in parts
    )


def _set_anew(block: Block, name: str) -> bool:
    """Whether every round sets the variable before it reads it."""
    for stmt in block:
        if Name(name) not in expressions_of((stmt,)) and name not in assigned_names((stmt,)):
            continue
        match stmt:
            case Assign(target=Name(id=n), value=value) if n == name:
                return name not in names_in(value)
            case Counted(var=var) if var == name:
                return not any(name in names_in(e) for e in own_expressions(stmt))
            case _:
                return False
    return False
