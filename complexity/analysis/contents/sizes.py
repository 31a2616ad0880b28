"""How many elements a container holds, rows included."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import FREE, Num, Obj, Ref, Tup, Value
from complexity.growth import Growth
from complexity.model import Kind


def deep_size(ctx: Context, value: Value, depth: int = 4) -> Growth:
    """Elements over all levels: the total of the rows, or rows times their length."""
    obj = ctx.obj(value)
    if obj is None or depth == 0:
        return FREE
    size = ctx.size(obj.length, "length of the container") * _key_size(ctx, obj)
    if isinstance(obj.element, Tup):
        return size * _parts_size(ctx, obj.element.items, depth)
    if isinstance(obj.element, Num) and obj.element.digits is not None:
        return size * obj.element.digits
    inner = ctx.obj(obj.element) if isinstance(obj.element, Ref) else None
    if inner is None or inner.free:
        return size
    if inner.kind is Kind.RECORD:
        return size * _parts_size(ctx, tuple(v for _, v in inner.fields), depth)
    if inner.fields:
        return size + _places_size(ctx, size, inner, depth)
    if inner.total is not None and not isinstance(inner.element, Ref):
        return size + ctx.size(inner.total, "total length of the rows")
    return size * deep_size(ctx, obj.element, depth - 1) if obj.element is not None else size


def _parts_size(ctx: Context, parts: tuple[Value, ...], depth: int) -> Growth:
    """Elements of the containers that a tuple or a record owns."""
    total = FREE
    for part in parts:
        if isinstance(part, Tup):
            total = total + _parts_size(ctx, part.items, depth - 1)
        elif (obj := ctx.obj(part)) is not None and obj.kind is not Kind.RECORD and not obj.free:
            total = total + deep_size(ctx, part, depth - 1)
    return total


def _places_size(ctx: Context, rows: Growth, row: Obj, depth: int) -> Growth:
    """What is in the places of all rows: a total where it is known."""
    total = rows
    for _, value in row.fields:
        obj = ctx.obj(value)
        if obj is not None and obj.total is not None and not isinstance(obj.element, Ref):
            total = total + ctx.size(obj.total, "total length in one place of the rows")
        else:
            total = total + rows * _parts_size(ctx, (value,), depth)
    return total


def _key_size(ctx: Context, obj: Obj) -> Growth:
    """Keys of a map that are texts or sequences the program made itself."""
    key = ctx.obj(obj.key) if isinstance(obj.key, Ref) else None
    if key is None or key.free or key.text or key.kind is Kind.RECORD:
        return FREE
    return ctx.size(key.length, "length of a key")
