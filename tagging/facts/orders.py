"""Orders of nodes: by degree, by finishing, by colour."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Compare,
    Const,
    Expr,
    Field,
    Index,
    Name,
    Unary,
    own_expressions,
    walk_expression,
)
from tagging.facts.base import Fact, called_routines
from tagging.facts.flow import (
    all_writes,
    base_of,
    calls_at,
    dependents,
    holder_name,
    known_as,
    parts_of,
    recursive,
    touches,
    writes_in,
)
from tagging.facts.recursions import neighbour_calls
from tagging.facts.searches import by_degree, counts_down, holder, searches, visited
from tagging.facts.worklists import FIFO, LEVEL, LIFO, Worklist, worklists
from tagging.view import Loop, Routine, Site, View


def _degree_orders(view: View) -> Iterator[int]:
    return (w.line for w in worklists(view) if by_degree(w) and _directed(w))


def _directed(work: Worklist) -> bool:
    """Whether the count is asked to be zero, not to be small as in peeling of leaves."""
    tables = counts_down(work)
    for site, _ in work.pushed:
        zero = [a for t in site.guards for p in walk_expression(t) for a in _asked_zero(p)]
        zero += [a for t in site.conditions for p in walk_expression(t) for a in _asked_more(p)]
        zero += [t for t in site.conditions if isinstance(t, Index | Field)]
        if any(
            isinstance(p, Index | Field) and holder(p) in tables
            for a in zero
            for p in walk_expression(a)
        ):
            return True
    return False


def _asked_zero(part: Expr) -> Iterator[Expr]:
    match part:
        case Compare(op="==" | "<=" | "is", left=left, right=Const(value=0)):
            yield left
        case Compare(op="<", left=left, right=Const(value=1)) | Unary(op="not", operand=left):
            yield left
        case _:
            return


def _asked_more(part: Expr) -> Iterator[Expr]:
    match part:
        case Compare(op="!=" | ">", left=left, right=Const(value=0)):
            yield left
        case _:
            return


def finishing(view: View) -> list[tuple[Routine, Site, Expr]]:
    """Routines that note their own argument after all calls for its neighbours."""
    return view.once("finishing", lambda v: list(_finishing(v)))


def _finishing(view: View) -> Iterator[tuple[Routine, Site, Expr]]:
    for routine, sites in neighbour_calls(view):
        rank = {id(s): i for i, s in enumerate(routine.sites)}
        last = max(rank[id(s)] for s in sites)
        loops = {id(w) for s in sites for w in s.loops}
        for site in routine.sites[last + 1 :]:
            if any(id(w) in loops for w in site.loops):
                continue
            for container, value in _noted(site):
                if touches(value, set(routine.params)):
                    yield routine, site, container


def _noted(site: Site) -> Iterator[tuple[Expr, Expr]]:
    for _, call in calls_at((site,), "push_back", "push", "push_front", "insert_at"):
        if len(call.args) > 1:
            yield call.args[0], call.args[-1]
    stmt = site.stmt
    if isinstance(stmt, Assign) and isinstance(stmt.target, Index):
        if isinstance(stmt.target.index, Name) and isinstance(stmt.value, Name):
            yield stmt.target.base, stmt.value
    match stmt:
        case Assign(target=target, value=Binary(op="+", left=Collection(items=(first,)), right=b)):
            if b == target:
                yield target, first
        case _:
            pass


def _finishing_orders(view: View) -> Iterator[int]:
    """Nodes are noted once, when they are finished, in a search with marks."""
    for routine, site, container in finishing(view):
        first = min(routine.sites.index(s) for s in _calls_of(routine, view))
        early = any(container == c for s in routine.sites[:first] for c, _ in _noted(s))
        if early or not _marked(routine):
            continue
        yield site.line


def _calls_of(routine: Routine, view: View) -> list[Site]:
    return next(sites for r, sites in neighbour_calls(view) if r is routine)


def _marked(routine: Routine) -> bool:
    """Whether the search asks for marks, not only for the parent in a tree."""
    names = frozenset(routine.params) | frozenset(
        n for w in routine.loops for n in dependents(w.variables, w.sites)
    )
    return visited(routine.sites, names) is not None


def _second_pass(view: View) -> Iterator[int]:
    """A second search that starts from the nodes in reverse order of finishing."""
    searching = {id(q) for q, _ in neighbour_calls(view)}
    for routine, _, container in finishing(view):
        names = known_as(container, routine, view)
        for other in view.routines:
            for loop in other.loops:
                if other is routine or not _uses(loop, names):
                    continue
                reached = called_routines(loop.body, view)
                if any(id(r) in searching for r in reached) or any(
                    w.loop in _inside(loop, other) for w in searches(view, (FIFO, LIFO, LEVEL))
                ):
                    yield loop.line


def _uses(loop: Loop, names: frozenset[str]) -> bool:
    """Whether the loop goes through one of the containers, or takes from it."""
    if any(
        holder_name(p) in names
        for p in parts_of(own_expressions(loop.stmt))
        if isinstance(p, Name | Field)
    ):
        return True
    return any(
        _about(p, names) for s in loop.sites for p in s.expressions() if isinstance(p, Index | Call)
    )


def _about(part: Index | Call, names: frozenset[str]) -> bool:
    if isinstance(part, Call):
        taking = part.op in ("pop_back", "pop", "top", "back")
        return taking and bool(part.args) and holder_name(part.args[0]) in names
    return holder_name(part.base) in names


def _inside(loop: Loop, routine: Routine) -> list[Loop]:
    return [w for w in routine.loops if loop in w.around]


def _two_colours(view: View) -> Iterator[int]:
    """A neighbour gets the other colour, and an edge within one colour is noticed."""
    for write in all_writes(view):
        if isinstance(write.target, Index) and _opposite(write.value):
            if _clash(write.site.routine, base_of(write.target), ""):
                yield write.line
    for routine, found in recursive(view):
        for site, call in found:
            for param in routine.params:
                if not any(_opposite(a) and touches(a, {param}) for a in call.args):
                    continue
                for write in writes_in(routine.sites):
                    if isinstance(write.target, Index) and write.value == Name(param):
                        if _clash(routine, base_of(write.target), param):
                            yield site.line


def _clash(routine: Routine, table: Expr, colour: str) -> bool:
    """Whether two entries of the table, or one and the colour at hand, are compared."""

    def of_table(side: Expr) -> bool:
        return isinstance(side, Index) and base_of(side) == table

    for site in routine.sites:
        for part in site.expressions():
            if isinstance(part, Compare) and part.op in ("==", "!="):
                sides = (part.left, part.right)
                if all(of_table(s) or s == Name(colour) for s in sides) and any(
                    of_table(s) for s in sides
                ):
                    return True
    return False


def _opposite(value: Expr) -> bool:
    match value:
        case Binary(op="-" | "^", left=a, right=b):
            other = [x for x in (a, b) if not isinstance(x, Const)]
            consts = [x for x in (a, b) if isinstance(x, Const) and x.value in (1, 3, True)]
            return len(other) == 1 == len(consts) and isinstance(other[0], Index | Name)
        case Unary(op="-" | "not", operand=Index() | Name()):
            return True
        case _:
            return False


FACTS = {
    "degree_order": Fact("what has lost its last incoming edge is taken next", _degree_orders),
    "finishing_order": Fact("nodes are noted when their search is finished", _finishing_orders),
    "second_pass": Fact("a second search starts in reverse order of finishing", _second_pass),
    "two_colours": Fact(
        "neighbours get the other of two colours, and clashes are noticed", _two_colours
    ),
}
