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
    """What a letter of a granted bound stands for: so much of a container of the program."""

    letter: str
    of: Expr
    extent: Extent = Extent.LENGTH


@dataclass(frozen=True, slots=True)
class Granted:
    """A bound for the loop or recursive function at `at`, over the letters of `quantities`.

    `rounds` are rounds of the loop each time control gets to it, or activations for one call from
    outside, `depth` those that are nested. `time` is what all of them cost together; None where
    each round is still to be priced. `distinct` names a parameter that is another in each
    activation.
    """

    at: Span
    rounds: Growth
    reason: str
    quantities: tuple[Quantity, ...] = ()
    time: Growth | None = None
    depth: Growth | None = None
    distinct: str = ""
