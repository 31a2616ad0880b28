"""One mistake in a document, before it has a line and a column."""

from __future__ import annotations

from dataclasses import dataclass

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """Where (keys and indices from the document's root), what stands there, what should."""

    path: Path
    value: str
    expectation: str
    remedy: str = ""

    def under(self, *prefix: str | int) -> Problem:
        """The same problem seen from further out."""
        return Problem((*prefix, *self.path), self.value, self.expectation, self.remedy)

    @property
    def message(self) -> str:
        text = f"{self.value}: expected {self.expectation}" if self.value else self.expectation
        return f"{text}; {self.remedy}" if self.remedy else text


class ProblemsError(ValueError):
    """All problems of one document at once."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(problem.message for problem in problems))
        self.problems = tuple(problems)
