"""Subsequences of one sequence: best of what came before, tails."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Collection,
    Compare,
    Counted,
    Expr,
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
    Write,
    all_writes,
    base_of,
    calls,
    calls_at,
    origins,
    touches,
    writes_in,
)
from tagging.shapes import COMPARISONS
from tagging.view import Loop, Routine, Site, View


def _longest_before(view: View) -> Iterator[int]:
    """`d[i] = max(d[i], d[j] + …)` for earlier j whose element compares with that of i."""
    for write in all_writes(view):
        loops = write.site.loops
        if len(loops) < 2:
            continue
        inner, outer = loops[-1], loops[-2]
        target = _entry(write)
        if target is None or not touches(target, outer.variables):
            continue
        table = base_of(target) if isinstance(target, Index) else None
        reads = [
            p
            for v in _values(write)
            for p in walk_expression(v)
            if isinstance(p, Index)
            and touches(p.index, inner.variables)
            and (table is None or base_of(p) == table)
        ]
        if not reads or touches(target, inner.variables):
            continue
        if any(_elements_compared(t, outer, inner, reads[0]) for t in write.site.conditions):
            if _sequence(inner, outer):
                yield write.line
    yield from _best_of_earlier(view)


def _sequence(inner: Loop, outer: Loop) -> bool:
    """Whether the inner loop goes over the places before (or behind) the outer one's."""
    match inner.stmt:
        case Counted(start=start, stop=stop):
            return touches(start, outer.variables) != touches(stop, outer.variables)
        case _:
            return False


def _entry(write: Write) -> Expr | None:
    """The entry that is improved: the target, or the one a best value in a variable goes to."""
    if isinstance(write.target, Index):
        return write.target
    if not isinstance(write.target, Name) or len(write.site.loops) < 2:
        return None
    outer = write.site.loops[-2]
    for other in writes_in(outer.sites):
        if isinstance(other.target, Index) and touches(other.value, {write.target.id}):
            if other.site.loops[-1] is outer:
                return other.target
    return None


def _values(write: Write) -> list[Expr]:
    return [write.value, *(t for t in write.site.conditions)]


def _elements_compared(test: Expr, outer: Loop, inner: Loop, read: Index) -> bool:
    for part in walk_expression(test):
        if isinstance(part, Compare) and part.op in (*COMPARISONS, "=="):
            sides = (part.left, part.right)
            one = [
                s
                for s in sides
                if _element(s, inner.variables)
                and not (isinstance(s, Index) and base_of(s) == base_of(read))
            ]
            two = [s for s in sides if _element(s, outer.variables) or isinstance(s, Name)]
            if one and two and one != two and part.op != "==":
                return True
        if isinstance(part, Binary) and part.op == "%":
            if _element(part.left, outer.variables) and _element(part.right, inner.variables):
                return True
    return False


def _element(side: Expr, variables: frozenset[str]) -> bool:
    return any(isinstance(p, Index) and touches(p.index, variables) for p in walk_expression(side))


def _best_of_earlier(view: View) -> Iterator[int]:
    """`d.append(max(d[j] for j in range(i) if a[j] < a[i]) + 1)` and its relatives."""
    for routine in view.routines:
        for inner in routine.loops:
            for outer in inner.around[-1:]:
                if not _sequence(inner, outer):
                    continue
                for site in inner.sites:
                    reads = [
                        p
                        for p in site.expressions()
                        if isinstance(p, Index) and touches(p.index, inner.variables)
                    ]
                    if not reads or isinstance(site.stmt, If):
                        continue
                    tables = {base_of(r) for r in reads}
                    kept = any(c.args[0] in tables for _, c in calls_at(outer.sites, "push_back"))
                    if kept and any(
                        _elements_compared(t, outer, inner, reads[0]) for t in site.conditions
                    ):
                        yield site.line


def _tails(view: View) -> Iterator[int]:
    """`t[lower_bound(t, x)] = x`, or x goes to the end: tails of increasing subsequences."""
    for write in all_writes(view):
        routine = write.site.routine
        if write.site.loops and isinstance(write.target, Unary) and write.target.op == "*":
            if _through_iterator(write, routine):
                yield write.line
            continue
        if not isinstance(write.target, Index) or not write.site.loops:
            continue
        tails, place = write.target.base, write.target.index
        if not _bisected(place, tails, write, routine):
            continue
        if any(isinstance(p, Index) and p.base == tails for p in walk_expression(write.value)):
            continue
        yield write.line
    for site, call in calls(view, "lower_bound", "upper_bound"):  # ordered sets as tails
        if site.loops and call.args and _erase_after(site, call):
            yield site.line


def _through_iterator(write: Write, routine: Routine) -> bool:
    """`*lower_bound(t, x) = x`"""
    assert isinstance(write.target, Unary)
    return any(
        isinstance(o, Call)
        and o.op in ("lower_bound", "upper_bound")
        and len(o.args) > 1
        and _same_value(o.args[1], write.value, routine)
        for o in origins(write.target.operand, routine, 2)
    )


def _bisected(place: Expr, tails: Expr, write: Write, routine: Routine) -> bool:
    for origin in origins(place, routine, 2):
        for part in walk_expression(origin):
            if isinstance(part, Call) and part.op in ("lower_bound", "upper_bound") and part.args:
                key = list(part.args[1:])
                same = _container(part.args[0]) == tails or part.args[0] == tails
                if same and any(_same_value(k, write.value, routine) for k in key):
                    return True
    for part in walk_expression(place):
        if isinstance(part, Invoke) and tails in part.args and write.value in part.args:
            return True
    return any(_bisected_by_hand(n, tails, write) for n in names_in(place))


def _same_value(key: Expr, value: Expr, routine: Routine) -> bool:
    keys, values = set(origins(key, routine, 1)), set(origins(value, routine, 1))
    firsts = {x.items[0] for x in keys if isinstance(x, Collection) and x.items}
    return bool((keys | firsts) & values) or bool(
        firsts & {x.items[0] for x in values if isinstance(x, Collection) and x.items}
    )


def _container(expr: Expr) -> Expr:
    while isinstance(expr, Call) and expr.op in ("view", "begin", "end") and expr.args:
        expr = expr.args[0]
    return expr


def _bisected_by_hand(place: str, tails: Expr, write: Write) -> bool:
    """A halving loop before looks at the tails and leaves the place."""
    from tagging.shapes import halves

    outer = write.site.loops[-1]
    for loop in write.site.routine.loops:
        if outer not in loop.around:
            continue
        mids = {
            w.target.id
            for w in writes_in(loop.sites)
            if isinstance(w.target, Name) and halves(w.value) is not None
        }
        looks = any(
            isinstance(p, Index) and p.base == tails and touches(p.index, mids)
            for s in loop.sites
            for p in s.expressions()
        )
        moved = {w.target.id for w in writes_in(loop.sites) if isinstance(w.target, Name)}
        if looks and place in moved:
            return True
    return False


def _erase_after(site: Site, call: Call) -> bool:
    """`it = s.lower_bound(x); if it != end: s.erase(it); s.insert(x)`"""
    loop = site.loops[-1]
    base = call.args[0]
    erased = any(c.args[:1] == (base,) for _, c in calls_at(loop.sites, "erase_at"))
    added = any(
        c.args[:1] == (base,) and c.args[1:] == call.args[1:]
        for _, c in calls_at(loop.sites, "set_add")
    )
    return erased and added


FACTS = {
    "best_before": Fact(
        "an entry is the best of earlier entries whose elements compare", _longest_before
    ),
    "tails_replaced": Fact("the first tail not below an element is replaced by it", _tails),
}
