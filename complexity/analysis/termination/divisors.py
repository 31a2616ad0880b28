"""A running greatest common divisor: `g = gcd(g, x)` in every round."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Value
from complexity.model import (
    Assign,
    Binary,
    Call,
    Const,
    Expr,
    Field,
    Index,
    Name,
    Stmt,
    Unary,
    child_blocks,
    statements_in,
    walk_expression,
)
from complexity.model.effects import assigned_names
from complexity.report import StepKind

PLAIN = Name | Index | Field | Const | Binary | Unary


def running_divisor(ctx: Context, stmt: Assign) -> Value | None:
    """The value of `g = gcd(g, x)` where the loop around does nothing else to g; else None.

    Euclid takes O(1 + log(g / g')) steps to come from g to the new g', so that all rounds together
    take log of the first value, beside one step each.
    """
    loop = ctx.loops[-1] if ctx.loops else None
    if loop is None or loop.frame != ctx.frame or not _chains(stmt):
        return None
    name = stmt.target
    stores = [s for s in statements_in(loop.body) if _sets(s, name)]
    if not all(isinstance(s, Assign) and _chains(s) for s in stores):
        return None
    with ctx.metered() as part:
        value = ctx.evaluate(ctx, stmt.value)
    ctx.meter.spend_in_total(loop.id, part.upper, part.lines)
    ctx.meter.include_totals(part)
    ctx.note(stmt.span.line, part.upper, StepKind.AMORTIZED,
             "what the divisor loses pays for Euclid's steps: in all rounds together ",
             part.upper)  # fmt: skip
    return value


def _chains(stmt: Assign) -> bool:
    """`g = gcd(g, x)` for a variable g, with arguments that are cheap themselves."""
    value = stmt.value
    return (
        isinstance(stmt.target, Name)
        and isinstance(value, Call)
        and value.op == "gcd"
        and stmt.target in value.args
        and all(isinstance(p, PLAIN) for a in value.args for p in walk_expression(a))
    )


def _sets(stmt: Stmt, name: Expr) -> bool:
    return isinstance(name, Name) and name.id in assigned_names((stmt,)) and not child_blocks(stmt)
