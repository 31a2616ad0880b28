"""Loops that climb a chain to its root."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.termination.forests import linked_by_weight, table_name
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.growth import Growth, alpha, log
from complexity.model import (
    Assign,
    Block,
    Collection,
    Compare,
    Const,
    Expr,
    Index,
    Name,
    Stmt,
    While,
    statements_in,
)


def chain_climb(ctx: Context, loop: While) -> Ranking | None:
    """`while p[x] != x: x = p[x]` in a forest that is compressed: amortized O(log n) a climb.

    Path compression or halving alone gives O(log n) amortized (Tarjan and van Leeuwen, 1984);
    without it a climb may take the whole container.
    """
    climbed = _climbed(loop)
    if climbed is None:
        return None
    container = climbed
    size = ctx.length_size(ctx.seen(container), "the parent array")
    block = ctx.calls[-1].function.body if ctx.calls else (loop,)
    steps, reason = climb_steps(
        ctx, _own_name(block, container), size, _compresses(block, container)
    )
    return Ranking(Num.sized(steps), steps, reason)


def climb_steps(ctx: Context, table: str, size: Growth, compresses: bool) -> tuple[Growth, str]:
    """How many steps a climb takes: compression amortizes them, union by weight keeps trees low."""
    weighted = ctx.tables.weighted(table, lambda: linked_by_weight(ctx.program, table))
    if compresses and weighted:
        return inverse_ackermann(
            size
        ), "climb with path compression and union by weight: amortized α(n)"
    if compresses:
        return log(size), "climb with path compression: amortized O(log n)"
    if weighted:
        return log(size), "climb in a tree that union by weight keeps at most log n high"
    return size, "climbs a chain of at most all elements"


def inverse_ackermann(size: Growth) -> Growth:
    """α of a size; of a sum, a product or a power no more than α of its symbols."""
    parts = (alpha(symbol) for symbol in sorted(size.symbols))
    return reduce(Growth.__add__, parts, Growth.constant())


def _own_name(block: Block, container: Expr) -> str:
    """The table's name in the program: `p = self.p` is a name for a field."""
    for stmt in block:
        if isinstance(stmt, Assign) and stmt.target == container:
            return table_name(stmt.value)
    return table_name(container)


def _climbed(loop: While) -> Expr | None:
    """The table that the loop climbs: every round goes from x to table[x]."""
    for table, x in _tested(loop):
        if table_name(table) and any(_steps_up(s, table, x, loop.body) for s in loop.body):
            return table
    return None


def _tested(loop: While) -> Iterator[tuple[Expr, str]]:
    """`p[x] != x`, `p[x] != root`, `p[x] >= 0`, or `x != root` with a step from x to p[x]."""
    match loop.test:
        case (
            Compare(op="!=", left=Index(base=table, index=Name(id=x)), right=Name())
            | Compare(op="!=", left=Name(), right=Index(base=table, index=Name(id=x)))
        ):
            yield table, x
        case Compare(op=">=", left=Index(base=table, index=Name(id=x)), right=Const(value=0)):
            yield table, x
        case Compare(op="!=", left=Name(id=x), right=Name(id=root)) if x != root:
            for stmt in statements_in(loop.body):
                match stmt:
                    case Assign(target=Index(base=table, index=place), value=Name(id=to)) if (
                        place == Name(x) and to == root
                    ):
                        yield table, x
                    case _:
                        pass
        case _:
            return


def _steps_up(stmt: Stmt, table: Expr, variable: str, body: Block) -> bool:
    match stmt:
        case Assign(target=Name(id=x), value=Index(base=base)):
            return x == variable and base == table
        case Assign(target=Name(id=x), value=Name() as kept):
            first = next(
                (s.value for s in body if isinstance(s, Assign) and s.target == kept), None
            )
            return x == variable and first == Index(table, Name(variable))
        case Assign(target=Collection(items=items)):
            return any(isinstance(i, Name) and i.id == variable for i in items)
        case _:
            return False


def _compresses(block: Block, table: Expr) -> bool:
    """Whether a climb also rewrites parents on its way."""
    for stmt in statements_in(block):
        if isinstance(stmt, While):
            for inner in statements_in(stmt.body):
                targets = [inner.target] if isinstance(inner, Assign) else []
                for target in targets:
                    parts = target.items if isinstance(target, Collection) else (target,)
                    if any(isinstance(part, Index) and part.base == table for part in parts):
                        return True
    return False
