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
MOST_PRODUCTS = 4 * MAX_TERMS
"""Terms of a product; more are cut down before they are compared."""
OVERFLOW = "?overflow"
"""Hole that stands for terms of a sum beyond MAX_TERMS, or without a closed form: nothing is
proved below it."""
_OVERFLOWN = single(Level.POWER, OVERFLOW)


def of_term(term: Term) -> Arms:
    return frozenset([frozenset([term])])


CONSTANT: Arms = of_term(ONE)


def normalise(arms: Iterable[Iterable[Term]]) -> Arms:
    """Drop terms and arms that are plainly dominated; keep the limits of the representation.

    Over the limits an arm of the minimum is dropped, or a sum gains the hole OVERFLOW: both
    only weaken an upper bound.
    """
    return _without_larger({_reduced(arm) for arm in arms})


def _without_larger(arms: Iterable[Arm]) -> Arms:
    """The minimum's arms without those that another one plainly bounds."""
    kept: list[Arm] = []
    for arm in sorted(arms, key=_weight):
        if not any(_arm_plainly_below(other, arm) for other in kept):
            kept = [other for other in kept if not _arm_plainly_below(arm, other)]
            kept.append(arm)
    return frozenset(kept[:MAX_ARMS])


def add(left: Arms, right: Arms) -> Arms:
    """Sums of every arm with every other; both sides are normalised already."""
    if left == right and len(left) == 1:
        return left
    sums = {_sum(a, b) for a in left for b in right}
    return frozenset(sums) if len(sums) == 1 else _without_larger(sums)


def times(left: Arms, right: Arms) -> Arms:
    if left == CONSTANT or right == CONSTANT:
        return left if right == CONSTANT else right
    return normalise(_products(a, b) for a in left for b in right)


def _products(left: Arm, right: Arm) -> Arm:
    """Every term with every other; too many to be compared with each other gain a hole."""
    found = frozenset(multiply(s, t) for s in left for t in right)
    return _limited(found) if len(found) > MOST_PRODUCTS else found


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
    terms = set(arm)
    if len(terms) == 1:
        return frozenset(terms)
    if len(terms) > 2 * MAX_TERMS:
        return _thinned(sorted(terms))
    kept = {t for t in terms if not covered_plainly(t, (o for o in terms if o is not t))}
    # Two different terms never cover each other, so nothing is lost by testing against all.
    return _limited(frozenset(kept))


def _thinned(terms: list[Term]) -> Arm:
    """As `_reduced`, for a product of long sums: it keeps no more terms than it has to."""
    kept: list[Term] = []
    for term in terms:
        if not covered_plainly(term, kept):
            kept = [*(o for o in kept if not covered_plainly(o, (term,))), term]
        if len(kept) > 2 * MAX_TERMS:
            return _limited(frozenset([*kept, _OVERFLOWN]))
    return _limited(frozenset(kept))


def _sum(left: Arm, right: Arm) -> Arm:
    """The union of two reduced arms: only terms of different sides can cover each other.

    What is added to a sum that has overflown is part of its hole.
    """
    if _OVERFLOWN in left:
        return left
    if _OVERFLOWN in right:
        return right
    mine, other = left - right, right - left
    if not (mine and other):
        return left if mine else right
    dropped = {t for t in mine if covered_plainly(t, right)}
    added = {t for t in other if not covered_plainly(t, left)}
    return _limited((left - dropped) | added)


def _limited(arm: Arm) -> Arm:
    """At most MAX_TERMS terms, the hole OVERFLOW among them where some had to go."""
    if len(arm) <= MAX_TERMS:
        return arm
    return frozenset([*sorted(arm)[: MAX_TERMS - 1], _OVERFLOWN])


def _weight(arm: Arm) -> tuple[int, list[Term]]:
    return len(arm), sorted(arm)


def _arm_plainly_below(left: Arm, right: Arm) -> bool:
    return all(covered_plainly(term, right) for term in left)
