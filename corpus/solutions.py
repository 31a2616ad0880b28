"""Programs that ship with a task, each with the verdict that it must get."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError, model_validator

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


_EXPECTED = {
    "list_type": "expected a list of programs, such as `- {file: solutions/a.cpp, outcomes: [AC]}`",
    "tuple_type": "expected a list, such as `[AC]`",
    "model_type": "expected a program, such as `{file: solutions/a.cpp, outcomes: [AC]}`",
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

    @model_validator(mode="before")
    @classmethod
    def _kind_by_outcomes(cls, data: Any) -> Any:
        """Where only the judge's verdicts matter, they say enough."""
        if isinstance(data, Mapping) and data.get("outcomes") and "kind" not in data:
            right = data["outcomes"] == [Outcome.AC]
            return {**data, "kind": Kind.OPTIMAL if right else Kind.WRONG}
        return data

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
        data = YAML(typ="rt").load(index.read_text(encoding="utf-8"))
    except (YAMLError, UnicodeDecodeError) as error:
        raise _error(index, str(error).splitlines()[0]) from None
    try:
        entries = TypeAdapter(list[Labelled]).validate_python(data)
    except ValidationError as error:
        raise SpecError(index, [_located(details, data) for details in error.errors()]) from None
    for entry in entries:
        if not (task / entry.file).is_file():
            raise _error(index, f"{entry.file}: expected a file of the task")
    return tuple(e.model_copy(update={"file": task / e.file}) for e in entries)


def shipped_tasks() -> tuple[Path, ...]:
    """The folders of the tasks that come with the package."""
    return tuple(sorted(path.parent for path in TASKS.glob("*/task.yaml")))


def _located(details: Mapping[str, Any], data: Any) -> Located:
    """One mistake of the index, at the line of its program."""
    place = details["loc"]
    line, column = data.lc.item(place[0]) if place else (0, 0)
    match details["type"]:
        case "missing":
            said = f"the field `{place[-1]}` is missing"
            if place[-1] == "kind":
                said += "; `outcomes` would do as well"
        case "extra_forbidden":
            said = f"`{place[-1]}`, expected one of the fields {', '.join(Labelled.model_fields)}"
        case _:
            name = f"{place[1]}: " if len(place) > 1 else ""
            said = name + _EXPECTED.get(details["type"], details["msg"])
            said = said.replace("Input should be", "expected")
    return Located(line + 1, column + 1, Problem((), "", said))


def _error(index: Path, message: str) -> SpecError:
    return SpecError(index, [Located(1, 1, Problem((), "", message))])
