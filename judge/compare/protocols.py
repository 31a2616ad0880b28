"""What the exit codes and files of foreign checkers and interactors mean.

Sources: testlib.h (exit codes of `quitf`), the ICPC/Kattis problem package format ("Output
Validators": exit codes 42 and 43, feedback folder).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from judge.compare.base import Accepted, Comparison, Fault, Rejected
from judge.outcome import Outcome

MESSAGE_KEPT = 2000
TESTLIB_FLAGS = ("-DENABLE_UNEXPECTED_EOF",)
"""An early end of the solution's output is then 8 rather than 2."""
OK, WRONG, FORM, FAIL, DIRT, POINTS, EARLY_END, PARTIAL = 0, 1, 2, 3, 4, 7, 8, 16
ICPC_RIGHT, ICPC_WRONG = 42, 43
_POINTS = re.compile(r"points\s+(-?[\d.]+)")


@dataclass(frozen=True, slots=True)
class EarlyEnd:
    """The solution's output ended where more was expected."""

    message: str


def testlib_verdict(code: int, stderr: bytes) -> Comparison | EarlyEnd:
    """From a testlib program's exit code; its message is on standard error."""
    message = _text(stderr)
    match code:
        case 0:
            return Accepted(message)
        case 1:
            return Rejected(Outcome.WA, message or "wrong answer")
        case 2 | 4:
            return Rejected(Outcome.PE, message or "wrong form")
        case 7:
            points = _POINTS.search(message)
            return Accepted(message, float(points[1]) if points else None)
        case 8:
            return EarlyEnd(message or "unexpected end of file")
        case code if PARTIAL <= code <= 255:
            return Rejected(Outcome.WA, message or "partially correct", float(code - PARTIAL))
        case _:
            return Fault(f"exit code {code}" + (f": {message}" if message else ""))


def icpc_verdict(code: int, feedback: Path, stderr: bytes) -> Comparison:
    """From an ICPC validator's exit code and feedback folder."""
    message = _file(feedback / "judgemessage.txt") or _file(feedback / "teammessage.txt")
    score = _score(feedback / "score.txt")
    following = feedback / "nextpass.in"
    match code:
        case 42:
            text = following.read_bytes() if following.is_file() else None
            return Accepted(message, score, text)
        case 43:
            return Rejected(Outcome.WA, message or "the validator says no", score)
        case _:
            told = message or _text(stderr)
            return Fault(f"exit code {code}, expected 42 or 43" + (f": {told}" if told else ""))


def _text(data: bytes) -> str:
    """Without control characters, which would reach the terminal."""
    text = data[-MESSAGE_KEPT:].decode("utf-8", "replace").strip().replace("\r\n", "\n")
    return "".join(c if c.isprintable() or c in "\t\n" else "\ufffd" for c in text)


def _file(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return _text(file.read(MESSAGE_KEPT))
    except OSError:
        return ""


def _score(path: Path) -> float | None:
    try:
        return float(_file(path))
    except ValueError:
        return None
