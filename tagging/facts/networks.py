"""Flows and matchings: residual capacities, levels, augmenting paths."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Compare,
    Const,
    Each,
    Expr,
    Field,
    Index,
    Name,
    Return,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    dependents,
    ingredients,
    origins,
    recursive,
    touches,
    writes_in,
)
from tagging.facts.paths import heap_relaxations
from tagging.facts.relaxations import relaxations
from tagging.facts.searches import breadth_first
from tagging.view import Loop, Routine, View


def _place(expr: Expr) -> Expr:
    """What holds the capacity: the table or the name of the field."""
    if isinstance(expr, Field):
        return Name("." + expr.name)
    return base_of(expr)


def _root(expr: Expr, routine: Routine) -> Expr:
    """The table that holds the place, also by way of a variable for one of its entries."""
    place = _place(expr)
    if isinstance(place, Name):
        for origin in origins(place, routine, 2):
            if isinstance(origin, Index | Field) and base_of(origin) != place:
                return base_of(origin)
        for loop in routine.loops:
            if isinstance(loop.stmt, Each) and place.id in loop.variables:
                return base_of(loop.stmt.iterable)
    return place


def residual_pairs(view: View) -> list[tuple[Write, Write]]:
    """`cap[e] -= f` beside `cap[e ^ 1] += f`: what one edge loses its reverse gains."""
    return view.once("residual pairs", lambda v: list(_residual_pairs(v)))


def _residual_pairs(view: View) -> Iterator[tuple[Write, Write]]:
    writes: dict[int, list[tuple[Write, str, Expr]]] = {}
    for write in all_writes(view):
        match write.target, write.value:
            case (
                Index() | Field() as target,
                Binary(op="+" | "-" as op, left=left, right=amount),
            ) if left == target:
                writes.setdefault(id(write.site.block), []).append((write, op, amount))
            case _:
                pass
    for found in writes.values():
        for a, sign, amount in found:
            for b, other, same in found:
                if sign == "-" and other == "+" and amount == same and a.target != b.target:
                    if _same_capacity(a, b) and _reverse(a, b):
                        yield a, b


def _same_capacity(a: Write, b: Write) -> bool:
    if _place(a.target) == _place(b.target):
        return True
    routine = a.site.routine
    last = (
        isinstance(a.target, Index)
        and isinstance(b.target, Index)
        and (a.target.index == b.target.index)
    )
    return last and _root(a.target, routine) == _root(b.target, routine)


def _reverse(a: Write, b: Write) -> bool:
    """Whether the two places belong to an edge and its reverse."""
    parts = [p for t in (a.target, b.target) for p in walk_expression(t)]
    names = [o for p in parts if isinstance(p, Name) for o in origins(p, a.site.routine, 1)]
    for part in (*parts, *(q for n in names for q in walk_expression(n))):
        if isinstance(part, Binary) and part.op == "^":
            return True
        if isinstance(part, Binary) and part.op in "+-" and Const(1) in (part.left, part.right):
            return True
    if isinstance(a.target, Index) and isinstance(b.target, Index):
        if isinstance(a.target.base, Index) and isinstance(b.target.base, Index):
            swapped = (a.target.base.index, a.target.index) == (b.target.index, b.target.base.index)
            if swapped:
                return True
    depth = sum(isinstance(p, Field | Index) for p in walk_expression(b.target)) - sum(
        isinstance(p, Field | Index) for p in walk_expression(a.target)
    )
    return depth != 0 or (isinstance(a.target, Field) and isinstance(b.target, Field))


def _residual_lines(view: View) -> Iterator[int]:
    return (a.line for a, _ in residual_pairs(view))


def _level_tests(view: View) -> Iterator[int]:
    """Flow goes only to the next level: `level[v] == level[u] + 1`."""
    updates = {id(a.site.routine) for a, _ in residual_pairs(view)}
    for routine in view.routines:
        if id(routine) not in updates:
            continue
        for site in routine.sites:
            for part in (p for t in site.conditions for p in walk_expression(t)):
                if isinstance(part, Compare) and part.op in ("==", "!=", "<", ">", "<="):
                    for a, b in ((part.left, part.right), (part.right, part.left)):
                        if any(_next_level(a, o, view) for o in origins(b, routine, 1)):
                            yield site.line


def _next_level(a: Expr, b: Expr, view: View) -> bool:
    if not isinstance(a, Index | Field):
        return False
    match b:
        case (
            Binary(op="+" | "-", left=left, right=Const(value=1))
            | Binary(op="+", left=Const(value=1), right=left)
        ):
            return isinstance(left, Index | Field) and _place(left) == _place(a) and left != a
        case Index() | Field():
            return _place(a) == _place(b) and a != b and _is_level(a, view)
        case _:
            return False


def _is_level(a: Expr, view: View) -> bool:
    """Whether the table holds levels: one more than that of the node before."""
    for write in all_writes(view):
        if isinstance(write.target, Index | Field) and _place(write.target) == _place(a):
            match write.value:
                case Binary(op="+", left=Index() | Field() as left, right=Const(value=1)):
                    if _place(left) == _place(a):
                        return True
                case _:
                    pass
    return False


def _augmenting_search(view: View) -> Iterator[int]:
    """A breadth-first search finds a path, whose capacities then change from end to start."""
    pairs = residual_pairs(view)
    if not pairs:
        return
    for work in breadth_first(view):
        for a, _ in pairs:
            if any(_follows_back(a, w) for w in a.site.loops):
                yield work.line


def _follows_back(write: Write, loop: Loop) -> bool:
    """The loop goes from a node to the one it was reached from."""
    for other in writes_in(loop.sites):
        if isinstance(other.target, Name):
            for origin in ingredients(other.value, write.site.routine, 2):
                if any(
                    isinstance(p, Index | Field) and touches(p, {other.target.id})
                    for p in walk_expression(origin)
                ):
                    return True
    return isinstance(loop.stmt, Each)


def _costly_paths(view: View) -> Iterator[int]:
    """Paths of least cost through edges that still have capacity."""
    pairs = residual_pairs(view)
    if not pairs:
        return
    yield from (w.line for w in heap_relaxations(view))
    for relaxation in relaxations(view):
        if relaxation.same_table and any(not isinstance(t, Const) for t in relaxation.terms):
            others = [t for t in relaxation.terms if t not in relaxation.same_table]
            if any(not isinstance(t, Const) for t in others):
                yield relaxation.site.line


def matchings(view: View) -> list[tuple[Routine, Write]]:
    """`match[v] = u` where v was free or its partner found another."""
    return view.once("matchings", lambda v: list(_matchings(v)))


def _matchings(view: View) -> Iterator[tuple[Routine, Write]]:
    for routine, found in recursive(view):
        for site, call in found:
            for loop in site.loops:
                names = dependents(loop.variables, loop.sites)
                partner = [
                    a
                    for a in call.args
                    if any(
                        isinstance(o, Index | Field) and touches(o, names)
                        for o in origins(a, routine, 2)
                    )
                ]
                if not partner:
                    continue
                tables = {
                    _place(o)
                    for a in partner
                    for o in origins(a, routine, 2)
                    if isinstance(o, Index | Field)
                }
                for write in all_writes(view):
                    if write.site.routine is routine and isinstance(write.target, Index | Field):
                        if _place(write.target) in tables and touches(
                            write.value, set(routine.params)
                        ):
                            if _tells(routine):
                                yield routine, write


def _moved_partners(view: View) -> Iterator[int]:
    """The same from the side of what is matched: its owner goes on to something else."""
    for routine, found in recursive(view):
        for site, call in found:
            for loop in site.loops:
                names = dependents(loop.variables, loop.sites)
                tried = [a for a in call.args if isinstance(a, Name) and a.id in names]
                for write in writes_in(loop.sites):
                    if not (isinstance(write.target, Index) and write.target.index in tried):
                        continue
                    table = base_of(write.target)
                    owners = origins(write.value, routine, 2)
                    if any(isinstance(o, Index) and base_of(o) == table
                           and touches(o.index, set(routine.params)) for o in owners):  # fmt: skip
                        if _tells(routine):
                            yield write.line


def _tells(routine: Routine) -> bool:
    """Whether the routine returns whether it succeeded."""
    values = [s.stmt.value for s in routine.sites if isinstance(s.stmt, Return)]
    return any(isinstance(v, Const) and v.value in (True, 1, False, 0) for v in values)


def _matching_lines(view: View) -> Iterator[int]:
    yield from (w.line for _, w in matchings(view))
    yield from _moved_partners(view)


def _layered_matching(view: View) -> Iterator[int]:
    """A breadth-first search layers the free nodes before paths are looked for."""
    found = matchings(view)
    if found:
        yield from (w.line for w in breadth_first(view))


FACTS = {
    "residual_pair": Fact("what an edge loses its reverse gains", _residual_lines),
    "level_test": Fact("flow goes only to the next level", _level_tests),
    "augmenting_search": Fact(
        "a breadth-first search finds the path whose capacities change", _augmenting_search
    ),
    "cost_relaxation": Fact(
        "paths of least cost lead through what capacity is left", _costly_paths
    ),
    "partner_moves": Fact(
        "a node is matched when its partner is free or finds another", _matching_lines
    ),
    "layered_matching": Fact(
        "free nodes are layered before paths are looked for", _layered_matching
    ),
}
