"""Tokens of a growth written by hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, auto

from complexity.growth.errors import GrowthSyntaxError


class Kind(Enum):
    NUMBER = auto()
    NAME = auto()
    SIGN = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    kind: Kind
    text: str
    column: int
    """1-based."""


_PATTERN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?(?:[eE]\d+)?)"
    r"|(?P<length>\|\s*[A-Za-z_][A-Za-z0-9_]*\s*\|)"
    r"|(?P<name>\?[A-Za-z0-9_]+|[A-Za-zΑ-Ωα-ω_][A-Za-z0-9_]*)"
    r"|(?P<sign>\*\*|[-+*/^!(),·×√²³]))"
)
_SPELLINGS = {"**": "^", "·": "*", "×": "*"}
_SUPERSCRIPTS = {"²": "2", "³": "3"}


def tokenize(text: str) -> list[Token]:
    tokens: list[Token] = []
    position = 0
    end = len(text.rstrip())
    while position < end:
        match = _PATTERN.match(text, position)
        if match is None or match.lastgroup is None:
            column = position + 1 + len(text[position:]) - len(text[position:].lstrip())
            raise GrowthSyntaxError(text, column, "a symbol, a number or one of + * / ^ ! ( )")
        tokens += _of_match(match.lastgroup, match[match.lastgroup], match.start(match.lastgroup))
        position = match.end()
    return [*tokens, Token(Kind.END, "", end + 1)]


def _of_match(group: str, text: str, start: int) -> list[Token]:
    column = start + 1
    match group:
        case "number":
            return [Token(Kind.NUMBER, text, column)]
        case "length":
            return [Token(Kind.NAME, "".join(text.split()), column)]
        case "name":
            return [Token(Kind.NAME, text, column)]
        case _ if text in _SUPERSCRIPTS:
            return [
                Token(Kind.SIGN, "^", column),
                Token(Kind.NUMBER, _SUPERSCRIPTS[text], column),
            ]
        case _ if text == "√":
            return [Token(Kind.NAME, "sqrt", column)]
        case _:
            return [Token(Kind.SIGN, _SPELLINGS.get(text, text), column)]
