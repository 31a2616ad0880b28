"""Peak space: what lives on the heap at once, and the recursion's frames."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Held
from complexity.analysis.values.abstract import Obj, Ref, Tup, Value
from complexity.growth import Growth
from complexity.model import Kind

ONE = Growth.constant()


def own_space(ctx: Context, result: Value | None) -> Growth:
    """Everything the program allocates, without arguments and the entry's result."""
    return reduce(Growth.__add__, (held.size for held in own_memory(ctx, result)), ONE)


def own_memory(ctx: Context, result: Value | None) -> list[Held]:
    """What own space is made of, item by item."""
    returned = objects_in(result)
    items = list(ctx.kept)
    for id_, obj in sorted(ctx.state.heap.items()):
        if takes_memory(obj) and id_ not in returned and not obj.given:
            items.append(Held(obj.line, deep_size(ctx, Ref(id_)), described(ctx, obj)))
    return items


KINDS = {
    Kind.STR: "text", Kind.DICT: "hash table", Kind.SET: "hash set", Kind.TREE_DICT: "ordered map",
    Kind.TREE_SET: "ordered set", Kind.LINKED: "linked list", Kind.STREAM: "input",
}  # fmt: skip


def described(ctx: Context, obj: Obj) -> str:
    """A container in words."""
    if obj.kind is Kind.GENERATOR:
        return "tokens of the input" if obj.tokens else "lazy sequence"
    if obj.kind is Kind.LIST and ctx.program.language == "cpp":
        return "vector"
    return KINDS.get(obj.kind, str(obj.kind.value))


def given_space(ctx: Context, result: Value | None) -> Growth:
    """Arguments and result."""
    total = ONE
    returned = objects_in(result)
    for id_, obj in sorted(ctx.state.heap.items()):
        if not obj.shared and (obj.given or (id_ in returned and takes_memory(obj))):
            total = total + deep_size(ctx, Ref(id_))
    return total


def takes_memory(obj: Obj) -> bool:
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
        if obj.shared or not obj.certain or not (takes_memory(obj) or obj.given):
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
