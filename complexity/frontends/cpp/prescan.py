"""A linear look at the characters before any parser sees them.

It blanks what a parser must not read (includes, NUL bytes, characters outside ASCII), keeping
every line and column, and finds what would kill one: depth, endless expressions, huge literals.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from complexity.frontends.cpp.explosion import exploding

MAX_BYTES = 1_000_000
MAX_NESTING = 200
MAX_OPERATORS = 10_000
MAX_ELEMENTS = 100_000
MAX_TOKENS = 200_000

_SKIPPED = re.compile(
    r"//(?:[^\n\\]|\\.|\\\n)*"
    r"|/\*.*?(?:\*/|\Z)"
    r'|R"(?P<tag>[^()\\\s]{0,16})\(.*?(?:\)(?P=tag)"|\Z)'
    r'|"(?:[^"\\\n]|\\.|\\\n)*"?'
    r"|(?<![0-9A-Za-z_])'(?:[^'\\\n]|\\.)*'?",
    re.DOTALL,
)
_INCLUDE = re.compile(
    r"(?m)^[ \t]*(?:#[ \t]*(?:include|import|include_next)\b|import\s+[\w.<>]+;).*$"
)
_TOKEN = re.compile(
    r"[(\[{]|[)\]}]|;|,|\b(?:if|for|while|do|else|switch)\b"
    r"|<<|>>|&&|\|\||[-+*/%&|^<>=!?:]=?"
)
_SIGNS = re.compile(rf"(?:[-+!~*&]\s*+){{{MAX_NESTING + 1}}}")
_NOT_ASCII = re.compile(r"[^\x01-\x7f]")


@dataclass(frozen=True, slots=True)
class Scan:
    """`clean` is parseable text of equal layout; `refusal` says why it must not be parsed."""

    clean: str
    refusal: str = ""
    line: int = 1


def scan(text: str) -> Scan:
    """Clean a source file, or refuse it with reason and line."""
    if len(text) > MAX_BYTES:
        return Scan("", f"file of {len(text)} characters, over {MAX_BYTES}")
    clean = _NOT_ASCII.sub(_ascii, text.replace("\r\n", "\n").replace("\r", "\n"))
    clean = _INCLUDE.sub(lambda m: " " * len(m.group()), clean)
    bare = _SKIPPED.sub(_blank, clean)
    reason, offset = _killer(bare)
    if not reason and "#" in bare:
        reason, offset = exploding(bare)
    return Scan(clean, reason, clean.count("\n", 0, offset) + 1)


def without_comments(text: str) -> str:
    """The same layout with comments and contents of literals blanked."""
    return _SKIPPED.sub(_blank, text)


def _ascii(match: re.Match[str]) -> str:
    return "u" if match.group().isalnum() else " "


def _blank(match: re.Match[str]) -> str:
    return "".join(c if c == "\n" else " " for c in match.group())


def _killer(text: str) -> tuple[str, int]:
    """Why a parser would die of this text and where; an empty reason when it would not."""
    signs = _SIGNS.search(text)
    if signs:
        return f"signs nested over {MAX_NESTING}", signs.start()
    open_brackets: list[str] = []
    operators = elements = heads = 0
    for count, match in enumerate(_TOKEN.finditer(text)):
        token = match.group()
        if count > MAX_TOKENS:
            return f"over {MAX_TOKENS} operators, brackets and separators", match.start()
        if token in "([{":
            open_brackets.append(token)
            if token == "{":
                operators = heads = 0
        elif token in ")]}":
            if open_brackets:
                open_brackets.pop()
            heads = 0 if token == "}" else heads
        elif token == ";":
            in_head = open_brackets and open_brackets[-1] == "("
            operators = elements = 0
            heads = heads if in_head else 0
        elif token == ",":
            elements, operators = elements + 1, 0
        elif token[0].isalpha():
            heads += 1
        else:
            operators += 1
        reason = _over(len(open_brackets), heads, operators, elements)
        if reason:
            return reason, match.start()
    return "", 0


def _over(brackets: int, heads: int, operators: int, elements: int) -> str:
    if brackets > MAX_NESTING:
        return f"brackets nested over {MAX_NESTING}"
    if heads > 2 * MAX_NESTING:
        return f"statements nested over {MAX_NESTING}"
    if operators > MAX_OPERATORS:
        return f"expression over {MAX_OPERATORS} operators"
    return f"initialiser over {MAX_ELEMENTS} elements" if elements > MAX_ELEMENTS else ""
