"""What the judge hands to the decision: right, too slow, wrong, not built, or unjudged."""

from dataclasses import dataclass

from judge.outcome import Outcome
from judge.report import CaseReport, JudgeReport

SLOW = frozenset({Outcome.TLE, Outcome.MLE})
WRONG = frozenset({Outcome.WA, Outcome.PE, Outcome.QLE, Outcome.RE, Outcome.OLE, Outcome.IDLE})


@dataclass(frozen=True, slots=True)
class Right:
    """All tests were run and accepted."""


@dataclass(frozen=True, slots=True)
class TooSlow:
    """Every failure is TLE or MLE, and at least one test was accepted."""

    tests: tuple[CaseReport, ...]


@dataclass(frozen=True, slots=True)
class Wrong:
    """A test failed for another reason than time or memory, or none was accepted."""

    outcome: Outcome
    test: CaseReport


@dataclass(frozen=True, slots=True)
class NotBuilt:
    """The submission does not compile."""

    message: str


@dataclass(frozen=True, slots=True)
class Unjudged:
    """Nothing can be said: a judge error, no tests, no sandbox, no budget."""

    reason: str


Correctness = Right | TooSlow | Wrong | NotBuilt | Unjudged


def correctness(report: JudgeReport) -> Correctness:
    """Read a report; a proven wrong answer outweighs a judge error on another test."""
    if report.outcome is Outcome.CE:
        return NotBuilt(report.message)
    wrong = next((case for case in report.cases if case.outcome in WRONG), None)
    if wrong is not None and wrong.outcome is not None:
        return Wrong(wrong.outcome, wrong)
    fault = next((case for case in report.cases if case.outcome is Outcome.JE), None)
    if report.outcome is Outcome.JE:
        return Unjudged(f"{fault.name}: {fault.message}" if fault else report.message)
    if not report.cases:
        return Unjudged("no tests")
    slow = tuple(case for case in report.cases if case.outcome in SLOW)
    accepted = any(case.outcome is Outcome.AC for case in report.cases)
    if slow and accepted:
        return TooSlow(slow)
    if slow and slow[0].outcome is not None:
        return Wrong(slow[0].outcome, slow[0])
    skipped = next((case for case in report.cases if case.outcome is None), None)
    return Right() if skipped is None else Unjudged(f"{skipped.name}: {skipped.message}")
