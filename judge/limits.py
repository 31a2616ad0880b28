"""What a program may use, and what it sees when it reaches a limit."""

import math
from dataclasses import dataclass, replace

MEBIBYTE = 1 << 20
ROOM = 2048 * MEBIBYTE
"""Further address space where a verdict depends on it: a program that asks for too much gets it,
and is over its memory limit once it uses it, rather than crash without a word."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one run.

    ``cpu_seconds``: user + system time of all its processes by the kernel's clock. At the limit
    the program is killed. This alone decides TLE.
    ``wall_seconds``: monotonic clock since the start. At the limit everything is killed.
    ``memory_bytes``: largest resident size of one process. A program over it is killed. Its stack
    may grow to the same size, and its address space to twice the size and 64 MiB more; beyond that
    allocation fails (``bad_alloc``, ``MemoryError``).
    ``output_bytes``: size of each file it writes, standard output and error included. Beyond that
    it gets SIGXFSZ, or EFBIG when it ignores the signal. All files in its working folder together
    may hold twice as much; beyond that writing fails with ENOSPC or it is killed.
    ``files``: files and folders that it creates. A program over it is killed.
    ``reserved_bytes``: further address space, for a virtual machine that reserves what it does not
    use.
    ``processes``: processes and threads at one time. Beyond that creation fails with EAGAIN.
    """

    cpu_seconds: float = 2.0
    wall_seconds: float | None = None
    memory_bytes: int = 256 * MEBIBYTE
    output_bytes: int = 64 * MEBIBYTE
    processes: int = 32
    files: int = 4096
    reserved_bytes: int = 0

    def __post_init__(self) -> None:
        figures = (self.cpu_seconds, self.wall, self.memory_bytes, self.output_bytes)
        if not all(math.isfinite(figure) and figure > 0 for figure in figures):
            raise ValueError(f"limits must be positive and finite, got {self}")
        if min(self.processes, self.files) < 1:
            raise ValueError(f"processes and files must be at least 1, got {self}")

    @property
    def wall(self) -> float:
        """Wall limit in seconds; generous by default, since a busy machine must not decide."""
        if self.wall_seconds is not None:
            return self.wall_seconds
        return max(5.0, 4 * self.cpu_seconds)

    @property
    def address_space(self) -> int:
        """Bytes of address space, wider than memory so that thread stacks fit."""
        return 2 * self.memory_bytes + 64 * MEBIBYTE + self.reserved_bytes

    def scaled(self, factor: float) -> "Limits":
        """The same limits with both times multiplied, e.g. by a language's multiplier."""
        wall = None if self.wall_seconds is None else self.wall_seconds * factor
        return replace(self, cpu_seconds=self.cpu_seconds * factor, wall_seconds=wall)
