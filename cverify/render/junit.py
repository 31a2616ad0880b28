"""JUnit XML, which continuous integration reads: a suite a program, a test case a test."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree

from judge.outcome import Outcome
from judge.report import CaseReport, JudgeReport


def junit(task: str, reports: Sequence[tuple[str, JudgeReport]]) -> str:
    """One document for any number of judged programs."""
    root = ElementTree.Element("testsuites", name=task)
    for program, report in reports:
        suite = ElementTree.SubElement(root, "testsuite", name=program)
        cases = report.cases or (CaseReport("build", "", report.outcome, message=report.message),)
        for case in cases:
            _case(suite, program, case)
        states = [_state(case) for case in cases]
        suite.set("tests", str(len(cases)))
        for name, state in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            suite.set(name, str(states.count(state)))
        suite.set("time", f"{sum(case.cpu_seconds for case in cases):.3f}")
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + _text(root) + "\n"


def _case(suite: ElementTree.Element, program: str, case: CaseReport) -> None:
    element = ElementTree.SubElement(
        suite, "testcase", name=_clean(case.name), classname=_clean(program),
        time=f"{case.cpu_seconds:.3f}",
    )  # fmt: skip
    state = _state(case)
    if state == "skipped":
        ElementTree.SubElement(element, "skipped", message=_clean(case.message))
    elif state:
        kind = case.outcome.value if case.outcome else ""
        ElementTree.SubElement(element, state, type=kind, message=_clean(case.message))


def _state(case: CaseReport) -> str:
    if case.outcome is None:
        return "skipped"
    if case.outcome is Outcome.AC:
        return ""
    return "error" if case.outcome is Outcome.JE else "failure"


def _clean(text: str) -> str:
    """Without characters that XML 1.0 cannot hold."""
    return "".join(c if c in "\t\n" or (c >= " " and not "\ud800" <= c <= "\udfff") else "?"
                   for c in text)  # fmt: skip


def _text(root: ElementTree.Element) -> str:
    return ElementTree.tostring(root, encoding="unicode")
