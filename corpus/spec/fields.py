"""Field types of a spec that parse themselves: growths, relations, files, output, tests' sizes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from pydantic import PlainSerializer, PlainValidator, ValidationInfo, WithJsonSchema

from complexity.growth import Growth, GrowthError, GrowthSyntaxError, Relation, big_o, parse_growth
from corpus.grammar import Grammar
from corpus.spec.closedform import ClosedForm
from corpus.spec.context import context_of
from corpus.spec.relations import SumBound, parse_relation, relation_symbols

GRAMMAR_MARK = "input-grammar"
"""Stands in the generated schema where the grammar's own schema belongs."""

_TAG = re.compile(r"[a-z][a-z0-9_]*")


def _growth(value: object, info: ValidationInfo) -> Growth:
    if isinstance(value, Growth):
        return value
    try:
        return parse_growth(str(value), context_of(info).symbols)
    except GrowthSyntaxError as error:
        raise ValueError(f"{error.expectation}, at column {error.column}") from None
    except GrowthError as error:
        raise ValueError(str(error)) from None


def _relation(value: object, info: ValidationInfo) -> Relation | SumBound:
    if isinstance(value, (Relation, SumBound)):
        return value
    relation = parse_relation(str(value))
    _check_symbols(relation_symbols(relation), info)
    return relation


def _symbol(value: object, info: ValidationInfo) -> str:
    _check_symbols({str(value)}, info)
    return str(value)


def _check_symbols(names: set[str], info: ValidationInfo) -> None:
    known = context_of(info).symbols
    for name in sorted(names - (known if known is not None else names)):
        raise ValueError(f"a symbol of the input ({', '.join(sorted(known or ()))}), not {name!r}")


def _file(value: object, info: ValidationInfo) -> Path:
    if not isinstance(value, (str, Path)) or not str(value):
        raise ValueError("the path of a file beside the spec")
    folder = context_of(info).folder
    path = folder / value
    if not path.is_file():
        kind = "a directory" if path.is_dir() else "missing"
        raise ValueError(f"a file in {folder}; it is {kind}")
    return path


def _tag(value: object) -> str:
    """The tag that a name or synonym stands for; other names of that form are kept as they are."""
    from tagging.taxonomy import UnknownTagError, resolve_tag

    if isinstance(value, str):
        try:
            return resolve_tag(value)
        except UnknownTagError as error:
            if _TAG.fullmatch(value):
                return value
            raise ValueError(f"a tag name such as lazy_segment_tree; {error}") from error
    raise ValueError("a tag name such as lazy_segment_tree")


GrowthField = Annotated[
    Growth,
    PlainValidator(_growth),
    PlainSerializer(big_o),
    WithJsonSchema({"type": "string", "examples": ["O((n + q) log n)", "O(1)"]}),
]


def _queries(value: object, info: ValidationInfo) -> Growth | ClosedForm:
    if isinstance(value, ClosedForm):
        return value
    if isinstance(value, str) and not value.strip().startswith("O("):
        return ClosedForm.parse(value, context_of(info).symbols)
    if isinstance(value, int) and not isinstance(value, bool):
        return ClosedForm(str(value))
    return _growth(value, info)


QueriesField = Annotated[
    Growth | ClosedForm,
    PlainValidator(_queries),
    PlainSerializer(lambda value: str(value) if isinstance(value, ClosedForm) else big_o(value)),
    WithJsonSchema(
        {"type": ["string", "integer"], "examples": ["O(log n)", "ceil(log2(n)) + 1", 150]}
    ),
]
RelationField = Annotated[
    Relation | SumBound,
    PlainValidator(_relation),
    PlainSerializer(str),
    WithJsonSchema({"type": "string", "examples": ["m <= n^2", "k <= 26", "sum n <= 2e5"]}),
]
SymbolField = Annotated[str, PlainValidator(_symbol), WithJsonSchema({"type": "string"})]
FileField = Annotated[
    Path,
    PlainValidator(_file),
    PlainSerializer(str),
    WithJsonSchema({"type": "string", "description": "Path relative to the spec."}),
]
TagField = Annotated[str, PlainValidator(_tag), WithJsonSchema({"type": "string", "minLength": 1})]
GrammarField = Annotated[
    Grammar,
    PlainValidator(lambda value: value),
    WithJsonSchema({"format": GRAMMAR_MARK}),
]
