"""Whole batches: outcome, first failure, skipping, and what the decision gets."""

from pathlib import Path

import pytest

import judge.batch
from judge.batch import judge_batch
from judge.compare import Custom
from judge.correctness import NotBuilt, Right, TooSlow, Unjudged, Wrong, correctness
from judge.limits import Limits
from judge.outcome import Outcome
from judge.report import Case, CaseReport, JudgeReport
from judge.sandbox import Sandbox, SandboxError
from judge.source import Language, Source
from judge.suite import BatchOptions

LIMITS = Limits(cpu_seconds=0.3, wall_seconds=2)
CASES = [Case(f"t{n}", "random", f"{n}\n".encode(), f"{n * n}\n".encode()) for n in range(1, 5)]


def python(text: str) -> Source:
    return Source("answer.py", text, Language.PYTHON)


def test_right_program(sandbox: Sandbox, tmp_path: Path) -> None:
    given, answer = tmp_path / "1.in", tmp_path / "1.out"
    given.write_bytes(b"9")
    answer.write_bytes(b"81")
    report = judge_batch(
        python("n = int(input())\nprint(n * n)"),
        [*CASES, Case("file", "edge", given, answer)],
        LIMITS,
        sandbox=sandbox,
    )
    assert report.outcome is Outcome.AC
    assert report.sandbox == sandbox.describe()
    assert correctness(report) == Right()
    assert all(case.cpu_seconds > 0 and case.memory_bytes > 0 for case in report.cases)


def test_first_failing_test_is_named(sandbox: Sandbox) -> None:
    report = judge_batch(python("print(1)"), CASES, LIMITS, sandbox=sandbox)
    failure = report.first_failure
    assert failure is not None
    assert (failure.name, failure.category, failure.outcome) == ("t2", "random", Outcome.WA)
    assert failure.message == "line 1, token 1: expected '4', found '1'"
    assert correctness(report) == Wrong(Outcome.WA, failure)


def test_slow_after_a_pass_is_too_slow(sandbox: Sandbox) -> None:
    text = "n = int(input())\nwhile n > 1: pass\nprint(n * n)"
    report = judge_batch(
        python(text), CASES, LIMITS, sandbox=sandbox, options=BatchOptions(slow_allowed=1)
    )
    assert [case.outcome for case in report.cases] == [Outcome.AC, Outcome.TLE, None, None]
    assert "limit" in report.cases[3].message
    assert correctness(report) == TooSlow((report.cases[1],))


def test_slow_everywhere_is_wrong(sandbox: Sandbox) -> None:
    report = judge_batch(python("while True: pass"), CASES[:1], LIMITS, sandbox=sandbox)
    assert correctness(report) == Wrong(Outcome.TLE, report.cases[0])


def test_stop_at_first_failure(sandbox: Sandbox) -> None:
    options = BatchOptions(stop_at_first_failure=True)
    report = judge_batch(python("print(1)"), CASES, LIMITS, sandbox=sandbox, options=options)
    assert [case.outcome for case in report.cases] == [Outcome.AC, Outcome.WA, None, None]


def test_budget_that_ends_early_proves_nothing(sandbox: Sandbox) -> None:
    options = BatchOptions(budget_seconds=0)
    report = judge_batch(python("print(1)"), CASES, LIMITS, sandbox=sandbox, options=options)
    assert isinstance(correctness(report), Unjudged)


def test_not_built(sandbox: Sandbox) -> None:
    report = judge_batch(python("def"), CASES, LIMITS, sandbox=sandbox)
    assert report.outcome is Outcome.CE
    assert isinstance(correctness(report), NotBuilt)


def test_no_tests(sandbox: Sandbox) -> None:
    report = judge_batch(python("pass"), [], LIMITS, sandbox=sandbox)
    assert correctness(report) == Unjudged("no tests")


def test_fault_of_ours_is_unjudged(sandbox: Sandbox, tmp_path: Path) -> None:
    broken = Custom(python("def check(i, o, a): return 1 // 0"))
    report = judge_batch(python("print(1)"), CASES, LIMITS, broken, sandbox)
    assert report.outcome is Outcome.JE
    assert isinstance(correctness(report), Unjudged)
    assert [case.outcome for case in report.cases] == [Outcome.JE, Outcome.JE, None, None]
    gone = Case("gone", "public", tmp_path / "no", b"")
    report = judge_batch(python("print(1)"), [gone], LIMITS, sandbox=sandbox)
    assert isinstance(correctness(report), Unjudged)


def test_no_sandbox_is_unjudged(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> Sandbox:
        raise SandboxError("no C compiler found: install one")

    monkeypatch.setattr(judge.batch, "default_sandbox", none)
    report = judge_batch(python("print(1)"), CASES, LIMITS)
    assert correctness(report) == Unjudged("no C compiler found: install one")


def test_a_proven_wrong_answer_outweighs_a_fault() -> None:
    wrong = CaseReport("b", "public", Outcome.WA)
    cases = (CaseReport("a", "public", Outcome.JE), wrong)
    assert correctness(JudgeReport(Outcome.JE, cases, "s")) == Wrong(Outcome.WA, wrong)


def test_use_near_the_limit_is_warned_about(sandbox: Sandbox) -> None:
    report = judge_batch(
        python("while __import__('time').process_time() < 0.26: pass\nprint(1)"),
        CASES[:1],
        LIMITS,
        sandbox=sandbox,
    )
    assert report.outcome is Outcome.AC
    assert any("of the time limit" in warning for warning in report.warnings)
