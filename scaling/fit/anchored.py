"""The target-anchored test: does work divided by the target still grow?

Simulated on the six sizes of AlgoBench's protocol, the slope with the logarithm's exponent held
at the target's has a standard error of 0.010 where the joint regression's exponent has 0.175.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scaling.fit.line import NORMAL, Line, fit_line, interpolate
from scaling.outcome import Beyond, Caution, Notice, Outcome, Undecided, Within

TOLERANCE = 0.15
TOLERANCE_EXPLOSIVE = 0.05
BEND = 0.05
NARROW_RATIO = 4.0
NARROW_STEPS = 4.0
WIDE_RISE = math.log(100)
DOUBLING = math.log(2)
SMALL_SIZES = math.log(512)
"""Below, lower-order terms bend the two earlier doublings; half of each is compared instead."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One size: ``x`` is log N (N for explosive targets), the others are natural logarithms.

    ``log_power`` is the target without its logarithmic factors.
    """

    x: float
    log_work: float
    log_target: float
    log_power: float


@dataclass(frozen=True, slots=True)
class Anchored:
    """``slope`` of log(W/g) over the upper half of the sizes, with its 95 % interval.

    ``bend`` compares the last two doublings with the two before, and is the smaller of the bends
    of log(W/g) and of log W, so that a target's own slow logarithm is not taken for a bend.
    ``last`` is the slope over the last doubling alone, ``excess`` the same against the target
    without logarithms; ``span`` is the width of the upper half in x, ``rise`` that of log W.
    ``least`` is the smallest slope between neighbouring sizes of the upper half, less what noise
    can add.
    """

    slope: float
    low: float
    high: float
    bend: float
    last: float
    excess: float
    residual: float
    span: float
    points: int
    explosive: bool
    rise: float = 0.0
    least: float = -math.inf

    @property
    def tolerance(self) -> float:
        """0.15 for powers, 0.05 per unit of N for exponential and factorial targets."""
        return TOLERANCE_EXPLOSIVE if self.explosive else TOLERANCE


def fit_anchored(
    samples: Sequence[Sample],
    *,
    explosive: bool,
    noise: float,
    largest: int | None = None,
    whole: bool = False,
) -> Anchored | None:
    """Fit the upper half of the sizes, at least three; None when there are fewer.

    With ``largest`` that many sizes are fitted instead, and residuals are taken for steps. With
    ``whole`` all are: timed sizes are no smaller than what can be told from noise.
    """
    ordered = sorted(samples, key=lambda sample: sample.x)
    half = len(ordered) if whole else math.ceil(len(ordered) / 2)
    kept = ordered[-(largest or max(3, half)) :]
    if len(kept) < 3 or kept[0].x == kept[-1].x:
        return None
    xs = [s.x for s in kept]
    ys = [s.log_work - s.log_target for s in kept]
    line: Line = fit_line(xs, ys, noise, drawn=largest is None)
    step = full = 1.0 if explosive else DOUBLING
    if not explosive and ordered[-1].x < SMALL_SIZES:
        step /= 2
    all_x = [s.x for s in ordered]
    ratio = [s.log_work - s.log_target for s in ordered]
    work = [s.log_work for s in ordered]
    power = [s.log_work - s.log_power for s in ordered]
    return Anchored(
        slope=line.slope,
        low=line.low,
        high=line.high,
        bend=min(_bend(all_x, ratio, step), _bend(all_x, work, step)) * full / step,
        last=_slope(all_x, ratio, all_x[-1] - full, all_x[-1]),
        excess=_slope(all_x, power, all_x[-1] - full, all_x[-1]),
        residual=line.residual,
        span=xs[-1] - xs[0],
        points=len(kept),
        explosive=explosive,
        rise=kept[-1].log_work - kept[0].log_work,
        least=min(
            (y2 - y1 - NORMAL * math.sqrt(2) * noise) / (x2 - x1)
            for (x1, y1), (x2, y2) in pairwise(zip(xs, ys, strict=True))
            if x2 > x1
        ),
    )


def _slope(xs: Sequence[float], ys: Sequence[float], left: float, right: float) -> float:
    left = max(left, xs[0])
    return (interpolate(xs, ys, right) - interpolate(xs, ys, left)) / (right - left)


def _bend(xs: Sequence[float], ys: Sequence[float], step: float) -> float:
    """Slope over the last two steps minus that over the two before, or over halves if shorter."""
    width = min(2 * step, (xs[-1] - xs[0]) / 2)
    middle = xs[-1] - width
    return _slope(xs, ys, middle, xs[-1]) - _slope(xs, ys, middle - width, middle)


def decide(fit: Anchored | None, family: str, sweep: str, *, allowed_bend: float = BEND) -> Outcome:
    """Within, Beyond or Undecided, by the interval, the bend and the last doubling.

    A bend is let pass while work still grows more slowly than the target's powers, even after
    bending half as much again: then lower-order terms are dying out. A growth that gets steeper at
    every step is beyond, whatever a line through it leaves. Sizes may span little where work spans
    much.
    """
    if fit is None:
        return Undecided((Notice(Caution.NARROW_RANGE, f"{sweep}: fewer than three sizes"),))
    steeper = fit.bend > 0 and fit.least > 2 * fit.tolerance
    if fit.last > fit.tolerance and (fit.low > fit.tolerance or steeper):
        return Beyond(family, sweep)
    notices = []
    narrow = NARROW_STEPS if fit.explosive else math.log(NARROW_RATIO)
    if fit.span < narrow * 0.99 and fit.rise < WIDE_RISE:
        notices.append(Notice(Caution.NARROW_RANGE, f"{sweep}: {fit.points} sizes"))
    if fit.bend > allowed_bend and fit.excess + fit.bend / 2 > allowed_bend:
        notices.append(Notice(Caution.STILL_BENDING, f"{sweep}: bend {fit.bend:+.2f}"))
    if fit.high > fit.tolerance:
        interval = f"{sweep}: slope {fit.slope:+.2f} in [{fit.low:+.2f}, {fit.high:+.2f}]"
        caution = Caution.NOISY if fit.low < -fit.tolerance else Caution.CLOSE
        notices.append(Notice(caution, interval))
    return Undecided(tuple(notices)) if notices else Within()
