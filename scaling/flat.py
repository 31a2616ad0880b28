"""Work that does not grow: a constant part at the start of a sweep, or all of it."""

import math
from collections.abc import Sequence
from itertools import accumulate

from complexity.growth import Growth
from scaling.report import Point
from scaling.target import log_value

STARTS = math.log(1.15)
DUE = math.log(1.5)
STEADY = 0.1
ABOVE_SCATTER = 3.0


def starts_flat(points: Sequence[Point], target: Growth) -> bool:
    """Whether the smallest sizes need the same work where the target grows by half and more.

    Then a constant part (tables of a fixed size that are filled first) makes most of it, hides or
    bends what follows, and has to be taken off; what follows must be more than scatter.
    """
    ordered = sorted(points, key=lambda point: point.size)
    if len(ordered) < 4 or ordered[-1].work < (1 + STEADY) * ordered[0].work:
        return False
    first, second = ordered[:2]
    due = log_value(target, dict(second.sizes)) - log_value(target, dict(first.sizes))
    return abs(math.log(second.work / first.work)) < STARTS and due > DUE


def stays_flat(points: Sequence[Point]) -> bool:
    """Whether work keeps within a tenth and rises by no more than thrice what it also falls.

    What such a sweep adds is the scatter of its inputs, in which a slope means nothing. Work that
    never falls is no scatter, however little it adds.
    """
    works = [point.work for point in sorted(points, key=lambda point: point.size)]
    if len(works) < 4 or max(works) - min(works) > STEADY * max(works):
        return False
    fall = max(top - work for top, work in zip(accumulate(works, max), works, strict=True))
    return works[-1] - works[0] <= ABOVE_SCATTER * fall
