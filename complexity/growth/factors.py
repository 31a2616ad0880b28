"""One product as text: exponentials first, then powers by symbol, then logarithms and α."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd, lcm

from complexity.growth.irrational import EULER, UNIT
from complexity.growth.terms import LATE, Level, Term

_FIRST = ("n", "m", "q", "k", "V", "E")
_LARGEST_BASE = 10_000

_Parts = dict[str, Fraction]


def symbol_rank(symbol: str) -> tuple[int, str]:
    """Usual sizes first (n, m, q, k, V, E), the others by name."""
    return (_FIRST.index(symbol) if symbol in _FIRST else len(_FIRST), symbol)


def product_text(term: Term) -> str:
    """`n^2 log n / m`; the constant is `1`."""
    above = _factors(term)
    below = _factors(tuple((q, -c) for q, c in term))
    if not below:
        return " ".join(above) or "1"
    divisor = below[0] if len(below) == 1 else f"({' '.join(below)})"
    return f"{' '.join(above) or '1'} / {divisor}"


def exponent_text(parts: Mapping[str, Fraction]) -> str:
    """`2`, `2.5`, `(1/3)`, `(log2 7)`: as it stands behind `^`."""
    if set(parts) <= {UNIT}:
        number = parts.get(UNIT, Fraction(0))
        text = number_text(number)
        return f"({text})" if "/" in text or number < 0 else text
    pieces: list[str] = []
    for atom, coefficient in sorted(parts.items()):
        name = "" if atom == UNIT else atom if atom.startswith("log") else f"log2 {atom}"
        factor = number_text(coefficient)
        if not name:
            pieces.append(factor)
        else:
            pieces.append(name if coefficient == 1 else f"{factor} {name}")
    return f"({' + '.join(pieces)})"


def number_text(number: Fraction) -> str:
    """A decimal where it is short and exact, else a fraction."""
    if number.denominator == 1:
        return str(number.numerator)
    if 1000 % number.denominator == 0:
        return f"{float(number):.3f}".rstrip("0")
    return str(number)


def _factors(term: Term) -> list[str]:
    """The factors with a positive exponent."""
    grouped: dict[tuple[Level, str, str], _Parts] = {}
    for q, c in term:
        grouped.setdefault((q.level, q.symbol, q.other), {})[q.atom] = c
    names = sorted({(symbol, other) for _, symbol, other in grouped}, key=_name_rank)
    big: list[str] = []
    middle: list[str] = []
    roots: list[str] = []
    late: list[str] = []
    for symbol, other in names:
        parts = {level: grouped.get((level, symbol, other), {}) for level in Level}
        if other:
            big += _pair_factors(parts, symbol, other)
            continue
        big += _exponential_factors(parts[Level.SELF_POWER], parts[Level.EXPONENTIAL], symbol)
        for text in _power_factors(parts[Level.POWER], symbol):
            (roots if text.startswith("sqrt ") else middle).append(text)
        for level in LATE:
            late += _late_factors(level, parts[level], symbol)
    return big + middle + roots + late


def _name_rank(names: tuple[str, str]) -> tuple[tuple[int, str], str]:
    return symbol_rank(names[0]), names[1]


def _positive(parts: _Parts) -> bool:
    """The sign of an exponent, read from its first part: both signs never print."""
    return bool(parts) and parts[min(parts)] > 0


def _pair_factors(parts: Mapping[Level, _Parts], symbol: str, other: str) -> list[str]:
    texts = []
    power, binomial = parts[Level.PAIR_POWER], parts[Level.BINOMIAL]
    if _positive(power):
        c = power[UNIT]
        texts.append(f"{symbol}^{other}" if c == 1 else f"{symbol}^({_multiple(c, other)})")
    if _positive(binomial):
        text = f"C({symbol}, {other})"
        texts.append(text if binomial == {UNIT: 1} else f"{text}^{exponent_text(binomial)}")
    return texts


def _exponential_factors(self_power: _Parts, exponential: _Parts, symbol: str) -> list[str]:
    """n!, n^n and b^n out of the coefficients of n log n and n."""
    texts = []
    selfs = self_power.get(UNIT, Fraction(0))
    euler = exponential.get(EULER, Fraction(0))
    factorials = min(selfs, -euler) if selfs > 0 > euler else Fraction(0)
    if factorials:
        texts.append(f"{symbol}!" + ("" if factorials == 1 else f"^{_plain(factorials)}"))
    if selfs < 0 < euler:  # a factorial below the line: its e^n is not a factor here
        euler -= min(-selfs, euler)
    else:
        euler += factorials
    if selfs > factorials:
        rest = selfs - factorials
        texts.append(f"{symbol}^{symbol}" if rest == 1 else f"{symbol}^({_multiple(rest, symbol)})")
    if euler > 0:
        texts.append(f"exp({_multiple(euler, symbol)})")
    rational = {a: c for a, c in exponential.items() if a != EULER}
    if rational:
        texts += _base_factor(rational, symbol)
    return texts


def _base_factor(parts: _Parts, symbol: str) -> list[str]:
    """b^n from log2 b; nothing where b < 1 (it stands below the line)."""
    unit = Fraction(
        gcd(*(c.numerator for c in parts.values())), lcm(*(c.denominator for c in parts.values()))
    )
    base = Fraction(1)
    for atom, c in parts.items():
        base *= Fraction(2 if atom == UNIT else int(atom)) ** int(c / unit)
    if base < 1:
        return []
    if unit.denominator == 1 and base**unit.numerator <= _LARGEST_BASE:
        base, unit = base**unit.numerator, Fraction(1)
    text = number_text(base)
    if "/" in text:
        text = f"({text})"
    return [f"{text}^{symbol}" if unit == 1 else f"{text}^({_multiple(unit, symbol)})"]


def _power_factors(parts: _Parts, symbol: str) -> list[str]:
    if not _positive(parts):
        return []
    if parts == {UNIT: Fraction(1, 2)}:
        return [f"sqrt {symbol}"]
    if parts == {UNIT: Fraction(3, 2)}:
        return [symbol, f"sqrt {symbol}"]
    return [symbol if parts == {UNIT: 1} else f"{symbol}^{exponent_text(parts)}"]


def _late_factors(level: Level, parts: _Parts, symbol: str) -> list[str]:
    if not _positive(parts):
        return []
    one = parts == {UNIT: 1}
    power = "" if one else f"^{exponent_text(parts)}"
    match level:
        case Level.LOG:
            return [f"log{power} {symbol}"]
        case Level.LOGLOG:
            return [f"log log {symbol}" if one else f"(log log {symbol}){power}"]
        case _:
            return [f"α({symbol}){power}"]


def _multiple(coefficient: Fraction, symbol: str) -> str:
    """`n`, `2 n`, `n/2`, `3 n/2`."""
    above = "" if coefficient.numerator == 1 else f"{coefficient.numerator} "
    below = "" if coefficient.denominator == 1 else f"/{coefficient.denominator}"
    return f"{above}{symbol}{below}"


def _plain(number: Fraction) -> str:
    return exponent_text({UNIT: number})
