"""The whole of Layer 3 against a fake executor with formulas for programs."""

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import pytest

from complexity.growth import parse_growth
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import Counted, Failed, Timed
from scaling.outcome import Beyond, Caution, Undecided, Within
from scaling.report import ScalingReport
from scaling.sweeps import Bounds

Formula = Callable[[dict[str, int], str], float]
N = {"n": Bounds(1, 200_000)}
MEMORY = "memory, heap and stack"


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    return json.dumps([dict(sizes), seed, family]).encode()


@dataclass
class Fake:
    """A program whose work, time and memory are formulas of its sizes."""

    work: Formula
    seconds: Formula | None = None
    memory: Formula = lambda sizes, family: 100_000 + 8.0 * sizes["n"]
    counts_work: bool = True
    step_seconds: float = 1e-7
    broken: str = ""
    dear_step: float = 1e-7

    def _parts(self, data: bytes) -> tuple[dict[str, int], str]:
        sizes, _, family = json.loads(data)
        return sizes, family

    def _seconds(self, data: bytes) -> float:
        formula = self.seconds or (lambda s, f: self.work(s, f) * self.step_seconds)
        return 0.01 + formula(*self._parts(data))

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        if self.broken == "count":
            return Failed("exit code 1", slow=False)
        if self._seconds(data) > limit:
            return Failed("over CPU", slow=True)
        memory = round(self.memory(*self._parts(data)))
        return Counted(round(self.work(*self._parts(data))), memory, self._seconds(data))

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        if self.broken == "time":
            return Failed("exit code 1", slow=False)
        if self._seconds(data) > limit:
            return Failed("over CPU", slow=True)
        return Timed(self._seconds(data), 10 << 20)

    def read_only(self, data: bytes) -> Timed | Failed:
        return Timed(0.01, 9 << 20)

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        return Timed(0.01, round(self.memory(*self._parts(data))))


def analyse(
    fake: Fake,
    target: str,
    bounds: Mapping[str, Bounds] = N,
    families: tuple[str, ...] = ("random",),
    space: str | None = None,
) -> ScalingReport:
    targets = Targets(parse_growth(target), parse_growth(space) if space else None)
    return analyse_scaling(fake, make_input, bounds, targets, families=families)


@pytest.mark.parametrize(
    ("formula", "target", "expected"),
    [
        (lambda s, f: 20 * s["n"] + 500, "n", Within()),
        (lambda s, f: 20 * s["n"] * math.log2(s["n"] + 1), "n log n", Within()),
        (lambda s, f: s["n"] ** 2, "n log n", Beyond("random", "joint")),
        (lambda s, f: s["n"] ** 1.5, "n log n", Beyond("random", "joint")),
        (lambda s, f: 2.0 ** min(s["n"], 60), "n^3", Beyond("random", "joint")),
        (lambda s, f: 50, "1", Within()),
    ],
)
def test_one_symbol(formula: Formula, target: str, expected: object) -> None:
    report = analyse(Fake(formula), target)
    assert report.time == expected
    assert report.counted
    assert len(report.sweeps) == 1


def test_the_same_call_gives_the_same_report() -> None:
    fake = Fake(lambda s, f: 20 * s["n"])
    assert analyse(fake, "n", space="n") == analyse(fake, "n", space="n")


def test_worst_family_is_found_and_named() -> None:
    fake = Fake(lambda s, f: s["n"] ** 2 if f == "sorted" else 20 * s["n"])
    report = analyse(fake, "n log n", families=("random", "sorted", "equal"))
    assert report.time == Beyond("sorted", "joint")
    assert report.sweeps[0].points[-1].family == "sorted"


def test_steeper_family_with_little_work_is_found() -> None:
    fake = Fake(lambda s, f: s["n"] ** 1.6 / 40 if f == "steep" else 30 * s["n"])
    report = analyse(fake, "n", families=("random", "steep"))
    assert isinstance(report.time, Beyond)


def test_several_symbols_each_get_a_sweep() -> None:
    bounds = {"n": Bounds(1, 100_000), "q": Bounds(1, 100_000)}
    right = Fake(lambda s, f: 5 * s["n"] + 50 * s["q"])
    report = analyse(right, "n + q", bounds)
    names = ["joint", "n", "q", "joint, less n", "joint, less q"]
    assert [sweep.name for sweep in report.sweeps] == names
    assert report.time == Within()
    wrong = Fake(lambda s, f: s["n"] * s["q"] * 1.0)
    assert isinstance(analyse(wrong, "n + q", bounds).time, Beyond)


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        (lambda n: 40 * n + 200_000, Within()),
        (lambda n: 0.01 * n * n + 200_000, Beyond("random", "joint")),
        (lambda n: n**1.5 + 200_000, Beyond("random", "joint")),
        (lambda n: 0.0001 * n * n + 200_000, Beyond("random", "joint")),
        (lambda n: 200_000 + 9_000 * math.sin(n), Within()),
    ],
)
def test_a_constant_part_neither_hides_nor_feigns_growth(
    formula: Callable[[int], float], expected: object
) -> None:
    fake = Fake(lambda s, f: formula(s["n"]), step_seconds=1e-9)
    assert analyse(fake, "n", {"n": Bounds(1, 20_000)}).time == expected


@pytest.mark.parametrize(
    ("of_n", "within"),
    [
        (lambda n: -9_000 * math.sin(n), True),
        (lambda n: 0, True),
        (lambda n: n * n / 40_000, False),
    ],
)
def test_scatter_of_inputs_is_no_growth(of_n: Callable[[int], float], within: bool) -> None:
    fake = Fake(lambda s, f: 400 * s["q"] + of_n(s["n"]), step_seconds=1e-9)
    bounds = {"n": Bounds(1, 20_000), "q": Bounds(1, 5_000)}
    report = analyse(fake, "n + q", bounds)
    found = next(sweep for sweep in report.sweeps if sweep.name == "n")
    assert isinstance(found.outcome, Within) is within


ALIKE = {"n": Bounds(1, 100_000), "m": Bounds(1, 100_000)}
UNLIKE = {"n": Bounds(1, 100_000), "m": Bounds(1, 5_000)}


@pytest.mark.parametrize(
    ("formula", "bounds", "expected"),
    [
        (lambda n, m: max(0, n - m) * m + 9 * (n + m), ALIKE, Beyond("random", "joint, less m")),
        (lambda n, m: max(0, m - n) * n + 9 * (n + m), ALIKE, Beyond("random", "joint, less n")),
        (lambda n, m: abs(n - m) + 9 * (n + m), ALIKE, Within()),
        (lambda n, m: max(0, n - m) * m + 9 * (n + m), UNLIKE, Beyond("random", "joint")),
    ],
)
def test_a_cost_that_vanishes_where_sizes_are_equal_is_found(
    formula: Callable[[int, int], float], bounds: Mapping[str, Bounds], expected: object
) -> None:
    fake = Fake(lambda s, f: formula(s["n"], s["m"]), step_seconds=1e-9)
    assert analyse(fake, "n + m", bounds).time == expected


def test_sizes_that_no_input_can_have_are_no_sweep() -> None:
    def make(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        if sizes["m"] < sizes["n"]:
            raise ValueError("m >= n")
        return make_input(sizes, seed, family)

    bounds = {"n": Bounds(1, 1000), "m": Bounds(1, 2000)}
    fake = Fake(lambda s, f: 20.0 * (s["n"] + s["m"]))
    report = analyse_scaling(fake, make, bounds, Targets(parse_growth("n + m")))
    assert "joint, less m" not in [sweep.name for sweep in report.sweeps]
    assert report.time == Within()


def test_time_that_is_not_counted_along_another_sweep_is_found() -> None:
    def seconds(s: dict[str, int], f: str) -> float:
        return 1e-9 * max(0, s["n"] - s["m"]) * s["m"] + 1e-8 * (s["n"] + s["m"])

    fake = Fake(lambda s, f: s["n"] + s["m"], seconds=seconds, dear_step=1e-8)
    report = analyse(fake, "n + m", ALIKE)
    assert not isinstance(report.time, Within), report.time
    honest = Fake(lambda s, f: s["n"] + s["m"], step_seconds=1e-6)
    assert analyse(honest, "n + m", ALIKE).time == Within()


@pytest.mark.parametrize("growth", [lambda n: n**3, lambda n: 2.0 ** min(n, 90), math.factorial])
def test_steep_programs_are_measured_at_six_sizes(growth: Callable[[int], float]) -> None:
    for target, largest in (("n^2", 200_000), ("n^3", 500), ("2^n", 40)):
        fake = Fake(lambda s, f: float(growth(min(s["n"], 150))), step_seconds=1e-8)
        joint = analyse(fake, target, {"n": Bounds(1, largest)}).sweeps[0]
        assert len(joint.points) >= 6, (target, joint.points)


def test_slow_symbol_that_the_joint_sweep_hides_is_found() -> None:
    bounds = {"n": Bounds(1, 10**5), "k": Bounds(1, 2000)}
    fake = Fake(lambda s, f: 20 * s["n"] + s["k"] ** 2)
    assert isinstance(analyse(fake, "n + k", bounds).time, Beyond)


def test_hidden_work_is_not_believed() -> None:
    fake = Fake(lambda s, f: 20 * s["n"], lambda s, f: s["n"] ** 2 * 5e-11 + s["n"] * 1e-7)
    report = analyse(fake, "n")
    assert isinstance(report.time, Beyond | Undecided)
    steep = Fake(lambda s, f: 20 * s["n"], lambda s, f: s["n"] ** 2 * 1e-9)
    assert isinstance(analyse(steep, "n").time, Beyond)


def test_sizes_without_an_input_are_left_out() -> None:
    """A graph of few nodes cannot have many edges: the sweep of the nodes starts further up."""

    def graph(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        if sizes["m"] > sizes["n"] ** 2:
            raise ValueError("edges do not fit")
        return make_input(sizes, seed, family)

    bounds = {"n": Bounds(2, 100_000), "m": Bounds(1, 200_000)}
    fast = Fake(lambda s, f: 20 * s["n"] + 30 * s["m"])
    target = Targets(parse_growth("n + m"))
    report = analyse_scaling(fast, graph, bounds, target, families=("random",))
    assert report.time == Within()
    slow = Fake(lambda s, f: s["n"] * s["m"] / 50)
    report = analyse_scaling(slow, graph, bounds, target, families=("random",))
    assert isinstance(report.time, Beyond)


def test_no_input_at_all_is_undecided() -> None:
    def nothing(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        raise ValueError("there is none")

    fake = Fake(lambda s, f: s["n"])
    report = analyse_scaling(fake, nothing, N, Targets(parse_growth("n")), families=("random",))
    assert isinstance(report.time, Undecided)
    assert any(notice.caution is Caution.NO_INPUT for notice in report.notices)


@pytest.mark.parametrize("counts_work", [True, False])
def test_memory_of_a_program_without_any_measured_run_is_undecided(counts_work: bool) -> None:
    slow = Fake(lambda s, f: 1e12, counts_work=counts_work)
    report = analyse(slow, "n", space="n")
    assert isinstance(report.time, Undecided)
    assert isinstance(report.allocation, Undecided)


@dataclass
class Disturbed(Fake):
    """Other programs triple the time of the first runs on large inputs."""

    runs: int = 0
    disturbed_runs: int = 0

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        self.runs += 1
        result = super().time(data, limit)
        small = isinstance(result, Failed) or result.cpu_seconds < 0.1
        if small or self.runs > self.disturbed_runs:
            return result
        return Timed(result.cpu_seconds * 3, result.memory_bytes)


def test_a_disturbed_machine_is_not_hidden_work() -> None:
    def seconds(sizes: dict[str, int], family: str) -> float:
        return sizes["n"] * 1e-6

    calm = Disturbed(lambda s, f: 20 * s["n"], seconds)
    assert analyse(calm, "n").time == Within()
    disturbed = Disturbed(lambda s, f: 20 * s["n"], seconds, disturbed_runs=calm.runs)
    assert analyse(disturbed, "n").time == Within()
    assert disturbed.runs > calm.runs, "the suspicion was never confirmed"


def test_slow_caches_are_not_hidden_work() -> None:
    fake = Fake(lambda s, f: 20 * s["n"], lambda s, f: s["n"] ** 1.2 * 1e-7)
    assert analyse(fake, "n").time == Within()


def test_a_program_that_fails_is_undecided() -> None:
    report = analyse(Fake(lambda s, f: 1, broken="count"), "n")
    assert not report.counted
    both = Fake(lambda s, f: 1.0, broken="time", counts_work=False)
    report = analyse(both, "n")
    assert isinstance(report.time, Undecided)
    assert any(notice.caution is Caution.RUN_FAILED for notice in report.notices)


def test_broken_counting_falls_back_to_time() -> None:
    fake = Fake(lambda s, f: 1, lambda s, f: s["n"] ** 2 * 1e-7, broken="count")
    report = analyse(fake, "n log n")
    assert not report.counted
    assert isinstance(report.time, Beyond)
    assert any(notice.caution is Caution.NOT_COUNTED for notice in report.notices)


def test_a_program_that_never_ends_is_undecided() -> None:
    report = analyse(Fake(lambda s, f: 1e12), "n")
    assert isinstance(report.time, Undecided)
    assert report.notices[0].caution is Caution.BUDGET


@pytest.mark.parametrize(
    ("memory", "space", "expected"),
    [
        (lambda s, f: 90_000 + 8 * s["n"], "n", Within()),
        (lambda s, f: 90_000, "1", Within()),
        (
            lambda s, f: 90_000 + 8 * s["n"],
            "1",
            Beyond("random", MEMORY),
        ),
        (
            lambda s, f: 90_000 + s["n"] ** 2,
            "n",
            Beyond("random", MEMORY),
        ),
    ],
)
def test_allocation(memory: Formula, space: str, expected: object) -> None:
    fake = Fake(lambda s, f: 20 * s["n"], memory=memory)
    assert analyse(fake, "n", space=space).allocation == expected


class Traced(Fake):
    """Its memory shows in a trace only."""

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        result = super().count(data, limit)
        return result if isinstance(result, Failed) else replace(result, memory_bytes=None)


@pytest.mark.parametrize(
    ("slowest", "expected"),
    [
        (lambda n: 80 * n / (1 + 5000 / n), Within()),
        (lambda n: n**1.5, Beyond("random", "memory, traced allocations")),
    ],
)
def test_traced_memory_is_that_of_the_family_that_fills_most(
    slowest: Callable[[int], float], expected: object
) -> None:
    """What is slowest may fill its tables late; whatever overtakes the rest still shows."""
    fake = Traced(
        lambda s, f: (30 if f == "random" else 20) * s["n"],
        memory=lambda s, f: 9000 + (slowest(s["n"]) if f == "random" else 80 * s["n"]),
    )
    families = ("random", "full")
    assert analyse(fake, "n", space="n", families=families).allocation == expected


def test_target_with_an_unknown_symbol_is_undecided() -> None:
    report = analyse(Fake(lambda s, f: 1), "n m")
    assert isinstance(report.time, Undecided)
    assert report.notices[0].caution is Caution.NO_TARGET


def test_paper_rule_and_exponent_are_reported() -> None:
    report = analyse(Fake(lambda s, f: s["n"] * math.log2(s["n"] + 2)), "n log n")
    assert report.alpha_hat == pytest.approx(1, abs=0.02)
    assert report.paper is not None
    assert report.paper_passes
    assert report.doubling[-1] == pytest.approx(2.1, abs=0.1)
    quadratic = analyse(Fake(lambda s, f: s["n"] ** 2), "n")
    assert quadratic.paper_passes is False
