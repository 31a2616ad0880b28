"""Loops that swap values to their places: no more swaps than places."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.context import Context
from complexity.analysis.termination.guards import conjuncts
from complexity.analysis.termination.ranking import Ranking, container_scope
from complexity.analysis.values.abstract import Num
from complexity.model import (
    Assign,
    Block,
    Call,
    Compare,
    Const,
    Do,
    Expr,
    Index,
    Name,
    While,
    statements_in,
)


def placing_swaps(ctx: Context, loop: While) -> Ranking | None:
    """`while (a[i] != i) swap(a[i], a[a[i]])`: every swap puts a value where it stays.

    The test says that the value is not at its place yet, and the loop only swaps; so in total
    there are no more swaps than places, in every loop that changes the container in no other way.
    """
    if len(loop.body) != 1 or loop.step:
        return None
    match loop.body[0]:
        case Do(value=Call(op="swap", args=(Index(base=Name(id=name)) as here, Index() as there))):
            pass
        case _:
            return None
    if there.base != Name(name) or not _place_of(there.index, here):
        return None
    tests = [part for part in conjuncts(loop.test) if isinstance(part, Compare)]
    if not any(part.op == "!=" and _not_at_its_place(part, here, there) for part in tests):
        return None
    value = ctx.lookup(name)
    size = ctx.length_size(value, "the permuted sequence")
    scope = container_scope(ctx, value)
    for frame in ctx.loops:
        if frame.id == scope and _stores(frame.body, name):
            return None
    reason = "each swap puts one value to its place for good"
    return Ranking(Num.sized(size), size, reason, scope=scope)


def _place_of(index: Expr, here: Expr) -> bool:
    """The place is the value itself, up to a constant."""
    return index == here or (
        getattr(index, "op", "") in ("-", "+")
        and getattr(index, "left", None) == here
        and isinstance(getattr(index, "right", None), Const)
    )


def _not_at_its_place(part: Compare, here: Index, there: Index) -> bool:
    return {part.left, part.right} in ({here, there}, {here, here.index})


def _stores(block: Block, name: str) -> bool:
    return any(
        isinstance(s.target, Index) and s.target.base == Name(name)
        for s in _assignments(block)
    )  # fmt: skip


def _assignments(block: Block) -> Iterator[Assign]:
    return (s for s in statements_in(block) if isinstance(s, Assign))
