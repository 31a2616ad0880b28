"""What a closure copies when it is made: variables that it captures by value."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, key_of, span
from complexity.model import Call, Do, Name, Stmt

_VARIABLES = frozenset({"VAR_DECL", "PARM_DECL"})
_FUNCTIONS = frozenset({"FUNCTION_DECL", "CXX_METHOD", "CONSTRUCTOR", "FUNCTION_TEMPLATE"})


def capture_copies(ctx: Context, cursor: Cursor) -> list[Stmt]:
    """One copy for each captured variable whose copy costs; its name is the program's."""
    listed = _capture_list(ctx, cursor)
    whole = "=" in listed
    named = {item for item in listed if item.isidentifier() and item != "this"}
    if not (whole or named):
        return []
    referred = {item.lstrip("& ") for item in listed if item.startswith("&")}
    found: dict[tuple[int, str], Stmt] = {}
    for entity in _outside(cursor):
        name = entity.spelling
        wanted = name in named or (whole and name not in referred)
        if wanted and ctx.copied_on_assignment(ctx.type(entity)):
            place = Name(ctx.names.of(key_of(entity)), span(cursor))
            found[key_of(entity)] = Do(Call("copy", (place,), span=span(cursor)), span(cursor))
    return list(found.values())


def _capture_list(ctx: Context, cursor: Cursor) -> list[str]:
    """The items between the lambda's first brackets."""
    start, end = cursor.extent.start.offset, cursor.extent.end.offset
    text = ctx.bare[start:end]
    if not text.startswith("["):
        return []
    return [item.strip() for item in text[1 : text.find("]")].split(",")]


def _outside(cursor: Cursor) -> Iterator[Cursor]:
    """Local variables of the function around that the lambda's body names."""
    start, end = cursor.extent.start.offset, cursor.extent.end.offset
    pending = [cursor]
    while pending:
        current = pending.pop()
        pending += clang.children(current)
        if clang.kind(current) not in ("DECL_REF_EXPR", "VARIABLE_REF"):
            continue
        entity = current.referenced
        if entity is None or clang.kind(entity) not in _VARIABLES or not clang.in_main_file(entity):
            continue
        parent = entity.semantic_parent
        local = parent is not None and clang.kind(parent) in _FUNCTIONS
        if local and not start <= entity.location.offset < end:
            yield entity
