"""What a deadlocked solver had written but never flushed.

Its input is ended and it writes what it held back, maybe with more that it makes up then. The two
are told apart by its memory at the time of the deadlock: a buffer that was never flushed is there
as a piece, up to the end of a line. Source: proc(5), ``/proc/PID/mem``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST = 1 << 26
"""Bytes of memory that are looked through."""
SHOWN = 40


@dataclass(frozen=True, slots=True)
class HeldBack:
    """``late``: all that came after the end of input; ``unflushed``: how much of it is proven to
    have been in a buffer."""

    late: bytes = b""
    unflushed: int = 0

    def __str__(self) -> str:
        if self.unflushed:
            verb = "was" if self.unflushed == 1 else "were"
            shown = _shown(self.late[: self.unflushed])
            return f"{_bytes(self.unflushed)} {verb} never flushed: {shown}"
        if self.late:
            told = f"{_bytes(len(self.late))} written only once its input had ended"
            return f"{told} ({_shown(self.late)}): is a flush missing?"
        return ""


NOTHING = HeldBack()


def snapshot(pid: int) -> tuple[bytes, ...]:
    """The writable private memory of a process; nothing where it cannot be read."""
    found: list[bytes] = []
    left = MOST
    try:
        with open(f"/proc/{pid}/maps", encoding="utf-8", errors="replace") as maps:
            lines = maps.read().splitlines()
        with open(f"/proc/{pid}/mem", "rb", buffering=0) as memory:
            for low, high in filter(None, map(_writable, lines)):
                if high - low > left:
                    continue
                try:
                    memory.seek(low)
                    found.append(memory.read(high - low))
                except (OSError, OverflowError):
                    continue
                left -= high - low
    except OSError:
        return ()
    return tuple(found)


def held_back(
    late: bytes, before: Sequence[bytes], *, crashed: bool, last_message: bytes
) -> HeldBack:
    """Tell what was held back from what was made up.

    A solver that ``crashed`` at the end of its input made nothing up. What equals its last message
    may be a stale buffer and proves nothing.
    """
    if crashed:
        return HeldBack(late, len(late))
    ends = [k + 1 for k, byte in enumerate(late[:4096]) if byte == 10][:64]
    longest = 0
    for end in ends:
        if not any(late[:end] in piece for piece in before):
            break
        longest = end
    if longest and last_message and last_message.endswith(late[:longest]):
        longest = 0
    return HeldBack(late, longest)


def _writable(line: str) -> tuple[int, int] | None:
    span, rights, *_ = line.split(None, 2)
    if not rights.startswith("rw-p"):
        return None
    low, _, high = span.partition("-")
    return int(low, 16), int(high, 16)


def _bytes(count: int) -> str:
    return f"{count} byte" if count == 1 else f"{count} bytes"


def _shown(data: bytes) -> str:
    text = data[: SHOWN + 1].decode("utf-8", "backslashreplace")
    return repr(text[:SHOWN] + ("…" if len(text) > SHOWN else ""))
