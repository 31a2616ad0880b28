"""An interactor in the judge's own process: the fastest way, for code that is trusted."""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import select
import sys
import threading
import time
import traceback
from functools import lru_cache
from pathlib import Path

from judge.interact.interface import Finished, Interactor, interactor_class, record_of
from judge.interact.record import end_of_record
from judge.interact.side import SideEnd, fault
from judge.interact.watch import MOVING, Stillness, look_at_threads

CPU_SECONDS = 10.0
PATIENCE = 1.0


class _Overrun(BaseException):
    """Raised inside an interactor that does not end."""


class Inside:
    """Plays an interactor in a thread; it has a CPU limit but shares the judge's memory."""

    tells_end = True

    def __init__(
        self,
        made: type[Interactor],
        text: str,
        *,
        seed: int,
        budget: int | None,
        cpu_seconds: float = CPU_SECONDS,
    ) -> None:
        self._made, self._text = made, text
        self._seed, self._budget, self._limit = seed, budget, cpu_seconds
        self._event = os.eventfd(0, os.EFD_CLOEXEC)
        self._end: SideEnd | None = None
        self._thread: threading.Thread | None = None
        self._player: Interactor | None = None
        self._leaving = False
        self._reader = self._writer = -1

    def start(self, reader: int, writer: int) -> None:
        """Make the interactor and let it play."""
        self._reader, self._writer = reader, writer
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        try:
            player = self._made(
                self._text, self._reader, self._writer, seed=self._seed, budget=self._budget
            )
            self._player = player
            verdict = player.run()
            self._end = end_of_record(record_of(player, verdict), bytes(player.late or b""))
        except Finished as error:
            self._end = fault(f"interactor: a verdict before play(): {error.outcome}")
        except BaseException as error:
            self._leaving = True
            self._end = fault(f"interactor: {_last_place(error)}")
        finally:
            self._leaving = True
            if self._player is not None:
                self._player.close()
            else:
                os.close(self._writer)
            os.eventfd_write(self._event, 1)

    def fileno(self) -> int:
        """For ``poll``."""
        return self._event

    def look(self) -> Stillness:
        """Whether the thread waits for the solver."""
        if self._thread is None or self._thread.native_id is None:
            return MOVING
        return look_at_threads([(os.getpid(), self._thread.native_id)])

    def tasks(self) -> list[int]:
        """For the scheduler."""
        thread = self._thread
        return [] if thread is None or thread.native_id is None else [thread.native_id]

    def excess(self) -> str:
        """Over its CPU time: it is told to end."""
        if self._thread is None or self._thread.ident is None or not self._thread.is_alive():
            return ""
        spent = time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))
        if spent <= self._limit:
            return ""
        _interrupt(self._thread)
        return f"interactor: over {self._limit:g} s of CPU time"

    def hush(self) -> bool:
        """Close the solver's input; the thread itself collects what was held back."""
        if self._player is not None:
            self._player.late = bytearray()
            self._player.close()
        return True

    def finish(self) -> SideEnd:
        """Wait a little; a thread that does not end is left behind with its descriptors."""
        thread, self._thread = self._thread, None
        if thread is None:
            return self._end or fault("interactor: never started")
        if not _ready(self._event, PATIENCE):
            if not self._leaving:
                _interrupt(thread)
            if not _ready(self._event, PATIENCE):
                self._end = fault("interactor: does not end")
                return self._end
        thread.join()
        os.close(self._reader)
        os.close(self._event)
        return self._end or fault("interactor: ended without a word")


def _interrupt(thread: threading.Thread) -> None:
    """Raise an exception in a thread at its next step of Python."""
    if thread.ident is not None:
        identity = ctypes.c_ulong(thread.ident)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(identity, ctypes.py_object(_Overrun))


def _ready(descriptor: int, seconds: float) -> bool:
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(seconds * 1000))


def _last_place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {str(error)[:300]}{place}"


def load_interactor(path: Path) -> type[Interactor]:
    """The interactor class of a Python file. Raises ValueError with a clear message."""
    try:
        return _loaded(path, path.read_bytes())
    except OSError as error:
        raise ValueError(f"interactor {path}: cannot be read: {error.strerror}") from None


@lru_cache(maxsize=32)
def _loaded(path: Path, text: bytes) -> type[Interactor]:
    name = f"interactor_{hashlib.sha256(text).hexdigest()[:12]}"
    spec = importlib.util.spec_from_loader(name, loader=None, origin=str(path))
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:
        exec(compile(text, str(path), "exec"), module.__dict__)  # the task's own code, as asked
        return interactor_class(module)
    except Exception as error:
        raise ValueError(f"interactor {path}: {type(error).__name__}: {error}") from None
