"""Reading and writing.

Conventions of the model: a read as a statement is `Assign(x, Call("read_token"))` with the option
`type`; a read as a test (`while (cin >> x)`, `scanf(…) == 2`) is `Call("read_token", (x, …))`, true
while there is input. A text stream is a sequence of tokens: `ss >> x` is `next`, and
`while (ss >> x)` is `Each(x, ss)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain as chain_of
from itertools import repeat

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, operands, span, strip
from complexity.frontends.cpp.fold import base_of, number, unary
from complexity.frontends.cpp.types import TEXT_STREAMS
from complexity.model import (
    NOWHERE,
    Assign,
    Binary,
    Call,
    Const,
    Do,
    Expr,
    Index,
    Invoke,
    Kind,
    Name,
    Span,
    Stmt,
    Type,
)

_MANIPULATORS = frozenset({
    "fixed", "boolalpha", "noboolalpha", "hex", "dec", "oct", "left", "right", "internal",
    "scientific", "showpoint", "showpos", "skipws", "noskipws", "uppercase", "unitbuf", "ws",
    "setprecision", "setw", "setfill", "flush",
})  # fmt: skip
_SCANNERS = {"scanf": 0, "fscanf": 1, "scanf_s": 0}
_FORMAT = re.compile(r"%\*?\d*(?:hh|h|ll|l|L|I64)?([a-zA-Z]|\[)")
_FORMAT_TYPES = {"d": "int", "i": "int", "u": "int", "x": "int", "s": "str", "[": "str",
                 "c": "char", "f": "float", "g": "float", "e": "float"}  # fmt: skip
_TYPE_NAMES = {Kind.INT: "int", Kind.FLOAT: "float", Kind.CHAR: "char", Kind.STR: "str",
               Kind.BOOL: "bool"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Item:
    """One operand of `<<` or `>>`; `own` where the program defines that operator."""

    cursor: Cursor
    own: bool


def chain(cursor: Cursor, symbol: str) -> tuple[Cursor, list[Item]]:
    """The stream and the operands of `s << a << b`, without recursion."""
    items: list[Item] = []
    current = strip(cursor)
    while True:
        sides = _sides(current, symbol)
        if sides is None:
            break
        entity = current.referenced
        items.append(Item(sides[1], clang.in_main_file(entity)))
        current = strip(sides[0])
    return current, items[::-1]


def _sides(cursor: Cursor, symbol: str) -> tuple[Cursor, Cursor] | None:
    kind = clang.kind(cursor)
    if kind == "BINARY_OPERATOR" and clang.binary_operator(cursor) == symbol:
        inner = operands(cursor)
        return (inner[0], inner[1]) if len(inner) == 2 else None
    if kind != "CALL_EXPR" or operator_name(cursor) != f"operator{symbol}":
        return None
    args = list(cursor.get_arguments())
    return (args[0], args[1]) if len(args) == 2 else None


def operator_name(cursor: Cursor) -> str:
    """The operator that a call applies, also where a template hides it."""
    if cursor.spelling:
        return str(cursor.spelling)
    for child in clang.children(cursor):
        if clang.kind(child) == "DECL_REF_EXPR" and not child.spelling:
            names = [c.spelling for c in clang.children(child)]
            if names and names[0].startswith("operator"):
                return str(names[0])
    return ""


def is_stream(ctx: Context, cursor: Cursor) -> bool:
    return ctx.type(cursor).kind is Kind.STREAM


def is_text_stream(ctx: Context, cursor: Cursor) -> bool:
    return ctx.type(cursor).name in TEXT_STREAMS


def read_statements(ctx: Context, cursor: Cursor) -> list[Stmt] | None:
    """`cin >> a >> b` as assignments in order; None when this is no read."""
    stream, items = chain(cursor, ">>")
    if not items or not is_stream(ctx, stream):
        return None
    out: list[Stmt] = []
    for item in items:
        if _is_manipulator(item.cursor):
            continue
        with ctx.hoisting() as (before, after):
            statement = _read(ctx, stream, item)
        out += [*before, statement, *after]
    return out


def _read(ctx: Context, stream: Cursor, item: Item) -> Stmt:
    where = span(item.cursor)
    target = ctx.expr(item.cursor)
    if item.own:
        return Do(Invoke(Name("operator>>"), (ctx.expr(stream), target), span=where), where)
    if is_text_stream(ctx, stream):
        return Assign(target, Call("next", (ctx.expr(stream),), span=where), span=where)
    if isinstance(target, Binary):  # `cin >> s + 1` for text in an array
        target = base_of(target)
    return Assign(target, token(ctx.type(item.cursor), where=span(item.cursor)), span=where)


def token(type_: Type, name: str = "", where: Span = NOWHERE) -> Call:
    """One token of the input, with the type it is read into."""
    label = name or _TYPE_NAMES.get(type_.kind, "")
    return Call("read_token", (), options=(("type", Const(label)),) if label else (), span=where)


def _is_manipulator(cursor: Cursor) -> bool:
    bare = strip(cursor)
    return bare.spelling in _MANIPULATORS and clang.kind(bare) in ("DECL_REF_EXPR", "CALL_EXPR")


def read_test(ctx: Context, cursor: Cursor) -> Expr | None:
    """A read whose success is tested; None when this is no read."""
    stream, items = chain(cursor, ">>")
    if not items or not is_stream(ctx, stream):
        return None
    targets = ctx.exprs([i.cursor for i in items if not _is_manipulator(i.cursor)])
    if is_text_stream(ctx, stream):
        return Call("next", (ctx.expr(stream), *targets), span=span(cursor))
    return Call("read_token", targets, span=span(cursor))


def scanned(ctx: Context, cursor: Cursor) -> list[tuple[Expr, str]] | None:
    """Targets of `scanf` with the types of the format; None when this is no such call."""
    bare = strip(cursor)
    if clang.kind(bare) != "CALL_EXPR" or bare.spelling not in _SCANNERS:
        return None
    args = list(bare.get_arguments())[_SCANNERS[bare.spelling] :]
    if not args:
        return []
    pattern = ctx.expr(args[0])
    text = pattern.value if isinstance(pattern, Const) and isinstance(pattern.value, str) else ""
    kinds = [_FORMAT_TYPES.get(k, "") for k in _FORMAT.findall(text)]
    targets = [_pointed(ctx, a) for a in args[1:]]
    targets = [place(t) if k == "str" else t for t, k in zip(targets, _padded(kinds), strict=False)]
    return list(zip(targets, [*kinds, *("" for _ in targets)], strict=False))


def _padded(kinds: list[str]) -> Iterator[str]:
    return chain_of(kinds, repeat(""))


def place(expr: Expr) -> Expr:
    """The array of text that a pointer into it stands for."""
    return expr.base if isinstance(expr, Index) and number(expr.index) is not None else expr


def _pointed(ctx: Context, cursor: Cursor) -> Expr:
    """What `&x` or `a + i` as an argument of scanf points to."""
    value = ctx.expr(cursor)
    if isinstance(value, Binary):
        return unary("*", value)
    bare = strip(cursor)
    if clang.kind(bare) == "UNARY_OPERATOR" and clang.unary_operator(bare) == "&":
        return ctx.expr(operands(bare)[0])
    return value


def scan_statements(ctx: Context, cursor: Cursor) -> list[Stmt] | None:
    found = scanned(ctx, cursor)
    if found is None:
        return None
    where = span(cursor)
    return [Assign(t, token(Type(), name, where), span=where) for t, name in found]


def read_count(ctx: Context, left: Cursor, right: Cursor | None) -> Expr | None:
    """`scanf(…) == 2`, `scanf(…) != EOF`, `~scanf(…)`: a test that there was input."""
    found = scanned(ctx, left)
    if found is None:
        return None
    return Call("read_token", tuple(t for t, _ in found), span=span(left))


def write_statements(ctx: Context, cursor: Cursor) -> list[Stmt] | None:
    """`cout << a << endl` as writes; None when this is no write."""
    stream, items = chain(cursor, "<<")
    if not items or not is_stream(ctx, stream):
        return None
    out: list[Stmt] = []
    pending: list[Expr] = []
    where = span(cursor)
    text = is_text_stream(ctx, stream)
    for item in items:
        bare = strip(item.cursor)
        if bare.spelling == "endl":
            out.append(Do(Call("write_line", tuple(pending), span=where), where))
            pending = []
        elif item.own:
            out += _write(ctx, stream, pending, where, text)
            pending = []
            args = (ctx.expr(stream), ctx.expr(item.cursor))
            out.append(Do(Invoke(Name("operator<<"), args, span=where), where))
        elif not _is_manipulator(item.cursor):
            pending.append(ctx.expr(item.cursor))
    out += _write(ctx, stream, pending, where, text)
    return out


def _write(ctx: Context, stream: Cursor, items: list[Expr], where: Span, text: bool) -> list[Stmt]:
    if not items:
        return []
    if text:
        return [Do(Call("append_text", (ctx.expr(stream), *items), span=where), where)]
    return [Do(Call("write", tuple(items), span=where), where)]
