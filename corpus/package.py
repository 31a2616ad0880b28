"""A package as all formats are read into: tests, how they are judged, bundled submissions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge.artifact import BuildOptions
from judge.compare import Checker, Tokens
from judge.interact.host import Parlour
from judge.limits import Limits
from judge.outcome import Outcome
from judge.report import Case
from judge.sandbox import Sandbox
from judge.source import Language, Source


class PackageError(ValueError):
    """A package that cannot be used: where, what is wrong, what would help."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a judging asks of a package beside its tests.

    ``seed``: of every random choice. ``apart``: run our own interactors as programs, too.
    ``transcript``: keep the dialogue even where that costs speed. ``testlib``: a folder with
    ``testlib.h`` for packages that lack it.
    """

    sandbox: Sandbox
    seed: int = 1
    apart: bool = False
    transcript: bool = False
    testlib: Path | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """Tests with an input and an output, compared by a checker; ``passes`` > 1: the checker may
    ask for the solution to be run again on a new input."""

    checker: Callable[[Call], Checker] = field(default=lambda call: Tokens())
    passes: int = 1


@dataclass(frozen=True, slots=True)
class Talk:
    """Tests that an interactor gives out. ``checker`` judges what an accepting interactor wrote."""

    parlour: Callable[[Call], Parlour]


@dataclass(frozen=True, slots=True)
class Submission:
    """A bundled program: a file, or a folder of files.

    ``allowed``: verdicts that it may end with, by ``label``; None when nothing is expected.
    ``required``: one that a test at least must have.
    """

    path: Path
    name: str
    label: str
    allowed: frozenset[Outcome] | None
    required: frozenset[Outcome] = frozenset()
    language: Language | None = None

    @property
    def accepted(self) -> bool:
        """Whether it must pass all tests."""
        return self.allowed == frozenset({Outcome.AC})


@dataclass(frozen=True, slots=True)
class Package:
    """What a folder holds.

    Limits come by language; ``derived``: the limit is this many times the slowest accepted
    submission. ``recipe``: the fields `output` or `interactive` of a task of our own that is judged
    alike, with paths of this package.
    """

    name: str
    format: str
    folder: Path
    tests: tuple[Case, ...]
    how: Batch | Talk
    limits: Callable[[Language], Limits]
    submissions: tuple[Submission, ...] = ()
    build: Callable[[Source], BuildOptions] = field(default=lambda source: BuildOptions())
    derived: float | None = None
    recipe: Mapping[str, Any] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()

    @property
    def interactive(self) -> bool:
        """Whether an interactor gives out the tests."""
        return isinstance(self.how, Talk)
