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
class Message:
    """One message of a dialogue: seconds since its start, the speaker, its size, its beginning."""

    seconds: float
    by_solver: bool
    size: int
    text: bytes


@dataclass(frozen=True, slots=True)
class Dialogue:
    """What both sides of an interactive run said, in order.

    ``head`` and ``tail`` are its two ends, ``messages`` and the bytes count all of it.
    """

    messages: int
    solver_bytes: int
    interactor_bytes: int
    head: tuple[Message, ...]
    tail: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Interaction:
    """The interactive side of a test.

    ``queries`` is None where nobody counts, ``budget`` where there is none. ``stopped_first`` is
    solver, interactor or neither; ``facts`` are what a replay needs (a value settled on);
    ``unflushed`` counts bytes that a deadlocked solver had written and never flushed.
    """

    queries: int | None = None
    budget: int | None = None
    stopped_first: str = "neither"
    facts: tuple[tuple[str, str], ...] = ()
    unflushed: int = 0
    dialogue: Dialogue | None = None
    passes: int = 1


@dataclass(frozen=True, slots=True)
class CaseReport:
    """What happened on one test; ``outcome`` is None when it was skipped, ``message`` says why.

    ``score`` is what a checker or interactor gave, where it gives scores.
    """

    name: str
    category: str
    outcome: Outcome | None
    cpu_seconds: float = 0.0
    wall_seconds: float = 0.0
    memory_bytes: int = 0
    message: str = ""
    score: float | None = None
    interaction: Interaction | None = None


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
