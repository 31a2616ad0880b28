"""Runs the tests of a suite one after the other, and knows when to stop."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from judge.limits import Limits
from judge.outcome import Outcome
from judge.report import Case, CaseReport, JudgeReport
from judge.sandbox import Sandbox

FAULTS_ALLOWED = 2
NEAR = 0.8
NEAR_WARNING = "{} used {:.0%} of the time limit: a slower machine may say TLE"
SLOW = (Outcome.TLE, Outcome.IDLE, Outcome.MLE)

RunOne = Callable[[Case, bool], CaseReport]
"""Runs one test; true when a first TLE should be tried once more."""


@dataclass(frozen=True, slots=True)
class BatchOptions:
    """``stop_at_first_failure`` skips what follows a failure. Otherwise tests are skipped only
    after ``slow_allowed`` tests that ran into a limit, or after ``budget_seconds`` of wall time.
    """

    stop_at_first_failure: bool = False
    slow_allowed: int = 3
    budget_seconds: float = 300.0


def run_suite(
    cases: Sequence[Case], options: BatchOptions, run_one: RunOne
) -> tuple[CaseReport, ...]:
    """Run the tests in order; a reason to stop turns the rest into skipped ones."""
    end = time.monotonic() + options.budget_seconds
    reports: list[CaseReport] = []
    for case in cases:
        reason = _reason_to_skip(reports, end, options)
        if reason:
            reports.append(CaseReport(case.name, case.category, None, message=reason))
        else:
            first_slow = not any(report.outcome is Outcome.TLE for report in reports)
            reports.append(run_one(case, first_slow))
    return tuple(reports)


def _reason_to_skip(reports: list[CaseReport], end: float, options: BatchOptions) -> str:
    failed = [r for r in reports if r.outcome not in (Outcome.AC, None)]
    if failed and options.stop_at_first_failure:
        return f"skipped after {failed[0].name} failed"
    faults = [r for r in failed if r.outcome is Outcome.JE]
    if len(faults) >= FAULTS_ALLOWED:
        return f"skipped after the judge itself failed on {len(faults)} tests"
    slow = [r for r in failed if r.outcome in SLOW]
    if len(slow) >= options.slow_allowed:
        return f"skipped after {len(slow)} tests ran into a limit"
    if time.monotonic() > end:
        return f"skipped: judging took over {options.budget_seconds:g} s"
    return ""


def summary(reports: tuple[CaseReport, ...], limits: Limits, sandbox: Sandbox) -> JudgeReport:
    """The report on a suite: the first failure decides."""
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
