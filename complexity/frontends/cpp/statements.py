"""Statements."""

from __future__ import annotations

from collections.abc import Callable

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, key_of, operands, span, strip
from complexity.frontends.cpp.declarations import declaration
from complexity.frontends.cpp.effects import effect, returned
from complexity.frontends.cpp.fold import comparison
from complexity.frontends.cpp.loops import do_loop, for_loop, range_loop, while_loop
from complexity.frontends.normalise import live
from complexity.model import (
    Block,
    Break,
    Const,
    Continue,
    Counted,
    Expr,
    If,
    Logic,
    Name,
    OpaqueStmt,
    Raise,
    Return,
    Stmt,
    Try,
)

MAX_DEPTH = 200
MOST_COPIED = 5_000
"""Statements of a switch, those that several labels reach counted for each."""
_LITERALS = frozenset({"CXX_BOOL_LITERAL_EXPR", "INTEGER_LITERAL"})
_NOTHING = frozenset({
    "NULL_STMT", "USING_DECLARATION", "USING_DIRECTIVE", "TYPEDEF_DECL", "TYPE_ALIAS_DECL",
    "STRUCT_DECL", "CLASS_DECL", "ENUM_DECL", "STATIC_ASSERT", "UNEXPOSED_ATTR", "ALIGNED_ATTR",
    "TYPE_ALIAS_TEMPLATE_DECL", "UNION_DECL", "FUNCTION_DECL", "CLASS_TEMPLATE", "LABEL_REF",
    "NAMESPACE_ALIAS", "FRIEND_DECL", "TYPE_REF", "PREPROCESSING_DIRECTIVE", "EMPTY_DECL",
})  # fmt: skip


def block(ctx: Context, cursor: Cursor) -> Block:
    """A compound statement, or a single one, as a block."""
    if ctx.depth >= MAX_DEPTH:
        return (OpaqueStmt("statements nested too deep", span=span(cursor)),)
    ctx.depth += 1
    try:
        if clang.kind(cursor) != "COMPOUND_STMT":
            return tuple(statement(ctx, cursor))
        ctx.names.enter()
        out = tuple(s for child in clang.children(cursor) for s in statement(ctx, child))
        ctx.names.leave()
        return out
    finally:
        ctx.depth -= 1


def statement(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """Lower one statement; a failure costs this statement only."""
    kind = clang.kind(cursor)
    if kind in _NOTHING:
        return []
    handler = _HANDLERS.get(kind, effect if kind.endswith(("_EXPR", "_OPERATOR")) else None)
    if handler is None:
        return _unknown(ctx, cursor, kind)
    try:
        return handler(ctx, cursor)
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        return [OpaqueStmt(f"not lowered ({kind.lower()}: {error})", span=span(cursor))]


def _unknown(ctx: Context, cursor: Cursor, kind: str) -> list[Stmt]:
    inner = [s for child in clang.children(cursor) for s in statement(ctx, child)]
    return [OpaqueStmt(f"unknown {kind.lower()}", span=span(cursor)), *inner]


def _compound(ctx: Context, cursor: Cursor) -> list[Stmt]:
    return list(block(ctx, cursor))


def _declarations(ctx: Context, cursor: Cursor) -> list[Stmt]:
    out: list[Stmt] = []
    for child in clang.children(cursor):
        if clang.kind(child) in ("VAR_DECL", "UNEXPOSED_DECL"):
            out += declaration(ctx, child)
    return out


def _if(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """An `if`, its optional initialiser before it; `else if` chains are followed iteratively."""
    inner = clang.children(cursor)
    ctx.names.enter()
    out: list[Stmt] = []
    if inner and clang.kind(inner[0]) == "DECL_STMT":
        out += _declarations(ctx, inner.pop(0))
    test: Expr
    literal = False
    if inner and clang.kind(inner[0]) == "VAR_DECL":
        variable = inner.pop(0)
        out += declaration(ctx, variable)
        test = Name(ctx.names.of(key_of(variable)))
        inner = inner[-2:] if len(inner) > 2 else inner
        if inner and clang.kind(inner[0]).endswith("_EXPR") and len(inner) > 1:
            inner.pop(0)
    elif len(inner) >= 2:
        literal = clang.kind(strip(inner[0])) in _LITERALS
        with ctx.hoisting() as (before, after):
            test = ctx.expr(inner.pop(0))
        out += before
        if after:
            out += _late(ctx, inner, test, after, cursor)
            ctx.names.leave()
            return out
    else:
        test = Const(True)
    then = block(ctx, inner[0]) if inner else ()
    otherwise = block(ctx, inner[1]) if len(inner) > 1 else ()
    ctx.names.leave()
    always = live(test, then, otherwise) if literal else None
    return [*out, *([If(test, then, otherwise, span(cursor))] if always is None else always)]


def _late(
    ctx: Context, inner: list[Cursor], test: Expr, after: list[Stmt], cursor: Cursor
) -> list[Stmt]:
    """`if (i++ < n)`: the effect happens on both branches."""
    then = (*after, *(block(ctx, inner[0]) if inner else ()))
    otherwise = (*after, *(block(ctx, inner[1]) if len(inner) > 1 else ()))
    return [If(test, then, otherwise, span(cursor))]


def _return(ctx: Context, cursor: Cursor) -> list[Stmt]:
    return returned(ctx, cursor, span(cursor))


def _break(ctx: Context, cursor: Cursor) -> list[Stmt]:
    return [Break(span(cursor))]


def _continue(ctx: Context, cursor: Cursor) -> list[Stmt]:
    return [Continue(span(cursor))]


def _goto(ctx: Context, cursor: Cursor) -> list[Stmt]:
    return [OpaqueStmt("goto", span=span(cursor))]


def _label(ctx: Context, cursor: Cursor) -> list[Stmt]:
    return [s for c in clang.children(cursor) for s in statement(ctx, c)]


def _try(ctx: Context, cursor: Cursor) -> list[Stmt]:
    inner = clang.children(cursor)
    body = block(ctx, inner[0]) if inner else ()
    handlers = tuple(block(ctx, clang.children(c)[-1]) for c in inner[1:])
    return [Try(body, handlers, span=span(cursor))]


def _switch(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """Cases as a chain of `if`; fall-through repeats the following statements."""
    inner = operands(cursor)
    if len(inner) < 2:
        return [OpaqueStmt("switch", span=span(cursor))]
    with ctx.hoisting() as (before, after):
        value = ctx.expr(inner[-2])
    ctx.names.enter()
    sections = _sections(ctx, value, inner[-1])
    ctx.names.leave()
    chain: Block = ()
    copied = 0
    default = next((i for i, (test, _) in enumerate(sections) if test is None), None)
    if default is not None:
        chain = _until_break(sections, default)
    for i in reversed(range(len(sections))):
        test = sections[i][0]
        if test is not None:
            section = _until_break(sections, i)
            copied += len(section)
            chain = (If(test, section, chain, span(cursor)),)
        if copied > MOST_COPIED:
            return [*before, *after, OpaqueStmt("switch that falls through", span=span(cursor))]
    if any(isinstance(s, Break) for s in _outside_loops(chain)):
        once = Counted("_", Const(0), Const(1), Const(1), chain, span=span(cursor))
        return [*before, *after, once]
    return [*before, *after, *chain]


_Section = tuple[Expr | None, list[Stmt]]


def _sections(ctx: Context, value: Expr, body: Cursor) -> list[_Section]:
    """Labels with the statements up to the next label; a default has no test."""
    sections: list[_Section] = []
    for child in clang.children(body):
        tests, first, is_default = _labels(ctx, value, child)
        if tests or is_default:
            test = None if is_default else _either(tests)
            sections.append((test, []))
        if sections and first is not None:
            sections[-1][1].extend(statement(ctx, first))
    return sections


def _labels(ctx: Context, value: Expr, cursor: Cursor) -> tuple[list[Expr], Cursor | None, bool]:
    """Tests of the labels in front of a statement, and that statement."""
    tests: list[Expr] = []
    default = False
    current: Cursor | None = cursor
    while current is not None and clang.kind(current) in ("CASE_STMT", "DEFAULT_STMT"):
        inner = clang.children(current)
        if clang.kind(current) == "DEFAULT_STMT":
            default = True
        elif inner:
            tests.append(comparison("==", value, ctx.expr(inner[0]), span(current)))
        current = inner[-1] if inner else None
    return tests, current, default


def _either(tests: list[Expr]) -> Expr:
    return tests[0] if len(tests) == 1 else Logic("or", tuple(tests))


def _until_break(sections: list[_Section], start: int) -> Block:
    """What runs from a label on: to the first statement that leaves, through later labels."""
    out: list[Stmt] = []
    for _, body in sections[start:]:
        for item in body:
            if isinstance(item, Break):
                return tuple(out)
            out.append(item)
            if isinstance(item, Return | Raise | Continue):
                return tuple(out)
    return tuple(out)


def _outside_loops(chain: Block) -> list[Stmt]:
    """Statements of a block that are in no loop of it."""
    out: list[Stmt] = []
    pending = list(chain)
    while pending:
        item = pending.pop()
        out.append(item)
        if isinstance(item, If):
            pending += [*item.then, *item.otherwise]
        elif isinstance(item, Try):
            pending += item.body
    return out


_HANDLERS: dict[str, Callable[[Context, Cursor], list[Stmt]]] = {
    "COMPOUND_STMT": _compound, "DECL_STMT": _declarations, "IF_STMT": _if, "FOR_STMT": for_loop,
    "WHILE_STMT": while_loop, "DO_STMT": do_loop, "CXX_FOR_RANGE_STMT": range_loop,
    "RETURN_STMT": _return, "BREAK_STMT": _break, "CONTINUE_STMT": _continue, "GOTO_STMT": _goto,
    "INDIRECT_GOTO_STMT": _goto, "LABEL_STMT": _label, "CXX_TRY_STMT": _try,
    "SWITCH_STMT": _switch, "CASE_STMT": _label, "DEFAULT_STMT": _label,
}  # fmt: skip
