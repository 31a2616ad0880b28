"""One dialogue: both sides are started, watched, ended, and their ends told apart.

The session holds an end of each pipe itself: the interactor sees the end of the solver's output
only when the session lets it, after the solver was reaped, and never gets SIGPIPE.
"""

from __future__ import annotations

import os
import random
import select
import time
from contextlib import ExitStack
from dataclasses import dataclass, replace
from enum import StrEnum

from judge.artifact import Artifact
from judge.interact.heldback import NOTHING, HeldBack, held_back, snapshot
from judge.interact.side import Side, SideEnd
from judge.interact.watch import (
    MOVING,
    Stillness,
    inode_of,
    look_at,
    waiting_bytes,
)
from judge.limits import Limits
from judge.outcome import Outcome
from judge.report import Message
from judge.run import CHANNEL_BYTES, KEY_BYTES, STDERR_KEPT
from judge.sandbox import Command, Ending, Running, Sandbox, Streams, Usage
from judge.streams import contents, scratch

TICK = 0.04
"""Seconds between two looks at programs that say nothing."""
SHORT_TICK = 0.004
HELD_BACK_SECONDS = 0.12
INTERACTOR_SECONDS = 60.0
"""Seconds by the clock that an interactor may take for its own turns."""
MARGIN = 5.0
CHUNK = 1 << 16


class Stop(StrEnum):
    """Why the session itself ended the solver."""

    DEADLOCK = "deadlock"
    WALL = "wall"
    VERDICT = "verdict"  # rejected, or the interactor failed: the solver no longer matters
    FLOOD = "flood"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a dialogue ended: both sides, and which of them ended first by itself."""

    usage: Usage
    stderr: bytes
    over_output: bool
    stop: Stop | None
    stopped_first: str
    end: SideEnd
    held_back: HeldBack = NOTHING
    channel: bytes = b""
    key: bytes = b""
    solver_seconds: float = 0.0


def converse(
    solver: Artifact,
    side: Side,
    limits: Limits,
    sandbox: Sandbox,
    *,
    channel_bytes: int = CHANNEL_BYTES,
    interactor_seconds: float = INTERACTOR_SECONDS,
    arguments: tuple[str, ...] = (),
) -> Ended:
    """Let a solver and an interactor talk. Raises ``OSError`` when nothing could be started."""
    with ExitStack() as stack:
        session = _Session(side, limits, interactor_seconds)
        stack.callback(session.close)
        session.open_pipes()
        stderr = stack.enter_context(scratch("stderr"))
        channel = stack.enter_context(scratch("channel", channel_bytes))
        key = os.urandom(KEY_BYTES)
        os.pwrite(channel, key, 0)
        whole = limits.wall + interactor_seconds + MARGIN
        command = Command(
            (*solver.command(limits), *arguments),
            readable=solver.readable,
            environment=solver.environment,
        )
        streams = Streams(session.solver_in, session.solver_out, stderr, channel)
        confined = replace(solver.under(limits), wall_seconds=whole)
        session.start_side()
        stack.callback(side.finish)
        session.solver = stack.enter_context(sandbox.start(command, confined, streams))
        session.watch()
        over = os.fstat(stderr).st_size > limits.output_bytes
        session.close()
        end = side.finish()
        return Ended(
            session.usage or session.solver.finish(),
            contents(stderr, STDERR_KEPT),
            over or session.stop is Stop.FLOOD,
            session.stop,
            session.first,
            session.judged(end),
            session.held_back(end),
            contents(channel, channel_bytes),
            key,
            session.solver_turn,
        )


class _Session:
    """The state of one dialogue. ``solver_in`` and ``solver_out`` are the solver's ends."""

    def __init__(self, side: Side, limits: Limits, interactor_seconds: float) -> None:
        self.side, self.limits, self.interactor_seconds = side, limits, interactor_seconds
        self.solver: Running | None = None
        self.usage: Usage | None = None
        self.end: SideEnd | None = None
        self.stop: Stop | None = None
        self.first = "neither"
        self._late = b""
        self._before: tuple[bytes, ...] = ()
        self.released = self._settled = False
        self.solver_turn = self.side_turn = 0.0
        self.solver_in = self.solver_out = self.listener = -1
        self._to_side = (-1, -1)
        self._drained = 0
        self._draining: int | None = None
        self._in_inode = self._out_inode = 0

    def open_pipes(self) -> None:
        """Two pipes; the session keeps the solver's ends and one more of its output."""
        self.solver_in, writer = os.pipe()
        reader, self.solver_out = os.pipe()
        self.listener = os.dup(reader)
        self._in_inode, self._out_inode = inode_of(self.solver_in), inode_of(reader)
        self._to_side = (reader, writer)

    def start_side(self) -> None:
        """Hand the interactor its ends."""
        reader, writer = self._to_side
        self._to_side = (-1, -1)
        self.side.start(reader, writer)

    def close(self) -> None:
        """Let go of all ends; both sides then see that there is nobody left."""
        for descriptor in (self.solver_in, self.solver_out, self.listener, *self._to_side):
            if descriptor >= 0:
                os.close(descriptor)
        self.solver_in = self.solver_out = self.listener = -1
        self._to_side = (-1, -1)

    def watch(self) -> None:
        """Until both have ended, or the verdict no longer depends on what still runs."""
        solver = self._solver
        poll = select.poll()
        poll.register(solver, select.POLLIN)
        poll.register(self.side, select.POLLIN)
        then = time.monotonic()
        while self.usage is None or self.end is None:
            ready = dict(poll.poll(1000 * self._tick))
            if self.side.fileno() in ready and self.end is None:
                poll.unregister(self.side)
                if self._side_ended():
                    return
                self._drain(poll, self.listener)
            if solver.fileno() in ready and self.usage is None:
                poll.unregister(solver)
                self._solver_ended()
                if self.end is None:
                    self._drain(poll, self.solver_in)
            if self._draining in ready:
                self._swallow(poll)
            now = time.monotonic()
            if not ready and not self._settled:
                self._settle()
            if self._examine(now - then):
                return
            then = now

    def _settle(self) -> None:
        """Keep both sides of a longer dialogue on one processor.

        Only one of them runs at a time, and waking a program on another processor takes several
        times as long as handing on the message itself.
        """
        self._settled = True
        processor = {random.choice(sorted(os.sched_getaffinity(0)))}
        for task in (*self._solver.processes(), *self.side.tasks()):
            try:
                os.sched_setaffinity(task, processor)
            except OSError:
                continue

    @property
    def _solver(self) -> Running:
        assert self.solver is not None
        return self.solver

    @property
    def _tick(self) -> float:
        return SHORT_TICK if self.usage is not None and not self.released else TICK

    def _side_ended(self) -> bool:
        """True when its verdict is final: the solver is then ended, whatever it does."""
        self.end = self._finished()
        if self.usage is None:
            self.first = "interactor"
        if self.end.outcome is Outcome.AC:
            return False
        if self.usage is None:
            self._stop_solver(Stop.VERDICT)
        return True

    def _finished(self) -> SideEnd:
        """How it ended; where it cannot tell, it saw the end of output if that was let through."""
        end = self.side.finish()
        return replace(end, saw_end=self.released) if end.saw_end is None else end

    def _solver_ended(self) -> None:
        self.usage = self._solver.finish()
        if self.end is None and self.first == "neither":
            self.first = "solver"

    def _stop_solver(self, reason: Stop) -> None:
        """End it, unless it has ended by itself in the meantime."""
        self.usage = self._solver.stop()
        if self.usage.ending is Ending.STOPPED:
            self.stop = reason

    def _drain(self, poll: select.poll, descriptor: int) -> None:
        """What one side still writes after the other's end goes nowhere, but it can be written."""
        self._draining = descriptor
        poll.register(descriptor, select.POLLIN)

    def _swallow(self, poll: select.poll) -> None:
        assert self._draining is not None
        if not waiting_bytes(self._draining):
            poll.unregister(self._draining)  # hung up
            self._draining = None
            return
        self._drained += len(os.read(self._draining, CHUNK))
        if self.usage is None and self._drained > self.limits.output_bytes:
            self._stop_solver(Stop.FLOOD)

    def _release(self) -> None:
        """Let the interactor see the end of the solver's output."""
        self.released = True
        os.close(self.solver_out)
        self.solver_out = -1

    def _examine(self, passed: float) -> bool:
        """One look at who waits for whom; True when the dialogue is over."""
        if self.end is not None and self.usage is None:
            self.solver_turn += passed
            return self._over_wall()
        side = self.side.look() if self.end is None else MOVING
        waits = self._out_inode in side.reads and not self._unread(self.listener)
        if self.usage is not None:
            if not self.released and (waits or self.side.tells_end):
                self._release()
            self.side_turn += passed
            return self._over_side_time()
        if waits:
            self.solver_turn += passed
        elif not side.blocked:
            self.side_turn += passed
        if passed >= TICK / 2 and side.blocked and self._deadlocked(side, waits):
            self._end_deadlock()
            return True
        return self._over_wall() or self._over_side_time()

    def _unread(self, descriptor: int) -> int:
        return waiting_bytes(descriptor) if descriptor >= 0 else 0

    def _deadlocked(self, side: Stillness, waits: bool) -> bool:
        """Both are blocked on each other, and neither ran while they were looked at."""
        solver = look_at(self._solver.processes())
        if not solver.blocked:
            return False
        if waits:
            stuck = not solver.writes and not self._unread(self.solver_in)
        else:
            full = self._out_inode in solver.writes and self._in_inode in side.writes
            stuck = full and not solver.reads
        if not stuck:
            return False
        again = self.side.look(), look_at(self._solver.processes())
        quiet = waits and (self._unread(self.solver_in) or self._unread(self.listener))
        return again == (side, solver) and not quiet

    def _end_deadlock(self) -> None:
        """End the solver's input, see what it held back, end it."""
        self._before = snapshot(next(iter(self._solver.processes()), 0))
        if self.side.hush():
            self._solver.ended(HELD_BACK_SECONDS)
        else:
            self._late = self._listen()
        self.usage = self._solver.stop()
        self.stop = Stop.DEADLOCK

    def _listen(self) -> bytes:
        """What the solver writes once its input has ended."""
        poll = select.poll()
        poll.register(self.listener, select.POLLIN)
        os.close(self.solver_out)
        self.solver_out = -1
        end = time.monotonic() + HELD_BACK_SECONDS
        parts: list[bytes] = []
        while (left := end - time.monotonic()) > 0 and sum(map(len, parts)) < CHUNK:
            if not poll.poll(1000 * left):
                break
            data = os.read(self.listener, CHUNK)
            if not data:
                break
            parts.append(data)
        return b"".join(parts)

    def held_back(self, end: SideEnd) -> HeldBack:
        """What the solver never flushed, where a deadlock was proven."""
        if self.stop is not Stop.DEADLOCK or self.usage is None:
            return NOTHING
        crashed = self.usage.ending is Ending.ENDED and self.usage.code != 0
        said = [m for m in self._heard(end) if m.by_solver]
        last = said[-1].text if said else b""
        late = self._late or end.late
        return held_back(late, self._before, crashed=crashed, last_message=last)

    @staticmethod
    def _heard(end: SideEnd) -> tuple[Message, ...]:
        return end.dialogue.head + end.dialogue.tail if end.dialogue else ()

    def _over_wall(self) -> bool:
        if self.usage is not None or self.solver_turn <= self.limits.wall:
            return False
        self._stop_solver(Stop.WALL)
        return True

    def _over_side_time(self) -> bool:
        reason = self.side.excess()
        if not reason and self.side_turn > self.interactor_seconds:
            reason = f"interactor: over {self.interactor_seconds:g} s for its own turns"
        if not reason or self.end is not None:
            return False
        self.end = SideEnd(Outcome.JE, reason)
        if self.usage is None:
            self._stop_solver(Stop.VERDICT)
        return True

    def judged(self, end: SideEnd) -> SideEnd:
        """The interactor's end, or the reason for which it was ended."""
        return self.end if self.end is not None else end
