"""Judges a submission on tests with fixed input and output."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.compare import Accepted, Checker, Fault, Rejected, Tokens, compare
from judge.compare.base import Comparison
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
    passes: int = 1,
) -> JudgeReport:
    """Build, run every test, compare (by tokens unless told otherwise), report.

    ``passes``: how often at most the program is run on a test, where the checker asks for it.
    """
    try:
        sandbox = sandbox or default_sandbox()
    except SandboxError as error:
        return JudgeReport(Outcome.JE, (), "none", str(error))
    built = build(submission, sandbox, build_options)
    if isinstance(built, CompileFailure):
        outcome = Outcome.JE if built.ours else Outcome.CE
        return JudgeReport(outcome, (), sandbox.describe(), built.message, sandbox.warnings)
    session = _Session(built, limits, checker or Tokens(), sandbox, passes)
    reports = run_suite(cases, options or BatchOptions(), session.run_one)
    return summary(reports, limits, sandbox)


@dataclass(frozen=True, slots=True)
class _Session:
    artifact: Artifact
    limits: Limits
    checker: Checker
    sandbox: Sandbox
    passes: int = 1

    def run_one(self, case: Case, retry: bool) -> CaseReport:
        """All passes over a test; most tests have one."""
        text, spent = case.input, 0.0
        for _ in range(self.passes):
            try:
                result = self._run(text, retry)
                found = self._label(replace(case, input=text), result)
            except OSError as error:
                return CaseReport(case.name, case.category, Outcome.JE, message=str(error))
            spent += result.cpu_seconds
            report = replace(_reported(case, result, found), cpu_seconds=spent)
            if not isinstance(found, Accepted) or found.next_input is None:
                return report
            text = found.next_input
        message = f"the checker asks for more than {self.passes} passes"
        return CaseReport(case.name, case.category, Outcome.JE, message=message)

    def _run(self, text: bytes | Path, retry: bool) -> Run:
        """The first TLE is tried once more: a burst of load must not decide."""
        result = run(self.artifact, text, self.limits, self.sandbox)
        if retry and result.status in (Status.CPU, Status.WALL):
            result = run(self.artifact, text, self.limits, self.sandbox)
        return result

    def _label(self, case: Case, result: Run) -> Comparison:
        if result.outcome is not None:
            return Rejected(result.outcome, result.message)
        given, answer = case.input, case.answer
        return compare(self.checker, given, result.stdout, answer, self.sandbox, case.name)


def _reported(case: Case, result: Run, found: Comparison) -> CaseReport:
    match found:
        case Accepted(message, score):
            outcome = Outcome.AC
        case Rejected(outcome, message, score):
            pass
        case Fault(message):
            outcome, score = Outcome.JE, None
    return CaseReport(
        case.name,
        case.category,
        outcome,
        result.cpu_seconds,
        result.wall_seconds,
        result.memory_bytes,
        message,
        score,
    )
