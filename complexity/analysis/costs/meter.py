"""The meter: costs of the code being walked, per round and in total for enclosing loops."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.analysis.costs.ledger import Ledger
from complexity.analysis.values.abstract import Num, Value
from complexity.growth import Growth
from complexity.model import Expr
from complexity.report import StepKind

ONE = Growth.constant()
Part = str | Growth
"""Reasons are made of words and growths; growths get their printed names at the end."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the proof: what a line costs each time and in total, and why.

    `at` is the line of the statement that `line` belongs to; `rounds` are those of a loop.
    """

    line: int
    cost: Growth
    kind: StepKind
    reason: tuple[Part, ...]
    at: int
    rounds: Growth | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """Memory that stays taken: how much, and what for."""

    line: int
    size: Growth
    what: str


@dataclass(frozen=True, slots=True)
class SelfCall:
    """A recursive call met while a function's own body is walked.

    `values`, `sizes` (a number, or a container's length) and `exprs` are its arguments by
    parameter, `repeats` the rounds of the loops around it (`times` where they are a number),
    `branches` the arms of the conditions that it stands under, `place` where it stands.
    """

    values: tuple[Value, ...]
    sizes: tuple[Num | None, ...]
    exprs: tuple[Expr, ...]
    repeats: Growth
    times: int
    branches: tuple[tuple[int, int], ...]
    line: int
    place: tuple[object, ...] = ()


@dataclass(slots=True)
class Meter:
    """Accumulates one block.

    `upper` is what one round costs at most, `lower` at least in the worst case. `totals` maps an
    enclosing loop (or 0, the whole activation) to cost that it pays once in total, however often
    the block runs: the amortized part. `lines` and `lines_in_total` tell which lines pay.
    """

    upper: Growth = ONE
    lower: Growth = ONE
    totals: dict[int, Growth] = field(default_factory=dict)
    exits: bool = False
    lines: Ledger = field(default_factory=Ledger)
    lines_in_total: dict[int, Ledger] = field(default_factory=dict)

    def spend(self, upper: Growth, lower: Growth = ONE) -> None:
        self.upper = self.upper + upper
        if not self.exits:
            self.lower = self.lower + lower

    def spend_in_total(self, loop: int, cost: Growth, lines: Ledger) -> None:
        self.totals[loop] = self.totals.get(loop, ONE) + cost
        self.lines_in_total.setdefault(loop, Ledger()).merge(lines)

    def absorb(self, other: Meter) -> None:
        """Sequential composition."""
        self.include(other, other.lower)
        self.exits = self.exits or other.exits

    def include(self, other: Meter, lower: Growth = ONE) -> None:
        """What another part costs at most, and `lower` at least."""
        self.spend(other.upper, lower)
        self.lines.merge(other.lines)
        self.include_totals(other)

    def include_totals(self, other: Meter) -> None:
        for loop, cost in other.totals.items():
            self.spend_in_total(loop, cost, other.lines_in_total.get(loop, Ledger()))
