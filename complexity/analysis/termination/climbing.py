"""Loops that climb a chain to its root."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.growth import log
from complexity.model import (
    Assign,
    Block,
    Collection,
    Compare,
    Const,
    Index,
    Name,
    Stmt,
    While,
    statements_in,
)


def chain_climb(ctx: Context, loop: While) -> Ranking | None:
    """`while p[x] != x: x = p[x]` in a forest that is compressed: amortized O(log n) a climb.

    Path compression or halving alone gives O(log n) amortized (Tarjan and van Leeuwen, 1984);
    without it a climb may take the whole container.
    """
    climbed = _climbed(loop)
    if climbed is None:
        return None
    container, variable = climbed
    size = ctx.length_size(ctx.lookup(container), "the parent array")
    block = ctx.calls[-1].function.body if ctx.calls else (loop,)
    if _compresses(block, container, variable):
        reason = "climb with path compression: amortized O(log n)"
        return Ranking(Num.sized(log(size)), log(size), reason)
    return Ranking(Num.sized(size), size, "climbs a chain of at most all elements")


def _climbed(loop: While) -> tuple[str, str] | None:
    match loop.test:
        case Compare(op="!=", left=Index(base=Name(id=p), index=Name(id=x)), right=Name(id=y)) if (
            x == y
        ):
            pass
        case Compare(op="!=", left=Name(id=y), right=Index(base=Name(id=p), index=Name(id=x))) if (
            x == y
        ):
            pass
        case Compare(op=">=", left=Index(base=Name(id=p), index=Name(id=x)), right=Const(value=0)):
            pass
        case _:
            return None
    return (p, x) if any(_steps_up(s, p, x) for s in loop.body) else None


def _steps_up(stmt: Stmt, container: str, variable: str) -> bool:
    match stmt:
        case Assign(target=Name(id=x), value=Index(base=Name(id=p))):
            return x == variable and p == container
        case Assign(target=Collection(items=items)):
            return any(isinstance(i, Name) and i.id == variable for i in items)
        case _:
            return False


def _compresses(block: Block, container: str, variable: str) -> bool:
    """Whether a climb also rewrites parents on its way."""
    for stmt in statements_in(block):
        if isinstance(stmt, While):
            for inner in statements_in(stmt.body):
                targets = [inner.target] if isinstance(inner, Assign) else []
                for target in targets:
                    parts = target.items if isinstance(target, Collection) else (target,)
                    for part in parts:
                        if isinstance(part, Index) and part.base == Name(container):
                            return True
    return False
