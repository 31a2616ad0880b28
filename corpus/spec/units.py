"""Durations, sizes and whole numbers as written by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated

from pydantic import BeforeValidator, WithJsonSchema

from corpus.grammar.expressions import ExpressionError, parse_integer

_QUANTITY = re.compile(r"(?P<number>\d+(?:\.\d+)?)\s*(?P<unit>[A-Za-z]*)")
_SECONDS = {"": 1.0, "s": 1.0, "ms": 1e-3, "min": 60.0}
_BYTES = {
    "": 1,
    "B": 1,
    "KB": 1 << 10,
    "KiB": 1 << 10,
    "MB": 1 << 20,
    "MiB": 1 << 20,
    "GB": 1 << 30,
    "GiB": 1 << 30,
}


def parse_duration(value: object) -> float:
    """Seconds; a bare number is seconds."""
    return _quantity(value, _SECONDS, "a duration such as 2 s or 500 ms")


def parse_size(value: object) -> int:
    """Bytes; MB is 2^20 bytes as is usual for limits."""
    return int(_quantity(value, _BYTES, "a size such as 256 MB"))


def _quantity(value: object, units: Mapping[str, float], expectation: str) -> float:
    match = _QUANTITY.fullmatch(str(value).strip())
    if isinstance(value, bool) or match is None or match["unit"] not in units:
        raise ValueError(expectation)
    number = float(match["number"]) * units[match["unit"]]
    if number <= 0:
        raise ValueError(f"{expectation}, above 0")
    return number


def parse_whole(value: object) -> int:
    """An integer, also as 2e5."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise ValueError("an integer such as 200000 or 2e5")
    try:
        return parse_integer(str(value))
    except ExpressionError as error:
        raise ValueError(error.expectation) from None


Seconds = Annotated[
    float,
    BeforeValidator(parse_duration),
    WithJsonSchema({"type": ["string", "number"], "examples": ["2 s", "500 ms"]}),
]
Bytes = Annotated[
    int,
    BeforeValidator(parse_size),
    WithJsonSchema({"type": ["string", "integer"], "examples": ["256 MB"]}),
]
Whole = Annotated[
    int,
    BeforeValidator(parse_whole),
    WithJsonSchema({"type": ["integer", "number", "string"], "examples": [200000, 2e5]}),
]
