"""New containers: conversions, copies, repetition, sorting into a list."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.binding.copies import copied, copy_cost, is_record_or_tuple
from complexity.analysis.contents.elements import new_container, summary_element
from complexity.analysis.contents.iteration import consume, iterate
from complexity.analysis.contents.keys import ORDER
from complexity.analysis.contents.sums import starts_at_zero
from complexity.analysis.context import Context
from complexity.analysis.operations.pricing import charge
from complexity.analysis.reading.reads import is_row, listed, settle_sequence
from complexity.analysis.values.abstract import (
    FREE,
    OCTETS,
    UNKNOWN,
    Num,
    Obj,
    Ref,
    Tup,
    Value,
    add,
    logarithm,
)
from complexity.analysis.values.arithmetic import binary
from complexity.analysis.values.poly import ZERO
from complexity.analysis.values.state import join_values
from complexity.conventions import WORD_DIGITS
from complexity.growth import Growth
from complexity.model import Call, Kind
from complexity.report import StepKind

KINDS = {
    "to_list": Kind.LIST, "to_tuple": Kind.TUPLE, "to_set": Kind.SET, "to_deque": Kind.DEQUE,
    "to_tree_set": Kind.TREE_SET, "to_heap": Kind.HEAP, "sorted": Kind.LIST, "copy": Kind.LIST,
    "empty_stack": Kind.STACK, "empty_queue": Kind.QUEUE, "to_counter": Kind.DICT,
    "default_dict": Kind.DICT, "to_dict": Kind.DICT, "to_tree_dict": Kind.TREE_DICT,
}  # fmt: skip


def converted(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`list(x)`, `set(x)`, `sorted(x)`, …: a new container of x's elements."""
    kind = KINDS[call.op]
    source = args[0] if args else None
    if call.op == "copy" and source is not None and is_record_or_tuple(ctx, source):
        return _whole(ctx, call, source)
    if source is None or call.op == "default_dict":
        return _with_order(ctx, call, _empty(ctx, call, kind, args))
    if isinstance(source, Num):
        return new_container(ctx, call, kind, source)
    if isinstance(source, Ref) and ctx.kind(source) is not Kind.STR:
        if call.op in ("to_list", "to_tuple") and is_row(ctx, source):
            return listed(ctx, call, source, kind)
        settle_sequence(ctx, call, source)
    charge(ctx, call, args)
    run = iterate(ctx, source)
    obj = ctx.obj(source)
    nested = obj is not None and isinstance(obj.element, Ref | Tup)
    if call.op == "copy" and nested and ctx.program.language == "cpp":
        return _whole(ctx, call, source)
    if call.op == "copy" and obj is not None:
        kind = obj.kind if obj.kind is not Kind.GENERATOR else Kind.LIST
    made = new_container(ctx, call, kind, run.length, run.element, _keys(kind, run.element))
    if call.op == "to_counter":
        ctx.put(made, replace(ctx.state.heap[made.id], element=Num.sized(None), entries=run.length))
    if obj is not None and kind in (Kind.LIST, Kind.TUPLE):
        ctx.put(made, replace(ctx.state.heap[made.id], entries=obj.entries))
    if obj is not None and call.op in ("to_list", "to_tuple"):
        flags = replace(
            ctx.state.heap[made.id], tokens=obj.tokens, stream=obj.stream, fields=obj.fields
        )
        ctx.put(made, flags)
    return made


def _with_order(ctx: Context, call: Call, made: Value) -> Value:
    """A container that compares or hashes by a function of the program's own."""
    order = dict(call.options).get(ORDER)
    obj = ctx.obj(made)
    if order is not None and obj is not None and isinstance(made, Ref):
        ctx.put(made, obj.with_field(ORDER, ctx.evaluate(ctx, order)))
    return made


def _whole(ctx: Context, call: Call, value: Value) -> Value:
    """A record or tuple with everything that it owns."""
    cost = copy_cost(ctx, value)
    ctx.spend(cost)
    if not cost.is_constant:
        ctx.note(call.span.line, cost, StepKind.HIDDEN, "copies what the value owns")
    return copied(ctx, call, value)


def _keys(kind: Kind, element: Value) -> Value | None:
    if kind not in (Kind.DICT, Kind.TREE_DICT):
        return None
    return element.items[0] if isinstance(element, Tup) and element.items else element


def _empty(ctx: Context, call: Call, kind: Kind, args: list[Value]) -> Value:
    """An empty container; a default factory tells what missing values look like."""
    element: Value | None = None
    if call.op == "default_dict" and args:
        element = ctx.apply(ctx, args[0], [])
        if element == UNKNOWN:
            element = Num.constant(0)
    elif call.op == "to_counter":
        element = Num()
    made = new_container(ctx, call, kind, Num.constant(0), element)
    starts_at_zero(ctx, made, None if call.op == "to_counter" else element)
    if call.op == "default_dict":
        ctx.put(made, replace(ctx.state.heap[made.id], name="default"))
    return made


def filled(ctx: Context, call: Call, args: list[Value]) -> Value:
    """n equal elements; rows of a table are copies, so the whole table is paid for."""
    count, element = ctx.number(args[0]), args[1]
    size = ctx.size(count, "new container's length")
    inner = ctx.obj(element)
    each = FREE
    if inner is not None and isinstance(element, Ref) and inner.kind is not Kind.STR:
        each = ctx.size(inner.length, "row length")
        if inner.total is None and inner.element is not None:
            each = each * _deep(ctx, inner)
    cost = size * each
    exact = count.form is not None
    static = any(name == "static" for name, _ in call.options)
    if not static:
        ctx.spend(cost, size if exact else FREE)
        if not cost.is_constant:
            ctx.note(call.span.line, cost, StepKind.LIBRARY, "fills a new container")
    made = new_container(ctx, call, Kind.LIST, ctx.capacity(count), element)
    starts_at_zero(ctx, made, element)
    return made


def _deep(ctx: Context, obj: Obj) -> Growth:
    inner = ctx.obj(obj.element) if isinstance(obj.element, Ref) else None
    if inner is None or inner.kind is Kind.STR:
        return FREE
    return ctx.size(inner.length, "row length") * _deep(ctx, inner)


def kept(ctx: Context, call: Call, args: list[Value]) -> Value:
    """A static variable: in a function that is called again, no bound on it is known."""
    value = args[0]
    if not ctx.calls:
        return value
    if isinstance(value, Ref) and (obj := ctx.obj(value)) is not None:
        ctx.put(value, replace(obj, length=Num(lower=(ZERO,))))
    return Num(kind=value.kind) if isinstance(value, Num) else value


def deep_copy(ctx: Context, call: Call, args: list[Value]) -> Value:
    cost, lower = consume(ctx, args[0], "copied container")
    obj = ctx.obj(args[0])
    if obj is not None:
        cost = cost * _deep(ctx, obj)
    ctx.spend(cost, lower)
    ctx.note(call.span.line, cost, StepKind.HIDDEN, "copies all levels of the container")
    return _copy_of(ctx, call, args[0])


def _copy_of(ctx: Context, call: Call, value: Value) -> Value:
    obj = ctx.obj(value)
    if obj is None:
        return value
    return ctx.allocate(call, replace(obj, shared=False, total=None, free=False, given=False))


def chained(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Set union, intersection and their kin: a new set."""
    charge(ctx, call, args)
    length = Num.constant(0)
    element: Value | None = None
    for arg in args:
        length = add(length, ctx.length(arg))
        part = summary_element(ctx, arg)
        if part is not None:
            element = part if element is None else join_values(element, part, ctx.state)
    kind = ctx.kind(args[0]) if args else Kind.SET
    return new_container(ctx, call, kind, length, element)


def text(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Operations that make a text as long as their operand."""
    charge(ctx, call, args)
    length = ctx.length(args[0]) if args and isinstance(args[0], Ref) else Num.constant(1)
    if args and isinstance(args[0], Num):
        length = Num.constant(1)
    return new_container(ctx, call, Kind.STR, length, free=length.value is not None)


def octets(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`bytes(x)`, `x.encode()`: bytes are never appended to in place."""
    if len(args) == 1 and isinstance(args[0], Num):  # so many zeros
        cost = ctx.size(args[0], "number of bytes")
        ctx.spend(cost, cost if args[0].form is not None else FREE)
        made: Value = new_container(ctx, call, Kind.STR, args[0])
    else:
        made = text(ctx, call, args)
    if isinstance(made, Ref) and (obj := ctx.obj(made)) is not None:
        ctx.put(made, replace(obj, name=OCTETS))
    return made


def digits(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`str(x)`, `bin(x)`: the digits of a word; a sequence is written out element by element."""
    value = args[0] if args else Num.constant(0)
    if isinstance(value, Ref):
        cost, lower = consume(ctx, value, "printed container")
        ctx.spend(cost, lower)
        ctx.note(call.span.line, cost, StepKind.LIBRARY, "writes out every element")
        return new_container(ctx, call, Kind.STR, ctx.length(value))
    number = ctx.number(value)
    if number.digits is not None:
        ctx.spend(number.digits)
        ctx.note(call.span.line, number.digits, StepKind.LIBRARY, "writes out every digit")
        return new_container(ctx, call, Kind.STR, Num.sized(number.digits))
    charge(ctx, call, args)
    word = number.magnitude() is None  # integers fit a word (conventions, 6)
    length = Num.constant(WORD_DIGITS) if word else logarithm(number)
    return new_container(ctx, call, Kind.STR, length, free=True)


def wrapped_text(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`join`: as long as all parts together."""
    parts = args[1] if len(args) > 1 else UNKNOWN
    run = iterate(ctx, parts)
    count = ctx.size(run.length, "number of joined parts")
    inner = ctx.obj(run.element)
    each = FREE
    if inner is not None and not inner.free:
        each = ctx.size(inner.length, "length of a joined part")
    cost = count * run.unit * each
    exact = run.length.form is not None
    ctx.spend(cost, count if exact else FREE)
    ctx.note(call.span.line, cost, StepKind.LIBRARY, "join: total length of the parts")
    length = run.length
    if inner is not None and not inner.free:
        length = inner.total if inner.total is not None else binary("*", run.length, inner.length)
    return new_container(ctx, call, Kind.STR, length)


MAKING = {
    **dict.fromkeys(KINDS, converted),
    "filled": filled,
    "deep_copy": deep_copy,
    "kept": kept,
    **dict.fromkeys(("union", "intersection", "difference", "symmetric_difference"), chained),
    **dict.fromkeys(("lower", "replace", "decode", "translate", "format", "chr"), text),
    "encode": octets,
    "str": digits,
    "bin": digits,
    "join": wrapped_text,
}
