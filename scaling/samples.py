"""From points to what the anchored test takes: work against target, as increments if need be."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from complexity.growth import Growth
from scaling.fit.anchored import Anchored, Sample, fit_anchored
from scaling.fit.robust import outlier
from scaling.outcome import Caution, Notice
from scaling.report import Point
from scaling.target import is_explosive, log_value

COUNT_NOISE = 0.002
CPU_NOISE = 0.05
DEPENDS = math.log(1.05)
FALL = 0.8


def anchor(
    points: Sequence[Point],
    target: Growth,
    *,
    noise: float,
    increments: bool,
    floor: float = 1.0,
    explosive: bool | None = None,
    largest: int | None = None,
    whole: bool = False,
) -> Anchored | None:
    """Fit log(W/g) over the points.

    With ``increments`` both are taken above their value at the smallest size, so that a constant
    part (of the symbols that do not grow, of an interpreter) cannot hide or feign growth. It is
    left out where the target does not depend on what grows.
    """
    ordered = sorted(points, key=lambda point: point.size)
    explosive = is_explosive(target) if explosive is None else explosive
    if len(ordered) < 3:
        return None
    targets = [log_value(target, _sizes(point)) for point in ordered]
    powers = [log_value(target, _sizes(point), logs=False) for point in ordered]
    works = [point.work for point in ordered]
    if increments and targets[-1] - targets[0] > DEPENDS:
        first_target, first_work = targets[0], works[0]
        kept = [k for k in range(len(ordered)) if targets[k] > first_target]
        logs = [targets[k] - powers[k] for k in kept]
        targets = [_log_difference(targets[k], first_target) for k in kept]
        works = [works[k] - first_work for k in kept]
        powers = [log - part for log, part in zip(targets, logs, strict=True)]
        ordered = [ordered[k] for k in kept]
    samples = [
        Sample(_x(point, explosive), math.log(max(work, floor)), log_target, log_power)
        for point, work, log_target, log_power in zip(ordered, works, targets, powers, strict=True)
    ]
    return fit_anchored(samples, explosive=explosive, noise=noise, largest=largest, whole=whole)


def _sizes(point: Point) -> Mapping[str, float]:
    return {symbol: float(size) for symbol, size in point.sizes.items()}


def _x(point: Point, explosive: bool) -> float:
    return float(point.size) if explosive else math.log(point.size)


def _log_difference(larger: float, smaller: float) -> float:
    """log(e^larger − e^smaller)."""
    return larger + math.log(-math.expm1(smaller - larger))


def steadied(
    points: Sequence[Point], target: Growth
) -> tuple[tuple[Point, ...], tuple[Notice, ...]]:
    """Timed points without the one that stands apart, and what was seen."""
    ordered = tuple(sorted(points, key=lambda point: point.size))
    explosive = is_explosive(target)
    xs = [_x(point, explosive) for point in ordered]
    ys = [math.log(point.work) - log_value(target, _sizes(point)) for point in ordered]
    wild = outlier(xs, ys, CPU_NOISE)
    notices = []
    if wild is not None:
        notices.append(Notice(Caution.OUTLIER, f"N = {ordered[wild].size}"))
        ordered = (*ordered[:wild], *ordered[wild + 1 :])
    falls = [b.size for a, b in pairwise(ordered) if b.work < FALL * a.work]
    if falls:
        notices.append(Notice(Caution.NOT_MONOTONE, f"N = {falls[0]}"))
    return ordered, tuple(notices)
