"""A program ready to run, and what can be asked of its build."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from judge.limits import MEBIBYTE, Limits
from judge.source import Language

VIRTUAL_MACHINE_BYTES = 1 << 36
VIRTUAL_THREADS = 256
HEAP_MARK = "@heap@"
"""Stands in a command for the heap's size in megabytes."""


@dataclass(frozen=True, slots=True)
class Support:
    """A file that stands beside the submission: a module, a header, or a unit to link."""

    name: str
    text: str
    linked: bool = False


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """How a build differs from the plain one.

    ``flags`` go to the compiler for the submission's own unit, ``link_flags`` to the linker; they
    mean nothing to Python. ``driver`` makes the submission a module: it is stored as
    ``solution.py`` or ``solution.cpp`` and the driver, which imports or includes it, is the
    program. ``packages`` are Python distributions that the program may import.
    """

    flags: tuple[str, ...] = ()
    link_flags: tuple[str, ...] = ()
    support: tuple[Support, ...] = ()
    driver: str | None = None
    packages: tuple[str, ...] = ()

    def key_parts(self) -> tuple[str, ...]:
        """Everything that can change the result, for the cache."""
        return (
            repr((self.flags, self.link_flags, self.packages)),
            repr(self.driver),
            repr(self.support),
        )


@dataclass(frozen=True, slots=True)
class Artifact:
    """A built program: how to start it and which files it needs."""

    language: Language
    argv: tuple[str, ...]
    folder: Path
    readable: tuple[Path, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    virtual_machine: bool = False

    def under(self, limits: Limits) -> Limits:
        """The limits of a run: a virtual machine reserves address space and starts threads."""
        if not self.virtual_machine:
            return limits
        return replace(limits, reserved_bytes=VIRTUAL_MACHINE_BYTES, processes=VIRTUAL_THREADS)

    def command(self, limits: Limits) -> tuple[str, ...]:
        """Its arguments; a virtual machine is told how large its heap may get."""
        megabytes = str(max(16, limits.memory_bytes * 3 // 4 // MEBIBYTE))
        return tuple(word.replace(HEAP_MARK, megabytes) for word in self.argv)


@dataclass(frozen=True, slots=True)
class CompileFailure:
    """The program could not be built; ``message`` is the compiler's, with a hint where we have one.

    ``ours`` is true when the fault is not the submission's (no compiler, no sandbox).
    """

    message: str
    ours: bool = False
