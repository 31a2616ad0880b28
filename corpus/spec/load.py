"""Reads and checks a task spec; all mistakes are reported at once."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel, ValidationError

from corpus.grammar import Grammar, parse_grammar, size_symbols, value_symbols
from corpus.grammar.nodes import Choice, Repeat, Rest
from corpus.problem import Path as Place
from corpus.problem import Problem, ProblemsError
from corpus.spec.context import Context
from corpus.spec.errors import SpecError
from corpus.spec.interactive import Interactive
from corpus.spec.models import (
    Complexity,
    Derivation,
    Expected,
    Function,
    Limits,
    Spec,
    Tags,
    plain_fields,
)
from corpus.spec.tests import TestSpec
from corpus.spec.yamltree import read_yaml

_MODELS: dict[Place, type[BaseModel]] = {
    (): Spec,
    ("limits",): Limits,
    ("complexity",): Complexity,
    ("tags",): Tags,
    ("tags", "expected"): Expected,
    ("function",): Function,
    ("interactive",): Interactive,
    ("tests",): TestSpec,
    ("derived_from",): Derivation,
}
_NOT_AN_ARGUMENT = (Repeat, Choice, Rest)
_PLACEHOLDER = Grammar(())


def load_spec(path: Path | str) -> Spec:
    """The spec in a YAML file; raises SpecError with every mistake and its line and column."""
    path = Path(path)
    tree = read_yaml(path)
    data: dict[str | int, Any] = dict(tree.data)
    problems: list[Problem] = []
    grammar = _replace_grammar(data, problems)
    context = Context(
        path.parent,
        None if grammar is None else _symbols(grammar),
        frozenset(map(str, data["generators"]))
        if isinstance(data.get("generators"), Mapping)
        else frozenset(),
    )
    spec: Spec | None = None
    try:
        spec = Spec.model_validate(data, context=context)
    except ValidationError as error:
        problems += [_problem(details, data) for details in error.errors()]
    if spec is None or problems:
        raise SpecError(path, [tree.locate(problem) for problem in problems])
    spec.place_at(path)
    return spec


def _replace_grammar(data: dict[str | int, Any], problems: list[Problem]) -> Grammar | None:
    """Put the parsed grammar in place of its text; None when there is no usable one."""
    grammar = None
    holders: list[tuple[dict[str | int, Any], str, Place]] = [(data, "input", ("input",))]
    if isinstance(data.get("interactive"), Mapping):
        data["interactive"] = dict(data["interactive"])
        holders.insert(0, (data["interactive"], "opening", ("interactive", "opening")))
    if isinstance(data.get("function"), Mapping):
        data["function"] = dict(data["function"])
        holders.append((data["function"], "parameters", ("function", "parameters")))
    for holder, key, place in holders:
        if holder.get(key) is None:
            continue
        try:
            grammar = holder[key] = parse_grammar(holder[key])
        except ProblemsError as error:
            problems += [problem.under(*place) for problem in error.problems]
            holder[key] = _PLACEHOLDER
            continue
        if key == "parameters" and any(isinstance(i, _NOT_AN_ARGUMENT) for i in grammar.items):
            problems.append(Problem(place, "", "parameters without repeat, choice and rest"))
    return grammar


def _symbols(grammar: Grammar) -> frozenset[str]:
    return frozenset(s.name for s in (*size_symbols(grammar), *value_symbols(grammar)))


def _problem(details: Mapping[str, Any], data: object) -> Problem:
    """A validation error in our own words."""
    place: Place = tuple(details["loc"])
    kind, given = details["type"], details["input"]
    value = _shown(given)
    if given is None and place and kind != "missing":
        return Problem(_existing(place, data), "nothing", f"a value for `{place[-1]}`")
    match kind:
        case "extra_forbidden":
            return _unknown_field(place)
        case "missing":
            return Problem(place, "", f"the field `{place[-1]}` is missing")
        case "value_error":
            inner = str(details["ctx"]["error"])
            return Problem(_existing(place, data), value, inner)
        case "too_short" if place == ("tests",):
            return Problem(place, "no tests", "at least one test, of category public for a start")
        case "literal_error" | "enum":
            return Problem(_existing(place, data), value, details["ctx"]["expected"])
        case _:
            text = str(details["msg"]).removeprefix("Input should be ")
            return Problem(_existing(place, data), value, text[0].lower() + text[1:])


def _unknown_field(place: Place) -> Problem:
    parent = tuple(step for step in place[:-1] if isinstance(step, str))
    known = list(plain_fields(_MODELS[parent])) if parent in _MODELS else []
    close = get_close_matches(str(place[-1]), known, 1)
    remedy = f"did you mean `{close[0]}`?" if close else ""
    return Problem(
        place, f"`{place[-1]}`", f"one of the fields {', '.join(known)}", remedy, at_key=True
    )


def _existing(place: Place, data: object) -> Place:
    """The part of a validator's place that exists in the document (it also names choices)."""
    found: list[str | int] = []
    for step in place:
        inside = step in data if isinstance(data, Mapping) else _has_index(data, step)
        if not inside:
            break
        data = cast(Any, data)[step]
        found.append(step)
    return tuple(found)


def _has_index(data: object, step: str | int) -> bool:
    return isinstance(data, list) and isinstance(step, int) and step < len(data)


def _shown(given: object) -> str:
    if isinstance(given, Mapping):
        return ""
    if isinstance(given, (list, tuple)):
        return ", ".join(map(str, given[:3])) + (", ..." if len(given) > 3 else "")
    text = str(given)
    return text if len(text) <= 60 else text[:57] + "..."
