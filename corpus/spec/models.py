"""The task spec: one document names everything that a verdict needs."""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, field_validator, model_validator

from complexity.growth import Growth, Relation, proves
from complexity.skeleton import Skeleton
from corpus.grammar import Grammar, relations, size_symbols, skeleton, value_symbols
from corpus.spec.fields import (
    FileField,
    GrammarField,
    GrowthField,
    QueriesField,
    RelationField,
    SymbolField,
    TagField,
)
from corpus.spec.interactive import Interactive
from corpus.spec.output import Output, OutputField
from corpus.spec.relations import SumBound
from corpus.spec.tests import TestSpec
from corpus.spec.units import Bytes, Seconds

_STRICT = ConfigDict(frozen=True, extra="forbid", arbitrary_types_allowed=True)

ASSUMPTIONS = (
    "hash_uniform",
    "own_randomness",
    "library_average",
    "in_place_append",
    "forest",
    "acyclic",
    "word_integers",
    "short_keys",
    "undefined_macro",
    "observed_sizes",
)
LANGUAGES = ("python", "cpp")


class Style(StrEnum):
    STDIN = "stdin"
    FUNCTION = "function"
    INTERACTIVE = "interactive"


class Limits(BaseModel):
    """Limits of one run. `time` is CPU time, `wall` real time (several times `time` when absent),
    `memory` resident memory, `output` the size of what is written. `multiplier` scales both times
    for a language."""

    model_config = _STRICT

    time: Seconds = 2.0
    wall: Seconds | None = None
    memory: Bytes = 256 << 20
    output: Bytes = 64 << 20
    multiplier: dict[Literal["python", "cpp"], float] = Field(default_factory=dict)

    @field_validator("multiplier")
    @classmethod
    def _positive(cls, value: dict[str, float]) -> dict[str, float]:
        if any(not 0 < factor <= 100 for factor in value.values()):
            raise ValueError("multipliers above 0 and at most 100")
        return value

    def multiplier_for(self, language: str) -> float:
        """The factor of both times for a language, 1 unless given."""
        return next((f for name, f in self.multiplier.items() if name == language), 1.0)


class Complexity(BaseModel):
    """Targets and what may be taken for granted.

    `forbidden` lists growths that must not be reached; `accept` narrows the assumptions on which a
    proof may rest; `constants` names symbols that count as constants; `space_counts` says whether
    the space target covers what the program allocates (`own`) or also input and result (`total`).
    `queries` bounds what an interactive solution asks: a growth, or a closed form in the sizes.
    """

    model_config = _STRICT

    time: GrowthField
    space: GrowthField | None = None
    queries: QueriesField | None = None
    forbidden: tuple[GrowthField, ...] = ()
    relations: tuple[RelationField, ...] = ()
    accept: tuple[str, ...] = ASSUMPTIONS
    constants: tuple[SymbolField, ...] = ()
    space_counts: Literal["own", "total"] | None = None

    @field_validator("accept")
    @classmethod
    def _closed_list(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for name in value:
            if name not in ASSUMPTIONS:
                raise ValueError(f"assumptions among {', '.join(ASSUMPTIONS)}, not {name!r}")
        return value

    @model_validator(mode="after")
    def _possible(self) -> Self:
        known = self.declared_relations
        for growth in self.forbidden:
            if proves(growth, self.time, known):
                raise ValueError(f"forbidden growths above the target; {growth} is within it")
        return self

    @property
    def declared_relations(self) -> tuple[Relation, ...]:
        constants = tuple(Relation.constant(name) for name in self.constants)
        return constants + tuple(r for r in self.relations if isinstance(r, Relation))

    @property
    def sums(self) -> tuple[SumBound, ...]:
        return tuple(r for r in self.relations if isinstance(r, SumBound))


class Expected(BaseModel):
    """Tags of the intended algorithms: one of `any_of` (if given) and all of `all_of`."""

    model_config = _STRICT

    any_of: tuple[TagField, ...] = ()
    all_of: tuple[TagField, ...] = ()


class Tags(BaseModel):
    """`expected` algorithms (a list means any of them), `forbidden` ones and the `source` ones
    that are the trap. With `required` an unlisted algorithm is not accepted as optimal."""

    model_config = _STRICT

    expected: Expected = Expected()
    forbidden: tuple[TagField, ...] = ()
    source: tuple[TagField, ...] = ()
    required: bool = False

    @field_validator("expected", mode="before")
    @classmethod
    def _list_is_any_of(cls, value: object) -> object:
        return {"any_of": value} if isinstance(value, (list, tuple)) else value

    @model_validator(mode="after")
    def _disjoint(self) -> Self:
        wanted = {*self.expected.any_of, *self.expected.all_of}
        if clash := sorted(wanted & {*self.forbidden, *self.source}):
            raise ValueError(f"{clash[0]} either expected or forbidden, not both")
        return self


class Function(BaseModel):
    """The entry point of function style: its name, its arguments as a grammar, its result."""

    model_config = _STRICT

    name: str = Field(default="solve", pattern=r"^[A-Za-z_]\w*$")
    parameters: GrammarField
    returns: Literal[
        "int",
        "float",
        "bool",
        "string",
        "list of int",
        "list of float",
        "list of string",
        "list of list of int",
    ] = "int"


class Derivation(BaseModel):
    """The task that this one was made from, by which operator and with which change."""

    model_config = _STRICT

    source: str
    operator: str
    delta: str | None = None


class Spec(BaseModel):
    """A task. The grammar of its input is `grammar` in all styles; that of an interactive task
    describes the tests that the interactor reads. Without `complexity` it can only be judged."""

    model_config = ConfigDict(**_STRICT, serialize_by_alias=True)

    id: str = Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$")
    title: str
    statement: str | None = None
    source: str | None = None
    difficulty: str | None = None
    categories: tuple[str, ...] = ()
    style: Style = Style.STDIN
    limits: Limits = Limits()
    input: GrammarField | None = None
    function: Function | None = None
    interactive: Interactive | None = None
    output: OutputField = Output()
    targets: Complexity | None = Field(default=None, alias="complexity")
    judge_only: bool = False
    tags: Tags = Tags()
    tests: tuple[TestSpec, ...] = Field(min_length=1)
    generators: dict[str, FileField] = Field(default_factory=dict)
    reference: FileField | None = None
    oracle: FileField | None = None
    family: str | None = None
    level: int | None = None
    released: date | None = None
    derived_from: Derivation | None = None
    python_packages: tuple[str, ...] = ()

    _path: Path = PrivateAttr(default=Path("task.yaml"))

    @model_validator(mode="after")
    def _style_fits(self) -> Self:
        has = (self.input is not None, self.function is not None, self.interactive is not None)
        open_input = self.judge_only or self.input is not None
        if self.style is Style.FUNCTION and has != (False, True, False):
            raise ValueError("`function` and no `input` for function style")
        if self.style is Style.STDIN and not (open_input and not any(has[1:])):
            raise ValueError("`input` and no `function` for stdin style")
        if self.style is Style.INTERACTIVE and not (open_input and has[2] and not has[1]):
            raise ValueError("`input` and `interactive` for interactive style")
        if self.targets is None and not self.judge_only:
            raise ValueError("the field `complexity` is missing; judge_only: true goes without")
        return self

    @model_validator(mode="after")
    def _answers_come_from_somewhere(self) -> Self:
        needs_answers = any(_needs_reference(test) for test in self.tests)
        if needs_answers and self.reference is None and self.style is not Style.INTERACTIVE:
            raise ValueError("a `reference` solution, since some tests come without an answer")
        return self

    def place_at(self, path: Path) -> None:
        """Remember the file that the spec was read from."""
        self._path = path

    @property
    def path(self) -> Path:
        return self._path

    @property
    def folder(self) -> Path:
        return self.path.parent

    @property
    def grammar(self) -> Grammar:
        grammar = self.function.parameters if self.function else self.input
        return Grammar(()) if grammar is None else grammar

    @property
    def complexity(self) -> Complexity:
        """Its targets. Raises ValueError for a task that can only be judged."""
        if self.targets is None:
            raise ValueError(f"{self.id} has no `complexity`: it can only be judged")
        return self.targets

    @property
    def skeleton(self) -> Skeleton:
        if self.interactive is not None:
            return skeleton(self.interactive.opening or Grammar(()))
        return skeleton(self.grammar, function=self.style is Style.FUNCTION)

    @property
    def target_symbols(self) -> frozenset[str]:
        """Symbols that the targets and forbidden growths speak of."""
        growths: list[Growth] = [self.complexity.time, *self.complexity.forbidden]
        growths += [self.complexity.space] if self.complexity.space else []
        queries = self.complexity.queries
        asked = queries.symbols if queries is not None else frozenset()
        return asked.union(*(growth.symbols for growth in growths))

    @property
    def sizes(self) -> dict[str, tuple[int, int]]:
        """Bounds of all sizes: what counts something, and the values that a target speaks of."""
        symbols = size_symbols(self.grammar)
        named = [s for s in value_symbols(self.grammar) if s.name in self.target_symbols]
        return {s.name: (s.low, s.high) for s in (*symbols, *named)}

    @property
    def derived_relations(self) -> tuple[Relation, ...]:
        """What the bounds of the grammar add to the declared relations; an assumption to list."""
        declared = {(r.left, r.right) for r in self.complexity.declared_relations}
        return tuple(
            r
            for r in relations(self.grammar, self.target_symbols)
            if (r.left, r.right) not in declared
        )

    @property
    def relations(self) -> tuple[Relation, ...]:
        """Declared relations, then derived ones."""
        return self.complexity.declared_relations + self.derived_relations

    @property
    def compares_total_space(self) -> bool:
        counts = self.complexity.space_counts
        return counts == "total" if counts else self.style is not Style.FUNCTION


def _needs_reference(test: TestSpec) -> bool:
    if test.generate is not None:
        return True
    has_expected = "expected" in test.model_fields_set
    return not (test.answer or test.output is not None or has_expected)


def plain_fields(model: type[BaseModel]) -> dict[str, Any]:
    """Names of the fields that a document may have."""
    return {field.alias or name: field for name, field in model.model_fields.items()}
