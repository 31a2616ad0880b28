"""Operations that change a container in place."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.binding.copies import copy_cost
from complexity.analysis.contents.elements import (
    UNIT_LENGTH,
    element_at,
    grow,
    store,
    summary_element,
)
from complexity.analysis.contents.iteration import iterate
from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Held
from complexity.analysis.operations.pricing import charge
from complexity.analysis.values.abstract import BOOL, UNKNOWN, Num, Ref, Value
from complexity.library.operations import label
from complexity.model import Call, Expr, Field, Index, Kind, Name
from complexity.report import StepKind


def push(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`append`, `add`, `push`, `heappush`, `insort`: one element more."""
    charge(ctx, call, args)
    if len(args) > 1:
        _copied(ctx, call.args[1], args[1])
    if ctx.obj(args[0]) is None and ctx.recording == 0:
        unknown = ctx.hole("what grows here is unknown", "its definition")
        ctx.kept.append(Held(ctx.line, unknown, "what grows here"))
    grow(ctx, args[0], UNIT_LENGTH, args[1] if len(args) > 1 else None)
    return UNKNOWN


def _copied(ctx: Context, expr: Expr, value: Value) -> None:
    """C++ containers store copies: of a named value, all its elements."""
    if ctx.program.language != "cpp" or not isinstance(expr, Name | Index | Field):
        return
    cost = copy_cost(ctx, value)
    if not cost.is_constant:
        ctx.spend(cost)
        ctx.note(expr.span.line, cost, StepKind.HIDDEN, "stores a copy of the whole value")


def insert(ctx: Context, call: Call, args: list[Value]) -> Value:
    charge(ctx, call, args)
    grow(ctx, args[0], UNIT_LENGTH, args[-1] if len(args) > 2 else None)
    return UNKNOWN


def pop(ctx: Context, call: Call, args: list[Value]) -> Value:
    """What a pop yields looks like any element; a worklist's visits are told apart."""
    charge(ctx, call, args)
    if not args:
        return UNKNOWN
    visit = ctx.visits.get(args[0].id) if isinstance(args[0], Ref) else None
    if visit is not None:
        return visit
    if ctx.kind(args[0]) is Kind.DICT and len(args) > 1:
        return element_at(ctx, args[0], args[1])
    element = summary_element(ctx, args[0])
    return UNKNOWN if element is None else element


def peek(ctx: Context, call: Call, args: list[Value]) -> Value:
    element = summary_element(ctx, args[0]) if args else None
    visit = ctx.visits.get(args[0].id) if args and isinstance(args[0], Ref) else None
    if visit is not None:
        return visit
    return UNKNOWN if element is None else element


def extend(ctx: Context, call: Call, args: list[Value]) -> Value:
    charge(ctx, call, args)
    if call.op == "append_text" and ctx.kind(args[0]) is not Kind.STR:
        cost = ctx.length_size(args[0], "text that is walked to its end")
        ctx.spend(cost)
        ctx.note(call.span.line, cost, StepKind.HIDDEN, "walks the text to its end")
    if len(args) > 1:
        run = iterate(ctx, args[1])
        cost = ctx.size(run.length, "length of what is added") * run.unit
        ctx.spend(cost)
        if not cost.is_constant:
            ctx.note(
                call.span.line, cost, StepKind.LIBRARY, f"{label(call.op)}: every added element"
            )
        grow(ctx, args[0], run.length, run.element)
    return UNKNOWN


def set_item(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`setdefault`, `emplace` on a map: the stored value."""
    charge(ctx, call, args)
    if len(args) > 1:
        store(ctx, args[0], args[1], args[2] if len(args) > 2 else Num.constant(0))
    return element_at(ctx, args[0], args[1] if len(args) > 1 else None)


def get(ctx: Context, call: Call, args: list[Value]) -> Value:
    charge(ctx, call, args)
    element = element_at(ctx, args[0], args[1] if len(args) > 1 else None)
    return args[2] if element == UNKNOWN and len(args) > 2 else element


def resize(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`resize`, `assign`: the new length bounds from now on."""
    if not args or not isinstance(args[0], Ref):
        return UNKNOWN
    length = ctx.number(args[1]) if len(args) > 1 else Num()
    if len(args) > 1 and isinstance(args[1], Ref):
        length = ctx.length(args[1])
    size = ctx.size(length, "new length")
    ctx.spend(size)
    if not size.is_constant:
        ctx.note(call.span.line, size, StepKind.LIBRARY, f"{label(call.op)}: sets every element")
    obj = ctx.obj(args[0])
    if obj is not None:
        grow(ctx, args[0], length, args[2] if len(args) > 2 else obj.element)
        if not obj.shared:
            kept = ctx.state.heap[args[0].id]
            ctx.put(args[0], replace(kept, length=length, assigned=True))
    return UNKNOWN


def clear(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Paid for by the insertions; a container that only this loop fills starts anew."""
    obj = ctx.obj(args[0]) if args else None
    if obj is not None and isinstance(args[0], Ref) and not obj.shared:
        if ctx.recording == 0:
            kept = deep_size(ctx, args[0])
            ctx.kept.append(Held(obj.line or ctx.line, kept, "what is in it before it is cleared"))
        ctx.put(args[0], replace(obj, length=Num.constant(0)))
    return UNKNOWN


def raw(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`memset`, `fill`, `memcpy`: every element of the target, or as many bytes as are given."""
    target = args[0] if args else UNKNOWN
    cost = deep_size(ctx, target)
    if call.op in ("memset", "memcpy") and len(args) > 2:
        width = ctx.number(args[2])
        if width.value is None or ctx.obj(target) is None:
            cost = ctx.size(width, "number of bytes")
    ctx.spend(cost)
    ctx.note(call.span.line, cost, StepKind.LIBRARY, f"{label(call.op)}: touches every element")
    return UNKNOWN


def swap(ctx: Context, call: Call, args: list[Value]) -> Value:
    """Exchanges two variables, whatever they hold."""
    if len(call.args) == 2:
        left, right = call.args
        if isinstance(left, Name) and isinstance(right, Name):
            ctx.bind(left.id, args[1])
            ctx.bind(right.id, args[0])
    return UNKNOWN


def thread(ctx: Context, call: Call, args: list[Value]) -> Value:
    """`Thread(target=f)`: f runs once."""
    target = dict(call.options).get("target")
    if target is not None:
        ctx.apply(ctx, ctx.evaluate(ctx, target), [])
    return UNKNOWN


def ordered(ctx: Context, call: Call, args: list[Value]) -> Value:
    charge(ctx, call, args)
    return BOOL


MUTATING = {
    **dict.fromkeys(("push_back", "push_front", "push", "set_add", "heap_push"), push),
    "insort": push,
    "insert_at": insert,
    **dict.fromkeys(("pop_back", "pop_front", "pop", "pop_at", "pop_any", "heap_pop"), pop),
    "heap_replace": pop,
    **dict.fromkeys(("front", "back", "top"), peek),
    **dict.fromkeys(("extend", "update", "append_text"), extend),
    **dict.fromkeys(("set_default", "set_item"), set_item),
    "get": get,
    **dict.fromkeys(("resize", "assign"), resize),
    "clear": clear,
    **dict.fromkeys(("memset", "memcpy", "fill", "iota"), raw),
    "swap": swap,
    "thread": thread,
    "next_permutation": ordered,
}
