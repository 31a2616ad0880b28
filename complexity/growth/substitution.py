"""Replacing symbols by growths."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from complexity.growth.arms import (
    CONSTANT,
    Arms,
    inverse_ackermann,
    logarithm,
    normalise,
    of_term,
    power,
    times,
)
from complexity.growth.errors import GrowthDomainError
from complexity.growth.irrational import UNIT
from complexity.growth.terms import Level, Quantity, Term, make_term, rename_quantity


def substitute(arms: Arms, replacement: Mapping[str, Arms]) -> Arms:
    """Every symbol at once; exact for powers and logarithms.

    Under an exponential a symbol, a constant or a sum of symbols can be put, under a factorial
    or in k^n and C(n, k) only a symbol (or, for n^n, a constant).
    """
    result: list[frozenset[Term]] = []
    for arm in arms:
        image: Arms | None = None
        for term in sorted(arm):
            part = _term_image(term, replacement)
            image = part if image is None else normalise(a | b for a in image for b in part)
        result.extend(image or ())
    return normalise(result)


def _term_image(term: Term, replacement: Mapping[str, Arms]) -> Arms:
    image = CONSTANT
    for quantity, coefficient in term:
        if quantity.symbol in replacement or quantity.other in replacement:
            part = _factor_image(quantity, coefficient, replacement)
        else:
            part = of_term(make_term({quantity: coefficient}))
        image = times(image, part)
    return image


def _factor_image(q: Quantity, coefficient: Fraction, replacement: Mapping[str, Arms]) -> Arms:
    match q.level:
        case Level.POWER:
            return _raised(replacement[q.symbol], q, coefficient)
        case Level.LOG:
            return _raised(logarithm(replacement[q.symbol]), q, coefficient)
        case Level.LOGLOG:
            return _raised(logarithm(logarithm(replacement[q.symbol])), q, coefficient)
        case Level.ALPHA:
            return _raised(inverse_ackermann(replacement[q.symbol]), q, coefficient)
        case Level.EXPONENTIAL:
            image = replacement[q.symbol]
            logarithms = _logarithms(image)
            if logarithms:  # 2^(log s) is s
                raised = {q._replace(level=Level.POWER, symbol=s): coefficient for s in logarithms}
                return of_term(make_term(raised))
            names = _linear(image, q)
            return of_term(make_term({q._replace(symbol=s): coefficient for s in names}))
        case _:
            renamed = [_one_symbol(replacement, s, q) for s in (q.symbol, q.other)]
            if q.level == Level.SELF_POWER and not renamed[0]:
                return CONSTANT
            changed = rename_quantity(q, renamed[0], renamed[1])
            return of_term(make_term({changed: coefficient})) if changed else CONSTANT


def _raised(base: Arms, q: Quantity, coefficient: Fraction) -> Arms:
    if q.atom == UNIT:
        return power(base, coefficient)
    if len(base) == 1 and all(q2.atom == UNIT for arm in base for t in arm for q2, _ in t):
        if coefficient < 0 and len(next(iter(base))) > 1:
            raise GrowthDomainError(
                f"cannot divide by a sum raised to an irrational power (of {q.symbol!r}); "
                "substitute a single product"
            )
        return normalise(
            {make_term({k._replace(atom=q.atom): c * coefficient for k, c in t}) for t in arm}
            for arm in base
        )
    raise GrowthDomainError(
        f"cannot put a minimum or an irrational power under the irrational power of {q.symbol!r}; "
        "substitute a sum of products with rational exponents"
    )


def _logarithms(image: Arms) -> list[str]:
    """Symbols of a sum of binary logarithms; none for any other growth."""
    if len(image) != 1:
        return []
    (arm,) = image
    terms = [t for t in arm if t]
    if any(len(t) != 1 or t[0][0].level is not Level.LOG or t[0][1] != 1 for t in terms):
        return []
    return [t[0][0].symbol for t in terms]


def _linear(image: Arms, q: Quantity) -> list[str]:
    """Symbols of a sum of symbols; none for a constant."""
    if len(image) == 1:
        (arm,) = image
        names = [t[0][0].symbol for t in arm if _is_symbol(t)]
        if len(names) == len(arm - {()}):
            return names
    raise GrowthDomainError(
        f"cannot put this growth for {q.symbol!r} in an exponent; "
        "substitute a symbol, a constant or a sum of symbols"
    )


def _one_symbol(replacement: Mapping[str, Arms], symbol: str, q: Quantity) -> str:
    if symbol not in replacement:
        return symbol
    names = _linear(replacement[symbol], q)
    if len(names) == 1 or (not names and q.level == Level.SELF_POWER):
        return names[0] if names else ""
    raise GrowthDomainError(
        f"cannot put this growth for {symbol!r} under a factorial, k^n or C(n, k); "
        "substitute a single symbol"
    )


def _is_symbol(term: Term) -> bool:
    return len(term) == 1 and term[0] == (Quantity(Level.POWER, term[0][0].symbol), Fraction(1))
