"""The interactor's side of a dialogue, whether it runs inside the judge or as a program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from judge.interact.watch import Stillness
from judge.outcome import Outcome
from judge.report import Dialogue


@dataclass(frozen=True, slots=True)
class SideEnd:
    """How the interactor ended.

    ``outcome`` is AC, WA, PE, QLE or JE; None when all that it says is that the solver's output
    ended too early. ``exact``: it tells a rejected answer from output that ends too early.
    ``late``: what the solver wrote once its input had ended.
    ``saw_end``: it went on to the end of the solver's output; None where only the session knows.
    """

    outcome: Outcome | None
    message: str = ""
    score: float | None = None
    queries: int | None = None
    budget: int | None = None
    facts: tuple[tuple[str, str], ...] = ()
    next_input: bytes | None = None
    exact: bool = True
    saw_end: bool | None = None
    late: bytes = b""
    dialogue: Dialogue | None = None

    @property
    def rejected(self) -> bool:
        """Whether it found the solver at fault by what the solver said."""
        return self.outcome in (Outcome.WA, Outcome.PE, Outcome.QLE)


def fault(message: str) -> SideEnd:
    """The interactor's own fault."""
    return SideEnd(Outcome.JE, message)


class Side(Protocol):
    """What a session asks of an interactor. It owns the two descriptors that it is given."""

    @property
    def tells_end(self) -> bool:
        """Whether it says by itself if it saw the end of the solver's output."""

    def start(self, reader: int, writer: int) -> None:
        """Begin, reading what the solver says and writing what it is told."""

    def fileno(self) -> int:
        """Becomes readable when the interactor has ended."""

    def look(self) -> Stillness:
        """Whether it can go on by itself."""

    def tasks(self) -> list[int]:
        """Processes or threads that take part in handing on a message."""

    def excess(self) -> str:
        """Which of its own limits it broke, or nothing."""

    def hush(self) -> bool:
        """End the solver's input without taking what comes then for a message.

        False when the session itself has to read what the solver held back.
        """

    def finish(self) -> SideEnd:
        """How it ended; stops it when it has not."""
