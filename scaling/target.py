"""Evaluates a growth at sizes, on a logarithmic scale so that exponentials do not overflow."""

import math
from collections.abc import Mapping

from complexity.growth import Growth, GrowthClass, growth_class, polynomial_exponent
from complexity.growth.terms import LATE, Level, Quantity, Term, numeric

EXPLOSIVE = (GrowthClass.EXPONENTIAL, GrowthClass.FACTORIAL)


def log_value(growth: Growth, sizes: Mapping[str, float], *, logs: bool = True) -> float:
    """Natural logarithm of the growth with all constants 1; ``log`` is max(1, log2).

    Without ``logs`` logarithmic factors count as 1. Raises ``KeyError`` for an unknown symbol.
    """
    arms = (
        _log_sum([_log2_term(term, sizes, logs) for term in sorted(arm)]) for arm in growth.arms
    )
    return min(arms) * math.log(2)


def is_explosive(growth: Growth) -> bool:
    """Whether the growth is exponential or factorial, so that sizes count linearly."""
    return growth_class(growth) in EXPLOSIVE


def exponent_of(growth: Growth) -> float | None:
    """The polynomial exponent with every symbol set to one size; None beyond polynomials."""
    exponent = polynomial_exponent(growth)
    return None if exponent is None else float(exponent)


def _log_sum(logs: list[float]) -> float:
    top = max(logs)
    return top + math.log2(sum(2.0 ** (value - top) for value in logs))


def _log2_term(term: Term, sizes: Mapping[str, float], logs: bool) -> float:
    return sum(
        float(c) * _log2_quantity(q, sizes)
        for q, c in numeric(term).items()
        if logs or q.level not in LATE
    )


def _log2_quantity(quantity: Quantity, sizes: Mapping[str, float]) -> float:
    size = max(1.0, float(sizes[quantity.symbol]))
    log = math.log2(size)
    match quantity.level:
        case Level.SELF_POWER:
            return size * log
        case Level.EXPONENTIAL:
            return size
        case Level.POWER:
            return log
        case Level.LOG:
            return math.log2(max(1.0, log))
        case Level.LOGLOG:
            return math.log2(max(1.0, math.log2(max(1.0, log))))
        case Level.ALPHA:
            return 0.0  # at most 4 for any size that exists
        case Level.PAIR_POWER:
            return float(sizes[quantity.other]) * log
        case Level.BINOMIAL:
            chosen = min(size, max(0.0, float(sizes[quantity.other])))
            ways = math.lgamma(size + 1) - math.lgamma(chosen + 1) - math.lgamma(size - chosen + 1)
            return ways / math.log(2)
