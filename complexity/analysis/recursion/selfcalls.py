"""Calls of a function inside its own body."""

from __future__ import annotations

from complexity.model import Expr, Field, Index, Invoke, Name, Stmt, expressions_of


def calls(expr: Expr, name: str) -> bool:
    if not isinstance(expr, Invoke):
        return False
    target = expr.target
    if isinstance(target, Name):
        return target.id == name
    return isinstance(target, Field) and target.name == name


def contains_call(block: tuple[Stmt, ...], name: str) -> bool:
    return any(calls(e, name) for e in expressions_of(block))


def root_of(expr: Expr) -> str:
    while isinstance(expr, Index | Field):
        expr = expr.base
    return expr.id if isinstance(expr, Name) else ""
