"""What a block without branches leaves in its variables, in terms of what they held before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Const,
    Do,
    Expr,
    Name,
    OpaqueExpr,
    Stmt,
    Unary,
    names_in,
)
from complexity.model.effects import assigned_names

MOST_NAMES = 40
"""A value that mentions more names than this is given up."""


def left_by(block: Block) -> dict[str, Expr]:
    """Variable to value at the end; what a branch or a loop may set is opaque."""
    held: dict[str, Expr] = {}
    for stmt in block:
        held.update(_set_by(stmt, held))
    return held


def _set_by(stmt: Stmt, held: dict[str, Expr]) -> dict[str, Expr]:
    match stmt:
        case Assign(target=Name(id=name), value=value):
            return {name: valued(value, held)}
        case Assign(target=Collection(items=targets), value=Collection(items=values)) if len(
            targets
        ) == len(values) and all(isinstance(t, Name) for t in targets):
            pairs = zip(targets, values, strict=True)
            return {t.id: valued(v, held) for t, v in pairs if isinstance(t, Name)}
        case Assign(
            target=Collection(items=(Name(id=quotient), Name(id=rest))),
            value=Call(op="divmod", args=(left, right)),
        ):
            a, b = valued(left, held), valued(right, held)
            return {quotient: Binary("//", a, b), rest: Binary("%", a, b)}
        case Do(value=Call(op="swap", args=(Name(id=a), Name(id=b)))):
            return {a: valued(Name(b), held), b: valued(Name(a), held)}
        case _:
            names = assigned_names((stmt,))
            return {n: OpaqueExpr("set in a branch or a loop", (Const(n),)) for n in names}


def valued(expr: Expr, held: Mapping[str, Expr]) -> Expr:
    """The expression with what is held for its variables."""
    match expr:
        case Name(id=name):
            return held.get(name, expr)
        case Const():
            return expr
        case Binary(left=left, right=right):
            made = replace(expr, left=valued(left, held), right=valued(right, held))
            return made if len(names_in(made)) <= MOST_NAMES else OpaqueExpr("too long a value")
        case Unary(operand=operand):
            return replace(expr, operand=valued(operand, held))
        case Call(op="int", args=(inner,)):
            return valued(inner, held)
        case Call(op="max" | "min", args=args):
            return replace(expr, args=tuple(valued(a, held) for a in args))
        case _:
            return expr if not names_in(expr) & held.keys() else OpaqueExpr("a changed value")
