"""Binary search: which two variables are the ends of a range that a round cuts at its middle."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Assign, Binary, Block, Call, Const, Expr, Name, statements_in
from complexity.model.effects import assigned_names


def middle_of(value: Expr) -> frozenset[str] | None:
    """The two variables that an expression is the middle of, up to one and to rounding."""
    match value:
        case Binary(op="//" | "/" | ">>", left=left, right=Const(value=by)) if by in (1, 2, 2.0):
            return _summed(left) if value.op == ">>" or by == 2 else None
        case Binary(op="*", left=left, right=Const(value=0.5)):
            return _summed(left)
        case Binary(op="+", left=Name(id=one), right=gap):
            return _half_gap(one, gap, rising=True)
        case Binary(op="-", left=Name(id=one), right=gap):
            return _half_gap(one, gap, rising=False)
        case Call(op="int", args=(inner,)):
            return middle_of(inner)
        case _:
            return None


def _summed(value: Expr) -> frozenset[str] | None:
    """`lo + hi`, with 1 added or taken at most."""
    match value:
        case Binary(op="+", left=Name(id=lo), right=Name(id=hi)) if lo != hi:
            return frozenset({lo, hi})
        case Binary(op="+" | "-", left=left, right=Const(value=1)):
            return _summed(left)
        case Binary(op="+", left=Const(value=1), right=right):
            return _summed(right)
        case _:
            return None


def _half_gap(one: str, gap: Expr, *, rising: bool) -> frozenset[str] | None:
    """`lo + (hi - lo) // 2` and `hi - (hi - lo) // 2`."""
    match gap:
        case Binary(op="//" | "/" | ">>", left=left, right=Const(value=by)):
            if by not in ((1,) if gap.op == ">>" else (2, 2.0)):
                return None
        case Call(op="int", args=(inner,)):
            return _half_gap(one, inner, rising=rising)
        case _:
            return None
    match left:
        case Binary(op="+" | "-", left=Binary() as inner, right=Const(value=1)):
            left = inner
        case _:
            pass
    match left:
        case Binary(op="-", left=Name(id=hi), right=Name(id=lo)) if lo != hi:
            return frozenset({lo, hi}) if one == (lo if rising else hi) else None
        case _:
            return None


def middles(block: Block) -> Iterator[tuple[str, frozenset[str]]]:
    """Variables that are set to the middle of two others: `mid = (lo + hi) // 2`."""
    for stmt in block:
        if isinstance(stmt, Assign) and isinstance(stmt.target, Name):
            ends = middle_of(stmt.value)
            if ends is not None:
                yield stmt.target.id, ends


def search_ends(body: Block) -> frozenset[str]:
    """Variables that stay between the first values of both ends, up to one or two.

    Every assignment of either end sets it to the middle, to one beside the middle or to the other
    end's first side; so by induction neither end leaves the range.
    """
    known = dict(middles(body))
    if not known:
        return frozenset()
    stores = [(s, assigned_names((s,))) for s in statements_in(body) if isinstance(s, Assign)]
    elsewhere = assigned_names(body).difference(*(names for _, names in stores))
    found: set[str] = set()
    for middle, ends in known.items():
        about = [s for s, names in stores if names & (ends | {middle})]
        if not elsewhere & (ends | {middle}) and all(_inside(s, middle, ends) for s in about):
            found |= ends
    return frozenset(found)


def _inside(stmt: Assign, middle: str, ends: frozenset[str]) -> bool:
    if not isinstance(stmt.target, Name):
        return False
    if stmt.target.id == middle:
        return middle_of(stmt.value) == ends
    return stmt.target.id not in ends or _beside(stmt.value, middle, ends)


def _beside(value: Expr, middle: str, ends: frozenset[str]) -> bool:
    match value:
        case Name(id=name):
            return name == middle
        case Binary(op="+" | "-", left=Name(id=name), right=Const(value=by)):
            return name == middle and by in (0, 1)
        case _:
            return middle_of(value) == ends
