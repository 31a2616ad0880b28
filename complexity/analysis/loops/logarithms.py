"""Tables of logarithms: `lg[i] = lg[i / 2] + 1` for i from the smallest on.

An entry is one more than that of at most half its place, so it is at most the entries there were
before plus the logarithm of its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Ref, add, join_numbers, logarithm
from complexity.model import Assign, Binary, Const, Counted, Expr, Index, Name


@contextmanager
def filling_logarithms(ctx: Context, loop: Counted, places: Num) -> Iterator[None]:
    """Bounds the entries after a loop that does nothing but fill such a table."""
    table = _table(loop)
    entries = _entries_before(ctx, table)
    yield
    _bound_entries(ctx, table, entries, places)


def _table(loop: Counted) -> Expr | None:
    """The table that the loop does nothing but fill, each entry from that of half its place."""
    match loop:
        case Counted(
            var=var,
            step=Const(value=1),
            body=(Assign(target=Index(base=table, index=Name(id=place)), value=value),),
        ) if place == var and _one_more(value, table, var):
            return table
        case _:
            return None


def _one_more(value: Expr, table: Expr, var: str) -> bool:
    match value:
        case (
            Binary(op="+", left=Const(value=int()), right=entry)
            | Binary(op="+", left=entry, right=Const(value=int()))
        ):
            return isinstance(entry, Index) and entry.base == table and _half(entry.index, var)
        case _:
            return False


def _half(index: Expr, var: str) -> bool:
    match index:
        case Binary(op="//", left=Name(id=name), right=Const(value=int(by))):
            return name == var and by >= 2
        case Binary(op=">>", left=Name(id=name), right=Const(value=int(by))):
            return name == var and by >= 1
        case _:
            return False


def _entries_before(ctx: Context, table: Expr | None) -> Num | None:
    """What the entries of the table are before the loop."""
    obj = None if table is None else ctx.obj(ctx.seen(table))
    if obj is None:
        return None
    return obj.element if isinstance(obj.element, Num) else Num.constant(0)


def _bound_entries(ctx: Context, table: Expr | None, before: Num | None, places: Num) -> None:
    """After the loop: entries are at most those before it plus a logarithm of the places."""
    value = None if table is None else ctx.seen(table)
    if before is None or before.magnitude() is None or not isinstance(value, Ref):
        return
    steps = logarithm(places)
    if steps.size is not None:
        element = join_numbers([before, add(before, steps)])
        ctx.put(value, replace(ctx.state.heap[value.id], element=element))
