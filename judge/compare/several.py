"""Several accepted outputs: one of them is enough."""

from __future__ import annotations

from dataclasses import dataclass

from judge.compare.base import Accepted, Comparison, Rejected
from judge.compare.exact import Exact
from judge.compare.floats import Floats
from judge.compare.icpc import Icpc
from judge.compare.tokens import Tokens
from judge.outcome import Outcome

Plain = Exact | Tokens | Floats | Icpc


@dataclass(frozen=True, slots=True)
class Several:
    """Answers are parted by lines that hold ``mark`` alone; each is compared by ``inner``."""

    inner: Plain
    mark: bytes = b"---"

    def compare(self, output: bytes, answer: bytes) -> Comparison:
        """Accepted when any answer is met; else the first answer's difference."""
        found = [self.inner.compare(output, each) for each in self._answers(answer)]
        right = next((each for each in found if isinstance(each, Accepted)), None)
        if right is not None:
            return right
        first = found[0]
        if isinstance(first, Rejected) and len(found) > 1:
            forms = [each for each in found if isinstance(each, Rejected)]
            outcome = Outcome.PE if any(e.outcome is Outcome.PE for e in forms) else first.outcome
            return Rejected(outcome, f"none of {len(found)} answers; {first.message}")
        return first

    def _answers(self, answer: bytes) -> list[bytes]:
        answers: list[list[bytes]] = [[]]
        for line in answer.splitlines(keepends=True):
            if line.strip() == self.mark:
                answers.append([])
            else:
                answers[-1].append(line)
        return [b"".join(lines) for lines in answers]
