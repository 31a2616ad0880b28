"""Kuhn's augmenting paths: each call from outside looks at every edge once.

`try(u)` walks over the partners v of u, passes on those that are marked, marks v before anything
else, and goes on only at `mate[v]`. A mark is never taken back inside, so there are at most as
many calls as there are places for mates, and one. `mate[v] = u` is the only way in which a place
is filled, and the call ends with success there, as do all calls around it: no node is the mate of
two places, hence no two calls have the same u (but the first one's), and the rows that they walk
over are different ones: O(V + E) from outside, O(V E) for one start a node (Kuhn, 1955).
"""

from __future__ import annotations

from collections.abc import Iterator

from complexity.granted import Granted, Quantity
from complexity.growth import parse_growth
from complexity.model import (
    Assign,
    Block,
    Call,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    If,
    Index,
    Invoke,
    Logic,
    Name,
    Return,
    Stmt,
    Unary,
    walk_expression,
)
from tagging.facts.flow import all_writes, base_of, recursive
from tagging.lemmas.plain import changes, rooted
from tagging.rule import Lemma
from tagging.view import Loop, Routine, Site, View


def _regions(view: View) -> Iterator[Granted]:
    for routine, found in recursive(view):
        if len(found) == 1 and found[0][0].loops:
            bound = _region(routine, *found[0], view)
            if bound is not None:
                yield bound


def _region(routine: Routine, site: Site, call: Invoke, view: View) -> Granted | None:
    loop = site.loops[-1]
    if len(site.loops) != 1 or not isinstance(loop.stmt, Each | Counted):
        return None
    start = _started(routine, call, loop)
    if start is None or len(routine.invoked()) != 1:
        return None
    node, mate = start
    holder = mate.base
    if not (rooted(holder) and _marked(loop, mate.index, site, routine)):
        return None
    distinct = node if _matched_once(site, mate, node, view) else ""
    return Granted(
        routine.span,
        parse_growth("V"),
        LEMMA.reason,
        (Quantity("V", holder),),
        distinct=distinct,
    )


def _started(routine: Routine, call: Invoke, loop: Loop) -> tuple[str, Index] | None:
    """The parameter that changes from call to call, and the mate that it becomes."""
    params = [p for p in routine.params if p != "self"]
    if len(params) != len(call.args):
        return None
    moved = [(p, a) for p, a in zip(params, call.args, strict=True) if a != Name(p)]
    if len(moved) != 1:
        return None
    name, argument = moved[0]
    if isinstance(argument, Name):
        values = routine.definitions.get(argument.id, [])
        argument = values[0] if len(values) == 1 else argument
    if isinstance(argument, Index) and isinstance(argument.index, Name):
        if argument.index.id in loop.variables:
            return name, argument
    return None


def _marked(loop: Loop, partner: Expr, site: Site, routine: Routine) -> bool:
    """The partner's mark is asked for, then set, before the search goes on."""
    block = loop.stmt.body
    for position, stmt in enumerate(block):
        if not isinstance(stmt, If) or stmt.otherwise:
            continue
        unmarked = _unset(stmt.test, partner)
        if unmarked is not None and _before(stmt.then, unmarked, partner, site):
            return _kept(unmarked, partner, routine)
        marked = _place_of(stmt.test, partner)
        if marked is not None and stmt.then == (Continue(),):
            if _before(block[position + 1 :], marked, partner, site):
                return _kept(marked, partner, routine)
    return False


def _unset(test: Expr, partner: Expr) -> Expr | None:
    """The container that `not seen[v]`, `v not in seen` asks, also as one of several conditions."""
    for part in test.operands if isinstance(test, Logic) and test.op == "and" else (test,):
        if isinstance(part, Unary) and part.op == "not":
            return _place_of(part.operand, partner)
    return None


def _place_of(test: Expr, partner: Expr) -> Expr | None:
    match test:
        case Index(base=base, index=key) if key == partner:
            return base
        case Call(op="contains", args=(base, key)) if key == partner:
            return base
        case _:
            return None


def _before(block: Block, container: Expr, partner: Expr, site: Site) -> bool:
    """Whether the mark is set ahead of the statement that searches on."""
    for stmt in block:
        if _sets(stmt, container, partner):
            return True
        if stmt is site.stmt or any(s is site.stmt for s in _within(stmt)):
            return False
    return False


def _within(stmt: Stmt) -> Iterator[Stmt]:
    if isinstance(stmt, If):
        for inner in (*stmt.then, *stmt.otherwise):
            yield inner
            yield from _within(inner)


def _sets(stmt: Stmt, container: Expr, partner: Expr) -> bool:
    match stmt:
        case Assign(target=Index(base=base, index=key), value=Const(value=value)):
            return base == container and key == partner and value in (True, 1)
        case Do(value=Call(op="set_add", args=(base, key))):
            return base == container and key == partner
        case _:
            return False


def _kept(container: Expr, partner: Expr, routine: Routine) -> bool:
    """Nothing in the routine changes the marks, or the partner, but this one store."""
    assert isinstance(partner, Name)
    stored = changes(routine.sites, container)
    return len(stored) == 1 and partner.id not in routine.definitions


def _matched_once(site: Site, mate: Index, node: str, view: View) -> bool:
    """`if free(v) or try(mate[v]): mate[v] = u; return True`, and no other way to fill a place."""
    stmt, routine = site.stmt, site.routine
    if not isinstance(stmt, If) or not _free_first(stmt.test, mate):
        return False
    stores = [w for w in all_writes(view) if base_of(w.target) == base_of(mate)]
    own = [w for w in stores if w.site.routine is routine]
    if len(own) != 1 or own[0].target != mate or own[0].value != Name(node):
        return False
    last = own[0].site.block[-1]
    if own[0].site.block != stmt.then or not isinstance(last, Return):
        return False
    succeeds = isinstance(last.value, Const) and last.value.value in (True, 1)
    rest = [w for w in stores if w.site.routine is not routine]
    return succeeds and node not in routine.definitions and all(_empties(w.value) for w in rest)


def _free_first(test: Expr, mate: Index) -> bool:
    """Only the mate that a taken place has is asked to move."""
    if not (isinstance(test, Logic) and test.op == "or" and len(test.operands) == 2):
        return False
    parts = list(walk_expression(test.operands[0]))
    asked = mate in parts or any(
        isinstance(p, Call) and p.op == "contains" and p.args == (mate.base, mate.index)
        for p in parts
    )
    return asked and not any(isinstance(p, Invoke) for p in parts)


def _empties(value: Expr) -> bool:
    """A constant, or a new container of nothing but constants."""
    match value:
        case Call(op="filled", args=(_, inner)):
            return _empties(inner)
        case _:
            return not any(isinstance(p, Name | Call | Invoke) for p in walk_expression(value))


LEMMA = Lemma(
    cost="V + E",
    per="one call from outside",
    reason="Kuhn: every partner is marked once and no node has two, so each row is walked over"
    " once (Kuhn, 1955)",
    regions=_regions,
)
