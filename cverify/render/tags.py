"""Tags as a list, one tag in full, and what a program's findings rest on."""

from __future__ import annotations

from typing import Any

from tagging.engine import Finding, all_facts, all_rules
from tagging.explanation import explain_finding
from tagging.families import FAMILIES
from tagging.rule import Rule

WIDEST_TAG = 30


def list_document() -> list[dict[str, Any]]:
    """The contract of `cverify tags --json`."""
    return [rule_document(rule) for rule in all_rules()]


def rule_document(rule: Rule) -> dict[str, Any]:
    facts = all_facts()
    family = FAMILIES[rule.family]
    return {
        "tag": rule.tag,
        "meaning": rule.meaning,
        "also": list(rule.also),
        "family": rule.family,
        "near": list(family.near),
        "probench": family.probench.value,
        "interactbench": family.interactbench.value,
        "requires": {f: facts[f].meaning for f in rule.requires},
        "any_of": {f: facts[f].meaning for f in rule.any_of},
        "forbids": {f: facts[f].meaning for f in rule.forbids},
        "implies": list(rule.implies),
        "lemma": None if rule.lemma is None else {
            "cost": rule.lemma.cost, "per": rule.lemma.per, "reason": rule.lemma.reason,
        },
        "example": {"python": rule.positives[0].python.strip(),
                    "cpp": rule.positives[0].cpp.strip()},
    }  # fmt: skip


def list_text() -> str:
    """All tags by family, each with its meaning."""
    lines = []
    for family in FAMILIES:
        rules = [rule for rule in all_rules() if rule.family == family]
        if rules:
            lines.append(family)
            lines += [f"  {rule.tag:<{WIDEST_TAG}}{rule.meaning}" for rule in rules]
    return "\n".join(lines)


def rule_text(rule: Rule) -> str:
    """One tag: meaning, names, facts, example."""
    facts, family = all_facts(), FAMILIES[rule.family]
    lines = [f"{rule.tag}: {rule.meaning}"]
    if rule.also:
        lines.append(f"  also    {', '.join(rule.also)}")
    near = f"; near: {', '.join(family.near)}" if family.near else ""
    lines.append(f"  family  {rule.family}{near}")
    lines.append(f"  as      {family.probench.value} (ProBench), "
                 f"{family.interactbench.value} (InteractBench)")  # fmt: skip
    for words, names in (
        ("needs", rule.requires),
        ("one of", rule.any_of),
        ("without", rule.forbids),
    ):
        lines += [f"  {words:<8}{facts[name].meaning}" for name in names]
    if rule.implies:
        lines.append(f"  implies {', '.join(rule.implies)}")
    if rule.lemma is not None:
        lines.append(f"  costs   {rule.lemma.cost} {rule.lemma.per}: {rule.lemma.reason}")
    lines += [
        "  example",
        *(f"    {line}" for line in rule.positives[0].python.strip().split("\n")),
    ]
    return "\n".join(lines)


def finding_document(finding: Finding) -> dict[str, Any]:
    """A finding with each fact's meaning and lines."""
    explained = explain_finding(finding)
    return {
        "tag": explained.tag,
        "meaning": explained.meaning,
        "facts": [
            {"fact": w.fact, "meaning": w.meaning, "lines": list(w.lines)}
            for w in explained.witnesses
        ],
    }


def finding_lines(finding: Finding) -> list[str]:
    """`fenwick: meaning`, then each fact with its lines."""
    explained = explain_finding(finding)
    return [
        f"{explained.tag}: {explained.meaning}",
        *(f"  {_where(w.lines)}: {w.meaning}" for w in explained.witnesses),
    ]


def finding_words(finding: Finding) -> str:
    """The same in one sentence."""
    explained = explain_finding(finding)
    facts = "; ".join(f"{_where(w.lines)}: {w.meaning}" for w in explained.witnesses)
    return f"{explained.tag}: {explained.meaning} ({facts})"


def _where(lines: tuple[int, ...]) -> str:
    word = "line" if len(lines) == 1 else "lines"
    return f"{word} {', '.join(map(str, lines))}"
