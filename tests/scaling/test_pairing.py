"""Pairing with a reference settles what stays open, and overrules nothing."""

from collections.abc import Mapping

import pytest

from complexity.growth import parse_growth
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import Counted, Failed, Timed
from scaling.outcome import Beyond, Caution, Notice, Outcome, Undecided, Within
from scaling.pairing import settle
from scaling.report import Point, Rise, ScalingReport
from scaling.sweeps import Bounds

POINTS = (Point(1000, {"n": 1000}, "sorted", 5.0),)
OPEN = Undecided((Notice(Caution.NOISY),))


class Clock:
    """CPU time c n^p, with a step at every other size that looks like caches."""

    counts_work, dear_step = False, 1.0

    def __init__(self, power: float, factor: float = 1e-7) -> None:
        self.power, self.factor = power, factor

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        return Failed("cannot count", slow=False)

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        n = int(data)
        seconds = self.factor * n**self.power * (1.7 if n.bit_length() % 2 else 1.0)
        return Failed("slow", slow=True) if seconds > limit else Timed(seconds, 0)

    def read_only(self, data: bytes) -> Timed | Failed:
        return Timed(0.0, 0)

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        return Failed("not traced", slow=False)


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    return str(sizes["n"]).encode()


def analyse(power: float, reference: Clock | None) -> ScalingReport:
    bounds = {"n": Bounds(1, 1 << 24)}
    return analyse_scaling(
        Clock(power), make_input, bounds, Targets(parse_growth("n")), reference=reference
    )


def test_steps_that_both_show_cancel() -> None:
    assert isinstance(analyse(1.0, None).time, Undecided)
    paired = analyse(1.0, Clock(1.0, 2e-7))
    assert paired.time == Within()
    assert paired.ratio is not None
    assert paired.ratio.slope == pytest.approx(0.0, abs=1e-9)


def test_a_steeper_growth_than_the_references_is_beyond() -> None:
    report = analyse(1.4, Clock(1.0, 1e-5))
    assert isinstance(report.time, Beyond)


def test_a_reference_that_is_too_fast_says_nothing() -> None:
    assert analyse(1.0, Clock(1.0, 1e-12)).ratio is None


@pytest.mark.parametrize(
    ("before", "ratio", "after"),
    [
        (OPEN, Rise(0.0, -0.1, 0.1), Within()),
        (OPEN, Rise(0.4, 0.3, 0.5), Beyond("sorted", "joint, beside the reference")),
        (OPEN, Rise(0.1, -0.1, 0.3), OPEN),
        (OPEN, None, OPEN),
        (Within(), Rise(0.4, 0.3, 0.5), Within()),
        (Beyond("f", "n"), Rise(0.0, -0.1, 0.1), Beyond("f", "n")),
    ],
)
def test_only_what_is_open_is_settled(before: Outcome, ratio: Rise | None, after: Outcome) -> None:
    assert settle(before, ratio, POINTS, "joint") == after
