"""Methods of library types."""

from __future__ import annotations

from collections.abc import Callable

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.algorithms import place
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import SCALARS, Context, span, strip
from complexity.frontends.cpp.fold import base_of
from complexity.frontends.cpp.initialisers import braces, element, sum_of
from complexity.frontends.cpp.ranges import is_place, offset, range_of
from complexity.frontends.cpp.streams import is_text_stream
from complexity.model import (
    Call,
    Collection,
    Const,
    Expr,
    Index,
    Invoke,
    Kind,
    Name,
    OpaqueExpr,
    Slice,
    Type,
)

_MAPS = frozenset({Kind.DICT, Kind.TREE_DICT})
_SETS = frozenset({Kind.SET, Kind.TREE_SET})
_PUSHED = frozenset({Kind.STACK, Kind.QUEUE, Kind.HEAP})
_PLACES = frozenset({"begin", "end", "cbegin", "cend", "rbegin", "rend", "crbegin", "crend"})
_SAME = {
    "size": "len", "length": "len", "empty": "empty", "clear": "clear", "pop_back": "pop_back",
    "pop_front": "pop_front", "front": "front", "back": "back", "pop": "pop", "top": "top",
    "swap": "swap", "capacity": "len", "reserve": "reserve", "shrink_to_fit": "reserve",
    "rehash": "reserve", "max_load_factor": "reserve", "starts_with": "starts_with",
    "ends_with": "starts_with", "compare": "compare", "find_by_order": "find_by_order",
    "order_of_key": "order_of_key", "lower_bound": "lower_bound", "upper_bound": "upper_bound",
    "equal_range": "lower_bound", "contains": "contains", "rfind": "rfind", "find": "find",
    "find_first_of": "find", "find_first_not_of": "find", "find_last_of": "rfind",
    "find_last_not_of": "rfind", "sort": "sort", "unique": "unique", "reverse": "reverse",
    "remove": "erase_value", "remove_if": "remove_if", "merge": "update", "splice": "extend",
    "fill": "fill", "flip": "set_bit", "test": "set_bit", "set": "set_bit", "reset": "set_bit",
    "any": "bits_all", "none": "bits_all", "all": "bits_all", "_Find_first": "bits_all",
    "_Find_next": "bits_all", "to_ulong": "bits_all", "to_ullong": "bits_all",
    "to_string": "str", "bucket_count": "len", "extract": "pop_at", "join": "update",
    "replace": "replace", "has_value": "bool", "time_since_epoch": "clock",
    "eof": "empty", "good": "empty", "fail": "empty", "peek": "read_char", "release": "id",
    "sum": "sum_of", "max": "max_of", "min": "min_of", "use_count": "id",
}  # fmt: skip
_SETTINGS = frozenset({
    "tie", "sync_with_stdio", "precision", "setf", "width", "exceptions", "close", "open", "seed",
    "rdbuf", "lock", "unlock", "imbue", "fill", "unsetf",
})  # fmt: skip
_ITSELF = frozenset({"data", "c_str", "get", "value", "load", "what", "str", "subspan"})


def lower_member(
    ctx: Context, cursor: Cursor, name: str, receiver: Cursor, args: list[Cursor]
) -> Expr:
    """A method call on a value of a library type."""
    type_ = ctx.type(receiver)
    if type_.kind is Kind.STREAM:
        return _stream(ctx, cursor, name, receiver, args)
    base, where = ctx.expr(receiver), span(cursor)
    if name in _PLACES:
        return place(name, base)
    handler = _HANDLERS.get(name)
    if handler is not None:
        found = handler(ctx, cursor, type_, base, args)
        if found is not None:
            return found
    if name == "count":
        return _count(ctx, cursor, type_, base, args)
    if name in _ITSELF:
        return base
    op = _SAME.get(name)
    if op == "set_bit" and not args:
        op = "bits_all" if type_.kind is Kind.ARRAY else "clear"
    if op is None:
        reason = f"unknown method {name or '?'}"
        return OpaqueExpr(reason, (base, *ctx.exprs(args)), span=where)
    return Call(op, (base, *ctx.exprs(args)), span=where)


def _stream(ctx: Context, cursor: Cursor, name: str, receiver: Cursor, args: list[Cursor]) -> Expr:
    where, values = span(cursor), ctx.exprs(args)
    if is_text_stream(ctx, receiver):
        base = ctx.expr(receiver)
        return base if name == "str" and not values else Call("clear", (base,), span=where)
    match name:
        case "get" | "ignore" | "peek" | "read":
            return Call("read_char", values, span=where)
        case "getline":
            return Call("read_line", values[:1], span=where)
        case "put" | "write":
            return Call("write", values[:1], span=where)
        case "flush":
            return Call("flush", span=where)
        case "eof" | "fail" | "good" | "is_open":
            return Call("empty", (ctx.expr(receiver),), span=where)
        case _:
            return Call("setting", span=where)


def _count(ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]) -> Expr:
    where = span(cursor)
    if not args:
        return Call("bits_all" if type_.kind is Kind.ARRAY else "clock", (base,), span=where)
    op = "count_of" if type_.multi or type_.kind not in _MAPS | _SETS else "contains"
    return Call(op, (base, ctx.expr(args[0])), span=where)


def _push(ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]) -> Expr | None:
    op = "push" if type_.kind in _PUSHED else "push_back"
    if type_.kind is Kind.STR:
        return Call("push_back", (base, *ctx.exprs(args)), span=span(cursor))
    return Call(op, (base, made(ctx, type_.element, args)), span=span(cursor))


def _push_front(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    return Call("push_front", (base, made(ctx, type_.element, args)), span=span(cursor))


def made(ctx: Context, type_: Type, args: list[Cursor]) -> Expr:
    """The element that `emplace` makes of its arguments, or that a push stores."""
    if len(args) == 1:
        inner = strip(args[0])
        if clang.kind(inner) == "INIT_LIST_EXPR":
            return braces(ctx, inner, type_)
        return element(ctx, args[0])
    values = tuple(element(ctx, a) for a in args)
    if type_.kind is Kind.RECORD:
        return Invoke(Name(type_.name), values)
    if type_.kind in (Kind.LIST, Kind.STR) and len(values) == 2:
        return Call("filled", values)
    return Collection("tuple", values) if values else Const(None)


def _emplace(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    if type_.kind in _PUSHED:
        return Call("push", (base, made(ctx, type_.element, args)), span=span(cursor))
    return _insert(ctx, cursor, type_, base, args)


def _insert(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    where = span(cursor)
    if type_.kind in _SETS:
        return _insert_into_set(ctx, cursor, type_, base, args)
    if type_.kind in _MAPS:
        if len(args) == 2:
            return Call("set_item", (base, *ctx.exprs(args)), span=where)
        entry = made(ctx, Type(Kind.TUPLE, type_.args), args)
        parts = entry.items if isinstance(entry, Collection) else (entry,)
        return Call("set_item", (base, *parts), span=where)
    if len(args) < 2:
        return None
    position = ctx.expr(args[0])
    index = offset(position, base) if base_of(position) == base else position
    if len(args) == 3 and ctx.type(args[1]).kind not in SCALARS:
        source = range_of(ctx.expr(args[1]), ctx.expr(args[2]))
        at_end = isinstance(position, Call) and position.op == "end"
        return Call("extend" if at_end else "insert_at", (base, source) if at_end else (
            base, index, source), span=where)  # fmt: skip
    return Call("insert_at", (base, index, *(element(ctx, a) for a in args[1:])), span=where)


def _insert_into_set(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr:
    where = span(cursor)
    if len(args) == 2 and type_.element.kind is not Kind.TUPLE:
        first, last = ctx.expr(args[0]), ctx.expr(args[1])
        if is_place(first) and is_place(last):
            return Call("update", (base, range_of(first, last)), span=where)
        return Call("set_add", (base, last), span=where)  # with a hint
    return Call("set_add", (base, made(ctx, type_.element, args)), span=where)


def _erase(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    where = span(cursor)
    if not args:
        return Call("clear", (base,), span=where)
    first = ctx.expr(args[0])
    if len(args) == 2:
        last = ctx.expr(args[1])
        if isinstance(first, Call) and first.op in ("unique", "remove_if"):
            return first  # erase(unique(…), end()): the tail costs no more
        return Call("erase_range", (base, first, last), span=where)
    given = ctx.type(args[0]).kind
    if type_.kind in _MAPS | _SETS and given is not Kind.ITERATOR and not is_place(first):
        return Call("erase_key", (base, first), span=where)
    if type_.kind is Kind.STR and given in SCALARS:
        return Call("resize", (base, first), span=where)  # everything from there on
    place_ = offset(first, base) if base_of(first) == base and first != base else first
    return Call("erase_at", (base, place_), span=where)


def _at(ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]) -> Expr | None:
    return Index(base, ctx.expr(args[0]), span(cursor)) if len(args) == 1 else None


def _substr(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    where = span(cursor)
    if not args:
        return Call("copy", (base,), span=where)
    low = ctx.expr(args[0])
    high = sum_of(low, ctx.expr(args[1])) if len(args) > 1 else None
    return Slice(base, low, high, span=where)


def _resize(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    return Call("resize", (base, *(element(ctx, a) for a in args)), span=span(cursor))


def _assign(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    where = span(cursor)
    if len(args) == 2 and ctx.type(args[0]).kind not in SCALARS:
        return Call("assign", (base, range_of(ctx.expr(args[0]), ctx.expr(args[1]))), span=where)
    return Call("assign", (base, *(element(ctx, a) for a in args)), span=where)


def _append(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    where = span(cursor)
    if len(args) == 1:
        return Call("append_text", (base, ctx.expr(args[0])), span=where)
    if ctx.type(args[0]).kind in SCALARS:
        return Call("append_text", (base, Call("filled", ctx.exprs(args))), span=where)
    source = range_of(ctx.expr(args[0]), ctx.expr(args[1]))
    return Call("append_text", (base, source), span=where)


def _sorted(
    ctx: Context, cursor: Cursor, type_: Type, base: Expr, args: list[Cursor]
) -> Expr | None:
    return Call("sort", (base,), ctx.expr(args[0]) if args else None, span=span(cursor))


_Handler = Callable[[Context, Cursor, Type, Expr, list[Cursor]], Expr | None]
_HANDLERS: dict[str, _Handler] = {
    "push_back": _push, "emplace_back": _push, "push_front": _push_front,
    "emplace_front": _push_front,
    "push": _push, "emplace": _emplace, "insert": _insert, "try_emplace": _insert,
    "insert_or_assign": _insert, "emplace_hint": _insert, "erase": _erase, "at": _at,
    "substr": _substr, "resize": _resize, "assign": _assign, "append": _append, "sort": _sorted,
}  # fmt: skip
