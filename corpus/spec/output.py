"""How an output is compared with the expected one."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

from pydantic import (
    BaseModel,
    ConfigDict,
    PlainValidator,
    ValidationInfo,
    WithJsonSchema,
)

from corpus.grammar.expressions import ExpressionError, parse_decimal
from corpus.spec.context import context_of


class OutputKind(StrEnum):
    EXACT = "exact"
    TOKENS = "tokens"
    FLOAT = "float"
    CHECKER = "checker"


class Output(BaseModel):
    """`exact`, `tokens` (white space ignored), `tokens case` (also the case of letters ignored),
    `float TOLERANCE` (absolute or relative), or `checker FILE`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: OutputKind = OutputKind.TOKENS
    ignore_case: bool = False
    tolerance: float = 0.0
    checker: Path | None = None


_FORMS = "exact, tokens, `tokens case`, `float 1e-6` or {checker: FILE}"


def _output(value: object, info: ValidationInfo) -> Output:
    if isinstance(value, Output):
        return value
    if isinstance(value, dict) and set(value) == {"checker"}:
        return _with_checker(str(value["checker"]), info)
    words = value.split() if isinstance(value, str) else []
    match words:
        case ["exact"]:
            return Output(kind=OutputKind.EXACT)
        case ["tokens"]:
            return Output()
        case ["tokens", "case"]:
            return Output(ignore_case=True)
        case ["float", tolerance]:
            return Output(kind=OutputKind.FLOAT, tolerance=_tolerance(tolerance))
        case ["checker" | "checker:", file]:
            return _with_checker(file, info)
        case _:
            raise ValueError(_FORMS)


def _tolerance(text: str) -> float:
    try:
        tolerance = float(parse_decimal(text))
    except ExpressionError:
        raise ValueError(_FORMS) from None
    if not 0 <= tolerance < 1:
        raise ValueError("a tolerance from 0 to 1, such as 1e-6")
    return tolerance


def _with_checker(file: str, info: ValidationInfo) -> Output:
    path = context_of(info).folder / file
    if not path.is_file():
        raise ValueError(f"a checker file; {path} is missing")
    return Output(kind=OutputKind.CHECKER, checker=path)


OutputField = Annotated[
    Output,
    PlainValidator(_output),
    WithJsonSchema(
        {
            "oneOf": [
                {
                    "type": "string",
                    "pattern": "^(exact|tokens|tokens case|float \\S+|checker:? \\S+)$",
                },
                {
                    "type": "object",
                    "properties": {"checker": {"type": "string"}},
                    "required": ["checker"],
                    "additionalProperties": False,
                },
            ],
            "description": Output.__doc__,
        }
    ),
]
