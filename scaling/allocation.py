"""Peak memory against the space target, from whatever measures it best."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from complexity.growth import Growth
from scaling.executor import Counted, Failed, Timed
from scaling.experiment import Experiment
from scaling.fit.anchored import Anchored, decide
from scaling.outcome import Beyond, Caution, Notice, Undecided, Within
from scaling.planner import size_grid, spread_sizes
from scaling.report import AllocationReport, Point
from scaling.samples import COUNT_NOISE, anchor
from scaling.sweeping import Sweeping
from scaling.target import log_value

RESIDENT_NOISE = 0.03
LAST_SHARE = 0.4
FEWEST = 5
LARGEST = 4
FURTHER = 3
PATIENCE = 6.0
LEVELLING = 0.05
LEVELLED = 0.06
"""Below what a factor of log n still adds over a doubling at a million."""
PLAINLY_MORE = 4 << 20
ALLOWED_BEND = 0.3
"""Containers grow in steps, so memory may bend more than work."""
VISIBLE = 0.05
SUDDEN = 0.1
"""Growth of a share of the constant part is seen; a tenth of what was due before is sudden."""


@dataclass(frozen=True, slots=True)
class Means:
    """How memory was measured.

    ``steady``: a constant part is there at all times and can be taken off at the smallest size.
    ``floor``: bytes under which nothing is seen, e.g. the buffer of standard input.
    ``trusted``: bytes from which on a growth beyond the target is believed; below, small shared
    objects make the first bytes cheap.
    """

    name: str
    noise: float
    steady: bool
    floor: float
    trusted: float


RECORDED = Means("heap and stack", COUNT_NOISE, True, 12288.0, 0.0)
TRACED = Means("traced allocations", COUNT_NOISE, False, 9216.0, float(512 << 10))
RESIDENT = Means("resident size", RESIDENT_NOISE, False, float(1 << 20), 0.0)


def measure_allocation(
    experiment: Experiment,
    sweeping: Sweeping,
    resident: Sequence[Point],
    target: Growth,
    budget: float,
) -> AllocationReport:
    """Compare the growth of peak memory with the target.

    A record of the program's own allocations is exact: heap, stack and globals of a counting C++
    program, traced allocations of Python. Resident size takes the place of a trace that cannot be
    had or is much smaller, for memory that the tracer does not see (deep recursion's frames).
    ``budget`` is CPU seconds for the largest traced run.
    """
    counted = _counted(experiment, sweeping, budget)
    if counted and all(c.memory_bytes is not None for _, c in counted):
        recorded = tuple(replace(p, work=float(c.memory_bytes or 0)) for p, c in counted)
        return _report(recorded, RECORDED, target)
    return _by_tracing(experiment, sweeping, resident, target, budget)


def _counted(
    experiment: Experiment, sweeping: Sweeping, budget: float
) -> list[tuple[Point, Counted]]:
    found = []
    for point in _spread(sweeping) if experiment.counting else ():
        result = experiment.work(point.sizes, point.family, budget)
        if isinstance(result, Counted):
            found.append((point, result))
    return found


def _spread(sweeping: Sweeping) -> list[Point]:
    """The sweep's sizes where they are spaced geometrically, else such sizes below its top.

    All on the family that is worst at the top: two families may differ in memory by a factor.
    """
    points = list(sweeping.points)
    if not points:
        return points
    sweep, top = sweeping.sweep, points[-1]
    if top.size > 2 * points[len(points) // 2].size:
        return [replace(point, family=top.family) for point in points]
    sizes = spread_sizes(size_grid(sweep.smallest, top.size), top.size)
    return [replace(top, size=size, sizes=sweep.at(size)) for size in sizes]


def _beyond_top(sweeping: Sweeping) -> list[Point]:
    """Two doublings more, where the task's bounds allow: time ended the sweep, not memory."""
    if not sweeping.points:
        return []
    top = sweeping.points[-1]
    sizes = [size for size in (2 * top.size, 4 * top.size) if size <= sweeping.sweep.largest]
    return [replace(top, size=size, sizes=sweeping.sweep.at(size)) for size in sizes]


def _by_tracing(
    experiment: Experiment,
    sweeping: Sweeping,
    resident: Sequence[Point],
    target: Growth,
    budget: float,
) -> AllocationReport:
    """Trace from small sizes on; where that is not enough, a few more with longer runs."""
    found: list[Point] = []
    failure: Failed | None = None
    report = AllocationReport((), TRACED.name, None, Undecided(()))
    further, startup = 0, math.inf
    hungriest = _hungriest(experiment, sweeping, budget)
    for point in (*_spread(sweeping), *_beyond_top(sweeping)):
        families = tuple(dict.fromkeys((point.family, hungriest)))
        limit = budget * (PATIENCE if further else 1)
        family, result = _worst(experiment, point, families, limit)
        if isinstance(result, Failed) and result.slow and not further and _open(found, target):
            further = 1
            family, result = _worst(experiment, point, families, budget * PATIENCE)
        if isinstance(result, Failed):
            failure = result
            break
        found.append(replace(point, family=family, work=float(max(1, result.memory_bytes))))
        startup = min(startup, result.cpu_seconds)
        dear = result.cpu_seconds - startup > LAST_SHARE * budget
        if dear and len(found) >= FEWEST and found[-1].work > TRACED.floor:
            report = _report(tuple(found), TRACED, target)
            further += 1
            if not isinstance(report.outcome, Undecided) or further > FURTHER:
                break
    if len(found) < FEWEST or _misses(found, resident):
        if len(resident) >= LARGEST - 1:
            return _report(tuple(resident), RESIDENT, target)
        if failure is not None:
            caution = Caution.BUDGET if failure.slow else Caution.RUN_FAILED
            return replace(report, outcome=Undecided((Notice(caution, failure.reason),)))
    return _report(tuple(found), TRACED, target)


def _open(found: Sequence[Point], target: Growth) -> bool:
    """Whether what was traced so far leaves the question open."""
    report = _report(tuple(found), TRACED, target)
    return len(found) < FEWEST or isinstance(report.outcome, Undecided)


def _hungriest(experiment: Experiment, sweeping: Sweeping, budget: float) -> str:
    """The family with the highest peak in the middle of the sweep; ties go to the slowest.

    What takes longest need not fill most: values of a fixed range leave small tables empty, and
    then memory catches up over the whole range.
    """
    points = _spread(sweeping)
    if not points:
        return ""
    middle = points[len(points) // 2]
    peaks = {points[-1].family: 0}
    for family in (points[-1].family, *sweeping.families):
        run = experiment.traced(middle.sizes, family, budget)
        peaks[family] = 0 if isinstance(run, Failed) else run.memory_bytes
    return max(peaks, key=peaks.__getitem__)


def _worst(
    experiment: Experiment, point: Point, families: Sequence[str], limit: float
) -> tuple[str, Timed | Failed]:
    """The family with the highest peak at the point, and that run; a failure where one failed."""
    runs = [(family, experiment.traced(point.sizes, family, limit)) for family in families]
    return max(runs, key=lambda run: _peak(run[1]))


def _peak(run: Timed | Failed) -> float:
    return math.inf if isinstance(run, Failed) else run.memory_bytes


def _misses(points: Sequence[Point], resident: Sequence[Point]) -> bool:
    """Whether resident size shows much more than the record does at the same size."""
    record = {point.size: point.work for point in points}
    return any(
        point.work > 2 * record[point.size] + PLAINLY_MORE
        for point in resident
        if point.size in record
    )


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
        largest=LARGEST,
    )
    outcome = decide(fit, family, f"memory, {means.name}", allowed_bend=ALLOWED_BEND)
    if isinstance(outcome, Undecided) and fit is not None and _levels_off(fit):
        outcome = Within()
    if isinstance(outcome, Beyond) and points[-1].work < means.trusted:
        seen_at = f"memory, {means.name}: {points[-1].work / 1024:.0f} KiB at most"
        outcome = Undecided((Notice(Caution.NARROW_RANGE, seen_at),))
    return AllocationReport(points, means.name, fit, outcome)


def _levels_off(fit: Anchored) -> bool:
    """Memory a unit of the target still rises, but ever less: small objects that are shared at
    first, tables that fill up. Measured without noise, the last doubling bounds what follows.
    """
    steady = fit.bend <= 0 and fit.last < LEVELLED
    return steady or (fit.bend < -LEVELLING and fit.last < fit.tolerance - LEVELLING / 2)


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
