"""Values of declared types: constructor calls, braces, defaults."""

from __future__ import annotations

from dataclasses import replace

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import SCALARS, Context, operands, span, strip
from complexity.frontends.cpp.fold import binary, number, plus
from complexity.frontends.cpp.ranges import is_place, range_of
from complexity.frontends.cpp.types import HANDED_OVER
from complexity.model import (
    Call,
    Collection,
    Const,
    Expr,
    Index,
    Invoke,
    Kind,
    Name,
    Slice,
    Type,
    Unary,
)
from complexity.model import Field as FieldOf

_EMPTY: dict[Kind, Expr] = {
    Kind.LIST: Collection("list", ()), Kind.LINKED: Collection("list", ()),
    Kind.DEQUE: Call("to_deque"), Kind.DICT: Call("to_dict"), Kind.SET: Call("to_set"),
    Kind.TREE_DICT: Call("to_tree_dict"), Kind.TREE_SET: Call("to_tree_set"),
    Kind.HEAP: Call("to_heap"), Kind.STACK: Call("empty_stack"), Kind.QUEUE: Call("empty_queue"),
    Kind.STR: Const(""), Kind.INT: Const(0), Kind.FLOAT: Const(0.0), Kind.BOOL: Const(False),
    Kind.CHAR: Const(0), Kind.POINTER: Const(None), Kind.ITERATOR: Const(None),
    Kind.FUNCTION: Const(None),
}  # fmt: skip
_MAKERS = {
    Kind.DEQUE: "to_deque", Kind.DICT: "to_dict", Kind.SET: "to_set", Kind.HEAP: "to_heap",
    Kind.TREE_DICT: "to_tree_dict", Kind.TREE_SET: "to_tree_set", Kind.LIST: "to_list",
    Kind.LINKED: "to_list", Kind.STACK: "empty_stack", Kind.QUEUE: "empty_queue",
}  # fmt: skip
_ORDERED = frozenset({Kind.HEAP, Kind.TREE_SET, Kind.TREE_DICT, Kind.SET, Kind.DICT})
_SEQUENCES = frozenset({Kind.LIST, Kind.DEQUE, Kind.LINKED})
_PLACES = frozenset({Kind.ITERATOR, Kind.POINTER})
STATIC = (("static", Const(True)),)


def default_value(ctx: Context, type_: Type) -> Expr:
    """What a variable of this type holds when nothing is said."""
    match type_.kind:
        case Kind.ARRAY:
            size = Const(type_.size) if type_.size is not None else Const(0)
            return Call("filled", (size, default_value(ctx, type_.element)))
        case Kind.TUPLE:
            return Collection("tuple", tuple(default_value(ctx, t) for t in type_.args))
        case Kind.RECORD:
            return Invoke(Name(type_.name))
        case kind if kind in _ORDERED and type_.name not in ("", "least", HANDED_OVER):
            made = _EMPTY[kind]
            assert isinstance(made, Call)
            return replace(made, options=(("order", Invoke(Name(type_.name))),))
        case kind:
            # a node of its own: objects are told apart by the place that makes them
            return replace(_EMPTY.get(kind, Const(None)))


def construct(ctx: Context, type_: Type, cursor: Cursor, args: list[Cursor]) -> Expr:
    """A constructor call of any type."""
    if not args:
        return default_value(ctx, type_)
    match type_.kind:
        case Kind.RECORD:
            return _record(ctx, type_, cursor, args)
        case Kind.STR:
            return _text(ctx, cursor, args)
        case Kind.TUPLE:
            return _tuple(ctx, type_, cursor, args)
        case Kind.FUNCTION | Kind.POINTER | Kind.ITERATOR:
            return ctx.expr(args[0])
        case Kind.STREAM:
            return Call("iter", (Call("split", (ctx.expr(args[0]),)),), span=span(cursor))
        case Kind.ARRAY:
            same = ctx.type(args[0]).kind is Kind.ARRAY
            return copied(ctx, args[0]) if same else default_value(ctx, type_)
        case kind if kind in _MAKERS:
            return _container(ctx, type_, cursor, args)
        case _:
            return ctx.expr(args[0]) if len(args) == 1 else Call("id", ctx.exprs(args))


def _record(ctx: Context, type_: Type, cursor: Cursor, args: list[Cursor]) -> Expr:
    if len(args) == 1 and ctx.type(args[0]) == type_:
        return copied(ctx, args[0])
    return Invoke(Name(type_.name), ctx.exprs(args), span=span(cursor))


def _tuple(ctx: Context, type_: Type, cursor: Cursor, args: list[Cursor]) -> Expr:
    if len(args) == 1 and len(type_.args) != 1:
        return ctx.expr(args[0])
    values = (element(ctx, a) for a in args)
    return Collection("tuple", tuple(values), span(cursor))


def _text(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr:
    kinds = [ctx.type(a).kind for a in args]
    if len(args) == 1:
        return copied(ctx, args[0])
    if kinds[0] is Kind.STR and kinds[1] is Kind.INT:
        start = ctx.expr(args[1]) if len(args) > 2 else Const(0)
        count = ctx.expr(args[-1])
        return Slice(ctx.expr(args[0]), start, sum_of(start, count), span=span(cursor))
    if kinds[0] in SCALARS:
        return Call("filled", ctx.exprs(args[:2]), span=span(cursor))
    return _from_range(ctx, "str", cursor, args)


def sum_of(a: Expr, b: Expr) -> Expr:
    """`a + b` with literals folded."""
    x, y = number(a), number(b)
    if y is not None:
        return plus(a, y)
    return b if x == 0 else binary("+", a, b)


def _from_range(ctx: Context, maker: str, cursor: Cursor, args: list[Cursor]) -> Expr:
    """A container made of the elements between two iterators."""
    first, last = ctx.expr(args[0]), ctx.expr(args[1])
    if isinstance(first, Call) and first.op == "begin" and first.options:
        return Slice(first.args[0], None, None, Const(-1), span(cursor))
    source = range_of(first, last)
    if isinstance(source, Call) and source.op == "view" and maker in ("to_list", "str"):
        return Slice(source.args[0], source.args[1], source.args[2], span=span(cursor))
    return Call(maker, (source,), span=span(cursor))


def _container(ctx: Context, type_: Type, cursor: Cursor, args: list[Cursor]) -> Expr:
    kinds = [ctx.type(a).kind for a in args]
    maker = _MAKERS[type_.kind]
    first = strip(args[0])
    if clang.kind(first) == "INIT_LIST_EXPR":
        return braces(ctx, first, type_)
    if len(args) >= 2 and (kinds[0] in _PLACES or is_place(ctx.expr(args[0]))):
        return _from_range(ctx, maker, cursor, args)
    if kinds[0] is type_.kind:
        return copied(ctx, args[0])
    if type_.kind in _SEQUENCES and (kinds[0] in SCALARS or kinds[0] is Kind.UNKNOWN):
        value = element(ctx, args[1]) if len(args) > 1 else default_value(ctx, type_.element)
        return Call("filled", (ctx.expr(args[0]), value), span=span(cursor))
    if kinds[0] in (Kind.LIST, Kind.DEQUE):
        return Call(maker, (ctx.expr(args[0]),), span=span(cursor))
    made = default_value(ctx, type_)  # a comparison, a number of buckets, an allocator
    if kinds[-1] is Kind.FUNCTION and type_.kind in _ORDERED and isinstance(made, Call):
        return replace(made, options=(("order", ctx.expr(args[-1])),))
    return made


def braces(ctx: Context, cursor: Cursor, type_: Type) -> Expr:
    """`{…}` for a value of the given type."""
    inner, where = operands(cursor), span(cursor)
    match type_.kind:
        case kind if kind in SCALARS or kind in _PLACES:
            return ctx.expr(inner[0]) if inner else default_value(ctx, type_)
        case Kind.TUPLE:
            items = tuple(_item(ctx, c, t) for c, t in _typed(inner, type_.args))
            return Collection("tuple", items, where) if inner else default_value(ctx, type_)
        case Kind.RECORD:
            return Invoke(Name(type_.name), tuple(element(ctx, c) for c in inner), span=where)
        case Kind.ARRAY if type_.size is not None and type_.size > len(inner):
            if len(inner) <= 1:
                return default_value(ctx, type_)
        case kind if kind in _MAKERS and not inner:
            return default_value(ctx, type_)
    item_type = Type(Kind.TUPLE, type_.args) if type_.kind in (Kind.DICT, Kind.TREE_DICT) else (
        type_.element)  # fmt: skip
    listed = Collection("list", tuple(_item(ctx, c, item_type) for c in inner), where)
    maker = _MAKERS.get(type_.kind, "to_list")
    return listed if maker == "to_list" else Call(maker, (listed,), span=where)


def _typed(cursors: list[Cursor], types: tuple[Type, ...]) -> list[tuple[Cursor, Type]]:
    padded = [*types, *(Type() for _ in cursors)]
    return list(zip(cursors, padded, strict=False))


def _item(ctx: Context, cursor: Cursor, type_: Type) -> Expr:
    inner = strip(cursor)
    if clang.kind(inner) == "INIT_LIST_EXPR":
        own = ctx.type(inner)
        return braces(ctx, inner, own if own.kind is not Kind.NONE and own != Type() else type_)
    return element(ctx, cursor)


def element(ctx: Context, cursor: Cursor) -> Expr:
    """A value that is stored: containers are copied unless they are temporaries."""
    return copied(ctx, cursor)


def copied(ctx: Context, cursor: Cursor) -> Expr:
    """The value, with an explicit copy where C++ makes one that costs."""
    value = ctx.expr(cursor)
    pointer = cursor.type.get_canonical().kind.name == "POINTER"
    if pointer or not ctx.copied_on_assignment(ctx.type(cursor)):
        return value
    return Call("copy", (value,), span=span(cursor)) if _is_stored(cursor, value) else value


def _is_stored(cursor: Cursor, value: Expr) -> bool:
    """Whether the value lives in a variable, so that using it by value copies it."""
    bare = strip(cursor)
    if clang.kind(bare) == "CALL_EXPR":
        entity = bare.referenced
        if entity is not None and clang.kind(entity) == "CONSTRUCTOR":
            return False  # it has said itself what it copies
        if bare.spelling in ("move", "forward", "exchange"):
            return False
    return isinstance(value, Name | Index | FieldOf) or (
        isinstance(value, Unary) and value.op == "*"
    )
