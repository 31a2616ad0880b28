"""Lines that are best somewhere: hulls of lines, and evaluations that say which one is best."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Name,
    Return,
    While,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import ingredients, writes_in
from tagging.shapes import COMPARISONS
from tagging.view import Loop, Routine, Site, View, called_name


def _expanded(expr: Expr, routine: Routine, view: View) -> Iterator[Expr]:
    """The expression, what its names were set to, and what the functions it calls return."""
    for value in ingredients(expr, routine, 2):
        yield value
        for part in walk_expression(value):
            if isinstance(part, Invoke):
                for called in view.routines:
                    if called.name and called.name == called_name(part) and not called.loops:
                        for site in called.sites:
                            if isinstance(site.stmt, Return):
                                yield from ingredients(site.stmt.value, called, 2)


def _difference(part: Expr) -> bool:
    return isinstance(part, Binary) and part.op == "-"


def _crossed(values: list[Expr]) -> bool:
    """Products or quotients of two differences."""
    return any(
        isinstance(p, Binary) and p.op in ("*", "/", "//")
        and _has_difference(p.left) and _has_difference(p.right)
        for v in values for p in walk_expression(v)
    )  # fmt: skip


def _has_difference(expr: Expr) -> bool:
    return any(_difference(p) for p in walk_expression(expr))


def _loop_tests(loop: Loop) -> list[Expr]:
    """What lets the loop go on, or ends it."""
    assert isinstance(loop.stmt, While)
    tests = [loop.stmt.test]
    return tests + [s.stmt.test for s in loop.sites if isinstance(s.stmt, If)]


def _crossings(view: View) -> Iterator[int]:
    """Lines at the end are dropped while the new one crosses those before them earlier."""
    for loop in view.loops:
        if not isinstance(loop.stmt, While) or not _drops_last(loop):
            continue
        for test in _loop_tests(loop):
            parts = (p for v in ingredients(test, _routine(loop, view), 2)
                     for p in walk_expression(v))  # fmt: skip
            compares = [p for p in parts if isinstance(p, Invoke)
                        or (isinstance(p, Compare) and p.op in COMPARISONS)]  # fmt: skip
            for part in compares:
                if _crossed(list(_expanded(part, _routine(loop, view), view))):
                    yield loop.line


def _routine(loop: Loop, view: View) -> Routine:
    owners = view.once("owners of loops", lambda v: {id(w): r for r in v.routines for w in r.loops})
    return owners[id(loop)]


def _drops_last(loop: Loop) -> bool:
    """`pop`, or the position of the end falls by one."""
    for site in loop.sites:
        if any(isinstance(p, Call) and p.op in ("pop_back", "pop") for p in site.expressions()):
            return True
    for write in writes_in([*loop.sites]):
        if isinstance(write.value, Binary) and write.value.op == "-":
            if write.value.left == write.target:
                return True
    return False


def _evaluations(expr: Expr, routine: Routine, view: View) -> list[Expr]:
    """`slope * x + intercept` of something stored."""
    return [p for v in _expanded(expr, routine, view) for p in walk_expression(v) if _line(p)]


def _line(part: Expr) -> bool:
    match part:
        case Binary(op="+", left=Binary(op="*", left=a, right=b), right=rest):
            return all(isinstance(x, Index | Field | Name) for x in (a, b, rest))
        case _:
            return False


def _lines_compared(view: View) -> Iterator[int]:
    """Two stored lines are compared at one place, to go on to the better one."""
    if not view.once("hulls of lines", lambda v: list(_crossings(v))):
        return
    for routine in view.routines:
        for site in routine.sites:
            test = site.stmt.test if isinstance(site.stmt, If | While) else None
            if test is None:
                continue
            for part in walk_expression(test):
                if isinstance(part, Compare) and part.op in COMPARISONS and part.left != part.right:
                    sides = [_evaluations(s, routine, view) for s in (part.left, part.right)]
                    if all(sides) and _moves_on(site):
                        yield site.line
    yield from _slopes_compared(view)


def _moves_on(site: Site) -> bool:
    """Whether the test decides about a loop."""
    return isinstance(site.stmt, While) or bool(site.loops)


def _slopes_compared(view: View) -> Iterator[int]:
    """The first pair is left behind while its slope is below that of the query."""
    for loop in view.loops:
        if not isinstance(loop.stmt, While) or not _drops_first(loop):
            continue
        routine = _routine(loop, view)
        for part in (p for t in _loop_tests(loop) for p in walk_expression(t)):
            if isinstance(part, Compare) and part.op in COMPARISONS:
                if _crossed(list(_expanded(part, routine, view))):
                    yield loop.line


def _drops_first(loop: Loop) -> bool:
    for site in loop.sites:
        if any(isinstance(p, Call) and p.op == "pop_front" for p in site.expressions()):
            return True
    return any(
        isinstance(w.value, Binary) and w.value.op == "+" and w.value.left == w.target
        for w in writes_in([*loop.sites])
    )


FACTS = {
    "hull_of_lines": Fact(
        "lines at the end are dropped while a new one crosses earlier ones before them",
        lambda v: v.once("hulls of lines", lambda w: list(_crossings(w))),
    ),
    "lines_compared": Fact(
        "stored lines are compared at the place asked for, to go on to the better one",
        _lines_compared,
    ),
}
