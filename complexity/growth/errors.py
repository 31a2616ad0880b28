"""Errors of the growth package; each message states the value, the expectation and a remedy."""

from __future__ import annotations


class GrowthError(ValueError):
    """Base of everything that this package raises on purpose."""


class GrowthDomainError(GrowthError):
    """The result has no exact form in this representation; the message names an alternative."""


class GrowthSyntaxError(GrowthError):
    """Text that is no growth: `text`, the 1-based `column` of the fault, what was expected."""

    def __init__(self, text: str, column: int, expectation: str) -> None:
        super().__init__(f"growth {text!r}, column {column}: expected {expectation}")
        self.text = text
        self.column = column
        self.expectation = expectation
