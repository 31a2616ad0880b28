"""Peak space: what lives on the heap at once, and the recursion's frames."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.operations.sizes import deep_size
from complexity.analysis.values import Obj, Ref, Tup, Value
from complexity.growth import Growth
from complexity.model import Kind

ONE = Growth.constant()


def own_space(ctx: Context, result: Value | None) -> Growth:
    """Everything the program allocates, without arguments and the entry's result."""
    returned = objects_in(result)
    total = ONE
    for depth in ctx.depths:
        total = total + depth
    for growth in ctx.kept:
        total = total + growth
    for id_, obj in sorted(ctx.state.heap.items()):
        if _counts(obj) and id_ not in returned and not obj.given:
            total = total + deep_size(ctx, Ref(id_))
    return total


def given_space(ctx: Context, result: Value | None) -> Growth:
    """Arguments and result."""
    total = ONE
    returned = objects_in(result)
    for id_, obj in sorted(ctx.state.heap.items()):
        if not obj.shared and (obj.given or (id_ in returned and _counts(obj))):
            total = total + deep_size(ctx, Ref(id_))
    return total


def _counts(obj: Obj) -> bool:
    """Elements are counted with their container; views, iterators and raw lines not at all."""
    if obj.kind is Kind.RECORD:
        return False
    return not (obj.free or obj.shared or (obj.text and obj.tokens))


def objects_in(value: Value | None) -> frozenset[int]:
    if isinstance(value, Ref):
        return frozenset({value.id})
    if isinstance(value, Tup):
        return frozenset().union(*(objects_in(v) for v in value.items))
    return frozenset()


def certain_space(ctx: Context, result: Value | None, with_given: bool) -> Growth:
    """What every run allocates at least: containers of exactly known length."""
    returned = objects_in(result)
    total = ONE
    for id_, obj in sorted(ctx.state.heap.items()):
        if obj.shared or not obj.certain or not (_counts(obj) or obj.given):
            continue
        if with_given or not (obj.given or id_ in returned):
            total = total + _exactly(ctx, obj)
    return total


def _exactly(ctx: Context, obj: Obj, depth: int = 3) -> Growth:
    """Length times the length of the rows, where both are exact; else 1."""
    if obj.length.form is None:
        return ONE
    size = ctx.size(obj.length, "container")
    inner = ctx.obj(obj.element) if isinstance(obj.element, Ref) else None
    if inner is None or inner.free or inner.kind is Kind.RECORD or depth == 0:
        return size
    if not inner.certain or inner.total is None:
        return size
    if inner.length.form is not None:
        return size * _exactly(ctx, inner, depth - 1)
    return size + (ctx.size(inner.total, "rows") if inner.total.form is not None else ONE)
