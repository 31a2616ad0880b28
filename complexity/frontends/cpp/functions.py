"""Functions, methods, constructors, lambdas, and the records they belong to."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.assigned import assigned_roots
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, key_of, operands, span, strip
from complexity.frontends.cpp.initialisers import braces, construct, copied, default_value
from complexity.model import (
    Assign,
    Expr,
    Field,
    Function,
    Kind,
    Name,
    Param,
    Record,
    Stmt,
    Type,
)

METHODS = frozenset({"CXX_METHOD", "CONSTRUCTOR", "DESTRUCTOR", "CONVERSION_FUNCTION"})
_SELF = Param("self")
_OWNED = frozenset({Kind.ARRAY, Kind.LIST, Kind.DEQUE, Kind.LINKED, Kind.DICT, Kind.SET,
                    Kind.TREE_DICT, Kind.TREE_SET, Kind.HEAP, Kind.STACK, Kind.QUEUE})  # fmt: skip


def body_of(cursor: Cursor) -> Cursor | None:
    """The function's body, where this declaration has one."""
    for child in clang.children(cursor)[::-1]:
        kind = clang.kind(child)
        if kind in ("COMPOUND_STMT", "CXX_TRY_STMT"):
            return child
    return None


def function(ctx: Context, cursor: Cursor, name: str, owner: str = "") -> Function:
    """Lower a function, method or lambda (whose name is given, or empty)."""
    is_lambda = clang.kind(cursor) == "LAMBDA_EXPR"
    if is_lambda:
        ctx.names.enter()
        mark = len(ctx.names.frame.log)
    else:
        ctx.names.enter_function(_outer_names(cursor))
    parameters = [c for c in clang.children(cursor) if clang.kind(c) == "PARM_DECL"]
    if is_lambda and name and _hands_itself(parameters, cursor):
        ctx.names.rename(key_of(parameters.pop(0)), name)
        ctx.self_passing.add(name)
    params = tuple(_parameter(ctx, p) for p in parameters)
    body = body_of(cursor)
    with ctx.hoisting():
        statements = ctx.block(ctx, body) if body is not None else ()
        if clang.kind(cursor) == "CONSTRUCTOR" or name == "__init__":
            statements = (*_member_initialisers(ctx, cursor), *statements)
    if is_lambda:
        declared = dict.fromkeys(ctx.names.frame.log[mark:])
        types = tuple((k, ctx.names.frame.types[k]) for k in declared)
        ctx.names.leave()
    else:
        types = ctx.names.leave_function()
    own = {p.name for p in params} | {k for k, _ in types}
    return Function(
        name, ((_SELF, *params) if owner else params), statements, owner,
        result=ctx.types.of(cursor.result_type) if not is_lambda else Type(),
        locals=types, outer=frozenset(assigned_roots(statements) - own - {"self"}),
        span=span(cursor),
    )  # fmt: skip


def _parameter(ctx: Context, cursor: Cursor) -> Param:
    type_ = ctx.type(cursor)
    by_value = cursor.type.kind.name not in ("LVALUEREFERENCE", "RVALUEREFERENCE")
    default = next((c for c in operands(cursor) if ctx.type(c).kind is not Kind.NONE), None)
    name = ctx.names.declare(key_of(cursor), type_)
    is_array = cursor.type.get_canonical().kind.name in ("POINTER", "CONSTANTARRAY")
    return Param(
        name, type_, ctx.expr(default) if default is not None and not is_array else None,
        by_value and not is_array and _may_be_copied(ctx, cursor, type_),
        not by_value and not cursor.type.get_pointee().is_const_qualified(),
    )  # fmt: skip


VIEWS = ("string_view", "basic_string_view", "span<", "initializer_list<")
"""Types that only look at what others own."""


def _may_be_copied(ctx: Context, cursor: Cursor, type_: Type) -> bool:
    """Whether an argument may be a container: `auto v` and `T v` take whatever is handed over."""
    spelling = cursor.type.get_canonical().spelling
    if spelling.removeprefix("const ").removeprefix("std::").startswith(VIEWS):
        return False
    open_type = spelling.startswith(("auto", "type-parameter"))
    return open_type or ctx.copied_on_assignment(type_)


def _hands_itself(parameters: list[Cursor], cursor: Cursor) -> bool:
    """`[&](auto&& self, …) { … self(self, …) … }`"""
    if not parameters or not parameters[0].type.get_canonical().spelling.startswith(
        ("auto", "type-parameter")
    ):
        return False
    target = key_of(parameters[0])
    return any(
        clang.kind(c) == "CALL_EXPR" and c.referenced is not None
        and clang.kind(c.referenced) == "PARM_DECL" and key_of(c.referenced) == target
        for c in _walk(cursor)
    )  # fmt: skip


def _walk(cursor: Cursor) -> Iterator[Cursor]:
    pending = [cursor]
    while pending:
        current = pending.pop()
        yield current
        pending += clang.children(current)


def _outer_names(cursor: Cursor) -> frozenset[str]:
    """Names of variables from outside the function that its body refers to."""
    start, end = cursor.extent.start.offset, cursor.extent.end.offset
    found: set[str] = set()
    for part in _walk(cursor):
        if clang.kind(part) != "DECL_REF_EXPR":
            continue
        entity = part.referenced
        if entity is None or clang.kind(entity) != "VAR_DECL" or not clang.in_main_file(entity):
            continue
        if not start <= entity.location.offset <= end:
            found.add(entity.spelling)
    return frozenset(found)


def _member_initialisers(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """`: n(n), t(2 * n)` and initialisers in the class, as assignments to fields."""
    record = cursor.semantic_parent if clang.kind(cursor) == "CONSTRUCTOR" else cursor
    given: dict[str, Cursor] = {}
    pending = ""
    if clang.kind(cursor) == "CONSTRUCTOR":
        for child in clang.children(cursor):
            kind = clang.kind(child)
            if kind == "MEMBER_REF":
                pending = child.spelling
            elif pending and kind not in ("PARM_DECL", "COMPOUND_STMT", "TYPE_REF", "TEMPLATE_REF"):
                given[pending], pending = child, ""
    out: list[Stmt] = []
    for field in clang.children(record):
        if clang.kind(field) == "FIELD_DECL":
            out += _field_start(ctx, field, given.get(field.spelling))
    return out


def _field_start(ctx: Context, field: Cursor, given: Cursor | None) -> list[Stmt]:
    type_ = ctx.type(field)
    init = given
    if init is None:
        init = next((c for c in operands(field)[::-1] if _initialises(ctx, c, field)), None)
    value: Expr
    if init is not None:
        bare = strip(init)
        braced = clang.kind(bare) == "INIT_LIST_EXPR"
        value = braces(ctx, bare, type_) if braced else _given(ctx, init, type_)
    elif type_.kind in _OWNED:
        value = default_value(ctx, type_)
    else:
        return []
    return [Assign(Field(Name("self"), field.spelling), value, span=span(field))]


def _given(ctx: Context, init: Cursor, type_: Type) -> Expr:
    """An initialiser; inside templates `t(2 * n)` is only its arguments."""
    inner = operands(init)
    dependent = clang.kind(init) == "UNEXPOSED_EXPR" and ctx.type(init).kind is Kind.UNKNOWN
    if dependent and inner and type_.kind in _OWNED:
        return construct(ctx, type_, init, inner)
    return copied(ctx, init)


def _initialises(ctx: Context, cursor: Cursor, field: Cursor) -> bool:
    """Whether a field's child is its initialiser, not a dimension of its type."""
    array = field.type.get_canonical().kind.name.endswith("ARRAY")
    if array:
        return clang.kind(strip(cursor)) == "INIT_LIST_EXPR"
    text = ctx.bare[field.extent.start.offset : field.extent.end.offset]
    return "=" in text or "{" in text


def record(ctx: Context, cursor: Cursor) -> Record:
    fields, bases = [], []
    for child in clang.children(cursor):
        match clang.kind(child):
            case "FIELD_DECL":
                fields.append((child.spelling, ctx.type(child)))
            case "CXX_BASE_SPECIFIER":
                bases.append(child.type.get_declaration().spelling)
            case _:
                pass
    return Record(cursor.spelling, tuple(fields), tuple(bases), span(cursor))


def needs_start(ctx: Context, cursor: Cursor) -> bool:
    """Whether a record without constructor still runs code when one is made."""
    kinds = [clang.kind(c) for c in clang.children(cursor)]
    if "CONSTRUCTOR" in kinds:
        return False
    return bool(_member_initialisers(ctx, cursor))
