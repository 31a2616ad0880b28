"""Programs that cannot be measured are named, each by its own caution."""

from collections.abc import Mapping

import pytest

from complexity.growth import parse_growth
from judge.sandbox import default_sandbox
from judge.source import Language, Source
from scaling.analyse import Targets, analyse_scaling
from scaling.executor import Counted, Failed, SandboxExecutor, Timed, Trace, prepare
from scaling.experiment import BadInputError, Experiment
from scaling.outcome import Beyond, Caution, Undecided, Within
from scaling.report import ScalingReport
from scaling.sweeps import Bounds

PY, CPP = Language.PYTHON, Language.CPP


def make_input(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
    n = sizes["n"]
    return f"{n}\n{' '.join(map(str, range(n)))}\n".encode()


def measure(language: Language, text: str, largest: int = 4096) -> ScalingReport:
    executor = prepare(Source(f"x.{language}", text, language), default_sandbox())
    assert isinstance(executor, SandboxExecutor), executor
    bounds = {"n": Bounds(1, largest)}
    return analyse_scaling(
        executor, make_input, bounds, Targets(parse_growth("n")), budget_seconds=0.5
    )


def cautions(report: ScalingReport) -> set[Caution]:
    assert isinstance(report.time, Undecided), report.time
    return {notice.caution for notice in report.time.notices}


RECURSIVE = "n = int(input())\ndef f(k):\n    return k and 1 + f(k - 1)\nprint(f(n))"
ODD = [
    pytest.param(PY, "print(5)", Caution.READS_NOTHING, id="py-reads-nothing"),
    pytest.param(CPP, "int main() {}", Caution.READS_NOTHING, id="cpp-reads-nothing"),
    pytest.param(PY, RECURSIVE, Caution.DEEP_STACK, id="py-recursion-limit"),
    pytest.param(PY, "x = 1 // (int(input()) < 99)\nprint(x)", Caution.RUN_FAILED, id="py-fails"),
]


@pytest.mark.parametrize(("language", "text", "caution"), ODD)
def test_what_cannot_be_measured_is_named(language: Language, text: str, caution: Caution) -> None:
    assert caution in cautions(measure(language, text))


def test_a_program_without_answers_is_measured_and_noted() -> None:
    report = measure(PY, "for x in input() * 9: pass")
    assert Caution.PRINTS_NOTHING in {notice.caution for notice in report.notices}


def test_an_ordinary_program_gets_none_of_them() -> None:
    report = measure(PY, "n = int(input())\nprint(sum(map(int, input().split())))")
    assert report.time == Within()
    assert not report.notices


class Scripted:
    """An executor that does what a test says."""

    counts_work, dear_step = True, 1.0

    def __init__(self, *counts: Counted | Failed, seconds: float = 0.0) -> None:
        self.counts = list(counts)
        self.seconds = seconds
        self.runs = 0

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        return self.counts.pop(0)

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        self.runs += 1
        return Timed(self.seconds, 0, Trace(output=str(self.runs)))

    def read_only(self, data: bytes) -> Timed | Failed:
        return Timed(0.0, 0)

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        return Failed("not traced", slow=False)


def test_a_failure_that_does_not_repeat_is_flaky() -> None:
    executor = Scripted(Failed("crash", slow=False), Counted(7, None, 0.0))
    found = Experiment(executor, make_input, True).work({"n": 5}, "random", 1.0)
    assert isinstance(found, Failed)
    assert found.caution is Caution.FLAKY


def test_answers_that_differ_are_noted() -> None:
    experiment = Experiment(Scripted(), make_input, True)
    experiment.cpu({"n": 5}, "random", 1.0, repeats=3)
    assert experiment.outputs_differ


class Timer(Scripted):
    counts_work = False


def test_too_fast_to_be_timed_at_any_size() -> None:
    bounds = {"n": Bounds(1, 10**5)}
    quick = analyse_scaling(Timer(seconds=0.001), make_input, bounds, Targets(parse_growth("n")))
    assert Caution.TOO_FAST in cautions(quick)
    slow = analyse_scaling(Timer(seconds=0.1), make_input, bounds, Targets(parse_growth("n")))
    assert not isinstance(slow.time, Undecided | Beyond)


def test_a_generators_fault_keeps_its_name() -> None:
    def broken(sizes: Mapping[str, int], seed: int, family: str) -> bytes:
        raise BadInputError(Caution.GENERATOR_GRAMMAR, "2:1: x: an integer")

    report = analyse_scaling(Scripted(), broken, {"n": Bounds(1, 99)}, Targets(parse_growth("n")))
    assert Caution.GENERATOR_GRAMMAR in cautions(report)
