"""Does CPU time grow faster than the counted work? Then something was not counted."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from complexity.growth import Growth
from scaling.executor import Failed
from scaling.experiment import Experiment
from scaling.fit.anchored import TOLERANCE
from scaling.fit.line import Line, fit_line
from scaling.outcome import Beyond, Caution, Notice, Outcome, Undecided, Within
from scaling.report import Point
from scaling.samples import CPU_NOISE, anchor

TIMED_SIZES = 4
BRIEF_SIZES = 2
REPEATS = 2
MEASURABLE_SECONDS = 0.02
ALLOWED_RISE = 0.35
"""Caches alone make a step dearer as data grow; a hidden loop does so by a power of N."""
CLEAR_RISE = ALLOWED_RISE + 0.15
"""What two or three points must show, whose interval is useless."""


@dataclass(frozen=True, slots=True)
class CpuCheck:
    """The timed points (largest sizes), resident memory above the reader's, and the rise.

    The rise of CPU time over counted work needs three measurable points, and four for a useful
    interval; ``last_rise`` is a lower bound of it over the last two points alone.
    """

    points: tuple[Point, ...]
    resident: tuple[Point, ...]
    rise: Line | None
    last_rise: float | None = None


def check_cpu(
    experiment: Experiment, points: Sequence[Point], limit: float, *, briefly: bool = False
) -> CpuCheck:
    """Time the plain program at the largest sizes, on the families that were counted."""
    timed: list[Point] = []
    resident: list[Point] = []
    repeats = 1 if briefly else REPEATS
    sizes = BRIEF_SIZES if briefly else TIMED_SIZES
    for point in sorted(points, key=lambda p: p.size)[-sizes:]:
        result = experiment.cpu(point.sizes, point.family, limit, repeats)
        if isinstance(result, Failed):
            continue
        timed.append(replace(point, cpu_seconds=result.cpu_seconds))
        resident.append(replace(point, work=float(result.memory_bytes)))
    usable = [p for p in timed if p.cpu_seconds and p.cpu_seconds >= MEASURABLE_SECONDS]
    rise = None
    if len(usable) >= 3:
        xs = [math.log(p.size) for p in usable]
        ys = [math.log((p.cpu_seconds or 0.0) / p.work) for p in usable]
        rise = fit_line(xs, ys, CPU_NOISE)
    return CpuCheck(tuple(timed), tuple(resident), rise, _last_rise(timed))


def _last_rise(timed: Sequence[Point]) -> float | None:
    """Slope of CPU time over work; what was too short to measure counts as just measurable."""
    if len(timed) < 2 or (timed[-1].cpu_seconds or 0.0) < MEASURABLE_SECONDS:
        return None
    before, last = (math.log(max(p.cpu_seconds or 0.0, MEASURABLE_SECONDS) / p.work)
                    for p in timed[-2:])  # fmt: skip
    return (last - before) / math.log(timed[-1].size / timed[-2].size)


def amend(outcome: Outcome, check: CpuCheck, target: Growth) -> Outcome:
    """A count that says Within is not believed when CPU time outgrows both count and target."""
    if not isinstance(outcome, Within):
        return outcome
    usable = [p for p in check.points if (p.cpu_seconds or 0.0) >= MEASURABLE_SECONDS]
    if check.rise is None or check.rise.low <= ALLOWED_RISE:
        return outcome if len(usable) >= TIMED_SIZES else _judge_few(outcome, check)
    by_time = [replace(p, work=p.cpu_seconds or 0.0) for p in usable]
    fit = anchor(by_time, target, noise=CPU_NOISE, increments=False, floor=1e-9)
    if fit is None or fit.low <= TOLERANCE:
        return outcome
    if min(fit.slope, fit.last) > TOLERANCE + ALLOWED_RISE:
        return Beyond(usable[-1].family, "joint, by CPU time")
    seen = f"CPU/work rises as N^{check.rise.slope:.2f}"
    return Undecided((Notice(Caution.HIDDEN_WORK, seen),))


def _judge_few(outcome: Outcome, check: CpuCheck) -> Outcome:
    seen = [check.last_rise or 0.0] + ([] if check.rise is None else [check.rise.slope])
    if min(seen) <= CLEAR_RISE:
        return outcome
    detail = f"CPU/work rises as N^{min(seen):.2f} between the last sizes"
    return Undecided((Notice(Caution.HIDDEN_WORK, detail),))
