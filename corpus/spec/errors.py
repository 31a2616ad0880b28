"""All mistakes of a spec, each with its place."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from corpus.problem import Problem


@dataclass(frozen=True, slots=True)
class Located:
    """A problem at a 1-based line and column."""

    line: int
    column: int
    problem: Problem


class SpecError(ValueError):
    """The spec cannot be used; one line a mistake: `path:line:column: value, expectation`."""

    def __init__(self, path: Path, located: list[Located]) -> None:
        self.path = path
        self.located = tuple(sorted(located, key=lambda item: (item.line, item.column)))
        super().__init__("\n".join(self.lines))

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(
            f"{self.path}:{item.line}:{item.column}: {item.problem.message}"
            for item in self.located
        )
