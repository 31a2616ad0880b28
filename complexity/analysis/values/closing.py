"""After a loop: values that name its counter, bounded by the counter's ends."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import ONE, ZERO, Poly
from complexity.analysis.values.state import State
from complexity.growth import Growth, settle


def closed_counter(
    state: State, counter: str, lowest: Num, highest: Num, before: State | None = None
) -> None:
    """Replace a finished loop's counter by its bounds in everything that is known.

    What was the same `before` the loop cannot name its counter.
    """
    old = {} if before is None else before.heap
    for key, value in state.variables.items():
        if isinstance(value, Num) and value.mentions(counter):
            state.variables[key] = without_counter(value, counter, lowest, highest)
    for id_, obj in state.heap.items():
        if old.get(id_) is obj:
            continue
        touched = obj.length.mentions(counter) or (
            obj.total is not None and obj.total.mentions(counter)
        )
        element = obj.element
        if isinstance(element, Num) and element.mentions(counter):
            element = without_counter(element, counter, lowest, highest)
        if touched or element is not obj.element:
            total = obj.total
            if total is not None:
                total = without_counter(total, counter, lowest, highest)
            length = without_counter(obj.length, counter, lowest, highest)
            state.heap[id_] = replace(obj, length=length, total=total, element=element)


def without_counter(value: Num, counter: str, lowest: Num, highest: Num) -> Num:
    if not value.mentions(counter):
        return value
    upper = _replaced(value.upper, counter, lowest, highest, rising=True)
    lower = _replaced(value.lower, counter, lowest, highest, rising=False)
    size = value.size
    if size is not None and counter in size.symbols:
        top = highest.magnitude()
        size = None if top is None else settle(size, counter, top)
    digits = value.digits
    if digits is not None and counter in digits.symbols:
        digits = settle(digits, counter, highest.magnitude() or Growth.symbol(counter))
    return Num(upper, lower, size, value.kind, digits)


def _replaced(
    forms: tuple[Poly, ...], counter: str, lowest: Num, highest: Num, rising: bool
) -> tuple[Poly, ...]:
    """Each form with the counter at the end that keeps it a bound."""
    kept: list[Poly] = []
    for form in forms:
        total = ZERO
        for monomial, coefficient in form.terms:
            term = Poly(((monomial, coefficient),))
            exponent = dict(monomial).get(counter)
            if exponent is None:
                total = total + term
                continue
            bound = _end(term, counter, exponent, coefficient, lowest, highest, rising)
            if bound is None:
                break
            total = total + bound
        else:
            kept.append(total)
    return tuple(dict.fromkeys(kept))


def _end(
    term: Poly,
    counter: str,
    exponent: Fraction,
    coefficient: Fraction,
    lowest: Num,
    highest: Num,
    rising: bool,
) -> Poly | None:
    """The term with the counter at one end; counters are at least 0, divisors at least 1."""
    at_top = ((coefficient > 0) == (exponent > 0)) == rising
    for end in highest.upper if at_top else lowest.lower:
        replaced = term.replaced(counter, end)
        if replaced is not None:
            return replaced
    if exponent < 0 and not at_top:
        return term.replaced(counter, ONE)
    vanishes = (coefficient < 0) == rising
    return ZERO if vanishes else None
