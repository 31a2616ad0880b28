"""Walks through a table: `while x != -1: x = parent[x]`.

The places are all that decides how the walk goes on, so none comes back in a run that ends: no more
rounds than the table has entries.
"""

from __future__ import annotations

from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.termination.deciding import deciding
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.model import Block, Collection, Expr, Index, Name, While, own_expressions
from complexity.model.spelling import spelled
from complexity.model.walk import always


def wandering(ctx: Context, loop: While) -> Ranking | None:
    """Every round looks up the places that alone decide about the next."""
    places = deciding(ctx, loop)
    if not places:
        return None
    table = _looked_up((*loop.body, *loop.step), places)
    if table is None:
        return None
    value = ctx.seen(table)
    if ctx.obj(value) is None:
        return None
    size = deep_size(ctx, value) if len(places) > 1 else ctx.length_size(value, "the table")
    reason = f"no place of {spelled(table)} comes back, or else the loop would never end"
    return Ranking(Num.sized(size), size, reason)


def _looked_up(body: Block, places: frozenset[str]) -> Expr | None:
    """The table that every round indexes by these variables and no others."""
    for stmt in body:
        for top in own_expressions(stmt):
            for part in always(top):
                if isinstance(part, Index):
                    table, keys = _lookup(part)
                    if keys == places:
                        return table
    return None


def _lookup(part: Index) -> tuple[Expr, frozenset[str]]:
    """`t[x][y]` and `t[x, y]` by their variables."""
    keys: set[str] = set()
    base: Expr = part
    while isinstance(base, Index):
        items = base.index.items if isinstance(base.index, Collection) else (base.index,)
        if not all(isinstance(item, Name) for item in items):
            return part, frozenset()
        keys |= {item.id for item in items if isinstance(item, Name)}
        base = base.base
    return base, frozenset(keys)
