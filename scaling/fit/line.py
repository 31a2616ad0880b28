"""Least squares for a handful of points, without importing a statistics library."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

STUDENT = (
    (1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (7, 2.365),
    (8, 2.306), (9, 2.262), (10, 2.228), (12, 2.179), (15, 2.131), (20, 2.086), (30, 2.042),
    (60, 2.0),
)  # fmt: skip
NORMAL = 1.96


def student(freedom: int) -> float:
    """Two-sided 95 % quantile of Student's t; between rows the wider one."""
    return next((t for f, t in reversed(STUDENT) if f <= freedom), NORMAL)


@dataclass(frozen=True, slots=True)
class Line:
    """Slope with its 95 % interval, and the residuals' standard deviation."""

    slope: float
    low: float
    high: float
    intercept: float
    residual: float


def fit_line(
    xs: Sequence[float], ys: Sequence[float], noise: float = 0.0, *, drawn: bool = True
) -> Line:
    """Ordinary least squares; ``noise`` is a floor for the residuals' standard deviation.

    Residuals that are steps of the thing itself rather than ``drawn`` at random get the normal
    quantile in place of Student's. Needs at least three points that do not share one x.
    """
    count = len(xs)
    mean_x, mean_y = sum(xs) / count, sum(ys) / count
    spread = sum((x - mean_x) ** 2 for x in xs)
    if count < 3 or spread == 0:
        raise ValueError(f"a line needs three points apart, got {list(xs)}")
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / spread
    intercept = mean_y - slope * mean_x
    squares = sum((y - intercept - slope * x) ** 2 for x, y in zip(xs, ys, strict=True))
    residual = math.sqrt(squares / (count - 2))
    quantile = student(count - 2) if drawn else NORMAL
    from_residuals = quantile * residual / math.sqrt(spread)
    from_noise = NORMAL * noise / math.sqrt(spread)
    half = max(from_residuals, from_noise)
    return Line(slope, slope - half, slope + half, intercept, residual)


def interpolate(xs: Sequence[float], ys: Sequence[float], at: float) -> float:
    """Piecewise linear through points in order of x, held constant outside."""
    if at <= xs[0]:
        return ys[0]
    for left in range(len(xs) - 1):
        if at <= xs[left + 1]:
            share = (at - xs[left]) / (xs[left + 1] - xs[left])
            return ys[left] + share * (ys[left + 1] - ys[left])
    return ys[-1]
