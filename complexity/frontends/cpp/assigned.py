"""What a piece of the model may change."""

from __future__ import annotations

from collections.abc import Iterable

from complexity.model import (
    Assign,
    Call,
    Collection,
    Counted,
    Define,
    Each,
    Expr,
    Field,
    Index,
    Name,
    Slice,
    Star,
    Stmt,
    Unary,
    expressions_of,
    statements_in,
)
from complexity.model.effects import RESIZING

_OUTPUTS = frozenset({"read_token", "read_line", "next", "swap", "advance"})


def root(expr: Expr) -> str:
    """The variable that a place belongs to; empty where it is none."""
    while True:
        match expr:
            case Name(id=name):
                return name
            case Index(base=inner) | Field(base=inner) | Slice(base=inner) | Star(value=inner):
                expr = inner
            case Unary(op="*" | "&", operand=inner):
                expr = inner
            case _:
                return ""


def targets(stmt: Stmt) -> list[Expr]:
    """Places that a statement itself assigns."""
    match stmt:
        case Assign(target=target) | Each(target=target):
            return _flat(target)
        case Counted(var=var):
            return [Name(var)]
        case _:
            return []


def _flat(target: Expr) -> list[Expr]:
    match target:
        case Collection(items=items):
            return [t for item in items for t in _flat(item)]
        case Star(value=inner):
            return _flat(inner)
        case _:
            return [target]


def assigned_places(block: Iterable[Stmt]) -> list[Expr]:
    """Every place a block assigns, reads into, or changes by an operation; nested functions too."""
    block = tuple(block)
    found: list[Expr] = []
    for stmt in statements_in(block):
        found += targets(stmt)
        if isinstance(stmt, Define):
            found += assigned_places(stmt.function.body)
    for expr in expressions_of(block):
        if isinstance(expr, Call) and expr.op in _OUTPUTS:
            found += expr.args
    return found


def assigned_roots(block: Iterable[Stmt]) -> set[str]:
    return {root(p) for p in assigned_places(block)} - {""}


def resized(block: Iterable[Stmt]) -> list[Expr]:
    """Containers whose number of elements a block may change."""
    block = tuple(block)
    found = [e.args[0] for e in expressions_of(block)
             if isinstance(e, Call) and e.op in RESIZING and e.args]  # fmt: skip
    for stmt in statements_in(block):
        if isinstance(stmt, Define):
            found += resized(stmt.function.body)
    return found
