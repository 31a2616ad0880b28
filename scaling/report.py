"""What measuring found, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass

from complexity.growth import Growth
from scaling.fit.anchored import Anchored
from scaling.fit.ranking import Ranked
from scaling.fit.regression import Regression
from scaling.outcome import Notice, Outcome


@dataclass(frozen=True, slots=True)
class Point:
    """One size of a sweep, on its worst family.

    ``work`` is the measure that decides: counted steps, else CPU seconds above the baseline.
    ``cpu_seconds`` is the plain program's, above a program that only reads; None where not timed.
    ``memory_bytes`` is the peak that the counting run recorded, if it does; ``counting_seconds``
    its CPU time, start-up included.
    """

    size: int
    sizes: Mapping[str, int]
    family: str
    work: float
    cpu_seconds: float | None = None
    memory_bytes: int | None = None
    counting_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class SweepReport:
    """One sweep: its points in order of size, the fit over them and what it says.

    ``series`` holds the points of every family in question, of which ``points`` are the worst.
    """

    name: str
    points: tuple[Point, ...]
    complete: bool
    fit: Anchored | None
    outcome: Outcome
    series: tuple[tuple[Point, ...], ...] = ()

    @property
    def largest(self) -> int:
        """The largest N that was measured."""
        return max((point.size for point in self.points), default=0)


@dataclass(frozen=True, slots=True)
class AllocationReport:
    """Peak memory in bytes against the space target; ``source`` says how it was measured."""

    points: tuple[Point, ...]
    source: str
    fit: Anchored | None
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Rise:
    """A slope against log N with its 95 % interval."""

    slope: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ForbiddenTest:
    """Whether the worst sweep grows as fast as a forbidden growth: yes, no, or None undecided."""

    growth: Growth
    reached: bool | None
    slope: float
    sweep: str


@dataclass(frozen=True, slots=True)
class ScalingReport:
    """Layer 3's answer.

    ``alpha_hat`` is the measured polynomial exponent with the logarithm's held at the target's;
    for targets beyond polynomials None. ``paper`` is the joint regression, ``paper_passes`` its
    0.15 rule (None when either figure is missing). ``counted`` says whether steps or CPU decided.
    ``ranking`` holds all classes of growth against the joint sweep, best first. ``cpu`` is the
    slope of CPU time against the target beside that of steps; ``agree`` whether the two tell the
    same growth. ``noise_seconds`` is how far CPU times of one run scatter here.
    ``ratio`` is the slope of CPU time over that of the reference, where the two were paired.
    """

    time: Outcome
    allocation: Outcome
    sweeps: tuple[SweepReport, ...]
    memory: AllocationReport | None
    alpha_hat: float | None
    paper: Regression | None
    paper_passes: bool | None
    doubling: tuple[float, ...]
    families: tuple[str, ...]
    counted: bool
    notices: tuple[Notice, ...]
    cpu_seconds: float
    ranking: tuple[Ranked, ...] = ()
    forbidden: tuple[ForbiddenTest, ...] = ()
    cpu: Rise | None = None
    agree: bool | None = None
    noise_seconds: float | None = None
    ratio: Rise | None = None
