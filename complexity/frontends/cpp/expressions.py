"""Expressions that are not calls."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Callable
from dataclasses import replace

from complexity.frontends.cpp import clang, initialisers
from complexity.frontends.cpp.calls import lower_call
from complexity.frontends.cpp.captures import capture_copies
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, key_of, operands, span, strip
from complexity.frontends.cpp.fold import binary, comparison, unary
from complexity.frontends.cpp.macros import identifier_at, integer_value
from complexity.frontends.cpp.streams import read_count
from complexity.frontends.cpp.text import trailing_name
from complexity.model import (
    Assign,
    Binary,
    Call,
    Conditional,
    Const,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Kind,
    Lambda,
    Logic,
    Name,
    OpaqueExpr,
    Stmt,
    Type,
    Unary,
    names_in,
)

COMPARISONS = frozenset({"<", ">", "<=", ">=", "==", "!="})
ARITHMETIC = {"*": "*", "%": "%", "+": "+", "-": "-", "<<": "<<", ">>": ">>", "&": "&", "^": "^",
              "|": "|"}  # fmt: skip


def lower(ctx: Context, cursor: Cursor) -> Expr:
    """Lower any expression; what is not understood becomes opaque with its operands."""
    inner = strip(cursor)
    kind = clang.kind(inner)
    if kind == "INIT_LIST_EXPR":
        return initialisers.braces(ctx, inner, _wanted_type(ctx, cursor, inner))
    handler = _HANDLERS.get(kind)
    if handler is not None:
        return _as_the_context_wants(ctx, cursor, inner, handler(ctx, inner))
    if kind == "UNEXPOSED_EXPR":
        return _unexposed(ctx, inner)
    return OpaqueExpr(f"unknown {kind.lower()}", ctx.exprs(operands(inner)), span=span(inner))


def _wanted_type(ctx: Context, outer: Cursor, inner: Cursor) -> Type:
    for candidate in (inner, outer):
        found = ctx.type(candidate)
        if found.kind not in (Kind.UNKNOWN, Kind.NONE):
            return found
    return ctx.type(outer)


def _as_the_context_wants(ctx: Context, outer: Cursor, inner: Cursor, value: Expr) -> Expr:
    """Literals that an implicit conversion changes: 0 to a null pointer, 1e9 to an integer."""
    kinds = (ctx.type(outer).kind, ctx.type(inner).kind) if isinstance(value, Binary) else ()
    if kinds == (Kind.INT, Kind.FLOAT) and not names_in(value):
        exact = clang.evaluate(inner)  # such as `1e9 + 7`
        return Const(int(exact), value.span) if exact is not None else value
    if outer != inner and not isinstance(value, Const | Call):
        wanted, given = ctx.type(outer).kind, ctx.type(inner).kind
        if wanted is Kind.CHAR and given is Kind.INT:
            return Call("chr", (value,), span=value.span)
    if not isinstance(value, Const) or outer == inner:
        return value
    if value.value == 0 and outer.type.get_canonical().kind.name == "POINTER":
        return Const(None, value.span)
    if isinstance(value.value, float) and ctx.type(outer).kind is Kind.INT:
        with contextlib.suppress(OverflowError, ValueError):
            return Const(int(value.value), value.span)
    return value


def _unexposed(ctx: Context, cursor: Cursor) -> Expr:
    """Several children without a kind: what the parser kept of an expression with errors."""
    inner = [c for c in clang.children(cursor) if clang.kind(c) not in ("TYPE_REF", "TEMPLATE_REF")]
    if inner and clang.kind(inner[0]) == "DECL_REF_EXPR" and not inner[0].spelling:
        names = [c.spelling for c in clang.children(inner[0])]
        reason = f"call of undeclared {names[0]}" if names and names[0] else "undeclared function"
        return OpaqueExpr(reason, ctx.exprs(inner[1:]), span=span(cursor))
    if len(inner) == 4 and len({_extent(c) for c in inner[:3]}) == 1:  # GNU's `a ?: b`
        first = ctx.expr(inner[0])
        return Conditional(first, first, ctx.expr(inner[3]), span(cursor))
    return OpaqueExpr("expression with errors", ctx.exprs(inner), span=span(cursor))


def _extent(cursor: Cursor) -> tuple[int, int]:
    return cursor.extent.start.offset, cursor.extent.end.offset


def _integer(ctx: Context, cursor: Cursor) -> Expr:
    value = clang.evaluate(cursor)
    name = identifier_at(ctx.text, clang.spelling_offset(cursor))
    macro = ctx.macros.get(name)
    if macro is not None and value is not None and integer_value(macro) == value:
        ctx.constants[name] = int(value)
        return Name(name, span(cursor))
    return Const(value if value is not None else 0, span(cursor))


def _floating(ctx: Context, cursor: Cursor) -> Expr:
    value = clang.evaluate(cursor)
    return Const(float(value) if value is not None else 0.0, span(cursor))


def _character(ctx: Context, cursor: Cursor) -> Expr:
    value = clang.evaluate(cursor)
    code = int(value) & 0xFF if value is not None else 32
    return Const(chr(code), span(cursor))


def _text(ctx: Context, cursor: Cursor) -> Expr:
    quoted = cursor.spelling
    try:
        value = ast.literal_eval(quoted[quoted.index('"') :])
    except (ValueError, SyntaxError):
        value = quoted.strip('"')
    return Const(value if isinstance(value, str) else quoted, span(cursor))


def _truth(ctx: Context, cursor: Cursor) -> Expr:
    return Const(bool(clang.evaluate(cursor)), span(cursor))


def _nothing(ctx: Context, cursor: Cursor) -> Expr:
    return Const(None, span(cursor))


def _this(ctx: Context, cursor: Cursor) -> Expr:
    return Name("self", span(cursor))


def _reference(ctx: Context, cursor: Cursor) -> Expr:
    entity = cursor.referenced
    if entity is None:
        names = [c.spelling for c in clang.children(cursor)]
        return Name(cursor.spelling or (names[0] if names else "?"), span(cursor))
    if clang.kind(entity) == "ENUM_CONSTANT_DECL" and clang.in_main_file(entity):
        ctx.constants[entity.spelling] = entity.enum_value
        return Name(entity.spelling, span(cursor))
    if entity.spelling == "npos":
        return Const(-1, span(cursor))
    if not clang.in_main_file(entity):
        return Name(cursor.spelling, span(cursor))
    key = key_of(entity)
    return ctx.aliases.get(key) or Name(ctx.names.of(key), span(cursor))


def _member(ctx: Context, cursor: Cursor) -> Expr:
    name = cursor.spelling or trailing_name(ctx.text, ctx.macros, cursor)
    inner = operands(cursor)
    entity = cursor.referenced
    if entity is not None and clang.kind(entity) == "VAR_DECL":
        return Name(name, span(cursor))  # a static member
    base = ctx.expr(inner[0]) if inner else Name("self", span(cursor))
    if name == "npos":
        return Const(-1, span(cursor))
    if isinstance(base, Unary) and base.op == "*" and base.operand == Name("self"):
        base = base.operand
    if name in ("first", "second") and not clang.in_main_file(entity):
        return Index(base, Const(int(name == "second")), span(cursor))
    return Field(base, name, span(cursor))


def _subscript(ctx: Context, cursor: Cursor) -> Expr:
    inner = operands(cursor)
    if len(inner) != 2:
        return OpaqueExpr("subscript", ctx.exprs(inner), span=span(cursor))
    return Index(ctx.expr(inner[0]), ctx.expr(inner[1]), span(cursor))


def _binary(ctx: Context, cursor: Cursor) -> Expr:
    op, inner, where = clang.binary_operator(cursor), operands(cursor), span(cursor)
    if len(inner) != 2:
        return OpaqueExpr(f"operator {op}", ctx.exprs(inner), span=where)
    left, right = inner
    if op in ("&&", "||"):
        return _logic(ctx, cursor, op)
    if op == "=" or (op == "," and clang.kind(strip(left)) != "UNKNOWN"):
        return _sequenced(ctx, left, right, op, cursor)
    if op in COMPARISONS:
        counted = read_count(ctx, left, right)
        return counted or comparison(op, ctx.expr(left), ctx.expr(right), where)
    if op == "<=>":
        return Call("compare", (ctx.expr(left), ctx.expr(right)), span=where)
    if op == "/":
        return binary(division(ctx, cursor), ctx.expr(left), ctx.expr(right), where)
    if op in ARITHMETIC:
        return binary(ARITHMETIC[op], ctx.expr(left), ctx.expr(right), where)
    return OpaqueExpr(f"operator {op}", ctx.exprs(inner), span=where)


def division(ctx: Context, cursor: Cursor) -> str:
    """`//` unless a floating number takes part."""
    kinds = {ctx.type(c).kind for c in (cursor, *operands(cursor))}
    return "/" if Kind.FLOAT in kinds else "//"


def _sequenced(ctx: Context, left: Cursor, right: Cursor, op: str, cursor: Cursor) -> Expr:
    """An assignment or a comma whose value is used: the effect goes before."""
    if op == ",":
        ctx.before += ctx.effect(ctx, left)
        return ctx.expr(right)
    ctx.before += ctx.effect(ctx, cursor)
    last = ctx.before[-1] if ctx.before else None
    if isinstance(last, Assign):
        return last.value if isinstance(last.value, Const) else last.target
    return ctx.expr(left)


def _logic(ctx: Context, cursor: Cursor, op: str) -> Expr:
    """Flattened `and`/`or`; effects of later operands happen only when they are reached."""
    parts: list[Expr] = []
    for i, part in enumerate(_flat(cursor, op)):
        with ctx.hoisting() as (before, after):
            value = ctx.expr(part)
        test = _joined(op, parts)
        ctx.before += _guarded(before, test, op) if i else before
        ctx.after += _guarded(after, test, op) if i else after
        parts.append(value)
    return Logic("and" if op == "&&" else "or", tuple(parts), span(cursor))


def _flat(cursor: Cursor, op: str) -> list[Cursor]:
    """Operands of a chain of one operator, left to right, without recursion on the left."""
    right: list[Cursor] = []
    while clang.kind(cursor) == "BINARY_OPERATOR" and clang.binary_operator(cursor) == op:
        inner = operands(cursor)
        if len(inner) != 2:
            break
        right.append(inner[1])
        cursor = strip(inner[0])
    flat = [cursor]
    for part in reversed(right):
        bare = strip(part)
        nested = clang.kind(bare) == "BINARY_OPERATOR" and clang.binary_operator(bare) == op
        flat += _flat(bare, op) if nested else [part]
    return flat


def _joined(op: str, parts: list[Expr]) -> Expr:
    name = "and" if op == "&&" else "or"
    whole: Expr = Logic(name, tuple(parts)) if len(parts) > 1 else (parts or [Const(True)])[0]
    return whole if op == "&&" else Unary("not", whole)


def _guarded(effects: list[Stmt], test: Expr, op: str) -> list[Stmt]:
    return [If(test, tuple(effects))] if effects else []


def _unary(ctx: Context, cursor: Cursor) -> Expr:
    op, inner, where = clang.unary_operator(cursor), operands(cursor), span(cursor)
    if len(inner) != 1:
        return OpaqueExpr(f"operator {op}", ctx.exprs(inner), span=where)
    if op in ("x++", "x--", "++x", "--x"):
        return step_value(ctx, cursor, inner[0], op)
    if op in ("+", "ext", "real"):
        return ctx.expr(inner[0])
    if op == "~":
        counted = read_count(ctx, inner[0], None)
        if counted is not None:
            return counted
    value = ctx.expr(inner[0])
    return unary({"!": "not"}.get(op, op), value, where)


def step_value(ctx: Context, cursor: Cursor, target: Cursor, op: str) -> Expr:
    """`i++` whose value is used: the step goes after the expression, `++i` before it."""
    effects = ctx.effect(ctx, cursor)
    (ctx.after if op.startswith("x") else ctx.before).extend(effects)
    return ctx.expr(target)


def _compound(ctx: Context, cursor: Cursor) -> Expr:
    ctx.before += ctx.effect(ctx, cursor)
    return ctx.expr(operands(cursor)[0])


def _conditional(ctx: Context, cursor: Cursor) -> Expr:
    inner = operands(cursor)
    if len(inner) != 3:
        return OpaqueExpr("conditional", ctx.exprs(inner), span=span(cursor))
    test = ctx.expr(inner[0])
    sides: list[Expr] = []
    effects: list[list[Stmt]] = []
    for part in inner[1:]:
        with ctx.hoisting() as (before, after):
            sides.append(ctx.expr(part))
        effects.append(before + after)
    if any(effects):
        ctx.before.append(If(test, tuple(effects[0]), tuple(effects[1]), span(cursor)))
    return Conditional(test, sides[0], sides[1], span(cursor))


def _lambda(ctx: Context, cursor: Cursor) -> Expr:
    """A closure that is handed on: whoever takes it by value copies it, at worst in each call."""
    copies = capture_copies(ctx, cursor)
    ctx.before += copies
    made = ctx.function(ctx, cursor, "")
    return Lambda(replace(made, body=(*copies, *made.body)) if copies else made, span(cursor))


def _new(ctx: Context, cursor: Cursor) -> Expr:
    inner = operands(cursor)
    element = ctx.types.of(cursor.type.get_pointee())
    constructed = [c for c in inner if clang.kind(c) == "CALL_EXPR"]
    sizes = [c for c in inner if c not in constructed and ctx.type(c).kind is Kind.INT]
    if (sizes and element.kind is not Kind.RECORD) or (sizes and constructed):
        default = initialisers.default_value(ctx, element)
        return Call("filled", (ctx.expr(sizes[0]), default), span=span(cursor))
    if element.kind is Kind.RECORD:
        made = ctx.expr(constructed[0]) if constructed else Invoke(Name(element.name))
        if isinstance(made, Invoke):
            return Invoke(made.target, made.args, made.options, span(cursor))
    return Call("new_record", ctx.exprs(inner), span=span(cursor))


def _sizeof(ctx: Context, cursor: Cursor) -> Expr:
    value = clang.evaluate(cursor)
    return Const(value if value is not None else 8, span(cursor))


def _pack_size(ctx: Context, cursor: Cursor) -> Expr:
    return Const(1, span(cursor))  # `sizeof...(args)`: how many is known to the compiler only


def _throw(ctx: Context, cursor: Cursor) -> Expr:
    return OpaqueExpr("throw inside an expression", ctx.exprs(operands(cursor)), span=span(cursor))


_HANDLERS: dict[str, Callable[[Context, Cursor], Expr]] = {
    "INTEGER_LITERAL": _integer, "FLOATING_LITERAL": _floating, "CHARACTER_LITERAL": _character,
    "STRING_LITERAL": _text, "CXX_BOOL_LITERAL_EXPR": _truth, "CXX_NULL_PTR_LITERAL_EXPR": _nothing,
    "GNU_NULL_EXPR": _nothing, "CXX_THIS_EXPR": _this, "DECL_REF_EXPR": _reference,
    "MEMBER_REF_EXPR": _member, "ARRAY_SUBSCRIPT_EXPR": _subscript, "BINARY_OPERATOR": _binary,
    "COMPOUND_ASSIGNMENT_OPERATOR": _compound, "UNARY_OPERATOR": _unary,
    "CONDITIONAL_OPERATOR": _conditional, "CALL_EXPR": lower_call, "LAMBDA_EXPR": _lambda,
    "CXX_NEW_EXPR": _new, "CXX_UNARY_EXPR": _sizeof, "CXX_THROW_EXPR": _throw,
    "SIZE_OF_PACK_EXPR": _pack_size,
}  # fmt: skip
