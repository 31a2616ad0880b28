"""What Layer 1 hands on: costs with their proof, holes and assumptions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from complexity.growth import Growth, GrowthClass, time_class


class StepKind(StrEnum):
    """What a reason rests on."""

    LOOP = "loop"  # a trip count
    AMORTIZED = "amortized"  # a bound on all executions together
    LIBRARY = "library"  # a row of the library table
    HIDDEN = "hidden"  # a copy or scan that the source does not spell out
    RECURRENCE = "recurrence"
    LEMMA = "lemma"  # a bound that an algorithm found in the source brings along
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ProofStep:
    """What a line costs in total each time control gets to it, and why."""

    line: int
    cost: str
    reason: str


@dataclass(frozen=True, slots=True)
class Opaque:
    """A place that could not be analysed: its symbol, line, reason, and what would settle it."""

    symbol: str
    line: int
    reason: str
    settle: str


@dataclass(frozen=True, slots=True)
class Cost:
    """A proved upper bound, which may contain holes, and a lower bound of the worst case."""

    upper: Growth
    lower: Growth | None = None
    holes: tuple[Opaque, ...] = ()
    assumes: frozenset[str] = frozenset()
    steps: tuple[ProofStep, ...] = ()

    @property
    def growth_class(self) -> GrowthClass:
        return time_class(self.upper)

    @property
    def known(self) -> bool:
        return not self.upper.holes


@dataclass(frozen=True, slots=True)
class StaticReport:
    """Time and space of one program, in symbols that the legend explains.

    `space` is what the program allocates itself; `space_total` adds arguments and result
    (counting conventions, 2). `lost_at` is the line where the reads left the task's grammar.
    """

    language: str
    time: Cost
    space: Cost
    space_total: Cost
    symbols: tuple[tuple[str, str], ...] = ()
    lost_at: int = 0
    entry: str = ""
    placeholders: tuple[Opaque, ...] = ()
    """Every unknown cost that the figures or the steps speak of."""

    @property
    def unknown(self) -> tuple[Opaque, ...]:
        return tuple(dict.fromkeys((*self.time.holes, *self.space.holes)))
