"""A program that runs in the sandbox while others go on: waited for, looked at, stopped."""

import os
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from judge.sandbox.job import Ending, Usage, parse_record

STOP_SECONDS = 2.0
STOP_AGAIN_SECONDS = 0.05
"""A supervisor that is still starting does not hear the first call to stop."""


class Running:
    """One launch. ``fileno`` becomes readable once all of it has ended."""

    def __init__(
        self, process: subprocess.Popen[bytes], result: int, patience: float, nested: bool
    ) -> None:
        self._process = process
        self._result = result
        self._patience = patience
        self._nested = nested
        self._usage: Usage | None = None
        self._lost: Usage | None = None
        self._descriptor = os.pidfd_open(process.pid)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()
        os.close(self._descriptor)

    def fileno(self) -> int:
        """For ``poll``."""
        return self._descriptor

    def ended(self, seconds: float = 0.0) -> bool:
        """Whether it has ended, or ends within these seconds; no polling."""
        poll = select.poll()
        poll.register(self._descriptor, select.POLLIN)
        return bool(poll.poll(seconds * 1000))

    def finish(self) -> Usage:
        """Wait for the end; a launcher that outlives all its limits is killed."""
        if self._usage is None:
            if not self.ended(self._patience):
                self._process.kill()
            self._process.wait()
            record = os.pread(self._result, 4096, 0).decode("utf-8", "replace")
            code = self._process.returncode
            lost = Usage(Ending.INTERNAL, detail=f"no record (launcher exit {code})")
            self._usage = parse_record(record) or self._lost or lost
        return self._usage

    def stop(self) -> Usage:
        """End it now with all that it started; what it used until then."""
        if self._usage is None and not self.ended():
            self._lost = Usage(Ending.STOPPED, signal=signal.SIGKILL)
            give_up = time.monotonic() + STOP_SECONDS
            while time.monotonic() < give_up:
                supervisor = self.supervisor
                if supervisor is not None:
                    _signal(supervisor, signal.SIGTERM)
                if self.ended(STOP_AGAIN_SECONDS):
                    break
            if not self.ended():
                self._process.kill()
        return self.finish()

    @property
    def supervisor(self) -> int | None:
        """Process id of the supervisor; None before it runs."""
        if not self._nested:
            return self._process.pid
        return next(children(self._process.pid), None)

    def processes(self) -> list[int]:
        """The program's processes, the program itself first."""
        supervisor = self.supervisor
        found = [] if supervisor is None else list(children(supervisor))
        for pid in found:
            found.extend(children(pid))
        return found


def children(pid: int) -> Iterator[int]:
    """Child processes, from /proc."""
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            yield from map(int, (thread / "children").read_text().split())
    except OSError:
        return


def _signal(pid: int, number: int) -> None:
    try:
        os.kill(pid, number)
    except OSError:
        return
