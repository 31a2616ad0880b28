"""Which algorithms a program shows, and where."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import tagging.facts
import tagging.rules
from complexity.granted import Granted
from complexity.model import Program, Span
from tagging.facts.base import Fact
from tagging.rule import Rule
from tagging.view import View, view_of


@dataclass(frozen=True, slots=True)
class Finding:
    """A tag with its witness: facts and the lines where they stand."""

    tag: str
    witness: tuple[tuple[str, int], ...]

    @property
    def lines(self) -> tuple[int, ...]:
        return tuple(sorted({line for _, line in self.witness}))


@dataclass(frozen=True, slots=True)
class TagReport:
    """What was found, in the order of the tags' names."""

    findings: tuple[Finding, ...] = ()

    @property
    def tags(self) -> frozenset[str]:
        return frozenset(f.tag for f in self.findings)

    def finding(self, tag: str) -> Finding | None:
        return next((f for f in self.findings if f.tag == tag), None)


class FactTable(Mapping[str, tuple[int, ...]]):
    """Lines of every fact of one program, each computed when first asked for."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._lines: dict[str, tuple[int, ...]] = {}

    def __getitem__(self, name: str) -> tuple[int, ...]:
        if name not in self._lines:
            self._lines[name] = _found(all_facts()[name], self._view)
        return self._lines[name]

    def __iter__(self) -> Iterator[str]:
        return iter(all_facts())

    def __len__(self) -> int:
        return len(all_facts())


def _found(fact: Fact, view: View) -> tuple[int, ...]:
    """Lines of a fact; none where the code is nested too deep to be looked at."""
    try:
        return tuple(sorted(set(fact.lines(view))))
    except RecursionError:
        return ()


def detect(program: Program) -> TagReport:
    """All tags of the part of the program that its entry point reaches."""
    table = FactTable(view_of(program))
    found: dict[str, Finding] = {}
    for rule in all_rules():
        witness = rule.witness(table)
        if witness is None:
            continue
        found[rule.tag] = Finding(rule.tag, witness)
        for tag in rule.implies:
            found.setdefault(tag, Finding(tag, witness))
    return TagReport(tuple(found[tag] for tag in sorted(found)))


def lemmas_of(program: Program, report: TagReport) -> tuple[Granted, ...]:
    """Bounds that the tags found bring along, for regions that show all their proofs need."""
    rules = [rule for rule in all_rules() if rule.lemma is not None and rule.tag in report.tags]
    if not rules:
        return ()
    view = view_of(program)
    found: dict[Span, Granted] = {}
    for rule in rules:
        assert rule.lemma is not None
        try:
            for bound in rule.lemma.regions(view):
                found.setdefault(bound.at, bound)
        except RecursionError:  # nested too deep to be looked at
            continue
    return tuple(found.values())


@cache
def all_rules() -> tuple[Rule, ...]:
    """The rules of all files in `tagging/rules`, by tag."""
    rules = [importlib.import_module(f"tagging.rules.{m.name}").RULE
             for m in pkgutil.iter_modules(tagging.rules.__path__)]  # fmt: skip
    return tuple(sorted(rules, key=lambda r: r.tag))


@cache
def all_facts() -> dict[str, Fact]:
    """Facts of all topics by name, and those that a rule brings along."""
    facts: dict[str, Fact] = {}
    for package in (tagging.facts, tagging.rules):
        for module in pkgutil.iter_modules(package.__path__):
            found = importlib.import_module(f"{package.__name__}.{module.name}")
            facts |= getattr(found, "FACTS", {})
    return facts
