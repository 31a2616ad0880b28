"""What a survey hands on: one row a file, and the figures over all of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from statistics import median


class State(StrEnum):
    """How one file ended. A refusal is a clear answer; a crash or a hang never is."""

    ANALYSED = "analysed"
    REFUSED = "refused"
    CRASHED = "crashed"
    HUNG = "hung"


@dataclass(frozen=True, slots=True)
class FileHealth:
    """One file. `nodes` are statements and expressions of its model, `opaque` those unread.

    `reason` says why it was refused or what went wrong; `unknown` are the reasons of the holes in
    its time. `seconds` is wall time from reading the file to the printed figures.
    """

    path: str
    state: State
    reason: str = ""
    seconds: float = 0.0
    nodes: int = 0
    opaque: int = 0
    time_known: bool = False
    space_known: bool = False
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Survey:
    """All files in the order in which they were found."""

    files: tuple[FileHealth, ...] = field(default=())

    def count(self, state: State) -> int:
        return sum(f.state is state for f in self.files)

    def in_state(self, state: State) -> list[FileHealth]:
        return [f for f in self.files if f.state is state]

    @property
    def healthy(self) -> bool:
        return not (self.count(State.CRASHED) or self.count(State.HUNG))

    @property
    def opaque_share(self) -> float:
        """Statements and expressions that could not be read, among all of the analysed files."""
        return _share(sum(f.opaque for f in self.files), sum(f.nodes for f in self.files))

    @property
    def unknown_time_share(self) -> float:
        """Analysed files whose time has a hole."""
        analysed = self.in_state(State.ANALYSED)
        return _share(sum(not f.time_known for f in analysed), len(analysed))

    @property
    def unknown_space_share(self) -> float:
        """Analysed files whose space has a hole."""
        analysed = self.in_state(State.ANALYSED)
        return _share(sum(not f.space_known for f in analysed), len(analysed))

    @property
    def median_seconds(self) -> float:
        return median([f.seconds for f in self.files] or [0.0])

    @property
    def percentile_seconds(self) -> float:
        """The 95th percentile: 19 files of 20 take no longer."""
        times = sorted(f.seconds for f in self.files) or [0.0]
        return times[min(len(times) - 1, (95 * len(times)) // 100)]

    def slowest(self, count: int = 5) -> list[FileHealth]:
        return sorted(self.files, key=lambda f: (-f.seconds, f.path))[:count]

    def unknown_reasons(self, count: int = 10) -> list[tuple[str, int]]:
        """The commonest reasons of unknown time, each counted once a file."""
        return _commonest(Counter(r for f in self.files for r in set(f.unknown)), count)

    def refusals(self) -> list[tuple[str, int]]:
        """Reasons of refusal with their numbers."""
        return _commonest(Counter(f.reason for f in self.in_state(State.REFUSED)), None)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _commonest(counts: Counter[str], count: int | None) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:count]
