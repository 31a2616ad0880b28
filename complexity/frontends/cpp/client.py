"""The front end's own side of the worker process."""

from __future__ import annotations

import atexit
import contextlib
import os
import pickle
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

from complexity.model import Program

SECONDS = 10
"""CPU time of one file in the worker; it may take PATIENCE times as long by the clock."""
PATIENCE = 6
TOO_LONG = "parser took too long"
_ATTEMPTS = 2  # a process may die for reasons of its own
_HEADER = struct.Struct(">Q")
_ROOT = Path(__file__).resolve().parents[3]
_CODE = """\
import sys
sys.path.insert(0, sys.argv[1])
from complexity.frontends.cpp.worker import serve
serve()
"""


class Worker:
    """One parsing process, started when first needed and again after it died."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = os.getpid()
        self._lock = threading.Lock()

    def lower(self, text: str, seconds: int = SECONDS) -> Program | str:
        """The program, or the reason why there is none."""
        with self._lock:
            answer: Program | str = "parser crashed"
            for _ in range(_ATTEMPTS):
                try:
                    return self._ask(text, seconds)
                except TimeoutError as error:
                    self.stop()
                    return str(error)
                except (OSError, EOFError, pickle.UnpicklingError) as error:
                    if self.stop() == -signal.SIGPROF:
                        return TOO_LONG
                    answer = str(error) or answer
            return answer

    def _ask(self, text: str, seconds: int) -> Program | str:
        process = self._running()
        assert process.stdin is not None
        request = pickle.dumps((text, seconds))
        process.stdin.write(_HEADER.pack(len(request)) + request)
        process.stdin.flush()
        deadline = time.monotonic() + seconds * PATIENCE
        size = _HEADER.unpack(self._read(process, _HEADER.size, deadline))[0]
        answer = pickle.loads(self._read(process, size, deadline))
        if isinstance(answer, Program):
            return answer
        return str(answer)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._owner != os.getpid():  # forked: the worker is the parent's
            self._process, self._owner = None, os.getpid()
        if self._process is None or self._process.poll() is not None:
            self.stop()
            self._process = subprocess.Popen(
                [sys.executable, "-c", _CODE, str(_ROOT)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            )  # fmt: skip
        return self._process

    @staticmethod
    def _read(process: subprocess.Popen[bytes], size: int, deadline: float) -> bytes:
        assert process.stdout is not None
        descriptor = process.stdout.fileno()
        parts: list[bytes] = []
        while size > 0:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([descriptor], [], [], left)[0]:
                raise TimeoutError(TOO_LONG)
            part = os.read(descriptor, min(size, 1 << 20))
            if not part:
                raise EOFError("parser crashed")
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def stop(self) -> int:
        """End the process and collect it; how it ended, as `Popen.returncode`."""
        process, self._process = self._process, None
        if process is None or self._owner != os.getpid():
            return 0
        with contextlib.suppress(OSError):
            process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        return process.wait()


WORKER = Worker()
atexit.register(WORKER.stop)
