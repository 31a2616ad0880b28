"""A relay between solver and foreign interactor, for a transcript and a count of queries.

It costs two more wake-ups a message; without it the two programs are joined directly.
"""

from __future__ import annotations

import os
import re
import select
import threading
from dataclasses import dataclass, field, replace

from judge.interact.interface import INTERACTOR, SOLVER, Transcript
from judge.interact.record import messages
from judge.interact.side import Side, SideEnd
from judge.interact.watch import MOVING, Stillness, inode_of, waiting_bytes
from judge.report import Dialogue

CHUNK = 1 << 16
LINE_KEPT = 4096


@dataclass(slots=True)
class _Flow:
    """One direction: read here, write there; a reader that is gone is written to no more."""

    way: str
    source: int
    target: int
    pending: bytes = b""
    broken: bool = False
    ended: bool = False
    moves: int = 0
    """Counts up when a message is taken and again when it is handed on: odd while one is held."""

    def push(self) -> None:
        """Write what is pending as far as it goes."""
        try:
            done = os.write(self.target, self.pending)
        except BlockingIOError:
            return
        except OSError:
            self.broken = True
            self.pending = b""
            return
        self.pending = self.pending[done:]

    def close(self) -> None:
        """Hand the end on."""
        if not self.ended:
            self.ended = True
            os.close(self.target)


@dataclass(slots=True)
class Counter:
    """Counts lines of the solver that are queries, by a pattern."""

    pattern: re.Pattern[bytes] | None
    queries: int = 0
    _rest: bytes = field(default=b"", init=False)

    def feed(self, data: bytes) -> None:
        """Count the whole lines in what came; the rest waits."""
        if self.pattern is None:
            return
        *lines, rest = (self._rest + data).split(b"\n")
        self._rest = rest[:LINE_KEPT]
        self.queries += sum(1 for line in lines if self.pattern.match(line))


class Relayed:
    """A side that is listened to."""

    def __init__(self, inner: Side, pattern: re.Pattern[bytes] | None = None) -> None:
        self._inner = inner
        self._transcript = Transcript()
        self._counter = Counter(pattern)
        self._thread: threading.Thread | None = None
        self._flows: tuple[_Flow, ...] = ()
        self._outer_inode = self._inner_inode = 0
        self._enough = os.eventfd(0, os.EFD_CLOEXEC)

    @property
    def tells_end(self) -> bool:
        """As the interactor itself."""
        return self._inner.tells_end

    def start(self, reader: int, writer: int) -> None:
        """Put two more pipes between session and interactor."""
        inner_reader, forward = os.pipe()
        backward, inner_writer = os.pipe()
        self._outer_inode, self._inner_inode = inode_of(reader), inode_of(inner_reader)
        self._flows = (_Flow(SOLVER, reader, forward), _Flow(INTERACTOR, backward, writer))
        for flow in self._flows:
            os.set_blocking(flow.target, False)
        self._inner.start(inner_reader, inner_writer)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        poll = select.poll()
        for descriptor in (*(flow.source for flow in self._flows), self._enough):
            poll.register(descriptor, select.POLLIN)
        by_source = {flow.source: flow for flow in self._flows}
        by_target = {flow.target: flow for flow in self._flows}
        forward, backward = self._flows
        enough = False
        while by_source and not (enough and backward.ended):
            for descriptor, _ in poll.poll():
                if descriptor == self._enough:
                    enough = True
                    poll.unregister(self._enough)
                    if not forward.pending:
                        by_source.pop(forward.source, None)
                flow = by_source.get(descriptor) or by_target.get(descriptor)
                if flow is None or flow.ended:
                    continue
                if descriptor == flow.target:
                    flow.push()
                    if not flow.pending:
                        poll.unregister(flow.target)
                        poll.register(flow.source, select.POLLIN)
                    continue
                if not self._pass_on(flow):
                    poll.unregister(flow.source)
                    del by_source[flow.source]
                elif flow.pending:
                    poll.unregister(flow.source)
                    poll.register(flow.target, select.POLLOUT)

    def _pass_on(self, flow: _Flow) -> bool:
        """Move one message; False at the end."""
        flow.moves += 1
        try:
            return self._moved(flow, os.read(flow.source, CHUNK))
        finally:
            flow.moves += 1

    def _moved(self, flow: _Flow, data: bytes) -> bool:
        if not data:
            flow.close()
            return False
        self._transcript.note(flow.way, data)
        if flow.way == SOLVER:
            self._counter.feed(data)
        if not flow.broken:
            flow.pending = data
            flow.push()
        return True

    def fileno(self) -> int:
        """For ``poll``."""
        return self._inner.fileno()

    def look(self) -> Stillness:
        """Blocked when the interactor is and nothing is on its way."""
        seen = self._inner.look()
        moves = tuple(flow.moves for flow in self._flows)
        held = any(flow.pending for flow in self._flows) or any(count % 2 for count in moves)
        if not seen.blocked or held:
            return MOVING
        forward, backward = self._flows
        try:
            if waiting_bytes(backward.source) or (
                not forward.ended and waiting_bytes(forward.target)
            ):
                return MOVING
        except OSError:
            return MOVING
        reads = seen.reads
        if self._inner_inode in reads:
            reads = reads - {self._inner_inode} | {self._outer_inode}
        return replace(seen, reads=reads, stamp=(*seen.stamp, (0, str(moves))))

    def tasks(self) -> list[int]:
        """For the scheduler."""
        relay = self._thread.native_id if self._thread is not None else None
        return [*self._inner.tasks(), *([] if relay is None else [relay])]

    def excess(self) -> str:
        """The interactor's own limits."""
        return self._inner.excess()

    def hush(self) -> bool:
        """As the interactor itself."""
        return self._inner.hush()

    def finish(self) -> SideEnd:
        """The interactor's end with what was heard."""
        end = self._inner.finish()
        if self._thread is not None:
            os.eventfd_write(self._enough, 1)
            self._thread.join(1.0)
            if not self._thread.is_alive():
                for flow in self._flows:
                    flow.close()
                    os.close(flow.source)
                os.close(self._enough)
            self._thread = None
        queries = end.queries
        if queries is None and self._counter.pattern is not None:
            queries = self._counter.queries
        return replace(end, queries=queries, dialogue=self._dialogue())

    def _dialogue(self) -> Dialogue:
        heard = self._transcript
        return Dialogue(
            heard.messages,
            heard.bytes[SOLVER],
            heard.bytes[INTERACTOR],
            messages(heard.head),
            messages(heard.tail),
        )
