"""The machine behind an interface, so that every state of it can be tested."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from cverify.health.isolation import probe
from judge.cache import cache_root
from judge.sandbox import Sandbox, default_sandbox
from judge.toolchains.cpp import compiler
from judge.toolchains.python import interpreter

SECONDS = 60
CLOCK_STEPS, CLOCK_SECONDS = 50, 0.2


@dataclass(frozen=True, slots=True)
class Ran:
    """A finished command: exit code (127 when it could not start) and all that it wrote."""

    code: int
    output: str


class Host(Protocol):
    """What the checks ask the machine."""

    def which(self, name: str) -> str | None:
        """Path of a command."""

    def run(self, argv: Sequence[str], text: str = "") -> Ran:
        """Run a command with text on its standard input."""

    def compiler(self) -> str:
        """The C++ compiler. Raises ToolchainError."""

    def sandbox(self) -> Sandbox:
        """The strongest one that passes a trial run. Raises SandboxError."""

    def probe(self, sandbox: Sandbox) -> Mapping[str, bool]:
        """What a sandbox holds, by name."""

    def interpreter(self) -> Path:
        """The Python that runs submissions."""

    def setting(self, path: str) -> str | None:
        """A kernel setting; None where this kernel has none of that name."""

    def cpu_clock_step(self) -> float:
        """Seconds between two readings of the CPU clock."""

    def cores(self) -> int:
        """Cores that this process may use."""

    def load(self) -> float:
        """Runnable processes, one-minute average."""

    def cache(self) -> Path:
        """Where builds are kept. Raises OSError."""

    def version(self, distribution: str) -> str | None:
        """Version of an installed distribution."""

    def owners(self) -> Mapping[str, list[str]]:
        """Top-level packages and the distributions that bring them."""

    def location(self, package: str) -> Path | None:
        """Folder of a top-level package, found as an import would."""


class ThisHost:
    """The real machine."""

    def which(self, name: str) -> str | None:
        return shutil.which(name)

    def run(self, argv: Sequence[str], text: str = "") -> Ran:
        try:
            done = subprocess.run(
                argv, input=text, capture_output=True, text=True, check=False, timeout=SECONDS
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            return Ran(127, str(error))
        return Ran(done.returncode, done.stdout + done.stderr)

    def compiler(self) -> str:
        return compiler()

    def sandbox(self) -> Sandbox:
        return default_sandbox()

    def probe(self, sandbox: Sandbox) -> Mapping[str, bool]:
        return probe(sandbox)

    def interpreter(self) -> Path:
        return interpreter()

    def setting(self, path: str) -> str | None:
        try:
            return Path(path).read_text(encoding="ascii").strip()
        except OSError:
            return None

    def cpu_clock_step(self) -> float:
        steps: list[float] = []
        before, end = _cpu_seconds(), time.monotonic() + CLOCK_SECONDS
        while len(steps) < CLOCK_STEPS and time.monotonic() < end:
            now = _cpu_seconds()
            if now > before:
                steps.append(now - before)
                before = now
        return min(steps, default=CLOCK_SECONDS)

    def cores(self) -> int:
        return len(os.sched_getaffinity(0))

    def load(self) -> float:
        return os.getloadavg()[0]

    def cache(self) -> Path:
        return cache_root()

    def version(self, distribution: str) -> str | None:
        try:
            return metadata.version(distribution)
        except metadata.PackageNotFoundError:
            return None

    def owners(self) -> Mapping[str, list[str]]:
        return metadata.packages_distributions()

    def location(self, package: str) -> Path | None:
        spec = find_spec(package)
        return None if spec is None or spec.origin is None else Path(spec.origin).resolve().parent


def _cpu_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


HERE = Path(__file__).resolve().parent.parent
"""Folder of the package `cverify` itself."""
