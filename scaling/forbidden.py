"""Does the measured work grow as fast as a growth that the task forbids?"""

from collections.abc import Sequence

from complexity.growth import Growth
from scaling.fit.anchored import TOLERANCE
from scaling.report import ForbiddenTest, SweepReport
from scaling.samples import anchor
from scaling.sweeps import is_joint

LEAST_GAP = 0.02


def forbidden_tests(
    growths: Sequence[Growth], target: Growth, sweeps: Sequence[SweepReport], noise: float
) -> tuple[ForbiddenTest, ...]:
    """One answer a growth, from the sweep on which it is reached most."""
    return tuple(_test(growth, target, sweeps, noise) for growth in growths)


def _test(
    growth: Growth, target: Growth, sweeps: Sequence[SweepReport], noise: float
) -> ForbiddenTest:
    """The slope of log(W/f) lies by half of the gap between target and f nearer to f, or to g.

    A sweep on which the two do not differ says nothing.
    """
    found: list[ForbiddenTest] = []
    for sweep in sweeps:
        increments = not is_joint(sweep.name)
        by_growth = anchor(sweep.points, growth, noise=noise, increments=increments)
        by_target = anchor(sweep.points, target, noise=noise, increments=increments)
        if by_growth is None or by_target is None:
            continue
        gap = by_target.slope - by_growth.slope
        if gap < LEAST_GAP:
            continue
        threshold = -min(TOLERANCE, gap / 2)
        low, high = by_growth.low, by_growth.high
        reached = True if low > threshold else False if high < threshold else None
        found.append(ForbiddenTest(growth, reached, by_growth.slope, sweep.name))
    return max(found, key=_rank, default=ForbiddenTest(growth, None, 0.0, ""))


def _rank(test: ForbiddenTest) -> tuple[int, float]:
    return {True: 2, None: 1, False: 0}[test.reached], test.slope
