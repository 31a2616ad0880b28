"""Anonymous files that stand in for pipes: nothing to drain, nothing that an orphan can hold."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SEALS = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL


@contextmanager
def readable(data: bytes | Path) -> Iterator[int]:
    """A read-only descriptor of a file or of bytes that the reader cannot change."""
    if isinstance(data, Path):
        descriptor = os.open(data, os.O_RDONLY)
        try:
            yield descriptor
        finally:
            os.close(descriptor)
        return
    with scratch("stdin") as memory:
        view = memoryview(data)
        while view:
            view = view[os.write(memory, view) :]
        fcntl.fcntl(memory, fcntl.F_ADD_SEALS, SEALS)
        descriptor = os.open(f"/proc/self/fd/{memory}", os.O_RDONLY)
        try:
            yield descriptor
        finally:
            os.close(descriptor)


@contextmanager
def scratch(name: str, size: int = 0) -> Iterator[int]:
    """An empty (or zero-filled) file in memory."""
    descriptor = os.memfd_create(name, os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        if size:
            os.ftruncate(descriptor, size)
        yield descriptor
    finally:
        os.close(descriptor)


def contents(descriptor: int, limit: int) -> bytes:
    """The first ``limit`` bytes of a file, wherever its position is."""
    size = min(os.fstat(descriptor).st_size, limit)
    parts: list[bytes] = []
    done = 0
    while done < size:
        part = os.pread(descriptor, size - done, done)
        if not part:
            break
        parts.append(part)
        done += len(part)
    return b"".join(parts)
