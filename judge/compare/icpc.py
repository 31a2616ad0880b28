"""The default output validator of the ICPC/Kattis problem package format, with its flags.

Source: the format's specification, "Default Output Validator Specification".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from judge.compare.base import (
    Accepted,
    Comparison,
    Rejected,
    length_difference,
    line_of,
    token_difference,
)
from judge.compare.floats import NUMBER
from judge.outcome import Outcome

_SPACES = re.compile(rb"(\s+)")


class FlagError(ValueError):
    """A flag that the default validator does not know."""


@dataclass(frozen=True, slots=True)
class Icpc:
    """Tokens; letters of any case unless ``case``, any white space unless ``space``; numbers
    within a tolerance where one is given. ``by_test``: flags that differ from test to test."""

    case: bool = False
    space: bool = False
    absolute: float | None = None
    relative: float | None = None
    by_test: Callable[[str], Sequence[str]] | None = None

    def at(self, test: str) -> Icpc:
        """The comparison that a test's own flags ask for."""
        return self if self.by_test is None else Icpc.from_flags(self.by_test(test))

    @classmethod
    def from_flags(
        cls, flags: Sequence[str], by_test: Callable[[str], Sequence[str]] | None = None
    ) -> Icpc:
        """Read the words of `validator_flags`. Raises FlagError."""
        case = space = False
        tolerances: dict[str, float | None] = {"absolute": None, "relative": None}
        words = iter(flags)
        for word in words:
            match word:
                case "case_sensitive":
                    case = True
                case "space_change_sensitive":
                    space = True
                case "float_absolute_tolerance" | "float_relative_tolerance" | "float_tolerance":
                    value = _tolerance(word, next(words, ""))
                    names = ("absolute", "relative") if word == "float_tolerance" else (
                        word.split("_")[1],
                    )  # fmt: skip
                    tolerances.update(dict.fromkeys(names, value))
                case _:
                    raise FlagError(
                        f"flag {word!r} of the default output validator: expected case_sensitive, "
                        "space_change_sensitive or float_[absolute_|relative_]tolerance NUMBER"
                    )
        return cls(case, space, tolerances["absolute"], tolerances["relative"], by_test)

    def compare(self, output: bytes, answer: bytes) -> Comparison:
        """Compare an output with the judge's answer."""
        found, expected = output.split(), answer.split()
        for at, (want, got) in enumerate(zip(expected, found, strict=False)):
            if want != got and not self._same(want, got):
                return token_difference(output, at, want, got)
        if len(found) != len(expected):
            return length_difference(output, expected, found)
        if self.space and _SPACES.findall(output) != _SPACES.findall(answer):
            line = line_of(output, max(len(found) - 1, 0))
            return Rejected(Outcome.WA, f"up to line {line}: right tokens, other white space")
        return Accepted()

    def _same(self, want: bytes, got: bytes) -> bool:
        if not self.case and want.lower() == got.lower():
            return True
        if self.absolute is None and self.relative is None:
            return False
        if not (NUMBER.fullmatch(want) and NUMBER.fullmatch(got)):
            return False
        right, given = float(want), float(got)
        error = abs(right - given)
        within = self.absolute is not None and error <= self.absolute
        return within or (self.relative is not None and error <= self.relative * abs(right))


def _tolerance(word: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise FlagError(f"{word} {text!r}: expected a number")
    return value
