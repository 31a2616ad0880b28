"""Programs that ship with a task, each with the verdict that it must get."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from corpus.problem import Problem
from corpus.spec.errors import Located, SpecError
from judge.outcome import Outcome

INDEX = "solutions.yaml"
TASKS = Path(__file__).resolve().parent / "tasks"


class Kind(StrEnum):
    """What a program is an example of."""

    OPTIMAL = "optimal"
    SOURCE = "source"
    """The algorithm of the task that this one was derived from."""
    BRUTE_FORCE = "brute_force"
    OVER_SPACE = "over_space"
    """Right and fast enough, but over the space target."""
    WRONG = "wrong"


_BY_KIND = {
    Kind.OPTIMAL: {Outcome.AC},
    Kind.OVER_SPACE: {Outcome.AC, Outcome.MLE},
    Kind.BRUTE_FORCE: {Outcome.AC, Outcome.TLE, Outcome.MLE},
    Kind.SOURCE: {Outcome.WA, Outcome.PE},
    Kind.WRONG: set(Outcome) - {Outcome.AC, Outcome.JE},
}


class Labelled(BaseModel):
    """One program with its expected labels; None stands for a label that is not given."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    file: Path
    kind: Kind
    verdict: Literal["OPTIMAL", "SUBOPTIMAL", "UNCERTAIN", "INCORRECT"] | None = None
    opt_t: bool | None = None
    opt_s: bool | None = None
    trapped: bool | None = None
    outcomes: tuple[Outcome, ...] = ()
    """What the judge alone may say; by kind unless given."""

    @property
    def allowed_outcomes(self) -> frozenset[Outcome]:
        """The judge's verdicts that fit the labels."""
        if self.outcomes:
            return frozenset(self.outcomes)
        return frozenset(_BY_KIND[self.kind])


def load_solutions(task: Path) -> tuple[Labelled, ...]:
    """The labelled programs of a task's folder, with full paths; none without an index.

    Raises SpecError for an index that is no such list or that names a missing file.
    """
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    index = task / INDEX
    if not index.is_file():
        return ()
    try:
        data = YAML(typ="safe").load(index.read_text(encoding="utf-8"))
        entries = TypeAdapter(list[Labelled]).validate_python(data)
    except (YAMLError, ValidationError, UnicodeDecodeError) as error:
        raise _error(index, str(error).splitlines()[0]) from None
    for entry in entries:
        if not (task / entry.file).is_file():
            raise _error(index, f"{entry.file}: expected a file of the task")
    return tuple(e.model_copy(update={"file": task / e.file}) for e in entries)


def shipped_tasks() -> tuple[Path, ...]:
    """The folders of the tasks that come with the package."""
    return tuple(sorted(path.parent for path in TASKS.glob("*/task.yaml")))


def _error(index: Path, message: str) -> SpecError:
    return SpecError(index, [Located(1, 1, Problem((), "", message))])
