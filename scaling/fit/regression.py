"""The regression of AlgoBench, appendix C: log T = α log N + γ log log N + c."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from scaling.fit.line import student

TOLERANCE = 0.15
SMALLEST_SIZE = 3


@dataclass(frozen=True, slots=True)
class Regression:
    """α with its 95 % interval, γ, c, and the residuals' standard deviation."""

    alpha: float
    low: float
    high: float
    gamma: float
    constant: float
    residual: float
    points: int

    def passes(self, target_exponent: float) -> bool:
        """The paper's rule: too slow if α exceeds the target's exponent by more than 0.15."""
        return self.alpha <= target_exponent + TOLERANCE


def fit_regression(sizes: Sequence[float], times: Sequence[float]) -> Regression | None:
    """Fit by least squares; None with fewer than four usable points (N >= 3, T > 0)."""
    points = [
        (math.log(n), math.log(math.log(n)), math.log(t))
        for n, t in zip(sizes, times, strict=True)
        if n >= SMALLEST_SIZE and t > 0
    ]
    if len(points) < 4:
        return None
    basis, triangle = _orthogonal([(x, y, 1.0) for x, y, _ in points])
    if min(triangle[i][i] for i in range(3)) < 1e-9:
        return None
    target = [z for _, _, z in points]
    projected = [sum(q * z for q, z in zip(column, target, strict=True)) for column in basis]
    constant, alpha, gamma = _back_substitute(triangle, projected)
    squares = sum((z - alpha * x - gamma * y - constant) ** 2 for x, y, z in points)
    freedom = len(points) - 3
    residual = math.sqrt(squares / freedom)
    inverse = [_back_substitute(triangle, [float(i == k) for i in range(3)]) for k in range(3)]
    half = student(freedom) * residual * math.sqrt(sum(column[1] ** 2 for column in inverse))
    return Regression(alpha, alpha - half, alpha + half, gamma, constant, residual, len(points))


def _orthogonal(
    rows: Sequence[tuple[float, float, float]],
) -> tuple[list[list[float]], list[list[float]]]:
    """QR decomposition by Gram-Schmidt, twice for accuracy; columns: constant, log, log log."""
    columns = [[row[index] for row in rows] for index in (2, 0, 1)]
    basis: list[list[float]] = []
    triangle = [[0.0] * 3 for _ in range(3)]
    for index, column in enumerate(columns):
        rest = list(column)
        for _ in range(2):
            for k, unit in enumerate(basis):
                share = sum(u * r for u, r in zip(unit, rest, strict=True))
                triangle[k][index] += share
                rest = [r - share * u for r, u in zip(rest, unit, strict=True)]
        triangle[index][index] = math.sqrt(sum(r * r for r in rest))
        basis.append([r / (triangle[index][index] or 1.0) for r in rest])
    return basis, triangle


def _back_substitute(triangle: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    solution = [0.0] * 3
    for i in reversed(range(3)):
        known = sum(triangle[i][k] * solution[k] for k in range(i + 1, 3))
        solution[i] = (right[i] - known) / triangle[i][i]
    return solution


def doubling_ratios(sizes: Sequence[float], times: Sequence[float]) -> tuple[float, ...]:
    """T(2N)/T(N) between neighbouring sizes, scaled to a doubling where sizes are not doubled."""
    pairs = sorted(zip(sizes, times, strict=True))
    return tuple(
        (t2 / t1) ** (math.log(2) / math.log(n2 / n1))
        for (n1, t1), (n2, t2) in pairwise(pairs)
        if n2 > n1 and t1 > 0 and t2 > 0
    )
