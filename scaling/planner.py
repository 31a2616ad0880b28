"""Chooses sizes: as large as a run's budget and the task's bounds allow, geometrically spaced."""

import math
from collections.abc import Callable
from dataclasses import dataclass

FIRST_SIZE = 8
MOST_SIZES = 9
WIDEST = 256.0
RAMP = 4.0
FILLED = 0.6
MEASURABLE = 0.03
STEEPEST, FLATTEST = 8.0, 0.5
NARROWINGS = 3

Cost = Callable[[int], float | None]


@dataclass(frozen=True, slots=True)
class Reach:
    """The largest size that fits the budget; ``complete`` when it is the task's own bound.

    ``size`` is None when even the smallest size does not fit.
    """

    size: int | None
    complete: bool


def find_reach(
    cost: Cost, smallest: int, largest: int, budget: float, *, explosive: bool = False
) -> Reach:
    """Grow N until a run costs most of ``budget`` seconds, or cannot be run (cost None)."""
    size = min(largest, max(smallest, FIRST_SIZE))
    good: list[tuple[int, float]] = []
    bad: int | None = None
    narrowings = 0
    while True:
        seconds = cost(size)
        if seconds is None or seconds > budget:
            bad = size
            if seconds is not None and not good:
                return Reach(size, size == largest)
            narrowings += 1
        else:
            good.append((size, seconds))
            if size == largest:
                return Reach(largest, True)
            if seconds > FILLED * budget:
                return Reach(size, False)
        following = _next_size(good, bad, smallest, largest, budget, explosive)
        if narrowings > NARROWINGS or following is None:
            return Reach(good[-1][0] if good else None, False)
        size = following


def _next_size(
    good: list[tuple[int, float]],
    bad: int | None,
    smallest: int,
    largest: int,
    budget: float,
    explosive: bool,
) -> int | None:
    if not good:
        assert bad is not None
        return (smallest + bad) // 2 if bad > smallest else None
    size = good[-1][0]
    if bad is not None:
        middle = round(math.sqrt(size * bad))
        return middle if size < middle < bad and (explosive or middle > 1.15 * size) else None
    if explosive:
        return min(largest, size + 2)
    return min(largest, max(size + 1, int(size * _factor(good, budget))))


def _factor(good: list[tuple[int, float]], budget: float) -> float:
    """Four, or what the last two costs let expect to fit."""
    size, seconds = good[-1]
    if seconds < MEASURABLE or len(good) < 2:
        return RAMP
    before, cheaper = good[-2]
    rise = math.log(seconds / max(cheaper, MEASURABLE / 4)) / math.log(size / before)
    room = math.log(max(1.0, FILLED * 1.3 * budget / seconds))
    return min(RAMP, math.exp(room / min(STEEPEST, max(FLATTEST, rise))))


def spread_sizes(smallest: int, top: int, *, explosive: bool = False) -> tuple[int, ...]:
    """Up to nine sizes up to ``top``: doublings where the range allows, else denser.

    For exponential targets they are spaced evenly.
    """
    if explosive:
        low = max(smallest, top - MOST_SIZES + 1)
        return tuple(range(low, top + 1))
    bottom = max(1.0, smallest, top / WIDEST)
    if bottom >= top:
        return (top,)
    ratio = (top / bottom) ** (1 / (MOST_SIZES - 1))
    return tuple(sorted({round(top / ratio**step) for step in range(MOST_SIZES)} | {top}))
