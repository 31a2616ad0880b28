"""Functions, classes and whole programs."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.model.expressions import Expr
from complexity.model.span import NOWHERE, Span
from complexity.model.statements import Stmt
from complexity.model.types import UNTYPED, Type


@dataclass(frozen=True, slots=True)
class Param:
    """`by_value` marks C++ parameters whose argument is copied; Python passes references.

    `by_reference` marks those through which the callee may assign the caller's variable;
    `variadic` takes all further positional arguments as one tuple.
    """

    name: str
    type: Type = field(default=UNTYPED, compare=False)
    default: Expr | None = None
    by_value: bool = False
    by_reference: bool = field(default=False, compare=False)
    variadic: bool = False


@dataclass(frozen=True, slots=True)
class Function:
    """`owner` is the class of a method, whose first parameter is then `self` in both languages.

    `memoised` marks a cache decorator. `locals` are declared types where the language has them;
    `outer` are names that the body assigns but does not own (global, nonlocal, captured by
    reference).
    """

    name: str
    params: tuple[Param, ...]
    body: tuple[Stmt, ...]
    owner: str = ""
    memoised: bool = False
    generator: bool = False
    result: Type = field(default=UNTYPED, compare=False)
    locals: tuple[tuple[str, Type], ...] = field(default=(), compare=False)
    outer: frozenset[str] = field(default=frozenset(), compare=False)
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def qualified(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name


@dataclass(frozen=True, slots=True)
class Record:
    """A class or struct: its fields with types where declared, and its base classes' names."""

    name: str
    fields: tuple[tuple[str, Type], ...] = ()
    bases: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Program:
    """`main` is what runs first: module-level code, or globals' initialisers and `main`'s body.

    `has_entry` tells whether there is such code at all (a file of functions only has none).
    `globals` are declared types of global variables. `assumes` are names of assumptions that the
    front end made (`undefined_macro`).
    """

    language: str
    functions: tuple[Function, ...]
    records: tuple[Record, ...]
    main: tuple[Stmt, ...]
    has_entry: bool = True
    globals: tuple[tuple[str, Type], ...] = field(default=(), compare=False)
    locals: tuple[tuple[str, Type], ...] = field(default=(), compare=False)
    constants: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    assumes: frozenset[str] = field(default=frozenset(), compare=False)
    lines: int = field(default=0, compare=False)

    def function(self, qualified: str) -> Function | None:
        return next((f for f in self.functions if f.qualified == qualified), None)
