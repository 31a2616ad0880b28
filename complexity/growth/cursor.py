"""A position in a token list, shared by the two parsers."""

from __future__ import annotations

from complexity.growth.errors import GrowthSyntaxError
from complexity.growth.lexer import Kind, Token, tokenize


class Cursor:
    """Reads tokens of `text` one by one; errors carry the column of the token at hand."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tokens = tokenize(text)
        self._next = 0

    @property
    def token(self) -> Token:
        return self._tokens[self._next]

    def peek(self, distance: int = 1) -> Token:
        return self._tokens[min(self._next + distance, len(self._tokens) - 1)]

    def at(self, *signs: str) -> bool:
        return self.token.kind is Kind.SIGN and self.token.text in signs

    def take(self) -> Token:
        token = self.token
        if token.kind is not Kind.END:
            self._next += 1
        return token

    def accept(self, sign: str) -> bool:
        found = self.at(sign)
        if found:
            self.take()
        return found

    def expect(self, sign: str) -> None:
        if not self.accept(sign):
            raise self.fault(f"{sign!r}")

    def fault(self, expectation: str, token: Token | None = None) -> GrowthSyntaxError:
        at = token or self.token
        found = f", found {at.text!r}" if at.text else ", found the end"
        return GrowthSyntaxError(self.text, at.column, expectation + found)
