"""Log-log points per family, the target's and forbidden slopes, the fitted line and its band."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from complexity.growth import Growth, big_o
from cverify.render.plot.drawing import (
    BLACK,
    GREY,
    PALE,
    Area,
    Dot,
    Drawing,
    Label,
    Pair,
    Path,
    Shape,
)
from cverify.verify import VerdictReport
from scaling.report import Point, SweepReport
from scaling.sweeps import is_joint
from scaling.target import log_value

PANEL_WIDTH, PANEL_HEIGHT = 380, 320
LEFT, RIGHT, TOP, BOTTOM = 58, 12, 46, 40
LEGEND_LINE = 14
FAMILY_COLOURS = ("#1f77b4", "#9467bd", "#2ca02c", "#8c564b", "#17becf", "#e377c2")
TARGET_COLOUR, FORBIDDEN_COLOUR, FIT_COLOUR = "#2a9d3a", "#d62728", "#ff7f0e"
MOST_TICKS = 7
PLAIN_POWERS = 14


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a panel stands and what its axes span; values are natural logarithms (N itself for
    explosive targets)."""

    left: float
    x_low: float
    x_high: float
    y_low: float
    y_high: float

    def at(self, x: float, y: float) -> Pair:
        """Pixels of a point, kept within the panel."""
        inner_width, inner_height = PANEL_WIDTH - LEFT - RIGHT, PANEL_HEIGHT - TOP - BOTTOM
        across = (x - self.x_low) / (self.x_high - self.x_low or 1.0)
        up = (y - self.y_low) / (self.y_high - self.y_low or 1.0)
        up = min(1.05, max(-0.02, up))
        return (
            self.left + LEFT + across * inner_width,
            TOP + inner_height - up * inner_height,
        )


def chart(report: VerdictReport) -> Drawing:
    """One panel a sweep; a note instead where nothing was measured."""
    scaling = report.layers.scaling
    sweeps = [sweep for sweep in scaling.sweeps if sweep.points] if scaling else []
    title = f"{report.spec.id}: {report.decision.verdict.value}"
    shapes: list[Shape] = [Label((LEFT, 16), title)]
    if not sweeps:
        shapes.append(Label((LEFT, 60), "nothing was measured"))
        return Drawing(PANEL_WIDTH, 90, tuple(shapes))
    complexity = report.spec.complexity
    legend = 0
    for index, sweep in enumerate(sweeps):
        panel = _Panel(sweep, complexity.time, tuple(complexity.forbidden), index * PANEL_WIDTH)
        drawn, lines = panel.shapes()
        shapes += drawn
        legend = max(legend, lines)
    height = PANEL_HEIGHT + legend * LEGEND_LINE + 6
    return Drawing(PANEL_WIDTH * len(sweeps), height, tuple(shapes))


@dataclass(frozen=True, slots=True)
class _Panel:
    sweep: SweepReport
    target: Growth
    forbidden: tuple[Growth, ...]
    left: float

    @property
    def explosive(self) -> bool:
        return self.sweep.fit is not None and self.sweep.fit.explosive

    def shapes(self) -> tuple[list[Shape], int]:
        """The panel's shapes, and the lines of its legend."""
        frame = self._frame()
        drawn = [*self._axes(frame), *self._band(frame)]
        drawn.append(self._slope(frame, self.target, TARGET_COLOUR, 6.0))
        drawn += [self._slope(frame, f, FORBIDDEN_COLOUR, 2.5) for f in self.forbidden]
        entries = [(TARGET_COLOUR, f"target {big_o(self.target)}")]
        entries += [(FORBIDDEN_COLOUR, f"forbidden {big_o(f)}") for f in self.forbidden]
        fit = self.sweep.fit
        if fit is not None:
            words = f"fit, slope {fit.slope:+.2f} in [{fit.low:+.2f}, {fit.high:+.2f}]"
            entries.append((FIT_COLOUR, words))
        for colour, points in zip(FAMILY_COLOURS, self._series(), strict=False):
            drawn += [Dot(frame.at(self._x(p), math.log(p.work)), 3.0, colour) for p in points]
            entries.append((colour, f"family {points[0].family}"))
        drawn += self._legend(entries)
        return drawn, len(entries)

    def _series(self) -> list[Sequence[Point]]:
        return [points for points in self.sweep.series or (self.sweep.points,) if points]

    def _x(self, point: Point) -> float:
        return float(point.size) if self.explosive else math.log(max(1, point.size))

    def _frame(self) -> Frame:
        points = [point for points in self._series() for point in points]
        xs, ys = [self._x(p) for p in points], [math.log(p.work) for p in points]
        margin = max(0.2, 0.06 * (max(ys) - min(ys)))
        return Frame(self.left, min(xs), max(xs), min(ys) - margin, max(ys) + margin)

    def _upper(self) -> list[Point]:
        """The points that were fitted: the upper half of the sizes."""
        points = list(self.sweep.points)
        return points[-max(3, math.ceil(len(points) / 2)) :]

    def _curve(self, growth: Growth, slope: float, points: Sequence[Point]) -> list[Pair]:
        """A growth times N to the slope, through the fitted points on average.

        As in the fit, a sweep of one symbol takes what its smallest size needs for granted.
        """
        first = self.sweep.points[0]
        start, least = first.work, math.exp(_log(growth, first))
        if is_joint(self.sweep.name) or math.exp(_log(growth, self.sweep.points[-1])) <= least:
            start = least = 0.0
        upper = [p for p in self._upper() if p.work > start and math.exp(_log(growth, p)) > least]
        middle = sum(self._x(p) for p in upper) / max(1, len(upper))

        def rise(point: Point) -> float:
            extra = math.exp(min(700.0, _log(growth, point))) - least
            return math.log(max(extra, 1e-300)) + slope * (self._x(point) - middle)

        shift = sum(math.log(p.work - start) - rise(p) for p in upper) / max(1, len(upper))
        return [
            (self._x(p), math.log(start + math.exp(min(700.0, rise(p) + shift)))) for p in points
        ]

    def _slope(self, frame: Frame, growth: Growth, colour: str, dash: float) -> Path:
        curve = self._curve(growth, 0.0, self.sweep.points)
        return Path(tuple(frame.at(*point) for point in curve), colour, 1.2, dash)

    def _band(self, frame: Frame) -> list[Shape]:
        fit = self.sweep.fit
        if fit is None:
            return []

        def line(slope: float) -> tuple[Pair, ...]:
            return tuple(frame.at(*p) for p in self._curve(self.target, slope, self._upper()))

        around = (*line(fit.low), *reversed(line(fit.high)))
        return [Area(around, FIT_COLOUR, 0.25), Path(line(fit.slope), FIT_COLOUR, 2.0)]

    def _axes(self, frame: Frame) -> list[Shape]:
        low, high = (frame.x_low, frame.y_low), (frame.x_high, frame.y_high)
        corners = (low, (high[0], low[1]), high, (low[0], high[1]), low)
        drawn: list[Shape] = []
        for value, words in _ticks(frame.x_low, frame.x_high, self.explosive):
            ends = (frame.at(value, frame.y_low), frame.at(value, frame.y_high))
            drawn.append(Path(ends, PALE))
            drawn.append(Label((ends[0][0], ends[0][1] + 14), words, GREY, "middle"))
        for value, words in _ticks(frame.y_low, frame.y_high, False):
            ends = (frame.at(frame.x_low, value), frame.at(frame.x_high, value))
            drawn.append(Path(ends, PALE))
            drawn.append(Label((ends[0][0] - 5, ends[0][1] + 4), words, GREY, "end"))
        drawn.append(Path(tuple(frame.at(*corner) for corner in corners), BLACK))
        heading = f"sweep {self.sweep.name}: work against N"
        drawn.append(Label((self.left + LEFT, TOP - 12), heading))
        return drawn

    def _legend(self, entries: Sequence[tuple[str, str]]) -> list[Shape]:
        drawn: list[Shape] = []
        for line, (colour, words) in enumerate(entries):
            y = PANEL_HEIGHT + line * LEGEND_LINE
            drawn.append(Dot((self.left + LEFT, y - 4), 4.0, colour))
            drawn.append(Label((self.left + LEFT + 10, y), words))
        return drawn


def _ticks(low: float, high: float, plain: bool) -> list[tuple[float, str]]:
    """Places and words: powers of ten on a logarithmic axis, of two where that is too few."""
    if plain:
        step = max(1, math.ceil((high - low) / MOST_TICKS))
        return [(float(n), str(n)) for n in range(math.ceil(low), math.floor(high) + 1, step)]
    base = 10 if (high - low) / math.log(10) >= 2 else 2
    first, last = math.ceil(low / math.log(base) - 1e-9), math.floor(high / math.log(base) + 1e-9)
    step = max(1, math.ceil((last - first + 1) / MOST_TICKS))
    return [(k * math.log(base), _words(base, k)) for k in range(first, last + 1, step)]


def _words(base: int, power: int) -> str:
    plain = base == 2 and 0 <= power < PLAIN_POWERS
    return str(2**power) if plain else f"1e{power}" if base == 10 else f"2^{power}"


def _log(growth: Growth, point: Point) -> float:
    return log_value(growth, {symbol: float(size) for symbol, size in point.sizes.items()})
