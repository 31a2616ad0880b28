"""Bounds that somebody else has proved about a region of the program."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from complexity.growth import Growth
from complexity.model import Expr, Span


class Extent(StrEnum):
    """How much of a container counts."""

    LENGTH = "length"
    TOTAL = "all rows together"


@dataclass(frozen=True, slots=True)
class Quantity:
    """What a letter of a granted bound stands for: so much of a container of the program.

    `fixed` is a condition instead: the bound holds only where this is a constant. What is not
    fixed must not be one, for then it hides what varies.
    """

    letter: str
    of: Expr
    extent: Extent = Extent.LENGTH
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class Granted:
    """A bound for the loop or recursive function at `at`, over the letters of `quantities`.

    `rounds` are rounds of the loop each time control gets to it, or activations for one call from
    outside, `depth` those that are nested. `time` is what all of them cost together; None where
    each round is still to be priced. `distinct` names a parameter that is another in each
    activation, `fills` a container that never holds more elements than there are rounds.
    """

    at: Span
    rounds: Growth
    reason: str
    quantities: tuple[Quantity, ...] = ()
    time: Growth | None = None
    depth: Growth | None = None
    distinct: str = ""
    fills: Expr | None = None
