"""Recursion that halves an even argument and takes one from an odd one."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import SelfCall
from complexity.analysis.recursion.halving import asks_for_size
from complexity.analysis.recursion.ranges import argument_size
from complexity.analysis.recursion.recurrence import Recurrence, Shape, Solution, Step
from complexity.analysis.values.poly import ONE, Poly
from complexity.growth import log, settle
from complexity.model import (
    Binary,
    Compare,
    Conditional,
    Const,
    Expr,
    If,
    Name,
    Unary,
    expressions_of,
    statements_in,
)


def by_parity(ctx: Context, recurrence: Recurrence, shape: Shape) -> Solution | None:
    """`f(n - 1)` only where n is odd, `f(n // 2)` else: at most two calls a binary digit."""
    if shape.simultaneous > 1 or any(not c.repeats.is_constant for c in recurrence.calls):
        return None
    if not asks_for_size(recurrence, shape):
        return None
    for position, symbol in enumerate(recurrence.symbols):
        if not symbol or not _halves_or_drops(recurrence, shape, position):
            continue
        size = argument_size(ctx, recurrence.arguments[position])
        work = recurrence.work
        for other, name in enumerate(recurrence.symbols):
            if name in work.symbols:
                value = argument_size(ctx, recurrence.arguments[other])
                work = settle(work, name, value)
        depth = log(size)
        reason = ("an odd argument becomes even, an even one is halved: two calls a digit",)
        return Solution(depth * work, depth, depth, reason)
    return None


def _halves_or_drops(recurrence: Recurrence, shape: Shape, position: int) -> bool:
    steps = [row[position] for row in shape.steps]
    others = {
        step for row in shape.steps for at, step in enumerate(row)
        if at != position and recurrence.symbols[at] in recurrence.work.symbols
    }  # fmt: skip
    if Step.HALF not in steps or not others <= {Step.SAME, Step.CONSTANT}:
        return False
    name = recurrence.function.params[position].name
    for call, step in zip(recurrence.calls, steps, strict=True):
        if step is Step.HALF:
            continue
        if not _drops_one(call, position, recurrence.symbols[position]):
            return False
        if not _where_odd(recurrence, call, name):
            return False
    return True


def _drops_one(call: SelfCall, position: int, symbol: str) -> bool:
    size = call.sizes[position]
    return size is not None and size.form == Poly.symbol(symbol) - ONE


def _where_odd(recurrence: Recurrence, call: SelfCall, name: str) -> bool:
    """Whether the call stands under a test that only odd values of the parameter pass."""
    tests: dict[int, Expr] = {
        id(s): s.test for s in statements_in(recurrence.function.body) if isinstance(s, If)
    }
    for expr in expressions_of(recurrence.function.body):
        if isinstance(expr, Conditional):
            tests[id(expr)] = expr.test
    return any(
        _odd(tests[arm], name) is (side == 0)
        for arm, side in call.branches
        if arm in tests and _odd(tests[arm], name) is not None
    )


def _odd(test: Expr, name: str) -> bool | None:
    """True for a test of oddness, False for one of evenness, None for any other."""
    match test:
        case Unary(op="not", operand=inner):
            found = _odd(inner, name)
            return None if found is None else not found
        case Compare(op="==" | "!=" as op, left=left, right=Const(value=0 | 1 as digit)):
            return (digit == 1) == (op == "==") if _last_bit(left, name) else None
        case _:
            return True if _last_bit(test, name) else None


def _last_bit(value: Expr, name: str) -> bool:
    match value:
        case Binary(op="%", left=Name(id=n), right=Const(value=2)):
            return n == name
        case Binary(op="&", left=Name(id=n), right=Const(value=1)):
            return n == name
        case _:
            return False
