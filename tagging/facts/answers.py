"""Search for the best answer by asking whether a candidate is possible."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Call,
    Conditional,
    Expr,
    If,
    Index,
    Invoke,
    Lambda,
    Name,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import Write, calls, dependents, origins, touches, writes_in
from tagging.shapes import halves
from tagging.view import Loop, Routine, View, called_name


def _halvings(view: View) -> list[tuple[Routine, Loop, str]]:
    """Loops that compute the middle of an interval, with its name."""
    return view.once("halvings with middle", lambda v: list(_with_middle(v)))


def _with_middle(view: View) -> Iterator[tuple[Routine, Loop, str]]:
    for routine in view.routines:
        for loop in routine.loops:
            for write in writes_in(loop.sites):
                if write.site.loops[-1] is not loop or not isinstance(write.target, Name):
                    continue
                ends = halves(write.value)
                if ends is not None and _end_moves(loop, ends, write):
                    yield routine, loop, write.target.id


def _end_moves(loop: Loop, ends: tuple[Expr, Expr], middle: Write) -> bool:
    return any(
        w.target in ends and touches(w.value, names_in(middle.target))
        for w in writes_in(loop.sites)
    )


def _asked_answers(view: View) -> Iterator[int]:
    """Which half goes on is decided by a check of the middle value over the whole data."""
    for routine, loop, middle in _halvings(view):
        names = dependents({middle}, list(loop.sites))
        if _by_call(loop, names, view, routine) or _by_loop(loop, middle, names):
            yield loop.line
    yield from _keyed(view)


def _deciding(loop: Loop) -> Iterator[Expr]:
    for site in loop.sites:
        if isinstance(site.stmt, If | While):
            yield site.stmt.test
        for part in site.expressions():
            if isinstance(part, Conditional):
                yield part.test


def _by_call(loop: Loop, names: frozenset[str], view: View, routine: Routine) -> bool:
    works = {
        r.name
        for r in view.routines
        if r.loops
        or r.calls_itself()
        or any(any(q.loops for q in view.routines if q.name == called_name(c)) for c in r.invoked())
    }
    for test in _deciding(loop):
        for origin in (test, *(o for n in names_in(test) for o in origins(Name(n), routine, 1))):
            for part in walk_expression(origin):
                if isinstance(part, Invoke) and any(touches(a, names) for a in part.args):
                    if called_name(part) in works or not _known(called_name(part), view):
                        return True
                if isinstance(part, Call) and part.op in ("sum_of", "any_of", "all_of", "count_if"):
                    if touches(part, names):
                        return True
    return any(_calls_with(loop, names, works))


def _known(name: str, view: View) -> bool:
    return any(r.name == name for r in view.routines)


def _calls_with(loop: Loop, names: frozenset[str], works: set[str]) -> Iterator[bool]:
    """A check that leaves its answer in a variable which is tested after."""
    for site in loop.sites:
        for part in site.expressions():
            if isinstance(part, Invoke) and called_name(part) in works:
                if any(touches(a, names) for a in part.args) and isinstance(site.stmt, Assign):
                    tested = {n for t in _deciding(loop) for n in names_in(t)}
                    if names_in(site.stmt.target) & tested:
                        yield True


def _by_loop(loop: Loop, middle: str, names: frozenset[str]) -> bool:
    """A loop inside that looks at the data with the middle value, not only at the middle place."""
    for site in loop.sites:
        inner = [w for w in site.loops if loop in w.around]
        if not inner:
            continue
        for part in site.expressions():
            if isinstance(part, Name) and part.id == middle and not _only_place(site, middle):
                return True
        if isinstance(inner[0].stmt, While) and touches(inner[0].stmt.test, {middle}):
            return True
    return False


def _only_place(site: object, middle: str) -> bool:
    """Whether the name occurs only as a position."""
    expressions = site.expressions()  # type: ignore[attr-defined]
    places = sum(
        1
        for p in expressions
        if isinstance(p, Index)
        for q in walk_expression(p.index)
        if q == Name(middle)
    )
    return bool(places >= sum(1 for p in expressions if p == Name(middle)))


def _keyed(view: View) -> Iterator[int]:
    """The library's bisection over a range with a key that checks."""
    for site, call in calls(view, "lower_bound", "upper_bound"):
        if not call.args or not isinstance(call.args[0], Call) or call.args[0].op != "range":
            continue
        if call.key is not None and isinstance(call.key, Lambda | Name):
            yield site.line


FACTS = {
    "answer_checked": Fact(
        "a middle value is checked against all the data, and one half goes on", _asked_answers
    ),
}
