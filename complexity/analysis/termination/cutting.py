"""Sequences that every round makes shorter at an end: `a = a[1:]`, `del a[:2]`, `s.erase(0, 1)`."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Block,
    Call,
    Const,
    Continue,
    Do,
    Expr,
    Name,
    Slice,
    Stmt,
    Unary,
    expressions_of,
    statements_in,
)
from complexity.model.effects import GROWING, assigned_names


def cut_shorter(block: Block, name: str) -> bool:
    """Whether every round cuts at least one element off, and none adds any."""
    stores = [s for s in statements_in(block) if name in assigned_names((s,))]
    direct = [s for s in stores if isinstance(s, Assign)]
    if not all(_cuts(s, name) for s in direct) or any(_grown(block, name)):
        return False
    for stmt in block:
        if (isinstance(stmt, Assign) and _cuts(stmt, name)) or _drops(stmt, name):
            return True
        if any(isinstance(s, Continue) for s in statements_in((stmt,))):
            return False
    return False


def _grown(block: Block, name: str) -> Iterator[Expr]:
    for part in expressions_of(block):
        if isinstance(part, Call) and part.op in GROWING and part.args[:1] == (Name(name),):
            yield part


def _cuts(stmt: Assign, name: str) -> bool:
    match stmt:
        case Assign(target=Name(id=n), value=Slice(base=Name(id=m), step=None) as part):
            return n == m == name and (_from_later(part.lower) or _to_earlier(part.upper))
        case _:
            return False


def _drops(stmt: Stmt, name: str) -> bool:
    """At least one element from an end, in place; a text's count stands where a list's end does."""
    match stmt:
        case Do(value=Call(op="erase_range", args=(Name(id=n), Const(value=0), last))):
            return n == name and _from_later(last)
        case Do(value=Call(op="drop_back", args=(Name(id=n), count))):
            return n == name and _from_later(count)
        case _:
            return False


def _from_later(lower: Expr | None) -> bool:
    return isinstance(lower, Const) and isinstance(lower.value, int) and lower.value >= 1


def _to_earlier(upper: Expr | None) -> bool:
    """`[:-1]`; the front ends may keep the sign apart."""
    match upper:
        case Const(value=int(number)):
            return number < 0
        case Unary(op="-", operand=Const(value=int(number))):
            return number > 0
        case _:
            return False
