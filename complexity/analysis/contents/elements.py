"""Containers on the abstract heap: making them, picking elements, adding elements."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from complexity.analysis.contents.places import place, put_in_place, standing_places
from complexity.analysis.contents.sums import entry, stored
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import UNKNOWN, Num, Obj, Ref, Tup, Value, add, multiply
from complexity.analysis.values.poly import ONE, ZERO, Poly
from complexity.analysis.values.state import join_objects, join_values
from complexity.analysis.values.symbols import Role
from complexity.growth import Growth, log
from complexity.model import Kind

ZERO_LENGTH = Num.constant(0)
UNIT_LENGTH = Num.constant(1)


def new_container(
    ctx: Context,
    node: object,
    kind: Kind,
    length: Num,
    element: Value | None = None,
    key: Value | None = None,
    free: bool = False,
) -> Ref:
    """A fresh container; an element that is a container comes to stand for all elements."""
    if isinstance(element, Ref):
        element = _as_summary(ctx, element, length)
    return ctx.allocate(node, Obj(kind, length, element, key, free=free))


def _as_summary(ctx: Context, element: Ref, count: Num) -> Ref:
    obj = ctx.obj(element)
    if obj is not None and not obj.shared:
        total = multiply(count, obj.length) if obj.spread is None else obj.spread
        ctx.put(element, replace(obj, shared=True, total=total))
    return Ref(element.id)


def summary_element(ctx: Context, value: Value) -> Value | None:
    """What the elements of a container or tuple look like."""
    if isinstance(value, Tup):
        joined: Value | None = None
        for item in value.items:
            joined = item if joined is None else join_values(joined, item, ctx.state)
        return joined
    obj = ctx.obj(value)
    if obj is None:
        return None
    return character(ctx) if obj.kind is Kind.STR else obj.element


def tree_height(ctx: Context, tree: Value, key: Value) -> Growth:
    """log of the entries: where their number is unknown, no more than there are integer keys."""
    entries = ctx.length(tree)
    if entries.magnitude() is None and isinstance(key, Num) and key.magnitude() is not None:
        return log(ctx.size(key, "the key"))
    return log(ctx.length_size(tree, "the tree"))


def character(ctx: Context) -> Value:
    """One character of a text; in C++ that is a number."""
    if ctx.program.language == "cpp":
        return Num((Poly.constant(255),), (ZERO,), kind=Kind.CHAR)
    return ctx.allocate(ctx.program, Obj(Kind.STR, UNIT_LENGTH, shared=True, free=True))


def element_at(ctx: Context, base: Value, index: Value | None) -> Value:
    """The element at an index; a loop counter that runs over all indices picks each once."""
    obj = ctx.obj(base)
    if obj is None:
        return UNKNOWN
    if obj.kind is Kind.STR:
        return character(ctx)
    if isinstance(index, Num) and index.value is not None and isinstance(base, Ref):
        name = place(obj, index)
        placed = None if name is None else obj.field(name)
        if placed is not None:
            return placed
        if obj.tokens:
            return token_at(ctx, base, int(index.value))
    if obj.element is None:
        return UNKNOWN
    if isinstance(obj.element, Ref):
        return Ref(obj.element.id, picking_counter(ctx, index))
    if isinstance(obj.element, Num) and isinstance(base, Ref) and obj.entries is not None:
        return entry(ctx, base, obj, obj.element, picking_counter(ctx, index))
    return obj.element


def picking_counter(ctx: Context, index: Value | None) -> str:
    """The counter in an index of the form counter + constant, "" for other forms."""
    if not isinstance(index, Num) or index.form is None:
        return ""
    moving = [(m, c) for m, c in index.form.terms if m]
    if len(moving) != 1 or len(moving[0][0]) != 1:
        return ""
    (symbol, exponent), coefficient = moving[0][0][0], moving[0][1]
    known = ctx.symbols.known.get(symbol)
    if exponent == 1 and abs(coefficient) == 1 and known and known.role is Role.COUNTER:
        return symbol
    return ""


def token_at(ctx: Context, base: Ref, position: int) -> Value:
    """A token of a line at a fixed place: an integer with a symbol of its own."""
    obj = ctx.state.heap[base.id]
    if not isinstance(obj.element, Num):
        return obj.element or UNKNOWN
    node = ctx.made_node(base, position)
    return Num.symbol(ctx.site(node, Role.VALUE, ctx.hint, "integer of the input", ctx.line))


def length_symbol(ctx: Context, base: Ref, index: Num) -> None:
    """A length that was read in one go is the value that bounds its indices."""
    obj = ctx.state.heap[base.id]
    form = obj.length.upper[0] if len(obj.length.upper) == 1 else None
    if form is None or len(form.symbols) != 1 or form != Poly.symbol(next(iter(form.symbols))):
        return
    (length,) = form.symbols
    known = ctx.symbols.known.get(length)
    if known is None or known.role not in (Role.LENGTH, Role.CAPACITY):
        return
    bound = _bounding_size(ctx, index)
    if bound is None:
        return
    other = ctx.symbols.known.get(bound)
    if other is None or other.role is not Role.VALUE:
        return
    if not ctx.born.get(bound, frozenset()) <= ctx.born.get(length, frozenset()):
        return  # read again and again: no size of what was read before
    if known.role is Role.LENGTH or ctx.symbols.fits(length, bound):
        ctx.symbols.unify(length, bound)
        if known.role is Role.LENGTH:
            ctx.counts_elements(bound)


def _bounding_size(ctx: Context, index: Num) -> str | None:
    """The size that an index runs up to: s when it is below s + constant."""
    counter = picking_counter(ctx, index)
    bounds, end = ctx.ranges.get(counter), ctx.expected.get(counter)
    tops = index.upper if bounds is None else bounds[1].upper
    if end is not None:
        tops = (*end.upper, *tops)
    for form in tops:
        name = next(iter(form.symbols), None)
        if name is not None and Poly.symbol(name) - form in (ZERO, ONE):
            return name
    return None


def grow(ctx: Context, container: Value, by: Num, element: Value | None) -> None:
    """Add elements; what is removed is never subtracted, so lengths bound all pushes so far."""
    obj = ctx.obj(container)
    if obj is None or not isinstance(container, Ref):
        return
    _keep(ctx, container, element, by)
    _lengthen(ctx, container.id, by)
    if element is not None:
        stored(ctx, container, element)
    if obj.summary:
        _keep(ctx, Ref(obj.summary), element, by)
        _lengthen(ctx, obj.summary, by)


def _lengthen(ctx: Context, id_: int, by: Num) -> None:
    obj = ctx.state.heap[id_]
    length = add(obj.length, by)
    if obj.shared:  # one of many grew: no length is exact any more
        length = Num(length.upper, obj.length.lower, length.size)
    total = None if obj.total is None else add(obj.total, by)
    free = obj.free and obj.kind is not Kind.STR  # a literal that grows is a text of its own
    ctx.put(Ref(id_), replace(obj, length=length, total=total, free=free, assigned=False))


def _keep(ctx: Context, container: Ref, element: Value | None, count: Num) -> None:
    """Join the element with those that are there; containers join their summary."""
    if element is None:
        return
    if isinstance(element, Ref):
        element = _stored(ctx, container, element, count)
    obj = ctx.state.heap[container.id]
    joined = element if obj.element is None else join_values(obj.element, element, ctx.state)
    ctx.put(container, replace(ctx.state.heap[container.id], element=joined))


def _stored(ctx: Context, container: Ref, element: Ref, count: Num) -> Ref:
    """The object that stands for all elements of the container, this one included."""
    old = ctx.state.heap[container.id].element
    known = old if isinstance(old, Ref) and ctx.obj(old) is not None else None
    return _standing(ctx, ctx.made_node(container, -1), known, element, count)


def _standing(ctx: Context, site: object, old: Ref | None, element: Ref, count: Num) -> Ref:
    obj = ctx.obj(element)
    if obj is None or obj.kind is Kind.RECORD or obj.free:
        return Ref(element.id)
    if old is not None and old.id == element.id:
        return Ref(old.id)
    before = ctx.obj(old) if old is not None else None
    added = multiply(count, obj.length)
    if before is None:
        kept = ctx.allocate(site, replace(obj, shared=True, total=added, summary=0))
    else:
        kept = Ref(old.id if old is not None else 0)
        merged = join_objects(before, replace(obj, fields=before.fields), ctx.state)
        total = added if before.total is None else add(before.total, added)
        ctx.put(kept, replace(merged, shared=True, total=total, summary=0))
    if obj.fields:
        keep = partial(_standing_in_place, ctx, count)
        fields = standing_places(ctx, kept, before, obj, keep)
        ctx.put(kept, replace(ctx.state.heap[kept.id], fields=fields))
    ctx.put(element, replace(ctx.state.heap[element.id], summary=kept.id))
    return kept


def _standing_in_place(
    ctx: Context, count: Num, site: object, old: Ref | None, element: Ref
) -> Ref:
    return _standing(ctx, site, old, element, count)


def keep_key(ctx: Context, container: Ref, key: Value | None) -> None:
    """Join a key with those that are there."""
    obj = ctx.state.heap[container.id]
    joined = key if obj.key is None or key is None else join_values(obj.key, key, ctx.state)
    ctx.put(container, replace(ctx.state.heap[container.id], key=joined))


def store(ctx: Context, container: Value, key: Value | None, element: Value) -> None:
    """`container[key] = element`: maps may grow by one, sequences only change elements."""
    obj = ctx.obj(container)
    if obj is None or not isinstance(container, Ref):
        return
    if obj.kind in (Kind.DICT, Kind.TREE_DICT):
        keep_key(ctx, container, key)
        grow(ctx, container, UNIT_LENGTH, element)
        stored(ctx, container, element)
        return
    _keep(ctx, container, element, UNIT_LENGTH)
    put_in_place(ctx, container, key, element)
    stored(ctx, container, element)
