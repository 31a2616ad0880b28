"""Loops that follow pointers and mark what they meet: no more rounds than there are marks."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.context import Context
from complexity.analysis.guards import Mark, conjuncts, sets_mark, taken_back, unset_marks
from complexity.analysis.markscope import mark_scope
from complexity.analysis.ranking import Ranking, container_scope
from complexity.analysis.values import Num
from complexity.analysis.worklists import marks_in
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
from complexity.model.effects import assigned_names
from complexity.model.walk import names_in


def marking_walk(ctx: Context, loop: While) -> Ranking | None:
    """`while (!seen[j]) { seen[j] = true; j = p[j]; }`: each key is marked once in total."""
    block = (*loop.body, *loop.step)
    for part in conjuncts(loop.test):
        for mark in unset_marks(part):
            if not sets_mark(_before_moving(block, mark), mark, part):
                continue
            scope = mark_scope(ctx, mark)
            outer = next((frame for frame in ctx.loops if frame.id == scope), None)
            if taken_back(block if outer is None else outer.body, mark):
                continue
            count = marks_in(ctx, mark)
            if count is not None:
                reason = f"each round sets another mark in {mark.container}"
                return Ranking(Num.sized(count), count, reason, scope=scope)
    return None


def _before_moving(block: Block, mark: Mark) -> Block:
    """The statements of a round until one changes the key."""
    keys = frozenset(n for key in mark.keys for n in names_in(key))
    moving = (i for i, stmt in enumerate(block) if assigned_names((stmt,)) & keys)
    return block[: next(moving, len(block))]


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
