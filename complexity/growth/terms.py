"""A term is the base-2 logarithm of a product: a linear form over quantities of its symbols.

Quantities a symbol s: s log s, s, log s, log log s, log log log s, log α(s); and two of two
symbols: n log k (of k^n) and log C(n, k). All of them are >= 0, since `log` is max(1, log) and
sizes are at least 1. The empty form is the constant growth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from complexity.growth.irrational import UNIT, atom_value


class Level(IntEnum):
    """The factor whose logarithm a quantity is, the fastest growing first."""

    SELF_POWER = 0  # s^s
    EXPONENTIAL = 1  # 2^s
    POWER = 2  # s
    LOG = 3  # log s
    LOGLOG = 4  # log log s
    ALPHA = 5  # α(s)
    PAIR_POWER = 6  # symbol^other
    BINOMIAL = 7  # C(symbol, other)


CHAIN = tuple(Level)[:6]
LATE = CHAIN[3:]
"""Logarithms and α, which print behind everything else."""
PAIRS = (Level.PAIR_POWER, Level.BINOMIAL)


class Quantity(NamedTuple):
    level: Level
    symbol: str
    other: str = ""
    atom: str = UNIT


REMEMBERED = 1 << 15
"""Results kept of a function on terms: a process may see thousands of programs."""

Term = tuple[tuple[Quantity, Fraction], ...]
ONE: Term = ()


def make_term(form: Mapping[Quantity, Fraction]) -> Term:
    return tuple(sorted((q, c) for q, c in form.items() if c))


def single(level: Level, symbol: str, coefficient: Fraction = Fraction(1)) -> Term:
    return make_term({Quantity(level, symbol): coefficient})


@lru_cache(maxsize=REMEMBERED)
def multiply(left: Term, right: Term) -> Term:
    if not left or not right:
        return left or right
    form = dict(left)
    for quantity, coefficient in right:
        form[quantity] = form.get(quantity, Fraction(0)) + coefficient
    return make_term(form)


def scale(term: Term, exponent: Fraction) -> Term:
    return tuple((q, c * exponent) for q, c in term) if exponent else ONE


def divide(left: Term, right: Term) -> Term:
    return multiply(left, scale(right, Fraction(-1)))


def symbols_of(term: Term) -> frozenset[str]:
    return frozenset(s for q, _ in term for s in (q.symbol, q.other) if s)


def numeric(term: Term) -> dict[Quantity, Fraction]:
    """The form with every atom replaced by its value."""
    form: dict[Quantity, Fraction] = {}
    for quantity, coefficient in term:
        if quantity.atom != UNIT:
            coefficient *= atom_value(quantity.atom)
            quantity = quantity._replace(atom=UNIT)
        form[quantity] = form.get(quantity, Fraction(0)) + coefficient
    return form


def rename_term(term: Term, name: Callable[[str], str]) -> Term:
    form: dict[Quantity, Fraction] = {}
    for q, c in term:
        renamed = rename_quantity(q, name(q.symbol), name(q.other) if q.other else "")
        if renamed is not None:
            form[renamed] = form.get(renamed, Fraction(0)) + c
    return make_term(form)


def rename_quantity(q: Quantity, symbol: str, other: str) -> Quantity | None:
    """Under new names; n^n has a level of its own and C(n, n) is constant (None)."""
    if other and symbol == other:
        return None if q.level == Level.BINOMIAL else Quantity(Level.SELF_POWER, symbol)
    return q._replace(symbol=symbol, other=other)


@lru_cache(maxsize=REMEMBERED)
def plainly_below(left: Term, right: Term) -> bool:
    """left = O(right) for all sizes, seen symbol by symbol from the leading quantity alone.

    A product of one-symbol factors, each bounded away from 0, is bounded away from 0.
    """
    if left == right:
        return True
    leading: dict[str, tuple[Level, Fraction]] = {}
    for quantity, coefficient in numeric(divide(right, left)).items():
        if quantity.level in PAIRS:
            if coefficient < 0:
                return False
        elif coefficient:
            best = leading.get(quantity.symbol)
            if best is None or quantity.level < best[0]:
                leading[quantity.symbol] = (quantity.level, coefficient)
    return all(coefficient > 0 for _, coefficient in leading.values())


def growing(term: Term) -> frozenset[str]:
    """Symbols that only multiply the term: it is unbounded when one of them alone grows."""
    found = {q.symbol for q, c in term if c.numerator > 0}
    return frozenset(found - {q.symbol for q, c in term if c.numerator < 0})


def covered_plainly(term: Term, others: Iterable[Term]) -> bool:
    """Whether one of the others plainly bounds the term.

    A symbol that only multiplies the term has to occur there: most candidates fail this test.
    """
    needed = growing(term)
    return any(
        (not needed or needed <= symbols_of(other)) and plainly_below(term, other)
        for other in others
    )
