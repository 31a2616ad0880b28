"""What only the text of a program decides, computed once and shared by all its entry points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, cast

from complexity.model import Function, Program

F = TypeVar("F")
T = TypeVar("T")


@dataclass(slots=True)
class Tables:
    """Functions by qualified and by bare name, and facts about single ones by their identity.

    `reached` are the names that a call of a function may call in turn, `shared_names` variables
    that some function assigns although they are not its own, `readers` functions that read input,
    `number_readers` those (by identity) that put a number together from characters.
    """

    qualified: dict[str, Function] = field(default_factory=dict)
    functions: dict[str, list[Function]] = field(default_factory=dict)
    reached: dict[int, set[str]] = field(default_factory=dict)
    shared_names: frozenset[str] | None = None
    readers: frozenset[str] | None = None
    number_readers: frozenset[int] | None = None
    forests: dict[str, bool] = field(default_factory=dict)
    _facts: dict[tuple[object, int], tuple[object, object]] = field(default_factory=dict)

    @classmethod
    def of(cls, program: Program) -> Tables:
        return cls({f.qualified: f for f in reversed(program.functions)})

    def weighted(self, table: str, compute: Callable[[], bool]) -> bool:
        """Whether a table's forest is linked by weight, remembered."""
        if table not in self.forests:
            self.forests[table] = compute()
        return self.forests[table]

    def fact(self, of: F, compute: Callable[[F], T]) -> T:
        """`compute(of)`, remembered; `of` is kept so that no other object gets its id."""
        known = self._facts.get((compute, id(of)))
        if known is None:
            known = self._facts[compute, id(of)] = (of, compute(of))
        return cast(T, known[1])
