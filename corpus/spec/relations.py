"""Relations as written in a spec: `m <= n^2`, `k <= 26`, `k constant`, `sum n <= 2e5`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from complexity.growth import Relation
from corpus.grammar.expressions import ExpressionError, parse_decimal, parse_integer

FORMS = "`m <= n^2`, `m <= 2 n`, `k <= 26`, `k constant` or `sum n <= 2e5`"

_NAME = r"(?:[A-Za-z_]\w*|\|\w+\|)"
_CONSTANT = re.compile(rf"(?P<left>{_NAME})\s+(?:is\s+)?constant")
_SUM = re.compile(rf"sum\s+(?P<left>{_NAME})\s*(?:<=|≤)\s*(?P<bound>\S+)")
_BOUND = re.compile(
    rf"(?P<left>{_NAME})\s*(?:<=|≤)\s*"
    rf"(?:(?P<factor>\d[\w.]*)\s*\*?\s*)?"
    rf"(?:(?P<right>{_NAME})(?:\s*(?:\^|\*\*)\s*\(?(?P<power>[\d./]+)\)?)?)?"
)


@dataclass(frozen=True, slots=True)
class SumBound:
    """The symbol's total over the tests of one file has this bound."""

    symbol: str
    bound: int

    def __str__(self) -> str:
        return f"sum {self.symbol} <= {self.bound}"


def parse_relation(text: str) -> Relation | SumBound:
    """Raises ValueError with the forms that are understood."""
    stripped = text.strip()
    try:
        if match := _CONSTANT.fullmatch(stripped):
            return Relation.constant(match["left"])
        if match := _SUM.fullmatch(stripped):
            return SumBound(match["left"], parse_integer(match["bound"]))
        if match := _BOUND.fullmatch(stripped):
            return _bound(match)
    except (ExpressionError, ZeroDivisionError):
        raise ValueError(f"a relation such as {FORMS}") from None
    raise ValueError(f"a relation such as {FORMS}")


def _bound(match: re.Match[str]) -> Relation:
    factor = Fraction(parse_decimal(match["factor"])) if match["factor"] else Fraction(1)
    if match["right"] is None:
        if not match["factor"]:
            raise ValueError(f"a relation such as {FORMS}")
        return Relation.constant(match["left"])
    power = Fraction(match["power"]) if match["power"] else Fraction(1)
    return Relation(match["left"], match["right"], power, factor)


def relation_symbols(relation: Relation | SumBound) -> set[str]:
    if isinstance(relation, SumBound):
        return {relation.symbol}
    return {relation.left} | ({relation.right} if relation.right else set())
