"""What a sandbox is asked to run, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

BASE_ENVIRONMENT: Mapping[str, str] = MappingProxyType(
    {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8"}
)


@dataclass(frozen=True, slots=True)
class Command:
    """A program, and the part of the host that it may see besides the system's libraries.

    Host paths keep their names inside. ``readable`` and ``writable`` are files or folders;
    ``placed`` maps a file name in the program's private working folder to a host file.
    """

    argv: tuple[str, ...]
    readable: tuple[Path, ...] = ()
    writable: tuple[Path, ...] = ()
    placed: Mapping[str, Path] = field(default_factory=dict)
    environment: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Streams:
    """Descriptors of the run: the three standard ones and an optional side channel (then 3)."""

    stdin: int
    stdout: int
    stderr: int
    channel: int | None = None


class Ending(StrEnum):
    """Why the supervisor stopped watching."""

    ENDED = "ended"  # by itself: exit code or signal
    CPU = "cpu"  # killed over the CPU limit
    MEMORY = "memory"  # killed over the memory limit
    FILES = "files"  # killed over the number of files it may create
    WALL = "wall"  # killed at the wall limit
    STOPPED = "stopped"  # ended by us before any limit
    INTERNAL = "internal"  # could not be run; not the program's fault


@dataclass(frozen=True, slots=True)
class Usage:
    """The supervisor's record; times in seconds, memory in bytes, ``code`` is -1 after a signal."""

    ending: Ending
    code: int = -1
    signal: int = 0
    cpu_seconds: float = 0.0
    wall_seconds: float = 0.0
    memory_bytes: int = 0
    detail: str = ""


def parse_record(record: str) -> Usage | None:
    """Read the supervisor's one-line record; None when it is not whole."""
    if not record.endswith("\n"):
        return None
    head, _, detail = record.strip().partition(" detail=")
    fields = dict(item.split("=", 1) for item in head.split(" "))
    return Usage(
        ending=Ending(fields["reason"]),
        code=int(fields["code"]),
        signal=int(fields["signal"]),
        cpu_seconds=int(fields["cpu_us"]) / 1e6,
        wall_seconds=int(fields["wall_us"]) / 1e6,
        memory_bytes=int(fields["peak_kb"]) * 1024,
        detail=detail,
    )
