"""A survey: processes that share the files, each within its time and memory."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cverify.survey.report import FileHealth, State, Survey

SECONDS = 60.0
"""Wall time a file, far above any honest one: a busy machine must not look like a hang."""
MEMORY = 2 << 30
"""Bytes of address space a process."""
ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for every single file."""

    seconds: float = SECONDS
    memory: int = MEMORY


def survey(paths: list[Path], jobs: int, limits: Limits | None = None) -> Survey:
    """Examine every file, `jobs` at a time; the rows keep the order of the paths."""
    rows: list[FileHealth | None] = [None] * len(paths)
    waiting = iter(enumerate(paths))
    lock = threading.Lock()
    stopped = threading.Event()

    def serve() -> None:
        process = Process(limits or Limits())
        try:
            while not stopped.is_set():
                with lock:
                    place, path = next(waiting, (-1, Path()))
                if place < 0:
                    return
                rows[place] = process.examine(path)
        finally:
            process.stop()

    threads = [threading.Thread(target=serve) for _ in range(max(1, min(jobs, len(paths))))]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        stopped.set()
    return Survey(tuple(row for row in rows if row is not None))


class Process:
    """One examining process, started when first needed and again after it was lost."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None

    def examine(self, path: Path) -> FileHealth:
        begin = time.monotonic()
        try:
            answer = self._ask(path, begin + self._limits.seconds)
        except TimeoutError:
            state, reason = State.HUNG, f"no answer within {self._limits.seconds:g} s"
        except (OSError, EOFError, ValueError):
            state, reason = State.CRASHED, "the examining process died"
        else:
            return answer
        self.stop()
        return FileHealth(str(path), state, reason, time.monotonic() - begin)

    def _ask(self, path: Path, deadline: float) -> FileHealth:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(str(path)).encode() + b"\n")
        process.stdin.flush()
        descriptor, answer = process.stdout.fileno(), b""
        while not answer.endswith(b"\n"):
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([descriptor], [], [], left)[0]:
                raise TimeoutError
            part = os.read(descriptor, 1 << 20)
            if not part:
                raise EOFError
            answer += part
        return _row(json.loads(answer))

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "cverify.survey.worker", str(self._limits.memory)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                start_new_session=True, env={**os.environ, "PYTHONPATH": _path()},
            )  # fmt: skip
        return self._process

    def stop(self) -> None:
        """End the process and the parser below it."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        process.wait()


def _path() -> str:
    return os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])


def _row(fields: dict[str, Any]) -> FileHealth:
    fields["state"] = State(fields["state"])
    fields["unknown"] = tuple(fields["unknown"])
    return FileHealth(**fields)
