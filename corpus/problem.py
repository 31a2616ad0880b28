"""One mistake in a document, before it has a line and a column."""

from __future__ import annotations

from dataclasses import dataclass, replace

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """Where (keys and indices from the document's root), what stands there, what should.

    `at_key` points at the last key of the path rather than at its value.
    """

    path: Path
    value: str
    expectation: str
    remedy: str = ""
    at_key: bool = False

    def under(self, *prefix: str | int) -> Problem:
        """The same problem seen from further out."""
        return replace(self, path=(*prefix, *self.path))

    @property
    def message(self) -> str:
        text = f"{self.value}: expected {self.expectation}" if self.value else self.expectation
        return f"{text}; {self.remedy}" if self.remedy else text


class ProblemsError(ValueError):
    """All problems of one document at once."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(problem.message for problem in problems))
        self.problems = tuple(problems)
