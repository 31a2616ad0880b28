"""Byte by byte; a difference in white space alone is a presentation error."""

from dataclasses import dataclass

from judge.compare.base import Accepted, Comparison, Rejected
from judge.compare.tokens import Tokens
from judge.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Exact:
    """Equal bytes are accepted, equal tokens are PE, all else is WA."""

    def compare(self, output: bytes, answer: bytes) -> Comparison:
        """Compare an output with the expected one."""
        if output == answer:
            return Accepted()
        by_token = Tokens().compare(output, answer)
        if isinstance(by_token, Rejected):
            return by_token
        line = next(
            number
            for number, pair in enumerate(_line_pairs(output, answer), start=1)
            if pair[0] != pair[1]
        )
        return Rejected(Outcome.PE, f"line {line}: right tokens, other white space")


def _line_pairs(output: bytes, answer: bytes) -> list[tuple[bytes, bytes]]:
    left, right = output.splitlines(keepends=True), answer.splitlines(keepends=True)
    length = max(len(left), len(right))
    left += [b""] * (length - len(left))
    right += [b""] * (length - len(right))
    return list(zip(left, right, strict=True))
