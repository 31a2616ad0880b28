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
