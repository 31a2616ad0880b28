"""Interactors of other systems: testlib and ICPC, compiled as they are."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from judge.artifact import Artifact
from judge.compare.base import Accepted, Comparison, Fault, Rejected
from judge.compare.protocols import EarlyEnd, icpc_verdict, testlib_verdict
from judge.compare.validator import file_of
from judge.interact.host import Round, Seat
from judge.interact.program import Invocation, Program, Remains
from judge.interact.seats import input_file
from judge.interact.side import Side, SideEnd, fault
from judge.outcome import Outcome
from judge.run import signal_name
from judge.sandbox import Ending, Sandbox

_QUERIES = re.compile(rb"queries\s*=\s*(\d+)")
_LIMIT = re.compile(rb"query_limit\s*=\s*(\d+)")
TOUT_KEPT = 1 << 24

Afterwards = Callable[[Round, bytes], Comparison]
"""The checker of what an accepting interactor wrote."""


@dataclass(frozen=True, slots=True)
class TestlibDialect:
    """Exit codes of testlib; the output file may tell queries and their limit."""

    __test__ = False

    tout: Path
    round_: Round
    afterwards: Afterwards | None = None
    tells_end: bool = False

    def read(self, remains: Remains) -> SideEnd:
        """The verdict, and that of the checker after an accepting interactor."""
        if (killed := _killed(remains)) is not None:
            return killed
        with self.tout.open("rb") as file:
            written = file.read(TOUT_KEPT)
        queries, limit = _last(_QUERIES, written), _last(_LIMIT, written)
        found = testlib_verdict(remains.usage.code, remains.stderr)
        if isinstance(found, Accepted) and self.afterwards is not None:
            found = self.afterwards(self.round_, written)
        return _end(found, exact=remains.usage.code == 1, queries=queries, budget=limit)


@dataclass(frozen=True, slots=True)
class IcpcDialect:
    """Exit codes 42 and 43, and the feedback folder."""

    feedback: Path
    tells_end: bool = False

    def read(self, remains: Remains) -> SideEnd:
        """The verdict."""
        if (killed := _killed(remains)) is not None:
            return killed
        return _end(icpc_verdict(remains.usage.code, self.feedback, remains.stderr), exact=False)


def seat_of_testlib(
    artifact: Artifact, sandbox: Sandbox, afterwards: Afterwards | None = None
) -> Seat:
    """A testlib interactor, called as ``interactor input tout [answer]``."""

    def seat(round_: Round, stack: ExitStack) -> Side:
        folder = _folder(stack)
        tout = folder / "tout"
        tout.touch()
        tout.chmod(0o666)
        given = input_file(round_, stack)
        paths = [given, tout]
        if round_.case.answer:
            paths.append(file_of(round_.case.answer, folder / "answer"))
        asked = Invocation(
            artifact, tuple(map(str, paths)), tuple(p for p in paths if p != tout), (tout,)
        )
        return Program(asked, TestlibDialect(tout, round_, afterwards), sandbox)

    return seat


def seat_of_icpc(
    artifact: Artifact, sandbox: Sandbox, flags: Callable[[str], tuple[str, ...]]
) -> Seat:
    """An ICPC validator: ``validator input answer feedback/ [flags]``, flags by test."""

    def seat(round_: Round, stack: ExitStack) -> Side:
        folder = _folder(stack)
        feedback = folder / "feedback"
        feedback.mkdir()
        feedback.chmod(0o777)
        given = input_file(round_, stack)
        answer = file_of(round_.case.answer, folder / "answer")
        arguments = (str(given), str(answer), f"{feedback}/", *flags(round_.case.name))
        asked = Invocation(artifact, arguments, (given, answer), (feedback,))
        return Program(asked, IcpcDialect(feedback), sandbox)

    return seat


def _folder(stack: ExitStack) -> Path:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="talk-")))
    folder.chmod(0o755)
    return folder


def _killed(remains: Remains) -> SideEnd | None:
    """An interactor that a signal ended failed, unless we ended it."""
    if remains.usage.ending is Ending.STOPPED:
        return SideEnd(None, "stopped by the judge")
    if remains.usage.signal:
        return fault(f"interactor: killed by {signal_name(remains.usage.signal)}")
    return None


def _end(
    found: Comparison | EarlyEnd,
    *,
    exact: bool,
    queries: int | None = None,
    budget: int | None = None,
) -> SideEnd:
    match found:
        case Accepted(message, score, following):
            end = SideEnd(Outcome.AC, message, score, next_input=following, exact=exact)
        case Rejected(outcome, message, score):
            end = SideEnd(outcome, message, score, exact=exact)
        case EarlyEnd(message):
            end = SideEnd(None, message)
        case Fault(message):
            end = fault(f"interactor: {message}")
    return replace(end, queries=queries, budget=budget)


def _last(pattern: re.Pattern[bytes], text: bytes) -> int | None:
    found = pattern.findall(text)
    return int(found[-1]) if found else None
