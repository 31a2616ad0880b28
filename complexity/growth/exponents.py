"""What stands behind `^`: `2`, `1.5`, `(1/3)`, `n`, `(n/2 + m)`, `(log2 7)`, `(n log n)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from complexity.growth.cursor import Cursor
from complexity.growth.lexer import Kind, Token


@dataclass(slots=True)
class ExponentForm:
    """constant + sum of c·log_b a + sum of c·s + sum of c·(s log s)."""

    constant: Fraction = Fraction(0)
    logs: dict[tuple[int, int], Fraction] = field(default_factory=dict)
    """By (argument, base)."""
    symbols: dict[str, Fraction] = field(default_factory=dict)
    self_logs: dict[str, Fraction] = field(default_factory=dict)


_FUNCTIONS = ("sqrt", "ln", "loglog", "min", "max", "alpha", "α", "exp", "binom")

_Item = tuple[str, object]


def parse_exponent(cursor: Cursor) -> ExponentForm:
    """The exponent at the cursor, which stands behind the `^`."""
    form = ExponentForm()
    if cursor.accept("("):
        _sum(cursor, form)
        cursor.expect(")")
    else:
        sign = -1 if cursor.accept("-") else 1
        _add(form, _factor(cursor), Fraction(sign), cursor)
    return form


def parse_linear(cursor: Cursor) -> ExponentForm:
    """A sum of such items up to a closing parenthesis, as in exp(n)."""
    form = ExponentForm()
    _sum(cursor, form)
    return form


def _sum(cursor: Cursor, form: ExponentForm) -> None:
    sign = -1 if cursor.accept("-") else 1
    while True:
        _product(cursor, form, Fraction(sign))
        if cursor.accept("+"):
            sign = 1
        elif cursor.accept("-"):
            sign = -1
        else:
            return


def _product(cursor: Cursor, form: ExponentForm, coefficient: Fraction) -> None:
    """A number times at most one other thing; `n log n` is one thing."""
    kept: list[tuple[Token, _Item]] = []
    for token, item, divided in _factors(cursor):
        if item[0] == "number":
            number = item[1]
            assert isinstance(number, Fraction)
            if divided and number == 0:
                raise cursor.fault("a divisor above 0", token)
            coefficient *= 1 / number if divided else number
        elif divided:
            raise cursor.fault("a number as divisor in an exponent", token)
        else:
            kept.append((token, item))
    if len(kept) == 2 and kept[1][1] == ("log of", kept[0][1][1]) and kept[0][1][0] == "symbol":
        kept = [(kept[0][0], ("self log", kept[0][1][1]))]
    if len(kept) > 1:
        raise cursor.fault("a linear exponent such as n/2 + m", kept[1][0])
    _add(form, kept[0][1] if kept else ("number", Fraction(1)), coefficient, cursor)


def _factors(cursor: Cursor) -> Iterator[tuple[Token, _Item, bool]]:
    divided = False
    while True:
        token = cursor.token
        yield token, _factor(cursor), divided
        divided = cursor.accept("/")
        if divided or cursor.accept("*"):
            continue
        if cursor.token.kind not in (Kind.NAME, Kind.NUMBER):
            return


def _factor(cursor: Cursor) -> _Item:
    token = cursor.take()
    if token.kind is Kind.NUMBER:
        return "number", Fraction(token.text)
    if token.kind is not Kind.NAME:
        raise cursor.fault("an exponent: a number, a symbol or a sum in parentheses", token)
    if token.text in ("log", "lg") or (token.text.startswith("log") and token.text[3:].isdigit()):
        return _logarithm(cursor, int(token.text[3:] or 2) if token.text != "lg" else 2)
    if token.text in _FUNCTIONS:
        raise cursor.fault("a linear exponent; take one that is not below it", token)
    return "symbol", token.text


def _logarithm(cursor: Cursor, base: int) -> _Item:
    wrapped = cursor.accept("(")
    token = cursor.take()
    if wrapped:
        cursor.expect(")")
    if token.kind is Kind.NAME:
        return "log of", token.text
    if token.kind is Kind.NUMBER and token.text.isdigit() and int(token.text) > 1 and base > 1:
        return "log", (int(token.text), base)
    raise cursor.fault("an integer above 1 as argument of a logarithm in an exponent", token)


def _add(form: ExponentForm, item: _Item, coefficient: Fraction, cursor: Cursor) -> None:
    match item:
        case ("number", Fraction() as number):
            form.constant += coefficient * number
        case ("log", (int() as argument, int() as base)):
            key = (argument, base)
            form.logs[key] = form.logs.get(key, Fraction(0)) + coefficient
        case ("symbol", str() as name):
            form.symbols[name] = form.symbols.get(name, Fraction(0)) + coefficient
        case ("self log", str() as name):
            form.self_logs[name] = form.self_logs.get(name, Fraction(0)) + coefficient
        case _:
            raise cursor.fault("a linear exponent; write n^c instead of 2^(c log n)")
