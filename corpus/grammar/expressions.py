"""Numbers, ranges and affine expressions as written in a grammar: `2e5`, `2*n - 1`, `l..n`."""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation

from complexity.skeleton import Affine


class ExpressionError(ValueError):
    """`value` is not what `expectation` says."""

    def __init__(self, value: str, expectation: str) -> None:
        super().__init__(f"{value!r}: expected {expectation}")
        self.value = value
        self.expectation = expectation


_TERM = re.compile(
    r"\s*(?P<sign>[+-]?)\s*"
    r"(?:(?P<number>\d+(?:\.\d+)?(?:[eE]\d+)?)\s*(?:\*?\s*(?P<of>[A-Za-z_]\w*))?"
    r"|(?P<name>[A-Za-z_]\w*))"
)
NAME = re.compile(r"[A-Za-z_]\w*")


def parse_affine(text: str) -> Affine:
    """An integer expression linear in its symbols."""
    expectation = "a number, a symbol or a sum of both such as n - 1 or 2*n"
    total, position, stripped = Affine(), 0, text.strip()
    while position < len(stripped) or not stripped:
        match = _TERM.match(stripped, position)
        if match is None or (position and not match["sign"]):
            raise ExpressionError(text, expectation)
        factor = -1 if match["sign"] == "-" else 1
        if match["name"]:
            total = total.plus(Affine.symbol(match["name"]), factor)
        else:
            number = factor * parse_integer(match["number"])
            total = total.plus(Affine.symbol(match["of"]) if match["of"] else Affine(1), number)
        position = match.end()
    return total


def parse_integer(text: str) -> int:
    """An integer, also as 2e5."""
    number = parse_decimal(text)
    if number != number.to_integral_value():
        raise ExpressionError(text, "an integer such as 200000 or 2e5")
    return int(number)


def parse_decimal(text: str) -> Decimal:
    try:
        number = Decimal(text.strip())
    except InvalidOperation:
        raise ExpressionError(text, "a number such as 12, 0.5 or 2e5") from None
    if not number.is_finite() or abs(number.adjusted()) > 40:
        raise ExpressionError(text, "a number of at most 40 digits")
    return number


def split_range(text: str) -> tuple[str, str]:
    """`LOW..HIGH`; a lone value is both."""
    low, separator, high = text.partition("..")
    if not separator:
        return text.strip(), text.strip()
    if not low.strip() or not high.strip() or ".." in high:
        raise ExpressionError(text, "a range such as 1..2e5")
    return low.strip(), high.strip()


def parse_alphabet(text: str) -> str:
    """The characters of `a-z`, `A-Z0-9`, `01` or `.#`; a dash between two characters is a span."""
    characters: list[str] = []
    position = 0
    while position < len(text):
        if position + 2 < len(text) and text[position + 1] == "-":
            first, last = ord(text[position]), ord(text[position + 2])
            if last < first:
                raise ExpressionError(text, "spans in ascending order, such as a-z")
            characters += [chr(code) for code in range(first, last + 1)]
            position += 3
        else:
            characters.append(text[position])
            position += 1
    if not characters or any(c.isspace() or not 33 <= ord(c) < 127 for c in characters):
        raise ExpressionError(text, "printable characters without spaces, such as a-z or 01")
    return "".join(dict.fromkeys(characters))
