"""Pairs of iterators as the container, or the part of it, that they span."""

from __future__ import annotations

from complexity.frontends.cpp.fold import base_of, number
from complexity.model import Binary, Call, Const, Expr, Index, Unary

_PLACES = frozenset({"begin", "end", "advance"})


def is_place(expr: Expr) -> bool:
    """Whether the expression is evidently an iterator."""
    match expr:
        case Call(op=op):
            return op in _PLACES
        case Binary(op="+" | "-", left=Call(op="begin" | "end")):
            return True
        case Unary(op="&"):
            return True
        case _:
            return False


def range_of(first: Expr, last: Expr) -> Expr:
    """The whole container for `begin, end`; else a view from one place to the other."""
    base = base_of(first)
    if base_of(last) != base:
        return Call("view", (base, first, last))
    low, high = offset(first, base), offset(last, base)
    whole = isinstance(high, Call) and high.op == "len"
    return base if whole and number(low) == 0 else Call("view", (base, low, high))


def offset(place: Expr, base: Expr) -> Expr:
    """The index that an iterator into `base` stands at."""
    if place == base:
        return Const(0)
    match place:
        case Call(op="begin"):
            return Const(0)
        case Call(op="end"):
            return Call("len", (base,))
        case Unary(op="&", operand=Index(index=index)):
            return index
        case Call(op="advance", args=(inner, amount)):
            return _shifted(offset(inner, base), "+", amount)
        case Binary(op="+" | "-" as op, left=inner, right=amount):
            return _shifted(offset(inner, base), op, amount)
        case _:
            return place


def _shifted(index: Expr, op: str, amount: Expr) -> Expr:
    low, high = number(index), number(amount)
    if low is not None and high is not None:
        return Const(low + high if op == "+" else low - high)
    if low == 0 and op == "+":
        return amount
    return Binary(op, index, amount)
