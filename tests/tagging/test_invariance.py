"""Tags depend on structure alone: not on names, not on the order of functions."""

from __future__ import annotations

import ast
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from complexity.frontends.cpp import parse_cpp
from complexity.frontends.python import parse_python
from complexity.model import (
    Counted,
    Field,
    Function,
    Kind,
    Name,
    Param,
    Program,
    Record,
    Span,
    Type,
)
from tagging.engine import all_rules, detect

PYTHON = [(r.tag, e.python) for r in all_rules() for e in r.positives if e.python]
CPP = [(r.tag, e.cpp) for r in all_rules() for e in r.positives if e.cpp]


FIXED = {"self", "_"}


class Renamer:
    """Gives every variable, field, function and class of a program another name."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.table: dict[str, str] = {}

    def name(self, name: str) -> str:
        if not name or name in FIXED or name.startswith(("__", "operator", "<")):
            return name
        if name not in self.table:
            count = len(self.table)
            self.table[name] = f"{self.words[count % len(self.words)]}{count}"
        return self.table[name]

    def of(self, node: Any) -> Any:
        """The same tree with other names; operations and options keep theirs."""
        if isinstance(node, tuple | frozenset):
            return type(node)(self.of(x) for x in node)
        if isinstance(node, str) or not is_dataclass(node) or isinstance(node, Span | Kind):
            return node
        changes = {f.name: self.of(getattr(node, f.name)) for f in fields(node)}
        match node:
            case Name():
                changes["id"] = self.name(node.id)
            case Counted():
                changes["var"] = self.name(node.var)
            case Field() | Param() | Type():
                changes["name"] = self.name(node.name)
            case Function():
                changes |= {"name": self.name(node.name), "owner": self.name(node.owner)}
                changes["locals"] = self.pairs(node.locals)
                changes["outer"] = frozenset(map(self.name, node.outer))
            case Record():
                changes |= {"name": self.name(node.name), "fields": self.pairs(node.fields)}
            case Program():
                changes |= {"globals": self.pairs(node.globals), "locals": self.pairs(node.locals)}
        return replace(node, **changes)

    def pairs(self, pairs: tuple[tuple[str, Type], ...]) -> tuple[tuple[str, Type], ...]:
        return tuple((self.name(n), self.of(t)) for n, t in pairs)


WORDS = st.lists(st.text("qwxzkvj", min_size=1, max_size=6), min_size=1, max_size=5)
ALL = [*((tag, parse_python(source)) for tag, source in PYTHON)]


@given(words=WORDS, index=st.integers(0, len(PYTHON) - 1))
@settings(derandomize=True, deadline=None, max_examples=150)
def test_renaming_python_changes_nothing(words: list[str], index: int) -> None:
    tag, program = ALL[index]
    before, after = detect(program), detect(Renamer(words).of(program))
    assert tag in before.tags
    assert before == after


@pytest.mark.parametrize(("tag", "source"), CPP)
def test_renaming_cpp_changes_nothing(tag: str, source: str) -> None:
    program = parse_cpp(source)
    before, after = detect(program), detect(Renamer(["zq", "N"]).of(program))
    assert tag in before.tags
    assert before == after


@pytest.mark.parametrize(("tag", "source"), PYTHON)
def test_order_of_functions_does_not_matter(tag: str, source: str) -> None:
    tree = ast.parse(source)
    functions = [n for n in tree.body if isinstance(n, ast.FunctionDef)]
    imports = [n for n in tree.body if isinstance(n, ast.Import | ast.ImportFrom)]
    rest = [n for n in tree.body if n not in functions and n not in imports]
    tree.body = [*imports, *reversed(functions), *rest]
    assert detect(parse_python(ast.unparse(tree))).tags == detect(parse_python(source)).tags


@pytest.mark.parametrize(("tag", "source"), [p for p in PYTHON if "def " in p[1]])
def test_code_that_nothing_reaches_does_not_count(tag: str, source: str) -> None:
    tree = ast.parse(source)
    names = [n.name for n in tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)]
    only = all(
        isinstance(n, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
        for n in tree.body
    )
    if only and names:
        unused = source + "\ndef entry(x):\n    return x + 1\nprint(entry(int(input())))\n"
        assert tag not in detect(parse_python(unused)).tags
