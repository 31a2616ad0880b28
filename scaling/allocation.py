"""Peak memory against the space target, from whatever measures it best."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from complexity.growth import Growth
from scaling.executor import Failed
from scaling.experiment import Experiment
from scaling.fit.anchored import decide
from scaling.outcome import Caution, Notice, Undecided, Within
from scaling.planner import size_grid, spread_sizes
from scaling.report import AllocationReport, Point
from scaling.samples import COUNT_NOISE, anchor
from scaling.sweeping import Sweeping
from scaling.target import log_value

NOISE_RESIDENT = 1 << 20
RESIDENT_NOISE = 0.03
CLEARLY_MORE = 4 << 20
LAST_SHARE = 0.4
FEWEST = 5
SHARE = 0.75
ALLOWED_BEND = 0.15
"""Containers grow in steps, so memory is fitted over more sizes and may bend more than work."""
VISIBLE = 0.05
SUDDEN = 0.1
"""Growth of a share of the constant part is seen; a tenth of what was due before is sudden."""


@dataclass(frozen=True, slots=True)
class Means:
    """How memory was measured.

    ``steady``: a constant part is there at all times and can be taken off at the smallest size.
    ``floor``: bytes under which nothing is seen, e.g. the buffer of standard input.
    """

    name: str
    noise: float
    steady: bool
    floor: float


RECORDED = Means("heap and stack", COUNT_NOISE, True, 4096.0)
TRACED = Means("traced allocations", COUNT_NOISE, False, 9216.0)
RESIDENT = Means("resident size", RESIDENT_NOISE, False, float(NOISE_RESIDENT))


def measure_allocation(
    experiment: Experiment,
    sweeping: Sweeping,
    resident: Sequence[Point],
    target: Growth,
    budget: float,
) -> AllocationReport:
    """Compare the growth of peak memory with the target.

    A record of the program's own allocations is exact: heap and stack of a counting C++ program,
    traced allocations of Python. Resident size takes the place of a record that cannot be had or
    that is much smaller, for memory that an allocator does not see (global arrays, frames).
    ``budget`` is CPU seconds for the largest traced run.
    """
    recorded = _recorded(experiment, sweeping, budget)
    if recorded is not None and not _misses(recorded, resident):
        return _report(recorded, RECORDED, target)
    traced = _traced(experiment, sweeping, budget)
    if not isinstance(traced, Failed) and not _misses(traced, resident):
        return _report(traced, TRACED, target)
    if len(resident) > 2:
        return _report(tuple(resident), RESIDENT, target)
    if not isinstance(traced, Failed):
        return _report(traced, TRACED, target)
    caution = Caution.BUDGET if traced.slow else Caution.RUN_FAILED
    undecided = Undecided((Notice(caution, traced.reason),))
    return AllocationReport((), TRACED.name, None, undecided)


def _recorded(
    experiment: Experiment, sweeping: Sweeping, budget: float
) -> tuple[Point, ...] | None:
    """What counting runs recorded; None when they record no memory."""
    found = []
    for point in _spread(sweeping):
        if not experiment.counting:
            return None
        counted = experiment.work(point.sizes, point.family, budget)
        if isinstance(counted, Failed):
            continue
        if counted.memory_bytes is None:
            return None
        found.append(replace(point, work=float(counted.memory_bytes)))
    return tuple(found)


def _spread(sweeping: Sweeping) -> list[Point]:
    """The sweep's points where they are spaced geometrically, else such points below its top."""
    points = sorted(sweeping.points, key=lambda p: p.size)
    if not points or points[-1].size > 2 * points[len(points) // 2].size:
        return points
    sweep, top = sweeping.sweep, points[-1]
    sizes = spread_sizes(size_grid(sweep.smallest, top.size), top.size)
    return [replace(top, size=size, sizes=sweep.at(size)) for size in sizes]


def _misses(points: Sequence[Point], resident: Sequence[Point]) -> bool:
    """Whether resident size shows much more than the record does at the same size."""
    record = {point.size: point.work for point in points}
    return any(
        point.work > 2 * record[point.size] + CLEARLY_MORE
        for point in resident
        if point.size in record
    )


def _traced(
    experiment: Experiment, sweeping: Sweeping, budget: float
) -> tuple[Point, ...] | Failed:
    """Trace from small sizes on, until a run costs a good part of the budget."""
    found: list[Point] = []
    for point in _spread(sweeping):
        result = experiment.traced(point.sizes, point.family, budget)
        if isinstance(result, Failed):
            if result.slow and len(found) >= FEWEST:
                break
            return result
        found.append(replace(point, work=float(max(1, result.memory_bytes))))
        if result.cpu_seconds > LAST_SHARE * budget and len(found) >= FEWEST:
            break
    return tuple(found)


def _report(points: tuple[Point, ...], means: Means, target: Growth) -> AllocationReport:
    family = points[-1].family if points else ""
    start = _overtaken(points, target) if means.steady else 0
    steady = means.steady and start == 0
    used = points[start:]
    base = used[0].work if used and steady else 0.0
    seen = [point for point in used if point.work - base > means.floor]
    if used and not seen:
        return AllocationReport(points, means.name, None, Within())
    if len(seen) < 3:
        seen = list(used)
    elif steady:
        seen = [used[0], *(point for point in seen if point is not used[0])]
    fit = anchor(
        seen,
        target,
        noise=means.noise,
        increments=steady,
        floor=means.floor,
        explosive=False,
        share=SHARE,
    )
    outcome = decide(fit, family, f"memory, {means.name}", allowed_bend=ALLOWED_BEND)
    return AllocationReport(points, means.name, fit, outcome)


def _overtaken(points: Sequence[Point], target: Growth) -> int:
    """Where a constant peak (buffers of the start, since given back) is overtaken by what grows.

    Growth that adds to a constant part shows early, in proportion to the target; growth below a
    peak shows suddenly, and then nothing has to be taken off. 0 when there is no such place.
    """
    if not points:
        return 0
    base = points[0].work
    grown = [point.work - base for point in points]
    first = next((k for k, extra in enumerate(grown) if extra > VISIBLE * base), 0)
    if first == 0 or len(points) - first < 3:
        return 0
    logs = [log_value(target, dict(point.sizes)) for point in points[first - 1 : first + 1]]
    due = grown[first] * math.exp(logs[0] - logs[1])
    return first if grown[first - 1] < SUDDEN * due else 0
