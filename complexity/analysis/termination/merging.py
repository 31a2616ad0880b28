"""Merges: `while i < m or j < n`, where each round moves an index that is not yet at its end.

Which index moves is decided by tests inside of the round; together with the loop's own test they
must say that its gap is open. Then the sum of the gaps falls in every round and stays above zero.
"""

from __future__ import annotations

from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.termination.entailed import follows
from complexity.analysis.termination.guards import disjuncts
from complexity.analysis.termination.ranking import Gap, Ranking, gaps_of, width_of
from complexity.analysis.values.abstract import Num, add
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Const,
    Expr,
    If,
    Name,
    Raise,
    Return,
    Stmt,
    Unary,
    While,
    names_in,
)
from complexity.model.effects import assigned_names, mutated_names


def merging(ctx: Context, loop: While) -> Ranking | None:
    """Every way through a round closes one of the gaps of an `or`."""
    parts = disjuncts(loop.test)
    if len(parts) < 2 or loop.step:
        return None
    gaps = [next(iter(gaps_of(part)), None) for part in parts]
    known = [g for g in gaps if g is not None and isinstance(g.small, Name)]
    if len(known) != len(parts) or not _closes(loop.body, (loop.test,), known):
        return None
    movers = {g.small.id for g in known if isinstance(g.small, Name)}
    if any(names_in(g.big) & assigned_names(loop.body) for g in known):
        return None
    widths = [width_of(ctx, g, loop.body, frozenset(movers), stepwise=True) for g in known]
    total = reduce(add, widths)
    if total.magnitude() is None:
        return None
    size = ctx.size(total, "sum of the gaps")
    trips = total if total.upper else Num.sized(size)
    moving = " or ".join(sorted(movers))
    return Ranking(trips, size, f"each round moves {moving}, which is not at its end")


def _closes(block: Block, known: tuple[Expr, ...], gaps: list[Gap]) -> bool:
    """Whether every way through moves the small side of an open gap by one, and does no more."""
    for position, stmt in enumerate(block):
        gap = _moved(stmt, gaps)
        if gap is not None:
            rest = block[position + 1 :]
            return follows(known, gap.small, gap.big) and not _touches(rest, gaps)
        if isinstance(stmt, Break | Return | Raise):
            return True
        if isinstance(stmt, If) and _touches((stmt,), gaps):
            return (
                _closes(stmt.then, (*known, stmt.test), gaps)
                and _closes(stmt.otherwise, (*known, Unary("not", stmt.test)), gaps)
                and not _touches(block[position + 1 :], gaps)
            )
        if _touches((stmt,), gaps):
            return False
        changed = assigned_names((stmt,)) | mutated_names((stmt,))
        known = tuple(test for test in known if not names_in(test) & changed)
    return False


def _moved(stmt: Stmt, gaps: list[Gap]) -> Gap | None:
    """The gap whose small side the statement raises by one."""
    match stmt:
        case Assign(target=Name(id=name), value=Binary(op="+", left=left, right=Const(value=1))):
            moving = (g for g in gaps if g.small == Name(name) == left)
            return next(moving, None)
        case _:
            return None


def _touches(block: Block, gaps: list[Gap]) -> bool:
    return any(names_in(gap.small) & assigned_names(block) for gap in gaps)
