"""Declarations of variables as assignments."""

from __future__ import annotations

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.captures import capture_copies
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import SCALARS, Context, key_of, operands, span, strip
from complexity.frontends.cpp.initialisers import STATIC, braces, copied, default_value
from complexity.model import (
    Assign,
    Call,
    Collection,
    Const,
    Define,
    Expr,
    Field,
    Index,
    Kind,
    Lambda,
    Name,
    OpaqueExpr,
    Stmt,
    Type,
)

_SILENT = SCALARS | {Kind.POINTER, Kind.ITERATOR, Kind.UNKNOWN, Kind.NONE, Kind.FUNCTION}
_BODIES = frozenset({"FUNCTION_DECL", "CXX_METHOD", "CONSTRUCTOR"})
_ENTITIES = frozenset({"VAR_DECL", "UNEXPOSED_DECL"})


def declaration(ctx: Context, cursor: Cursor, static: bool = False) -> list[Stmt]:
    """Statements of one declarator; none where nothing happens at run time."""
    with ctx.hoisting() as (before, after):
        statements = _declare(ctx, cursor, static)
    return [*before, *statements, *after]


def _declare(ctx: Context, cursor: Cursor, static: bool) -> list[Stmt]:
    if clang.kind(cursor) == "UNEXPOSED_DECL":
        return _binding(ctx, cursor)
    static = static or cursor.storage_class.name == "STATIC"
    type_ = ctx.type(cursor)
    init = clang.initializer(cursor)
    if cursor.storage_class.name == "EXTERN" and init is None:
        return []
    if _is_place(ctx, cursor, type_, init):
        return []
    function = _lambda(init) if type_.kind in (Kind.FUNCTION, Kind.UNKNOWN) else None
    if function is not None:
        copies = capture_copies(ctx, function)
        name = ctx.names.declare(key_of(cursor), Type(Kind.FUNCTION))
        return [*copies, Define(ctx.function(ctx, function, name), span(cursor))]
    if type_.kind is Kind.ARRAY and cursor.type.get_canonical().kind.name != "RECORD":
        value = _array(ctx, cursor, type_, init, static)
    else:
        value = _value(ctx, cursor, type_, init)
        if value is not None and _persists(cursor):
            value = Call("kept", (value,), span=span(cursor))
    name = ctx.names.declare(key_of(cursor), type_)
    _constant(ctx, cursor, name, type_)
    return [Assign(Name(name, span(cursor)), value, span=span(cursor))] if value is not None else []


def _persists(cursor: Cursor) -> bool:
    """A static variable of a function keeps between calls what they leave in it."""
    local = cursor.semantic_parent is not None and clang.kind(cursor.semantic_parent) in _BODIES
    return local and cursor.storage_class.name == "STATIC" and not cursor.type.is_const_qualified()


def _is_place(ctx: Context, cursor: Cursor, type_: Type, init: Cursor | None) -> bool:
    """Whether this is `int& r = dp[i][j]`, which from now on means the place itself."""
    if init is None or cursor.type.kind.name != "LVALUEREFERENCE" or type_.kind not in SCALARS:
        return False
    if cursor.type.get_pointee().is_const_qualified():
        return False
    place = ctx.expr(init)
    if not isinstance(place, Name | Index | Field):
        return False
    ctx.aliases[key_of(cursor)] = place
    return True


def _lambda(init: Cursor | None) -> Cursor | None:
    """The lambda that a variable is bound to, through `std::function`."""
    while init is not None:
        inner = strip(init)
        if clang.kind(inner) == "LAMBDA_EXPR":
            return inner
        if clang.kind(inner) != "CALL_EXPR" or inner.spelling != "function":
            return None
        args = [a for a in inner.get_arguments() if a is not None]
        init = args[0] if len(args) == 1 else None
    return None


def _value(ctx: Context, cursor: Cursor, type_: Type, init: Cursor | None) -> Expr | None:
    if init is None:
        silent = type_.kind in _SILENT or type_.kind is Kind.STREAM
        return None if silent else default_value(ctx, type_)
    bare = strip(init)
    if type_.kind is Kind.STREAM and clang.kind(bare) == "CALL_EXPR":
        return _stream(ctx, bare, type_)
    if clang.kind(bare) == "INIT_LIST_EXPR":
        return braces(ctx, bare, type_)
    if cursor.type.kind.name in ("LVALUEREFERENCE", "RVALUEREFERENCE"):
        return ctx.expr(init)
    value = copied(ctx, init)
    return None if isinstance(value, Lambda) else value


def _stream(ctx: Context, init: Cursor, type_: Type) -> Expr | None:
    """A text stream is the sequence of its tokens; files need no statement."""
    if type_.name not in ("istringstream", "stringstream"):
        return None
    args = [a for a in init.get_arguments() if a is not None and a.location.line]
    if not args:
        return Collection("list", ())
    return Call("iter", (Call("split", (ctx.expr(args[0]),)),), span=span(init))


def _array(
    ctx: Context, cursor: Cursor, type_: Type, init: Cursor | None, static: bool
) -> Expr | None:
    """`filled` calls nested by dimension, or the elements where all are given."""
    dimensions = _dimensions(ctx, cursor, type_, init)
    bare = strip(init) if init is not None else None
    if bare is not None and clang.kind(bare) == "INIT_LIST_EXPR":
        given = operands(bare)
        whole = type_.size is None or len(given) == type_.size or len(given) > 1
        if given and whole and (type_.size is None or type_.size <= 4 * len(given) + 64):
            return braces(ctx, bare, Type(Kind.LIST, type_.args))
    elif bare is not None and clang.kind(bare) == "STRING_LITERAL":
        return ctx.expr(bare)
    element = type_
    for _ in dimensions:
        element = element.element
    value = default_value(ctx, element)
    for dimension in reversed(dimensions):
        value = Call("filled", (dimension, value), span=span(cursor))
    if static and isinstance(value, Call):
        return Call(value.op, value.args, value.key, STATIC, value.span)
    return value


def _dimensions(ctx: Context, cursor: Cursor, type_: Type, init: Cursor | None) -> list[Expr]:
    """Sizes as written, outermost first; from the type where a typedef hides them."""
    written = [
        c for c in operands(cursor)
        if (init is None or c != init) and ctx.type(c).kind in (Kind.INT, Kind.UNKNOWN)
        and clang.kind(c) not in ("CALL_EXPR", "INIT_LIST_EXPR")
    ]  # fmt: skip
    depth, nested = 0, type_
    declared: list[Expr] = []
    while nested.kind is Kind.ARRAY and (nested.args or nested.size):
        depth += 1
        size = nested.size
        declared.append(Const(size) if size is not None else OpaqueExpr("unknown dimension"))
        nested = nested.element
    lowered = [ctx.expr(c) for c in reversed(written)]
    return lowered if len(lowered) == depth else declared


def _constant(ctx: Context, cursor: Cursor, name: str, type_: Type) -> None:
    if type_.kind is Kind.INT and cursor.type.is_const_qualified():
        value = clang.evaluate(cursor)
        if isinstance(value, int):
            ctx.constants[name] = value


def _binding(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """`auto [a, b] = value;`"""
    parts = bindings(cursor)
    rest = [c for c in operands(cursor) if clang.kind(c) not in _ENTITIES]
    if not parts or not rest:
        return []
    reference = cursor.type.kind.name in ("LVALUEREFERENCE", "RVALUEREFERENCE")
    value = ctx.expr(rest[-1]) if reference else copied(ctx, rest[-1])
    names = declare_bindings(ctx, parts)
    return [Assign(Collection("tuple", names, span(cursor)), value, span=span(cursor))]


def bindings(cursor: Cursor) -> list[Cursor]:
    return [c for c in clang.children(cursor) if clang.kind(c) == "UNEXPOSED_DECL"]


def declare_bindings(ctx: Context, parts: list[Cursor]) -> tuple[Expr, ...]:
    return tuple(Name(ctx.names.declare(key_of(p), ctx.type(p)), span(p)) for p in parts)
