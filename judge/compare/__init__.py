"""Decides whether an output is right."""

from pathlib import Path

from judge.compare.base import Accepted, Comparison, Fault, Rejected
from judge.compare.custom import Custom
from judge.compare.exact import Exact
from judge.compare.floats import Floats
from judge.compare.icpc import Icpc
from judge.compare.several import Several
from judge.compare.tokens import Tokens
from judge.compare.validator import Validator
from judge.sandbox import Sandbox

__all__ = [
    "Accepted",
    "Checker",
    "Comparison",
    "Custom",
    "Exact",
    "Fault",
    "Floats",
    "Icpc",
    "Rejected",
    "Several",
    "Tokens",
    "Validator",
    "compare",
]

Checker = Exact | Tokens | Floats | Icpc | Several | Custom | Validator


def compare(
    checker: Checker,
    given: bytes | Path,
    output: bytes,
    answer: bytes | Path,
    sandbox: Sandbox,
    test: str = "",
) -> Comparison:
    """Apply a checker to one test's input, output and expected answer; ``test`` is its name."""
    match checker:
        case Custom():
            return checker.check(_bytes(given), output, _bytes(answer), sandbox)
        case Validator():
            return checker.check(given, output, answer, sandbox, test)
        case Icpc():
            return checker.at(test).compare(output, _bytes(answer))
        case Exact() | Tokens() | Floats() | Several():
            return checker.compare(output, _bytes(answer))


def _bytes(data: bytes | Path) -> bytes:
    return data.read_bytes() if isinstance(data, Path) else data
