"""What the judge says, as text and as JSON."""

from __future__ import annotations

from typing import Any

from corpus.judging import Tried
from corpus.package import Package
from judge.report import CaseReport, Interaction, JudgeReport, Message
from judge.source import Source

SHOWN = 40
"""Messages of a dialogue that a screen shows from each end."""


def document(
    package: Package, source: Source, report: JudgeReport, *, transcript: bool = False
) -> dict[str, Any]:
    """One judged program."""
    return {
        "submission": source.path,
        "task": package.name,
        "format": package.format,
        "verdict": report.outcome.value,
        "message": report.message,
        "score": _total(report),
        "queries": _most_queries(report),
        "sandbox": report.sandbox,
        "warnings": [*package.warnings, *report.warnings],
        "tests": [_test(case, transcript) for case in report.cases],
    }


def submission_document(package: Package, tried: Tried) -> dict[str, Any]:
    """One bundled submission with what was expected of it."""
    submission, report = tried.submission, tried.report
    failing = None if report is None else report.first_failure
    return {
        "submission": submission.name,
        "task": package.name,
        "expected": submission.label,
        "allowed": None if submission.allowed is None else sorted(submission.allowed),
        "verdict": None if report is None else report.outcome.value,
        "as_expected": tried.as_expected,
        "test": failing.name if failing else None,
        "message": tried.reason or (report.message if report else ""),
        "time_s": _slowest(report),
    }


def submission_line(tried: Tried) -> str:
    """The same on one line."""
    sign = {True: "ok ", False: "NOT", None: "?  "}[tried.as_expected]
    return f"{sign} {tried.submission.name}: {submission_told(tried)}"


def submission_told(tried: Tried) -> str:
    """The verdict, what was expected, and why."""
    report = tried.report
    verdict = "not judged" if report is None else report.outcome.value
    failing = None if report is None else report.first_failure
    place = f" on {failing.name}" if failing else ""
    why = tried.reason or (report.message if report else "")
    reason = f": {why.splitlines()[0]}" if why else ""
    return f"{verdict}{place}, expected {tried.submission.label}{reason}"


def text(package: Package, source: Source, report: JudgeReport, *, transcript: bool = False) -> str:
    """One screen: the verdict, then a line a test; dialogues where asked for."""
    lines = [f"{report.outcome}  {source.path}  on  {package.name} ({package.format})"]
    if report.message:
        lines += [f"  {line}" for line in report.message.splitlines()[:20]]
    failing = report.first_failure
    if failing is not None:
        lines.append(f"  first failing test: {failing.name}")
    if report.cases:
        lines += ["", "  test                          verdict    time     memory  queries"]
    for case in report.cases:
        lines.append(_row(case))
        if transcript and case.interaction is not None:
            lines += _dialogue(case.interaction)
    lines += [f"  warning: {warning}" for warning in (*package.warnings, *report.warnings)]
    return "\n".join(lines)


def _row(case: CaseReport) -> str:
    name = case.name if len(case.name) <= 28 else "…" + case.name[-27:]
    if case.outcome is None:
        return f"  {name:<30}-        {case.message}"
    figures = f"{case.cpu_seconds:6.3f} s {case.memory_bytes / 2**20:6.1f} MB"
    asked = _asked(case.interaction)
    score = "" if case.score is None else f"  score {case.score:g}"
    message = f"  {case.message}" if case.message else ""
    return f"  {name:<30}{case.outcome:<8}{figures} {asked:>8}{score}{message}"


def _asked(talk: Interaction | None) -> str:
    if talk is None or talk.queries is None:
        return "-"
    return str(talk.queries) if talk.budget is None else f"{talk.queries}/{talk.budget}"


def _dialogue(talk: Interaction) -> list[str]:
    if talk.dialogue is None:
        return ["      no transcript: the interactor keeps none"]
    heard = talk.dialogue
    head, tail = heard.head[:SHOWN], heard.tail or heard.head[SHOWN:]
    tail = tail[-SHOWN:]
    left = heard.messages - len(head) - len(tail)
    lines = [_said(message) for message in head]
    if left > 0:
        lines.append(f"      … {left} more messages …")
    lines += [_said(message) for message in tail]
    asked = "" if talk.queries is None else f"{_asked(talk)} queries, "
    lines.append(
        f"      {asked}{heard.messages} messages, {heard.solver_bytes} bytes from the solver, "
        f"{heard.interactor_bytes} to it; stopped first: {talk.stopped_first}"
    )
    lines += [f"      {name}: {value}" for name, value in talk.facts]
    return lines


def _said(message: Message) -> str:
    who = "solver     >" if message.by_solver else "interactor <"
    shown = message.text.decode("utf-8", "backslashreplace").rstrip("\n").replace("\n", "⏎")
    clipped = f" … ({message.size} bytes)" if message.size > len(message.text) else ""
    return f"      {message.seconds * 1000:10.3f} ms  {who} {shown}{clipped}"


def _test(case: CaseReport, transcript: bool) -> dict[str, Any]:
    talk = case.interaction
    shown: dict[str, Any] = {
        "name": case.name,
        "category": case.category,
        "verdict": None if case.outcome is None else case.outcome.value,
        "time_s": round(case.cpu_seconds, 6),
        "wall_s": round(case.wall_seconds, 6),
        "memory_bytes": case.memory_bytes,
        "queries": None if talk is None else talk.queries,
        "budget": None if talk is None else talk.budget,
        "score": case.score,
        "message": case.message,
        "skipped": case.outcome is None,
    }
    if talk is not None:
        shown["stopped_first"] = talk.stopped_first
        shown["unflushed_bytes"] = talk.unflushed
        shown["passes"] = talk.passes
        shown["facts"] = dict(talk.facts)
        if transcript and talk.dialogue is not None:
            shown["transcript"] = _transcript(talk)
    return shown


def _transcript(talk: Interaction) -> dict[str, Any]:
    assert talk.dialogue is not None
    heard = talk.dialogue
    return {
        "messages": heard.messages,
        "solver_bytes": heard.solver_bytes,
        "interactor_bytes": heard.interactor_bytes,
        "head": [_message(message) for message in heard.head],
        "tail": [_message(message) for message in heard.tail],
    }


def _message(message: Message) -> dict[str, Any]:
    return {
        "time_s": round(message.seconds, 6),
        "from": "solver" if message.by_solver else "interactor",
        "bytes": message.size,
        "text": message.text.decode("utf-8", "backslashreplace"),
    }


def _total(report: JudgeReport) -> float | None:
    scores = [case.score for case in report.cases if case.score is not None]
    return sum(scores) if scores else None


def _most_queries(report: JudgeReport) -> int | None:
    asked = [c.interaction.queries for c in report.cases if c.interaction is not None]
    counted = [queries for queries in asked if queries is not None]
    return max(counted, default=None)


def _slowest(report: JudgeReport | None) -> float | None:
    if report is None or not report.cases:
        return None
    return round(max(case.cpu_seconds for case in report.cases), 6)
