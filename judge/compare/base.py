"""The answer of a comparison, and helpers to point at a difference."""

from dataclasses import dataclass

from judge.outcome import Outcome

EXCERPT = 60


@dataclass(frozen=True, slots=True)
class Accepted:
    """The output is right; ``message`` is the checker's remark, if any.

    ``next_input``: the program is to be run again on this.
    """

    message: str = ""
    score: float | None = None
    next_input: bytes | None = None


@dataclass(frozen=True, slots=True)
class Rejected:
    """The output is wrong (WA) or in the wrong form (PE)."""

    outcome: Outcome
    message: str
    score: float | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """The checker itself failed: a judge error."""

    message: str


Comparison = Accepted | Rejected | Fault


def excerpt(data: bytes) -> str:
    """A short printable quotation."""
    text = data[: EXCERPT + 1].decode("utf-8", "backslashreplace")
    return repr(text[:EXCERPT] + ("…" if len(data) > EXCERPT else ""))


def line_of(data: bytes, index: int) -> int:
    """1-based line of the token with this index; the last line when there are fewer tokens."""
    for number, line in enumerate(data.split(b"\n"), start=1):
        index -= len(line.split())
        if index < 0:
            return number
    return data.rstrip().count(b"\n") + 1


def length_difference(output: bytes, expected: list[bytes], found: list[bytes]) -> Rejected:
    """One side has more tokens than the other, and they agree until then."""
    at = min(len(expected), len(found))
    where = f"line {line_of(output, at)}"
    if len(found) < len(expected):
        text = f"{where}: output ends after {at} tokens, expected {excerpt(expected[at])} next"
    else:
        text = f"{where}: {len(found) - at} more tokens than expected, from {excerpt(found[at])} on"
    return Rejected(Outcome.WA, text)


def token_difference(output: bytes, at: int, expected: bytes, found: bytes) -> Rejected:
    """The tokens at an index differ."""
    where = f"line {line_of(output, at)}, token {at + 1}"
    return Rejected(Outcome.WA, f"{where}: expected {excerpt(expected)}, found {excerpt(found)}")
