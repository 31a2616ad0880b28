"""Algebra on arms: a growth is a minimum of arms, an arm is a sum of terms (rules of closure).

Everything is positive, so products and sums distribute over minimum, and up to constants
(a + b)^p = a^p + b^p and 1/(a + b) = min(1/a, 1/b).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import reduce

from complexity.growth.terms import (
    ONE,
    Level,
    Quantity,
    Term,
    covered_plainly,
    make_term,
    multiply,
    rename_term,
    scale,
    single,
    symbols_of,
)

Arm = frozenset[Term]
Arms = frozenset[Arm]

MAX_ARMS = 8
MAX_TERMS = 32
OVERFLOW = "?overflow"
"""Hole that stands for the terms of a sum beyond MAX_TERMS: nothing is proved below it."""


def of_term(term: Term) -> Arms:
    return frozenset([frozenset([term])])


CONSTANT: Arms = of_term(ONE)


def normalise(arms: Iterable[Iterable[Term]]) -> Arms:
    """Drop terms and arms that are plainly dominated; keep the limits of the representation.

    Over the limits an arm of the minimum is dropped, or a sum gains the hole OVERFLOW: both
    only weaken an upper bound.
    """
    kept: list[Arm] = []
    for arm in sorted({_reduced(arm) for arm in arms}, key=_weight):
        if not any(_arm_plainly_below(other, arm) for other in kept):
            kept = [other for other in kept if not _arm_plainly_below(arm, other)]
            kept.append(arm)
    return frozenset(kept[:MAX_ARMS])


def add(left: Arms, right: Arms) -> Arms:
    return normalise(a | b for a in left for b in right)


def times(left: Arms, right: Arms) -> Arms:
    if left == CONSTANT or right == CONSTANT:
        return left if right == CONSTANT else right
    return normalise({multiply(s, t) for s in a for t in b} for a in left for b in right)


def minimum(left: Arms, right: Arms) -> Arms:
    return normalise([*left, *right])


def total(parts: Iterable[Arms]) -> Arms:
    return reduce(add, parts, CONSTANT)


def power(arms: Arms, exponent: Fraction) -> Arms:
    if exponent >= 0:
        return normalise({scale(t, exponent) for t in arm} for arm in arms)
    inverted = ([frozenset([scale(t, exponent)]) for t in arm] for arm in arms)
    return reduce(add, (normalise(choices) for choices in inverted))


def logarithm(arms: Arms) -> Arms:
    """log of each arm: the sum of the logarithms of its factors; divisors only lower it."""
    return normalise(
        frozenset({part for term in arm for part in _log_of_term(term)}) for arm in arms
    )


def inverse_ackermann(arms: Arms) -> Arms:
    """α of each arm; α(a·b), α(a^p) and α(2^a) are O(α(a) + α(b))."""
    return normalise(
        [single(Level.ALPHA, s) for t in arm for q, c in t if c > 0 for s in _names(q)] or [ONE]
        for arm in arms
    )


def rename(arms: Arms, name: Callable[[str], str]) -> Arms:
    return normalise({rename_term(t, name) for t in arm} for arm in arms)


def symbols(arms: Arms) -> frozenset[str]:
    return frozenset(s for arm in arms for term in arm for s in symbols_of(term))


def drop_constants(arms: Arms, constants: frozenset[str]) -> Arms:
    """The growth when the named symbols are constants; two-symbol factors stay as they are."""
    if not constants:
        return arms
    return normalise(
        {make_term({q: c for q, c in term if q.other or q.symbol not in constants}) for term in arm}
        for arm in arms
    )


def _names(quantity: Quantity) -> list[str]:
    return [s for s in (quantity.symbol, quantity.other) if s]


def _log_of_term(term: Term) -> list[Term]:
    parts = []
    for q, c in term:
        if c <= 0:
            continue
        match q.level:
            case Level.SELF_POWER:
                parts.append(make_term(_form((Level.POWER, q.symbol), (Level.LOG, q.symbol))))
            case Level.EXPONENTIAL:
                parts.append(single(Level.POWER, q.symbol))
            case Level.POWER:
                parts.append(single(Level.LOG, q.symbol))
            case Level.LOG:
                parts.append(single(Level.LOGLOG, q.symbol))
            case Level.LOGLOG | Level.ALPHA:
                parts.append(single(q.level, q.symbol))
            case Level.PAIR_POWER | Level.BINOMIAL:
                parts.append(make_term(_form((Level.POWER, q.other), (Level.LOG, q.symbol))))
    return parts or [ONE]


def _form(*factors: tuple[Level, str]) -> dict[Quantity, Fraction]:
    form: dict[Quantity, Fraction] = {}
    for level, symbol in factors:
        quantity = Quantity(level, symbol)
        form[quantity] = form.get(quantity, Fraction(0)) + 1
    return form


def _reduced(arm: Iterable[Term]) -> Arm:
    terms = sorted(set(arm))
    kept = [t for t in terms if not covered_plainly(t, (o for o in terms if o != t))]
    # Two different terms never cover each other, so nothing is lost by testing against all.
    if len(kept) > MAX_TERMS:
        kept = [*kept[: MAX_TERMS - 1], single(Level.POWER, OVERFLOW)]
    return frozenset(kept)


def _weight(arm: Arm) -> tuple[int, list[Term]]:
    return len(arm), sorted(arm)


def _arm_plainly_below(left: Arm, right: Arm) -> bool:
    return all(covered_plainly(term, right) for term in left)
