"""`Growth`: an asymptotic size over several symbols, up to constant factors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from complexity.growth import arms as algebra
from complexity.growth.arms import Arms
from complexity.growth.order import Comparison, Yes, compare_arms
from complexity.growth.printer import print_arms
from complexity.growth.relations import Relation
from complexity.growth.substitution import substitute
from complexity.growth.terms import Level, Term, covered_plainly, growing, single, symbols_of


@dataclass(frozen=True, slots=True)
class Growth:
    """A minimum of sums of products of powers, logarithms, exponentials and factorials.

    Values are equal when they denote the same form; `n + n log n` is already `n log n`. A hole
    (an unknown cost) is a symbol whose name starts with "?"; it is taken to be at least 1.
    """

    arms: Arms

    @classmethod
    def constant(cls) -> Growth:
        return cls(algebra.CONSTANT)

    @classmethod
    def symbol(cls, name: str) -> Growth:
        return cls(algebra.of_term(single(Level.POWER, name)))

    def __add__(self, other: Growth) -> Growth:
        return Growth(algebra.add(self.arms, other.arms))

    def __mul__(self, other: Growth) -> Growth:
        return Growth(algebra.times(self.arms, other.arms))

    def __truediv__(self, other: Growth) -> Growth:
        return self * other**-1

    def __pow__(self, exponent: Fraction | int) -> Growth:
        return Growth(algebra.power(self.arms, Fraction(exponent)))

    @property
    def symbols(self) -> frozenset[str]:
        return algebra.symbols(self.arms)

    @property
    def holes(self) -> frozenset[str]:
        return frozenset(s for s in self.symbols if s.startswith("?"))

    @property
    def is_constant(self) -> bool:
        return self.arms == algebra.CONSTANT

    def rename(self, names: Mapping[str, str] | Callable[[str], str]) -> Growth:
        """Symbols under new names; two may become one. Names not in the mapping stay."""
        name = names if callable(names) else lambda s: names.get(s, s)
        return Growth(algebra.rename(self.arms, name))

    def substitute(self, replacement: Mapping[str, Growth]) -> Growth:
        """Symbols replaced by growths, all at once; exact for powers and logarithms.

        Raises GrowthDomainError where an exponential, a factorial, k^n or C(n, k) would get
        more than a symbol, a constant or (for exponentials) a sum of symbols.
        """
        return Growth(substitute(self.arms, {s: g.arms for s, g in replacement.items()}))

    def simplify(self, relations: Sequence[Relation] = ()) -> Growth:
        """The same growth without the terms and arms that the order proves superfluous."""
        reduced = [_without_dominated(sorted(arm), relations) for arm in self.arms]
        kept: list[frozenset[Term]] = []
        for arm in sorted(reduced, key=lambda a: (len(a), sorted(a))):
            value = frozenset([arm])
            if any(_proved(frozenset([other]), value, relations) for other in kept):
                continue
            kept = [other for other in kept if not _proved(value, frozenset([other]), relations)]
            kept.append(arm)
        return Growth(algebra.normalise(kept))

    def __str__(self) -> str:
        return print_arms(self.arms)

    def __repr__(self) -> str:
        return f"<Growth {self}>"


def compare(f: Growth, g: Growth, relations: Sequence[Relation] = ()) -> Comparison:
    """Is f = O(g) under the relations: Yes, No with a witness, or Incomparable."""
    return compare_arms(f.arms, g.arms, relations)


def proves(f: Growth, g: Growth, relations: Sequence[Relation] = ()) -> bool:
    """f = O(g) is proved."""
    return isinstance(compare(f, g, relations), Yes)


def big_o(growth: Growth) -> str:
    return f"O({growth})"


def _without_dominated(terms: list[Term], relations: Sequence[Relation]) -> frozenset[Term]:
    kept = list(terms)
    for term in terms:
        rest = frozenset(t for t in kept if t != term)
        if not (relations or growing(term) <= {s for t in rest for s in symbols_of(t)}):
            continue  # it grows with a symbol that no other term has
        if rest and (
            covered_plainly(term, rest)
            or _proved(frozenset([frozenset([term])]), frozenset([rest]), relations)
        ):
            kept.remove(term)
    return frozenset(kept)


def _proved(f: Arms, g: Arms, relations: Sequence[Relation]) -> bool:
    return isinstance(compare_arms(f, g, relations), Yes)
