"""The findings of a health check."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """How a thing stands."""

    FINE = "fine"
    WEAK = "weak"  # verdicts are possible, with a loss that is named
    MISSING = "missing"  # needed, and not there


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; whatever is not fine comes with its remedy."""

    name: str
    state: State
    found: str
    remedy: str = ""

    def __post_init__(self) -> None:
        if (self.state is State.FINE) == bool(self.remedy):
            raise ValueError(f"{self.name}: a remedy goes with what is weak or missing")


@dataclass(frozen=True, slots=True)
class HealthReport:
    """All findings, in the order in which they are shown."""

    findings: tuple[Finding, ...]

    @property
    def usable(self) -> bool:
        """Whether everything needed is there."""
        return all(finding.state is not State.MISSING for finding in self.findings)


def fine(name: str, found: str) -> Finding:
    """A thing that is as it should be."""
    return Finding(name, State.FINE, found)
