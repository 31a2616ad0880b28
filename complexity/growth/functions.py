"""Functions of growths: logarithm, minimum, exponentials, factorials and their kin."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from complexity.growth import arms as algebra
from complexity.growth.core import Growth
from complexity.growth.errors import GrowthDomainError, GrowthError
from complexity.growth.irrational import EULER, UNIT, log2_parts, log_parts
from complexity.growth.terms import Level, Quantity, make_term, rename_quantity

Exponent = Growth | Mapping[str, Fraction | int]
"""A sum of symbols, or symbols with their coefficients (2^(n/2) is not 2^n)."""


UNWRITTEN = Growth.symbol(algebra.OVERFLOW)
"""A hole for what has no closed form in the algebra."""


def log(growth: Growth) -> Growth:
    """max(1, log growth): the sum of the logarithms of its factors.

    Exact for products without divisors; a divisor is dropped, which only raises the result.
    """
    return Growth(algebra.logarithm(growth.arms))


def minimum(left: Growth, right: Growth) -> Growth:
    return Growth(algebra.minimum(left.arms, right.arms))


def maximum(left: Growth, right: Growth) -> Growth:
    """The larger one; up to a factor 2 that is the sum."""
    return left + right


def sqrt(growth: Growth) -> Growth:
    return growth ** Fraction(1, 2)


def alpha(symbol: str) -> Growth:
    """The inverse Ackermann function."""
    return _product((Quantity(Level.ALPHA, symbol), Fraction(1)))


def without_alpha(growth: Growth) -> Growth:
    """The growth with the inverse Ackermann function counted as constant."""
    return Growth(
        algebra.normalise(
            {make_term({q: c for q, c in t if q.level != Level.ALPHA}) for t in arm}
            for arm in growth.arms
        )
    )


def exponential(base: Fraction | int, exponent: Exponent) -> Growth:
    """base^exponent for a number above 1 and a linear exponent.

    Raises GrowthDomainError for other exponents (2^sqrt n): take a linear one above it.
    """
    if base <= 1:
        raise GrowthDomainError(f"base {base} must be above 1; a smaller one is constant at most")
    parts = log2_parts(Fraction(base))
    return _scaled_exponential(parts, exponent)


def natural_exponential(exponent: Exponent) -> Growth:
    """e^exponent."""
    return _scaled_exponential({EULER: Fraction(1)}, exponent)


def factorial(argument: Growth) -> Growth:
    """n! of a symbol, or of a constant."""
    if argument.is_constant:
        return argument
    name = _symbol_name(argument, "n!")
    return _product(
        (Quantity(Level.SELF_POWER, name), Fraction(1)),
        (Quantity(Level.EXPONENTIAL, name, atom=EULER), Fraction(-1)),
    )


def power(base: str, exponent: str) -> Growth:
    """k^n of two symbols; comparable with itself and from below with 2^n."""
    return _pair(Level.PAIR_POWER, base, exponent)


def binomial(n: str, k: str) -> Growth:
    """C(n, k) of two symbols, k <= n; below 2^n and n^k."""
    return _pair(Level.BINOMIAL, n, k)


def power_of_log(growth: Growth, argument: int, base: int) -> Growth:
    """growth^(log_base argument), exact: Karatsuba's n^(log2 3), Strassen's n^(log2 7)."""
    result = Growth.constant()
    for atom, coefficient in log_parts(argument, base).items():
        result = result * _raise_atom(growth, atom, coefficient)
    return result


def _raise_atom(growth: Growth, atom: str, coefficient: Fraction) -> Growth:
    if atom == UNIT:
        return growth**coefficient
    if any(q.atom != UNIT for arm in growth.arms for t in arm for q, _ in t):
        raise GrowthDomainError(
            f"cannot raise {growth} to an irrational power; round the exponent up to a fraction"
        )
    return Growth(
        algebra.normalise(
            {make_term({q._replace(atom=atom): c * coefficient for q, c in t}) for t in arm}
            for arm in growth.arms
        )
    )


def _scaled_exponential(parts: Mapping[str, Fraction], exponent: Exponent) -> Growth:
    form: dict[Quantity, Fraction] = {}
    for name, coefficient in _linear(exponent).items():
        for atom, part in parts.items():
            form[Quantity(Level.EXPONENTIAL, name, atom=atom)] = part * coefficient
    return _product(*form.items())


def _linear(exponent: Exponent) -> dict[str, Fraction]:
    if isinstance(exponent, Mapping):
        return {name: Fraction(c) for name, c in exponent.items()}
    if len(exponent.arms) == 1:
        (arm,) = exponent.arms
        names = [t[0][0].symbol for t in arm if t]
        if all(frozenset([frozenset([t])]) == Growth.symbol(t[0][0].symbol).arms for t in arm if t):
            return dict.fromkeys(names, Fraction(1))
    raise GrowthDomainError(
        f"{exponent} is no linear exponent; use a sum of symbols, for example one above it"
    )


def _symbol_name(argument: Growth, where: str) -> str:
    names = sorted(argument.symbols)
    if len(names) == 1 and argument == Growth.symbol(names[0]):
        return names[0]
    raise GrowthDomainError(f"{where} needs a single symbol, not {argument}; name it first")


def _pair(level: Level, first: str, second: str) -> Growth:
    quantity = rename_quantity(Quantity(level, first, second), first, second)
    return _product((quantity, Fraction(1))) if quantity else Growth.constant()


def _product(*factors: tuple[Quantity, Fraction]) -> Growth:
    return Growth(algebra.of_term(make_term(dict(factors))))


def settle(growth: Growth, counter: str, highest: Growth) -> Growth:
    """The growth with the counter at its highest: what holds in every round.

    A hole where that has no closed form here (2^(n m)).
    """
    if counter not in growth.symbols:
        return growth
    try:
        return growth.substitute({counter: highest})
    except GrowthError:
        return growth.substitute({counter: UNWRITTEN})
