"""Short lists whose places hold different kinds of things: `[count, [first]]`, `[x, y, "name"]`.

A place is a field of the object, named by its index, as long as no operation moves elements.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Obj, Ref, Value
from complexity.analysis.values.state import join_values
from complexity.model import Kind

MOST_PLACES = 8


def set_places(ctx: Context, made: Ref, values: list[Value]) -> None:
    """Tell the places of a new list apart, unless all its items are of one kind."""
    if 2 <= len(values) <= MOST_PLACES and len({ctx.kind(v) for v in values}) > 1:
        if not all(isinstance(v, Num) for v in values):
            fields = tuple((str(i), v) for i, v in enumerate(values))
            ctx.put(made, replace(ctx.state.heap[made.id], fields=fields))


def place(obj: Obj, index: Value | None) -> str | None:
    """The name of the place that a constant index means."""
    if obj.kind is Kind.RECORD or not isinstance(index, Num) or index.value is None:
        return None
    at = int(index.value)
    if at < 0:
        length = obj.length.value
        if length is None:
            return None
        at += int(length)
    return str(at)


def put_in_place(ctx: Context, container: Ref, index: Value | None, element: Value) -> None:
    """A store: into its place where the index is constant, else no place is known any more."""
    obj = ctx.state.heap[container.id]
    if obj.kind is Kind.RECORD or not obj.fields:
        return
    name = place(obj, index)
    old = None if name is None else obj.field(name)
    if name is None or old is None:
        forget_places(ctx, container)
        return
    joined = join_values(old, element, ctx.state)
    ctx.put(container, ctx.state.heap[container.id].with_field(name, joined))


def forget_places(ctx: Context, container: Value) -> None:
    """After an operation that may move elements."""
    obj = ctx.obj(container)
    if isinstance(container, Ref) and obj is not None and obj.fields:
        if obj.kind in (Kind.LIST, Kind.DEQUE, Kind.TUPLE):
            ctx.put(container, replace(obj, fields=()))


def standing_places(
    ctx: Context, kept: Ref, before: Obj | None, obj: Obj, keep: Callable[..., Ref]
) -> tuple[tuple[str, Value], ...]:
    """The places of the object that stands for many; `before` is what it stood for so far.

    `keep(site, old, new)` merges a container into the one that stands for all in that place.
    """
    found: list[tuple[str, Value]] = []
    for position, (name, value) in enumerate(obj.fields):
        old = None if before is None else before.field(name)
        if before is not None and old is None:
            continue
        if isinstance(value, Ref):
            site = ctx.made_node(kept, position)
            found.append((name, keep(site, old if isinstance(old, Ref) else None, value)))
        else:
            found.append((name, value if old is None else join_values(old, value, ctx.state)))
    return tuple(found)
