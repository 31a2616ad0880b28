"""Growths as people write them, with or without O(...).

Accepted: `n*m`, `n m`, `n log^2 n`, `log(n)`, `log2 n`, `n^1.5`, `n**2`, `n²`, `sqrt(n)`,
`2^(n/2)`, `k^n`, `n!`, `min(n, m)`, `max(n, m)`, `α(n)`, `C(n, k)`, `|s|`, `n / m`, `exp(n)`.
Constant factors are dropped, and so is a number that is subtracted. `nm` is read as n·m when the
symbols are given and have n and m but not nm, or when both are usual letters of sizes.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from functools import reduce

from complexity.growth.core import Growth
from complexity.growth.cursor import Cursor
from complexity.growth.errors import GrowthDomainError
from complexity.growth.exponents import ExponentForm, parse_exponent, parse_linear
from complexity.growth.functions import (
    alpha,
    binomial,
    exponential,
    factorial,
    log,
    minimum,
    natural_exponential,
    power,
    power_of_log,
    sqrt,
)
from complexity.growth.lexer import Kind, Token

_USUAL_LETTERS = frozenset("nmqkVENMKQWT")
_LOGS = ("log", "lg", "ln", "log2", "log10")
_WRAPPERS = ("O", "Θ", "Theta")
_ONE = Growth.constant()


def parse_growth(text: str, symbols: Collection[str] | None = None) -> Growth:
    """The growth that `text` denotes; with `symbols`, no other symbol may occur.

    Raises GrowthSyntaxError with the column and what was expected there.
    """
    cursor = Cursor(text)
    parser = _Parser(cursor, symbols)
    growth = parser.sum().growth
    if cursor.token.kind is not Kind.END:
        raise cursor.fault("the end or an operator")
    return growth


@dataclass(frozen=True, slots=True)
class _Value:
    """An operand; `number` for numbers, `symbol` for a bare symbol."""

    growth: Growth
    number: Fraction | None = None
    symbol: str | None = None


class _Parser:
    """Recursive descent; one method a level of precedence."""

    def __init__(self, cursor: Cursor, symbols: Collection[str] | None) -> None:
        self._cursor = cursor
        self._symbols = symbols

    def sum(self) -> _Value:
        value = self._product()
        while self._cursor.at("+", "-"):
            sign = self._cursor.take()
            operand = self._product()
            if sign.text == "+":
                value = _Value(value.growth + operand.growth)
            elif operand.number is None:
                raise self._cursor.fault("only numbers to be subtracted", sign)
        return value

    def _product(self) -> _Value:
        value = self._power()
        while True:
            divided = self._cursor.accept("/")
            if not divided and not self._cursor.accept("*") and not self._operand_follows():
                return value
            operand = self._power()
            number = None
            if value.number is not None and operand.number is not None:
                number = value.number / operand.number if divided else value.number * operand.number
            growth = value.growth / operand.growth if divided else value.growth * operand.growth
            value = _Value(growth, number)

    def _operand_follows(self) -> bool:
        return self._cursor.token.kind in (Kind.NAME, Kind.NUMBER) or self._cursor.at("(")

    def _power(self) -> _Value:
        value = self._primary()
        while self._cursor.at("!"):
            sign = self._cursor.take()
            value = _Value(self._guard(sign, lambda v=value: factorial(v.growth)), value.number)
        if self._cursor.at("^"):
            sign = self._cursor.take()
            form = parse_exponent(self._cursor)
            self._check_symbols(form, sign)
            value = _Value(self._guard(sign, lambda v=value: _raised(v, form)))
        return value

    def _primary(self) -> _Value:
        token = self._cursor.take()
        if token.kind is Kind.NUMBER:
            number = Fraction(token.text)
            if number == 0:
                raise self._cursor.fault("a number above 0", token)
            return _Value(_ONE, number)
        if token.kind is Kind.SIGN and token.text == "(":
            value = self.sum()
            self._cursor.expect(")")
            return value
        if token.kind is not Kind.NAME:
            raise self._cursor.fault("a symbol, a number or a function", token)
        return self._named(token)

    def _named(self, token: Token) -> _Value:
        name, called = token.text, self._cursor.at("(")
        if name in _LOGS:
            return _Value(self._applied(log))
        if name == "loglog":
            return _Value(self._applied(lambda g: log(log(g))))
        if name == "sqrt":
            return _Value(self._applied(sqrt))
        if not called:
            return self._symbol(token)
        if name in _WRAPPERS:
            return _Value(self._arguments(token, 1)[0])
        if name in ("min", "max"):
            pick = minimum if name == "min" else Growth.__add__
            return _Value(reduce(pick, self._arguments(token)))
        if name in ("alpha", "α"):
            return _Value(alpha(self._bare(self._arguments(token, 1)[0], token)))
        if name == "exp":
            return _Value(self._natural(token))
        if name in ("C", "binom"):
            return self._binomial(token)
        return self._symbol(token)

    def _applied(self, function: object) -> Growth:
        """A function of one operand, with an exponent in front (`log^2 n`) or a call."""
        assert callable(function)
        form = None
        if self._cursor.at("^"):
            sign = self._cursor.take()
            form = parse_exponent(self._cursor)
            if form.symbols or form.self_logs:
                raise self._cursor.fault("a number as exponent of a function", sign)
        if self._cursor.accept("("):
            operand = self.sum()
            self._cursor.expect(")")
        else:
            operand = self._power()
        growth = function(operand.growth)
        assert isinstance(growth, Growth)
        return growth if form is None else _raised(_Value(growth), form)

    def _arguments(self, token: Token, count: int | None = None) -> list[Growth]:
        self._cursor.expect("(")
        values = [self.sum().growth]
        while self._cursor.accept(","):
            values.append(self.sum().growth)
        self._cursor.expect(")")
        if count is not None and len(values) != count:
            raise self._cursor.fault(f"{count} argument(s) of {token.text}", token)
        return values

    def _natural(self, token: Token) -> Growth:
        self._cursor.expect("(")
        form = parse_linear(self._cursor)
        self._cursor.expect(")")
        if form.logs or form.self_logs or not form.symbols:
            raise self._cursor.fault("a linear argument of exp, such as exp(n/2)", token)
        self._check_symbols(form, token)
        return natural_exponential(form.symbols)

    def _binomial(self, token: Token) -> _Value:
        values = self._arguments(token)
        if len(values) == 1:
            return _Value(self._symbol(token).growth * values[0])
        if len(values) != 2:
            raise self._cursor.fault("two arguments of C(n, k)", token)
        n, k = (self._bare(value, token) for value in values)
        return _Value(binomial(n, k))

    def _bare(self, growth: Growth, token: Token) -> str:
        names = sorted(growth.symbols)
        if len(names) != 1 or growth != Growth.symbol(names[0]):
            raise self._cursor.fault(f"single symbols as arguments of {token.text}", token)
        return names[0]

    def _symbol(self, token: Token) -> _Value:
        name = token.text
        if self._symbols is None:
            split = 2 <= len(name) <= 3 and set(name) <= _USUAL_LETTERS
        else:
            split = name not in self._symbols and set(name) <= set(self._symbols)
            if name not in self._symbols and not split and not name.startswith("?"):
                raise self._unknown(token)
        if split:
            return _Value(reduce(Growth.__mul__, map(Growth.symbol, name)))
        return _Value(Growth.symbol(name), symbol=name)

    def _check_symbols(self, form: ExponentForm, token: Token) -> None:
        for name in {**form.symbols, **form.self_logs}:
            if self._symbols is not None and name not in self._symbols:
                raise self._unknown(Token(Kind.NAME, name, token.column + 1))

    def _unknown(self, token: Token) -> Exception:
        known = sorted(self._symbols or ())
        close = get_close_matches(token.text, known, 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        return self._cursor.fault(f"one of the symbols {', '.join(known) or '(none)'}{hint}", token)

    def _guard(self, token: Token, build: object) -> Growth:
        """The growth of `build()`; its domain error becomes a syntax error at `token`."""
        assert callable(build)
        try:
            growth = build()
        except GrowthDomainError as error:
            raise self._cursor.fault(f"a growth with a known form ({error})", token) from None
        assert isinstance(growth, Growth)
        return growth


def _raised(base: _Value, form: ExponentForm) -> Growth:
    result = base.growth**form.constant
    for (argument, log_base), coefficient in form.logs.items():
        result = result * power_of_log(base.growth, argument, log_base) ** coefficient
    if not form.symbols and not form.self_logs:
        return result
    if base.number is not None:
        return result * _number_raised(base.number, form)
    if base.symbol is None or form.self_logs:
        raise GrowthDomainError(
            "only a number or a symbol can have a symbol in its exponent; "
            "multiply such powers instead"
        )
    for name, coefficient in form.symbols.items():
        result = result * power(base.symbol, name) ** coefficient
    return result


def _number_raised(number: Fraction, form: ExponentForm) -> Growth:
    if number <= 1:
        raise GrowthDomainError("the base of an exponential must be above 1; write its inverse")
    result = exponential(number, form.symbols) if form.symbols else _ONE
    for name, coefficient in form.self_logs.items():
        if number != 2:
            raise GrowthDomainError("n log n in an exponent needs base 2; write n^n or 2^(n log n)")
        result = result * power(name, name) ** coefficient
    return result
