"""The small C program that runs inside the sandbox: built once, called with limits."""

import os
import shutil
import subprocess
from importlib import resources
from pathlib import Path

from judge.cache import key_of, stored
from judge.limits import Limits

FLAGS = ("-O2", "-static", "-x", "c")
FILES_OPEN = 256


class SandboxError(Exception):
    """Nothing can be run on this machine; the message names the remedy."""


def supervisor_binary() -> Path:
    """The compiled supervisor, from the cache.

    Raises ``SandboxError`` without a working C compiler.
    """
    text = resources.files("judge.sandbox").joinpath("supervisor.c").read_text(encoding="utf-8")
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "g++"))), None)
    if compiler is None:
        raise SandboxError("no C compiler found: install one (Debian: apt install g++)")

    def build(folder: Path) -> str | None:
        command = [compiler, *FLAGS, "-o", str(folder / "supervisor"), "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        return done.stderr or f"{compiler} failed" if done.returncode else None

    folder = stored("supervisor", key_of([text, compiler, *FLAGS]), build)
    if isinstance(folder, str):
        raise SandboxError(f"the supervisor does not compile: {folder.strip()[-400:]}")
    return folder / "supervisor"


def supervisor_options(
    limits: Limits, *, result: int, channel: int | None, uid: int, whole_namespace: bool
) -> list[str]:
    """The supervisor's ``key=value`` arguments; ``uid`` 0 keeps the caller's user."""
    options: dict[str, int] = {
        "result": result,
        "cpu_ms": round(limits.cpu_seconds * 1000),
        "wall_ms": round(limits.wall * 1000),
        "memory": limits.memory_bytes,
        "address": limits.address_space,
        "stack": limits.memory_bytes,
        "file": limits.output_bytes + 1,
        "processes": _process_limit(limits, uid, whole_namespace),
        "files": FILES_OPEN,
        "uid": uid,
        "tick_ms": 50 if whole_namespace else 200,
        "whole_namespace": int(whole_namespace),
        "read_all": int(not whole_namespace),
    }
    if channel is not None:
        options["channel"] = channel
    return [f"{key}={value}" for key, value in options.items()]


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
