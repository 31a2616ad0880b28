"""Expressions. Every node carries its span, which equality ignores."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from complexity.model.span import NOWHERE, Span
from complexity.model.types import UNTYPED, Type

if TYPE_CHECKING:
    from complexity.model.program import Function


class Octets(str):
    """Text that is a bytes literal: it never grows in place."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Const:
    """A literal: number, text, truth value or None."""

    value: int | float | str | bool | None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Name:
    """A variable. Two variables visible at once have different names."""

    id: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Unary:
    """`op` is one of `-`, `not`, `~`, `*` (dereference), `&` (address)."""

    op: str
    operand: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Binary:
    """`op` is one of `+ - * / // % ** << >> & | ^`; integer division is `//` in both languages."""

    op: str
    left: Expr
    right: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Compare:
    """`op` is one of `== != < <= > >= is`; membership is the call `contains`."""

    op: str
    left: Expr
    right: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Logic:
    """Short-circuit `and` or `or` over two or more operands."""

    op: str
    operands: tuple[Expr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Conditional:
    """`then if test else otherwise`."""

    test: Expr
    then: Expr
    otherwise: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Index:
    base: Expr
    index: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Slice:
    """A copy of a part: `base[lower:upper:step]`, `substr`, construction from two iterators."""

    base: Expr
    lower: Expr | None
    upper: Expr | None
    step: Expr | None = None
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Field:
    base: Expr
    name: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Star:
    """`*value` in a call, a literal or a target."""

    value: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Collection:
    """A literal of kind `list`, `tuple`, `set` or `dict` (items then are key, value tuples)."""

    kind: str
    items: tuple[Expr, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Clause:
    """`for target in iterable if conditions` inside a comprehension."""

    target: Expr
    iterable: Expr
    conditions: tuple[Expr, ...] = ()


@dataclass(frozen=True, slots=True)
class Comprehension:
    """`kind` is list, set, dict or generator; a dict's element is a (key, value) tuple."""

    kind: str
    element: Expr
    clauses: tuple[Clause, ...]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A library operation under its common name (`complexity.library`), receiver first.

    `key` carries an ordering or key function, `options` the names of further keyword arguments
    with their values, where a language has them.
    """

    op: str
    args: tuple[Expr, ...] = ()
    key: Expr | None = None
    options: tuple[tuple[str, Expr], ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Invoke:
    """A call of the program's own function, method, or of a value that may be one.

    `target` is a `Name` for a plain call, a `Field` for a method call, any expression otherwise.
    """

    target: Expr
    args: tuple[Expr, ...] = ()
    options: tuple[tuple[str, Expr], ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Lambda:
    function: Function
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class OpaqueExpr:
    """What a front end could not lower; operands that it could are kept."""

    reason: str
    operands: tuple[Expr, ...] = ()
    type: Type = UNTYPED
    span: Span = field(default=NOWHERE, compare=False)


Expr = (
    Const | Name | Unary | Binary | Compare | Logic | Conditional | Index | Slice | Field | Star
    | Collection | Comprehension | Call | Invoke | Lambda | OpaqueExpr
)  # fmt: skip

NOTHING = Const(None)
