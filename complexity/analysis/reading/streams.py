"""The input read at once: a stream of all tokens, indexed, sliced and walked."""

from __future__ import annotations

from complexity.analysis.contents.elements import new_container
from complexity.analysis.context import Context
from complexity.analysis.reading.reads import element_value, integer, numbered_word, peek, take
from complexity.analysis.values.abstract import Num, Obj, Ref, Value, subtract
from complexity.analysis.values.cursor import position_of
from complexity.model import Binary, Call, Const, Expr, Index, Kind, Name, Slice, names_in
from complexity.report import StepKind
from complexity.skeleton import Repeat, Tok


def stream_index(ctx: Context, expr: Index, stream: Ref) -> Value:
    """`data[i]`, `data[p]`, `data[p + 1]` on the stream of all tokens."""
    obj = ctx.state.heap[stream.id]
    index = ctx.evaluate(ctx, expr.index)
    token = None
    if isinstance(index, Num) and index.form is not None and ctx.state.cursor.active:
        nodes = ctx.state.cursor.levels[0].nodes
        position = position_of(nodes, index.form)
        if position is not None and position < len(nodes):
            node = nodes[position]
            token = node if isinstance(node, Tok) else None
            if token is not None:
                return _stream_value(ctx, expr, obj, token)
    ctx.stream_names |= names_in(expr.index)
    offset = _offset(expr.index)
    if offset is not None:
        token = peek(ctx, offset)
    return _stream_value(ctx, expr, obj, token)


def _offset(index: Expr) -> int | None:
    """k of an index `p + k`."""
    match index:
        case Name():
            return 0
        case Binary(op="+", left=Name(), right=Const(value=int(k))):
            return k
        case _:
            return None


def _stream_value(ctx: Context, expr: Expr, obj: Obj, token: Tok | None) -> Value:
    value = integer(ctx, expr, token)
    return value if isinstance(obj.element, Num) else numbered_word(ctx, expr, value)


def stream_slice(ctx: Context, expr: Slice, stream: Ref) -> Value:
    """`data[2:2 + n]`: an array of the input; `data[1:]`: what is left of it."""
    obj = ctx.state.heap[stream.id]
    bounds = [None if b is None else ctx.number(ctx.evaluate(ctx, b))
              for b in (expr.lower, expr.upper)]  # fmt: skip
    lower = bounds[0] or Num.constant(0)
    length = subtract(bounds[1], lower) if bounds[1] is not None else obj.length
    cost = ctx.size(length, "slice length")
    ctx.spend(cost)
    ctx.note(expr.span.line, cost, StepKind.HIDDEN, "a slice copies its elements")
    token = _sequence_token(ctx, lower)
    element = element_value(ctx, expr, token)
    if not isinstance(obj.element, Num):
        element = numbered_word(ctx, expr, element)
    return new_container(ctx, expr, Kind.LIST, length, element)


def _sequence_token(ctx: Context, lower: Num) -> Tok | None:
    if lower.form is None or not ctx.state.cursor.active:
        return None
    nodes = ctx.state.cursor.levels[0].nodes
    position = position_of(nodes, lower.form)
    if position is None or position >= len(nodes):
        return None
    node = nodes[position]
    if isinstance(node, Repeat) and len(node.body) == 1 and isinstance(node.body[0], Tok):
        return node.body[0]
    return None


def next_token(ctx: Context, node: Call, stream: Ref) -> Value:
    """`next(it)` on the stream of all tokens."""
    obj = ctx.state.heap[stream.id]
    return _stream_value(ctx, node, obj, take(ctx))


def advance_stream(ctx: Context, by: Num) -> None:
    """The index variable moved on: `p += k`, `p += n`."""
    cursor = ctx.state.cursor
    if not cursor.active or cursor.inside_choice or by.form is None:
        return
    level = cursor.levels[-1]
    position = position_of(level.nodes[level.index :], by.form)
    if position is not None:
        ctx.state.cursor = cursor.advanced(position)
