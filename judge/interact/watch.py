"""What programs wait for, read from /proc: the ground on which a deadlock is called proven.

A thread counts as blocked when the kernel says that it sits in a call that nothing but other
processes can end: reading or writing a pipe, or waiting without a time limit. Sources: proc(5),
``/proc/PID/task/TID/syscall``.
"""

from __future__ import annotations

import fcntl
import os
import platform
import struct
import termios
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

READS, WRITES, PATIENT = "reads", "writes", "patient"
_ALWAYS = -1
_NULL = 0
_FOREVER = 0xFFFFFFFF
# number: (kind, argument that holds the time limit, value that means none)
_X86_64 = {
    0: (READS, _ALWAYS, 0), 19: (READS, _ALWAYS, 0),
    1: (WRITES, _ALWAYS, 0), 20: (WRITES, _ALWAYS, 0),
    7: (PATIENT, 2, _FOREVER), 23: (PATIENT, 4, _NULL), 270: (PATIENT, 4, _NULL),
    271: (PATIENT, 2, _NULL), 232: (PATIENT, 3, _FOREVER), 281: (PATIENT, 3, _FOREVER),
    202: (PATIENT, 3, _NULL), 61: (PATIENT, _ALWAYS, 0), 247: (PATIENT, _ALWAYS, 0),
}  # fmt: skip
_AARCH64 = {
    63: (READS, _ALWAYS, 0), 65: (READS, _ALWAYS, 0),
    64: (WRITES, _ALWAYS, 0), 66: (WRITES, _ALWAYS, 0),
    72: (PATIENT, 4, _NULL), 73: (PATIENT, 2, _NULL), 22: (PATIENT, 3, _FOREVER),
    98: (PATIENT, 3, _NULL), 260: (PATIENT, _ALWAYS, 0), 95: (PATIENT, _ALWAYS, 0),
}  # fmt: skip
_CALLS = {"x86_64": _X86_64, "aarch64": _AARCH64}.get(platform.machine(), {})


@dataclass(frozen=True, slots=True)
class Stillness:
    """One look at some threads.

    ``blocked``: none of them can go on by itself. ``reads`` and ``writes``: inodes of the pipes
    they are stuck at. ``stamp`` changes whenever one of them ran.
    """

    blocked: bool
    reads: frozenset[int] = frozenset()
    writes: frozenset[int] = frozenset()
    stamp: tuple[tuple[int, str], ...] = ()


MOVING = Stillness(False)


def look_at(processes: Iterable[int]) -> Stillness:
    """All threads of these processes; a process that is gone counts for nothing."""
    threads: list[tuple[int, int]] = []
    for pid in processes:
        try:
            threads += [(pid, int(name)) for name in os.listdir(f"/proc/{pid}/task")]
        except OSError:
            continue
    return look_at_threads(threads)


def look_at_threads(threads: Iterable[tuple[int, int]]) -> Stillness:
    """Threads by process and thread id."""
    pipes: dict[str, set[int]] = {READS: set(), WRITES: set(), PATIENT: set()}
    stamp = []
    for pid, tid in threads:
        folder = Path(f"/proc/{pid}/task/{tid}")
        try:
            call = (folder / "syscall").read_text().split()
            mark = _switches((folder / "status").read_text())
        except OSError:
            continue  # it has just ended
        if mark is None:
            continue  # a zombie
        kind = _kind(call)
        if kind is None:
            return MOVING
        inode = _pipe(pid, int(call[1], 16)) if kind is not PATIENT else 0
        if inode is None:
            return MOVING
        pipes[kind].add(inode)
        stamp.append((tid, mark))
    if not stamp:
        return MOVING
    return Stillness(True, frozenset(pipes[READS]), frozenset(pipes[WRITES]), tuple(stamp))


def _kind(call: list[str]) -> str | None:
    """What a thread waits for; None when it runs or its wait may end by itself."""
    if len(call) < 7 or not call[0].isdigit():
        return None
    kind, place, endless = _CALLS.get(int(call[0]), ("", _ALWAYS, 0))
    if not kind:
        return None
    if place != _ALWAYS:
        limit = int(call[1 + place], 16)
        if (limit & _FOREVER if endless == _FOREVER else limit) != endless:
            return None
    return kind


def _switches(status: str) -> str | None:
    """Context switches so far, as written; None for a zombie."""
    if "\nState:\tZ" in status:
        return None
    return status[status.find("voluntary_ctxt_switches") :]


def _pipe(pid: int, descriptor: int) -> int | None:
    """Inode of the pipe behind a descriptor; None for anything else."""
    try:
        target = os.readlink(f"/proc/{pid}/fd/{descriptor}")
    except OSError:
        return None
    return int(target[6:-1]) if target.startswith("pipe:[") else None


def waiting_bytes(descriptor: int) -> int:
    """Bytes in a pipe that nobody has read yet."""
    answer = fcntl.ioctl(descriptor, termios.FIONREAD, b"\0" * 4)
    return int(struct.unpack("i", answer)[0])


def inode_of(descriptor: int) -> int:
    """Identity of a pipe."""
    return os.fstat(descriptor).st_ino


def provable() -> bool:
    """Whether this machine lets us see what a thread waits for."""
    return bool(_CALLS) and os.access("/proc/self/syscall", os.R_OK)
