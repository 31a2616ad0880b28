"""Token by token, white space ignored: the default."""

from dataclasses import dataclass

from judge.compare.base import Accepted, Comparison, length_difference, token_difference


@dataclass(frozen=True, slots=True)
class Tokens:
    """Equal sequences of white-space separated tokens are accepted."""

    case_sensitive: bool = True

    def compare(self, output: bytes, answer: bytes) -> Comparison:
        """Compare an output with the expected one."""
        if output == answer:
            return Accepted()
        if not self.case_sensitive:
            output, answer = output.lower(), answer.lower()
        found, expected = output.split(), answer.split()
        if found == expected:
            return Accepted()
        for at, (want, got) in enumerate(zip(expected, found, strict=False)):
            if want != got:
                return token_difference(output, at, want, got)
        return length_difference(output, expected, found)
