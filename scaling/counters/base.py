"""What a language's work counter offers."""

from dataclasses import dataclass
from typing import Protocol

from judge.artifact import BuildOptions
from judge.source import Language, Source


@dataclass(frozen=True, slots=True)
class Work:
    """One counted run.

    ``units``: abstract steps, a machine-independent measure of time. ``memory_bytes``: bytes of
    the program's own data at their peak, or None when this run did not look at memory.
    """

    units: int
    memory_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class Instrumented:
    """A source and build options that make a counting program."""

    source: Source
    options: BuildOptions


class Counter(Protocol):
    """One file a language in this folder, found by walking it, exporting ``COUNTER``."""

    @property
    def language(self) -> Language:
        """The language it instruments."""

    def count_work(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """A program that counts its steps; None when this source cannot be instrumented."""

    def count_memory(self, source: Source, options: BuildOptions) -> Instrumented | None:
        """A program that records its peak of memory."""

    def read(self, channel: bytes) -> Work | None:
        """What a run left on the side channel; None when it left nothing."""


CHANNEL_BYTES = 4096
CALL_PLACE = 2048
CALL_MAGIC = 0x316C6C6163766363
"""Where a driver of a function leaves the CPU nanoseconds of the call alone, behind a mark."""
