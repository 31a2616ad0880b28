"""From the cost of one round to the cost of a loop."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.values.symbols import Symbols
from complexity.growth import UNWRITTEN, Growth, GrowthError, minimum, settle
from complexity.growth.sums import sum_arithmetic, sum_over_primes
from complexity.growth.terms import Level, Term

ONE = Growth.constant()


def sum_rounds(
    symbols: Symbols,
    cost: Growth,
    counter: str,
    trips: Growth,
    highest: Growth,
    summed: frozenset[str] = frozenset(),
) -> Growth:
    """Σ cost over the rounds: trips times the costliest round, unless a sum proves less.

    Harmonic and exponential terms are summed exactly; lengths of elements that the counter picks
    one by one add up to their total. Sizes in `summed` are read by each round for itself and stand
    for their total over all rounds from here on (conventions, 5).
    """
    arms = []
    for arm in cost.arms:
        parts = [
            _own_sizes(term, counter, highest, summed)
            or _sum_term(symbols, term, counter, trips, highest)
            for term in sorted(arm)
        ]
        arms.append(reduce(Growth.__add__, parts))
    return reduce(minimum, arms)


def sum_sieve(
    symbols: Symbols, cost: Growth, counter: str, trips: Growth, highest: Growth
) -> Growth:
    """Σ cost where what the counter divides is paid for primes only: Σ n/p is n log log n."""
    arms = []
    for arm in cost.arms:
        parts = []
        for term in sorted(arm):
            growth = Growth(frozenset([frozenset([term])]))
            divided = any(q.symbol == counter and c < 0 for q, c in term)
            parts.append(
                sum_over_primes(growth, counter, highest)
                if divided
                else sum_rounds(symbols, growth, counter, trips, highest)
            )
        arms.append(reduce(Growth.__add__, parts))
    return reduce(minimum, arms)


def _own_sizes(term: Term, counter: str, highest: Growth, summed: frozenset[str]) -> Growth | None:
    """Σ f(n_t) <= f(Σ n_t) for a term of degree >= 1 in a size that each round reads."""
    for quantity, exponent in term:
        grows = quantity.level < Level.POWER or (quantity.level == Level.POWER and exponent >= 1)
        if quantity.symbol in summed and grows and exponent > 0:
            return settle(Growth(frozenset([frozenset([term])])), counter, highest)
    return None


def _sum_term(symbols: Symbols, term: Term, counter: str, trips: Growth, highest: Growth) -> Growth:
    growth = Growth(frozenset([frozenset([term])]))
    degrees = [s for s in growth.symbols if s in symbols.degrees]
    picked = [s for s in degrees if symbols.degrees[s].at == counter]
    if picked:
        return _picked(symbols, growth, picked[0], counter, trips, highest)
    if counter not in growth.symbols:
        return trips * growth
    falling = any(q.symbol == counter and c < 0 for q, c in term)
    explosive = any(
        counter in (q.symbol, q.other) and q.level not in (Level.POWER, Level.LOG, Level.LOGLOG)
        for q, _ in term
    )
    if falling or explosive:
        try:
            return sum_arithmetic(growth, counter, highest)
        except GrowthError:
            return trips * growth.substitute({counter: UNWRITTEN})
    return trips * growth.substitute({counter: highest})


def _picked(
    symbols: Symbols, growth: Growth, symbol: str, counter: str, trips: Growth, highest: Growth
) -> Growth:
    """Σ of a length over places: the total, times whatever else stands in the term.

    A loop around the one over the length runs where the length is zero, too: what such a factor
    costs without the length is paid in every round.
    """
    degree = symbols.degrees[symbol]
    rest = growth / Growth.symbol(symbol)
    again = symbol in rest.symbols
    if again:
        rest = settle(rest, symbol, degree.each)
    rest = settle(rest, counter, highest)
    summed = rest * settle(degree.total, counter, highest)
    sized = any(q.level == Level.POWER and c > 0 for arm in rest.arms for t in arm for q, c in t)
    return summed + rest * trips if sized and not again else summed


def without_degrees(symbols: Symbols, growth: Growth) -> Growth:
    """Lengths of elements that no counter summed: each at its bound."""
    for _ in range(8):
        found = {s: symbols.degrees[s].each for s in growth.symbols if s in symbols.degrees}
        if not found:
            return growth
        growth = growth.substitute(found)
    return growth


def sum_lower(
    lower: Growth,
    counter: str,
    trips: Growth,
    from_start: bool,
    summed: frozenset[str] = frozenset(),
) -> Growth:
    """A lower bound of the sum: powers of the counter count when it starts at a constant.

    Sizes that each round reads for itself add up to a total, which one round may have alone.
    """
    if summed & lower.symbols:
        return lower.substitute({counter: ONE}) if counter in lower.symbols else lower
    if counter not in lower.symbols:
        return trips * lower
    if from_start and not trips.is_constant:
        try:
            return sum_arithmetic(lower, counter, trips)
        except GrowthError:
            return trips
    return trips * lower.substitute({counter: ONE})
