"""Where a piece of the model stands in the source."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Lines and columns count from 1; the end is inclusive of `end_line`."""

    line: int
    column: int = 1
    end_line: int = 0

    @property
    def last_line(self) -> int:
        return max(self.line, self.end_line)


NOWHERE = Span(0)
