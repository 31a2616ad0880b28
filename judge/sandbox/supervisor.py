"""The small C program that runs inside the sandbox: built once, called with limits."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from judge.cache import key_of, stored
from judge.limits import Limits

SOURCES = ("supervisor.c", "options.h", "confine.h", "processes.h")
FLAGS = ("-O2", "-static", "-x", "c")
FILES_OPEN = 256
DISK_SHARE = 2
"""All files together may hold this many times what one may."""


class SandboxError(Exception):
    """Nothing can be run on this machine; the message names the remedy."""


@dataclass(frozen=True, slots=True)
class Confinement:
    """What the supervisor itself does to the program, beside limits.

    ``namespace``: all processes that it sees are the program's. ``landlock``: only ``readable``
    and ``writable`` paths exist for the program. ``seccomp``: system calls that reach around limits
    are refused. ``work`` is the folder whose files are counted; ``chmod`` lets a compiler mark its
    output as executable.
    """

    namespace: bool = False
    landlock: bool = False
    seccomp: bool = False
    chmod: bool = False
    work: Path | None = None
    readable: tuple[Path, ...] = ()
    writable: tuple[Path, ...] = ()

    def options(self) -> list[str]:
        """As arguments of the supervisor."""
        flags = {
            "whole_namespace": self.namespace,
            "read_all": not self.namespace,
            "landlock": self.landlock,
            "seccomp": self.seccomp,
            "chmod": self.chmod,
        }
        work = [] if self.work is None else [f"work={self.work}"]
        return [
            *(f"{key}={int(value)}" for key, value in flags.items()),
            *work,
            *(f"read={path}" for path in self.readable),
            *(f"write={path}" for path in self.writable),
        ]


def supervisor_binary() -> Path:
    """The compiled supervisor, from the cache.

    Raises ``SandboxError`` without a working C compiler.
    """
    sources = resources.files("judge.sandbox")
    texts = {name: sources.joinpath(name).read_text(encoding="utf-8") for name in SOURCES}
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "g++"))), None)
    if compiler is None:
        raise SandboxError("no C compiler found: install one (Debian: apt install g++)")

    def build(folder: Path) -> str | None:
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
        command = [compiler, *FLAGS, "-o", str(folder / "supervisor"), str(folder / SOURCES[0])]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.stderr or f"{compiler} failed" if done.returncode else None

    folder = stored("supervisor", key_of([*texts.values(), compiler, *FLAGS]), build)
    if isinstance(folder, str):
        raise SandboxError(f"the supervisor does not compile: {folder.strip()[-400:]}")
    return folder / "supervisor"


def supervisor_options(
    limits: Limits,
    confinement: Confinement,
    *,
    result: int,
    output: int,
    channel: int | None,
    uid: int,
) -> list[str]:
    """The supervisor's ``key=value`` arguments; ``uid`` 0 keeps the caller's user."""
    options: dict[str, int] = {
        "result": result,
        "output": output,
        "cpu_ms": round(limits.cpu_seconds * 1000),
        "wall_ms": round(limits.wall * 1000),
        "memory": limits.memory_bytes,
        "address": limits.address_space,
        "stack": limits.memory_bytes,
        "file": limits.output_bytes + 1,
        "processes": _process_limit(limits, uid, confinement.namespace),
        "files": FILES_OPEN,
        "created": limits.files,
        "disk": 0 if confinement.namespace else DISK_SHARE * limits.output_bytes,
        "uid": uid,
        "tick_ms": 50 if confinement.namespace else 200,
    }
    if channel is not None:
        options["channel"] = channel
    return [*(f"{key}={value}" for key, value in options.items()), *confinement.options()]


def _process_limit(limits: Limits, uid: int, whole_namespace: bool) -> int:
    """RLIMIT_NPROC counts all processes of a user: add those that already run."""
    if whole_namespace or uid:
        return limits.processes
    return limits.processes + _threads_of(os.getuid())


def _threads_of(uid: int) -> int:
    threads = 0
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and entry.stat().st_uid == uid:
                threads += sum(1 for _ in (entry / "task").iterdir())
        except OSError:
            continue
    return threads
