"""Loops whose only moving variable is divided, or multiplied, by what it and fixed things decide.

`while x > 1: x //= least[x]` and `while x % p == 0: x //= p`: nothing may be known of the factor,
but a factor of 1 or -1 leaves the size of x as it was. All that decides about the next round is x,
so no value of x comes back in a run that ends, and each size is met at most twice. Every other
factor halves or doubles.
"""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.termination.deciding import deciding
from complexity.analysis.termination.ranking import Ranking, inside_bound, persistent_scope
from complexity.analysis.values.abstract import Num
from complexity.growth import log
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Counted,
    Expr,
    Kind,
    Name,
    While,
    names_in,
    statements_in,
)
from complexity.model.effects import assigned_names


def dividing(ctx: Context, loop: While) -> Ranking | None:
    """Every round divides or multiplies one variable, which alone decides how it goes on."""
    block = (*loop.body, *loop.step)
    for name in sorted(names_in(loop.test) & assigned_names(block)):
        factors = _factors(block, name)
        if factors is None or deciding(ctx, loop) != frozenset({name}):
            continue
        rising, parts = factors
        if any(ctx.number(ctx.seen(part)).kind is Kind.FLOAT for part in parts):
            continue
        bound = _bound(loop.test, name) if rising else Name(name)
        if bound is None or (rising and names_in(bound) & assigned_names(block)):
            continue
        inside = None if rising else inside_bound(ctx, block, bound)
        most = ctx.number(ctx.seen(bound)) if inside is None else inside
        size = log(ctx.size(most, f"range of {name}"))
        scope = None if rising else persistent_scope(ctx, frozenset({name}), ())
        reason = f"each factor of {name} is 2 or more, or else the loop would never end"
        return Ranking(Num.sized(size), size, reason, frozenset({name}), scope=scope)
    return None


def _factors(block: Block, name: str) -> tuple[bool, list[Expr]] | None:
    """Whether the variable rises, and what it is divided or multiplied by in its assignments."""
    found: list[tuple[bool, Expr]] = []
    for stmt in statements_in(block):
        match stmt:
            case Assign(target=Name(id=n), value=value) if n == name:
                factor = _factor(value, name)
                if factor is None:
                    return None
                found.append(factor)
            case Assign(target=Collection()) | Counted() if name in assigned_names((stmt,)):
                if not isinstance(stmt, Counted) or stmt.var == name:
                    return None
            case _:
                pass
    if not found or len({rising for rising, _ in found}) > 1:
        return None
    return found[0][0], [part for _, part in found]


def _factor(value: Expr, name: str) -> tuple[bool, Expr] | None:
    match value:
        case Binary(op="//", left=Name(id=n), right=by) if n == name:
            return False, by
        case Call(op="int", args=(Binary(op="/", left=Name(id=n), right=by),)) if n == name:
            return False, by
        case (
            Binary(op="*", left=Name(id=n), right=by) | Binary(op="*", left=by, right=Name(id=n))
        ) if n == name and name not in names_in(by):
            return True, by
        case _:
            return None


def _bound(test: Expr, name: str) -> Expr | None:
    """What a rising variable runs up to."""
    match test:
        case Compare(op="<" | "<=", left=Name(id=n), right=bound) if n == name:
            return bound
        case Compare(op=">" | ">=", left=bound, right=Name(id=n)) if n == name:
            return bound
        case _:
            return None
