"""Loops that last as long as the input does."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.loops.rounds import reads_input
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.symbols import Role
from complexity.growth import Growth
from complexity.model import Assign, Call, Do, Stmt, While


def reads_first(ctx: Context, stmt: Stmt) -> bool:
    """A statement of the body itself, so of every round, that reads."""
    return isinstance(stmt, Assign | Do) and reads_input(ctx, (stmt,))


def each_reads(ctx: Context, loop: While) -> Ranking:
    """Every round takes something from the input."""
    meaning = f"rounds of the loop in line {loop.span.line}, each reads input"
    symbol = ctx.site(loop, Role.LENGTH, "", meaning, loop.span.line)
    return Ranking(Num.symbol(symbol), Growth.symbol(symbol), "each round reads from the input")


def read_until_end(ctx: Context, loop: While) -> Ranking | None:
    """`while (cin >> x)`: as often as there is input."""
    if not (isinstance(loop.test, Call) and loop.test.op in ("read_token", "read_line")):
        return None
    meaning = f"reads of the loop in line {loop.span.line}"
    symbol = ctx.site(loop, Role.LENGTH, "", meaning, loop.span.line)
    return Ranking(Num.symbol(symbol), Growth.symbol(symbol), "reads to the end of the input")
