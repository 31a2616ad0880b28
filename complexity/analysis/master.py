"""The master theorem for calls on halves."""

from __future__ import annotations

from fractions import Fraction

from complexity.growth import Growth, Yes, compare, log, power_of_log

ONE = Growth.constant()


def master(calls: int, size: Growth, work: Growth) -> Growth:
    """Solve T(n) = calls · T(n/2) + work(n) for work that is a power of n times logarithms."""
    if calls == 1:
        return log(size) * work if _is_flat(work, size) else work
    leaves = size if calls == 2 else power_of_log(size, calls, 2)
    if calls == 4:
        leaves = size * size
    if isinstance(compare(work, ONE), Yes):
        return leaves
    smaller = isinstance(compare(work * size ** Fraction(1, 100), leaves), Yes)
    if smaller:
        return leaves
    larger = isinstance(compare(leaves * size ** Fraction(1, 100), work), Yes)
    return work if larger else work * log(size)


def _is_flat(work: Growth, size: Growth) -> bool:
    """Work below any power of the size: the levels count, not the top one."""
    return isinstance(compare(work, size ** Fraction(1, 100)), Yes)
