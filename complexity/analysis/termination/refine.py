"""What a condition that holds says about the numbers in it."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.termination.guards import conjuncts
from complexity.analysis.values.abstract import MOST_BOUNDS, Num
from complexity.analysis.values.poly import ONE, Poly
from complexity.model import Compare, Expr, Name

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def refine(ctx: Context, test: Expr) -> None:
    """Tighten the bounds of variables that the test compares."""
    for part in conjuncts(test):
        if isinstance(part, Compare) and part.op in FLIPPED:
            if isinstance(part.left, Name):
                _tighten(ctx, part.left, part.op, part.right)
            if isinstance(part.right, Name):
                _tighten(ctx, part.right, FLIPPED[part.op], part.left)


def _tighten(ctx: Context, name: Name, op: str, other: Expr) -> None:
    value = ctx.lookup(name.id)
    if not isinstance(value, Num) or value.form is not None:
        return
    bound = ctx.number(ctx.seen(other))
    gap = ONE if op in ("<", ">") else Poly()
    if op in ("<", "<="):
        forms = tuple(p - gap for p in bound.upper)
        upper = _merged(forms, value.upper)
        size = value.size if upper or value.size is not None else bound.size
        ctx.bind(name.id, replace(value, upper=upper, size=None if upper else size))
    else:
        forms = tuple(p + gap for p in bound.lower)
        ctx.bind(name.id, replace(value, lower=_merged(forms, value.lower)))


def _merged(new: tuple[Poly, ...], old: tuple[Poly, ...]) -> tuple[Poly, ...]:
    return tuple(dict.fromkeys((*new, *old)))[:MOST_BOUNDS]
