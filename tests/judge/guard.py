"""An outer guard for programs that try to break the sandbox: a hole must not take the machine down.

The guarded command runs in a process namespace of its own where that is possible, under resource
limits that its children inherit, and is killed with all of them when the machine gets too many
processes or too little memory.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

ADDRESS_SPACE = 4 << 30
FILE_SIZE = 1 << 30
CPU_SECONDS = 600
MORE_PROCESSES = 600
MEMORY_LEFT = 1 << 30
TICK_SECONDS = 0.05


@dataclass(frozen=True)
class Guarded:
    """What a guarded command printed; ``breach`` says why it was killed, if it was."""

    output: str
    code: int
    breach: str


def run_guarded(argv: list[str], wall_seconds: float, env: dict[str, str]) -> Guarded:
    """Run to the end, or to the first breach."""
    before = _processes()
    process = subprocess.Popen(
        [*_namespace(), *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        preexec_fn=_limit,
    )
    end, breach = time.monotonic() + wall_seconds, ""
    while not breach:
        try:
            output, errors = process.communicate(timeout=TICK_SECONDS)
            return Guarded(output or errors, process.returncode, "")
        except subprocess.TimeoutExpired:
            breach = _breach(before, end)
    process.kill()
    output, errors = process.communicate()
    return Guarded(output or errors, process.returncode, breach)


def _namespace() -> list[str]:
    """A namespace whose end is the end of everything in it."""
    bwrap = shutil.which("bwrap")
    if bwrap is None or os.getuid() != 0:
        return []
    options = ["--unshare-pid", "--die-with-parent", "--dev-bind", "/", "/", "--proc", "/proc"]
    trial = subprocess.run([bwrap, *options, "/bin/true"], capture_output=True, check=False)
    return [bwrap, *options, "--"] if trial.returncode == 0 else []


def _limit() -> None:
    for what, most in (
        (resource.RLIMIT_AS, ADDRESS_SPACE),
        (resource.RLIMIT_FSIZE, FILE_SIZE),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(what, (most, most))


def _breach(before: int, end: float) -> str:
    if _processes() > before + MORE_PROCESSES:
        return "too many processes"
    if _memory_left() < MEMORY_LEFT:
        return "too little memory"
    return "too long" if time.monotonic() > end else ""


def _processes() -> int:
    return sum(1 for entry in os.listdir("/proc") if entry.isdigit())


def _memory_left() -> int:
    text = Path("/proc/meminfo").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith("MemAvailable"))
    return int(line.split()[1]) * 1024
