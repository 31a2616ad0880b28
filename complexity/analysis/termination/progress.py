"""Inner loops that go on where the last round of the loop around left them.

What an inner loop raises is an expression over several variables; where the rest of the outer
round never lowers it, all inner rounds together raise it through its range once.
"""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.termination.straight import left_by
from complexity.analysis.values.poly import Poly
from complexity.analysis.walks import LoopFrame
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Const,
    Continue,
    Counted,
    Expr,
    If,
    Name,
    Raise,
    Return,
    Stmt,
    names_in,
    statements_in,
)
from complexity.model.effects import assigned_names


def going_on(ctx: Context, loop: Stmt, small: Expr, movers: frozenset[str]) -> LoopFrame | None:
    """The loop around, if no round of it lowers the expression outside the inner loop.

    `movers` are what the inner loop raises; the expression must rise with them, and may not depend
    on the outer loop's own counter.
    """
    outer = ctx.loops[-1] if ctx.loops else None
    if outer is None or outer.frame != ctx.frame:
        return None
    counter = Poly.symbol(outer.counter)
    if any(ctx.number(ctx.lookup(n)).form == counter for n in names_in(small)):
        return None
    between = _between(outer, loop)
    if between is None:
        return None
    held = left_by(between)
    change = _least(small, held, 1)
    start = _least(small, {}, 1)
    if change is None or start is None:
        return None
    rising = {m[0][0] for m, c in start.terms if len(m) == 1 and m[0][1] == 1 and c > 0}
    if not movers <= rising:
        return None
    step = change - start
    if step.value is None:
        kept = [n for n in step.symbols if not ctx.number(ctx.lookup(n)).not_negative]
        return outer if not kept and step.never_negative else None
    return outer if step.value >= 0 else None


def _between(outer: LoopFrame, loop: Stmt) -> Block | None:
    """What runs from the end of the inner loop to its next start."""
    position = next((p for p, s in enumerate(outer.body) if s is loop), None)
    if position is None:
        return None
    rest = [*outer.body[position + 1 :], *outer.body[:position]]
    if any(isinstance(s, Continue) for s in statements_in(rest)):
        return None
    return tuple(rest)


def _least(expr: Expr, held: dict[str, Expr], sign: int) -> Poly | None:
    """A form that the value times `sign` is at least, over what variables held before."""
    match expr:
        case Name(id=name) if name in held:
            return _least(held[name], {}, sign)
        case Name(id=name):
            return Poly.symbol(name) if sign > 0 else -Poly.symbol(name)
        case Const(value=int(number)):
            return Poly.constant(sign * number)
        case Binary(op="+" | "-" as op, left=left, right=right):
            one = _least(left, held, sign)
            two = _least(right, held, sign if op == "+" else -sign)
            return None if one is None or two is None else one + two
        case Call(op="max" | "min" as op, args=args) if (op == "max") == (sign > 0):
            found = (_least(a, held, sign) for a in args)
            return next((f for f in found if f is not None), None)
        case _:
            return None


def resumed(ctx: Context, loop: Counted) -> LoopFrame | None:
    """`for j in range(start, n): if …: break; start += 1`: each round that ends raises the start.

    Rounds that leave come once an execution.
    """
    if loop.step != Const(1):
        return None
    return taken_up(ctx, loop, loop.body, loop.var, loop.start, names_in(loop.stop))


def taken_up(
    ctx: Context, loop: Stmt, body: Block, var: str, start: Expr, fixed: frozenset[str]
) -> LoopFrame | None:
    """The loop around, where the start of `var` is a variable that rises with it.

    `start` may be `var` itself, set before the loop; `fixed` are the names in the bound.
    """
    if start == Name(var):
        start = _set_before(ctx, loop, var)
    base = start.left if isinstance(start, Binary) else start
    if not isinstance(base, Name) or (start != base and not _raised(start, base)):
        return None
    name = base.id
    if name in fixed or name == var or not _advances(body, name, var):
        return None
    stores = [s for s in statements_in(body) if name in assigned_names((s,))]
    if not all(_suits(s, name, var) or isinstance(s, If) for s in stores):
        return None
    return going_on(ctx, loop, base, frozenset({name}))


def _set_before(ctx: Context, loop: Stmt, var: str) -> Expr:
    """What the loop around has stored in the variable since the start of its round."""
    body = ctx.loops[-1].body if ctx.loops else ()
    position = next((p for p, s in enumerate(body) if s is loop), 0)
    later: frozenset[str] = frozenset()
    for stmt in reversed(body[:position]):
        if isinstance(stmt, Assign) and stmt.target == Name(var):
            return Name(var) if names_in(stmt.value) & later else stmt.value
        later |= assigned_names((stmt,))
        if var in later:
            break
    return Name(var)


def _raised(start: Expr, base: Name) -> bool:
    match start:
        case Binary(op="+", left=left, right=Const(value=int(more))):
            return left == base and more >= 0
        case _:
            return False


def _suits(stmt: Stmt, name: str, var: str) -> bool:
    """`start += 1`, `start = j`, `start = j + 1`."""
    if not isinstance(stmt, Assign) or stmt.target != Name(name):
        return False
    match stmt.value:
        case Name(id=v):
            return v == var
        case Binary(op="+", left=Name(id=v), right=Const(value=int(more))):
            return (v == name and more >= 1) or (v == var and more >= 0)
        case _:
            return False


def _advances(block: Block, name: str, var: str) -> bool:
    """Whether every way through the block stores a later start, or leaves the loop."""
    for stmt in block:
        if _suits(stmt, name, var) or isinstance(stmt, Break | Return | Raise):
            return True
        if isinstance(stmt, Continue):
            return False
        if isinstance(stmt, If):
            ways = (_advances(stmt.then, name, var), _advances(stmt.otherwise, name, var))
            if all(ways):
                return True
            if any(isinstance(s, Continue) for s in statements_in((stmt,))):
                return False
    return False
