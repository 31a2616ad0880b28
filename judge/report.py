"""What judging found, as plain values."""

from dataclasses import dataclass
from pathlib import Path

from judge.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Case:
    """One test: its input and expected output as bytes or as files."""

    name: str
    category: str
    input: bytes | Path
    answer: bytes | Path


@dataclass(frozen=True, slots=True)
class CaseReport:
    """What happened on one test; ``outcome`` is None when it was skipped, ``message`` says why."""

    name: str
    category: str
    outcome: Outcome | None
    cpu_seconds: float = 0.0
    wall_seconds: float = 0.0
    memory_bytes: int = 0
    message: str = ""


@dataclass(frozen=True, slots=True)
class JudgeReport:
    """The outcome is AC, CE, JE or that of the first failing test."""

    outcome: Outcome
    cases: tuple[CaseReport, ...]
    sandbox: str
    message: str = ""
    warnings: tuple[str, ...] = ()

    @property
    def first_failure(self) -> CaseReport | None:
        """The first test, in the given order, that was run and not accepted."""
        run = (case for case in self.cases if case.outcome is not None)
        return next((case for case in run if case.outcome is not Outcome.AC), None)
