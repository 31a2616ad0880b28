"""JUnit XML, which continuous integration reads: of one program or of bundled submissions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree import ElementTree

from corpus.judging import Tried
from cverify.render.judging import submission_told
from judge.outcome import Outcome
from judge.report import CaseReport, JudgeReport

_COUNTED = (("failures", "failure"), ("errors", "error"), ("skipped", "skipped"))


@dataclass(frozen=True, slots=True)
class _TestCase:
    """``state`` is empty for a success, else the element's name."""

    name: str
    seconds: float
    state: str
    kind: str
    message: str


def junit(task: str, program: str, report: JudgeReport) -> str:
    """One judged program: a test case a test."""
    cases = report.cases or (CaseReport("build", "", report.outcome, message=report.message),)
    return _document(task, program, [_test(case) for case in cases])


def junit_of_submissions(task: str, submissions: Sequence[Tried]) -> str:
    """A test case a program, which succeeds when the verdict is the expected one."""
    return _document(task, task, [_submission(tried) for tried in submissions])


def _test(case: CaseReport) -> _TestCase:
    kind = case.outcome.value if case.outcome else ""
    return _TestCase(case.name, case.cpu_seconds, _state(case), kind, case.message)


def _state(case: CaseReport) -> str:
    if case.outcome is None:
        return "skipped"
    if case.outcome is Outcome.AC:
        return ""
    return "error" if case.outcome is Outcome.JE else "failure"


def _submission(tried: Tried) -> _TestCase:
    report = tried.report
    seconds = 0.0 if report is None else sum(case.cpu_seconds for case in report.cases)
    kind = "" if report is None else report.outcome.value
    if tried.as_expected is None:
        state = "error" if report is not None and report.outcome is Outcome.JE else "skipped"
    else:
        state = "" if tried.as_expected else "failure"
    return _TestCase(tried.submission.name, seconds, state, kind, submission_told(tried))


def _document(task: str, program: str, cases: Sequence[_TestCase]) -> str:
    root = ElementTree.Element("testsuites", name=_clean(task))
    suite = ElementTree.SubElement(root, "testsuite", name=_clean(program), tests=str(len(cases)))
    states = [case.state for case in cases]
    for name, state in _COUNTED:
        suite.set(name, str(states.count(state)))
    suite.set("time", f"{sum(case.seconds for case in cases):.3f}")
    for case in cases:
        element = ElementTree.SubElement(
            suite, "testcase", name=_clean(case.name), classname=_clean(program),
            time=f"{case.seconds:.3f}",
        )  # fmt: skip
        if case.state == "skipped":
            ElementTree.SubElement(element, "skipped", message=_clean(case.message))
        elif case.state:
            ElementTree.SubElement(
                element, case.state, type=case.kind, message=_clean(case.message)
            )
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _clean(text: str) -> str:
    """Without characters that XML 1.0 cannot hold."""
    return "".join(c if c in "\t\n" or (c >= " " and not "\ud800" <= c <= "\udfff") else "?"
                   for c in text)  # fmt: skip
