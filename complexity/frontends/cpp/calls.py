"""Calls: who is called decides which module lowers the call."""

from __future__ import annotations

from dataclasses import dataclass

from complexity.frontends.cpp import clang
from complexity.frontends.cpp.algorithms import lower_library
from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.context import Context, operands, span, strip
from complexity.frontends.cpp.fold import binary, comparison, unary
from complexity.frontends.cpp.initialisers import construct
from complexity.frontends.cpp.members import lower_member
from complexity.frontends.cpp.streams import is_stream, operator_name, read_test
from complexity.frontends.cpp.text import trailing_name
from complexity.model import (
    Call,
    Compare,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Kind,
    Name,
    OpaqueExpr,
    Span,
)

_COMPARED_BY = {"less": "<", "greater": ">", "less_equal": "<=", "equal_to": "=="}
_ASSIGNING = frozenset({"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="})
_COMPARISONS = frozenset({"<", ">", "<=", ">=", "==", "!="})
_RANDOM = frozenset({
    "mt19937", "mt19937_64", "random_device", "default_random_engine", "uniform_int_distribution",
    "uniform_real_distribution",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Callee:
    """`head` is the expression called, `receiver` what a method is called on (None: `this`)."""

    name: str
    entity: Cursor | None
    head: Cursor | None
    member: bool
    receiver: Cursor | None


def callee(ctx: Context, cursor: Cursor) -> Callee:
    inner = operands(cursor)
    head = strip(inner[0]) if inner else None
    name, entity = cursor.spelling, cursor.referenced
    if head is not None and clang.kind(head) == "MEMBER_REF_EXPR":
        base = operands(head)
        name = head.spelling or trailing_name(ctx.text, ctx.macros, head) or name
        return Callee(name, entity, head, True, base[0] if base else None)
    if head is not None and clang.kind(head) == "DECL_REF_EXPR" and not name:
        names = [c.spelling for c in clang.children(head)]
        name = head.spelling or (names[0] if names else "")
    return Callee(name, entity, head, False, None)


def arguments(cursor: Cursor) -> list[Cursor]:
    """Arguments that are written out: default arguments stand nowhere."""
    return [a for a in cursor.get_arguments() if a is not None and a.location.line]


def lower_call(ctx: Context, cursor: Cursor) -> Expr:
    entity = cursor.referenced
    if entity is not None and clang.kind(entity) == "CONSTRUCTOR":
        return construct(ctx, ctx.type(cursor), cursor, arguments(cursor))
    name = operator_name(cursor)
    if name.startswith("operator "):
        return _conversion(ctx, cursor)
    if name.startswith("operator") and not name[8:9].isalnum() and name[8:9] != "_":
        return _operator(ctx, cursor, name[8:].strip())
    target = callee(ctx, cursor)
    if target.name.startswith("__builtin_"):
        entity = None
    if target.member:
        return _member(ctx, cursor, target)
    if entity is not None and clang.kind(entity) in ("VAR_DECL", "PARM_DECL", "FIELD_DECL"):
        return _value_call(ctx, cursor, target)
    own = clang.in_main_file(entity) or (entity is None and target.name in ctx.functions)
    if own or (target.name in ctx.functions and not ctx.library(entity)):
        called = _target(entity, target.name, span(cursor))
        return Invoke(called, handed(ctx, arguments(cursor)), span=span(cursor))
    found = lower_library(ctx, cursor, target.name, arguments(cursor))
    if found is not None:
        return found
    if entity is None and _only_a_type(cursor):
        given = arguments(cursor)  # `T(x)` in a template
        return ctx.expr(given[0]) if given else Const(0, span(cursor))
    if entity is None and target.head is not None and clang.kind(target.head) != "DECL_REF_EXPR":
        return Invoke(ctx.expr(target.head), ctx.exprs(arguments(cursor)), span=span(cursor))
    args = ctx.exprs(arguments(cursor))
    return OpaqueExpr(f"unknown function {target.name or '?'}", args, span=span(cursor))


def _target(entity: Cursor | None, name: str, where: Span) -> Expr:
    """A function by its name, a static method by its class and name."""
    if entity is not None and clang.kind(entity) == "CXX_METHOD":
        return Field(Name(entity.semantic_parent.spelling), name, where)
    return Name(name, where)


def _only_a_type(cursor: Cursor) -> bool:
    first = next(iter(clang.children(cursor)), None)
    return first is None or clang.kind(first) in ("TYPE_REF", "TEMPLATE_REF")


def _conversion(ctx: Context, cursor: Cursor) -> Expr:
    """`explicit operator bool` and its like; of a stream it tests the last read."""
    target = callee(ctx, cursor)
    if target.receiver is None:
        return Name("self", span(cursor))
    return read_test(ctx, target.receiver) or ctx.expr(target.receiver)


def handed(ctx: Context, args: list[Cursor]) -> tuple[Expr, ...]:
    """Arguments of the program's own functions: the parameter says whether they are copied."""
    values = ctx.exprs(args)
    return tuple(v.args[0] if isinstance(v, Call) and v.op == "copy" else v for v in values)


def _value_call(ctx: Context, cursor: Cursor, target: Callee) -> Expr:
    """A call of a function pointer, a functor parameter, a lambda passed along."""
    head = target.head
    assert head is not None
    return passed(ctx, Invoke(ctx.expr(head), handed(ctx, arguments(cursor)), span=span(cursor)))


def passed(ctx: Context, call: Invoke) -> Invoke:
    """Drop the function itself from the arguments of a lambda that is handed itself."""
    name = call.target.id if isinstance(call.target, Name) else ""
    if name in ctx.self_passing and call.args and call.args[0] == call.target:
        return Invoke(call.target, call.args[1:], call.options, call.span)
    return call


def _member(ctx: Context, cursor: Cursor, target: Callee) -> Expr:
    args, where = arguments(cursor), span(cursor)
    if clang.in_main_file(target.entity) or target.receiver is None:
        base = Name("self") if target.receiver is None else ctx.expr(target.receiver)
        return Invoke(Field(base, target.name, where), handed(ctx, args), span=where)
    type_ = ctx.type(target.receiver)
    if type_.kind is Kind.RECORD:
        base = ctx.expr(target.receiver)
        return Invoke(Field(base, target.name, where), handed(ctx, args), span=where)
    return lower_member(ctx, cursor, target.name, target.receiver, args)


def _operator(ctx: Context, cursor: Cursor, op: str) -> Expr:
    args, where = arguments(cursor), span(cursor)
    if not args:
        return OpaqueExpr(f"operator {op}", (), span=where)
    if op == "()":
        return _function_object(ctx, cursor, args)
    if op in ("<<", ">>") and is_stream(ctx, _leftmost(args[0])):
        return _stream(ctx, cursor, op)
    if op == "!" and is_stream(ctx, args[0]):
        tested = read_test(ctx, args[0])
        return unary("not", tested or ctx.expr(args[0]), where)
    if clang.in_main_file(cursor.referenced) and op != "=":
        return _own_operator(ctx, cursor, op, args)
    if op in _ASSIGNING or op in ("++", "--"):
        return _assigning(ctx, cursor, op, args)
    return _library_operator(ctx, cursor, op, args)


def _leftmost(cursor: Cursor) -> Cursor:
    current = strip(cursor)
    while clang.kind(current) == "CALL_EXPR" and operator_name(current) in (
        "operator<<", "operator>>",
    ):  # fmt: skip
        inner = list(current.get_arguments())
        if not inner:
            break
        current = strip(inner[0])
    return current


def _stream(ctx: Context, cursor: Cursor, op: str) -> Expr:
    if op == ">>":
        return read_test(ctx, cursor) or Call("read_token")
    ctx.before += ctx.effect(ctx, cursor)
    return ctx.expr(_leftmost(cursor))


def _assigning(ctx: Context, cursor: Cursor, op: str, args: list[Cursor]) -> Expr:
    effects = ctx.effect(ctx, cursor)
    postfix = op in ("++", "--") and len(cursor.referenced.spelling) and _is_postfix(cursor)
    (ctx.after if postfix else ctx.before).extend(effects)
    return ctx.expr(args[0])


def _is_postfix(cursor: Cursor) -> bool:
    entity = cursor.referenced
    return entity is not None and len(list(entity.get_arguments())) > 0


def _own_operator(ctx: Context, cursor: Cursor, op: str, args: list[Cursor]) -> Expr:
    name, where = f"operator{op}", span(cursor)
    values = ctx.exprs(args)
    if clang.kind(cursor.referenced) == "CXX_METHOD":
        return Invoke(Field(values[0], name, where), values[1:], span=where)
    return Invoke(Name(name, where), values, span=where)


def _library_operator(ctx: Context, cursor: Cursor, op: str, args: list[Cursor]) -> Expr:
    where, values = span(cursor), ctx.exprs(args)
    if op == "[]" and len(values) == 2:
        return Index(values[0], values[1], where)
    if op == "->" and len(values) == 1:
        smart = ctx.type(args[0]).kind is not Kind.ITERATOR
        return values[0] if smart else unary("*", values[0], where)
    if len(values) == 1:
        return unary({"!": "not"}.get(op, op), values[0], where)
    if op in _COMPARISONS:
        return comparison(op, values[0], values[1], where)
    if ctx.type(args[0]).kind is Kind.ARRAY and op in ("&", "|", "^", "<<", ">>"):
        return Call("bits_all", values, span=where)
    if op in ("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"):
        return binary(op, values[0], values[1], where)
    if op == "<=>":
        return Call("compare", values, span=where)
    return OpaqueExpr(f"operator {op}", values, span=where)


def _function_object(ctx: Context, cursor: Cursor, args: list[Cursor]) -> Expr:
    where, entity = span(cursor), cursor.referenced
    type_ = ctx.type(args[0])
    label = type_.name
    if label in _COMPARED_BY and len(args) == 3:
        return Compare(_COMPARED_BY[label], ctx.expr(args[1]), ctx.expr(args[2]), where)
    if label in _RANDOM:
        return Call("random", span=where)
    if label == "hash":
        return Call("hash", ctx.exprs(args[1:]), span=where)
    values = handed(ctx, args)
    if type_.kind is Kind.RECORD and clang.in_main_file(entity):
        return Invoke(Field(values[0], "operator()", where), values[1:], span=where)
    return passed(ctx, Invoke(values[0], values[1:], span=where))
