"""Numbers within a tolerance, everything else token by token."""

import math
import re
from dataclasses import dataclass

from judge.compare.base import Accepted, Comparison, length_difference, token_difference

NUMBER = re.compile(rb"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")


@dataclass(frozen=True, slots=True)
class Floats:
    """A number passes when its absolute or its relative error is within the tolerance.

    Tokens of the answer that are not plain decimal numbers must be met exactly.
    """

    absolute: float = 1e-6
    relative: float = 1e-6

    def __post_init__(self) -> None:
        if not all(math.isfinite(t) and t >= 0 for t in (self.absolute, self.relative)):
            raise ValueError(f"tolerances must be finite and not negative, got {self}")

    def compare(self, output: bytes, answer: bytes) -> Comparison:
        """Compare an output with the expected one."""
        found, expected = output.split(), answer.split()
        for at, (want, got) in enumerate(zip(expected, found, strict=False)):
            if want != got and not self._close(want, got):
                return token_difference(output, at, want, got)
        if len(found) != len(expected):
            return length_difference(output, expected, found)
        return Accepted()

    def _close(self, want: bytes, got: bytes) -> bool:
        if not (NUMBER.fullmatch(want) and NUMBER.fullmatch(got)):
            return False
        right, given = float(want), float(got)
        error = abs(right - given)
        return error <= self.absolute or error <= self.relative * abs(right)
