"""Exact exponents: rational combinations of 1 and of named logarithms ("atoms").

An atom is a text: "" is 1, "3" is log2 3, "e" is log2 e, "log3 2" is the logarithm of 2 to base 3.
Logarithms of distinct primes are independent over the rationals, so two exponents are equal
exactly when their parts are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

UNIT = ""
EULER = "e"
Parts = Mapping[str, Fraction]

_TRIAL_LIMIT = 10_000
_PRECISION = 10**9


@cache
def atom_value(atom: str) -> Fraction:
    """The atom's value, within 1e-9."""
    if atom == UNIT:
        return Fraction(1)
    if atom == EULER:
        return _approximate(math.log2(math.e))
    if atom.startswith("log"):
        base, argument = atom[3:].split(" ")
        return _approximate(math.log(int(argument)) / math.log(int(base)))
    return _approximate(math.log2(int(atom)))


def value(parts: Parts) -> Fraction:
    return sum((c * atom_value(a) for a, c in parts.items()), Fraction(0))


def log2_parts(number: Fraction) -> dict[str, Fraction]:
    """log2 of a positive rational as exact parts."""
    parts: dict[str, Fraction] = {}
    for side, sign in ((number.numerator, 1), (number.denominator, -1)):
        for prime, count in _factors(side):
            atom = UNIT if prime == 2 else str(prime)
            parts[atom] = parts.get(atom, Fraction(0)) + sign * count
    return {a: c for a, c in parts.items() if c}


def log_parts(argument: int, base: int) -> dict[str, Fraction]:
    """The logarithm of `argument` to `base`, both integers above 1, as exact parts."""
    root, degree = _perfect_power(base)
    if root == 2:
        return {a: c / degree for a, c in log2_parts(Fraction(argument)).items()}
    top, exponent = _perfect_power(argument)
    if top == root:
        return {UNIT: Fraction(exponent, degree)}
    return {f"log{root} {top}": Fraction(exponent, degree)}


def _approximate(number: float) -> Fraction:
    return Fraction(number).limit_denominator(_PRECISION)


def _factors(number: int) -> list[tuple[int, int]]:
    found = []
    divisor = 2
    while divisor * divisor <= number and divisor <= _TRIAL_LIMIT:
        count = 0
        while number % divisor == 0:
            number //= divisor
            count += 1
        if count:
            found.append((divisor, count))
        divisor += 1
    if number > 1:
        found.append((number, 1))
    return found


def _perfect_power(number: int) -> tuple[int, int]:
    """(root, degree) with root**degree == number and the largest degree."""
    degree = math.gcd(*(count for _, count in _factors(number)))
    root = math.prod(prime ** (count // degree) for prime, count in _factors(number))
    return root, degree
