"""Whose fault it is: one ordered, pure function over how both sides ended.

Sources: InteractBench, section 4.2, for the precedence: failures of running and of resources come
first, then the protocol, the budget and the answer. What an interactor decides from what it has
read, before it saw the end of output, stands; a solver is then ended and no longer looked at.
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.interact.session import Ended, Stop
from judge.interact.side import SideEnd
from judge.limits import Limits
from judge.outcome import Outcome
from judge.run import IDLE_SHARE, OUTCOMES, Status, classify, describe
from judge.sandbox import Ending

LIMIT_BREACHES = (Status.MEMORY, Status.CPU, Status.OUTPUT)
EXITED_EARLY = "exited early"
EARLY_OR_WRONG_END = f"{EXITED_EARLY}, or a wrong end of output"
"""Rejected at the end of output by an interactor that does not tell the two apart."""


@dataclass(frozen=True, slots=True)
class Blame:
    """The label and one line that says why."""

    outcome: Outcome
    message: str


def blame(ended: Ended, limits: Limits) -> Blame:
    """The first rule that applies."""
    end = ended.end
    status = _status(ended, limits)
    if status is Status.INTERNAL:
        return Blame(Outcome.JE, describe(status, ended.usage, limits, ended.stderr))
    if ended.stop is Stop.DEADLOCK and status not in LIMIT_BREACHES:
        return Blame(Outcome.IDLE, _deadlock(ended))
    if ended.stop is Stop.WALL and status not in LIMIT_BREACHES:
        return _wall(ended, limits)
    told = describe(status, ended.usage, limits, ended.stderr)
    crashed = status in (Status.SIGNAL, Status.EXIT_CODE)
    if end.outcome is Outcome.JE:
        caused = ended.stopped_first == "solver" and (crashed or status in LIMIT_BREACHES)
        if caused and end.saw_end is not False:
            return Blame(OUTCOMES[status], _with(told, end))
        return Blame(Outcome.JE, end.message)
    if status in LIMIT_BREACHES:
        return Blame(OUTCOMES[status], _with(told, end))
    if end.rejected and not end.saw_end:
        return _verdict(end)
    if crashed:
        return Blame(Outcome.RE, _with(told, end))
    if end.outcome is None:
        return Blame(Outcome.PE, _with(EXITED_EARLY, end))
    if end.rejected and not end.exact:
        return Blame(Outcome.PE, _with(EARLY_OR_WRONG_END, end))
    return _verdict(end)


def _verdict(end: SideEnd) -> Blame:
    """The interactor's own; an answer over the budget does not count."""
    assert end.outcome is not None
    over = end.queries is not None and end.budget is not None and end.queries > end.budget
    if over and end.outcome in (Outcome.AC, Outcome.WA):
        return Blame(Outcome.QLE, f"{end.queries} queries, {end.budget} allowed")
    return Blame(end.outcome, end.message)


def _status(ended: Ended, limits: Limits) -> Status:
    """How the solver ended by itself; one that the session stopped is blamed for limits alone."""
    status = classify(ended.usage, limits, over_output=ended.over_output, stderr=ended.stderr)
    if ended.usage.ending is Ending.STOPPED and status not in LIMIT_BREACHES:
        stopped_by_us = ended.stop is not None
        return Status.OK if stopped_by_us else Status.SIGNAL
    return status


def _with(message: str, end: SideEnd) -> str:
    return f"{message} (interactor: {end.message})" if end.message else message


def _deadlock(ended: Ended) -> str:
    told = str(ended.held_back)
    return "deadlock: both sides wait for each other" + (f"; {told}" if told else "")


def _wall(ended: Ended, limits: Limits) -> Blame:
    usage = ended.usage
    if usage.cpu_seconds < IDLE_SHARE * max(ended.solver_seconds, limits.wall):
        text = f"used {usage.cpu_seconds:.2f} s of CPU in {ended.solver_seconds:.1f} s: idle"
        return Blame(Outcome.IDLE, text)
    text = f"over {limits.wall:g} s by the wall clock, {usage.cpu_seconds:.2f} s of CPU"
    return Blame(Outcome.TLE, text)
