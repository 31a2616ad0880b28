"""What the lowering of one file carries along."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.macros import Macro
from complexity.frontends.cpp.names import Names
from complexity.frontends.cpp.types import Types
from complexity.model import Expr, Function, Kind, OpaqueExpr, Span, Stmt, Type

MAX_DEPTH = 150
SCALARS = frozenset({Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR})


@dataclass(slots=True)
class Context:
    """State of a lowering, and the mutually recursive parts of it as plain functions.

    `before` and `after` collect what must run before and after the expression at hand: side
    effects are hoisted there. `heavy` are records that own containers, so that copying them
    costs. `aliases` are references to single values: every use is the place itself.
    """

    text: str
    bare: str
    macros: dict[str, Macro]
    names: Names
    types: Types
    lower: Callable[[Context, Cursor], Expr]
    block: Callable[[Context, Cursor], tuple[Stmt, ...]]
    function: Callable[[Context, Cursor, str], Function]
    effect: Callable[[Context, Cursor], list[Stmt]]
    before: list[Stmt] = field(default_factory=list)
    after: list[Stmt] = field(default_factory=list)
    constants: dict[str, int] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    heavy: set[str] = field(default_factory=set)
    self_passing: set[str] = field(default_factory=set)
    aliases: dict[tuple[int, str], Expr] = field(default_factory=dict)
    depth: int = 0

    def expr(self, cursor: Cursor) -> Expr:
        """Lower an expression; too deep a one becomes opaque."""
        if self.depth >= MAX_DEPTH:
            return OpaqueExpr("expression nested too deep", span=span(cursor))
        self.depth += 1
        try:
            return self.lower(self, cursor)
        finally:
            self.depth -= 1

    def exprs(self, cursors: list[Cursor]) -> tuple[Expr, ...]:
        return tuple(self.expr(c) for c in cursors)

    def type(self, cursor: Cursor) -> Type:
        return self.types.of(cursor.type)

    @contextmanager
    def hoisting(self) -> Iterator[tuple[list[Stmt], list[Stmt]]]:
        """Fresh lists for the side effects of one full expression."""
        saved = self.before, self.after
        self.before, self.after = [], []
        try:
            yield self.before, self.after
        finally:
            self.before, self.after = saved

    def copied_on_assignment(self, type_: Type) -> bool:
        """Whether a value of this type is worth a `copy`."""
        if type_.kind is Kind.RECORD:
            return type_.name in self.heavy
        if type_.kind is Kind.TUPLE:
            return any(self.copied_on_assignment(part) for part in type_.args)
        return type_.is_container

    def library(self, entity: Cursor | None) -> bool:
        return entity is not None and not clang.in_main_file(entity)


def span(cursor: Cursor) -> Span:
    start = cursor.location
    return Span(start.line, start.column, cursor.extent.end.line)


_WRAPPERS = frozenset({
    "UNEXPOSED_EXPR", "PAREN_EXPR", "CSTYLE_CAST_EXPR", "CXX_STATIC_CAST_EXPR",
    "CXX_REINTERPRET_CAST_EXPR", "CXX_CONST_CAST_EXPR", "CXX_DYNAMIC_CAST_EXPR",
    "CXX_FUNCTIONAL_CAST_EXPR", "PACK_EXPANSION_EXPR",
})  # fmt: skip
_NO_TYPE_OF_THEIR_OWN = frozenset({"UNEXPOSED_EXPR", "PAREN_EXPR", "PACK_EXPANSION_EXPR"})
NOT_EXPRESSIONS = frozenset({
    "TYPE_REF", "TEMPLATE_REF", "NAMESPACE_REF", "PARM_DECL", "VARIABLE_REF", "MEMBER_REF",
    "OVERLOADED_DECL_REF", "LABEL_REF",
})  # fmt: skip


def operands(cursor: Cursor) -> list[Cursor]:
    """Children that are expressions."""
    return [c for c in clang.children(cursor) if clang.kind(c) not in NOT_EXPRESSIONS]


def strip(cursor: Cursor) -> Cursor:
    """The expression without parentheses, casts and implicit conversions."""
    while clang.kind(cursor) in _WRAPPERS:
        inner = operands(cursor)
        if not inner or (len(inner) > 1 and clang.kind(cursor) in _NO_TYPE_OF_THEIR_OWN):
            break
        cursor = inner[-1]  # before it stand expressions in the type, such as array<int, 3>
    return cursor


def key_of(declaration: Cursor) -> tuple[int, str]:
    return declaration.location.offset, declaration.spelling
