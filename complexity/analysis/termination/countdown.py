"""Entries that are counted down: `while count[v] > 0: count[v] -= 1`."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.context import Context
from complexity.analysis.termination.guards import conjuncts
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Compare,
    Const,
    Continue,
    Expr,
    Index,
    While,
    expressions_of,
    names_in,
    statements_in,
)
from complexity.model.effects import MUTATING, assigned_names, base_name
from complexity.model.spelling import spelled


def counted_down(ctx: Context, loop: While, test: Expr) -> Iterator[Ranking]:
    """Every round takes at least one from the entry that the test found above zero."""
    block = (*loop.body, *loop.step)
    for part in conjuncts(test):
        place = _positive(part)
        if place is None or not _taken_from(block, place):
            continue
        number = ctx.number(ctx.seen(place))
        if number.magnitude() is None:
            continue
        size = ctx.size(number, "the count")
        trips = number if number.upper else Num.sized(size)
        yield Ranking(trips, size, f"{spelled(place)} is counted down")


def _positive(part: Expr) -> Index | None:
    match part:
        case Index():
            return part
        case Compare(op=">" | "!=", left=Index() as place, right=Const(value=0)):
            return place
        case Compare(op=">=", left=Index() as place, right=Const(value=1)):
            return place
        case _:
            return None


def _taken_from(block: Block, place: Index) -> bool:
    """One less in every round, and nothing else changes the entry or what it is."""
    base = base_name(place)
    if base is None or names_in(place.index) & assigned_names(block):
        return False
    for stmt in statements_in(block):
        if isinstance(stmt, Assign) and base_name(stmt.target) == base and not _less(stmt, place):
            return False
    if any(isinstance(e, Call) and e.op in MUTATING and e.args and base_name(e.args[0]) == base
           for e in expressions_of(block)):  # fmt: skip
        return False
    for stmt in block:
        if isinstance(stmt, Assign) and _less(stmt, place):
            return True
        if any(isinstance(s, Continue) for s in statements_in((stmt,))):
            return False
    return False


def _less(stmt: Assign, place: Index) -> bool:
    match stmt.value:
        case Binary(op="-", left=left, right=Const(value=int(step))):
            return stmt.target == place == left and step >= 1
        case _:
            return False
