"""Loops that end for reasons of their own: Euclid's remainders, climbing to a root."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.ranking import Ranking
from complexity.analysis.values import Num
from complexity.growth import log
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Const,
    Do,
    Expr,
    If,
    Index,
    Name,
    Stmt,
    While,
    statements_in,
)


def euclid(ctx: Context, loop: While) -> Ranking | None:
    """`while b: a, b = b, a % b` and its spellings: O(log min(a, b)) rounds."""
    pair = _remainder_pair(loop.body)
    if pair is None or not _tests_name(loop.test, pair[1]):
        pair = _mutual_remainders(loop.body)
    if pair is None:
        return None
    sizes = [ctx.number(ctx.lookup(n)).magnitude() for n in pair]
    known = [s for s in sizes if s is not None]
    if not known:
        return None
    growth = log(known[-1])
    return Ranking(Num.sized(growth), growth, "Euclid: the remainder halves every two rounds")


def _mutual_remainders(body: Block) -> tuple[str, str] | None:
    """`if a >= b: a %= b` else `b %= a`: one of the two halves every round."""
    for stmt in body:
        if isinstance(stmt, If) and stmt.otherwise:
            first, second = _remainder_in(stmt.then), _remainder_in(stmt.otherwise)
            if first is not None and second is not None and first == second[::-1]:
                return first
    return None


def _remainder_in(block: Block) -> tuple[str, str] | None:
    for stmt in block:
        match stmt:
            case Assign(
                target=Name(id=a), value=Binary(op="%", left=Name(id=c), right=Name(id=b))
            ) if a == c:
                return a, b
            case _:
                pass
    return None


def _tests_name(test: Expr, name: str) -> bool:
    match test:
        case Name(id=n):
            return n == name
        case Compare(op="!=" | ">", left=Name(id=n), right=Const(value=0)):
            return n == name
        case _:
            return False


def _remainder_pair(body: Block) -> tuple[str, str] | None:
    """(a, b) when a round sets b to a % b and a to the old b."""
    for stmt in body:
        match stmt:
            case Assign(
                target=Collection(items=(Name(id=a), Name(id=b))),
                value=Collection(
                    items=(Name(id=c), Binary(op="%", left=Name(id=d), right=Name(id=e)))
                ),
            ) if b == c == e and a == d:
                return a, b
            case _:
                pass
    if len(body) == 3:
        return _three_steps(body)
    if len(body) == 2:
        return _remainder_then_swap(body)
    return None


def _three_steps(body: Block) -> tuple[str, str] | None:
    """`t = a % b; a = b; b = t` (or `t = b; b = a % b; a = t`)."""
    match body:
        case (
            Assign(target=Name(id=t), value=Binary(op="%", left=Name(id=a), right=Name(id=b))),
            Assign(target=Name(id=a2), value=Name(id=b2)),
            Assign(target=Name(id=b3), value=Name(id=t2)),
        ) if t == t2 and a == a2 and b == b2 == b3:
            return a, b
        case (
            Assign(target=Name(id=t), value=Name(id=b)),
            Assign(target=Name(id=b2), value=Binary(op="%", left=Name(id=a), right=Name(id=b3))),
            Assign(target=Name(id=a2), value=Name(id=t2)),
        ) if t == t2 and a == a2 and b == b2 == b3:
            return a, b
        case _:
            return None


def _remainder_then_swap(body: Block) -> tuple[str, str] | None:
    """`a = a % b; swap(a, b)`."""
    match body:
        case (
            Assign(target=Name(id=a), value=Binary(op="%", left=Name(id=a2), right=Name(id=b))),
            Do(value=Call(op="swap", args=(Name(id=c), Name(id=d)))),
        ) if a == a2 and {a, b} == {c, d}:
            return a, b
        case _:
            return None


def chain_climb(ctx: Context, loop: While) -> Ranking | None:
    """`while p[x] != x: x = p[x]` in a forest that is compressed: amortized O(log n) a climb.

    Path compression or halving alone gives O(log n) amortized (Tarjan and van Leeuwen, 1984);
    without it a climb may take the whole container.
    """
    climbed = _climbed(loop)
    if climbed is None:
        return None
    container, variable = climbed
    size = ctx.length_size(ctx.lookup(container), "the parent array")
    block = ctx.calls[-1].function.body if ctx.calls else (loop,)
    if _compresses(block, container, variable):
        reason = "climb with path compression: amortized O(log n)"
        return Ranking(Num.sized(log(size)), log(size), reason)
    return Ranking(Num.sized(size), size, "climbs a chain of at most all elements")


def _climbed(loop: While) -> tuple[str, str] | None:
    match loop.test:
        case Compare(op="!=", left=Index(base=Name(id=p), index=Name(id=x)), right=Name(id=y)) if (
            x == y
        ):
            pass
        case Compare(op="!=", left=Name(id=y), right=Index(base=Name(id=p), index=Name(id=x))) if (
            x == y
        ):
            pass
        case Compare(op=">=", left=Index(base=Name(id=p), index=Name(id=x)), right=Const(value=0)):
            pass
        case _:
            return None
    return (p, x) if any(_steps_up(s, p, x) for s in loop.body) else None


def _steps_up(stmt: Stmt, container: str, variable: str) -> bool:
    match stmt:
        case Assign(target=Name(id=x), value=Index(base=Name(id=p))):
            return x == variable and p == container
        case Assign(target=Collection(items=items)):
            return any(isinstance(i, Name) and i.id == variable for i in items)
        case _:
            return False


def _compresses(block: Block, container: str, variable: str) -> bool:
    """Whether a climb also rewrites parents on its way."""
    for stmt in statements_in(block):
        if isinstance(stmt, While):
            for inner in statements_in(stmt.body):
                targets = [inner.target] if isinstance(inner, Assign) else []
                for target in targets:
                    parts = target.items if isinstance(target, Collection) else (target,)
                    for part in parts:
                        if isinstance(part, Index) and part.base == Name(container):
                            return True
    return False
