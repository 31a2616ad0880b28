"""Steps that grow from round to round: how fast a sum of them passes a bound."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Const,
    Counted,
    Each,
    Expr,
    Name,
    Stmt,
    child_blocks,
    expressions_of,
    names_in,
    statements_in,
)
from complexity.model.effects import assigned_names


class Pace(Enum):
    """What a step is at least in the t-th round."""

    STEADY = "at least 1"
    CLIMBING = "about t or more"
    GEOMETRIC = "exponential in t"


@dataclass(frozen=True, slots=True)
class Movers:
    """Variables by what every round does to them.

    ``positive`` are at least 1, ``climbing`` are not negative and gain at least 1 a round,
    ``doubling`` are at least 1 and are multiplied by at least 2, ``natural`` are at least 0.
    """

    positive: frozenset[str] = frozenset()
    climbing: frozenset[str] = frozenset()
    doubling: frozenset[str] = frozenset()
    natural: frozenset[str] = frozenset()

    @property
    def not_negative(self) -> frozenset[str]:
        return self.positive | self.climbing | self.doubling | self.natural


def pace_of(step: Expr, movers: Movers) -> Pace | None:
    """The pace of a step; None where it may be below 1."""
    match step:
        case Const(value=bool()):
            return None
        case Const(value=int() | float() as value):
            return Pace.STEADY if value >= 1 else None
        case Name(id=name):
            return _pace_of_name(name, movers)
        case Binary(op="*", left=left, right=right):
            return _product(pace_of(left, movers), pace_of(right, movers))
        case Binary(op="+", left=left, right=right):
            return _sum(step, movers, pace_of(left, movers), pace_of(right, movers))
        case Binary(op="**", left=Const(value=int(base)), right=exponent) if base >= 2:
            if _climbs(exponent, movers):
                return Pace.GEOMETRIC
            return Pace.STEADY if not_negative(exponent, movers) else None
        case Binary(op="<<", left=left, right=exponent) if pace_of(left, movers) is not None:
            return Pace.GEOMETRIC if _climbs(exponent, movers) else None
        case Call(op="max", args=args):
            paces = [p for p in (pace_of(a, movers) for a in args) if p is not None]
            return max(paces, key=list(Pace).index, default=None)
        case Call(op="int", args=(inner,)):
            return pace_of(inner, movers)
        case _:
            return None


def _pace_of_name(name: str, movers: Movers) -> Pace | None:
    if name in movers.doubling:
        return Pace.GEOMETRIC
    if name in movers.climbing:
        return Pace.CLIMBING
    return Pace.STEADY if name in movers.positive else None


def _product(left: Pace | None, right: Pace | None) -> Pace | None:
    if left is None or right is None:
        return None
    return max(left, right, key=list(Pace).index)


def _sum(step: Binary, movers: Movers, left: Pace | None, right: Pace | None) -> Pace | None:
    """Both parts at least 0, one of them with a pace."""
    parts = ((left, step.left), (right, step.right))
    if not all(pace is not None or not_negative(part, movers) for pace, part in parts):
        return None
    found = [pace for pace in (left, right) if pace is not None]
    return max(found, key=list(Pace).index, default=None)


def not_negative(value: Expr, movers: Movers) -> bool:
    """Whether a step is known to be at least 0."""
    match value:
        case Const(value=int() | float() as number):
            return number >= 0
        case Name(id=name):
            return name in movers.not_negative
        case _:
            return False


def _climbs(exponent: Expr, movers: Movers) -> bool:
    """A climbing variable, shifted by a constant at most."""
    match exponent:
        case Name(id=name):
            return name in movers.climbing
        case Binary(op="+" | "-", left=Name(id=name), right=Const()):
            return name in movers.climbing
        case _:
            return False


def set_positive(block: Block, start: frozenset[str]) -> Iterator[str]:
    """Variables that the block sets and that are at least 1 wherever it reads them.

    Every assignment stores a positive constant or adds to the variable; ``start`` are at least 1
    before, the others are set at the top of the block before they are read.
    """
    return _set_to(block, start, _keeps_positive)


def set_natural(block: Block, start: frozenset[str]) -> Iterator[str]:
    """The same for variables that are at least 0."""
    return _set_to(block, start, _keeps_natural)


def _set_to(
    block: Block, start: frozenset[str], keeps: Callable[[Stmt, str], bool]
) -> Iterator[str]:
    for name in sorted(assigned_names(block)):
        stores = [s for s in statements_in(block) if name in assigned_names((s,))]
        direct = [s for s in stores if not child_blocks(s)]
        loops = [s for s in stores if _bound_by(s) & {name}]
        if loops or not all(keeps(s, name) for s in direct):
            continue
        if direct and (name in start or _set_first(block, name)):
            yield name


def _bound_by(stmt: Stmt) -> frozenset[str]:
    """Variables that a loop binds itself."""
    match stmt:
        case Counted(var=var):
            return frozenset({var})
        case Each(target=target):
            return names_in(target)
        case _:
            return frozenset()


def _keeps_positive(stmt: Stmt, name: str) -> bool:
    if not (isinstance(stmt, Assign) and stmt.target == Name(name)):
        return False
    return pace_of(stmt.value, Movers(positive=frozenset({name}))) is not None


def _keeps_natural(stmt: Stmt, name: str) -> bool:
    if not (isinstance(stmt, Assign) and stmt.target == Name(name)):
        return False
    match stmt.value:
        case Const(value=bool()):
            return False
        case Const(value=int() | float() as number):
            return number >= 0
        case Binary(op="+", left=Name(id=n), right=step) if n == name:
            return not_negative(step, Movers(natural=frozenset({name})))
        case value:
            return pace_of(value, Movers(natural=frozenset({name}))) is not None


def _set_first(block: Block, name: str) -> bool:
    for stmt in block:
        if isinstance(stmt, Assign) and stmt.target == Name(name):
            return name not in names_in(stmt.value)
        if name in assigned_names((stmt,)):
            return False
        if any(Name(name) == part for part in expressions_of((stmt,))):
            return False
    return False
