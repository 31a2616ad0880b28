"""Refusals: sizes s = N^p (or constant) along which f outgrows g, found by trying a few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from complexity.growth.arms import Arms
from complexity.growth.relations import Relation
from complexity.growth.system import Point
from complexity.growth.terms import Level, Quantity, Term, numeric

Powers = Mapping[str, Fraction]
"""Exponent p of each symbol s = N^p; 0 stands for a constant."""

_GRID = (Fraction(1), Fraction(0), Fraction(2), Fraction(1, 2))
_SMALL_GRID = (Fraction(1), Fraction(0))
_GRID_SYMBOLS = 4
_SMALL_GRID_SYMBOLS = 8

_Slot = tuple[Fraction, int]
"""Exponent of N and of log N in the logarithm of a term: N^p log N is (p, 1)."""


def find_witness(
    f: Arms, g: Arms, relations: Sequence[Relation], symbols: Sequence[str], points: Iterable[Point]
) -> Powers | None:
    """Sizes that satisfy the relations and make f/g unbounded; candidates from `points` first."""
    for powers in _candidates(symbols, points):
        if any(powers.values()) and _holds(relations, powers) and _outgrows(f, g, powers):
            return powers
    return None


def _candidates(symbols: Sequence[str], points: Iterable[Point]) -> Iterator[Powers]:
    for point in points:
        for level in (Level.POWER, Level.EXPONENTIAL):
            values = [point.get(Quantity(level, s), Fraction(0)) for s in symbols]
            top = max(values, default=Fraction(0))
            if top:
                ratios = ((v / top).limit_denominator(8) for v in values)
                yield dict(zip(symbols, ratios, strict=True))
    if len(symbols) <= _SMALL_GRID_SYMBOLS:
        grid = _GRID if len(symbols) <= _GRID_SYMBOLS else _SMALL_GRID
        for choice in product(grid, repeat=len(symbols)):
            yield dict(zip(symbols, choice, strict=True))


def _holds(relations: Iterable[Relation], powers: Powers) -> bool:
    for r in relations:
        left = powers[r.left]
        bound = Fraction(0) if r.right is None else powers[r.right] * Fraction(r.power)
        if left > bound or (left == bound and r.coefficient < 1):
            return False
    return True


def _outgrows(f: Arms, g: Arms, powers: Powers) -> bool:
    images = {t: _image(t, powers) for arms in (f, g) for arm in arms for t in arm}
    slots = sorted({s for image in images.values() if image for s in image}, reverse=True)
    keys: dict[Term, tuple[Fraction, ...]] = {}
    for term, image in images.items():
        if image is None:
            return False
        keys[term] = tuple(image.get(slot, Fraction(0)) for slot in slots)
    return _size(f, keys) > _size(g, keys)


def _size(arms: Arms, keys: Mapping[Term, tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    return min(max(keys[term] for term in arm) for arm in arms)


def _image(term: Term, powers: Powers) -> dict[_Slot, Fraction] | None:
    """The term's logarithm by descending slot; None where it has no such form.

    The levels below exponentials use slots with p = 0 (power of N) and below.
    """
    image: dict[_Slot, Fraction] = {}
    for quantity, coefficient in numeric(term).items():
        slot = _slot(quantity, powers)
        if slot is None:
            return None
        place, factor = slot
        if factor:
            image[place] = image.get(place, Fraction(0)) + coefficient * factor
    return image


_ZERO = ((Fraction(0), 0), Fraction(0))
_LOW = {Level.LOG: -1, Level.LOGLOG: -2, Level.ALPHA: -3}


def _slot(q: Quantity, powers: Powers) -> tuple[_Slot, Fraction] | None:
    if q.other:
        return _pair_slot(q, powers)
    p = powers[q.symbol]
    if p == 0:
        return _ZERO
    match q.level:
        case Level.SELF_POWER:
            return (p, 1), p
        case Level.EXPONENTIAL:
            return (p, 0), Fraction(1)
        case Level.POWER:
            return (Fraction(0), 0), p
        case _:
            return (Fraction(_LOW[q.level]), 0), Fraction(1)


def _pair_slot(q: Quantity, powers: Powers) -> tuple[_Slot, Fraction] | None:
    """k^n and C(n, k); constants among their symbols count as 2."""
    first, second = powers[q.symbol], powers[q.other]
    if q.level == Level.PAIR_POWER:
        if first == 0:
            return _ZERO if second == 0 else ((second, 0), Fraction(1))
        if second == 0:
            return (Fraction(0), 0), 2 * first
        return (second, 1), first
    if second == 0:
        return (Fraction(0), 0), 2 * first
    if second < first:
        return (second, 1), first - second
    return None
