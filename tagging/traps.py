"""Does a program reuse the algorithm that a task was made to defeat? (AlgoBench, TrapRate)"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tagging.engine import Finding, TagReport, all_rules
from tagging.taxonomy import Distance, distance


@dataclass(frozen=True, slots=True)
class Trapped:
    """The source algorithm is there and none that the task wants: the finding is the witness."""

    finding: Finding


@dataclass(frozen=True, slots=True)
class Clear:
    """An expected algorithm is there, or nothing of the source; with the finding, if any."""

    finding: Finding | None = None


@dataclass(frozen=True, slots=True)
class Unclear:
    """Neither can be said, and why."""

    reason: str
    finding: Finding | None = None


Trap = Trapped | Clear | Unclear


def detect_trap(
    report: TagReport,
    source: Iterable[str],
    expected: Iterable[str] = (),
    forbidden: Iterable[str] = (),
) -> Trap:
    """Whether the program structurally reuses the source algorithm, all given as tag names.

    A source tag that the task also expects, or that an expected one implies, shows nothing; nor
    does a tag that is only implied show the expected one.
    """
    expected = tuple(expected)
    wanted = _with_implied(expected)
    sources = [tag for tag in (*source, *forbidden) if tag not in wanted]
    if not sources:
        return Unclear("the task names no source algorithm of its own")
    reused = next((f for tag in sources if (f := report.finding(tag)) is not None), None)
    met = next((f for tag in expected if (f := report.finding(tag)) is not None), None)
    if reused is not None:
        if met is None:
            return Trapped(reused)
        return Unclear(f"{reused.tag} stands beside {met.tag}", reused)
    if met is not None:
        return Clear(met)
    if not report.findings:
        return Unclear("no known algorithm was found")
    near = next((f for f in report.findings for tag in sources
                 if distance(f.tag, tag) is Distance.NEAR), None)  # fmt: skip
    if near is not None:
        return Unclear(f"{near.tag} is near the source algorithm", near)
    return Clear()


def _with_implied(tags: Iterable[str]) -> tuple[str, ...]:
    """The tags and those that hold wherever they do, in order."""
    implied = {rule.tag: rule.implies for rule in all_rules()}
    found: dict[str, None] = {}
    pending = list(tags)
    while pending:
        tag = pending.pop(0)
        if tag not in found:
            found[tag] = None
            pending += implied.get(tag, ())
    return tuple(found)
