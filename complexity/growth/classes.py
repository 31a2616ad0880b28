"""The class of a growth after every symbol is set to n.

Rule: minimum = smallest arm, sum = largest term, α and log log dropped, divisors subtracted. A
factor with factorials, n^n or two-symbol powers is `n!`, any exponential or binomial `2^n`. A power
is rounded up to the next of 0, 1/2, 1, 3/2, 2, 3, beyond which it is `n^k`; a logarithm in any
power (log^2 too) adds `log n` where that class exists, that is at the exact exponents 0, 1 and 2,
and is dropped elsewhere. So n^2.5 is `n^3`, n log^2 n is `n log n`, n m is `n^2`, 3^n is `2^n`.
A growth with a hole is `unknown`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from fractions import Fraction

from complexity.growth.core import Growth
from complexity.growth.terms import Level, Term, numeric


class GrowthClass(StrEnum):
    """Printed classes, in ascending order."""

    CONSTANT = "1"
    LOG = "log n"
    SQRT = "sqrt n"
    LINEAR = "n"
    LINEARITHMIC = "n log n"
    LINEAR_SQRT = "n sqrt n"
    QUADRATIC = "n^2"
    QUADRATIC_LOG = "n^2 log n"
    CUBIC = "n^3"
    POLYNOMIAL = "n^k"
    EXPONENTIAL = "2^n"
    FACTORIAL = "n!"
    UNKNOWN = "unknown"


_Weight = tuple[Fraction, Fraction, Fraction, Fraction]
"""Coefficients of n log n, n, log n and log log n in the logarithm of a term."""

_POWERS = (
    (Fraction(0), GrowthClass.CONSTANT, GrowthClass.LOG),
    (Fraction(1, 2), GrowthClass.SQRT, GrowthClass.SQRT),
    (Fraction(1), GrowthClass.LINEAR, GrowthClass.LINEARITHMIC),
    (Fraction(3, 2), GrowthClass.LINEAR_SQRT, GrowthClass.LINEAR_SQRT),
    (Fraction(2), GrowthClass.QUADRATIC, GrowthClass.QUADRATIC_LOG),
    (Fraction(3), GrowthClass.CUBIC, GrowthClass.CUBIC),
)


def growth_class(growth: Growth) -> GrowthClass:
    if growth.holes:
        return GrowthClass.UNKNOWN
    return _class_of(min(max(_weights(arm)) for arm in growth.arms))


def time_class(growth: Growth | None) -> GrowthClass:
    """The class of a cost; UNKNOWN for no growth at all."""
    return GrowthClass.UNKNOWN if growth is None else growth_class(growth)


space_class = time_class


def polynomial_exponent(growth: Growth) -> Fraction | None:
    """The exponent of n after every symbol is set to n; None beyond polynomials or with holes."""
    if growth.holes:
        return None
    weight = min(max(_weights(arm)) for arm in growth.arms)
    return None if any(weight[:2]) else weight[2]


def _weights(arm: Iterable[Term]) -> list[_Weight]:
    return [_weight(term) for term in arm]


def _weight(term: Term) -> _Weight:
    sums = dict.fromkeys(Level, Fraction(0))
    for quantity, coefficient in numeric(term).items():
        sums[quantity.level] += coefficient
    return (
        sums[Level.SELF_POWER] + sums[Level.PAIR_POWER],
        sums[Level.EXPONENTIAL] + sums[Level.BINOMIAL],
        sums[Level.POWER],
        sums[Level.LOG],
    )


def _class_of(weight: _Weight) -> GrowthClass:
    self_power, exponential, power, logs = weight
    if self_power:
        return GrowthClass.FACTORIAL if self_power > 0 else GrowthClass.CONSTANT
    if exponential:
        return GrowthClass.EXPONENTIAL if exponential > 0 else GrowthClass.CONSTANT
    for exponent, plain, with_log in _POWERS:
        if power <= exponent:
            return with_log if logs > 0 and power == exponent else plain
    return GrowthClass.POLYNOMIAL
