"""Judges a submission on tests with fixed input and output."""

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
from judge.suite import BatchOptions, run_suite, summary
from judge.toolchains import toolchain_for


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
    session = _Session(built, limits, checker or Tokens(), sandbox)
    reports = run_suite(cases, options or BatchOptions(), session.run_one)
    return summary(reports, limits, sandbox)


@dataclass(frozen=True, slots=True)
class _Session:
    artifact: Artifact
    limits: Limits
    checker: Checker
    sandbox: Sandbox

    def run_one(self, case: Case, retry: bool) -> CaseReport:
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
