"""What a task's tags say about a report: the outcome of Layer 2."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tagging.engine import Finding, TagReport


@dataclass(frozen=True, slots=True)
class Pass:
    """No unwanted tag, and the expected ones are found (or none are demanded)."""

    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Fail:
    """A forbidden tag, or the source algorithm's, is found in reachable code."""

    finding: Finding
    source: bool


@dataclass(frozen=True, slots=True)
class Abstain:
    """Expected tags that are missing; of `any_of` none is there."""

    missing: tuple[str, ...]


Judgement = Pass | Fail | Abstain


def judge_tags(
    report: TagReport,
    any_of: Iterable[str] = (),
    all_of: Iterable[str] = (),
    forbidden: Iterable[str] = (),
    source: Iterable[str] = (),
) -> Judgement:
    """Judge a report by a task's tags, all given as tag names (`resolve_tag`).

    A source tag that the task also expects is no failure: some transformations keep the method.
    """
    alternatives, needed, sources = tuple(any_of), tuple(all_of), tuple(source)
    wanted = {*alternatives, *needed}
    for tag in (*forbidden, *(s for s in sources if s not in wanted)):
        finding = report.finding(tag)
        if finding is not None:
            return Fail(finding, tag in sources)
    missing = [tag for tag in needed if tag not in report.tags]
    if alternatives and not report.tags & set(alternatives):
        missing += alternatives
    if missing:
        return Abstain(tuple(missing))
    return Pass(tuple(f for f in report.findings if not wanted or f.tag in wanted))
