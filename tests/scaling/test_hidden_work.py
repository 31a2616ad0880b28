"""Work that was not counted shows in CPU time, even where the budget left two points to see it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pytest

from complexity.growth import parse_growth
from scaling.executor import Counted, Failed, Timed
from scaling.experiment import Experiment
from scaling.hidden import CpuCheck, amend, check_cpu
from scaling.outcome import Beyond, Caution, Outcome, Undecided, Within
from scaling.report import Point

LINEAR = parse_growth("n")


class Clock:
    """A program whose input is its size, with a CPU time by formula and nothing else."""

    counts_work = True

    def __init__(self, seconds: Callable[[int], float]) -> None:
        self._seconds = seconds

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        return Counted(int(data), None, 0.0)

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        return Timed(self._seconds(int(data)), 0)

    def read_only(self, data: bytes) -> Timed | Failed:
        return Timed(0.0, 0)

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        return Timed(0.0, 0)


def checked(seconds: Callable[[int], float], largest: int) -> CpuCheck:
    """Points whose counted work is their size, timed by a formula."""

    def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        return str(sizes["n"]).encode()

    sizes = [largest >> k for k in range(6, -1, -1)]
    points = [Point(n, {"n": n}, "random", float(n)) for n in sizes]
    return check_cpu(Experiment(Clock(seconds), make_input, True), points, 10.0)


def verdict(seconds: Callable[[int], float], largest: int) -> Outcome:
    return amend(Within(), checked(seconds, largest), LINEAR)


def square(n: int) -> float:
    return n * n * 1e-10


@pytest.mark.parametrize(
    ("largest", "expected"), [(200_000, Beyond), (40_000, Undecided), (25_000, Undecided)]
)
def test_a_hidden_loop_is_not_believed(largest: int, expected: type) -> None:
    assert isinstance(verdict(square, largest), expected)


def test_three_noisy_points_do_not_hide_it_behind_their_interval() -> None:
    noise = {60_000: 0.95, 30_000: 1.05, 15_000: 0.9}
    outcome = verdict(lambda n: n * n * 1e-10 * noise.get(n, 1.0), 60_000)
    assert isinstance(outcome, Undecided)


def test_two_points_name_what_they_show() -> None:
    outcome = verdict(square, 40_000)
    assert isinstance(outcome, Undecided)
    assert [notice.caution for notice in outcome.notices] == [Caution.HIDDEN_WORK]
    assert "N^1.00" in outcome.notices[0].detail


@pytest.mark.parametrize("largest", [4_000, 40_000, 60_000, 10**6])
@pytest.mark.parametrize(
    "seconds",
    [lambda n: n * 1e-6, lambda n: n * math.log2(n) * 1e-7, lambda n: n**1.3 * 1e-8],
    ids=["linear", "log factor", "caches"],
)
def test_counted_work_is_believed(seconds: Callable[[int], float], largest: int) -> None:
    assert verdict(seconds, largest) == Within()


def test_too_short_to_measure_says_nothing() -> None:
    assert checked(square, 4_000).last_rise is None
    assert verdict(square, 4_000) == Within()
