"""Measuring behind an interface, so that planning and fitting can be tested exactly."""

import hashlib
import signal
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from judge.artifact import Artifact, BuildOptions, CompileFailure
from judge.limits import MEBIBYTE, Limits
from judge.run import Run, Status, last_words, run
from judge.sandbox import Sandbox
from judge.source import Language, Source
from judge.toolchains import toolchain_for
from scaling.counters import (
    CALL_MAGIC,
    CALL_PLACE,
    Counter,
    Instrumented,
    counter_for,
    tampered,
)
from scaling.outcome import Caution

READERS = {
    Language.PYTHON: "import sys\nsys.stdin.buffer.read()\n",
    Language.CPP: (
        "#include <iostream>\nstatic char text[1 << 16];\n"
        "int main() { while (std::cin.read(text, sizeof text)) {} }\n"
    ),
}
STATIC_BASE = 1400 * 1024
"""Resident size of a static counting program that does nothing, rounded up."""
UNRECORDED = 512 * 1024
"""Resident bytes beyond the record that mean memory of another kind: local arrays, mappings.

Less is noise: the kernel maps more or less of the program's file, as it has it at hand.
"""
CALL = struct.Struct("<2Q")
DEAR_STEPS = {Language.PYTHON: 7e-7, Language.CPP: 1.5e-7}
MEMORY_BYTES = 1024 * MEBIBYTE
DEEP_BYTES = 128 * MEBIBYTE
OUTPUT_BYTES = 256 * MEBIBYTE
OUT_OF_RESOURCES = (Status.CPU, Status.WALL, Status.MEMORY, Status.OUTPUT)


Runner = Callable[[Artifact, bytes, Limits, Sandbox], Run]
"""Runs a program once on an input."""


@dataclass(frozen=True, slots=True)
class Trace:
    """What a run did with its input and output; ``output`` is a digest of what it printed."""

    read_bytes: int = 1
    printed: bool = True
    output: str = ""


NORMAL_TRACE = Trace()


@dataclass(frozen=True, slots=True)
class Counted:
    """A counted run: steps, the peak of the program's own memory where known, CPU seconds.

    Memory is what the counter recorded, or what became resident where that is plainly more.
    """

    work: int
    memory_bytes: int | None
    cpu_seconds: float
    trace: Trace = NORMAL_TRACE


@dataclass(frozen=True, slots=True)
class Timed:
    """A plain run: CPU seconds (user + system), largest resident size in bytes.

    ``call_seconds``: CPU of the call alone, for a function that a driver called.
    """

    cpu_seconds: float
    memory_bytes: int
    trace: Trace = NORMAL_TRACE
    call_seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """No figure. ``slow``: it ran out of a resource; ``missing``: no input of these sizes exists
    (a graph with more edges than its nodes admit); else the program or the sandbox failed.
    """

    reason: str
    slow: bool
    missing: bool = False
    caution: Caution = Caution.RUN_FAILED


class Executor(Protocol):
    """One submission, ready to be measured. Limits are CPU seconds."""

    @property
    def counts_work(self) -> bool:
        """Whether ``count`` can be used."""

    @property
    def dear_step(self) -> float:
        """CPU seconds a counted step that caches alone do not explain."""

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        """Run the counting program."""

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        """Run the program itself."""

    def read_only(self, data: bytes) -> Timed | Failed:
        """Run a program of the same language that only reads its input."""

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        """Peak bytes of the program's own memory, measured exactly and slowly."""


@dataclass(frozen=True, slots=True)
class SandboxExecutor:
    """The real thing: up to four builds of one submission; see ``prepare``."""

    plain: Artifact
    reader: Artifact
    counting: Artifact | None
    tracing: Artifact | None
    counter: Counter | None
    sandbox: Sandbox
    runner: Runner = run

    @property
    def counts_work(self) -> bool:
        """False when the submission could not be instrumented."""
        return self.counting is not None

    @property
    def dear_step(self) -> float:
        """By language: a C++ step is at worst a cache miss."""
        return DEAR_STEPS[self.plain.language]

    def count(self, data: bytes, limit: float) -> Counted | Failed:
        """One run of the counting build."""
        assert self.counting is not None
        assert self.counter is not None
        result = self._run(self.counting, data, limit)
        work = self.counter.read(result.channel, result.key)
        if result.status is not Status.OK:
            return _failure(result)
        if work is None:
            return _no_record(result, "count")
        memory = work.memory_bytes
        if memory is not None:
            resident = result.memory_bytes - STATIC_BASE
            memory = resident if resident > memory + UNRECORDED else memory
        return Counted(work.units, memory, result.cpu_seconds, _trace(result))

    def time(self, data: bytes, limit: float) -> Timed | Failed:
        """One run of the plain build."""
        return _timed(self._run(self.plain, data, limit))

    def read_only(self, data: bytes) -> Timed | Failed:
        """One run of the reader, which always gets its input at once."""
        return _timed(run(self.reader, data, _limits(10.0), self.sandbox))

    def trace_memory(self, data: bytes, limit: float) -> Timed | Failed:
        """One run of the build that records memory."""
        if self.tracing is None or self.counter is None:
            return Failed("memory cannot be traced", slow=False)
        result = self._run(self.tracing, data, limit)
        work = self.counter.read(result.channel, result.key)
        if result.status is not Status.OK:
            return _failure(result)
        if work is None or work.memory_bytes is None:
            return _no_record(result, "record")
        return Timed(result.cpu_seconds, work.memory_bytes)

    def _run(self, artifact: Artifact, data: bytes, limit: float) -> Run:
        return self.runner(artifact, data, _limits(limit), self.sandbox)


def _limits(cpu_seconds: float) -> Limits:
    return Limits(
        cpu_seconds=cpu_seconds,
        wall_seconds=4 * cpu_seconds + 5,
        memory_bytes=MEMORY_BYTES,
        output_bytes=OUTPUT_BYTES,
    )


def prepare(
    source: Source,
    sandbox: Sandbox,
    options: BuildOptions | None = None,
    runner: Runner = run,
    *,
    trace_memory: bool = True,
) -> SandboxExecutor | CompileFailure:
    """Build what measuring needs; a program that cannot be instrumented is only timed.

    ``runner`` gives a program its input: at once, unless an interactor gives it out. Without
    ``trace_memory`` the peak is the resident size where the count does not record it.
    """
    if source.language not in READERS:
        return CompileFailure(f"{source.language} is judged but not measured", ours=True)
    options = options or BuildOptions()
    toolchain = toolchain_for(source.language)
    counter = counter_for(source.language)
    plain = toolchain.compile(source, sandbox, options)
    reader_source = Source("reader", READERS[source.language], source.language)
    reader = toolchain.compile(reader_source, sandbox, BuildOptions())
    if isinstance(plain, CompileFailure):
        return plain
    if isinstance(reader, CompileFailure):
        return reader

    def build(instrumented: Instrumented | None) -> Artifact | None:
        if instrumented is None:
            return None
        built = toolchain.compile(instrumented.source, sandbox, instrumented.options)
        return built if isinstance(built, Artifact) else None

    counting = build(counter.count_work(source, options)) if counter else None
    traced = counter is not None and trace_memory
    tracing = build(counter.count_memory(source, options)) if counter and traced else None
    return SandboxExecutor(plain, reader, counting, tracing, counter, sandbox, runner)


def _no_record(result: Run, what: str) -> Failed:
    """A program that ended before its counter did, or that wrote in its place."""
    if tampered(result.channel, result.key):
        reason = f"the {what} on descriptor 3 was not left by the counter"
        return Failed(reason, slow=False, caution=Caution.TAMPERED)
    return Failed(f"the instrumented program left no {what}", slow=False)


def _timed(result: Run) -> Timed | Failed:
    if result.status is not Status.OK:
        return _failure(result)
    mark, spent = CALL.unpack_from(result.channel, CALL_PLACE)
    call = spent / 1e9 if mark == CALL_MAGIC else None
    return Timed(result.cpu_seconds, result.memory_bytes, _trace(result), call)


def _trace(result: Run) -> Trace:
    digest = hashlib.sha256(result.stdout).hexdigest()
    return Trace(result.read_bytes, bool(result.stdout.strip()), digest)


def _failure(result: Run) -> Failed:
    caution = Caution.DEEP_STACK if _stack_ended(result) else Caution.RUN_FAILED
    return Failed(result.message, result.status in OUT_OF_RESOURCES, caution=caution)


def _stack_ended(result: Run) -> bool:
    """Recursion that the interpreter or the stack's limit ended.

    Python's own frames end in a segmentation fault once a program raised the limit.
    """
    if b"RecursionError" in last_words(result.stderr):
        return True
    segmentation = result.signal == signal.SIGSEGV
    return segmentation and (b"Stack overflow" in result.stderr or result.memory_bytes > DEEP_BYTES)
