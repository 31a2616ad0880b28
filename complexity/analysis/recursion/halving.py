"""Recursion on halves: the master theorem, term by term."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.recursion.equations import halving_reason
from complexity.analysis.recursion.ranges import argument_size
from complexity.analysis.recursion.recurrence import (
    ONE,
    Recurrence,
    Shape,
    Solution,
    Step,
    columns_of,
)
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import Poly
from complexity.growth import Growth, Yes, compare, log, minimum, power_of_log, settle
from complexity.growth.terms import Term, make_term
from complexity.model import (
    Assign,
    Conditional,
    Expr,
    Function,
    If,
    Logic,
    While,
    expressions_of,
    names_in,
    statements_in,
)
from complexity.model.effects import target_names

HALVED = "halved"
"""Stands for the size of an activation's own range, apart from sizes that do not shrink."""


def halved_size(ctx: Context, recurrence: Recurrence, shape: Shape) -> Growth | None:
    """The size of what the calls halve: a range between two parameters, or one of them."""
    columns = columns_of(shape)
    moving = [i for i, s in enumerate(columns) if s & {Step.HALF, Step.MIDDLE}]
    meant = sorted({*moving, *_middles(recurrence, moving)})
    sizes = [argument_size(ctx, recurrence.arguments[i]) for i in meant]
    return reduce(Growth.__add__, sizes) if sizes else None


def _middles(recurrence: Recurrence, moving: list[int]) -> set[int]:
    """Parameters that the new arguments are the middle of: `(l + r) // 2` moves one of both."""
    found: set[int] = set()
    for call in recurrence.calls:
        for value in (call.values[i] for i in moving if i < len(call.values)):
            if isinstance(value, Num):
                forms = [p for p in (*value.upper, *value.lower) if _shares(p)]
                named = frozenset[str]().union(*(p.symbols for p in forms))
                found |= {i for i, s in enumerate(recurrence.symbols) if s in named}
    return found


def _shares(form: Poly) -> bool:
    """Whether a form takes a fraction of something: a half of the sum, not a bound beside it."""
    return any(monomial and c.denominator > 1 for monomial, c in form.terms)


def by_halving(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """T(n) = a T(n/2) + f(n) by the master theorem."""
    for steps in shape.steps:
        if not any(s in (Step.HALF, Step.MIDDLE) for s in steps):
            return None
    if any(not c.repeats.is_constant for c in recurrence.calls):
        return None
    size = halved_size(ctx, recurrence, shape)
    if size is None or not asks_for_size(recurrence, shape):
        return None
    recurrence = replace(recurrence, depth=log(size))
    calls = max(1, shape.simultaneous)
    work = _work(ctx, replace(recurrence, depth=log(size)), shape)
    time = settle(solved(calls, work), HALVED, size)
    leaves = settle(solved(calls, ONE), HALVED, size)
    reason = halving_reason(size, calls, *(settle(w, HALVED, size) for w in _told_apart(work)))
    return Solution(time, leaves, log(size), reason, halves=True)


def asks_for_size(recurrence: Recurrence, shape: Shape) -> bool:
    """Whether some test asks how large what the calls halve is: rounding up, 1 halves to 1, so
    that a recursion that ends by another count goes on for as long as that takes."""
    function, columns = recurrence.function, columns_of(shape)
    moving = [i for i, s in enumerate(columns) if s & {Step.HALF, Step.MIDDLE}]
    names = {function.params[i].name for i in {*moving, *_middles(recurrence, moving)}}
    for stmt in statements_in(function.body):
        if isinstance(stmt, Assign) and names_in(stmt.value) & names:
            names |= set(target_names(stmt.target))
    return any(names_in(test) & names for test in _tests(function))


def _tests(function: Function) -> Iterator[Expr]:
    for stmt in statements_in(function.body):
        if isinstance(stmt, If | While):
            yield stmt.test
    for expr in expressions_of(function.body):
        if isinstance(expr, Conditional):
            yield expr.test
        elif isinstance(expr, Logic):
            yield from expr.operands[:1]


def _work(ctx: Context, recurrence: Recurrence, shape: Shape) -> Growth:
    """One activation's work over the size of its own range, and sizes that stay as they are."""
    work = recurrence.work
    for position, steps in enumerate(columns_of(shape)):
        symbol = recurrence.symbols[position]
        if symbol and symbol in work.symbols:
            moving = steps & {Step.HALF, Step.MIDDLE}
            value = argument_size(ctx, recurrence.arguments[position])
            work = settle(work, symbol, Growth.symbol(HALVED) if moving else value)
    return work


def solved(calls: int, work: Growth) -> Growth:
    """T(s) = calls · T(s/2) + work for s = HALVED: T is linear in the work.

    A factor in other sizes is the same in every activation, so that it stands outside.
    """
    own = Growth.symbol(HALVED)
    arms = []
    for arm in work.arms:
        parts = [fixed * master(calls, own, halves) for fixed, halves in map(_apart, sorted(arm))]
        arms.append(reduce(Growth.__add__, parts))
    return reduce(minimum, arms)


def _told_apart(work: Growth) -> tuple[Growth, Growth]:
    """What shrinks with the activation's own range, and what every activation pays in full."""
    shrinking = fixed = ONE
    for term in sorted({t for arm in work.arms for t in arm}):
        outside, inside = _apart(term)
        if outside.is_constant:
            shrinking = shrinking + inside
        else:
            fixed = fixed + outside * inside
    return shrinking, fixed


def _apart(term: Term) -> tuple[Growth, Growth]:
    """A term as the factor in other sizes, and the factor in the halved one."""
    shrinks = [(q, c) for q, c in term if HALVED in (q.symbol, q.other)]
    rest = [(q, c) for q, c in term if HALVED not in (q.symbol, q.other)]
    fixed, halves = (Growth(frozenset([frozenset([make_term(dict(p))])])) for p in (rest, shrinks))
    return fixed, halves


def master(calls: int, size: Growth, work: Growth) -> Growth:
    """Solve T(n) = calls · T(n/2) + work(n) for work that is a power of n times logarithms."""
    if calls == 1:
        return log(size) * work if _is_flat(work, size) else work
    leaves = size if calls == 2 else power_of_log(size, calls, 2)
    if calls == 4:
        leaves = size * size
    if isinstance(compare(work, ONE), Yes):
        return leaves
    smaller = isinstance(compare(work * size ** Fraction(1, 100), leaves), Yes)
    if smaller:
        return leaves
    larger = isinstance(compare(leaves * size ** Fraction(1, 100), work), Yes)
    return work if larger else work * log(size)


def _is_flat(work: Growth, size: Growth) -> bool:
    """Work below any power of the size: the levels count, not the top one."""
    return isinstance(compare(work, size ** Fraction(1, 100)), Yes)
