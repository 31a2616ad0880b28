"""The cost of a library call by the table, shared by all operations."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.iteration import iterate
from complexity.analysis.keys import HASHED, TREES, comparison_by, lookup_cost
from complexity.analysis.values import FREE, Num, Value
from complexity.growth import Growth, log
from complexity.library.costs import Row, cost_row
from complexity.model import Call, Kind


def charge(ctx: Context, call: Call, args: list[Value]) -> None:
    """Spend what the table says, times what a key or function argument costs an element."""
    row = cost_row(call.op, ctx.kind(args[0]) if args else Kind.NONE)
    if row is None:
        return
    cost, lower = priced(ctx, row, call, args)
    if call.key is not None:
        cost = cost * _key_cost(ctx, call, args)
    elif args:
        cost = cost * comparison_cost(ctx, call, args)
    if args and (obj := ctx.obj(args[0])) is not None:
        cost = cost * obj.unit
    ctx.spend(cost, lower)
    if row.assumes:
        ctx.assume(row.assumes)
    if not cost.is_constant or row.note:
        ctx.note(call.span.line, cost, f"{call.op}: {row.note or 'library table'}")


def priced(ctx: Context, row: Row, call: Call, args: list[Value]) -> tuple[Growth, Growth]:
    """The row's formula with the operands' sizes put in: upper and lower."""
    formula = row.growth
    sizes: dict[str, Growth] = {}
    for letter in sorted(formula.symbols):
        position = "nmabc".index(letter)
        index = position if position < 2 else position - 2
        if index >= len(args):
            sizes[letter] = FREE
        elif position < 2 and isinstance(args[index], Num):
            sizes[letter] = FREE  # a single character or number
        elif position < 2:
            sizes[letter] = ctx.length_size(args[index], f"operand of {call.op}")
        elif formula == log(Growth.symbol(letter)) and ctx.number(args[index]).value is not None:
            sizes[letter] = FREE
        else:
            sizes[letter] = ctx.size(args[index], f"argument of {call.op}")
    cost = formula.substitute(sizes)
    exact = row.always and all(_exact(ctx, a) for a in args[:1])
    return cost, cost if exact else FREE


def _exact(ctx: Context, value: Value) -> bool:
    return ctx.length(value).form is not None


ORDERING = frozenset({
    "heap_pop", "heap_push", "heap_replace", "heapify", "insort", "lower_bound", "max_of",
    "min_of", "n_largest", "nth_element", "partial_sort", "pop", "push", "sort", "sorted",
    "upper_bound",
})  # fmt: skip
BY_KEY = frozenset({
    "set_add", "contains", "find", "count_of", "erase_key", "erase_value", "set_item", "get",
    "set_default", "lower_bound", "upper_bound", "order_of_key", "insert_at",
})  # fmt: skip
WHOLE = frozenset({"to_set", "to_dict", "to_counter", "to_tree_set", "to_tree_dict"})


def comparison_cost(ctx: Context, call: Call, args: list[Value]) -> Growth:
    """What one comparison or hash of elements costs: rows are compared element by element."""
    obj = ctx.obj(args[0])
    if obj is None:
        return FREE
    if obj.kind in TREES | HASHED:
        if call.op in BY_KEY and len(args) > 1:
            return lookup_cost(ctx, args[0], args[1])
        if call.op in WHOLE:
            key = obj.key if obj.kind in (Kind.TREE_DICT, Kind.DICT) else obj.element
            return lookup_cost(ctx, args[0], key)
        return FREE
    if call.op not in ORDERING or (call.op in ("push", "pop") and obj.kind is not Kind.HEAP):
        return FREE
    element = args[1] if call.op == "push" and len(args) > 1 else obj.element
    return comparison_by(ctx, obj, element)


def _key_cost(ctx: Context, call: Call, args: list[Value]) -> Growth:
    """One evaluation of a key, comparison or predicate on an element."""
    if call.key is None or not args:
        return FREE
    function = ctx.evaluate(ctx, call.key)
    element = iterate(ctx, args[0]).element
    with ctx.metered() as part:
        ctx.apply(ctx, function, [element, element])
    return part.upper
