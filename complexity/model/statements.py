"""Statements. Loops stay structured."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from complexity.model.expressions import NOTHING, Expr
from complexity.model.span import NOWHERE, Span

if TYPE_CHECKING:
    from complexity.model.program import Function

Block = tuple["Stmt", ...]


@dataclass(frozen=True, slots=True)
class Assign:
    """`target = value`; declarations are assignments too.

    `augmented` tells `s += t` from `s = s + t`: the value is the same `Binary`, the cost is not.
    Targets: `Name`, `Index`, `Field`, `Slice`, a tuple `Collection` of targets, `Star`, `*p`.
    """

    target: Expr
    value: Expr
    augmented: bool = False
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Do:
    """An expression for its effect."""

    value: Expr
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class If:
    test: Expr
    then: Block
    otherwise: Block = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Counted:
    """`for var in start, start + step, … while below (or above) stop`.

    `stop` is exclusive for both directions, as in Python's `range`. The body does not assign
    `var`, nor anything that `stop` or `step` read.
    """

    var: str
    start: Expr
    stop: Expr
    step: Expr
    body: Block
    otherwise: Block = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Each:
    """`for target in iterable`; `by_copy` where each element is copied (C++ `for (auto x : v)`)."""

    target: Expr
    iterable: Expr
    body: Block
    otherwise: Block = ()
    by_copy: bool = False
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class While:
    """Any other loop. `step` runs after the body and on `continue` (a C++ `for`'s third part).

    `test_last` marks do-while.
    """

    test: Expr
    body: Block
    step: Block = ()
    otherwise: Block = ()
    test_last: bool = False
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Return:
    value: Expr = NOTHING
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Break:
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Continue:
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Raise:
    """An exception leaves; so does `exit` (the program ends)."""

    value: Expr = NOTHING
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Try:
    body: Block
    handlers: tuple[Block, ...] = ()
    otherwise: Block = ()
    final: Block = ()
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Define:
    """A nested function, or a lambda bound to a name."""

    function: Function
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class OpaqueStmt:
    """What a front end could not lower (`goto`, `exec`, syntax errors)."""

    reason: str
    operands: tuple[Expr, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


Stmt = (
    Assign | Do | If | Counted | Each | While | Return | Break | Continue | Raise | Try | Define
    | OpaqueStmt
)  # fmt: skip
