"""The linear system that is empty when a minimum of terms is provably below a sum."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise

from complexity.growth.arms import Arm
from complexity.growth.irrational import EULER, atom_value
from complexity.growth.relations import Relation
from complexity.growth.simplex import Row, feasible_point
from complexity.growth.terms import (
    CHAIN,
    Level,
    Quantity,
    Term,
    divide,
    numeric,
    symbols_of,
)

_STEP = Fraction(1, 10**6)
"""log s <= 1e-6 s + constant, and so on down the chain of levels."""

Point = dict[Quantity, Fraction]
_Form = dict[Quantity, Fraction]


def counterexample(terms: Sequence[Term], arm: Arm, relations: Sequence[Relation]) -> Point | None:
    """None when min(terms) = O(sum of `arm`) under the relations; else a point of the system.

    The system asks for sizes at which every term of the arm is smaller than each of the terms.
    When it has no solution, Farkas' lemma writes a weighted geometric mean of the terms as at
    most a constant times one of the arm's terms.
    """
    differences = [numeric(divide(other, term)) for term in terms for other in sorted(arm)]
    quantities = {q for form in differences for q in form}
    names = _names([*terms, *arm], relations)
    levels = [level for level in CHAIN if any(q.level == level for q in quantities)]
    rows: list[tuple[_Form, Fraction]] = [(form, Fraction(-1)) for form in differences]
    rows += [(form, Fraction(0)) for form in _chain(names, levels)]
    rows += [(form, Fraction(0)) for r in relations for form in _images(r, levels)]
    rows += [(form, Fraction(0)) for form in _pair_bounds(quantities, levels)]
    columns: dict[Quantity, int] = {}
    for form, _ in rows:
        for quantity in form:
            columns.setdefault(quantity, len(columns))
    sparse: list[Row] = [({columns[q]: c for q, c in form.items()}, b) for form, b in rows]
    point = feasible_point(sparse, len(columns))
    if point is None:
        return None
    return {quantity: point[column] for quantity, column in columns.items()}


def _names(terms: Iterable[Term], relations: Iterable[Relation]) -> list[str]:
    found = {s for term in terms for s in symbols_of(term)}
    found |= {s for r in relations for s in (r.left, r.right) if s is not None}
    return sorted(found)


def _chain(names: Iterable[str], levels: Sequence[Level]) -> Iterable[_Form]:
    for name in names:
        for high, low in pairwise(levels):
            step = _STEP ** (low - high)
            yield {Quantity(low, name): Fraction(1), Quantity(high, name): -step}


def _images(relation: Relation, levels: Sequence[Level]) -> Iterable[_Form]:
    """The relation on logarithms, on their logarithms, and for power <= 1 on the sizes."""
    left, right = relation.left, relation.right
    if right is None:
        yield from ({Quantity(level, left): Fraction(1)} for level in levels)
        return
    for level in levels:
        form = {Quantity(level, left): Fraction(1), Quantity(level, right): Fraction(-1)}
        if level == Level.POWER:
            form[Quantity(level, right)] = -Fraction(relation.power)
        elif level in (Level.EXPONENTIAL, Level.SELF_POWER):
            if relation.power > 1:
                continue
            coefficient = Fraction(relation.coefficient)
            if relation.power < 1:
                coefficient = max(coefficient, Fraction(1))
            form[Quantity(level, right)] = -coefficient
            if level == Level.SELF_POWER and coefficient > 1:
                form[Quantity(Level.EXPONENTIAL, right)] = -_slack(coefficient)
        yield form
    if relation.power <= 1 and relation.coefficient <= 1:
        yield from _factorial_image(relation, levels)


def _factorial_image(relation: Relation, levels: Sequence[Level]) -> Iterable[_Form]:
    """left! <= right! where left <= right."""
    if {Level.SELF_POWER, Level.EXPONENTIAL} <= set(levels):
        form: _Form = {}
        for name, sign in ((relation.left, 1), (relation.right or "", -1)):
            form[Quantity(Level.SELF_POWER, name)] = Fraction(sign)
            form[Quantity(Level.EXPONENTIAL, name)] = -sign * atom_value(EULER)
        yield form


def _slack(coefficient: Fraction) -> Fraction:
    """c·s·log(c·s) <= c·s log s + (c log c)·s, with c log c rounded up."""
    return Fraction(math.ceil(coefficient * Fraction(math.log2(coefficient)) * 1000) + 1, 1000)


def _pair_bounds(quantities: Iterable[Quantity], levels: Sequence[Level]) -> Iterable[_Form]:
    """2^n <= k^n; C(n, k) <= 2^n and C(n, k) <= n^k."""
    for q in list(quantities):
        if q.level == Level.PAIR_POWER and Level.EXPONENTIAL in levels:
            yield {Quantity(Level.EXPONENTIAL, q.other): Fraction(1), q: Fraction(-1)}
        elif q.level == Level.BINOMIAL:
            power = Quantity(Level.PAIR_POWER, q.symbol, q.other)
            yield {q: Fraction(1), power: Fraction(-1)}
            if Level.EXPONENTIAL in levels:
                yield {q: Fraction(1), Quantity(Level.EXPONENTIAL, q.symbol): Fraction(-1)}
