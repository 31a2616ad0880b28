"""Which class of growth describes the measured work best, over all classes that have a name.

Each class g is fitted as a + b·g with a, b >= 0 and relative errors, since every program has some
constant work; classes are ranked by the errors that remain. Free exponents and bases must be better
by a margin, for they fit more than they explain.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

LEAST_POINTS = 4
MARGIN = 0.03
LEAST_BASE = math.log(1.15)
TOP_SHARE = 2 / 3
MOST_FACTORS = 2.0
LEAST_SHARE = 0.05


class Class(StrEnum):
    """The growths that people name."""

    CONSTANT = "1"
    LOG = "log n"
    ROOT = "sqrt n"
    LINEAR = "n"
    LINEARITHMIC = "n log n"
    N_ROOT = "n sqrt n"
    SQUARE = "n^2"
    SQUARE_LOG = "n^2 log n"
    CUBE = "n^3"
    POWER = "n^k"
    EXPONENTIAL = "2^n"
    FACTORIAL = "n!"


NAMED: dict[Class, tuple[float, float]] = {
    Class.CONSTANT: (0.0, 0.0),
    Class.LOG: (0.0, 1.0),
    Class.ROOT: (0.5, 0.0),
    Class.LINEAR: (1.0, 0.0),
    Class.LINEARITHMIC: (1.0, 1.0),
    Class.N_ROOT: (1.5, 0.0),
    Class.SQUARE: (2.0, 0.0),
    Class.SQUARE_LOG: (2.0, 1.0),
    Class.CUBE: (3.0, 0.0),
}
"""Exponents of n and of log n."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A class with the root mean square of its relative errors; ``tied`` when noise alone could
    have put it behind the first. ``exponent``: of n, with the logarithm's held at the class's own,
    over the upper half of the sizes; for 2^n the base; None for 1, log n and n!.
    """

    name: Class
    error: float
    tied: bool
    exponent: float | None


def rank_classes(sizes: Sequence[float], work: Sequence[float], noise: float) -> tuple[Ranked, ...]:
    """All classes, best first; none with fewer than four sizes or work that is not positive."""
    pairs = sorted((n, w) for n, w in zip(sizes, work, strict=True) if n >= 2 and w > 0)
    kept = pairs[-max(LEAST_POINTS, math.ceil(len(pairs) * TOP_SHARE)) :]
    if len(kept) < LEAST_POINTS:
        return ()
    ns, ws = [n for n, _ in kept], [w for _, w in kept]
    upper = kept[-max(3, math.ceil(len(kept) / 2)) :]
    found: list[tuple[float, Class, float | None]] = []
    for name, (power, logs) in NAMED.items():
        error = _linear(ns, ws, _growth(power, logs), max(LEAST_SHARE, 2 * noise))
        exponent = _exponent(upper, logs) if power else None
        found.append((error, name, exponent))
    free, k = _free_power(ns, ws)
    found.append((free + MARGIN, Class.POWER, k))
    error, base = _free_base(ns, ws)
    found.append((error + MARGIN, Class.EXPONENTIAL, base))
    found.append((_factorial(ns, ws) + MARGIN, Class.FACTORIAL, None))
    found.sort(key=lambda item: item[0])
    least = found[0][0]
    tie = noise / math.sqrt(len(kept))
    return tuple(
        Ranked(name, error, error <= least + tie, exponent) for error, name, exponent in found
    )


def _growth(power: float, logs: float) -> Callable[[float], float]:
    """log of n^power (log n)^logs."""
    return lambda n: power * math.log(n) + logs * math.log(max(1.0, math.log2(n)))


def _linear(
    ns: Sequence[float], ws: Sequence[float], log_g: Callable[[float], float], share: float
) -> float:
    """Error of a + b·g by least squares of relative errors, a and b not negative.

    What grows must make up a share of the work at the largest size: a trace of any g fits anything.
    """
    top = log_g(ns[-1])
    rows = [(1 / w, math.exp(log_g(n) - top) / w) for n, w in zip(ns, ws, strict=True)]
    uu, uv, vv = (sum(r[i] * r[j] for r in rows) for i, j in ((0, 0), (0, 1), (1, 1)))
    u, v = sum(r[0] for r in rows), sum(r[1] for r in rows)
    determinant = uu * vv - uv * uv
    options = [(u / uu, 0.0), (0.0, v / vv)]
    if determinant > 1e-12 * uu * vv:
        both = ((u * vv - v * uv) / determinant, (v * uu - u * uv) / determinant)
        if min(both) >= 0:
            options.append(both)
    if log_g(ns[0]) != top:
        options = [(a, b) for a, b in options if b * rows[-1][1] >= share]
    return min(
        (math.sqrt(sum((1 - a * p - b * q) ** 2 for p, q in rows) / len(rows)) for a, b in options),
        default=math.inf,
    )


def _line(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """Slope and root mean square error of a line."""
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / spread
    rest = sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in zip(xs, ys, strict=True))
    return slope, math.sqrt(rest / len(xs))


def _free_power(ns: Sequence[float], ws: Sequence[float]) -> tuple[float, float]:
    slope, error = _line([math.log(n) for n in ns], [math.log(w) for w in ws])
    return (error, slope) if slope > 0 else (math.inf, slope)


def _free_base(ns: Sequence[float], ws: Sequence[float]) -> tuple[float, float]:
    slope, error = _line(ns, [math.log(w) for w in ws])
    return (error if slope >= LEAST_BASE else math.inf, math.exp(min(slope, 700.0)))


def _factorial(ns: Sequence[float], ws: Sequence[float]) -> float:
    """n! times a power of n up to its square."""
    rest = [math.log(w) - math.lgamma(n + 1) for n, w in zip(ns, ws, strict=True)]
    slope, error = _line([math.log(n) for n in ns], rest)
    return error if -1.0 <= slope <= MOST_FACTORS else math.inf


def _exponent(points: Sequence[tuple[float, float]], logs: float) -> float:
    xs = [math.log(n) for n, _ in points]
    ys = [math.log(w) - logs * math.log(max(1.0, math.log2(n))) for n, w in points]
    return _line(xs, ys)[0]
