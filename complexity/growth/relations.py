"""What is known between sizes: left <= coefficient * right^power."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from complexity.growth.errors import GrowthDomainError


@dataclass(frozen=True, slots=True)
class Relation:
    """`left <= coefficient * right^power`; with `right` None, `left` is bounded by a constant."""

    left: str
    right: str | None
    power: Fraction | int = 1
    coefficient: Fraction | int = 1

    def __post_init__(self) -> None:
        if self.power <= 0 or self.coefficient <= 0:
            raise GrowthDomainError(
                f"relation on {self.left!r}: power {self.power} and coefficient "
                f"{self.coefficient} must be positive; leave the relation out instead"
            )

    @classmethod
    def constant(cls, symbol: str) -> Relation:
        return cls(symbol, None)

    def __str__(self) -> str:
        if self.right is None:
            return f"{self.left} is constant"
        factor = "" if self.coefficient == 1 else f"{self.coefficient} "
        exponent = "" if self.power == 1 else f"^{_exponent(self.power)}"
        return f"{self.left} <= {factor}{self.right}{exponent}"


def constants(relations: Iterable[Relation]) -> frozenset[str]:
    """Symbols that the relations bound by constants, also through others."""
    known = frozenset(r.left for r in relations if r.right is None)
    while True:
        more = known | {r.left for r in relations if r.right in known}
        if more == known:
            return known
        known = more


def _exponent(power: Fraction | int) -> str:
    return str(power) if Fraction(power).denominator == 1 else f"({power})"
