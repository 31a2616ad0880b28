"""Shortest paths: what drives relaxation."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Call,
    Collection,
    Compare,
    Const,
    Counted,
    Each,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Name,
    Unary,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    dependents,
    origins,
    touches,
    writes_in,
)
from tagging.facts.relaxations import Relaxation, relaxations, summed, weighed, weighted_relaxations
from tagging.facts.worklists import FIFO, HEAP, LEVEL, Worklist, worklists
from tagging.shapes import COMPARISONS, indices
from tagging.view import Loop, Routine, Site, View, called_name


def relaxing_pushes(work: Worklist) -> bool:
    """Whether a sum of the taken item's distance and an edge's weight goes in."""
    taken = work.taken
    for site, value in work.pushed:
        if not any(work.loop in w.around for w in site.loops):
            continue
        for item in _priorities(value):
            for origin in origins(_positive(item), work.routine, 2):
                terms = summed(_positive(origin))
                if (
                    any(touches(t, taken) for t in terms)
                    and any(
                        (not isinstance(t, Const) and not touches(t, taken)) or isinstance(t, Index)
                        for t in terms
                    )
                    and any(_weight(t, site, work) for t in terms)
                ):
                    return True
    return False


def _priorities(value: Expr) -> tuple[Expr, ...]:
    """What may order the items: the first part of a tuple, any part of a record."""
    match value:
        case Collection(items=(first, *_)):
            return _priorities(first)
        case Invoke(args=args):
            return args
        case _:
            return (value,)


def _weight(term: Expr, site: Site, work: Worklist) -> bool:
    """Whether the term changes with the edge."""
    inner = [w for w in site.loops if work.loop in w.around]
    names = frozenset(n for w in inner for n in dependents(w.variables, w.sites))
    return touches(term, names)


def _positive(expr: Expr) -> Expr:
    return expr.operand if isinstance(expr, Unary) and expr.op == "-" else expr


def heap_relaxations(view: View) -> list[Worklist]:
    """Heaps that give out the nearest node and take in relaxed neighbours."""
    return view.once(
        "heap relaxations",
        lambda v: [
            w for w in worklists(v) if w.order == HEAP and (relaxing_pushes(w) or _relaxes(w, v))
        ],
    )


def _relaxes(work: Worklist, view: View) -> bool:
    inside = {id(s) for s in work.loop.sites}
    return any(
        id(r.site) in inside
        and any(work.loop in w.around for w in r.site.loops)
        and _from_taken(r, work)
        for r in relaxations(view)
    )


def _from_taken(relaxation: Relaxation, work: Worklist) -> bool:
    return any(touches(t, work.taken) for t in relaxation.terms)


def _scanned_minimum(view: View) -> Iterator[int]:
    """The nearest open node is found by a scan, then its edges are relaxed."""
    for relaxation in relaxations(view):
        if not (relaxation.same_table and weighed(relaxation)):
            continue
        sources = {n for t in relaxation.same_table for i in indices(t) for n in names_in(i)}
        for loop in relaxation.site.loops[:-1]:
            for chosen in sources:
                if _chosen_by_scan(chosen, loop, relaxation, view):
                    yield relaxation.site.line


def _chosen_by_scan(name: str, loop: Loop, relaxation: Relaxation, view: View) -> bool:
    inner = relaxation.site.loops[-1]
    for write in writes_in(loop.sites):
        if write.target != Name(name) or inner in write.site.loops:
            continue
        if isinstance(write.value, Call) and write.value.op in ("min", "min_of"):
            return True
        scans = [w for w in write.site.loops if loop in w.around]
        if scans and any(
            isinstance(p, Compare) and p.op in COMPARISONS
            for t in write.site.conditions
            for p in walk_expression(t)
        ):
            return True
        asked = {called_name(p) for p in walk_expression(write.value) if isinstance(p, Invoke)}
        if any(_scans(r) for r in view.routines if r.name in asked):
            return True
    return False


def _scans(routine: Routine) -> bool:
    return any(
        s.loops
        and isinstance(s.stmt, If)
        and any(
            isinstance(p, Compare) and p.op in COMPARISONS for p in walk_expression(s.stmt.test)
        )
        for s in routine.sites
    )


def _edge_rounds(view: View) -> Iterator[int]:
    """All edges are relaxed again and again: both ends come from the edge, or from a full scan."""
    for relaxation in relaxations(view):
        if not relaxation.same_table:
            continue
        loops = relaxation.site.loops
        if len(loops) < 2 or any(w.loop in loops for w in worklists(view)):
            continue
        if _three_indices(relaxation):
            continue
        if _repeats(relaxation) and weighed(relaxation):
            yield relaxation.site.line


def _three_indices(relaxation: Relaxation) -> bool:
    return len(indices(relaxation.write.target)) > 1


def _repeats(relaxation: Relaxation) -> bool:
    """Whether the outermost of the loops only counts rounds, and the rest go over the edges."""
    loops = relaxation.site.loops
    ends = {
        n for t in relaxation.same_table for i in (*indices(t), *_fields(t)) for n in names_in(i)
    }
    goal = {
        n
        for i in (*indices(relaxation.write.target), *_fields(relaxation.write.target))
        for n in names_in(i)
    }
    for position, outer in enumerate(loops[:-1]):
        inner = loops[position + 1 :]
        if isinstance(outer.stmt, Each):
            continue
        moved = frozenset(n for w in inner for n in dependents(w.variables, w.sites))
        counts = outer.variables if isinstance(outer.stmt, Counted) else frozenset()
        used = any(
            touches(p, counts)
            for s in inner[0].sites
            for p in s.expressions()
            if isinstance(p, Index)
        )
        chosen = any(
            isinstance(w.target, Name)
            and w.target.id in ends | goal
            and w.site.loops[-1:] == (outer,)
            for w in writes_in(outer.sites)
        )
        if ends & moved and goal & moved and not used and not chosen and not _by_position(inner):
            return True
    return False


def _fields(term: Expr) -> tuple[Expr, ...]:
    return (term.base,) if isinstance(term, Field) else ()


def _by_position(inner: tuple[Loop, ...]) -> bool:
    """Whether the inner loop only fills a table by position, as in a dynamic program."""
    return (
        len(inner) == 1
        and isinstance(inner[0].stmt, Counted)
        and not any(
            isinstance(w.value, Index | Field)
            for w in writes_in(inner[0].sites)
            if isinstance(w.target, Name)
        )
        and not any(
            isinstance(p, Index) and isinstance(p.index, Index | Field)
            for s in inner[0].sites
            for p in s.expressions()
        )
    )


def _queue_relaxations(view: View) -> Iterator[int]:
    """A queue of nodes whose distance has sunk."""
    weighed = {id(s) for s in weighted_relaxations(view)}
    for work in worklists(view):
        if work.order in (FIFO, LEVEL) and not work.front_pushes:
            if any(id(s) in weighed for s in work.loop.sites):
                yield work.line


def _two_ended(view: View) -> Iterator[int]:
    """Edges without weight go to the front of the queue, others to its back."""
    for work in worklists(view):
        if not (work.order == FIFO and work.front_pushes):
            continue
        inside = {id(s) for s in work.loop.sites}
        if any(id(r.site) in inside for r in relaxations(view)) or relaxing_pushes(work):
            yield work.line


FACTS = {
    "heap_relaxation": Fact(
        "a heap gives out the nearest node and takes in its relaxed neighbours",
        lambda v: (w.line for w in heap_relaxations(v)),
    ),
    "scan_relaxation": Fact(
        "a scan finds the nearest open node, whose edges are then relaxed", _scanned_minimum
    ),
    "edge_rounds": Fact("all edges are relaxed in round after round", _edge_rounds),
    "queue_relaxation": Fact("a queue holds nodes whose distance has sunk", _queue_relaxations),
    "two_ended_queue": Fact(
        "free edges go to the front of the queue, others to its back", _two_ended
    ),
}
