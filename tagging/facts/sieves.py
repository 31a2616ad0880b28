"""Sieves."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Compare,
    Const,
    Counted,
    Expr,
    If,
    Index,
    Name,
    Slice,
    Unary,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    origins,
    touches,
    writes_in,
)
from tagging.shapes import step_of
from tagging.view import Loop, Routine, View


def _marked_multiples(view: View) -> Iterator[int]:
    """Multiples of a number that is still unmarked are marked, in steps of that number."""
    for routine in view.routines:
        for loop in routine.loops:
            step = _step(loop)
            if step is None:
                continue
            for write in writes_in(loop.sites):
                if not isinstance(write.target, Index) or not _at(write.target, loop):
                    continue
                if isinstance(write.value, Binary) and write.target in walk_expression(write.value):
                    continue
                if _unmarked(write, step, loop, base_of(write.target)):
                    yield write.line
    yield from _marked_slices(view)


def _step(loop: Loop) -> Expr | None:
    """The amount by which the loop's position grows, where it is no constant."""
    stmt = loop.stmt
    if isinstance(stmt, Counted):
        return None if isinstance(stmt.step, Const | Unary) else stmt.step
    if isinstance(stmt, While):
        tested = names_in(stmt.test)
        for site in loop.sites:
            step = step_of(site.stmt)
            if step is not None and step[0] in tested and step[2] == "+":
                if not isinstance(step[1], Const):
                    return step[1]
    return None


def _at(target: Index, loop: Loop) -> bool:
    positions = set(loop.variables)
    if isinstance(loop.stmt, While):
        positions |= names_in(loop.stmt.test)
    return touches(target.index, positions)


def _unmarked(write: Write, step: Expr, loop: Loop, table: Expr) -> bool:
    """Whether a test before the loop asks the table about the number itself."""
    before = [s for s in write.site.routine.sites if s.stmt is loop.stmt]
    tests = [t for s in before for t in s.conditions]
    if any(
        isinstance(p, Index) and base_of(p) == table and _one_of(p.index, step, write.site.routine)
        for t in tests
        for p in walk_expression(t)
    ):
        return True
    # numbers taken from a list of primes, or the marks of the whole range of small numbers
    return _primes(step, loop, write.site.routine) and isinstance(write.value, Const)


def _one_of(index: Expr, step: Expr, routine: Routine) -> bool:
    steps = origins(step, routine, 1)
    return any(names_in(index) & names_in(s) or index == s for s in steps)


def _primes(step: Expr, loop: Loop, routine: Routine) -> bool:
    """Every small number marks its multiples, from its square or its double on."""
    if not (isinstance(loop.stmt, Counted) and isinstance(step, Name)):
        return False
    outer = [w for w in loop.around if step.id in w.variables]
    start = loop.stmt.start
    return bool(outer) and start in (
        Binary("*", step, step),
        Binary("*", step, Const(2)),
        Binary("*", Const(2), step),
        Binary("+", step, step),
        Binary("**", step, Const(2)),
        Binary("<<", step, Const(1)),
    )


def _marked_slices(view: View) -> Iterator[int]:
    """`s[i * i :: i] = …` under a test of s."""
    for write in all_writes(view):
        match write.target:
            case Slice(base=base, step=step) if step is not None and not isinstance(step, Const):
                asked = any(
                    isinstance(p, Index) and p.base == base
                    for t in write.site.conditions
                    for p in walk_expression(t)
                )
                if write.site.loops and (asked or touches(step, write.site.loops[-1].variables)):
                    yield write.line
            case _:
                pass


def _least_factor_marks(view: View) -> Iterator[int]:
    """`mark[i * p] = …` over the primes found so far, stopping when p divides i."""
    for write in all_writes(view):
        if len(write.site.loops) < 2 or not isinstance(write.target, Index):
            continue
        for origin in origins(write.target.index, write.site.routine, 1):
            if isinstance(origin, Binary) and origin.op == "*":
                loop = write.site.loops[-1]
                tests = [s.stmt.test for s in loop.sites if isinstance(s.stmt, If)]
                tests += [loop.stmt.test] if isinstance(loop.stmt, While) else []
                factors = {origin.left, origin.right}
                if any(
                    _divides(p, factors, base_of(write.target))
                    for t in tests
                    for p in walk_expression(t)
                ):
                    yield write.line


def _divides(part: Expr, factors: set[Expr], table: Expr) -> bool:
    match part:
        case Binary(op="%", left=a, right=b):
            return {a, b} == factors or bool({a, b} & factors)
        case Compare(left=a, right=b):  # `p <= least[i]`
            return any(isinstance(x, Index) and base_of(x) == table for x in (a, b)) and bool(
                {a, b} & factors
            )
        case _:
            return False


FACTS = {
    "marked_multiples": Fact(
        "multiples of a number that is still unmarked are marked", _marked_multiples
    ),
    "least_factor_marks": Fact(
        "products with primes are marked until a prime divides the number", _least_factor_marks
    ),
}
