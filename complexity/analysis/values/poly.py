"""Exact integer forms: polynomials with fractional coefficients over non-negative symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

from complexity.growth import Growth

Monomial = tuple[tuple[str, Fraction], ...]
UNIT: Monomial = ()
LARGEST = 12
"""Forms with more monomials than this are given up (None)."""
MOST_DIGITS = 4096
"""Binary digits of a coefficient; a value squared again and again has no end of them."""
MOST_POWER = 64
"""Largest exponent of a form, and of the size of a product."""


@dataclass(frozen=True, slots=True)
class Poly:
    """A sum of coefficient times monomial; powers may be negative or fractional."""

    terms: tuple[tuple[Monomial, Fraction], ...] = ()

    @staticmethod
    def of(terms: Mapping[Monomial, Fraction]) -> Poly:
        return Poly(tuple(sorted((m, c) for m, c in terms.items() if c)))

    @staticmethod
    def constant(value: int | Fraction) -> Poly:
        return Poly.of({UNIT: Fraction(value)})

    @staticmethod
    def symbol(name: str, exponent: Fraction | int = 1) -> Poly:
        return Poly(((((name, Fraction(exponent)),), Fraction(1)),))

    def __add__(self, other: Poly) -> Poly:
        total = dict(self.terms)
        for monomial, coefficient in other.terms:
            total[monomial] = total.get(monomial, Fraction(0)) + coefficient
        return Poly.of(total)

    def __neg__(self) -> Poly:
        return Poly(tuple((m, -c) for m, c in self.terms))

    def __sub__(self, other: Poly) -> Poly:
        return self + -other

    def __mul__(self, other: Poly) -> Poly:
        total: dict[Monomial, Fraction] = {}
        for left, a in self.terms:
            for right, b in other.terms:
                monomial = multiply(left, right)
                total[monomial] = total.get(monomial, Fraction(0)) + a * b
        return Poly.of(total)

    def scaled(self, factor: Fraction) -> Poly:
        return Poly.of({m: c * factor for m, c in self.terms})

    @property
    def symbols(self) -> frozenset[str]:
        return frozenset(s for m, _ in self.terms for s, _ in m)

    def mentions(self, symbol: str) -> bool:
        return any(s == symbol for m, _ in self.terms for s, _ in m)

    @property
    def is_constant(self) -> bool:
        return all(m == UNIT for m, _ in self.terms)

    @property
    def value(self) -> Fraction | None:
        """The number that a constant form is."""
        if not self.is_constant:
            return None
        return self.terms[0][1] if self.terms else Fraction(0)

    @property
    def too_long(self) -> bool:
        return len(self.terms) > LARGEST or any(
            c.numerator.bit_length() > MOST_DIGITS
            or c.denominator.bit_length() > MOST_DIGITS
            or any(abs(e) > MOST_POWER for _, e in m)
            for m, c in self.terms
        )

    def single(self) -> tuple[Monomial, Fraction] | None:
        """The only monomial with its coefficient."""
        return self.terms[0] if len(self.terms) == 1 else None

    def replaced(self, name: str, by: Poly) -> Poly | None:
        """With a symbol replaced; None where its power is no small whole number."""
        total = Poly()
        for monomial, coefficient in self.terms:
            exponent = dict(monomial).get(name, Fraction(0))
            rest = Poly.of({tuple((s, e) for s, e in monomial if s != name): coefficient})
            if exponent.denominator != 1 or not 0 <= exponent <= 4:
                inverse = by.single()
                if inverse is None or inverse[1] != 1:
                    return None
                raised = Poly(((raise_to(inverse[0], exponent), Fraction(1)),))
            else:
                raised = reduce(Poly.__mul__, [by] * int(exponent), Poly.constant(1))
            total = total + rest * raised
        return total

    def rising(self) -> Poly:
        """Without the negative terms: an upper bound, since symbols are not negative."""
        return Poly(tuple((m, c) for m, c in self.terms if c > 0))

    def falling(self) -> Poly:
        """Without the positive terms other than the constant: a lower bound."""
        return Poly(tuple((m, c) for m, c in self.terms if c < 0 or m == UNIT))

    def above(self, other: Poly) -> Poly:
        """A form that is at least both: the larger coefficient of each monomial."""
        return self._joined(other, max)

    def below(self, other: Poly) -> Poly:
        """A form that is at most both."""
        return self._joined(other, min)

    def _joined(self, other: Poly, choose: Callable[[Fraction, Fraction], Fraction]) -> Poly:
        mine, theirs, none = dict(self.terms), dict(other.terms), Fraction(0)
        monomials = mine.keys() | theirs.keys()
        return Poly.of({m: choose(mine.get(m, none), theirs.get(m, none)) for m in monomials})

    @property
    def never_negative(self) -> bool:
        return all(c >= 0 for _, c in self.terms)

    def growth(self) -> Growth:
        """The order of the positive part; a constant form is constant growth."""
        total = Growth.constant()
        for monomial, coefficient in self.terms:
            if coefficient > 0:
                total = total + monomial_growth(monomial)
        return total


def multiply(left: Monomial, right: Monomial) -> Monomial:
    powers = dict(left)
    for symbol, exponent in right:
        powers[symbol] = powers.get(symbol, Fraction(0)) + exponent
    return tuple(sorted((s, e) for s, e in powers.items() if e))


def lowered(monomial: Monomial, symbol: str) -> Monomial:
    """The monomial divided by a symbol in it."""
    return multiply(monomial, ((symbol, Fraction(-1)),))


def raise_to(monomial: Monomial, exponent: Fraction) -> Monomial:
    return tuple((s, e * exponent) for s, e in monomial if exponent)


def monomial_growth(monomial: Monomial) -> Growth:
    product = Growth.constant()
    for symbol, exponent in monomial:
        product = product * Growth.symbol(symbol) ** exponent
    return product


ZERO = Poly()
ONE = Poly.constant(1)
