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
    TESTLIB = "testlib"
    ICPC = "icpc"


class Output(BaseModel):
    """`exact`, `tokens` (white space ignored), `tokens case` (also the case of letters ignored),
    `float TOLERANCE` (absolute or relative), or `checker FILE`.

    Also `{testlib: FILE}`, a testlib checker; `{icpc: FILE, flags: WORDS, passes: N}`, an ICPC
    output validator, or `{icpc: default, flags: WORDS}`; and `{any_of: FORM}` with one of the plain
    forms, for several accepted answers parted by lines `---`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: OutputKind = OutputKind.TOKENS
    ignore_case: bool = False
    tolerance: float = 0.0
    checker: Path | None = None
    flags: tuple[str, ...] = ()
    passes: int = 1
    any_of: bool = False


_FORMS = (
    "exact, tokens, `tokens case`, `float 1e-6`, {checker: FILE}, {testlib: FILE}, "
    "{icpc: FILE or default, flags: WORDS} or {any_of: one of the first four}"
)


def _output(value: object, info: ValidationInfo) -> Output:
    if isinstance(value, Output):
        return value
    if isinstance(value, dict) and set(value) == {"checker"}:
        return _with_checker(str(value["checker"]), info)
    if isinstance(value, dict) and set(value) == {"any_of"}:
        inner = _output(value["any_of"], info)
        if inner.kind not in (OutputKind.EXACT, OutputKind.TOKENS, OutputKind.FLOAT):
            raise ValueError(_FORMS)
        return inner.model_copy(update={"any_of": True})
    if isinstance(value, dict):
        return _foreign(value, info)
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


def _foreign(value: dict[str, object], info: ValidationInfo) -> Output:
    """A checker of another system."""
    name = "testlib" if "testlib" in value else "icpc"
    passes, flags = value.get("passes", 1), value.get("flags", ())
    known = name in value and set(value) <= {name, "flags", "passes"}
    if not known or not isinstance(passes, int) or passes < 1:
        raise ValueError(_FORMS)
    listed = flags.split() if isinstance(flags, str) else flags
    if not isinstance(listed, (list, tuple)):
        raise ValueError(_FORMS)
    path = None
    if name == "testlib" or value[name] != "default":
        path = context_of(info).folder / str(value[name])
        if not path.exists():
            raise ValueError(f"a checker's file or folder; {path} is missing")
    return Output(kind=OutputKind(name), checker=path, flags=tuple(map(str, listed)), passes=passes)


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
                {
                    "type": "object",
                    "properties": {
                        "testlib": {"type": "string"},
                        "icpc": {"type": "string"},
                        "flags": {"type": ["string", "array"]},
                        "passes": {"type": "integer", "minimum": 1},
                        "any_of": {"type": "string"},
                    },
                    "additionalProperties": False,
                },
            ],
            "description": Output.__doc__,
        }
    ),
]
