"""Loops that use up marks: every round unsets an entry that its test found set."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.context import Context
from complexity.analysis.termination.guards import (
    Mark,
    conjuncts,
    falsifies,
    taken_back,
    unset_marks,
)
from complexity.analysis.termination.markscope import mark_scope
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.termination.worklists import marks_in
from complexity.analysis.values.abstract import Num
from complexity.model import Assign, Block, Collection, Expr, Index, Name, Stmt, While
from complexity.model.effects import assigned_names


def spent_marks(ctx: Context, loop: While, test: Expr) -> Iterator[Ranking]:
    """`while p[j] > 0: …; p[j] = 0; …`: as many rounds in total as there are entries.

    The entry that the test looked at must fail the test from then on, and no enclosing loop that
    the container outlives may set entries again.
    """
    for part in conjuncts(test):
        for mark in unset_marks(part):
            if len(mark.keys) != 1 or not isinstance(mark.keys[0], Name):
                continue
            if not _unsets((*loop.body, *loop.step), mark, part):
                continue
            ranking = _total(ctx, loop, mark)
            if ranking is not None:
                yield ranking


def _total(ctx: Context, loop: While, mark: Mark) -> Ranking | None:
    count = marks_in(ctx, mark)
    scope = mark_scope(ctx, mark)
    outer = next((frame.body for frame in ctx.loops if frame.id == scope), loop.body)
    if count is None or taken_back(outer, mark):
        return None
    reason = f"every round clears an entry of {mark.container} for good"
    return Ranking(Num.sized(count), count, reason, scope=scope)


def _unsets(block: Block, mark: Mark, test: Expr) -> bool:
    """Whether the block stores, at its top level, a value that fails the test at the old key."""
    (key,) = mark.keys
    aliases = {key.id} if isinstance(key, Name) else set()
    for stmt in block:
        if isinstance(stmt, Assign):
            for target, value in _stores(stmt):
                if _is_entry(target, mark, aliases) and value is not None:
                    return falsifies(test, value)
                aliases = _renamed(aliases, target, value)
        elif _touches(stmt, mark):
            return False
        else:
            aliases -= assigned_names((stmt,))
    return False


def _stores(stmt: Assign) -> Iterator[tuple[Expr, Expr | None]]:
    """The stores of a statement in their order; a value of a parallel one where it is known."""
    if not isinstance(stmt.target, Collection):
        yield stmt.target, stmt.value
        return
    values = stmt.value.items if isinstance(stmt.value, Collection) else ()
    for position, target in enumerate(stmt.target.items):
        known = len(values) == len(stmt.target.items)
        yield target, values[position] if known else None


def _is_entry(target: Expr, mark: Mark, aliases: set[str]) -> bool:
    return (
        isinstance(target, Index)
        and target.base == Name(mark.container)
        and isinstance(target.index, Name)
        and target.index.id in aliases
    )


def _renamed(aliases: set[str], target: Expr, value: Expr | None) -> set[str]:
    """The names of the old key after one more store."""
    if not isinstance(target, Name):
        return aliases
    if isinstance(value, Name) and value.id in aliases:
        return aliases | {target.id}
    return aliases - {target.id}


def _touches(stmt: Stmt, mark: Mark) -> bool:
    return mark.container in assigned_names((stmt,))
