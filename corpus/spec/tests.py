"""Tests of a task: files, inline texts, arguments, or generated ones."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from corpus.grammar import is_family
from corpus.spec.context import context_of
from corpus.spec.fields import FileField
from corpus.spec.units import Whole

_STRICT = ConfigDict(frozen=True, extra="forbid", arbitrary_types_allowed=True)


class Category(StrEnum):
    """What a test is for: shown, ordinary, hostile, boundary, against the source algorithm, or
    large enough to separate the target's growth from the forbidden ones."""

    PUBLIC = "public"
    RANDOM = "random"
    ADVERSARIAL = "adversarial"
    EDGE = "edge"
    TRAP = "trap"
    STRESS_GAP = "stress_gap"


class TestSpec(BaseModel):
    """One entry of `tests`, in one of four forms:

    - `{input: FILE, answer: FILE}`; without `answer` the reference computes it;
    - `{text: INPUT, output: OUTPUT}` with short texts in place;
    - `{args: [...], expected: VALUE}` for function style;
    - `{generate: FAMILY or GENERATOR, sizes: [...], count: C}`: `count` inputs a size. A size is a
      figure for the largest symbol, the others in proportion, or a mapping by symbol.
    """

    __test__ = False
    model_config = _STRICT

    category: Category
    name: str | None = None
    input: FileField | None = None
    answer: FileField | None = None
    text: str | None = None
    output: str | None = None
    args: tuple[Any, ...] | None = None
    expected: Any = None
    generate: str | None = None
    sizes: tuple[Whole | dict[str, Whole], ...] = ()
    count: int = Field(default=1, ge=1, le=1000)

    @field_validator("generate")
    @classmethod
    def _known(cls, value: str | None, info: ValidationInfo) -> str | None:
        generators = context_of(info).generators
        if value is not None and value not in generators and not is_family(value):
            named = ", ".join(sorted(generators)) or "none declared"
            raise ValueError(
                f"one of the `generators` ({named}) or a family such as random, sorted, widest"
            )
        return value

    @field_validator("sizes")
    @classmethod
    def _sizes(
        cls, value: tuple[int | dict[str, int], ...], info: ValidationInfo
    ) -> tuple[int | dict[str, int], ...]:
        known = context_of(info).symbols
        for size in value:
            names = set(size) if isinstance(size, dict) else set()
            if known is not None and (strange := sorted(names - known)):
                raise ValueError(f"sizes by symbols of the input, not {strange[0]!r}")
        return value

    @model_validator(mode="after")
    def _one_form(self) -> Self:
        forms = [
            self.input is not None,
            self.text is not None,
            self.args is not None,
            self.generate is not None,
        ]
        if sum(forms) != 1:
            raise ValueError("exactly one of `input`, `text`, `args` and `generate`")
        if self.generate is not None and not self.sizes:
            raise ValueError("`sizes` beside `generate`, such as [50, 500]")
        if self.generate is None and (self.sizes or self.count > 1):
            raise ValueError("`sizes` and `count` only beside `generate`")
        if self.answer is not None and self.input is None:
            raise ValueError("`answer` only beside `input`; inline texts have `output`")
        if self.output is not None and self.text is None:
            raise ValueError("`output` only beside `text`; files have `answer`")
        return self
