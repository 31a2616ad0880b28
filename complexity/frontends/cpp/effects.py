"""Expressions for their effect, as statements."""

from __future__ import annotations

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.captures import capture_copies
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, key_of, operands, span, strip
from complexity.frontends.cpp.expressions import division
from complexity.frontends.cpp.fold import binary
from complexity.frontends.cpp.initialisers import copied
from complexity.frontends.cpp.streams import (
    operator_name,
    read_statements,
    scan_statements,
    write_statements,
)
from complexity.model import (
    Assign,
    Call,
    Conditional,
    Const,
    Define,
    Do,
    If,
    Kind,
    Lambda,
    Name,
    Raise,
    Return,
    Span,
    Stmt,
)

_COMPOUND = frozenset({"+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="})
_STEPS = frozenset({"x++", "x--", "++x", "--x"})


def effect(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """Lower one full expression whose value is not used."""
    with ctx.hoisting() as (before, after):
        statements = _effect(ctx, strip(cursor))
    return [*before, *statements, *after]


def _effect(ctx: Context, cursor: Cursor) -> list[Stmt]:
    match clang.kind(cursor):
        case "BINARY_OPERATOR":
            return _binary(ctx, cursor)
        case "COMPOUND_ASSIGNMENT_OPERATOR":
            target, value = operands(cursor)
            return [_augmented(ctx, cursor, clang.binary_operator(cursor)[:-1], target, value)]
        case "UNARY_OPERATOR" if clang.unary_operator(cursor) in _STEPS:
            return [_step(ctx, cursor, operands(cursor)[0], clang.unary_operator(cursor))]
        case "CALL_EXPR":
            return _call(ctx, cursor)
        case "CONDITIONAL_OPERATOR":
            return _choice(ctx, cursor)
        case "CXX_THROW_EXPR":
            inner = operands(cursor)
            value = ctx.expr(inner[0]) if inner else Const(None)
            return [Raise(value, span(cursor))]
        case "CXX_DELETE_EXPR":
            return [Do(Call("delete", ctx.exprs(operands(cursor))), span(cursor))]
        case _:
            return _plain(ctx, cursor)


def _plain(ctx: Context, cursor: Cursor) -> list[Stmt]:
    value = ctx.expr(cursor)
    if isinstance(value, Name | Const):
        return []
    return [Do(value, span(cursor))]


def _binary(ctx: Context, cursor: Cursor) -> list[Stmt]:
    op, inner = clang.binary_operator(cursor), operands(cursor)
    if len(inner) != 2:
        return _plain(ctx, cursor)
    match op:
        case "=":
            return assignment(ctx, cursor, inner[0], inner[1])
        case ",":
            return [*ctx.effect(ctx, inner[0]), *ctx.effect(ctx, inner[1])]
        case "&&" | "||":
            return _short(ctx, cursor, op)
        case "<<" | ">>":
            written = write_statements(ctx, cursor) if op == "<<" else read_statements(ctx, cursor)
            return written if written is not None else _plain(ctx, cursor)
        case _:
            return _plain(ctx, cursor)


def _short(ctx: Context, cursor: Cursor, op: str) -> list[Stmt]:
    """`a && f();` as a statement."""
    left, right = operands(cursor)
    test = ctx.expr(left)
    then = tuple(ctx.effect(ctx, right))
    return [If(test, then, (), span(cursor)) if op == "&&" else If(test, (), then, span(cursor))]


def _choice(ctx: Context, cursor: Cursor) -> list[Stmt]:
    inner = operands(cursor)
    if len(inner) != 3:
        return _plain(ctx, cursor)
    test = ctx.expr(inner[0])
    then, otherwise = ctx.effect(ctx, inner[1]), ctx.effect(ctx, inner[2])
    return [If(test, tuple(then), tuple(otherwise), span(cursor))]


def assignment(ctx: Context, cursor: Cursor, target: Cursor, value: Cursor) -> list[Stmt]:
    """`target = value`, chains from the right."""
    where = span(cursor)
    made = _bound(ctx, target, value)
    if made is not None:
        return [*capture_copies(ctx, lambda_in(value)), made]
    lowered = copied(ctx, value)
    place = ctx.expr(target)
    if isinstance(lowered, Lambda) and isinstance(place, Name):
        return [Define(ctx.function(ctx, strip(value), place.id), where)]
    return [Assign(place, lowered, span=where)]


def lambda_in(value: Cursor) -> Cursor:
    """What a `std::function` is made of, or the value itself."""
    inner = strip(value)
    while clang.kind(inner) == "CALL_EXPR" and inner.spelling == "function":
        args = [a for a in inner.get_arguments() if a is not None]
        if len(args) != 1:
            break
        inner = strip(args[0])
    return inner


def _bound(ctx: Context, target: Cursor, value: Cursor) -> Stmt | None:
    """`f = [&](…) {…}` for a declared function object."""
    inner = lambda_in(value)
    if clang.kind(inner) != "LAMBDA_EXPR" or clang.kind(strip(target)) != "DECL_REF_EXPR":
        return None
    entity = strip(target).referenced
    name = ctx.names.of(key_of(entity)) if entity is not None else strip(target).spelling
    return Define(ctx.function(ctx, inner, name), span(value))


def _augmented(ctx: Context, cursor: Cursor, op: str, target: Cursor, value: Cursor) -> Stmt:
    lowered = ctx.expr(value)
    place = ctx.expr(target)
    symbol = division(ctx, cursor) if op == "/" else op
    return Assign(place, binary(symbol, place, lowered, span(cursor)), True, span(cursor))


def _step(ctx: Context, cursor: Cursor, target: Cursor, op: str) -> Stmt:
    place = ctx.expr(target)
    sign = "+" if "+" in op else "-"
    where = span(cursor)
    return Assign(place, binary(sign, place, Const(1), where), True, where)


def _call(ctx: Context, cursor: Cursor) -> list[Stmt]:
    name = operator_name(cursor)
    if name.startswith("operator"):
        found = _operator(ctx, cursor, name[8:].strip())
        if found is not None:
            return found
    scanned = scan_statements(ctx, cursor)
    if scanned is not None:
        return scanned
    where = span(cursor)
    value = ctx.expr(cursor)
    match value:
        case Call(op="exit"):
            return [Raise(Const(None), where)]
        case Call(op="read_line" | "read_char" | "read_all", args=(*_, target)) if (
            isinstance(target, Name) and name != "ignore"
        ):
            return [Assign(target, Call(value.op, span=where), span=where)]
        case Call(op="next", args=(stream, target)) if name == "getline":
            return [Assign(target, Call("next", (stream,), span=where), span=where)]
        case Call(op="advance" | "step", args=(target, _)) if name == "advance":
            return [Assign(target, value, span=where)]
        case Name() | Const() | Call(op="setting"):
            return []
        case _:
            return [Do(value, where)]


def _operator(ctx: Context, cursor: Cursor, op: str) -> list[Stmt] | None:
    args = [a for a in cursor.get_arguments() if a is not None]
    if op in (">>", "<<"):
        return (read_statements if op == ">>" else write_statements)(ctx, cursor)
    if clang.in_main_file(cursor.referenced) and op not in ("=",):
        return None
    if op == "=" and len(args) == 2:
        return assignment(ctx, cursor, args[0], args[1])
    if op in _COMPOUND and len(args) == 2:
        if ctx.type(args[0]).kind is Kind.ARRAY:
            return _whole(ctx, cursor, args)
        return [_augmented(ctx, cursor, op[:-1], args[0], args[1])]
    if op in ("++", "--") and args:
        place, where = ctx.expr(args[0]), span(cursor)
        amount = Const(1 if op == "++" else -1)
        return [Assign(place, Call("advance", (place, amount), span=where), True, where)]
    return None


def _whole(ctx: Context, cursor: Cursor, args: list[Cursor]) -> list[Stmt]:
    """`a |= b` on bitsets touches all words."""
    values, where = ctx.exprs(args), span(cursor)
    return [Assign(values[0], Call("bits_all", values, span=where), True, where)]


def returned(ctx: Context, cursor: Cursor, where: Span) -> list[Stmt]:
    """`return value`; a local container is moved out, so nothing is copied."""
    inner = operands(cursor)
    if not inner:
        return [Return(span=where)]
    with ctx.hoisting() as (before, after):
        value = ctx.expr(inner[0])
    if isinstance(value, Conditional) and before and isinstance(before[-1], If):
        *before, chosen = before
        if isinstance(chosen, If) and chosen.test == value.test:
            then = (*chosen.then, Return(value.then, where))
            otherwise = (*chosen.otherwise, Return(value.otherwise, where))
            return [*before, If(chosen.test, then, otherwise, where), *after]
        before.append(chosen)
    if isinstance(value, Call) and value.op == "copy" and isinstance(value.args[0], Name):
        value = value.args[0]
    return [*before, *after, Return(value, where)]
