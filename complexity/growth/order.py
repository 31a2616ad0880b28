"""The three-valued order f = O(g) under declared relations between the sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise, permutations, product
from math import prod

from complexity.growth.arms import Arm, Arms, drop_constants, symbols
from complexity.growth.relations import Relation, constants
from complexity.growth.system import Point, counterexample
from complexity.growth.terms import covered_plainly
from complexity.growth.witness import Powers, find_witness

_CASE_SYMBOLS = 4
_MAX_CHOICES = 64


@dataclass(frozen=True, slots=True)
class Yes:
    """f = O(g) is proved for all sizes that satisfy the relations."""

    def __str__(self) -> str:
        return "yes"


@dataclass(frozen=True, slots=True)
class No:
    """f = O(g) is refuted: along s = N^power for each (s, power) of `witness` f/g is unbounded.

    Power 0 is a constant.
    """

    witness: tuple[tuple[str, Fraction], ...]

    def __str__(self) -> str:
        return self.describe()

    def describe(self) -> str:
        """The sizes in words, relative to the first growing one: "m = n, k = 1"."""
        growing = [(s, p) for s, p in self.witness if p]
        lead, unit = min(growing, key=lambda pair: (pair[0] != "n", pair[1]))
        parts = [] if len(growing) > 1 else [f"{lead} grows"]
        parts += [_relative(s, p / unit, lead) for s, p in growing if s != lead]
        parts += [f"{s} = 1" for s, p in self.witness if not p]
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class Incomparable:
    """Neither a proof nor a refutation was found."""

    def __str__(self) -> str:
        return "incomparable"


Comparison = Yes | No | Incomparable


def compare_arms(f: Arms, g: Arms, relations: Sequence[Relation]) -> Comparison:
    fixed = constants(relations)
    f_free, g_free = drop_constants(f, fixed), drop_constants(g, fixed)
    points: list[Point] = []
    if _below(f_free, g_free, relations, points):
        return Yes()
    names = sorted(symbols(f) | symbols(g) | {s for r in relations for s in (r.left, r.right) if s})
    found = find_witness(f_free, g_free, relations, names, points)
    if found is not None:
        return No(_shown(found, symbols(f) | symbols(g), relations))
    free = sorted(symbols(f_free) | symbols(g_free))
    if 2 <= len(free) <= _CASE_SYMBOLS and _below_in_every_order(f_free, g_free, relations, free):
        return Yes()
    return Incomparable()


def _below(f: Arms, g: Arms, relations: Sequence[Relation], points: list[Point]) -> bool:
    """Every arm of g is above the minimum f; counterexamples are added to `points`."""
    ordered = sorted(f, key=sorted)
    return all(_below_arm(ordered, arm, relations, points) for arm in sorted(g, key=sorted))


def _below_arm(
    f: Sequence[Arm], g: Arm, relations: Sequence[Relation], points: list[Point]
) -> bool:
    """The minimum is below one arm: however one term of each arm is chosen, their minimum is."""
    open_terms = [[t for t in sorted(arm) if not covered_plainly(t, g)] for arm in f]
    if prod(map(len, open_terms)) > _MAX_CHOICES:
        open_terms = [min(open_terms, key=len)]
    for choice in product(*open_terms):
        point = counterexample(choice, g, relations)
        if point is not None:
            points.append(point)
            return False
    return True


def _below_in_every_order(
    f: Arms, g: Arms, relations: Sequence[Relation], names: Sequence[str]
) -> bool:
    return all(_below(f, g, [*relations, *case], []) for case in _orders(names))


def _orders(names: Sequence[str]) -> Iterator[list[Relation]]:
    for order in permutations(names):
        yield [Relation(a, b) for a, b in pairwise(order)]


def _shown(
    powers: Powers, named: frozenset[str], relations: Sequence[Relation]
) -> tuple[tuple[str, Fraction], ...]:
    related = {s for r in relations for s in (r.left, r.right) if s}
    return tuple((s, p) for s, p in sorted(powers.items()) if s in named | related)


def _relative(symbol: str, power: Fraction, lead: str) -> str:
    if power == 1:
        return f"{symbol} = {lead}"
    if power == Fraction(1, 2):
        return f"{symbol} = sqrt {lead}"
    exponent = str(power) if power.denominator == 1 else f"({power})"
    return f"{symbol} = {lead}^{exponent}"
