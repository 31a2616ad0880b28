"""Judges a submission on tests with fixed input and output."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.compare import Accepted, Checker, Fault, Rejected, Tokens, compare
from judge.limits import Limits
from judge.outcome import Outcome
from judge.report import Case, CaseReport, JudgeReport
from judge.run import Run, Status, run
from judge.sandbox import Sandbox, SandboxError, default_sandbox
from judge.source import Source
from judge.toolchains import toolchain_for

FAULTS_ALLOWED = 2
NEAR = 0.8
NEAR_WARNING = "{} used {:.0%} of the time limit: a slower machine may say TLE"
SLOW = (Outcome.TLE, Outcome.IDLE, Outcome.MLE)


@dataclass(frozen=True, slots=True)
class BatchOptions:
    """``stop_at_first_failure`` skips what follows a failure. Otherwise tests are skipped only
    after ``slow_allowed`` tests that ran into a limit, or after ``budget_seconds`` of wall time.
    """

    stop_at_first_failure: bool = False
    slow_allowed: int = 3
    budget_seconds: float = 300.0


def build(
    submission: Source | Artifact, sandbox: Sandbox, options: BuildOptions | None = None
) -> Artifact | CompileFailure:
    """The artifact of a source; an artifact is handed back."""
    if isinstance(submission, Artifact):
        return submission
    return toolchain_for(submission.language).compile(
        submission, sandbox, options or BuildOptions()
    )


def judge_batch(
    submission: Source | Artifact,
    cases: Sequence[Case],
    limits: Limits,
    checker: Checker | None = None,
    sandbox: Sandbox | None = None,
    *,
    options: BatchOptions | None = None,
    build_options: BuildOptions | None = None,
) -> JudgeReport:
    """Build, run every test, compare (by tokens unless told otherwise), report."""
    try:
        sandbox = sandbox or default_sandbox()
    except SandboxError as error:
        return JudgeReport(Outcome.JE, (), "none", str(error))
    built = build(submission, sandbox, build_options)
    if isinstance(built, CompileFailure):
        outcome = Outcome.JE if built.ours else Outcome.CE
        return JudgeReport(outcome, (), sandbox.describe(), built.message, sandbox.warnings)
    session = _Session(built, limits, checker or Tokens(), sandbox, options or BatchOptions())
    reports = session.run_all(cases)
    return _summary(reports, limits, sandbox)


def _summary(reports: tuple[CaseReport, ...], limits: Limits, sandbox: Sandbox) -> JudgeReport:
    failed = [case for case in reports if case.outcome not in (Outcome.AC, None)]
    outcome = failed[0].outcome if failed else Outcome.AC
    message = failed[0].message if failed else ""
    if not reports:
        outcome, message = Outcome.JE, "no tests"
    near = tuple(
        NEAR_WARNING.format(case.name, case.cpu_seconds / limits.cpu_seconds)
        for case in reports
        if case.outcome is Outcome.AC and case.cpu_seconds > NEAR * limits.cpu_seconds
    )
    assert outcome is not None
    return JudgeReport(outcome, reports, sandbox.describe(), message, sandbox.warnings + near)


@dataclass(frozen=True, slots=True)
class _Session:
    artifact: Artifact
    limits: Limits
    checker: Checker
    sandbox: Sandbox
    options: BatchOptions

    def run_all(self, cases: Sequence[Case]) -> tuple[CaseReport, ...]:
        """Run the tests in order; a reason to stop turns the rest into skipped ones."""
        end = time.monotonic() + self.options.budget_seconds
        reports: list[CaseReport] = []
        for case in cases:
            reason = self._reason_to_skip(reports, end)
            if reason:
                reports.append(CaseReport(case.name, case.category, None, message=reason))
            else:
                first_slow = not any(report.outcome is Outcome.TLE for report in reports)
                reports.append(self._run_one(case, retry=first_slow))
        return tuple(reports)

    def _reason_to_skip(self, reports: list[CaseReport], end: float) -> str:
        failed = [r for r in reports if r.outcome not in (Outcome.AC, None)]
        if failed and self.options.stop_at_first_failure:
            return f"skipped after {failed[0].name} failed"
        faults = [r for r in failed if r.outcome is Outcome.JE]
        if len(faults) >= FAULTS_ALLOWED:
            return f"skipped after the judge itself failed on {len(faults)} tests"
        slow = [r for r in failed if r.outcome in SLOW]
        if len(slow) >= self.options.slow_allowed:
            return f"skipped after {len(slow)} tests ran into a limit"
        if time.monotonic() > end:
            return f"skipped: judging took over {self.options.budget_seconds:g} s"
        return ""

    def _run_one(self, case: Case, *, retry: bool) -> CaseReport:
        """The first TLE is tried once more: a burst of load must not decide."""
        try:
            result = run(self.artifact, case.input, self.limits, self.sandbox)
            if retry and result.status in (Status.CPU, Status.WALL):
                result = run(self.artifact, case.input, self.limits, self.sandbox)
            outcome, message = self._label(case, result)
        except OSError as error:
            return CaseReport(case.name, case.category, Outcome.JE, message=str(error))
        return CaseReport(
            case.name,
            case.category,
            outcome,
            result.cpu_seconds,
            result.wall_seconds,
            result.memory_bytes,
            message,
        )

    def _label(self, case: Case, result: Run) -> tuple[Outcome, str]:
        if result.outcome is not None:
            return result.outcome, result.message
        given, answer = _bytes(case.input), _bytes(case.answer)
        match compare(self.checker, given, result.stdout, answer, self.sandbox):
            case Accepted(message):
                return Outcome.AC, message
            case Rejected(outcome, message):
                return outcome, message
            case Fault(message):
                return Outcome.JE, message


def _bytes(data: bytes | Path) -> bytes:
    return data.read_bytes() if isinstance(data, Path) else data
