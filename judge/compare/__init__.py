"""Decides whether an output is right."""

from judge.compare.base import Accepted, Comparison, Fault, Rejected
from judge.compare.custom import Custom
from judge.compare.exact import Exact
from judge.compare.floats import Floats
from judge.compare.tokens import Tokens
from judge.sandbox import Sandbox

__all__ = [
    "Accepted",
    "Checker",
    "Comparison",
    "Custom",
    "Exact",
    "Fault",
    "Floats",
    "Rejected",
    "Tokens",
    "compare",
]

Checker = Exact | Tokens | Floats | Custom


def compare(
    checker: Checker, given: bytes, output: bytes, answer: bytes, sandbox: Sandbox
) -> Comparison:
    """Apply a checker to one test's input, output and expected answer."""
    match checker:
        case Custom():
            return checker.check(given, output, answer, sandbox)
        case Exact() | Tokens() | Floats():
            return checker.compare(output, answer)
