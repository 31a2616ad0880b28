"""Copies of whole values: what they cost, and the value that comes out."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import FREE, Obj, Ref, Tup, Value
from complexity.growth import Growth
from complexity.model import Kind

DEEPEST = 4


def copy_cost(ctx: Context, value: Value, depth: int = DEEPEST) -> Growth:
    """Elements that a copy by value touches: of containers, in tuples and in records too."""
    if depth == 0:
        return FREE
    if isinstance(value, Tup):
        cost = FREE
        for item in value.items:
            cost = cost + copy_cost(ctx, item, depth - 1)
        return cost
    obj = ctx.obj(value)
    if obj is None:
        return FREE
    if obj.kind is Kind.RECORD:
        return copy_cost(ctx, Tup(tuple(v for _, v in obj.fields)), depth - 1)
    return deep_size(ctx, value)


def copied(ctx: Context, node: object, value: Value, depth: int = DEEPEST) -> Value:
    """The copy: objects of its own, so that changing it leaves the source alone."""
    if isinstance(value, Tup):
        sites = (ctx.places.setdefault((id(node), i), object()) for i in range(len(value.items)))
        pairs = zip(sites, value.items, strict=True)
        return Tup(tuple(copied(ctx, site, item, depth - 1) for site, item in pairs))
    obj = ctx.obj(value)
    if obj is None or depth == 0:
        return value
    if obj.kind is Kind.RECORD:
        fields = Tup(tuple(v for _, v in obj.fields))
        inner = copied(ctx, node, fields, depth - 1)
        items = inner.items if isinstance(inner, Tup) else ()
        names = (name for name, _ in obj.fields)
        return ctx.allocate(node, _own(obj, tuple(zip(names, items, strict=True))))
    return ctx.allocate(node, _own(obj, obj.fields))


def _own(obj: Obj, fields: tuple[tuple[str, Value], ...]) -> Obj:
    return replace(
        obj, fields=fields, shared=False, total=None, given=False, summary=0, free=False
    )  # fmt: skip


def is_record_or_tuple(ctx: Context, value: Value) -> bool:
    return isinstance(value, Tup) or (isinstance(value, Ref) and ctx.kind(value) is Kind.RECORD)
