"""Facts are shared: each is computed once a program, however many rules use it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from complexity.frontends import parse
from tagging import engine
from tagging.facts.base import Fact
from tagging.view import View

SOURCE = next(r for r in engine.all_rules() if r.tag == "dinic").positives[0].python


def test_every_fact_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[str] = Counter()

    def counted(name: str, fact: Fact) -> Fact:
        def lines(view: View) -> list[int]:
            asked[name] += 1
            return list(fact.lines(view))

        return replace(fact, lines=lines)

    facts = {name: counted(name, fact) for name, fact in engine.all_facts().items()}
    monkeypatch.setattr(engine, "all_facts", lambda: facts)
    assert engine.detect(parse(SOURCE, "python")).finding("dinic") is not None
    assert max(asked.values()) == 1
    assert len(asked) < len(facts)  # a rule that fails early asks for no more


def test_what_facts_share_is_computed_once() -> None:
    program = parse(SOURCE, "python")
    view = engine.view_of(program)
    table = engine.FactTable(view)
    for rule in engine.all_rules():
        rule.witness(table)
    kept = dict(view.memory)
    for rule in engine.all_rules():
        rule.witness(table)
    assert view.memory == kept
