"""The process that parses: reads requests, writes lowered programs.

Run as `python -c "…serve()"` by `client`. A request is a pickled text behind its length; the answer
is a pickled `Program`. The process ends when its input does, or when one file takes too long. That
is CPU time, so that a busy machine does not change an answer.
"""

from __future__ import annotations

import pickle
import resource
import signal
import struct
import sys
import threading
from typing import BinaryIO

STACK_BYTES = 64 * 1024 * 1024
RECURSION = 20_000
MEMORY = 3 << 30
"""Bytes of address space; templates can ask for any amount."""
_HEADER = struct.Struct(">Q")


def serve() -> None:
    """Answer requests until the input ends."""
    sys.setrecursionlimit(RECURSION)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    memory = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (memory, most))
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=_loop, args=(sys.stdin.buffer, sys.stdout.buffer))
    thread.start()
    thread.join()


def _loop(requests: BinaryIO, answers: BinaryIO) -> None:
    from complexity.frontends.cpp.lowered import lowered

    while True:
        header = requests.read(_HEADER.size)
        if len(header) < _HEADER.size:
            return
        text, seconds = pickle.loads(requests.read(_HEADER.unpack(header)[0]))
        signal.setitimer(signal.ITIMER_PROF, seconds)  # the default action ends this process
        try:
            answer = pickle.dumps(lowered(text))
        except Exception as error:  # any failure is an answer, never a crash
            answer = pickle.dumps(f"{type(error).__name__}: {error}")
        signal.setitimer(signal.ITIMER_PROF, 0)
        answers.write(_HEADER.pack(len(answer)) + answer)
        answers.flush()
