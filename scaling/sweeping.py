"""Measures one sweep: how far it can go, which family is worst, and the work at each size."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile

from scaling.executor import Counted, Failed
from scaling.experiment import Experiment
from scaling.outcome import Caution, Notice
from scaling.planner import MOST_SIZES, NOTCH, Reach, find_reach, size_grid, spread_sizes
from scaling.report import Point
from scaling.sweeps import Sweep

SCAN_SHARE = 8
STEEP_SHARE = 8
STEEPER = 1.3
LIMIT_FACTOR = 1.5
LEAST_SHARE = 1e-4
LARGEST_KEPT = 1
HEAT_SHARE = 32
HEAT_LEAST = 24
FINALISTS = 4
MOST_STARTUP = 0.15
FINEST = 1.05
FEWEST_TIMED = 6
SHORTEST_NS = 12_000_000


@dataclass(frozen=True, slots=True)
class Sweeping:
    """What a sweep gave: a series of points for each family in question, and what went wrong.

    ``others`` are families with less work at the size where all were tried, most work first.
    """

    sweep: Sweep
    series: tuple[tuple[Point, ...], ...]
    complete: bool
    notices: tuple[Notice, ...]
    others: tuple[str, ...] = ()

    @property
    def points(self) -> tuple[Point, ...]:
        """The worst family's point at each size, in order of size."""
        worst: dict[int, Point] = {}
        for point in (point for points in self.series for point in points):
            if point.size not in worst or point.work > worst[point.size].work:
                worst[point.size] = point
        return tuple(worst[size] for size in sorted(worst))

    @property
    def families(self) -> tuple[str, ...]:
        """Every family that was tried: those in question first."""
        leading = (points[-1].family for points in self.series if points)
        return tuple(dict.fromkeys((*leading, *self.others)))


@dataclass(slots=True)
class Sweeper:
    """``budget`` is the CPU seconds that the largest run of a sweep may cost.

    The first ``always`` families are never dropped by the scan. ``startup`` is the least that any
    run cost, up to ``MOST_STARTUP``; planning takes it off.
    """

    experiment: Experiment
    families: Sequence[str]
    budget: float
    explosive: bool
    always: int = 1
    startup: float = math.inf

    def measure(self, sweep: Sweep) -> Sweeping:
        """Scan, plan, measure."""
        failures: list[Failed] = []
        family = self.families[0]
        reach, sweep = self._reach(sweep, family, failures)
        if reach.size is None:
            return self._nothing(sweep, failures)
        self._heat(sweep, reach.size, failures)
        chosen, others = self._worst_families(sweep, reach.size, failures)
        for candidate in chosen:
            if candidate != family:
                other = self._limited_reach(sweep, candidate, reach.size, failures)
                if other.size is None:
                    return self._nothing(sweep, failures)
                reach = min(reach, other, key=lambda r: r.size or 0)
        assert reach.size is not None
        return replace(self._points(sweep, reach, chosen, failures), others=others)

    @property
    def limit(self) -> float:
        """CPU seconds after which a run is given up."""
        return self.budget * LIMIT_FACTOR + min(self.startup, MOST_STARTUP)

    def _cost(self, sweep: Sweep, family: str, size: int, failures: list[Failed]) -> float | None:
        result = self.experiment.work(sweep.at(size), family, self.limit)
        if isinstance(result, Failed):
            failures.append(result)
            return None
        self.startup = min(self.startup, result.cpu_seconds)
        return result.cpu_seconds - min(self.startup, MOST_STARTUP)

    def _reach(self, sweep: Sweep, family: str, failures: list[Failed]) -> tuple[Reach, Sweep]:
        """How far N can go; a sweep of one symbol may have to shrink the others first."""
        while True:
            reach = self._limited_reach(sweep, family, sweep.largest, failures)
            enough = reach.complete or (reach.size or 0) >= min(64, sweep.largest)
            if sweep.together or enough or sweep.share < LEAST_SHARE:
                return reach, sweep
            if failures and not failures[-1].slow:
                return reach, sweep
            sweep = Sweep(sweep.name, sweep.bounds, sweep.share / 10)

    def _limited_reach(
        self, sweep: Sweep, family: str, largest: int, failures: list[Failed]
    ) -> Reach:
        grid = [size for size in self._grid(sweep) if size <= largest]
        return find_reach(
            lambda size: self._cost(sweep, family, size, failures),
            grid,
            self.budget,
            explosive=self.explosive,
        )

    def _grid(self, sweep: Sweep) -> tuple[int, ...]:
        """Sizes from the first for which an input exists: few nodes may not hold the edges."""
        grid = size_grid(sweep.smallest, sweep.largest, explosive=self.explosive)
        return tuple(dropwhile(lambda size: not self._exists(sweep, size), grid)) or grid

    def _exists(self, sweep: Sweep, size: int) -> bool:
        return not isinstance(self.experiment.input(sweep.at(size), self.families[0]), Failed)

    def _at_most(self, sweep: Sweep, size: int) -> int:
        """The grid's largest size up to this one."""
        grid = self._grid(sweep)
        return max((candidate for candidate in grid if candidate <= size), default=grid[0])

    def _heat(self, sweep: Sweep, top: int, failures: list[Failed]) -> None:
        """Where there are many families, keep those with most work on one small input each."""
        if len(self.families) <= FINALISTS + self.always:
            return
        if not self.experiment.counting:
            self.families = self.families[: FINALISTS + self.always]
            return
        small = top - 6 if self.explosive else max(top // HEAT_SHARE, min(HEAT_LEAST, top))
        size = self._at_most(sweep, small)
        work: dict[str, float] = {}
        for family in self.families[self.always :]:
            result = self.experiment.work(sweep.at(size), family, self.limit)
            if isinstance(result, Counted):
                work[family] = result.work
            elif result.slow:
                work[family] = math.inf
            else:
                failures.append(result)
        ranked = sorted(work, key=lambda family: -work[family])
        self.families = (*self.families[: self.always], *ranked[:FINALISTS])

    def _worst_families(
        self, sweep: Sweep, top: int, failures: list[Failed]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The family with most work at an eighth of the size, and a steeper one if there is.

        Behind them the other families, most work first.
        """
        if len(self.families) == 1:
            return (self.families[0],), ()
        high = self._at_most(sweep, top - 4 if self.explosive else top // SCAN_SHARE)
        low = self._at_most(sweep, high - 4 if self.explosive else high // STEEP_SHARE)
        work: dict[str, float] = {}
        rise: dict[str, float] = {}
        for family in self.families:
            at_high = self.experiment.work(sweep.at(high), family, self.limit)
            if isinstance(at_high, Failed):
                if at_high.slow:
                    return (family,), ()
                failures.append(at_high)
                continue
            at_low = self.experiment.work(sweep.at(low), family, self.limit)
            work[family] = at_high.work
            if isinstance(at_low, Counted):
                rise[family] = at_high.work / max(1, at_low.work)
        if not work:
            return (self.families[0],), ()
        worst, *rest = sorted(work, key=lambda f: -work[f])
        steepest = max(rise, key=lambda f: rise[f], default=worst)
        if steepest != worst and rise[steepest] > STEEPER * rise.get(worst, 0.0):
            return (worst, steepest), tuple(f for f in rest if f != steepest)
        return (worst,), tuple(rest)

    def _points(
        self, sweep: Sweep, reach: Reach, families: tuple[str, ...], failures: list[Failed]
    ) -> Sweeping:
        assert reach.size is not None
        sizes = spread_sizes(self._grid(sweep), reach.size, explosive=self.explosive)
        if not (self.experiment.counting or self.explosive):
            sizes = self._long_enough(sweep, reach.size, families[0], failures)
        series = {
            family: self._series(sweep, sizes, family, (None,), failures) for family in families
        }
        notices = self._notices(sweep, reach, failures)
        return Sweeping(sweep, tuple(series.values()), reach.complete, notices)

    def _long_enough(
        self, sweep: Sweep, top: int, family: str, failures: list[Failed]
    ) -> tuple[int, ...]:
        """Sizes for timing: from the top down to where a run is too short to be told from noise.

        A steep program gets there soon; its sizes then lie closer together.
        """
        ratio = NOTCH
        least = max(sweep.smallest, 2)
        while ratio > FINEST:
            sizes = [top]
            while len(sizes) < MOST_SIZES and (size := round(sizes[-1] / ratio)) >= least:
                result = self.experiment.work(sweep.at(size), family, 2 * self.limit)
                if isinstance(result, Failed):
                    failures.append(result)
                    break
                if result.work < SHORTEST_NS or size == sizes[-1]:
                    break
                sizes.append(size)
            if len(sizes) >= FEWEST_TIMED:
                break
            ratio = math.sqrt(ratio)
        return tuple(sorted(sizes))

    def refine(self, sweeping: Sweeping, draws: int) -> Sweeping:
        """The smaller sizes over several draws of the inputs, averaged; they scatter most."""
        failures: list[Failed] = []
        series = []
        for points in sweeping.series:
            sizes = [point.size for point in points[:-LARGEST_KEPT]]
            family = points[0].family
            seeds = (None, *range(2, draws + 1))
            averaged = self._series(sweeping.sweep, sizes, family, seeds, failures)
            series.append((*averaged, *points[-LARGEST_KEPT:]))
        return replace(sweeping, series=tuple(series))

    def widen(self, sweeping: Sweeping) -> Sweeping:
        """One more family at the same sizes: a smoother one may show a growth more clearly."""
        failures: list[Failed] = []
        sizes = [point.size for point in sweeping.points]
        family, *others = sweeping.others
        added = self._series(sweeping.sweep, sizes, family, (None,), failures)
        series = (*sweeping.series, added) if added else sweeping.series
        return replace(sweeping, series=series, others=tuple(others))

    def _series(
        self,
        sweep: Sweep,
        sizes: Sequence[int],
        family: str,
        seeds: Sequence[int | None],
        failures: list[Failed],
    ) -> tuple[Point, ...]:
        points = []
        for size in sizes:
            counts = []
            for seed in seeds:
                result = self.experiment.work(sweep.at(size), family, 2 * self.limit, seed)
                if isinstance(result, Failed):
                    failures.append(result)
                else:
                    counts.append(result)
            if counts:
                work = sum(c.work for c in counts) / len(counts)
                memory = max(((c.memory_bytes or 0) for c in counts), default=0) or None
                seconds = min(c.cpu_seconds for c in counts)
                points.append(
                    Point(
                        size,
                        sweep.at(size),
                        family,
                        max(1.0, work),
                        memory_bytes=memory,
                        counting_seconds=seconds,
                    )
                )
        return tuple(points)

    def _notices(self, sweep: Sweep, reach: Reach, failures: list[Failed]) -> tuple[Notice, ...]:
        broken = next((f for f in failures if not (f.slow or f.missing)), None)
        notices = []
        if broken is not None:
            notices.append(Notice(broken.caution, f"{sweep.name}: {broken.reason}"))
        if not reach.complete:
            reached = f"{sweep.name}: N = {reach.size} of {sweep.largest}"
            notices.append(Notice(Caution.BUDGET, reached))
        return tuple(notices)

    def _nothing(self, sweep: Sweep, failures: list[Failed]) -> Sweeping:
        reason = failures[-1].reason if failures else "no size fits the budget"
        slow = not failures or failures[-1].slow
        caution = Caution.BUDGET if slow else failures[-1].caution
        if failures and failures[-1].missing:
            caution = Caution.NO_INPUT
        return Sweeping(sweep, (), False, (Notice(caution, f"{sweep.name}: {reason}"),))
