"""What it costs to compare or hash one element: everything but a number is looked into."""

from __future__ import annotations

from collections.abc import Callable

from complexity.analysis.contents.elements import tree_height
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import FREE, Num, Obj, Ref, Tup, Value
from complexity.growth import Growth
from complexity.model import Kind

SEQUENCES = frozenset({Kind.LIST, Kind.ARRAY, Kind.TUPLE, Kind.DEQUE, Kind.LINKED})
TREES = frozenset({Kind.TREE_SET, Kind.TREE_DICT})
HASHED = frozenset({Kind.SET, Kind.DICT})
DEEPEST = 3

Price = Callable[[Context, Value | None, int], Growth]


def lookup_cost(ctx: Context, container: Value, key: Value | None, times: Growth = FREE) -> Growth:
    """One comparison (ordered) or one hash (hashed) of a key on the way to its place.

    `times` is how often it happens: what an own order or hash costs is booked so often.
    """
    obj = ctx.obj(container)
    if obj is None:
        return FREE
    if obj.kind in HASHED:
        own = obj.field(ORDER)
        return hashing_cost(ctx, key) * (FREE if own is None else _applied(ctx, own, [key], times))
    if obj.kind in TREES:
        return comparison_by(ctx, obj, key, times)
    return FREE


def index_cost(ctx: Context, container: Value, key: Value | None) -> Growth:
    """Finding the place of a key in a map: one hash, or a comparison a level of the tree."""
    obj = ctx.obj(container)
    if obj is None or obj.kind not in (Kind.DICT, Kind.TREE_DICT):
        return FREE
    if obj.kind is Kind.DICT:
        ctx.hashed(container)
        return lookup_cost(ctx, container, key)
    height = tree_height(ctx, container, Num() if key is None else key)
    return height * lookup_cost(ctx, container, key, height)


ORDER = "order"
"""The field that holds a container's own comparison or hash function."""


def comparison_by(ctx: Context, obj: Obj, element: Value | None, times: Growth = FREE) -> Growth:
    """One comparison as the container makes it: by its own function or by the elements' order."""
    own = obj.field(ORDER)
    if own is not None:
        return _applied(ctx, own, [element, element], times)
    if isinstance(element, Ref) and ctx.kind(element) is Kind.RECORD:
        with ctx.metered() as part:
            ctx.operate(ctx, "__lt__" if ctx.program.language == "python" else "<",
                        [element, element])  # fmt: skip
        ctx.scaled(part, times)
        return part.upper
    return ordering_cost(ctx, element)


def _applied(ctx: Context, function: Value, args: list[Value | None], times: Growth) -> Growth:
    given = [Num() if a is None else a for a in args]
    with ctx.metered() as part:
        ctx.apply(ctx, function, list[Value](given))
    ctx.scaled(part, times)
    return part.upper


def ordering_cost(ctx: Context, element: Value | None, depth: int = DEEPEST) -> Growth:
    """One comparison of two such elements."""
    if isinstance(element, Ref) and ctx.kind(element) is Kind.RECORD:
        with ctx.metered() as part:
            ctx.operate(ctx, "__lt__" if ctx.program.language == "python" else "<",
                        [element, element])  # fmt: skip
        return part.upper
    return _parts(ctx, element, ordering_cost, depth)


def hashing_cost(ctx: Context, element: Value | None, depth: int = DEEPEST) -> Growth:
    """One hash of such an element, and one comparison with an equal one."""
    if element is not None and ctx.kind(element) is Kind.RECORD:
        with ctx.metered() as part:
            if ctx.program.language == "python":
                ctx.operate(ctx, "__hash__", [element])
        return part.upper + equality_cost(ctx, element)
    return _parts(ctx, element, hashing_cost, depth)


def equality_cost(ctx: Context, element: Value | None, depth: int = DEEPEST) -> Growth:
    """Whether an element is equal to another value, as a search in a sequence asks each of them."""
    if element is not None and ctx.kind(element) is Kind.RECORD:
        with ctx.metered() as part:
            equal = "__eq__" if ctx.program.language == "python" else "=="
            ctx.operate(ctx, equal, [element, element])
        return part.upper
    return _parts(ctx, element, equality_cost, depth)


def _parts(ctx: Context, element: Value | None, price: Price, depth: int) -> Growth:
    """The items of a tuple; each element of a sequence."""
    if element is None or depth == 0:
        return FREE
    if isinstance(element, Tup):
        cost = FREE
        for item in element.items:
            cost = cost + price(ctx, item, depth - 1)
        return cost
    obj = ctx.obj(element)
    if obj is None:
        return FREE
    if obj.kind is Kind.STR:
        return _text(ctx, obj, hashed=price is hashing_cost)
    if obj.kind in SEQUENCES:
        return ctx.size(obj.length, "compared element") * price(ctx, obj.element, depth - 1)
    return FREE


def _text(ctx: Context, obj: Obj, hashed: bool) -> Growth:
    """Words of the input that nothing looks into are short keys (conventions, 7).

    Python keeps the hash of a text: it costs no more than the text's making, comparing does.
    """
    if obj.free:
        return FREE
    if obj.text or (hashed and ctx.program.language == "python"):
        ctx.assume("short_keys")
        return FREE
    return ctx.size(obj.length, "compared text")
