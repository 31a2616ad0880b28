"""Does CPU time grow faster than the counted work? Then something was not counted."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from complexity.growth import Growth
from scaling.executor import Failed
from scaling.experiment import LONG_RUN, Experiment
from scaling.fit.anchored import TOLERANCE
from scaling.fit.line import NORMAL
from scaling.outcome import Beyond, Caution, Notice, Outcome, Undecided, Within
from scaling.report import Point, Rise
from scaling.sweeping import Sweeping
from scaling.target import log_value

TIMED_SIZES = 4
BRIEF_SIZES = 2
FURTHER_DOUBLINGS = 3
PLAINLY_SECONDS = 0.15
SINGLE_NOISE = 0.1
CONFIRMED_NOISE = 0.05
"""Relative deviation of one time, and of the least of half a dozen (measured 2 to 4 %)."""
REPEATS = 2
CONFIRMING_REPEATS = 4
POINTS_TO_ACCUSE = 3
MEASURABLE_SECONDS = 0.02
ALLOWED_RISE = 0.35
"""Caches alone make a step dearer as data grow; a hidden loop does so by a power of N."""


@dataclass(frozen=True, slots=True)
class CpuCheck:
    """The timed points (largest sizes), resident memory above the reader's, and the rise."""

    points: tuple[Point, ...]
    resident: tuple[Point, ...]
    rise: Rise | None
    noise: float = SINGLE_NOISE


@dataclass(frozen=True, slots=True)
class Timing:
    """A point with its time (None when the run failed) and its resident bytes."""

    point: Point
    memory_bytes: int

    @property
    def seconds(self) -> float:
        """CPU seconds, 0 when there are none."""
        return self.point.cpu_seconds or 0.0


def check_cpu(
    experiment: Experiment, sweeping: Sweeping, limit: float, *, briefly: bool = False
) -> CpuCheck:
    """Time the plain program at the largest sizes, on the families that were counted.

    Where it is too fast there, go on to larger sizes within the task's bounds; their work is
    extrapolated. ``briefly`` times two sizes once, for the report alone.
    """
    points = sweeping.points[-(BRIEF_SIZES if briefly else TIMED_SIZES) :]
    timings = _in_random_order(experiment, points, limit, 1 if briefly else REPEATS)
    if not briefly:
        for point in _larger(sweeping):
            if timings[-1].point.cpu_seconds is None or timings[-1].seconds > PLAINLY_SECONDS:
                break
            timings.append(_time(experiment, point, limit, REPEATS))
    done = [timing for timing in timings if timing.point.cpu_seconds is not None]
    rise = _rise(done, experiment.executor.dear_step)
    noise = SINGLE_NOISE
    if rise is not None and rise.slope > ALLOWED_RISE and not briefly:
        done = _confirm(experiment, done, limit)
        noise = CONFIRMED_NOISE
        rise = _rise(done, experiment.executor.dear_step, noise)
    resident = tuple(replace(t.point, work=float(t.memory_bytes)) for t in done)
    return CpuCheck(tuple(t.point for t in done), resident, rise, noise)


def _in_random_order(
    experiment: Experiment, points: Sequence[Point], limit: float, repeats: int
) -> list[Timing]:
    """Timings in the order of the points; a drift meanwhile then looks like noise, not growth."""
    order = list(range(len(points)))
    random.Random(experiment.seed).shuffle(order)
    timings = {index: _time(experiment, points[index], limit, repeats) for index in order}
    return [timings[index] for index in range(len(points))]


def _suspicious(rise: Rise | None) -> bool:
    return rise is not None and rise.low > ALLOWED_RISE


def _confirm(experiment: Experiment, done: list[Timing], limit: float) -> list[Timing]:
    """The same points again, more often: noise only adds time, so the least is the truest."""
    confirmed: list[Timing] = []
    for timing in done:
        again = _time(experiment, timing.point, limit, CONFIRMING_REPEATS, math.inf)
        least = min(timing, again, key=lambda t: t.seconds)
        memory = max(timing.memory_bytes, again.memory_bytes)
        confirmed.append(replace(least, memory_bytes=memory))
    return confirmed


def _rise(done: list[Timing], dear_step: float, noise: float = SINGLE_NOISE) -> Rise | None:
    """How CPU time a step rises with N; None where too little was measured or a step is cheap."""
    timed = [timing.point for timing in done]
    return _dearer(timed, [timing.seconds for timing in done], dear_step, noise)


def _dearer(
    points: Sequence[Point], seconds: Sequence[float], dear_step: float, noise: float
) -> Rise | None:
    pairs = zip(points, seconds, strict=True)
    usable = [(point, spent) for point, spent in pairs if spent >= MEASURABLE_SECONDS]
    if not usable or usable[-1][1] < dear_step * usable[-1][0].work:
        return None
    logs = [math.log(spent / point.work) for point, spent in usable]
    return slope_of([point.size for point, _ in usable], logs, noise)


def counts_too_little(points: Sequence[Point], dear_step: float) -> bool:
    """Whether the counting runs' own time, single and so noisy, outgrows what they counted."""
    timed = [point for point in points if point.counting_seconds is not None]
    startup = min((point.counting_seconds or 0.0 for point in timed), default=0.0)
    seconds = [(point.counting_seconds or 0.0) - startup for point in timed]
    return _suspicious(_dearer(timed, seconds, dear_step, SINGLE_NOISE))


def slope_of(sizes: list[int], logs: list[float], noise: float) -> Rise | None:
    """Slope over two or more sizes, its interval from the known noise of CPU time alone.

    With so few sizes residuals would say next to nothing.
    """
    xs = [math.log(size) for size in sizes]
    if len(set(xs)) < 2:
        return None
    mean_x, mean_y = sum(xs) / len(xs), sum(logs) / len(logs)
    spread = sum((x - mean_x) ** 2 for x in xs)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, logs, strict=True)) / spread
    half = NORMAL * noise / math.sqrt(spread)
    return Rise(slope, slope - half, slope + half)


def _time(
    experiment: Experiment, point: Point, limit: float, repeats: int, enough: float = LONG_RUN
) -> Timing:
    result = experiment.cpu(point.sizes, point.family, limit, repeats, enough)
    if isinstance(result, Failed):
        return Timing(point, 0)
    return Timing(replace(point, cpu_seconds=result.cpu_seconds), result.memory_bytes)


def _larger(sweeping: Sweeping) -> list[Point]:
    """Points behind the sweep's end, with work that goes on growing as it last did."""
    found: list[Point] = []
    if len(sweeping.points) < 2:
        return found
    before, last = sweeping.points[-2:]
    exponent = math.log(last.work / before.work) / math.log(last.size / before.size)
    for doubling in range(1, FURTHER_DOUBLINGS + 1):
        size = last.size << doubling
        if size > sweeping.sweep.largest:
            break
        work = last.work * 2.0 ** (doubling * exponent)
        found.append(Point(size, sweeping.sweep.at(size), last.family, work))
    return found


def amend(outcome: Outcome, check: CpuCheck, target: Growth, sweep: str) -> Outcome:
    """A count that says Within is not believed when CPU time outgrows both count and target."""
    if not isinstance(outcome, Within) or check.rise is None or not _suspicious(check.rise):
        return outcome
    usable = _measurable(check)
    anchored = against_target(check, target)
    if anchored is None or anchored.low <= TOLERANCE:
        return outcome
    if len(usable) >= POINTS_TO_ACCUSE and anchored.low > TOLERANCE + ALLOWED_RISE:
        return Beyond(usable[-1].family, f"{sweep}, by CPU time")
    seen = f"{sweep}: CPU/work rises as N^{check.rise.slope:.2f}"
    return Undecided((Notice(Caution.HIDDEN_WORK, seen),))


def against_target(check: CpuCheck, target: Growth) -> Rise | None:
    """The slope of CPU time over the target; None where too few runs were long enough."""
    usable = _measurable(check)
    return slope_of(
        [p.size for p in usable],
        [math.log(p.cpu_seconds or 1.0) - log_value(target, p.sizes) for p in usable],
        check.noise,
    )


def _measurable(check: CpuCheck) -> list[Point]:
    return [p for p in check.points if (p.cpu_seconds or 0.0) >= MEASURABLE_SECONDS]
