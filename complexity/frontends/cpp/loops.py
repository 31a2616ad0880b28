"""`for`, `while` and range-`for`. Counted loops are found later, on the model."""

from __future__ import annotations

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, key_of, operands, span, strip
from complexity.frontends.cpp.declarations import bindings, declare_bindings
from complexity.frontends.cpp.fold import number, unary
from complexity.frontends.cpp.text import for_parts
from complexity.model import (
    Assign,
    Break,
    Call,
    Collection,
    Const,
    Counted,
    Each,
    Expr,
    If,
    Kind,
    Name,
    OpaqueStmt,
    Stmt,
    While,
    expressions_of,
)

_REFERENCES = ("LVALUEREFERENCE", "RVALUEREFERENCE")


def while_loop(ctx: Context, cursor: Cursor) -> list[Stmt]:
    inner = clang.children(cursor)
    if len(inner) in (2, 3) and clang.kind(inner[0]) == "VAR_DECL":
        return _declaring(ctx, cursor, inner[0], inner[-1])  # its value as a test in between
    if len(inner) != 2:
        return _strange(ctx, cursor)
    return _conditioned(ctx, cursor, inner[0], inner[1], [])


def _strange(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """A loop whose head did not parse: an endless one over what is left of its body."""
    inner = clang.children(cursor)
    body = ctx.block(ctx, inner[-1]) if inner else ()
    where = span(cursor)
    return [OpaqueStmt("loop without readable head", span=where),
            While(Const(True, where), body, span=where)]  # fmt: skip


def _declaring(ctx: Context, cursor: Cursor, variable: Cursor, body: Cursor) -> list[Stmt]:
    """`while (auto x = f())`"""
    init = clang.initializer(variable)
    name = Name(ctx.names.declare(key_of(variable), ctx.type(variable)))
    value = ctx.expr(init) if init is not None else Const(None)
    leave = If(unary("not", name), (Break(),))
    block = (Assign(name, value, span=span(variable)), leave, *ctx.block(ctx, body))
    return [While(Const(True), block, span=span(cursor))]


def _conditioned(
    ctx: Context, cursor: Cursor, test: Cursor | None, body: Cursor, step: list[Stmt]
) -> list[Stmt]:
    """A loop from its parts; side effects of the test move into the body."""
    where = span(cursor)
    counted = _countdown(ctx, test)
    if counted is not None and not step:
        block = ctx.block(ctx, body)
        if counted not in {n.id for n in expressions_of(block) if isinstance(n, Name)}:
            return [Counted("_", Const(0), Name(counted), Const(1), block, span=where)]
        return [_with_effects(ctx, test, block, step, cursor)]
    with ctx.hoisting() as (before, after):
        value = ctx.expr(test) if test is not None else Const(True)
    if isinstance(value, Call) and value.op == "next" and len(value.args) == 2:
        return [Each(value.args[1], value.args[0], ctx.block(ctx, body), span=where)]
    if before or after:
        return [_with_effects(ctx, test, ctx.block(ctx, body), step, cursor)]
    return [While(value, ctx.block(ctx, body), tuple(step), span=where)]


def _with_effects(
    ctx: Context, test: Cursor | None, block: tuple[Stmt, ...], step: list[Stmt], cursor: Cursor
) -> Stmt:
    """The general form: test inside the body, effects on both ways out of it."""
    with ctx.hoisting() as (before, after):
        value = ctx.expr(test) if test is not None else Const(True)
    where = span(cursor)
    leave = If(unary("not", value, where), (*after, Break(where)), (), where)
    body = (*before, leave, *after, *block)
    return While(Const(True, where), body, tuple(step), span=where)


def _countdown(ctx: Context, test: Cursor | None) -> str | None:
    """The variable of `while (t--)`, `while (t-- > 0)`."""
    if test is None:
        return None
    bare = strip(test)
    if clang.kind(bare) == "BINARY_OPERATOR" and clang.binary_operator(bare) in (">", "!="):
        left, right = operands(bare)
        if number(ctx.expr(right)) != 0:
            return None
        bare = strip(left)
    if clang.kind(bare) != "UNARY_OPERATOR" or clang.unary_operator(bare) != "x--":
        return None
    target = ctx.expr(operands(bare)[0])
    return target.id if isinstance(target, Name) else None


def do_loop(ctx: Context, cursor: Cursor) -> list[Stmt]:
    inner = clang.children(cursor)
    if len(inner) != 2:
        return _strange(ctx, cursor)
    block = ctx.block(ctx, inner[0])
    with ctx.hoisting() as (before, after):
        test = ctx.expr(inner[1])
    where = span(cursor)
    return [While(test, (*block, *before), tuple(after), test_last=True, span=where)]


def for_loop(ctx: Context, cursor: Cursor) -> list[Stmt]:
    inner = clang.children(cursor)
    if not inner:
        return _strange(ctx, cursor)
    *head, body = inner
    init, test, step = _parts(ctx, cursor, head)
    ctx.names.enter()
    start = [] if init is None else list(ctx.block(ctx, init))
    advance = [] if step is None else ctx.effect(ctx, step)
    loop = _conditioned(ctx, cursor, test, body, advance)
    ctx.names.leave()
    return [*start, *loop]


def _parts(
    ctx: Context, cursor: Cursor, head: list[Cursor]
) -> tuple[Cursor | None, Cursor | None, Cursor | None]:
    """Initialiser, test and step; the text tells which are missing."""
    if len(head) == 3:
        return head[0], head[1], head[2]
    present = for_parts(ctx.bare, cursor.extent.start.offset)
    if present is not None and sum(present) == len(head):
        rest = iter(head)
        init, test, step = (next(rest) if there else None for there in present)
        return init, test, step
    init = head.pop(0) if head and clang.kind(head[0]) == "DECL_STMT" else None
    test = head.pop(0) if head and ctx.type(head[0]).kind is Kind.BOOL else None
    return init, test, head.pop(0) if head else None


def range_loop(ctx: Context, cursor: Cursor) -> list[Stmt]:
    inner = clang.children(cursor)
    entities = [c for c in inner if clang.kind(c) in ("VAR_DECL", "UNEXPOSED_DECL")]
    rest = [c for c in inner if c not in entities]
    if len(entities) != 1 or len(rest) < 2:
        return _strange(ctx, cursor)
    variable, source, body = entities[0], rest[-2], rest[-1]
    with ctx.hoisting() as (before, after):
        iterable = ctx.expr(source)
    ctx.names.enter()
    type_ = ctx.type(variable)
    by_copy = variable.type.kind.name not in _REFERENCES and ctx.copied_on_assignment(type_)
    target: Expr
    parts = bindings(variable)
    if parts:
        target = Collection("tuple", declare_bindings(ctx, parts))
    else:
        target = Name(ctx.names.declare(key_of(variable), type_), span(variable))
    block = ctx.block(ctx, body)
    ctx.names.leave()
    loop = Each(target, iterable, block, by_copy=by_copy, span=span(cursor))
    return [*before, loop, *after]
