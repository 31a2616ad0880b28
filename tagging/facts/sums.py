"""Prefix sums and difference arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Conditional,
    Const,
    Do,
    Each,
    Expr,
    Index,
    Invoke,
    Name,
    walk_expression,
)
from tagging.facts.base import MAPS, Fact, made_by, pushed, sites_under
from tagging.shapes import back_of, indices, mentions, place, reads_of, shift, step_of
from tagging.view import Loop, Site, View, called_name

_SUMS = ("+", "^")


def prefix_arrays(view: View) -> dict[Expr, int]:
    """Arrays that hold running totals, with the line that builds them."""
    return view.once("prefix_arrays", _prefix_arrays)


def _prefix_arrays(view: View) -> dict[Expr, int]:
    found: dict[Expr, int] = {}
    for site in view.sites:
        array = _recurrence(site) or _appended(site) or _library(site) or _running(site)
        if array is not None:
            found.setdefault(place(array), site.line)
    for routine in view.routines:  # the same array under a parameter's name
        for site in routine.sites:
            for call in site.expressions():
                if isinstance(call, Invoke):
                    _pass_on(call, view, found)
    return found


def _pass_on(call: Invoke, view: View, found: dict[Expr, int]) -> None:
    for routine in view.routines:
        if routine.name != called_name(call):
            continue
        params = [p for p in routine.params if p != "self"]
        for param, argument in zip(params, call.args, strict=False):
            if argument in found:
                found.setdefault(Name(param), found[argument])


def _without_modulus(value: Expr) -> Expr:
    return value.left if isinstance(value, Binary) and value.op == "%" else value


def _recurrence(site: Site) -> Expr | None:
    """`p[i] = p[i - 1] + x` where x does not come from p."""
    stmt = site.stmt
    if not isinstance(stmt, Assign) or not isinstance(stmt.target, Index) or not site.loops:
        return None
    value = _without_modulus(stmt.value)
    if not isinstance(value, Binary) or value.op not in _SUMS:
        return None
    table = place(stmt.target)
    for one, other in ((value.left, value.right), (value.right, value.left)):
        if (
            _precedes(one, stmt.target)
            and _in_a_loop(site, stmt.target)
            and (other == stmt.target or not any(True for _ in reads_of(other, table)))
        ):
            return table
    return None


def _precedes(read: Expr, target: Expr) -> bool:
    """Whether the access is the neighbour below the target in exactly one dimension."""
    if place(read) != place(target):
        return False
    steps = [shift(a, b) for a, b in zip(indices(target), indices(read), strict=False)]
    return len(indices(read)) == len(indices(target)) and sorted(
        s if s is not None else 9 for s in steps
    ) == [*[0] * (len(steps) - 1), 1]


def _in_a_loop(site: Site, target: Expr) -> bool:
    bound = set().union(*(loop.variables for loop in site.loops))
    return any(isinstance(e, Name) and (e.id in bound or _steps(site, e.id))
               for i in indices(target) for e in walk_expression(i))  # fmt: skip


def _steps(site: Site, name: str) -> bool:
    """Whether the innermost loop advances the name by hand."""
    inner = (s.stmt for s in site.routine.sites if s.loops and s.loops[-1] is site.loops[-1])
    return any(step is not None and step[0] == name for step in map(step_of, inner))


def _appended(site: Site) -> Expr | None:
    """`p.append(p[-1] + x)` or `p.append(p[i] + x)`."""
    found = pushed(site.stmt)
    if found is None or not site.loops:
        return None
    base, value = found
    value = _without_modulus(value)
    if not isinstance(value, Binary) or value.op not in _SUMS:
        return None
    for one, other in ((value.left, value.right), (value.right, value.left)):
        before = back_of(one) == base or (_previous(one, base) and not isinstance(other, Const))
        if before and not mentions(other, base):
            return base
    return None


def _previous(read: Expr, base: Expr) -> bool:
    return isinstance(read, Index) and read.base == base and isinstance(read.index, Name | Binary)


def _library(site: Site) -> Expr | None:
    """`accumulate` of the languages' libraries."""
    stmt = site.stmt
    if isinstance(stmt, Do) and isinstance(stmt.value, Call) and stmt.value.op == "accumulate":
        return _target_of(stmt.value.args[1:2])
    if isinstance(stmt, Assign) and any(
        isinstance(e, Call) and e.op == "accumulate" for e in walk_expression(stmt.value)
    ):
        return stmt.target
    return None


def _target_of(args: tuple[Expr, ...]) -> Expr | None:
    for expr in (e for a in args for e in walk_expression(a)):
        if isinstance(expr, Call) and expr.op in ("begin", "end") and expr.args:
            return expr.args[0]
        if isinstance(expr, Name):
            return expr
    return None


def _running(site: Site) -> Expr | None:
    """`s += x` and then `p[i] = s` or `p.append(s)` in one loop."""
    found = pushed(site.stmt)
    if found is None and isinstance(site.stmt, Assign) and isinstance(site.stmt.target, Index):
        found = site.stmt.target, site.stmt.value
        if not site.loops or not _in_a_loop(site, site.stmt.target):
            return None
    if found is None or not site.loops or not isinstance(found[1], Name):
        return None
    array, total = found[0], found[1].id
    for other in site.routine.sites:
        step = step_of(other.stmt)
        same_loop = other.loops and other.loops[-1] is site.loops[-1]
        if (
            step
            and same_loop
            and step[0] == total
            and step[2] == "+"
            and not other.guards
            and not isinstance(step[1], Const)
        ):
            return place(array)
    return None


def range_differences(view: View) -> list[tuple[Site, Expr]]:
    """Sites that subtract one running total from another, with the array."""
    return view.once("range_differences", _range_differences)


def _range_differences(view: View) -> list[tuple[Site, Expr]]:
    arrays = prefix_arrays(view)
    found = []
    for site in view.sites:
        for expr in site.expressions():
            if isinstance(expr, Binary) and expr.op in ("-", "^"):
                array = _difference(expr, arrays, site)
                if array is not None:
                    found.append((site, array))
    return found


def _difference(expr: Binary, arrays: Iterable[Expr], site: Site) -> Expr | None:
    for array in arrays:
        left = next(reads_of(expr.left, array), None)
        right = next(reads_of(expr.right, array), None)
        if right is None:
            continue
        if left is None and isinstance(expr.left, Name):  # `s = p[r]; s -= p[l - 1]`
            values = site.routine.definitions.get(expr.left.id, [])
            if any(place(v) == array and isinstance(v, Index) for v in values):
                return array
            continue
        if left is None or not isinstance(expr.left, Index | Binary):
            continue
        if isinstance(expr.right, Index | Conditional | Binary) and not _neighbours(left, right):
            return array
    return None


def _neighbours(a: Expr, b: Expr) -> bool:
    """`p[i] - p[i - 1]` only gives an element back."""
    steps = [shift(x, y) for x, y in zip(indices(a), indices(b), strict=False)]
    return any(s in (1, -1) for s in steps) or all(s == 0 for s in steps)


def _updates_among_queries(view: View) -> Iterator[int]:
    """Writes to an array of totals, or to what it was made of, in a loop that also queries."""
    arrays = prefix_arrays(view)
    sources = {s for site in view.sites for s in _sources(site, arrays)}
    queries = range_differences(view)
    for loop in view.loops:
        inside = sites_under(loop, view)
        ids = {id(s) for s in inside}
        if not any(id(site) in ids for site, _ in queries):
            continue
        for site in inside:
            if (
                isinstance(site.stmt, Assign)
                and isinstance(site.stmt.target, Index)
                and (place(site.stmt.target) in arrays or place(site.stmt.target) in sources)
            ):
                yield site.line


def _sources(site: Site, arrays: dict[Expr, int]) -> Iterator[Expr]:
    """Arrays that are read where totals are built."""
    if site.line not in arrays.values():
        return
    for expr in site.expressions():
        if isinstance(expr, Index) and place(expr) not in arrays:
            yield place(expr)
    for loop in site.loops:
        if isinstance(loop.stmt, Each):
            yield place(loop.stmt.iterable)


def _lookups(view: View) -> Iterator[int]:
    """A running total, or it minus a target, looked up among earlier totals."""
    totals_of: dict[int, set[str]] = {}
    for site in view.sites:
        if not site.loops:
            continue
        loop = site.loops[-1]
        if id(loop) not in totals_of:
            totals_of[id(loop)] = _totals(loop)
        totals = totals_of[id(loop)]
        for expr in site.expressions():
            key = _key(expr, site, view)
            if (
                key is not None
                and any(mentions(key, Name(t)) for t in totals)
                and isinstance(key, Name | Binary)
            ):
                yield site.line


def _totals(loop: Loop) -> set[str]:
    """Variables that the loop itself adds something to."""
    return {
        s[0] for site in loop.sites
        if site.loops[-1] is loop and (s := step_of(site.stmt)) and not isinstance(s[1], Const)
    }  # fmt: skip


def _key(expr: Expr, site: Site, view: View) -> Expr | None:
    match expr:
        case Call(op="contains" | "get" | "find" | "count_of", args=(base, key, *_)):
            return key if made_by(place(base), site.routine, view, MAPS) else None
        case _:
            return None


def _difference_updates(view: View) -> Iterator[int]:
    """`d[l] += x` beside `d[r + 1] -= x`, with d summed up later."""
    restored = set(prefix_arrays(view)) | set(_summed(view))
    sites = [s for s in view.sites if isinstance(s.stmt, Assign)]
    for site in sites:
        plus = _bump(site, "+")
        if plus is None or plus[0] not in restored:
            continue
        for other in sites:
            minus = _bump(other, "-")
            if (
                minus
                and minus[0] == plus[0]
                and minus[2] == plus[2]
                and minus[1] != plus[1]
                and other.loops == site.loops
                and other.routine is site.routine
            ):
                yield site.line


def _bump(site: Site, op: str) -> tuple[Expr, Expr, Expr] | None:
    """`(array, index, amount)` of `d[i] += x` or `d[i] -= x`."""
    match site.stmt:
        case Assign(target=Index() as target, value=Binary(op=sign, left=left, right=amount)) if (
            sign == op and left == target
        ):
            return place(target), target.index, amount
        case _:
            return None


def _summed(view: View) -> Iterator[Expr]:
    """Arrays whose elements a loop adds up one after another: `cur += d[i]`."""
    for site in view.sites:
        step = step_of(site.stmt)
        if step is None or step[2] != "+" or not site.loops:
            continue
        if isinstance(step[1], Index) and _over(site.loops[-1], step[1]):
            yield place(step[1])
        if (
            isinstance(step[1], Name)
            and isinstance(site.loops[-1].stmt, Each)
            and step[1].id in site.loops[-1].variables
        ):
            yield place(site.loops[-1].stmt.iterable)


def _over(loop: Loop, access: Index) -> bool:
    return isinstance(access.index, Name) and access.index.id in loop.variables


FACTS = {
    "range_from_totals": Fact(
        "a range is the difference of two running totals",
        lambda v: (site.line for site, _ in range_differences(v)),
    ),
    "total_lookup": Fact("a running total is looked up among earlier ones", _lookups),
    "update_among_queries": Fact(
        "elements or totals change in the loop that asks for ranges", _updates_among_queries
    ),
    "difference_update": Fact(
        "a range is raised at its start and lowered behind its end, then summed",
        _difference_updates,
    ),
}
