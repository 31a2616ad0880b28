"""One parsed file to one program."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.clang import Cursor, Unit
from complexity.frontends.cpp.context import Context
from complexity.frontends.cpp.counting import count_loops
from complexity.frontends.cpp.declarations import declaration
from complexity.frontends.cpp.effects import effect
from complexity.frontends.cpp.expressions import lower
from complexity.frontends.cpp.functions import METHODS, body_of, function, needs_start, record
from complexity.frontends.cpp.macros import defined
from complexity.frontends.cpp.names import Names
from complexity.frontends.cpp.prescan import without_comments
from complexity.frontends.cpp.references import mark_references
from complexity.frontends.cpp.statements import block
from complexity.frontends.cpp.types import Types
from complexity.model import Function, Kind, Program, Record, Stmt, Type
from complexity.model.types import CONTAINERS

_FUNCTIONS = frozenset({"FUNCTION_DECL", "FUNCTION_TEMPLATE"})
_RECORDS = frozenset({"STRUCT_DECL", "CLASS_DECL", "CLASS_TEMPLATE", "UNION_DECL",
                      "CLASS_TEMPLATE_PARTIAL_SPECIALIZATION"})  # fmt: skip
_SCOPES = frozenset({"NAMESPACE", "LINKAGE_SPEC", "UNEXPOSED_DECL"})


def lower_unit(unit: Unit, text: str) -> Program:
    """The program model of a parsed file; `text` is what was parsed."""
    entities = list(_entities(unit.tree.cursor))
    records = [c for c in entities if clang.kind(c) in _RECORDS and c.is_definition()]
    ctx = _context(text, {c.spelling for c in records})
    ctx.functions = {c.spelling for c in entities if clang.kind(c) in _FUNCTIONS}
    lowered = tuple(record(ctx, c) for c in records)
    ctx.heavy = _heavy(lowered)
    start: list[Stmt] = []
    for cursor in entities:
        if clang.kind(cursor) == "VAR_DECL" and not _inside_record(cursor):
            start += declaration(ctx, cursor, static=True)
    global_types = tuple(ctx.names.frame.types.items())
    functions = [f for c in entities for f in _functions(ctx, c)]
    main, types, has_main = _main(ctx, entities, dict(global_types))
    return mark_references(count_loops(Program(
        "cpp", tuple(functions), lowered, (*start, *main), has_main or bool(start),
        globals=global_types, locals=types, constants=tuple(sorted(ctx.constants.items())),
        lines=text.count("\n") + 1,
    )))  # fmt: skip


def _context(text: str, own_records: set[str]) -> Context:
    return Context(
        text, without_comments(text), defined(text), Names(), Types(own_records),
        lower, block, function, effect,
    )  # fmt: skip


def _entities(cursor: Cursor, depth: int = 0) -> Iterator[Cursor]:
    """Declarations of the file at any depth of namespaces and records, in source order."""
    for child in cursor.get_children():
        if depth == 0 and not clang.in_main_file(child):
            continue
        kind = clang.kind(child)
        if (kind in _SCOPES or (kind == "FRIEND_DECL" and depth)) and depth < 20:
            yield from _entities(child, depth + 1)
            continue
        yield child
        if kind in _RECORDS and depth < 20:
            yield from (c for c in _entities(child, depth + 1) if clang.kind(c) != "FIELD_DECL")


def _heavy(records: tuple[Record, ...]) -> set[str]:
    """Records that own a container, directly or through a record."""
    heavy: set[str] = set()
    for _ in range(len(records) + 1):
        grown = {
            r.name for r in records
            if any(_owns(t, heavy) for _, t in r.fields)
        }  # fmt: skip
        if grown == heavy:
            break
        heavy = grown
    return heavy


def _owns(type_: Type, heavy: set[str]) -> bool:
    """Whether a value of this type holds a container of its own."""
    if type_.kind is Kind.TUPLE:
        return any(_owns(part, heavy) for part in type_.args)
    return type_.kind in CONTAINERS or (type_.kind is Kind.RECORD and type_.name in heavy)


def _inside_record(cursor: Cursor) -> bool:
    parent = cursor.semantic_parent
    return parent is not None and clang.kind(parent) in _RECORDS and body_of(cursor) is None and (
        not cursor.is_definition())  # fmt: skip


def _functions(ctx: Context, cursor: Cursor) -> list[Function]:
    """The function that a declaration defines, if any; a record may define its own start."""
    kind = clang.kind(cursor)
    if kind in _RECORDS and cursor.is_definition():
        if not needs_start(ctx, cursor):
            return []
        return [function(ctx, cursor, "__init__", cursor.spelling)]
    if kind not in _FUNCTIONS | METHODS or body_of(cursor) is None or cursor.spelling == "main":
        return []
    owner = ""
    parent = cursor.semantic_parent
    if parent is not None and clang.kind(parent) in _RECORDS:
        owner = parent.spelling
    name = cursor.spelling.split("<")[0] if "operator" not in cursor.spelling else cursor.spelling
    if kind == "CONSTRUCTOR" or (owner and name == owner):
        name = "__init__"
    return [function(ctx, cursor, name, owner)]


def _main(
    ctx: Context, entities: list[Cursor], outside: dict[str, Type]
) -> tuple[tuple[Stmt, ...], tuple[tuple[str, Type], ...], bool]:
    """The body of `main`, whose variables are apart from all globals."""
    for cursor in entities:
        if clang.kind(cursor) == "FUNCTION_DECL" and cursor.spelling == "main":
            body = body_of(cursor)
            if body is None:
                continue
            statements = ctx.block(ctx, body)
            own = {k: t for k, t in ctx.names.frame.types.items() if k not in outside}
            return statements, tuple(own.items()), True
    return (), (), False
