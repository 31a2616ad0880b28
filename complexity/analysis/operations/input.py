"""Reading input, and turning what was read into numbers and tokens."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.binding.targets import bind_target
from complexity.analysis.contents.elements import new_container
from complexity.analysis.context import Context
from complexity.analysis.operations.pricing import charge
from complexity.analysis.reading.reads import (
    as_integers,
    integer,
    line_text,
    read_all,
    read_line,
    read_token,
    settle_sequence,
    split_line,
    take,
    token_as,
)
from complexity.analysis.reading.streams import next_token
from complexity.analysis.values.abstract import BOOL, UNKNOWN, Num, Obj, Ref, Value
from complexity.analysis.values.poly import ZERO
from complexity.analysis.values.symbols import Role
from complexity.model import Call, Kind, Lambda, Name
from complexity.report import StepKind
from complexity.skeleton import Tok


def line(ctx: Context, call: Call, args: list[Value]) -> Value:
    return read_line(ctx, call)


def token(ctx: Context, call: Call, args: list[Value]) -> Value:
    """A token as a value; with arguments it is a test that reads into them."""
    if not call.args:
        return read_token(ctx, call)
    for target, old in zip(call.args, args, strict=True):
        ctx.hint = target.id if isinstance(target, Name) else ""
        wants = "str" if ctx.kind(old) is Kind.STR else "int"
        bind_target(ctx, target, token_as(ctx, target, wants))
    ctx.hint = ""
    return BOOL


def everything(ctx: Context, call: Call, args: list[Value]) -> Value:
    return read_all(ctx, call)


def lines(ctx: Context, call: Call, args: list[Value]) -> Value:
    """All lines that are left: a sequence of texts."""
    text = read_line(ctx, call)
    ctx.state.cursor = ctx.state.cursor.lost(ctx.line)
    meaning = f"lines of the input, read in line {ctx.line}"
    count = Num.symbol(ctx.site(call, Role.LENGTH, "", meaning, ctx.line))
    return new_container(ctx, call, Kind.LIST, count, text)


def split(ctx: Context, call: Call, args: list[Value]) -> Value:
    text = args[0]
    obj = ctx.obj(text)
    if isinstance(text, Ref) and obj is not None and obj.text and (obj.tokens or obj.stream):
        if obj.stream:
            charge(ctx, call, args)
        return split_line(ctx, call, text)
    charge(ctx, call, args)
    length = ctx.length(text)
    word = ctx.allocate(call, Obj(Kind.STR, length, free=True))
    return new_container(ctx, call, Kind.LIST, length, word)


def strip(ctx: Context, call: Call, args: list[Value]) -> Value:
    obj = ctx.obj(args[0])
    if obj is not None and obj.text:
        return args[0]
    charge(ctx, call, args)
    return new_container(ctx, call, Kind.STR, ctx.length(args[0]))


def to_int(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`int(text)` is a value of the input when the text is."""
    if not args:
        return Num.constant(0)
    value = args[0]
    if isinstance(value, Num):
        return value if value.kind is not Kind.FLOAT else Num(value.upper, value.lower, value.size)
    obj = ctx.obj(value)
    if obj is not None and isinstance(value, Ref) and obj.kind is Kind.STR:
        spelled = obj.field("int")
        if spelled is not None:
            return spelled
        if obj.text and obj.tokens:
            return integer(ctx, call, take(ctx))
        if not obj.text and obj.length.form is not None and obj.length.value is None:
            cost = ctx.size(obj.length, "number of digits")
            ctx.spend(cost)
            ctx.note(call.span.line, cost, StepKind.LIBRARY, "int: reads every digit of a text")
    return Num.symbol(
        ctx.site(call, Role.VALUE, ctx.hint, f"integer made in line {ctx.line}", ctx.line)
    )


def to_float(ctx: Context, call: Call, args: list[Value]) -> Value:
    if args and isinstance(args[0], Num):
        return replace(args[0], kind=Kind.FLOAT)
    obj = ctx.obj(args[0]) if args else None
    if obj is not None and obj.text and obj.tokens:
        take(ctx)
    return Num(kind=Kind.FLOAT, lower=(ZERO,))


def next_of(ctx: Context, call: Call, args: list[Value]) -> Value:
    value = args[0] if args else UNKNOWN
    obj = ctx.obj(value)
    if obj is None or not isinstance(value, Ref):
        return UNKNOWN
    if obj.stream:
        return next_token(ctx, call, value)
    if obj.tokens and isinstance(obj.element, Num):
        return integer(ctx, call, take(ctx))
    ctx.spend(obj.unit)
    return obj.element if obj.element is not None else UNKNOWN


def mapped(ctx: Context, call: Call, args: list[Value]) -> Value | None:
    """`map(int, line.split())`: the tokens as integers; None for any other map."""
    function = call.args[0] if call.args else None
    if not isinstance(function, Lambda) or function.function.name not in ("int", "float"):
        return None
    tokens = args[1] if len(args) > 1 else UNKNOWN
    obj = ctx.obj(tokens)
    if obj is None or not isinstance(tokens, Ref) or not obj.tokens:
        return None
    if obj.kind is Kind.STR:
        return None
    return as_integers(ctx, call, tokens, lazy=True)


__all__ = ["INPUT", "Tok", "line_text", "mapped", "settle_sequence"]
INPUT = {
    "read_line": line,
    "read_token": token,
    "read_all": everything,
    "read_lines": lines,
    "split": split,
    "strip": strip,
    "int": to_int,
    "float": to_float,
    "next": next_of,
}
