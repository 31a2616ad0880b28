"""After a loop: what it moved into containers, as parts of what it ran over.

Each round of a merge advances one of its cursors and adds one element, so that the result is as
long as the cursors have come. Each round of a partition adds to one of its containers at most, so
that together they are no longer than the loop is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from complexity.analysis.context import Context
from complexity.analysis.parts.portions import part_symbol, told_apart
from complexity.analysis.parts.tallies import Tally, tallies
from complexity.analysis.values.abstract import Num, Portion, Ref, portion_of
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.state import State
from complexity.model import (
    Compare,
    Counted,
    Each,
    Expr,
    Invoke,
    Logic,
    Name,
    While,
    expressions_of,
)
from complexity.model.effects import assigned_names, resized_names
from complexity.model.walk import names_in

MOST_CURSORS = 3
Loop = Counted | Each | While


@dataclass(frozen=True, slots=True)
class Before:
    """What held before a loop whose ways through a round are tallied."""

    ways: tuple[Tally, ...]
    state: State


def before_loop(ctx: Context, loop: Loop) -> Before | None:
    """None where nothing is to be told apart."""
    if not told_apart(ctx):
        return None
    ways = ctx.tables.fact(loop, _ways)
    return Before(ways, ctx.state.copy()) if ways else None


def _ways(loop: Loop) -> tuple[Tally, ...]:
    body = (*loop.body, *loop.step) if isinstance(loop, While) else loop.body
    if not resized_names(body) or any(isinstance(e, Invoke) for e in expressions_of(body)):
        return ()
    return tuple(tallies(body) or ())


def after_while(ctx: Context, loop: While, before: Before | None) -> None:
    """Cursors that the test bounds, and containers that grow as they advance."""
    if before is None:
        return
    bounds = dict(_bounds(loop))
    for name in _counted(before):
        for count in range(1, min(MOST_CURSORS, len(bounds)) + 1):
            chosen = next((c for c in combinations(sorted(bounds), count)
                           if _together(before, name, c)), None)  # fmt: skip
            if chosen is not None:
                _merge(ctx, loop, before, name, {c: bounds[c] for c in chosen})
                break


def _bounds(loop: While) -> Iterator[tuple[str, Expr]]:
    """Variables that are below an expression at the start of every round."""
    block = (*loop.body, *loop.step)
    changed = assigned_names(block) | resized_names(block)
    tests = loop.test.operands if isinstance(loop.test, Logic) else (loop.test,)
    if isinstance(loop.test, Logic) and loop.test.op != "and":
        return
    for test in tests:
        match test:
            case (
                Compare(op="<" | "!=", left=Name(id=name), right=end)
                | Compare(op=">" | "!=", left=end, right=Name(id=name))
            ):
                if not names_in(end) & changed:
                    yield name, end
            case _:
                pass


def _counted(before: Before) -> list[str]:
    """Containers to which the loop only adds, in every way a known number."""
    names = sorted({n for way in before.ways for n in way})
    return [
        n for n in names
        if all(way.get(n, 0) is not None for way in before.ways)
        and isinstance(_value(before, n), Ref)
    ]  # fmt: skip


def _value(before: Before, name: str) -> object:
    found = [v for (_, n), v in before.state.variables.items() if n == name]
    return found[-1] if found else None


def _together(before: Before, name: str, cursors: tuple[str, ...]) -> bool:
    """Whether every way adds to the container what it adds to the cursors, each 0 or 1."""
    for way in before.ways:
        steps = [way.get(c, 0) for c in cursors]
        if any(s not in (0, 1) for s in steps) or way.get(name, 0) != sum(s or 0 for s in steps):
            return False
    return True


def _merge(ctx: Context, loop: While, before: Before, name: str, cursors: dict[str, Expr]) -> None:
    total = _old_length(ctx, before, name)
    for cursor, end in cursors.items():
        start = ctx.state.variables.get((ctx.frame_of(cursor), cursor))
        first = before.state.variables.get((ctx.frame_of(cursor), cursor))
        stop = ctx.number(ctx.seen(end))
        if not (isinstance(start, Num) and isinstance(first, Num)) or total is None:
            return
        begun = portion_of(first)
        if begun is None or not begun.exact or not _no_later(first, stop):
            return
        symbol = part_symbol(ctx, loop, cursor, Num.constant(0), stop)
        upper = tuple(dict.fromkeys((*stop.upper, *start.upper)))[:4]
        moved = replace(start, upper=upper, size=None if upper else start.size,
                        portion=Portion(Poly.symbol(symbol), True))  # fmt: skip
        ctx.state.variables[ctx.frame_of(cursor), cursor] = moved
        total = Portion(total.form + Poly.symbol(symbol) - begun.form, total.exact)
    _set_length(ctx, name, total)


def _no_later(first: Num, stop: Num) -> bool:
    """Whether a cursor starts no later than it stops."""
    if first.value is not None:
        return first.value == 0
    return any((s - f).never_negative for s in stop.upper for f in first.upper)


def _old_length(ctx: Context, before: Before, name: str) -> Portion | None:
    value = before.state.variables.get((ctx.frame_of(name), name))
    obj = before.state.heap.get(value.id) if isinstance(value, Ref) else None
    return None if obj is None or obj.shared else portion_of(obj.length)


def _set_length(ctx: Context, name: str, portion: Portion | None) -> None:
    value = ctx.lookup(name)
    obj = ctx.obj(value)
    if obj is not None and isinstance(value, Ref) and portion is not None:
        ctx.put(value, replace(obj, length=replace(obj.length, portion=portion)))


def after_rounds(ctx: Context, node: object, before: Before | None, trips: Num) -> None:
    """Containers that share the rounds: each round adds to one of them at most one element."""
    whole = portion_of(trips)
    if before is None or whole is None:
        return
    names = [n for n in _counted(before) if any(w.get(n, 0) for w in before.ways)]
    names = [n for n in names if _old_length(ctx, before, n) is not None]
    if len({id(ctx.obj(ctx.lookup(n))) for n in names}) != len(names) or not names:
        return
    if any(sum(way.get(n, 0) or 0 for n in names) > 1 for way in before.ways):
        return
    rest = whole.form
    for position, name in enumerate(names):
        old = _old_length(ctx, before, name)
        if old is None:
            return
        part = rest
        if position < len(names) - 1:
            top = Num(trips.upper, (ZERO,), trips.size)
            symbol = part_symbol(ctx, node, name, Num.constant(0), top)
            part = Poly.symbol(symbol)
            rest = rest - part
        _set_length(ctx, name, Portion(old.form + part))
