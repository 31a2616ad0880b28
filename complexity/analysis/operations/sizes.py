"""How many elements a container holds, rows included."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.values import FREE, Ref, Value
from complexity.growth import Growth
from complexity.model import Kind


def deep_size(ctx: Context, value: Value, depth: int = 4) -> Growth:
    """Elements over all levels: the total of the rows, or rows times their length."""
    obj = ctx.obj(value)
    if obj is None or depth == 0:
        return FREE
    size = ctx.size(obj.length, "length of the container")
    inner = ctx.obj(obj.element) if isinstance(obj.element, Ref) else None
    if inner is None or inner.free or inner.kind is Kind.RECORD:
        return size
    if inner.total is not None and not isinstance(inner.element, Ref):
        return size + ctx.size(inner.total, "total length of the rows")
    return size * deep_size(ctx, obj.element, depth - 1) if obj.element is not None else size
