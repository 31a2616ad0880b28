"""Tags do not depend on the form that the same algorithm is written in."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from complexity.frontends.cpp import parse_cpp
from complexity.frontends.python import parse_python
from complexity.model import (
    Counted,
    Do,
    Field,
    Function,
    Invoke,
    Lambda,
    Name,
    Param,
    Program,
    Record,
    Span,
    Type,
    statements_in,
)
from tagging.engine import all_rules, detect

PARSERS = {"python": parse_python, "cpp": parse_cpp}
POSITIVES = [
    (rule.tag, language, getattr(example, language))
    for rule in all_rules()
    for example in rule.positives
    for language in PARSERS
    if getattr(example, language)
]
OWNER = "Solver"


def mapped(node: Any, change: Any, local: frozenset[str]) -> Any:
    """The tree with `change` applied to names that are not local."""
    if isinstance(node, tuple):
        return tuple(mapped(x, change, local) for x in node)
    if not is_dataclass(node) or isinstance(node, Span | Type):
        return node
    if isinstance(node, Name):
        return change(node) if node.id not in local else node
    if isinstance(node, Function | Lambda):
        function = node.function if isinstance(node, Lambda) else node
        inner = replace(function, body=mapped(
            function.body, change, local | {p.name for p in function.params}))  # fmt: skip
        return replace(node, function=inner) if isinstance(node, Lambda) else inner
    return replace(node, **{f.name: mapped(getattr(node, f.name), change, local)
                            for f in fields(node) if f.name != "span"})  # fmt: skip


def in_a_class(program: Program) -> Program:
    """All functions as methods of one class, globals that they use as its fields."""
    free = [f for f in program.functions if not f.owner]
    counters = {s.var for f in free for s in statements_in(f.body) if isinstance(s, Counted)}
    names = {f.name for f in free} | {n for n, _ in program.globals} - counters

    def change(name: Name) -> Any:
        return Field(Name("self"), name.id, name.span) if name.id in names else name

    methods = tuple(
        replace(mapped(f, change, frozenset(p.name for p in f.params)),
                owner=OWNER, params=(Param("self"), *f.params))
        for f in free
    )  # fmt: skip
    run = Function("run", (Param("self"),), mapped(program.main, change, frozenset()), owner=OWNER)
    others = tuple(f for f in program.functions if f.owner)
    start = Do(Invoke(Field(Invoke(Name(OWNER)), "run")))
    record = Record(OWNER, tuple(program.globals))
    return replace(program, functions=(*others, *methods, run), main=(start,),
                   records=(*program.records, record))  # fmt: skip


def in_a_function(program: Program) -> Program:
    """The main code in a function that is called once."""
    whole = Function("whole", (), program.main, locals=program.locals)
    return replace(
        program, functions=(*program.functions, whole), main=(Do(Invoke(Name("whole"))),)
    )


def reordered(program: Program) -> Program:
    return replace(program, functions=tuple(reversed(program.functions)))


@pytest.mark.parametrize(("tag", "language", "source"), POSITIVES)
@pytest.mark.parametrize("form", [in_a_class, in_a_function, reordered])
def test_structure_around_does_not_matter(form: Any, tag: str, language: str, source: str) -> None:
    program = PARSERS[language](source)
    if form is in_a_class and (program.records or "lambda" in source or "[&]" in source):
        pytest.skip("has classes or closures of its own")
    if not program.has_entry and form is not reordered:
        pytest.skip("a library without code of its own")
    assert tag in detect(form(program)).tags


ARRAY = re.compile(r"\b(int|long long|bool|ll|double) (\w+)\[([^][{}=,;]+)\];")
VECTOR = re.compile(r"\bvector<(int|long long|bool|char|double)> (\w+)\((\w+)\);")


@pytest.mark.parametrize(("tag", "source"), [(t, s) for t, n, s in POSITIVES if n == "cpp"])
def test_arrays_may_be_vectors_and_vectors_maps(tag: str, source: str) -> None:
    if "struct" in source:
        pytest.skip("members are made in other ways")
    as_vectors = ARRAY.sub(r"vector<\1> \2(\3);", source)
    assert tag in detect(parse_cpp(as_vectors)).tags
    if "begin()" not in source:
        as_maps = VECTOR.sub(r"map<int, \1> \2;", source)
        assert tag in detect(parse_cpp(as_maps)).tags
