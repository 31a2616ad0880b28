"""Chooses sizes: as large as a run's budget and the task's bounds allow, geometrically spaced.

All sizes lie on a grid that depends on the task's bounds alone, so that a busier machine moves the
end of a sweep by notches and leaves the other sizes, and their counts, as they were.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

FIRST_SIZE = 8
MOST_SIZES = 9
FEWEST_DOUBLINGS = 7
FEWEST_SIZES = 6
NOTCH = math.sqrt(2)
DOUBLING = 2
RAMP_NOTCHES = 4
EXPLOSIVE_NOTCHES = 2
FILLED = 0.6
MEASURABLE = 0.03
STEEPEST, FLATTEST = 8.0, 0.5

Cost = Callable[[int], float | None]


@dataclass(frozen=True, slots=True)
class Reach:
    """The largest size that fits the budget; ``complete`` when it is the task's own bound.

    ``size`` is None when even the smallest size does not fit.
    """

    size: int | None
    complete: bool


def size_grid(smallest: int, largest: int, *, explosive: bool = False) -> tuple[int, ...]:
    """Sizes that a sweep may use: halvings of the largest and what lies between, or all integers
    for exponential targets.
    """
    smallest = max(1, smallest)
    if explosive:
        return tuple(range(min(smallest, largest), largest + 1))
    count = max(0, math.floor(math.log(largest / smallest, NOTCH) + 1e-9)) if largest else 0
    grid = {round(largest / NOTCH**notch) for notch in range(count + 1)} | {largest}
    return tuple(sorted(size for size in grid if size >= smallest or size == largest))


def find_reach(cost: Cost, grid: Sequence[int], budget: float, *, explosive: bool = False) -> Reach:
    """Grow N until a run costs most of ``budget`` seconds, or cannot be run (cost None)."""
    last = len(grid) - 1
    at = next((i for i, size in enumerate(grid) if size >= FIRST_SIZE), last)
    good, bad = -1, last + 1
    costs: dict[int, float] = {}
    while True:
        seconds = cost(grid[at])
        if seconds is None or seconds > budget:
            bad = at
        else:
            good, costs[at] = at, seconds
            if at == last:
                return Reach(grid[last], True)
            if seconds > FILLED * budget:
                break
        if bad - good <= 1:
            break
        if bad <= last:
            at = (good + bad) // 2
        else:
            step = EXPLOSIVE_NOTCHES if explosive else _notches(grid, costs, good, budget)
            if step < 1:
                break
            at = min(last, good + step)
    return Reach(grid[good] if good >= 0 else None, False)


def _notches(grid: Sequence[int], costs: dict[int, float], good: int, budget: float) -> int:
    """A factor of four, or what the last two costs let expect to fit."""
    earlier = [index for index in costs if index < good]
    seconds = costs[good]
    if seconds < MEASURABLE or not earlier:
        return RAMP_NOTCHES
    before = max(earlier)
    cheaper = max(costs[before], MEASURABLE / 4)
    rise = math.log(seconds / cheaper) / math.log(grid[good] / grid[before])
    room = math.log(budget / seconds) / min(STEEPEST, max(FLATTEST, rise))
    return min(RAMP_NOTCHES, math.floor(room / math.log(NOTCH)))


def spread_sizes(grid: Sequence[int], top: int, *, explosive: bool = False) -> tuple[int, ...]:
    """Up to nine sizes of the grid up to ``top``: doublings where the range allows, else denser.

    A program that gets no further than a few notches is looked at in steps of one.
    """
    allowed = [size for size in grid if size <= top]
    if len(allowed) < FEWEST_SIZES:
        return tuple(range(max(allowed[0], top - MOST_SIZES + 1), top + 1))
    doublings = allowed[::-1][:: 1 if explosive else DOUBLING][:MOST_SIZES]
    if len(doublings) < FEWEST_DOUBLINGS and not explosive:
        return tuple(allowed[-MOST_SIZES:])
    return tuple(sorted(doublings))
