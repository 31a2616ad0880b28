"""A loop as the walk needs it, and what its body does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Part
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.state import State, join_states
from complexity.analysis.walks import LoopFrame
from complexity.growth import Growth
from complexity.model import (
    Block,
    Break,
    Call,
    Counted,
    Each,
    Index,
    Invoke,
    Name,
    Raise,
    Return,
    Slice,
    Stmt,
    While,
    child_blocks,
    expressions_of,
    statements_in,
)

READS = frozenset({"read_line", "read_token", "read_all", "next"})


@dataclass(frozen=True, slots=True)
class Rounds:
    """A loop as the walk needs it.

    `setup` runs at the start of every round (binds the counter or the element, evaluates the
    test). `trips` bounds the rounds; `lowest` and `highest` bound the counter. `certain` is a
    lower bound of the rounds. `scope` is 0 < id for an amortized loop whose rounds all count
    towards an enclosing loop's total; `primes` that what a counter divides is paid for primes only;
    `distinct` tells that each of them visits another element.
    """

    node: Stmt
    body: Block
    counter: str
    trips: Num
    trip_growth: Growth
    certain: Growth
    lowest: Num
    highest: Num
    setup: Callable[[], None]
    reason: tuple[Part, ...]
    from_start: bool = False
    scope: int | None = None
    distinct: bool = False
    primes: bool = False


def exits_early(body: Block) -> bool:
    """Whether data may end the loop: a break of its own, a return or an exception."""
    return any(_exits(stmt) for stmt in body)


def _exits(stmt: Stmt) -> bool:
    if isinstance(stmt, Break | Return | Raise):
        return True
    inner = [s for block in child_blocks(stmt) for s in block]
    if isinstance(stmt, Counted | Each | While):
        return any(isinstance(s, Return | Raise) for s in statements_in(inner))
    return any(_exits(s) for s in inner)


def reads_input(ctx: Context, body: Block) -> bool:
    """Whether a round reads from the input, directly or through a function that it calls."""
    for expr in expressions_of(body):
        if isinstance(expr, Call) and expr.op in READS:
            return True
        if isinstance(expr, Invoke) and isinstance(expr.target, Name):
            if expr.target.id in ctx.readers:
                return True
        if isinstance(expr, Index | Slice):
            base = ctx.obj(ctx.lookup(expr.base.id)) if isinstance(expr.base, Name) else None
            if base is not None and base.stream:
                return True
    return False


def gathered(ctx: Context, frame: LoopFrame) -> State:
    """The state at the end of a round, over all ways to get there."""
    if not frame.continues:
        return frame.breaks[0] if frame.breaks else ctx.state
    state = frame.continues[0]
    for other in frame.continues[1:]:
        state = join_states(state, other)
    return state
