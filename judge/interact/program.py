"""An interactor that is a program of its own, in a sandbox of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from judge.artifact import Artifact
from judge.interact.side import SideEnd, fault
from judge.interact.watch import MOVING, Stillness, look_at
from judge.limits import MEBIBYTE, Limits
from judge.sandbox import Command, Ending, Running, Sandbox, Streams, Usage
from judge.streams import contents, scratch

LIMITS = Limits(
    cpu_seconds=30, wall_seconds=120, memory_bytes=2048 * MEBIBYTE, output_bytes=256 * MEBIBYTE
)
STDERR_KEPT = 16 * 1024
PATIENCE = 0.1


@dataclass(frozen=True, slots=True)
class Remains:
    """What a program left: its usage, the end of its standard error, its record on channel 3."""

    usage: Usage
    stderr: bytes
    channel: bytes


class Dialect(Protocol):
    """How a program tells its verdict: an exit code, files, or a record."""

    @property
    def tells_end(self) -> bool:
        """Whether the verdict says if the program saw the end of the solver's output."""

    def read(self, remains: Remains) -> SideEnd:
        """The verdict of a program that ended by itself."""


@dataclass(frozen=True, slots=True)
class Invocation:
    """A built interactor with its arguments and the files that it may see."""

    artifact: Artifact
    arguments: tuple[str, ...]
    readable: tuple[Path, ...] = ()
    writable: tuple[Path, ...] = ()
    placed: Mapping[str, Path] = field(default_factory=dict)
    limits: Limits = LIMITS
    channel_bytes: int = 0


class Program:
    """Runs an interactor; whatever goes wrong in it is the judge's fault."""

    def __init__(self, invocation: Invocation, dialect: Dialect, sandbox: Sandbox) -> None:
        self._invocation, self._dialect, self._sandbox = invocation, dialect, sandbox
        self._stack = ExitStack()
        self._running: Running | None = None
        self._stderr = self._channel = -1
        self._end: SideEnd | None = None

    @property
    def tells_end(self) -> bool:
        """As the dialect."""
        return self._dialect.tells_end

    def start(self, reader: int, writer: int) -> None:
        """Launch it; afterwards only the program holds the two descriptors."""
        asked = self._invocation
        self._stderr = self._stack.enter_context(scratch("stderr"))
        self._channel = self._stack.enter_context(scratch("record", asked.channel_bytes))
        command = Command(
            (*asked.artifact.command(asked.limits), *asked.arguments),
            readable=(*asked.artifact.readable, *asked.readable),
            writable=asked.writable,
            placed=asked.placed,
            environment=asked.artifact.environment,
        )
        channel = self._channel if asked.channel_bytes else None
        streams = Streams(reader, writer, self._stderr, channel)
        try:
            started = self._sandbox.start(command, asked.artifact.under(asked.limits), streams)
            self._running = self._stack.enter_context(started)
        finally:
            os.close(reader)
            os.close(writer)

    def fileno(self) -> int:
        """For ``poll``."""
        assert self._running is not None
        return self._running.fileno()

    def look(self) -> Stillness:
        """Whether it waits for the solver."""
        return MOVING if self._running is None else look_at(self._running.processes())

    def tasks(self) -> list[int]:
        """For the scheduler."""
        return [] if self._running is None else self._running.processes()

    def excess(self) -> str:
        """Its sandbox sees to its limits."""
        return ""

    def hush(self) -> bool:
        """Ask it to end, which ends the solver's input."""
        assert self._running is not None
        for pid in self._running.processes():
            try:
                os.kill(pid, signal.SIGTERM)
            except OSError:
                continue
        if not self._running.ended(PATIENCE):
            self._running.stop()
        return False

    def finish(self) -> SideEnd:
        """Read its verdict; one that had to be stopped has none."""
        if self._end is None:
            self._end = self._ended()
        return self._end

    def _ended(self) -> SideEnd:
        if self._running is None:
            return fault("interactor: never started")
        with self._stack:
            usage = self._running.stop()
            stderr = contents(self._stderr, STDERR_KEPT)
            channel = contents(self._channel, self._invocation.channel_bytes)
        if usage.ending not in (Ending.ENDED, Ending.STOPPED):
            reason = usage.detail or f"over its {usage.ending} limit"
            return fault(f"interactor: {reason}")
        return self._dialect.read(Remains(usage, stderr, channel))
