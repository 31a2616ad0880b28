"""The contract of a rule: it has what it must and must not match, in both languages."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import tagging.rules
from complexity.frontends.cpp import parse_cpp
from complexity.frontends.python import parse_python
from complexity.model import OpaqueStmt, Program
from tagging.engine import all_facts, all_rules, detect
from tagging.families import FAMILIES
from tagging.rule import Rule
from tagging.taxonomy import all_tags, family_of

PARSERS = {"python": parse_python, "cpp": parse_cpp}


def programs(kind: str) -> list[tuple[str, str, str]]:
    """Tag, language and source of every positive or near miss."""
    found = []
    for rule in all_rules():
        for example in rule.positives if kind == "positive" else rule.near_misses:
            for language in PARSERS:
                source = getattr(example, language)
                if source:
                    found.append((rule.tag, language, source))
    return found


def parsed(language: str, source: str) -> Program:
    program = PARSERS[language](source)
    assert not any(isinstance(s, OpaqueStmt) for s in program.main)
    return program


@pytest.mark.parametrize(("tag", "language", "source"), programs("positive"))
def test_positives_have_the_tag(tag: str, language: str, source: str) -> None:
    finding = detect(parsed(language, source)).finding(tag)
    assert finding is not None
    assert all(0 < line <= source.count("\n") + 1 for line in finding.lines)


@pytest.mark.parametrize(("tag", "language", "source"), programs("near miss"))
def test_near_misses_do_not(tag: str, language: str, source: str) -> None:
    assert tag not in detect(parsed(language, source)).tags


@pytest.mark.parametrize("rule", all_rules(), ids=lambda r: r.tag)
def test_every_rule_keeps_the_contract(rule: Rule) -> None:
    assert rule.meaning
    assert rule.requires or rule.any_of
    assert set(rule.facts()) <= set(all_facts())
    assert set(rule.implies) <= set(all_tags())
    for language in PARSERS:
        assert sum(bool(getattr(e, language)) for e in rule.positives) >= 2
        assert any(getattr(e, language) for e in rule.near_misses)


def test_files_tags_and_families_agree() -> None:
    files = {m.name for m in pkgutil.iter_modules(tagging.rules.__path__)}
    for name in files:
        assert importlib.import_module(f"tagging.rules.{name}").RULE.tag == name
    assert files == set(all_tags())
    assert all(family_of(tag) in FAMILIES for tag in files)


def test_facts_say_what_they_mean_and_serve_a_rule() -> None:
    assert all(fact.meaning for fact in all_facts().values())
    assert {name for rule in all_rules() for name in rule.facts()} == set(all_facts())
