"""Operators on abstract numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from complexity.analysis.values.abstract import (
    BOOL,
    Num,
    add,
    divide,
    join_numbers,
    logarithm,
    multiply,
    negate,
    remainder,
    subtract,
)
from complexity.analysis.values.poly import MOST_DIGITS, ONE, ZERO, Poly
from complexity.growth import Growth, GrowthError, exponential, log, minimum
from complexity.model import Kind


def binary(op: str, left: Num, right: Num) -> Num:
    """The value of `left op right`."""
    result = _binary(op, left, right)
    if left.digits is None and right.digits is None:
        return result
    return replace(result, digits=_digits(op, left, right))


def bits_of(value: Num) -> Growth:
    """Binary digits: as known, of a power with a growing exponent, else those of a word."""
    if value.digits is not None:
        return value.digits
    size = None if value.upper else value.size
    return Growth.constant() if size is None else log(size)


def _digits(op: str, left: Num, right: Num) -> Growth | None:
    """Digits of a result, one operand of which is longer than a word."""
    match op:
        case "+" | "-" | "*" | "|" | "^":
            return bits_of(left) + bits_of(right)
        case "<<":
            return bits_of(left) + (right.magnitude() or Growth.constant())
        case "**":
            return bits_of(left) * (right.magnitude() or Growth.constant())
        case "//" | ">>":
            return left.digits
        case "&":
            return minimum(bits_of(left), bits_of(right))
        case "%":
            return right.digits
        case _:
            return None


def _binary(op: str, left: Num, right: Num) -> Num:
    match op:
        case "+":
            return add(left, right)
        case "-":
            return subtract(left, right)
        case "*":
            return multiply(left, right)
        case "/":
            return divide(left, right, Kind.FLOAT)
        case "//":
            return _folded(left, right) or divide(left, right)
        case "%":
            return remainder(left, right)
        case "**":
            return power(left, right)
        case "<<":
            return multiply(left, power(Num.constant(2), right))
        case ">>":
            return divide(left, power(Num.constant(2), right))
        case "&":
            return _masked(left, right)
        case "|" | "^":
            return Num(size=_sum(left, right), lower=(ZERO,))
        case _:
            return Num()


def _folded(left: Num, right: Num) -> Num | None:
    a, b = left.value, right.value
    return Num.constant(a // b) if a is not None and b else None


def _sum(left: Num, right: Num) -> Growth | None:
    a, b = left.magnitude(), right.magnitude()
    return None if a is None or b is None else a + b


def _masked(left: Num, right: Num) -> Num:
    """`x & y` is at most either of them when they are not negative."""
    bounds = tuple(p for v in (left, right) if v.not_negative for p in v.upper)
    size = left.magnitude() or right.magnitude()
    return Num(bounds[:2], (ZERO,), None if bounds else size)


def power(base: Num, exponent: Num) -> Num:
    """`base ** exponent`: a form for a constant exponent, else an exponential size."""
    e, b = exponent.value, base.value
    if e is not None and b is not None and e.denominator == 1:
        return _constant_power(b, int(e))
    if e is not None and base.form is not None:
        return _raised(base.form, e)
    if b is not None and b > 1 and (size := exponent.magnitude()) is not None:
        return Num((), (ONE,), _exponential(b, exponent, size))
    if e is not None and e > 0 and base.not_negative and (size := base.magnitude()) is not None:
        return Num((), (ZERO,), size**e)
    return Num((), (ZERO,) if base.not_negative else (), None)


def _constant_power(base: Fraction, exponent: int) -> Num:
    """Exact unless the number is too long to write down; then nothing is known of it."""
    digits = max(base.numerator.bit_length(), base.denominator.bit_length())
    if (not base and exponent < 0) or (abs(base) != 1 and digits * abs(exponent) > MOST_DIGITS):
        return Num()
    return Num.constant(base ** (exponent if abs(base) != 1 else exponent % 2))


def _raised(form: Poly, exponent: Fraction) -> Num:
    single = form.single()
    if single is not None and single[1] > 0:
        monomial = tuple((s, p * exponent) for s, p in single[0])
        return Num.exact(Poly(((monomial, Fraction(1)),)) if monomial else ONE)
    if exponent.denominator == 1 and 0 <= exponent <= 4:
        result = ONE
        for _ in range(int(exponent)):
            result = result * form
        return Num.exact(result)
    return Num.sized(form.growth() ** exponent if exponent > 0 else None)


def _exponential(base: Fraction, exponent: Num, size: Growth) -> Growth | None:
    """base^exponent; 2^(log n) is n."""
    for symbol in sorted(size.symbols):
        if size == log(Growth.symbol(symbol)):
            return Growth.symbol(symbol)
    try:
        form = exponent.form
        if form is not None and all(len(m) <= 1 for m, _ in form.terms):
            linear = {m[0][0]: c for m, c in form.terms if m and m[0][1] == 1}
            if len(linear) == len([m for m, _ in form.terms if m]):
                positive = {s: c for s, c in linear.items() if c > 0}
                return exponential(base, positive) if positive else Growth.constant()
        return exponential(base, size)
    except GrowthError:
        return None


def unary(op: str, operand: Num) -> Num:
    match op:
        case "-":
            return negate(operand)
        case "not":
            return BOOL
        case "~":
            return subtract(negate(operand), Num.constant(1))
        case _:
            return operand


def scalar_function(op: str, args: list[Num]) -> Num:
    """Results of library functions of numbers."""
    first = args[0] if args else Num()
    match op:
        case "sqrt" | "isqrt":
            kind = Kind.FLOAT if op == "sqrt" else Kind.INT
            if first.form is not None:
                raised = _raised(first.form, Fraction(1, 2))
                return Num(raised.upper, (ZERO,), raised.size, kind)
            size = first.magnitude()
            return Num.sized(None if size is None else size ** Fraction(1, 2), kind)
        case "logarithm":
            size = first.magnitude()
            return Num((), (), None if size is None else log(size), Kind.FLOAT)
        case "rounded":
            upper = tuple(p + ONE for p in first.upper)
            lower = (ZERO,) if first.not_negative else tuple(p - ONE for p in first.lower)
            return Num(upper, lower, first.size)
        case "bit_length" | "popcount":
            return logarithm(first)
        case "abs" | "int" | "float" | "id":
            return first
        case "gcd":  # of zero and x it is x
            joined = join_numbers(args) if args else Num()
            return Num(joined.upper, (ZERO,), joined.size)
        case "pow":
            return power(first, args[1]) if len(args) > 1 else Num()
        case "pow_mod":
            return remainder(Num(), args[2]) if len(args) > 2 else Num()
        case "ord":
            return Num((Poly.constant(255),), (ZERO,))
        case _:
            return Num()
