"""Runs a built program once and says how it ended."""

import os
import signal as signals
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from judge.artifact import Artifact
from judge.limits import Limits
from judge.outcome import Outcome
from judge.sandbox import Command, Ending, Sandbox, Streams, Usage
from judge.streams import contents, readable, scratch

STDERR_KEPT = 64 * 1024
CHANNEL_BYTES = 4096
KEY_BYTES = 16
IDLE_SHARE = 0.05
NEAR_LIMIT = 0.9
ALLOCATION_FAILURES = (b"std::bad_alloc", b"MemoryError")


class Status(StrEnum):
    """How a run ended."""

    OK = "ok"  # exit code 0 within all limits
    SIGNAL = "signal"
    EXIT_CODE = "exit code"
    CPU = "cpu limit"
    MEMORY = "memory limit"
    OUTPUT = "output limit"
    IDLE = "idle"
    WALL = "wall limit"
    INTERNAL = "internal"


OUTCOMES = {
    Status.SIGNAL: Outcome.RE,
    Status.EXIT_CODE: Outcome.RE,
    Status.CPU: Outcome.TLE,
    Status.WALL: Outcome.TLE,
    Status.MEMORY: Outcome.MLE,
    Status.OUTPUT: Outcome.OLE,
    Status.IDLE: Outcome.IDLE,
    Status.INTERNAL: Outcome.JE,
}


@dataclass(frozen=True, slots=True)
class Run:
    """One run: times in seconds, memory (largest resident process) in bytes.

    ``stdout`` is cut at the output limit, ``stderr`` at 64 KiB; ``channel`` holds what an
    instrumented program left on its side channel, ``key`` what stood at its start; ``read_bytes``
    is how far it read its input (0 where it maps the file instead).
    """

    status: Status
    cpu_seconds: float
    wall_seconds: float
    memory_bytes: int
    exit_code: int
    signal: int
    stdout: bytes
    stderr: bytes
    message: str
    channel: bytes = b""
    read_bytes: int = 0
    key: bytes = b""

    @property
    def outcome(self) -> Outcome | None:
        """The label, or None when only the output can decide."""
        return OUTCOMES.get(self.status)


def run(
    artifact: Artifact,
    stdin: bytes | Path,
    limits: Limits,
    sandbox: Sandbox,
    *,
    extra_files: Mapping[str, Path] | None = None,
    arguments: tuple[str, ...] = (),
    channel_bytes: int = CHANNEL_BYTES,
    shown: tuple[Path, ...] = (),
    writable: tuple[Path, ...] = (),
) -> Run:
    """Run once. ``extra_files`` are placed in the program's working folder, read-only; ``shown``
    and ``writable`` keep their places.

    A file of ``channel_bytes`` is open on descriptor 3, random at its start and zero-filled behind:
    also where nothing is instrumented, so that a program cannot tell whether it is being measured.
    Faults of the sandbox are a ``Run`` with status ``INTERNAL``.
    """
    key = os.urandom(KEY_BYTES)
    limits = artifact.under(limits)
    command = Command(
        (*artifact.command(limits), *arguments),
        readable=(*artifact.readable, *shown),
        writable=writable,
        placed=dict(extra_files or {}),
        environment=artifact.environment,
    )
    try:
        with (
            readable(stdin) as source,
            scratch("stdout") as out,
            scratch("stderr") as err,
            scratch("channel", channel_bytes) as side,
        ):
            os.pwrite(side, key, 0)
            streams = Streams(source, out, err, side)
            usage = sandbox.execute(command, limits, streams)
            over = max(os.fstat(out).st_size, os.fstat(err).st_size) > limits.output_bytes
            stdout = contents(out, limits.output_bytes)
            stderr = contents(err, STDERR_KEPT)
            channel = contents(side, channel_bytes)
            read_bytes = os.lseek(source, 0, os.SEEK_CUR)
    except OSError as error:
        usage, over = Usage(Ending.INTERNAL, detail=str(error)), False
        stdout = stderr = channel = b""
        read_bytes = 0
    status = classify(usage, limits, over_output=over, stderr=stderr)
    return Run(
        status=status,
        cpu_seconds=usage.cpu_seconds,
        wall_seconds=usage.wall_seconds,
        memory_bytes=usage.memory_bytes,
        exit_code=usage.code,
        signal=usage.signal,
        stdout=stdout,
        stderr=stderr,
        message=describe(status, usage, limits, stderr),
        channel=channel,
        read_bytes=read_bytes,
        key=key,
    )


def classify(usage: Usage, limits: Limits, *, over_output: bool, stderr: bytes) -> Status:
    """The order matters: our fault, memory, CPU, output, idling, then how the program ended."""
    if usage.ending is Ending.INTERNAL:
        return Status.INTERNAL
    failed = usage.code != 0
    if usage.ending is Ending.MEMORY or usage.memory_bytes > limits.memory_bytes:
        return Status.MEMORY
    if usage.ending is Ending.CPU or usage.cpu_seconds > limits.cpu_seconds:
        return Status.CPU
    if over_output or usage.ending is Ending.FILES:
        return Status.OUTPUT
    if usage.ending is Ending.WALL:
        idle = usage.cpu_seconds < IDLE_SHARE * usage.wall_seconds
        return Status.IDLE if idle else Status.WALL
    if failed and (
        usage.memory_bytes > NEAR_LIMIT * limits.memory_bytes or allocation_failed(stderr)
    ):
        return Status.MEMORY
    if usage.signal:
        return Status.SIGNAL
    return Status.EXIT_CODE if failed else Status.OK


def allocation_failed(stderr: bytes) -> bool:
    """Whether the last words are those of an allocation that was refused."""
    return any(words in last_words(stderr) for words in ALLOCATION_FAILURES)


def last_words(stderr: bytes) -> bytes:
    """The last line of standard error."""
    return stderr.rstrip().rsplit(b"\n", 1)[-1]


def describe(status: Status, usage: Usage, limits: Limits, stderr: bytes) -> str:
    """One line for people."""
    match status:
        case Status.OK:
            return ""
        case Status.SIGNAL:
            return f"killed by {signal_name(usage.signal)}{last_line(stderr)}"
        case Status.EXIT_CODE:
            return f"exit code {usage.code}{last_line(stderr)}"
        case Status.CPU:
            return f"over {limits.cpu_seconds:g} s of CPU time"
        case Status.MEMORY:
            return f"over {limits.memory_bytes / 2**20:.0f} MiB of memory"
        case Status.OUTPUT if usage.ending is Ending.FILES:
            return f"created over {limits.files} files"
        case Status.OUTPUT:
            return f"wrote over {limits.output_bytes} bytes"
        case Status.IDLE:
            return f"used {usage.cpu_seconds:.2f} s of CPU in {usage.wall_seconds:.1f} s: idle"
        case Status.WALL:
            return f"over {limits.wall:g} s by the wall clock, {usage.cpu_seconds:.2f} s of CPU"
        case Status.INTERNAL:
            return f"sandbox: {usage.detail}{last_line(stderr)}"


def signal_name(number: int) -> str:
    """``SIGSEGV`` for 11, and so on."""
    try:
        return signals.Signals(number).name
    except ValueError:
        return f"signal {number}"


def last_line(stderr: bytes) -> str:
    """The last line of standard error, as ``: text``, or nothing."""
    line = stderr.decode("utf-8", "replace").rstrip().rsplit("\n", 1)[-1].strip()
    return f": {line[:200]}" if line else ""
