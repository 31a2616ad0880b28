"""Levels of doubling tables: constants that are the logarithm of a size (conventions, 4).

Row j of such a table is made from row j - 1 applied twice: jump pointers, `up[j][v] =
up[j - 1][up[j - 1][v]]`, and sparse tables. `LOG = 18` then stands for log n, where n is the other
dimension.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Ref, multiply
from complexity.growth import Growth, log
from complexity.model import (
    Assign,
    Binary,
    Block,
    Const,
    Counted,
    Expr,
    Index,
    Name,
    Program,
    expressions_of,
    names_in,
    statements_in,
    walk_expression,
)


@dataclass(frozen=True, slots=True)
class Doubling:
    """A table by its name, and whether its first index is the level."""

    name: str
    level_first: bool


def doubling_tables(program: Program) -> frozenset[Doubling]:
    """All doubling tables of a program."""
    blocks: Iterable[Block] = (program.main, *(f.body for f in program.functions))
    stores = (s for block in blocks for s in statements_in(block) if isinstance(s, Assign))
    return frozenset(d for s in stores if (d := _doubled(s)) is not None)


def _doubled(stmt: Assign) -> Doubling | None:
    match stmt.target:
        case Index(base=Index(base=Name(id=name), index=first), index=second):
            pass
        case _:
            return None
    reads = list(_reads(stmt.value, name))
    for level_first, level in ((True, first), (False, second)):
        below = [r for r in reads if _one_less(r[0] if level_first else r[1], level)]
        places = [r[1] if level_first else r[0] for r in below]
        through = any(_reads_itself(place, name) for place in places)
        shifted = len(below) >= 2 and any(_by_power(place) for place in places)
        if below and (through or shifted):
            return Doubling(name, level_first)
    return None


def _reads(value: Expr, name: str) -> Iterator[tuple[Expr, Expr]]:
    for part in walk_expression(value):
        match part:
            case Index(base=Index(base=Name(id=n), index=first), index=second) if n == name:
                yield first, second
            case _:
                pass


def _one_less(index: Expr, level: Expr) -> bool:
    """`j - 1` beside `j`, or `j` beside `j + 1`."""
    return index == Binary("-", level, Const(1)) or level == Binary("+", index, Const(1))


def _reads_itself(place: Expr, name: str) -> bool:
    return any(isinstance(p, Index) and Name(name) == _root(p) for p in walk_expression(place))


def _root(expr: Expr) -> Expr:
    while isinstance(expr, Index):
        expr = expr.base
    return expr


def _by_power(place: Expr) -> bool:
    return any(isinstance(p, Binary) and p.op in ("<<", "**") for p in walk_expression(place))


def level_rounds(ctx: Context, loop: Counted, trips: Num) -> Num | None:
    """The rounds of a loop over the levels of a doubling table, where its bounds are constants."""
    if trips.value is None or trips.value < 2:
        return None
    for table in ctx.tables.fact(ctx.program, doubling_tables):
        if _runs_over(loop, table) and (size := _other_dimension(ctx, table)) is not None:
            return Num.sized(log(size))
    return None


def _runs_over(loop: Counted, table: Doubling) -> bool:
    """Whether the body looks the table up at a level that is the loop's counter."""
    for part in expressions_of(loop.body):
        match part:
            case Index(base=Index(base=Name(id=n), index=first), index=second) if n == table.name:
                if loop.var in names_in(first if table.level_first else second):
                    return True
            case _:
                pass
    return False


def _other_dimension(ctx: Context, table: Doubling) -> Growth | None:
    obj = ctx.obj(ctx.lookup(table.name))
    if obj is not None and table.level_first:
        obj = ctx.obj(obj.element) if isinstance(obj.element, Ref) else None
    size = None if obj is None else obj.length.magnitude()
    return None if size is None or size.is_constant else size


def size_levels(ctx: Context, stmt: Assign) -> None:
    """After a doubling table is made: its constant dimension is the logarithm of the other."""
    if not isinstance(stmt.target, Name):
        return
    for table in ctx.tables.fact(ctx.program, doubling_tables):
        if table.name != stmt.target.id or (size := _other_dimension(ctx, table)) is None:
            continue
        value = ctx.lookup(table.name)
        obj = ctx.obj(value)
        if obj is None or not isinstance(value, Ref) or not isinstance(obj.element, Ref):
            continue
        rows, levels = ctx.state.heap[obj.element.id], Num.sized(log(size))
        if table.level_first and obj.length.value is not None:
            ctx.put(value, replace(obj, length=levels))
            ctx.put(obj.element, replace(rows, total=multiply(levels, rows.length)))
        elif not table.level_first and rows.length.value is not None:
            total = multiply(obj.length, levels)
            ctx.put(obj.element, replace(rows, length=levels, total=total))
