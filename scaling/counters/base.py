"""What a language's work counter offers."""

import struct
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

    def read(self, channel: bytes, key: bytes) -> Work | None:
        """What a run left on the side channel; None when there is no record sealed with the key."""


KEY_BYTES = 16
WORD = (1 << 64) - 1
FACTOR = 0x9E3779B97F4A7C15


def unseal(channel: bytes, key: bytes, count: int) -> tuple[int, ...] | None:
    """The words of a record, None unless it is sealed with the key.

    The key lies on the channel when a program starts; counters take it away before any code of the
    program runs. A program that writes a record of its own cannot seal it; one that searches its
    memory for the key can, which is why CPU time by the kernel stands beside every count.
    """
    found = struct.unpack_from(f"<{2 + count}Q", channel)
    first, second = struct.unpack("<2Q", key)
    if (first, second) == (0, 0):
        return None
    words = found[2:]
    return (
        words if found[:2] == (_seal(first, second, words), _seal(second, first, words)) else None
    )


def _seal(start: int, end: int, words: tuple[int, ...]) -> int:
    seal = start
    for word in (*words, end):
        seal = (seal ^ word) * FACTOR & WORD
        seal ^= seal >> 29
    return seal


def tampered(channel: bytes, key: bytes) -> bool:
    """Whether something stands where a record belongs that is none."""
    place = channel[:CALL_PLACE]
    return any(place) and place != key + bytes(CALL_PLACE - KEY_BYTES)


CHANNEL_BYTES = 4096
CALL_PLACE = 2048
CALL_MAGIC = 0x316C6C6163766363
"""Where a driver of a function leaves the CPU nanoseconds of the call alone, behind a mark."""
