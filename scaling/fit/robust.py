"""Lines that one wild point cannot move, and the search for such a point."""

import statistics
from collections.abc import Sequence
from itertools import combinations

LEAST_POINTS = 5
FAR = 4.0
MAD_TO_DEVIATION = 1.4826


def theil_sen(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """Median of all pairs' slopes, and the median intercept (H. Theil 1950, P. K. Sen 1968)."""
    pairs = combinations(range(len(xs)), 2)
    slopes = [(ys[j] - ys[i]) / (xs[j] - xs[i]) for i, j in pairs if xs[i] != xs[j]]
    slope = statistics.median(slopes)
    return slope, statistics.median(y - slope * x for x, y in zip(xs, ys, strict=True))


def outlier(xs: Sequence[float], ys: Sequence[float], noise: float) -> int | None:
    """Index of the one point far off the robust line; None where there is none or there are more.

    Points in order of x. The last two are never called outliers: growth shows there first, and a
    verdict must not get milder by leaving them out.
    """
    if len(xs) < LEAST_POINTS:
        return None
    slope, intercept = theil_sen(xs, ys)
    off = [abs(y - intercept - slope * x) for x, y in zip(xs, ys, strict=True)]
    deviation = max(noise, MAD_TO_DEVIATION * statistics.median(off))
    far = [index for index, distance in enumerate(off) if distance > FAR * deviation]
    return far[0] if len(far) == 1 and far[0] < len(xs) - 2 else None
