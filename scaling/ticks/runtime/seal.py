"""Leaves figures on the side channel under a seal.

The key lies there at the start and is taken away before the program's own code runs, so that what
the program writes there by itself is not mistaken for a record.
"""

from __future__ import annotations

import os
import struct

TYPE_CHECKING = False
"""Stands in for the one of `typing`, whose import costs more than a short run."""
if TYPE_CHECKING:
    from collections.abc import Sequence

CHANNEL = 3
WORD = (1 << 64) - 1
FACTOR = 0x9E3779B97F4A7C15


def _taken() -> tuple[int, int]:
    try:
        first, second = struct.unpack("<2Q", os.pread(CHANNEL, 16, 0))
        os.pwrite(CHANNEL, bytes(16), 0)
    except (OSError, struct.error):
        return 0, 0
    return first, second


def _mixed(seal: int, value: int) -> int:
    seal = (seal ^ value) * FACTOR & WORD
    return seal ^ seal >> 29


def leave(values: Sequence[int]) -> None:
    """Write the seal and the values, each a word."""
    halves = []
    for first, second in (key, key[::-1]):
        seal = first
        for value in values:
            seal = _mixed(seal, value)
        halves.append(_mixed(seal, second))
    try:  # noqa: SIM105 - contextlib costs more to import than a short run
        os.pwrite(CHANNEL, struct.pack(f"<{2 + len(values)}Q", *halves, *values), 0)
    except OSError:
        pass


key = _taken()
