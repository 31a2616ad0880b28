"""The process that parses: reads requests, writes lowered programs.

Run as `python -c "…serve()"` by `client`. A request is a pickled text behind its length; the answer
is a pickled `Program`. The process ends when its input does, or when one file takes too long.
"""

from __future__ import annotations

import pickle
import signal
import struct
import sys
import threading
from typing import BinaryIO

STACK_BYTES = 64 * 1024 * 1024
RECURSION = 20_000
_HEADER = struct.Struct(">Q")


def serve() -> None:
    """Answer requests until the input ends."""
    sys.setrecursionlimit(RECURSION)
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
        signal.alarm(seconds)  # the default action ends this process
        try:
            answer = pickle.dumps(lowered(text))
        except Exception as error:  # any failure is an answer, never a crash
            answer = pickle.dumps(f"{type(error).__name__}: {error}")
        signal.alarm(0)
        answers.write(_HEADER.pack(len(answer)) + answer)
        answers.flush()
