"""Why a tag was found: its meaning, and each fact with the lines that witness it."""

from __future__ import annotations

from dataclasses import dataclass

from tagging.engine import Finding, all_facts, all_rules


@dataclass(frozen=True, slots=True)
class Witness:
    """A fact and the lines where it stands."""

    fact: str
    meaning: str
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TagExplanation:
    tag: str
    meaning: str
    witnesses: tuple[Witness, ...]


def explain_finding(finding: Finding) -> TagExplanation:
    """The finding in words; an implied tag has the facts of the tag that implies it."""
    lines: dict[str, list[int]] = {}
    for fact, line in finding.witness:
        lines.setdefault(fact, []).append(line)
    meaning = next(rule.meaning for rule in all_rules() if rule.tag == finding.tag)
    witnesses = tuple(
        Witness(fact, all_facts()[fact].meaning, tuple(sorted(set(found))))
        for fact, found in lines.items()
    )
    return TagExplanation(finding.tag, meaning, witnesses)
