"""The exact simplex against the reference library, over random systems of inequalities."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from complexity.growth.simplex import Row, feasible_point


def system(draw: random.Random) -> tuple[list[Row], int]:
    """A few sparse rows with small coefficients, as growth comparisons make them."""
    width = draw.randint(1, 6)
    rows: list[Row] = []
    for _ in range(draw.randint(1, 8)):
        columns = draw.sample(range(width), draw.randint(1, width))
        coefficients = {c: Fraction(draw.randint(-4, 4), draw.randint(1, 3)) for c in columns}
        rows.append((coefficients, Fraction(draw.randint(-3, 3))))
    return rows, width


def holds(rows: list[Row], point: list[Fraction]) -> bool:
    return all(x >= 0 for x in point) and all(
        sum(value * point[column] for column, value in coefficients.items()) <= bound
        for coefficients, bound in rows
    )


def test_feasibility_agrees_with_the_reference_library() -> None:
    optimize = pytest.importorskip("scipy.optimize")
    draw, empty = random.Random(7), 0
    for _ in range(150):
        rows, width = system(draw)
        point = feasible_point(rows, width)
        matrix = [[float(row.get(column, 0)) for column in range(width)] for row, _ in rows]
        theirs = optimize.linprog([0.0] * width, matrix, [float(bound) for _, bound in rows])
        assert theirs.status in (0, 2)
        assert (point is not None) == (theirs.status == 0)
        assert point is None or holds(rows, point)
        empty += point is None
    assert 20 < empty < 130
