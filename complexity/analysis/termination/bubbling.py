"""Passes over neighbours until nothing changes: bubble sort with a flag.

A pass in order that exchanges neighbours out of order carries the largest element (downwards, the
least) of what it covers to its end, so no more passes change anything than there are places.
"""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.context import Context
from complexity.analysis.termination.ranking import Ranking, exit_tests
from complexity.analysis.values.abstract import Num, subtract
from complexity.growth import Growth
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Const,
    Counted,
    Do,
    Expr,
    If,
    Index,
    Name,
    Unary,
    While,
    names_in,
    statements_in,
)
from complexity.model.effects import MUTATING, assigned_names, base_name
from complexity.model.walk import expressions_of


def bubbling(ctx: Context, loop: While) -> Ranking | None:
    """`while swapped: swapped = False; for i …: if a[i] > a[i + 1]: swap; swapped = True`."""
    passes = [s for s in loop.body if isinstance(s, Counted)]
    if len(passes) != 1 or loop.step:
        return None
    sweep = passes[0]
    found = _exchange(sweep)
    if found is None or not (isinstance(sweep.step, Const) and sweep.step.value in (1, -1)):
        return None
    array, exchange = found
    if not any(_told_by(flag, loop.body, sweep, exchange) for flag in _flags(loop)):
        return None
    if _stores_elsewhere(loop.body, array, exchange):
        return None
    ends = [ctx.number(ctx.seen(e)) for e in (sweep.start, sweep.stop)]
    width = subtract(ends[1], ends[0]) if sweep.step.value == 1 else subtract(ends[0], ends[1])
    if width.magnitude() is None:
        return None
    size = ctx.size(width, "places of a pass")
    trips = width if width.upper else Num.sized(size + Growth.constant())
    return Ranking(trips, size, "every pass brings one more element to its place")


def _flags(loop: While) -> Iterator[tuple[str, bool]]:
    """A variable and what it holds where the loop goes on."""
    tests = [loop.test, *exit_tests(loop.body)]
    for test in tests:
        match test:
            case Name(id=name):
                yield name, True
            case Unary(op="not", operand=Name(id=name)):
                yield name, False
            case Compare(op="==", left=Name(id=name), right=Const(value=value)):
                yield name, bool(value)
            case Compare(op="!=", left=Name(id=name), right=Const(value=value)):
                yield name, not value
            case _:
                pass


def _told_by(flag: tuple[str, bool], body: Block, sweep: Counted, exchange: If) -> bool:
    """The flag is taken back before the pass, and set beside each exchange only."""
    name, goes_on = flag
    before = body[: body.index(sweep)]
    back = [s for s in before if isinstance(s, Assign) and s.target == Name(name)]
    if len(back) != 1 or not _holds(back[0].value, not goes_on):
        return False
    plain = (s for s in statements_in(body) if isinstance(s, Assign))
    sets = [s for s in plain if name in assigned_names((s,))]
    inside = [s for s in sets if s in exchange.then]
    return len(sets) == 2 and len(inside) == 1 and _holds(inside[0].value, goes_on)


def _holds(value: Expr, truth: bool) -> bool:
    return isinstance(value, Const) and bool(value.value) == truth


def _exchange(sweep: Counted) -> tuple[str, If] | None:
    """The array whose neighbours are exchanged where they stand out of order."""
    if len(sweep.body) != 1 or not isinstance(sweep.body[0], If) or sweep.body[0].otherwise:
        return None
    branch = sweep.body[0]
    match branch.test:
        case Compare(op="<" | ">", left=Index() as left, right=Index() as right):
            pass
        case _:
            return None
    array = base_name(left)
    if array is None or left.base != right.base or not _neighbours(left, right, sweep.var):
        return None
    return (array, branch) if _swaps(branch.then, left, right) else None


def _neighbours(left: Index, right: Index, var: str) -> bool:
    places = {_offset(left.index, var), _offset(right.index, var)}
    numbers = [p for p in places if p is not None]
    return len(numbers) == 2 and abs(numbers[0] - numbers[1]) == 1


def _offset(index: Expr, var: str) -> int | None:
    match index:
        case Name(id=name) if name == var:
            return 0
        case Binary(op="+", left=Name(id=name), right=Const(value=int(more))) if name == var:
            return more
        case Binary(op="-", left=Name(id=name), right=Const(value=int(less))) if name == var:
            return -less
        case _:
            return None


def _swaps(block: Block, left: Index, right: Index) -> bool:
    """Whether the block exchanges the two places, at once or by way of a third."""
    for stmt in block:
        match stmt:
            case Assign(target=Collection(items=(a, b)), value=Collection(items=(c, d))) if {
                a,
                b,
            } == {left, right} and (a, b) == (d, c):
                return True
            case Do(value=Call(op="swap", args=(a, b))) if {a, b} == {left, right}:
                return True
            case _:
                pass
    stores = [s for s in block if isinstance(s, Assign) and s.target in (left, right)]
    held = [s for s in block if isinstance(s, Assign) and s.value in (left, right)]
    if len(stores) != 2 or len(held) != 2:
        return False
    first, second = stores
    return (
        held[0].target == second.value
        and first.value == second.target
        and held[0].value == first.target
    )


def _stores_elsewhere(body: Block, array: str, exchange: If) -> bool:
    """Whether anything but the exchange changes the array, or what the pass runs over grows."""
    inside = list(statements_in(exchange.then))
    for stmt in statements_in(body):
        if any(stmt is s for s in inside):
            continue
        if isinstance(stmt, Assign) and array in names_in(stmt.target):
            return True
    outside = [s for s in body if not isinstance(s, Counted)]
    return any(
        isinstance(e, Call) and e.op in MUTATING and e.args and base_name(e.args[0]) == array
        for e in expressions_of(outside)
    )
