"""Euclid's remainders in their spellings."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.termination.straight import left_by
from complexity.analysis.values.abstract import Num
from complexity.growth import log
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Collection,
    Compare,
    Const,
    Do,
    Expr,
    If,
    Logic,
    Name,
    Return,
    Stmt,
    While,
)
from complexity.model.effects import assigned_names


def euclid(ctx: Context, loop: While) -> Ranking | None:
    """`while b: a, b = b, a % b` and its spellings: O(log min(a, b)) rounds."""
    pair = _remainder_pair(loop.body)
    if pair is None or not _tests_name(loop.test, pair[1]):
        pair = _mutual_remainders(loop.body) or _larger_first(loop.body)
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


def _larger_first(body: Block) -> tuple[str, str] | None:
    """`if a < b: a, b = b, a`, then `a %= b` (or the other way round)."""
    swapped: frozenset[str] = frozenset()
    for stmt in body:
        if isinstance(stmt, If) and not stmt.otherwise and len(stmt.then) == 1:
            swapped = _ordered_by(stmt) or swapped
        pair = _remainder_in((stmt,))
        if pair is not None:
            others = [s for s in body if s is not stmt and assigned_names((s,)) & set(pair)]
            return pair if set(pair) == swapped and len(others) == 1 else None
    return None


def _ordered_by(stmt: If) -> frozenset[str]:
    """The two variables that a conditional swap puts in order."""
    match stmt.test:
        case Compare(left=Name(id=a), right=Name(id=b)):
            return _swapped(stmt.then[0]) & {a, b}
        case _:
            return frozenset()


def _remainder_in(block: Block) -> tuple[str, str] | None:
    """The pair of `a %= b` in a block, or in its branches where all others leave the loop."""
    for stmt in block:
        match stmt:
            case Assign(target=Name(id=a), value=value) if pair := remainder_of(value):
                if pair[0] == a:
                    return pair
            case If(then=then, otherwise=otherwise) if otherwise:
                if isinstance(otherwise[-1], Break | Return):
                    return _remainder_in(then)
            case _:
                pass
    return None


def remainder_of(value: Expr) -> tuple[str, str] | None:
    """(a, b) for `a % b` and for `a - b * (a // b)`."""
    match value:
        case Binary(op="%", left=Name(id=a), right=Name(id=b)):
            return a, b
        case Binary(
            op="-",
            left=Name(id=a),
            right=Binary(
                op="*",
                left=Name(id=b),
                right=Binary(op="//", left=Name(id=c), right=Name(id=d)),
            )
            | Binary(
                op="*",
                left=Binary(op="//", left=Name(id=c), right=Name(id=d)),
                right=Name(id=b),
            ),
        ) if a == c and b == d:
            return a, b
        case _:
            return None


def _tests_name(test: Expr, name: str) -> bool:
    match test:
        case Logic(op="and", operands=parts):
            return any(_tests_name(part, name) for part in parts)
        case Name(id=n):
            return n == name
        case Compare(op="!=" | ">", left=Name(id=n), right=Const(value=0)):
            return n == name
        case _:
            return False


def _remainder_pair(body: Block) -> tuple[str, str] | None:
    """(a, b) when a round, in however many steps, leaves the old b in a and a % b in b."""
    left = left_by(body)
    for b, value in left.items():
        pair = remainder_of(value)
        if pair is not None and pair[1] == b and left.get(pair[0]) == Name(b):
            return pair
    return None


def _swapped(stmt: Stmt) -> frozenset[str]:
    """The two variables that a statement exchanges."""
    match stmt:
        case Do(value=Call(op="swap", args=(Name(id=a), Name(id=b)))):
            return frozenset({a, b})
        case Assign(
            target=Collection(items=(Name(id=a), Name(id=b))),
            value=Collection(items=(Name(id=c), Name(id=d))),
        ) if (a, b) == (d, c):
            return frozenset({a, b})
        case _:
            return frozenset()
