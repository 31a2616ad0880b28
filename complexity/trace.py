"""An explanation of a static report: what every line, function and container contributes."""

from __future__ import annotations

from dataclasses import dataclass

from complexity.growth import Growth
from complexity.report import Opaque, StaticReport, StepKind


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a line costs what it does.

    `cost` is what it adds to one execution; for a loop, the number of rounds; for a recurrence,
    its solution.
    """

    kind: StepKind
    cost: Growth
    text: str


@dataclass(frozen=True, slots=True)
class LineCost:
    """A line: cost of its dearest execution, number of executions, and cost of all of them.

    `runs` is None for a line whose executions are counted elsewhere. `total` may be less than
    the product: then a reason says why (a size that changes, an amortized bound).
    """

    line: int
    each: Growth
    runs: Growth | None
    total: Growth
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class FunctionCost:
    """A function: number of calls from outside, dearest call, all calls; `lower` holds for each.

    `calls` is None for a function that is never walked.
    """

    name: str
    line: int
    calls: Growth | None
    each: Growth
    total: Growth
    space: Growth
    lower: Growth


@dataclass(frozen=True, slots=True)
class Allocation:
    """Memory of the program's own: where it is taken, how much, what for."""

    line: int
    size: Growth
    what: str


@dataclass(frozen=True, slots=True)
class AssumptionUse:
    """Where an assumption is used, and the figures without it (None where they cannot differ)."""

    name: str
    lines: tuple[int, ...]
    time_without: Growth | None = None
    space_without: Growth | None = None


@dataclass(frozen=True, slots=True)
class Trace:
    """One entry point: its report and all that adds up to it, in the report's symbols.

    `decisive` are the lines whose total reaches a term of the time.
    """

    report: StaticReport
    lines: tuple[LineCost, ...]
    functions: tuple[FunctionCost, ...]
    memory: tuple[Allocation, ...]
    decisive: tuple[int, ...]
    assumptions: tuple[AssumptionUse, ...]
    symbols: tuple[tuple[str, str], ...]
    unknown: tuple[Opaque, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """The costliest entry point first; a program with code to run has one."""

    traces: tuple[Trace, ...]

    @property
    def report(self) -> StaticReport:
        return self.traces[0].report
