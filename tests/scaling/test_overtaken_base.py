"""A constant part of memory: added to what grows, or a peak of the start that growth overtakes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from complexity.growth import Growth, parse_growth
from scaling.allocation import RECORDED, _report
from scaling.outcome import Beyond, Outcome, Within
from scaling.report import Point

SIZES = [781, 1562, 3125, 6250, 12500, 25000, 50000, 100000, 200000]
BASE = 200_000.0
LINEAR = parse_growth("n")


def judged(memory: Callable[[int], float], target: Growth) -> Outcome:
    points = tuple(Point(n, {"n": n}, "random", memory(n)) for n in SIZES)
    report = _report(points, RECORDED, target)
    assert report.points == points
    return report.outcome


def overtaking(n: int, grown: float) -> float:
    """The peak of the start leaves some bytes a size for what is not given back."""
    return max(BASE + n.bit_length() * 80, grown)


@pytest.mark.parametrize("unit", [8, 20, 33, 40, 64])
def test_what_grows_may_add_to_the_constant_part_or_overtake_it(unit: float) -> None:
    assert judged(lambda n: BASE + unit * n, LINEAR) == Within()
    assert judged(lambda n: overtaking(n, unit * n), LINEAR) == Within()


@pytest.mark.parametrize("exponent", [1.4, 2, 3])
def test_more_than_the_target_is_seen_either_way(exponent: float) -> None:
    unit = 8e6 / SIZES[-1] ** exponent
    assert isinstance(judged(lambda n: BASE + unit * n**exponent, LINEAR), Beyond)
    if exponent < 3:  # else fewer than three sizes are above the start
        assert isinstance(judged(lambda n: overtaking(n, unit * n**exponent), LINEAR), Beyond)


def test_a_constant_target() -> None:
    constant = parse_growth("1")
    assert judged(lambda n: BASE, constant) == Within()
    assert isinstance(judged(lambda n: BASE + 33 * n, constant), Beyond)
    assert isinstance(judged(lambda n: overtaking(n, 33 * n), constant), Beyond)
