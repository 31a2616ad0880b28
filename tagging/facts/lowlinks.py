"""Depth-first numbers: the earliest node that a subtree reaches."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Name,
    OpaqueExpr,
    While,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import Write, base_of, calls_at, origins, recursive, writes_in
from tagging.shapes import lesser_of
from tagging.view import Routine, Site, View, called_name


def lowlinks(view: View) -> list[tuple[Routine, Write]]:
    """Recursive routines that keep the least number a subtree reaches, with the update."""
    return view.once("lowlinks", lambda v: list(_lowlinks(v)))


def _lowlinks(view: View) -> Iterator[tuple[Routine, Write]]:
    for routine, found in recursive(view):
        if not any(s.loops for s, _ in found):
            continue
        for write in writes_in(routine.sites):
            if _takes_least(write, routine):
                yield routine, write


def _takes_least(write: Write, routine: Routine) -> bool:
    if not write.site.loops:
        return False
    value = write.value
    others: tuple[Expr, ...] = ()
    lesser = lesser_of(value)
    if write.target in lesser:
        others = tuple(a for a in lesser if a != write.target)
    elif isinstance(value, Call) and _least(value) and write.target in value.args:
        others = tuple(a for a in value.args if a != write.target)
    elif any(_less(t, value, write.target) for t in write.site.conditions):
        others = (value,)
    for other in others:
        for option in _options(other, routine):
            if _same_table(option, write.target):
                return True
            if isinstance(option, Invoke) and called_name(option) == routine.name:
                return True
    return False


def _least(value: Call) -> bool:
    """A minimum, or a choice with an operand that could not be read."""
    return value.op == "min" or any(isinstance(a, OpaqueExpr) for a in value.args)


def _options(expr: Expr, routine: Routine) -> list[Expr]:
    found = []
    for origin in origins(expr, routine, 2):
        if isinstance(origin, Conditional):
            found += [origin.then, origin.otherwise]
        elif isinstance(origin, OpaqueExpr):
            found += origin.operands
        found.append(origin)
    return found


def _less(test: Expr, value: Expr, target: Expr) -> bool:
    return any(
        isinstance(p, Compare) and p.op in ("<", ">") and {p.left, p.right} == {value, target}
        for p in walk_expression(test)
    )


def _same_table(a: Expr, b: Expr) -> bool:
    if isinstance(a, Index) and isinstance(b, Index):
        return base_of(a) == base_of(b) and a != b
    return isinstance(a, Field) and isinstance(b, Field) and a.name == b.name and a != b


def _holder(place: Expr) -> Expr:
    return Name("." + place.name) if isinstance(place, Field) else base_of(place)


def _tests(view: View, routine: Routine, target: Expr) -> Iterator[tuple[Site, Compare]]:
    """Comparisons of the low number with another number, in the routine or after it."""
    for site in routine.sites:
        stmt = site.stmt
        tests = [stmt.test] if isinstance(stmt, If | While) else []
        value = getattr(stmt, "value", None)
        tests += [value] if value is not None else []
        for test in tests:
            for part in walk_expression(test):
                if isinstance(part, Compare) and any(
                    _low(side, target, routine) for side in (part.left, part.right)
                ):
                    yield site, part


def _low(side: Expr, target: Expr, routine: Routine) -> bool:
    if isinstance(target, Name):
        if side == target:
            return True
        return any(
            isinstance(o, Invoke) and called_name(o) == routine.name
            for o in origins(side, routine, 2)
        )
    return isinstance(side, Index | Field) and _holder(side) == _holder(target)


def _component_pops(view: View) -> Iterator[int]:
    """The root of a component takes its nodes off the stack."""
    for routine, write in lowlinks(view):
        for site, test in _tests(view, routine, write.target):
            if test.op not in ("==", "!=") or not isinstance(site.stmt, If):
                continue
            loops = [
                s
                for s in statements_in((*site.stmt.then, *site.stmt.otherwise))
                if isinstance(s, While)
            ]
            later = [s for s in site.block if isinstance(s, While)]
            for loop in (*loops, *later):
                if _takes_off(loop, routine):
                    yield site.line


def _takes_off(loop: While, routine: Routine) -> bool:
    inside = [s for s in routine.sites if any(w.stmt is loop for w in s.loops)]
    if any(True for _ in calls_at(inside, "pop_back", "pop")):
        return True
    inside = [*inside, *(s for s in routine.sites if s.stmt in loop.step)]
    return any(
        isinstance(w.target, Name)
        and (isinstance(w.value, Index) or w.value == Binary("-", w.target, Const(1)))
        for w in writes_in(inside)
    )


def _oriented(test: Compare, target: Expr, routine: Routine) -> str:
    """The comparison with the low number on the left."""
    flipped = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
    left = _low(test.left, target, routine)
    return test.op if left else flipped.get(test.op, "")


def _beyond(view: View, ops: tuple[str, ...]) -> Iterator[int]:
    for routine, write in lowlinks(view):
        for site, test in _tests(view, routine, write.target):
            both = all(_low(s, write.target, routine) for s in (test.left, test.right))
            other = test.right if _low(test.left, write.target, routine) else test.left
            if both or isinstance(other, Const):
                continue
            if _oriented(test, write.target, routine) in ops:
                yield site.line


FACTS = {
    "lowlink": Fact(
        "a node takes over the least number that its subtree reaches",
        lambda v: (w.line for _, w in lowlinks(v)),
    ),
    "component_pop": Fact(
        "where nothing earlier is reached, a component leaves the stack", _component_pops
    ),
    "bridge_test": Fact(
        "an edge whose subtree reaches nothing earlier is noticed", lambda v: _beyond(v, (">",))
    ),
    "cut_test": Fact(
        "a node that its child's subtree does not get past is noticed",
        lambda v: _beyond(v, (">=",)),
    ),
}
