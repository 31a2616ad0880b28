"""The JSON Schema of task specs, for editors."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from corpus.grammar.types import FORMS
from corpus.spec.fields import GRAMMAR_MARK
from corpus.spec.models import Spec

SCHEMA_FILE = "spec_schema.json"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def build_schema() -> dict[str, Any]:
    """The schema of the documents that `load_spec` reads."""
    schema: dict[str, Any] = _with_grammar(Spec.model_json_schema())
    schema["$schema"] = _DIALECT
    schema["title"] = "Task spec"
    schema["$defs"]["InputGrammar"] = _grammar_schema()
    expected = schema["$defs"]["Tags"]["properties"]["expected"]
    reference = {key: value for key, value in expected.items() if key != "default"}
    schema["$defs"]["Tags"]["properties"]["expected"] = {
        "anyOf": [{"type": "array", "items": {"type": "string"}}, reference]
    }
    return schema


def schema_text() -> str:
    """The published file's content; `python -m corpus.spec.schema` prints it."""
    return json.dumps(build_schema(), indent=2, ensure_ascii=False) + "\n"


def published_schema() -> dict[str, Any]:
    """The schema that ships with the package."""
    text = files("corpus").joinpath(SCHEMA_FILE).read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


def _with_grammar(node: Any) -> Any:
    """The schema with references to the grammar's definition in place of the marks."""
    if isinstance(node, dict):
        if node.get("format") == GRAMMAR_MARK:
            return {"$ref": "#/$defs/InputGrammar"}
        return {key: _with_grammar(value) for key, value in node.items()}
    return [_with_grammar(value) for value in node] if isinstance(node, list) else node


def _grammar_schema() -> dict[str, Any]:
    items = {"$ref": "#/$defs/InputGrammar"}
    return {
        "description": "Items in reading order; a value is one of: " + "; ".join(FORMS),
        "anyOf": [
            {"type": "null"},
            {"type": "array", "items": {"$ref": "#/$defs/InputGrammar"}},
            {
                "type": "object",
                "patternProperties": {
                    r"^repeat\s+.+$": items,
                    r"^choice\s+\w+$": {"type": "object", "additionalProperties": items},
                    "^sum$": {"type": "object", "additionalProperties": {}},
                    r"^[A-Za-z_]\w*$": {"anyOf": [{"type": "string"}, {"type": "object"}]},
                },
                "additionalProperties": False,
            },
        ],
    }


if __name__ == "__main__":
    print(schema_text(), end="")
