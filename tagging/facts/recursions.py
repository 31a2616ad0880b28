"""Searches of graphs by recursion."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Collection,
    Compare,
    Const,
    Counted,
    Each,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    base_of,
    dependents,
    origins,
    recursive,
    touches,
    writes_in,
)
from tagging.facts.searches import edges, visited
from tagging.view import Loop, Routine, Site, View

_FEW = 8


def neighbour_calls(view: View) -> list[tuple[Routine, list[Site]]]:
    """Recursive routines with the sites where they call themselves for a neighbour."""
    return view.once(
        "calls for neighbours",
        lambda v: [
            (r, sites)
            for r, found in recursive(v)
            if (sites := [s for s, c in found if _for_neighbour(r, s, c)])
        ],
    )


def _for_neighbour(routine: Routine, site: Site, call: Invoke) -> bool:
    params = dependents(routine.params, [s for s in routine.sites if not s.loops])
    for loop in site.loops:
        seeds = set(loop.variables)
        if isinstance(loop.stmt, Each):
            if not (
                any(edges(o, params) for o in origins(loop.stmt.iterable, routine, 1))
                or _offsets(loop, routine)
                or _from_call(loop.stmt.iterable, params)
            ):
                continue
        elif not _walks_edges(loop, params, site):
            continue
        names = dependents(seeds, loop.sites)
        if any(_hands_on(a, names) for a in call.args):
            return True
    return False


def _hands_on(argument: Expr, names: frozenset[str]) -> bool:
    """Whether the argument is a neighbour, not a set of neighbours kept as bits."""
    match argument:
        case Binary(op="<<" | "|" | "^" | "&"):
            return False
        case Binary(left=a, right=b):
            return _hands_on(a, names) or _hands_on(b, names)
        case _:
            return touches(argument, names)


def _from_call(iterable: Expr, params: frozenset[str]) -> bool:
    return any(
        isinstance(p, Invoke) and any(touches(a, params) for a in p.args)
        for p in walk_expression(iterable)
    )


def _offsets(loop: Loop, routine: Routine) -> bool:
    """Whether the loop goes over a short literal list of directions or places."""
    if not isinstance(loop.stmt, Each):
        return False
    options = origins(loop.stmt.iterable, routine, 1)
    return any(isinstance(o, Collection) and 2 <= len(o.items) <= _FEW for o in options)


def _walks_edges(loop: Loop, params: frozenset[str], call: Site) -> bool:
    """Chains of edges, positions in a list of neighbours, rows of a matrix, directions."""
    stmt = loop.stmt
    if isinstance(stmt, While):
        return any(
            isinstance(w.target, Name)
            and w.target.id in (loop.variables | names_in(stmt.test))
            and isinstance(w.value, Index | Field)
            and touches(w.value, {w.target.id})
            for w in writes_in(loop.sites)
        )
    if not isinstance(stmt, Counted):
        return False
    if isinstance(stmt.stop, Const) and isinstance(stmt.stop.value, int):
        if 2 <= stmt.stop.value <= _FEW:
            return True
    if edges(stmt.stop, params):
        return True
    var = {stmt.var}
    return any(
        isinstance(p, Index) and touches(p.index, var) and edges(p.base, params)
        for t in call.conditions
        for p in walk_expression(t)
    )


def _recursive_searches(view: View) -> Iterator[int]:
    for routine, sites in neighbour_calls(view):
        if _guarded(routine, sites) and not undone(routine, view):
            yield routine.line
    for routine, found in recursive(view):
        if _spread_over_grid(routine, found):
            yield routine.line


def _guarded(routine: Routine, sites: list[Site]) -> bool:
    """Whether the recursion stops at what was seen, at the parent, or at the leaves of a tree."""
    names = frozenset(routine.params)
    inner = frozenset(n for s in sites for w in s.loops for n in dependents(w.variables, w.sites))
    if visited(routine.sites, names | inner) is not None:
        return True
    for site in sites:
        for test in site.conditions:
            for part in walk_expression(test):
                match part:
                    case Compare(op="!=" | "==", left=Name(id=a), right=Name(id=b)):
                        if {a, b} & names and {a, b} & inner:
                            return True
                    case _:
                        pass
    return any(
        isinstance(w.stmt, Each)
        and edges(w.stmt.iterable, names)
        and not site.conditions
        and _is_tree(routine, w)
        for site in sites
        for w in site.loops
    )


def _is_tree(routine: Routine, loop: Loop) -> bool:
    """A loop over the children of the node that the routine got."""
    iterable = loop.stmt.iterable if isinstance(loop.stmt, Each) else None
    return isinstance(iterable, Index | Field | Call)


def _spread_over_grid(routine: Routine, found: list[tuple[Site, Invoke]]) -> bool:
    """`go(x + 1, y); go(x - 1, y); …` with a mark on the cell."""
    moves = set()
    for _, call in found:
        for arg in call.args:
            match arg:
                case Binary(op="+" | "-" as op, left=Name(id=name), right=Const(value=1)):
                    if name in routine.params:
                        moves.add((op, name))
                case _:
                    pass
    names = frozenset(routine.params)
    if len(moves) < 4 or undone_marks(routine, names):
        return False
    return visited(routine.sites, names) is not None


def undone(routine: Routine, view: View) -> bool:
    return undone_marks(routine, frozenset(routine.params))


def undone_marks(routine: Routine, names: frozenset[str]) -> bool:
    """Whether the mark that guards the recursion is taken back after it, and no other stays."""
    kept = taken_back = False
    places: dict[Expr, list[Write]] = {}
    for write in writes_in(routine.sites):
        if isinstance(write.target, Index):
            places.setdefault(write.target, []).append(write)
    rank = {id(s): i for i, s in enumerate(routine.sites)}
    calls_here = [
        rank[id(s)]
        for s in routine.sites
        for p in s.expressions()
        if isinstance(p, Invoke) and getattr(p.target, "id", "") == routine.name
    ]
    if not calls_here:
        return False
    for target, found in places.items():
        asked = any(
            p == target or (isinstance(p, Index) and base_of(p) == base_of(target))
            for s in routine.sites
            for t in s.conditions
            for p in walk_expression(t)
        )
        before = [w for w in found if rank[id(w.site)] < min(calls_here)]
        after = [w for w in found if rank[id(w.site)] > max(calls_here)]
        if asked and before and after and isinstance(before[0].value, Const):
            if _resets(before[0].value, after[-1].value):
                taken_back = True
            continue
        kept = kept or (asked and bool(before) and not after)
    return taken_back and not kept


def _resets(mark: Expr, later: Expr) -> bool:
    falsy = isinstance(later, Const) and later.value in (0, False, None, "", ".", -1)
    return falsy or isinstance(later, Name)


FACTS = {
    "recursive_search": Fact(
        "a recursion goes on to neighbours that were not seen", _recursive_searches
    ),
}
