"""The interactive part of a task: who talks to the solution, and under which rules."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    WithJsonSchema,
    model_validator,
)

from corpus.spec.fields import FileField, GrammarField


class Mode(StrEnum):
    """Whether the hidden value is fixed before the dialogue; `both` runs both interactors."""

    NON_ADAPTIVE = "non_adaptive"
    ADAPTIVE = "adaptive"
    BOTH = "both"


class Protocol(StrEnum):
    """How an interactor is called and tells its verdict."""

    CVERIFY = "cverify"  # a Python class of our own interface
    TESTLIB = "testlib"  # input, output and answer files, exit codes 0, 1, 2, 3, 7, 8
    ICPC = "icpc"  # input and answer files and a feedback folder, exit codes 42 and 43


class Pair(BaseModel):
    """Two interactors of one task."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    non_adaptive: FileField
    adaptive: FileField


def _pattern(value: object) -> str:
    import re

    try:
        re.compile(str(value))
    except re.error as error:
        raise ValueError(f"a regular expression; {error}") from None
    return str(value)


PatternField = Annotated[
    str, PlainValidator(_pattern), PlainSerializer(str), WithJsonSchema({"type": "string"})
]


class Interactive(BaseModel):
    """`interactor` is a file, or `{non_adaptive: FILE, adaptive: FILE}` where both must accept.

    `mode` says which kind a single file is. `budget` is the number of queries allowed on every
    test; an interactor may set its own from the test. `passes`: how often at most the solution is
    started on a test. `run`: `inside` the judge's process (fast, for code that you trust) or as a
    `program` in a sandbox. `opening`: what a solution is told first, as a grammar. `query`: which
    lines of the solution are queries, for interactors that do not count. `flags`: arguments of an
    ICPC interactor. `stub`: by language, a file with the program's entry that calls the solution's
    functions and talks for it (C++: linked with the solution; Python: it imports `solution`);
    `headers` are placed beside both.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", arbitrary_types_allowed=True)

    interactor: FileField | Pair
    protocol: Protocol = Protocol.CVERIFY
    mode: Mode | None = None
    budget: int | None = Field(default=None, ge=1)
    passes: int = Field(default=1, ge=1, le=1000)
    run: Literal["inside", "program"] = "inside"
    opening: GrammarField | None = None
    query: PatternField | None = None
    flags: tuple[str, ...] = ()
    stub: dict[Literal["cpp", "python"], FileField] = Field(default_factory=dict)
    headers: tuple[FileField, ...] = ()

    @model_validator(mode="after")
    def _mode_fits(self) -> Self:
        if isinstance(self.interactor, Pair) != (self.kind is Mode.BOTH):
            raise ValueError("two interactors with mode both, one with any other")
        return self

    @property
    def kind(self) -> Mode:
        """The mode, which two interactors need not spell out."""
        if self.mode is not None:
            return self.mode
        return Mode.BOTH if isinstance(self.interactor, Pair) else Mode.NON_ADAPTIVE

    @property
    def files(self) -> tuple[Path, ...]:
        """The interactors, the non-adaptive one first."""
        if isinstance(self.interactor, Pair):
            return (self.interactor.non_adaptive, self.interactor.adaptive)
        return (self.interactor,)
