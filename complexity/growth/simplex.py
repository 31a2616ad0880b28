"""Exact feasibility of {z >= 0, A z <= b}: phase one of the simplex method over integers.

Fraction-free pivoting (Bareiss) with Bland's rule, so it terminates and never rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm

Row = tuple[Mapping[int, Fraction], Fraction]
"""Sparse coefficients by variable, and the right-hand side of `<=`."""


def feasible_point(rows: Sequence[Row], width: int) -> list[Fraction] | None:
    """A point of the polyhedron over `width` variables, or None when it is empty."""
    tableau, basis, first_artificial = _initial(rows, width)
    objective = _objective(tableau, basis, first_artificial)
    scale = _run(tableau, objective, basis, first_artificial)
    if objective[-1] > 0:
        return None
    point = [Fraction(0)] * width
    for row, column in zip(tableau, basis, strict=True):
        if column < width:
            point[column] = Fraction(row[-1], scale)
    return point


def _initial(rows: Sequence[Row], width: int) -> tuple[list[list[int]], list[int], int]:
    height = len(rows)
    negative = [i for i, (_, bound) in enumerate(rows) if bound < 0]
    first_artificial = width + height
    columns = first_artificial + len(negative) + 1
    tableau, basis = [], []
    for i, (coefficients, bound) in enumerate(rows):
        unit = lcm(bound.denominator, *(c.denominator for c in coefficients.values()))
        sign = -unit if bound < 0 else unit
        row = [0] * columns
        for column, coefficient in coefficients.items():
            row[column] = int(sign * coefficient)
        row[width + i] = -1 if bound < 0 else 1
        row[-1] = int(sign * bound)
        basis.append(width + i)
        tableau.append(row)
    for k, i in enumerate(negative):
        tableau[i][first_artificial + k] = 1
        basis[i] = first_artificial + k
    return tableau, basis, first_artificial


def _objective(tableau: list[list[int]], basis: list[int], first_artificial: int) -> list[int]:
    """Sum of the rows whose basic variable is artificial: what is left to drive to zero."""
    rows = [row for row, b in zip(tableau, basis, strict=True) if b >= first_artificial]
    objective = [sum(column) for column in zip(*rows, strict=True)] or [0] * len(tableau[0])
    for column in range(first_artificial, len(objective) - 1):
        objective[column] = 0
    return objective


def _run(
    tableau: list[list[int]], objective: list[int], basis: list[int], first_artificial: int
) -> int:
    """Pivot until no column improves; the common denominator of the tableau."""
    scale = 1
    while objective[-1] > 0:
        column = next((j for j in range(first_artificial) if objective[j] > 0), None)
        if column is None:
            break
        leaving = _leaving_row(tableau, basis, column)
        if leaving is None:
            break
        pivot = tableau[leaving][column]
        for row in (*tableau, objective):
            if row is not tableau[leaving]:
                _eliminate(row, tableau[leaving], column, scale)
        basis[leaving] = column
        scale = pivot
    return scale


def _eliminate(row: list[int], pivot_row: list[int], column: int, scale: int) -> None:
    factor, pivot = row[column], pivot_row[column]
    if factor:
        row[:] = [(a * pivot - factor * b) // scale for a, b in zip(row, pivot_row, strict=True)]
    elif pivot != scale:
        row[:] = [a * pivot // scale for a in row]


def _leaving_row(tableau: list[list[int]], basis: list[int], column: int) -> int | None:
    best: int | None = None
    for i, row in enumerate(tableau):
        if row[column] <= 0:
            continue
        if best is None:
            best = i
            continue
        difference = row[-1] * tableau[best][column] - tableau[best][-1] * row[column]
        if difference < 0 or (difference == 0 and basis[i] < basis[best]):
            best = i
    return best
