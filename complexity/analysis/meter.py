"""The meter: costs of the code being walked, per round and in total for enclosing loops."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.analysis.values import Num, Value
from complexity.growth import Growth
from complexity.model import Expr

ONE = Growth.constant()


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the proof: what a line costs each time and in total, and why."""

    line: int
    cost: Growth
    reason: str


@dataclass(frozen=True, slots=True)
class SelfCall:
    """A recursive call met while a function's own body is walked.

    `values`, `sizes` (a number, or a container's length) and `exprs` are its arguments by
    parameter, `repeats` the rounds of the loops around it (`times` where they are a number),
    `branches` the arms of the conditions that it stands under.
    """

    values: tuple[Value, ...]
    sizes: tuple[Num | None, ...]
    exprs: tuple[Expr, ...]
    repeats: Growth
    times: int
    branches: tuple[tuple[int, int], ...]
    line: int


@dataclass(slots=True)
class Meter:
    """Accumulates one block.

    `upper` is what one round costs at most, `lower` at least in the worst case. `totals` maps an
    enclosing loop (or 0, the whole activation) to cost that it pays once in total, however often
    the block runs: the amortized part.
    """

    upper: Growth = ONE
    lower: Growth = ONE
    totals: dict[int, Growth] = field(default_factory=dict)
    exits: bool = False

    def spend(self, upper: Growth, lower: Growth = ONE) -> None:
        self.upper = self.upper + upper
        if not self.exits:
            self.lower = self.lower + lower

    def spend_in_total(self, loop: int, cost: Growth) -> None:
        self.totals[loop] = self.totals.get(loop, ONE) + cost

    def absorb(self, other: Meter) -> None:
        """Sequential composition."""
        self.spend(other.upper, other.lower)
        for loop, cost in other.totals.items():
            self.spend_in_total(loop, cost)
        self.exits = self.exits or other.exits
