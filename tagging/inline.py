"""Small helpers written out where they are called: `left(p)` becomes `p << 1`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from complexity.model import (
    Binary,
    Const,
    Expr,
    Field,
    Function,
    Invoke,
    Lambda,
    Name,
    Program,
    Return,
    Span,
    Type,
    Unary,
    walk_expression,
)

_LARGEST = 12
"""Nodes of an expression that still counts as small."""


def inlined(program: Program) -> Program:
    """The program with calls of arithmetic one-liners replaced by their expressions."""
    helpers = {f.name: f for f in program.functions if _is_helper(f)}
    names = [f.name for f in program.functions]
    helpers = {n: f for n, f in helpers.items() if names.count(n) == 1}
    if not helpers:
        return program
    try:
        functions = tuple(
            replace(f, body=_rewritten(f.body, helpers)) if f.name not in helpers else f
            for f in program.functions
        )
        return replace(program, functions=functions, main=_rewritten(program.main, helpers))
    except RecursionError:  # nested too deep: left as it is
        return program


def _is_helper(function: Function) -> bool:
    """One `return` of arithmetic on the parameters alone."""
    if len(function.body) != 1 or not _params(function):
        return False
    stmt = function.body[0]
    if not isinstance(stmt, Return) or not isinstance(stmt.value, Binary):
        return False
    params = set(_params(function))
    parts = list(walk_expression(stmt.value))
    return len(parts) <= _LARGEST and all(
        isinstance(p, Binary | Unary | Const) or (isinstance(p, Name) and p.id in params)
        for p in parts
    )


def _params(function: Function) -> list[str]:
    return [p.name for p in function.params if not (function.owner and p.name == "self")]


def _rewritten(node: Any, helpers: Mapping[str, Function]) -> Any:
    """The same tree with the calls written out; untouched parts are shared."""
    if isinstance(node, tuple):
        new = tuple(_rewritten(x, helpers) for x in node)
        return node if all(a is b for a, b in zip(node, new, strict=True)) else new
    if not is_dataclass(node) or isinstance(node, Span | Type | Const | Name):
        return node
    if isinstance(node, Function | Lambda):
        return _with_parts(node, helpers)
    node = _with_parts(node, helpers)
    match node:
        case Invoke(target=Name(id=name) | Field(name=name), args=args) if name in helpers:
            function = helpers[name]
            params = _params(function)
            if len(args) == len(params):
                stmt = function.body[0]
                assert isinstance(stmt, Return)
                table = dict(zip(params, args, strict=True))
                return replace(_filled(stmt.value, table), span=node.span)
    return node


def _with_parts(node: Any, helpers: Mapping[str, Function]) -> Any:
    changes = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, str | int | float | frozenset) or value is None:
            continue
        new = _rewritten(value, helpers)
        if new is not value:
            changes[field.name] = new
    return replace(node, **changes) if changes else node


def _filled(expr: Expr, table: Mapping[str, Expr]) -> Any:
    match expr:
        case Name(id=name):
            return table[name]
        case Binary(op=op, left=a, right=b):
            return Binary(op, _filled(a, table), _filled(b, table), expr.span)
        case Unary(op=op, operand=a):
            return Unary(op, _filled(a, table), expr.span)
        case _:
            return expr
