"""The cost of a library call by the table, shared by all operations."""

from __future__ import annotations

from complexity.analysis.contents.iteration import iterate
from complexity.analysis.contents.keys import (
    HASHED,
    SEQUENCES,
    TREES,
    comparison_by,
    equality_cost,
    lookup_cost,
)
from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Part
from complexity.analysis.values.abstract import FREE, Num, Value
from complexity.growth import Growth, log
from complexity.library.costs import Row, cost_row, parsed
from complexity.library.operations import label
from complexity.model import Call, Kind
from complexity.report import StepKind


def charge(ctx: Context, call: Call, args: list[Value]) -> None:
    """Spend what the table says, times what a key or function argument costs an element."""
    row = cost_row(call.op, ctx.kind(args[0]) if args else Kind.NONE)
    if row is None:
        return
    sizes = operand_sizes(ctx, row, call, args)
    cost, lower = priced(ctx, row, args, sizes)
    each = FREE
    if call.key is not None:
        each = _key_cost(ctx, call, args, cost)
    elif args:
        each = comparison_cost(ctx, call, args, cost)
    if args and (obj := ctx.obj(args[0])) is not None:
        each = each * obj.unit
    cost = cost * each
    ctx.spend(cost, lower)
    if row.assumes:
        ctx.assume(row.assumes)
    if not cost.is_constant or row.note:
        ctx.note(call.span.line, cost, StepKind.LIBRARY, *_reason(ctx, row, call, sizes, each))


OPERANDS = {"n": "len", "m": "len2", "a": "x", "b": "y", "c": "z"}
"""The letters of the table as reasons print them, apart from the program's own sizes."""


def _reason(
    ctx: Context, row: Row, call: Call, sizes: dict[str, Growth], each: Growth
) -> tuple[Part, ...]:
    """The row of the table: its formula, what the letters are, and where it is from."""
    formula = formula_of(ctx, row)
    parts: list[Part] = [f"{label(call.op)}: O({parsed(formula).rename(OPERANDS)})"]
    for letter, size in sizes.items():
        parts += [f", {OPERANDS[letter]} = ", "constant" if size.is_constant else size]
    if not each.is_constant:
        parts += ["; each element or comparison costs ", each]
    if row.note and formula == row.time:
        parts.append(f"; {row.note}")
    return tuple(parts)


def formula_of(ctx: Context, row: Row) -> str:
    """The row's formula: that of the worst case where its assumption is in doubt."""
    return row.worst if row.worst and row.assumes in ctx.doubted else row.time


def operand_sizes(ctx: Context, row: Row, call: Call, args: list[Value]) -> dict[str, Growth]:
    """What the letters of the row's formula stand for."""
    formula = parsed(formula_of(ctx, row))
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
    return sizes


def priced(
    ctx: Context, row: Row, args: list[Value], sizes: dict[str, Growth]
) -> tuple[Growth, Growth]:
    """The row's formula with the operands' sizes put in: upper and lower."""
    cost = parsed(formula_of(ctx, row)).substitute(sizes)
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
BY_EQUALITY = frozenset({"contains", "find", "rfind", "count_of", "erase_value"})
WHOLE = frozenset({"to_set", "to_dict", "to_counter", "to_tree_set", "to_tree_dict"})


def comparison_cost(ctx: Context, call: Call, args: list[Value], times: Growth) -> Growth:
    """What one comparison or hash of elements costs: rows are compared element by element."""
    obj = ctx.obj(args[0])
    if obj is None:
        return FREE
    if obj.kind in TREES | HASHED:
        if call.op in BY_KEY and len(args) > 1:
            return lookup_cost(ctx, args[0], args[1], times)
        if call.op in WHOLE:
            key = obj.key if obj.kind in (Kind.TREE_DICT, Kind.DICT) else obj.element
            return lookup_cost(ctx, args[0], key, times)
        return FREE
    if call.op in BY_EQUALITY and obj.kind in SEQUENCES:
        return equality_cost(ctx, obj.element)
    if call.op not in ORDERING or (call.op in ("push", "pop") and obj.kind is not Kind.HEAP):
        return FREE
    element = args[1] if call.op == "push" and len(args) > 1 else obj.element
    return comparison_by(ctx, obj, element, times)


def _key_cost(ctx: Context, call: Call, args: list[Value], times: Growth) -> Growth:
    """One evaluation of a key, comparison or predicate on an element."""
    if call.key is None or not args:
        return FREE
    function = ctx.evaluate(ctx, call.key)
    element = iterate(ctx, args[0]).element
    with ctx.metered() as part:
        ctx.apply(ctx, function, [element, element])
    ctx.scaled(part, times)
    return part.upper
