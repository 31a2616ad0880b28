"""Trip counts: sums of a body over a loop variable, before they become growths.

Every function is an upper bound up to constants, and exact unless it says otherwise. The body of
a minimum is summed arm by arm, which is an upper bound.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import reduce

from complexity.growth.core import Growth
from complexity.growth.functions import exponential, log, minimum
from complexity.growth.terms import Level, Term, make_term, numeric

Affine = Mapping[str, Fraction | int]
"""Symbols with coefficients; the constant part does not matter and may stand under ""."""

_ONE = Growth.constant()


def sum_arithmetic(body: Growth, var: str, upper: Growth) -> Growth:
    """Σ body over var = 1 … upper.

    Σ i^p log^q i is N^(p+1) log^q N for p > -1, log^(q+1) N for p = -1 (log log N when q = -1 too),
    and constant below. A body that grows exponentially in var has the value of its last step.
    Raises GrowthDomainError for an exponential in var whose upper end is no sum of symbols.
    """
    return _by_term(body, lambda term: _arithmetic(term, var, upper))


def sum_geometric(body: Growth, var: str, lower: Growth, upper: Growth) -> Growth:
    """Σ body over var = lower, c·lower, c²·lower, … up to upper (or downwards), c > 1.

    Without a power of var that is log(upper/lower) steps, bounded by log upper where lower is not
    a divisor of upper; with a positive power the largest step, with a negative one the smallest.
    """
    return _by_term(body, lambda term: _geometric(term, var, lower, upper))


def sum_over_primes(body: Growth, var: str, upper: Growth) -> Growth:
    """Σ body over the primes up to upper: Σ 1/p is log log N, Σ p^a is N^(a+1)/log N."""
    return _by_term(body, lambda term: _over_primes(term, var, upper))


def count_multiplying(lower: Growth, upper: Growth) -> Growth:
    """Steps of i = c·i from lower to upper, or of i = i/c back."""
    return log(upper / lower)


def count_squaring(upper: Growth) -> Growth:
    """Steps of i = i² up to upper, or of i = sqrt i down."""
    return log(log(upper))


def count_roots(upper: Growth, degree: Fraction | int = 2) -> Growth:
    """Steps of `while i^degree <= upper: i += 1`, also `i <= upper / i^(degree-1)`."""
    return upper ** (1 / Fraction(degree))


def count_quotient_blocks(upper: Growth) -> Growth:
    """Steps of i -> upper/(upper/i) + 1: one for each distinct quotient."""
    return count_roots(upper)


def count_submasks(bits: str) -> Growth:
    """All submasks of all masks of `bits` bits, in total."""
    return exponential(3, Growth.symbol(bits))


def clipped_width(ends: Sequence[Affine], starts: Sequence[Affine]) -> Growth:
    """Steps from max(starts) to min(ends): the minimum over all differences end - start."""
    widths = [_difference(end, start) for end in ends for start in starts]
    return reduce(minimum, widths)


def _by_term(body: Growth, total: Callable[[Term], Growth]) -> Growth:
    arms = [reduce(Growth.__add__, map(total, sorted(arm))) for arm in body.arms]
    return reduce(minimum, arms)


def _split(term: Term, var: str) -> tuple[Growth, Term]:
    """The factor without `var` and the part with it."""
    inner = make_term({q: c for q, c in term if var in (q.symbol, q.other)})
    outer = make_term({q: c for q, c in term if var not in (q.symbol, q.other)})
    return _growth(outer), inner


def _growth(term: Term) -> Growth:
    return Growth(frozenset([frozenset([term])]))


def _degree(part: Term, level: Level) -> Fraction:
    """The exponent at a level, irrational parts rounded as their approximation."""
    return sum((c for q, c in numeric(part).items() if q.level == level), Fraction(0))


def _explosive(part: Term) -> int:
    """1 when the part grows exponentially, -1 when it shrinks so, else 0."""
    for level in (Level.SELF_POWER, Level.PAIR_POWER, Level.EXPONENTIAL, Level.BINOMIAL):
        degree = _degree(part, level)
        if degree:
            return 1 if degree > 0 else -1
    return 0


def _arithmetic(term: Term, var: str, upper: Growth) -> Growth:
    outer, inner = _split(term, var)
    if explosive := _explosive(inner):
        return outer * (_growth(inner).substitute({var: upper}) if explosive > 0 else _ONE)
    degree = _degree(inner, Level.POWER)
    if degree > -1:
        return outer * (_growth(inner) * Growth.symbol(var)).substitute({var: upper})
    if degree < -1:
        return outer
    logs = _growth(inner) * Growth.symbol(var)
    return outer * _logarithmic(logs, _degree(inner, Level.LOG), var, upper)


def _logarithmic(logs: Growth, degree: Fraction, var: str, upper: Growth) -> Growth:
    """Σ log^q over log N equal steps of a doubling variable."""
    if degree > -1:
        return logs.substitute({var: upper}) * log(upper)
    if degree == -1:
        rest = logs * log(Growth.symbol(var))
        return rest.substitute({var: upper}) * log(log(upper))
    return _ONE


def _geometric(term: Term, var: str, lower: Growth, upper: Growth) -> Growth:
    outer, inner = _split(term, var)
    if explosive := _explosive(inner):
        end = upper if explosive > 0 else lower
        return outer * _growth(inner).substitute({var: end})
    degree = _degree(inner, Level.POWER)
    if degree:
        return outer * _growth(inner).substitute({var: upper if degree > 0 else lower})
    logs = _degree(inner, Level.LOG)
    if logs < 0 and not lower.is_constant:
        return outer * count_multiplying(lower, upper)
    if logs < 0:
        return outer * _logarithmic(_growth(inner), logs, var, upper)
    return outer * _growth(inner).substitute({var: upper}) * count_multiplying(lower, upper)


def _over_primes(term: Term, var: str, upper: Growth) -> Growth:
    outer, inner = _split(term, var)
    degree = _degree(inner, Level.POWER)
    if _explosive(inner) or degree < -1:
        return _arithmetic(term, var, upper)
    if degree > -1:
        return outer * (_growth(inner) * Growth.symbol(var)).substitute({var: upper}) / log(upper)
    rest = _growth(inner) * Growth.symbol(var)
    if rest.is_constant:
        return outer * log(log(upper))
    return outer * _logarithmic(
        rest / log(Growth.symbol(var)), _degree(inner, Level.LOG) - 1, var, upper
    )


def _difference(end: Affine, start: Affine) -> Growth:
    total = _ONE
    for symbol in sorted({*end, *start} - {""}):
        if Fraction(end.get(symbol, 0)) - Fraction(start.get(symbol, 0)) > 0:
            total = total + Growth.symbol(symbol)
    return total
