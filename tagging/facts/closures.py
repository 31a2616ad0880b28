"""Paths of all pairs by way of middle nodes."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Expr,
    Index,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    all_writes,
    base_of,
    touches,
)
from tagging.shapes import indices, rows, substituted
from tagging.view import Routine, Site, View


def _triples(view: View) -> Iterator[int]:
    """`d[i][j]` is improved by way of k, the outermost of three loops."""
    for write in all_writes(view):
        routine = write.site.routine
        if len(write.site.loops) < 2 or not isinstance(write.target, Index):
            continue
        names = rows(routine)
        target = substituted(write.target, names)
        value = substituted(write.value, names)
        tests = [substituted(t, names) for t in write.site.conditions]
        if _by_way(target, value, tests, write.site, routine):
            yield write.line


def _by_way(target: Expr, value: Expr, tests: list[Expr], site: Site, routine: Routine) -> bool:
    table, goal = base_of(target), indices(target)
    pool = [
        p
        for v in (value, *tests)
        for o in _with_origins(v, routine)
        for p in walk_expression(o)
        if isinstance(p, Index) and base_of(p) == table
    ]
    for position, outer in enumerate(site.loops):
        for k in outer.variables:
            if len(goal) == 1 and goal[0] != Name(k) and _row_by_way(goal[0], value, pool, k):
                return True
            if len(goal) != 2 or touches(target, {k}) or len(site.loops) - position < 3:
                continue
            i, j = goal
            pairs = [indices(p) for p in pool if len(indices(p)) == 2]
            if (i, Name(k)) in pairs and (Name(k), j) in pairs and not _adds_up(value, target):
                return True
    return False


def _with_origins(expr: Expr, routine: Routine) -> list[Expr]:
    found = [expr]
    for part in walk_expression(expr):
        if isinstance(part, Name):
            found += routine.definitions.get(part.id, [])
    return found


def _adds_up(value: Expr, target: Expr) -> bool:
    """A product of matrices or an elimination of rows, not the best of two ways."""
    if isinstance(value, Binary) and value.op == "%":
        return _adds_up(value.left, target)
    if not (isinstance(value, Binary) and value.op in ("+", "-", "^")):
        return False
    return value.left == target or value.right == target or _adds_up(value.left, target)


def _row_by_way(i: Expr, value: Expr, pool: list[Index], k: str) -> bool:
    """`if r[i][k]: r[i] |= r[k]` with rows as bit sets."""
    match value:
        case Call(op="bits_all", args=(Index(index=a), Index(index=b))) if a == i and b == Name(k):
            return any(indices(p) in ((i, Name(k)), (Name(k),)) for p in pool)
        case Binary(op="|", left=Index(index=a), right=Index(index=b)) if a == i and b == Name(k):
            return any(indices(p) in ((i, Name(k)), (Name(k),)) for p in pool)
        case Binary(op="|", left=Index(index=a), right=b) if a == i:
            return any(isinstance(p, Index) and p.index == Name(k) for p in walk_expression(b))
        case _:
            return False


FACTS = {
    "middle_node": Fact("every pair is improved by way of each middle node", _triples),
}
