"""Choosing sizes, and the sizes of symbols along a sweep."""

import pytest

from scaling.planner import Reach, find_reach, size_grid, spread_sizes
from scaling.sweeps import JOINT, Bounds, Sweep, plan_sweeps


@pytest.mark.parametrize(
    ("cost", "largest", "low", "high"),
    [
        (lambda n: n * 1e-6, 200_000, 200_000, 200_000),
        (lambda n: n * 1e-4, 200_000, 4_000, 10_000),
        (lambda n: n * n * 1e-6, 200_000, 600, 1_000),
        (lambda n: n**3 * 1e-6, 200_000, 70, 100),
        (lambda n: 2.0**n * 1e-6, 200_000, 16, 20),
        (lambda n: 0.0, 10**18, 10**18, 10**18),
    ],
)
def test_reach_fills_the_budget(cost, largest: int, low: int, high: int) -> None:  # type: ignore[no-untyped-def]
    calls: list[int] = []

    def run(size: int) -> float | None:
        calls.append(size)
        seconds = float(cost(size))
        return seconds if seconds <= 1.5 else None

    reach = find_reach(run, size_grid(1, largest), 1.0)
    assert reach.size is not None
    assert low <= reach.size <= high
    assert max(calls) <= largest
    assert reach.complete == (reach.size == largest)
    assert sum(1 for size in calls if float(cost(size)) > 1.5) <= 4
    assert len(calls) < 40


def test_reach_of_a_program_that_never_ends() -> None:
    assert find_reach(lambda size: None, size_grid(1, 100), 1.0) == Reach(None, False)


def test_explosive_sizes_go_up_in_steps() -> None:
    calls: list[int] = []

    def cost(size: int) -> float:
        calls.append(size)
        return 2.0**size * 1e-6

    assert find_reach(cost, range(1, 41), 1.0, explosive=True) == Reach(19, False)
    assert calls == [8, 10, 12, 14, 16, 18, 20, 19]


def test_grid_depends_on_the_bounds_alone() -> None:
    assert size_grid(1, 100) == (1, 2, 3, 4, 6, 9, 12, 18, 25, 35, 50, 71, 100)
    assert size_grid(30, 100) == (35, 50, 71, 100)
    assert size_grid(5, 5) == (5,)
    assert size_grid(1, 6, explosive=True) == (1, 2, 3, 4, 5, 6)


def test_spread() -> None:
    assert spread_sizes(size_grid(1, 25_600), 25_600) == tuple(100 * 2**k for k in range(9))
    assert spread_sizes(range(1, 41), 20, explosive=True) == tuple(range(12, 21))
    assert spread_sizes((5,), 5) == (5,)
    for top in (9, 35, 100):
        sizes = spread_sizes(size_grid(1, 100), top)
        assert sizes[-1] == top
        assert len(set(sizes)) == len(sizes) >= 6


def test_joint_sweep_follows_the_maxima() -> None:
    bounds = {"n": Bounds(1, 10**6), "k": Bounds(1, 100)}
    joint = plan_sweeps(bounds)[0]
    assert (joint.name, joint.largest) == (JOINT, 10**6)
    assert joint.at(10**6) == {"n": 10**6, "k": 100}
    assert joint.at(1000) == {"n": 1000, "k": 10}
    assert joint.at(1) == {"n": 1, "k": 1}


def test_single_sweeps_hold_the_others_at_a_tenth() -> None:
    bounds = {"n": Bounds(1, 1000), "q": Bounds(1, 200), "z": Bounds(5, 5)}
    assert [sweep.name for sweep in plan_sweeps(bounds)] == [JOINT, "n", "q"]
    assert Sweep("q", bounds).at(150) == {"n": 100, "q": 150, "z": 5}
    assert [sweep.name for sweep in plan_sweeps({"n": Bounds(1, 9)})] == [JOINT]


def test_symbols_of_one_scale_are_also_lessened() -> None:
    bounds = {"n": Bounds(1, 1000), "m": Bounds(1, 700), "k": Bounds(1, 20)}
    sweeps = plan_sweeps(bounds)
    assert [sweep.lessened for sweep in sweeps] == ["", "", "", "", "n", "m"]
    assert sweeps[-1].at(1000) == {"n": 1000, "m": 280, "k": 20}
    assert sweeps[-1].largest == 1000


def test_bounds_are_checked() -> None:
    with pytest.raises(ValueError, match="smallest"):
        Bounds(5, 4)
