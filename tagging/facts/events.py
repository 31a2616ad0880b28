"""Events in sorted order."""

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
    If,
    Index,
    Invoke,
    Kind,
    Name,
    Unary,
    While,
    walk_expression,
)
from tagging.facts.base import Fact, made_by
from tagging.facts.flow import base_of, calls, calls_at, origins, touches, writes_in
from tagging.shapes import step_of
from tagging.view import Loop, Routine, Site, View


def _holder(place: Expr) -> str:
    inner = base_of(place)
    return inner.id if isinstance(inner, Name) else getattr(inner, "name", "")


def _two_kinds(view: View) -> dict[str, int]:
    """Containers that get an opening and a closing event of the same thing."""
    return view.once("event lists", _event_lists)


def _event_lists(view: View) -> dict[str, int]:
    found: dict[str, int] = {}
    for routine in view.routines:
        groups: dict[tuple[str, int], list[tuple[Site, Expr]]] = {}
        for site, call in calls_at(routine.sites, "push_back", "push", "set_add", "heap_push"):
            if len(call.args) > 1:
                key = _holder(call.args[0]), id(site.loops[-1]) if site.loops else 0
                groups.setdefault(key, []).append((site, call.args[1]))
        for write in writes_in(routine.sites):
            if isinstance(write.target, Index) and isinstance(write.value, Collection | Invoke):
                key = _holder(write.target), id(write.site.loops[-1]) if write.site.loops else 0
                groups.setdefault(key, []).append((write.site, write.value))
            match write.value:
                case Binary(op="+", left=left, right=Collection(kind="list", items=items)):
                    if left == write.target:
                        key = (
                            _holder(write.target),
                            id(write.site.loops[-1]) if write.site.loops else 0,
                        )
                        groups.setdefault(key, []).extend((write.site, i) for i in items)
                case _:
                    pass
        for (name, _), pushes in groups.items():
            if len(pushes) >= 2 and any(
                _kinds_differ(a, b, routine) for _, a in pushes for _, b in pushes
            ):
                found.setdefault(name, pushes[0][0].line)
    return found


def _kinds_differ(a: Expr, b: Expr, routine: Routine) -> bool:
    """Whether two records of one shape differ in a constant, and in where they stand."""
    first, second = _items(a, routine), _items(b, routine)
    if len(first) != len(second) or len(first) < 2 or a == b:
        return False
    kinds = [(x, y) for x, y in zip(first, second, strict=True) if x != y]
    marked = any((_kind(x) and _kind(y)) or _opposite(x, y) for x, y in kinds)
    return len(kinds) >= 2 and marked and any(not (_kind(x) and _kind(y)) for x, y in kinds)


def _items(value: Expr, routine: Routine) -> tuple[Expr, ...]:
    for origin in origins(value, routine, 1):
        if isinstance(origin, Collection):
            found: list[Expr] = []
            for item in origin.items:
                found += item.items if isinstance(item, Collection) else [item]
            return tuple(found)
        if isinstance(origin, Invoke):
            return origin.args
    return ()


def _kind(expr: Expr) -> bool:
    return isinstance(expr, Const) or (isinstance(expr, Unary) and isinstance(expr.operand, Const))


def _opposite(a: Expr, b: Expr) -> bool:
    """`x` and `-x`, `i` and `~i`, `i` and `i + n`."""
    return any(
        isinstance(p, Unary) and p.op in ("-", "~") and p.operand == q for p, q in ((a, b), (b, a))
    )


def _ordered(view: View) -> set[str]:
    found = {
        _holder(p)
        for _, c in calls(view, "sort", "heapify")
        for a in c.args[:1]
        for p in walk_expression(a)
    }
    for site, call in calls(view, "sorted"):
        if call.args:
            found.add(_holder(call.args[0]))
            found |= {_holder(w.target) for w in writes_in((site,))}
    return found - {""}


def _event_sweeps(view: View) -> Iterator[int]:
    """Sorted events of two kinds are gone through, each changing a running state."""
    events = _two_kinds(view)
    ordered = _ordered(view)
    for routine in view.routines:
        for loop in routine.loops:
            name = _walked(loop, routine)
            sweeps = name & set(events)
            if sweeps and (sweeps & ordered or _sorted_header(loop) or _tree(sweeps, view)):
                if _changes_state(loop):
                    yield loop.line


def _tree(names: set[str], view: View) -> bool:
    return any(n in view.types and view.types[n].kind in (Kind.TREE_SET, Kind.HEAP) for n in names)


def _walked(loop: Loop, routine: Routine) -> set[str]:
    """What the loop goes through from the first to the last."""
    if isinstance(loop.stmt, Each):
        return {
            _holder(p)
            for o in origins(loop.stmt.iterable, routine, 1)
            for p in walk_expression(o)
            if isinstance(p, Name | Field)
        }
    positions = set(loop.variables)
    if isinstance(loop.stmt, While):
        positions |= {s[0] for s in map(step_of, (x.stmt for x in loop.sites)) if s}
    return {
        _holder(p)
        for s in loop.sites
        for p in s.expressions()
        if isinstance(p, Index) and touches(p.index, positions)
    }


def _sorted_header(loop: Loop) -> bool:
    return isinstance(loop.stmt, Each) and any(
        isinstance(p, Call) and p.op == "sorted" for p in walk_expression(loop.stmt.iterable)
    )


def _changes_state(loop: Loop) -> bool:
    """A counter rises and falls, a set takes in and gives out, a tree of positions changes."""
    for site in loop.sites:
        if any(
            True
            for _ in calls_at(
                (site,),
                "set_add",
                "erase_key",
                "erase_value",
                "erase_at",
                "insort",
                "push",
                "heap_push",
            )
        ):
            return True
        step = step_of(site.stmt)
        if step is not None:
            return True
        if isinstance(site.stmt, If) or any(isinstance(p, Invoke) for p in site.expressions()):
            return True
    return False


def _ordered_differences(view: View) -> Iterator[int]:
    """Starts raise and ends lower an entry of an ordered map, gone through in order."""
    raised: dict[str, set[str]] = {}
    where: dict[str, int] = {}
    for site in view.sites:
        for write in writes_in((site,)):
            match write.target, write.value:
                case Index() as target, Binary(op="+" | "-" as op, left=left) if left == target:
                    raised.setdefault(_holder(target), set()).add(op)
                    where.setdefault(_holder(target), site.line)
                case _:
                    pass
    for routine in view.routines:
        for loop in routine.loops:
            for name in _walked(loop, routine):
                if raised.get(name) != {"+", "-"}:
                    continue
                tree = made_by(Name(name), routine, view, (Kind.TREE_DICT,))
                if isinstance(loop.stmt, Each) and (tree or _sorted_header(loop)):
                    if any(step_of(s.stmt) for s in loop.sites):
                        yield loop.line


def _two_sorted_ends(view: View) -> Iterator[int]:
    """Starts and ends are sorted apart and merged, a counter rising and falling."""
    ordered = _ordered(view)
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While | Counted | Each):
                continue
            compared: set[str] = set()
            tests = [t.stmt.test for t in loop.sites if isinstance(t.stmt, If | While)]
            for test in tests:
                for part in walk_expression(test):
                    if isinstance(part, Compare) and part.op in ("<", "<=", ">", ">="):
                        sides = {
                            _holder(p)
                            for s in (part.left, part.right)
                            for p in walk_expression(s)
                            if isinstance(p, Index)
                        }
                        if len(sides & ordered) >= 2:
                            compared |= sides
            steps: dict[str, set[str]] = {}
            for site in loop.sites:
                step = step_of(site.stmt)
                if step is not None:
                    steps.setdefault(step[0], set()).add(step[2])
            if compared and any(ways == {"+", "-"} for ways in steps.values()):
                yield loop.line


def _active_sets(view: View) -> Iterator[int]:
    """In sorted order elements enter an ordered set and leave it when they are passed."""
    ordered = _ordered(view)
    for routine in view.routines:
        for loop in routine.loops:
            if not _walked(loop, routine) & ordered and not _sorted_header(loop):
                continue
            entered = {
                c.args[0]
                for _, c in calls_at(loop.sites, "set_add", "insort", "heap_push", "push")
                if c.args
            }
            left = {
                c.args[0]
                for s, c in calls_at(
                    loop.sites, "erase_key", "erase_value", "erase_at", "pop_at", "heap_pop", "pop"
                )
                if c.args and any(isinstance(w.stmt, While) and loop in w.around for w in s.loops)
            }
            if entered & left and not isinstance(loop.stmt, While):
                yield loop.line


FACTS = {
    "event_sweep": Fact("sorted opening and closing events change a running state", _event_sweeps),
    "ordered_difference": Fact(
        "an ordered map is raised at starts, lowered at ends and gone through",
        _ordered_differences,
    ),
    "sorted_ends": Fact(
        "starts and ends sorted apart are merged, a counter rising and falling", _two_sorted_ends
    ),
    "active_set": Fact(
        "in sorted order elements enter a set and leave it when they are passed", _active_sets
    ),
}
