"""Dinic's algorithm: blocking flows by depth-first search with current arcs.

The search steps only from a node to one of the next level, so the nodes on its way differ: at most
V calls are nested. Every node keeps the arc that it stands at and tries arcs in order; an arc
where the search fails, or that is full, is never tried again in the same phase, for flow goes up
the levels only and gives no arc on the way its capacity back. An arc stays current only while flow
goes through it, and each way that flow takes to the sink fills one of its arcs: at most E ways of
V steps, and E arcs left behind, V E in one phase; one call that stops at its first way takes
V + E. After a phase no way of that length is left, so the sink's level has risen: at most V phases
(Dinitz, 1970).

This needs: the test of the levels and of the capacity before each step; the current arc, moved on
in every round that does not return; the amount given down limited by the arc's capacity, and
taken from it and given to its reverse on the way back; for phases, arcs set back and levels worked
out again breadth first in each, and nothing but the sink's level that ends them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.granted import Extent, Granted, Quantity
from complexity.growth import parse_growth
from complexity.model import (
    Assign,
    Binary,
    Call,
    Compare,
    Const,
    Continue,
    Expr,
    If,
    Index,
    Invoke,
    Logic,
    Name,
    Return,
    Stmt,
    Unary,
    While,
    walk_expression,
)
from tagging.facts.flow import all_writes, base_of, recursive
from tagging.facts.networks import residual_pairs
from tagging.facts.worklists import FIFO, LEVEL, worklists
from tagging.lemmas.plain import changes, plain, rooted
from tagging.rule import Lemma
from tagging.view import Loop, Routine, Site, View, called_name, leaves

ONE_WAY, PHASE, PHASES = (parse_growth(t) for t in ("V + E", "V E", "V"))
LARGEST = 10**8
"""From here on a number stands for no limit."""


@dataclass(frozen=True, slots=True)
class _Search:
    """The recursive search: tables of levels and current arcs, and whether it stops at one way."""

    routine: Routine
    levels: Expr
    arcs: Expr
    single: bool
    quantities: tuple[Quantity, ...]


def _regions(view: View) -> Iterator[Granted]:
    for routine, found in recursive(view):
        if len(found) != 1 or len(found[0][0].loops) != 1:
            continue
        search = _search(routine, *found[0], view)
        if search is None:
            continue
        time = ONE_WAY if search.single else PHASE
        yield Granted(routine.span, time, LEMMA.reason, search.quantities, time, PHASES)
        for loop in view.loops:
            if isinstance(loop.stmt, While) and _finds_ways(loop, search, view):
                rounds = parse_growth("E")
                yield Granted(loop.stmt.span, rounds, LEMMA.reason, search.quantities, PHASE)
            elif isinstance(loop.stmt, While) and _is_phases(loop, search, view):
                yield Granted(loop.stmt.span, PHASES, LEMMA.reason, search.quantities)


def _search(routine: Routine, site: Site, call: Invoke, view: View) -> _Search | None:
    loop, stmt = site.loops[0], site.stmt
    if not isinstance(loop.stmt, While) or not isinstance(stmt, Assign) or stmt.value != call:
        return None
    arcs = _current_arc(loop.stmt)
    if arcs is None or not isinstance(arcs.index, Name) or arcs.index.id not in routine.params:
        return None
    node, sent = arcs.index, stmt.target
    levels = _levels(site, node)
    capacity = _capacity(call, routine)
    if levels is None or capacity is None or not _filled(site, capacity, sent, view):
        return None
    edges = _edges(loop.stmt, arcs, view)
    sums = [p for s in routine.sites for p in s.expressions()
            if isinstance(p, Binary) and sent in (p.left, p.right)]  # fmt: skip
    kept = [s for s in changes(routine.sites, levels) if s.loops or not _drops(s.stmt, node)]
    steady = not kept and node.id not in routine.definitions and rooted(levels) and rooted(arcs)
    if edges is None or not steady:
        return None
    if not plain(routine.body, view, (loop.stmt,), (routine.name,), sums):
        return None
    single = any(isinstance(s.stmt, Return) and s.stmt.value == sent for s in loop.sites)
    return _Search(routine, levels, arcs.base, single, (Quantity("V", levels), edges))


def _current_arc(loop: While) -> Index | None:
    """`it[u]`, moved on at the end of every round that goes on."""
    ends = loop.step or loop.body[-1:]
    if len(ends) != 1 or (not loop.step and any(_goes_on(s) for s in loop.body)):
        return None
    match ends[0]:
        case Assign(target=Index() as arc, value=Binary(op="+", left=left, right=Const(value=1))):
            return arc if left == arc and _asked(loop.test, arc) else None
        case Assign(target=Index() as arc, value=Index(index=index)):
            return arc if index == arc and _asked(loop.test, arc) else None
        case _:
            return None


def _goes_on(stmt: Stmt) -> bool:
    if isinstance(stmt, If):
        return any(_goes_on(s) for s in (*stmt.then, *stmt.otherwise))
    return isinstance(stmt, Continue)


def _asked(test: Expr, arc: Expr) -> bool:
    return arc in walk_expression(test)


def _edges(loop: While, arc: Index, view: View) -> Quantity | None:
    """All places where a current arc may stand: the rows of the graph, or its linked arcs."""
    for part in walk_expression(loop.test):
        match part:
            case Compare(op="<", left=left, right=Call(op="len", args=(Index() as row,))):
                if left == arc and row.index == arc.index and rooted(row.base):
                    return Quantity("E", row.base, Extent.TOTAL)
            case _:
                pass
    last = loop.step[0] if loop.step else loop.body[-1]
    if isinstance(last, Assign) and isinstance(last.value, Index):
        return Quantity("E", last.value.base) if _linked(last.value.base, view) else None
    return None


def _linked(following: Expr, view: View) -> bool:
    """`next[t] = head[u]; head[u] = t` at ever new t: lists without end or branches."""
    stores = [w for w in all_writes(view) if base_of(w.target) == following]
    linking = [w for w in stores if isinstance(w.target, Index)]
    for write in linking:
        assert isinstance(write.target, Index)
        entry = write.target.index
        heads = [
            w for w in all_writes(view)
            if w.site.block == write.site.block and w.target == write.value and w.value == entry
        ]  # fmt: skip
        grows = [w for w in all_writes(view) if w.target == entry]
        rising = all(isinstance(w.value, Const) or w.value == Binary("+", entry, Const(1))
                     for w in grows)  # fmt: skip
        if not heads or not rising or not any(isinstance(w.value, Binary) for w in grows):
            return False
    return bool(linking)


def _levels(site: Site, node: Expr) -> Expr | None:
    """The table in `level[v] == level[u] + 1`, which has to hold for the step."""
    for tests, op in ((site.guards, "=="), (site.skips, "!=")):
        for part in (p for t in tests for p in walk_expression(t)):
            if not isinstance(part, Compare) or part.op != op:
                continue
            for low, high in ((part.left, part.right), (part.right, part.left)):
                match low, high:
                    case Binary(op="+", left=Index(base=a, index=u), right=Const(value=1)), Index(
                        base=b
                    ) if a == b and u == node:
                        return a
                    case _:
                        pass
    return None


def _capacity(call: Invoke, routine: Routine) -> Expr | None:
    """The arc's capacity, the lesser of which and of what came down is sent on."""
    for argument in call.args:
        if isinstance(argument, Call) and argument.op == "min" and len(argument.args) == 2:
            for limit, other in (argument.args, argument.args[::-1]):
                names = {p.id for p in walk_expression(limit) if isinstance(p, Name)}
                if names & set(routine.params) and isinstance(limit, Name | Binary):
                    return other
    return None


def _filled(site: Site, capacity: Expr, sent: Expr, view: View) -> bool:
    """An arc with capacity left is taken, and loses what its reverse gains."""
    asked = any(capacity in walk_expression(t) for t in site.conditions)
    return (asked or _ends_empty(site.routine)) and any(
        a.site.routine is site.routine
        and a.target == capacity
        and a.value == Binary("-", capacity, sent)
        for a, _ in residual_pairs(view)
    )


def _ends_empty(routine: Routine) -> bool:
    """`if (u == t || !f) return f;`: a call that is given nothing ends at once."""
    for stmt in routine.body[:2]:
        if isinstance(stmt, If) and leaves(stmt.then):
            test = stmt.test
            for part in test.operands if isinstance(test, Logic) and test.op == "or" else (test,):
                match part:
                    case (
                        Unary(op="not", operand=Name(id=name))
                        | Compare(op="==", left=Name(id=name), right=Const(value=0))
                    ) if name in routine.params and stmt.then == (Return(Name(name)),):
                        return True
                    case _:
                        pass
    return False


def _drops(stmt: Stmt, node: Expr) -> bool:
    """A node that gives nothing loses its level when its call ends."""
    match stmt:
        case Assign(target=Index(index=index), value=Const()):
            return index == node
        case _:
            return False


def _calls(loop: Loop, name: str) -> list[tuple[Site, Invoke]]:
    return [(s, p) for s in loop.sites for p in s.expressions()
            if isinstance(p, Invoke) and called_name(p) == name]  # fmt: skip


def _called(loop: Loop) -> set[str]:
    """All that is called in a round, the test of the loop included."""
    parts = [p for s in loop.sites for p in s.expressions()]
    if isinstance(loop.stmt, While):
        parts += walk_expression(loop.stmt.test)
    return {called_name(p) for p in parts if isinstance(p, Invoke)}


def _unlimited(call: Invoke, routine: Routine, view: View) -> bool:
    """One argument is a constant that stands for no limit."""
    constants = {n: v for r in view.routines for n, values in r.definitions.items()
                 for v in values if len(values) == 1}  # fmt: skip
    return any(_is_huge(constants.get(a.id, a) if isinstance(a, Name) else a) for a in call.args)


def _is_huge(expr: Expr) -> bool:
    match expr:
        case Const(value=int() | float() as value):
            return value >= LARGEST
        case Binary(op="**", left=Const(value=int(base)), right=Const(value=int(power))):
            return 0 < power < 400 and base > 1 and base**power >= LARGEST
        case Call(op="float", args=(Const(value="inf"),)):
            return True
        case _:
            return False


def _finds_ways(loop: Loop, search: _Search, view: View) -> bool:
    """`while f: …; f = send(s, no limit)`: one way after the other until there is none."""
    assert isinstance(loop.stmt, While)
    found = _calls(loop, search.routine.name)
    if not search.single or len(found) != 1 or found[0][0].loops[-1] is not loop:
        return False
    site, call = found[0]
    if not isinstance(site.stmt, Assign) or not _unlimited(call, search.routine, view):
        return False
    sent = site.stmt.target
    ends = loop.stmt.test == sent or any(
        isinstance(s.stmt, If) and sent in walk_expression(s.stmt.test) and leaves(s.stmt.then)
        for s in loop.sites
    )
    sums = [p for s in loop.sites for p in s.expressions()
            if isinstance(p, Binary) and sent in (p.left, p.right)]  # fmt: skip
    untouched = not changes(loop.sites, search.arcs) and not changes(loop.sites, search.levels)
    return ends and untouched and plain(loop.body, view, (), (search.routine.name,), sums)


def _is_phases(loop: Loop, search: _Search, view: View) -> bool:
    """Levels are worked out, arcs set back, flow is sent; until the sink has no level."""
    assert isinstance(loop.stmt, While)
    found = _calls(loop, search.routine.name)
    if not found or not all(_unlimited(c, search.routine, view) for _, c in found):
        return False
    if search.single and not any(_finds_ways(x, search, view) for x in view.loops
                                 if loop in x.around):  # fmt: skip
        return False
    layered = [r.name for r in view.routines if _layers(r, search, view)]
    called = _called(loop)
    tests = [loop.stmt.test, *(s.stmt.test for s in loop.sites
                               if isinstance(s.stmt, If) and leaves(s.stmt.then))]  # fmt: skip
    told = [t for t in tests if any(_tells(p, layered, search) for p in walk_expression(t))]
    resetting = [r for r in view.routines if r.name in called and changes(r.sites, search.arcs)
                 and r is not search.routine]  # fmt: skip
    reset = any(s.loops[-1] is loop for s in changes(loop.sites, search.arcs)) or bool(resetting)
    return bool(told) and reset and bool(called & set(layered))


def _tells(part: Expr, layered: list[str], search: _Search) -> bool:
    """Whether this says if the sink was reached."""
    return part == search.levels or (isinstance(part, Invoke) and called_name(part) in layered)


def _layers(routine: Routine, search: _Search, view: View) -> bool:
    """Breadth first: `level[v] = level[u] + 1` for nodes without a level yet."""
    for work in worklists(view):
        if work.routine is routine and work.order in (FIFO, LEVEL):
            for site in changes(work.loop.sites, search.levels):
                match site.stmt:
                    case Assign(value=Binary(op="+", left=Index(base=b), right=Const(value=1))):
                        if b == search.levels and len(changes(routine.sites, search.levels)) > 1:
                            return True
                    case _:
                        pass
    return False


LEMMA = Lemma(
    cost="V^2 E",
    per="all phases",
    reason="Dinic: arcs left behind stay behind, each way fills an arc, each phase raises the"
    " sink's level (Dinitz, 1970)",
    regions=_regions,
)
