"""What a piece of the model may change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from complexity.model.expressions import (
    Call,
    Collection,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    Slice,
    Star,
    Unary,
)
from complexity.model.memory import remembered
from complexity.model.statements import Assign, Counted, Define, Each, Stmt
from complexity.model.walk import expressions_of, statements_in, walk_expression

MUTATING = frozenset({
    "append_text", "assign", "clear", "copy_into", "drop_back", "erase_at", "erase_key",
    "erase_range", "erase_value", "extend", "fill", "heap_pop", "heap_push", "heap_replace",
    "heapify", "insert_at", "insort", "iota", "memcpy", "memset", "merge", "next_permutation",
    "nth_element", "partial_sort", "partition", "pop", "pop_any", "pop_at", "pop_back",
    "pop_front", "push", "push_back", "push_front", "remove_if", "resize", "reverse", "rotate",
    "set_add", "set_bit", "set_default", "set_item", "shuffle", "sort", "swap", "unique", "update",
})  # fmt: skip
"""Operations that change their first argument (`swap`: both)."""

RESIZING = frozenset({
    "append_text", "assign", "clear", "drop_back", "erase_at", "erase_key", "erase_range",
    "erase_value", "extend", "heap_pop", "heap_push", "heap_replace", "insert_at", "insort", "pop",
    "pop_any", "pop_at", "pop_back", "pop_front", "push", "push_back", "push_front", "resize",
    "set_add", "set_default", "set_item", "swap", "update",
})  # fmt: skip
"""Operations that may change the number of elements of their first argument."""

GROWING = RESIZING - frozenset({
    "clear", "drop_back", "erase_at", "erase_key", "erase_range", "erase_value", "heap_pop",
    "heap_replace", "pop", "pop_any", "pop_at", "pop_back", "pop_front", "swap",
})  # fmt: skip
"""Operations that may add elements to their first argument."""


REFERENCE = "&"
"""Options of a call that begin so name a place that the callee may assign."""


def referred(expr: Expr) -> Iterator[Expr]:
    """Places that a call assigns through references."""
    if isinstance(expr, Invoke):
        yield from (value for name, value in expr.options if name.startswith(REFERENCE))


def target_names(target: Expr) -> Iterator[str]:
    """Variables that an assignment target binds anew."""
    match target:
        case Name(id=name):
            yield name
        case Collection(items=items):
            for item in items:
                yield from target_names(item)
        case Star(value=value):
            yield from target_names(value)
        case _:
            return


def base_name(expr: Expr) -> str | None:
    """The variable at the root of `a[i].f[j]`."""
    while isinstance(expr, Index | Slice | Field | Unary):
        expr = expr.operand if isinstance(expr, Unary) else expr.base
    return expr.id if isinstance(expr, Name) else None


def assigned_names(block: Iterable[Stmt]) -> frozenset[str]:
    """Variables that a block binds anew at any depth, not those it changes in place.

    Functions defined inside count for the names that they declare as not their own.
    """
    return _union(_assigned_in(stmt) for stmt in block)


@remembered
def _assigned_in(whole: Stmt) -> frozenset[str]:
    found: set[str] = set()
    for stmt in statements_in((whole,)):
        match stmt:
            case Assign(target=target) | Each(target=target):
                found.update(target_names(target))
            case Counted(var=var):
                found.add(var)
            case Define(function=function):
                found.add(function.name)
                found.update(function.outer & assigned_names(function.body))
            case _:
                pass
    for expr in expressions_of((whole,)):
        if isinstance(expr, Call) and expr.op == "swap":
            for arg in expr.args:
                found.update(target_names(arg))
        for place in referred(expr):
            found.update(target_names(place))
    return frozenset(found)


def mutated_names(block: Iterable[Stmt]) -> frozenset[str]:
    """Variables whose contents a block may change in place by library operations or stores."""
    return _union(_mutated_in(stmt) for stmt in block)


@remembered
def _mutated_in(whole: Stmt) -> frozenset[str]:
    found: set[str] = set()
    for stmt in statements_in((whole,)):
        if isinstance(stmt, Assign) and not isinstance(stmt.target, Name):
            for part in walk_expression(stmt.target):
                if isinstance(part, Index | Slice | Field) and (name := base_name(part)):
                    found.add(name)
    for expr in expressions_of((whole,)):
        if isinstance(expr, Call) and expr.op in MUTATING:
            for arg in expr.args[: 2 if expr.op == "swap" else 1]:
                if (name := base_name(arg)) is not None:
                    found.add(name)
    return frozenset(found)


def resized_names(block: Iterable[Stmt]) -> frozenset[str]:
    """Containers whose length a block may change, by an operation or by handing them to a call."""
    return _union(_resized_in(stmt) for stmt in block)


@remembered
def _resized_in(whole: Stmt) -> frozenset[str]:
    found: set[str | None] = set()
    for expr in expressions_of((whole,)):
        if isinstance(expr, Call) and expr.op in RESIZING and expr.args:
            found.add(base_name(expr.args[0]))
        elif isinstance(expr, Invoke):
            found.update(base_name(arg) for arg in expr.args)
    return frozenset(name for name in found if name is not None)


def _union(parts: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*parts)


def grows(block: Iterable[Stmt], place: Expr) -> bool:
    """Whether a block itself may add elements to the container at this place."""
    return any(
        isinstance(expr, Call) and expr.op in GROWING and expr.args[:1] == (place,)
        for expr in expressions_of(block)
    ) or any(
        isinstance(stmt, Assign) and stmt.augmented and stmt.target == place
        for stmt in statements_in(block)
    )
