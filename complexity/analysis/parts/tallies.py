"""How often each way through a round counts up a variable or adds to a container."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Collection,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    If,
    Invoke,
    Name,
    Raise,
    Return,
    Stmt,
    While,
    walk_expression,
)
from complexity.model.effects import (
    MUTATING,
    assigned_names,
    base_name,
    mutated_names,
    referred,
    resized_names,
    target_names,
)
from complexity.model.walk import own_expressions

Tally = Mapping[str, int | None]
"""By name what a way adds, None where it does anything else to it."""
MOST_WAYS = 16


def tallies(block: Block) -> list[Tally] | None:
    """One tally for each way to the end of a round or out of the loop; None for odd code."""
    running, ended = _through(block, [{}])
    ways = running + ended
    return None if len(ways) > MOST_WAYS else [MappingProxyType(w) for w in ways]


Way = dict[str, int | None]


def _through(block: Block, ways: list[Way]) -> tuple[list[Way], list[Way]]:
    """Ways that come out at the end of the block, and those that end in it."""
    ended: list[Way] = []
    for stmt in block:
        if not ways or len(ways) + len(ended) > MOST_WAYS:
            break
        match stmt:
            case If(test=test, then=then, otherwise=otherwise):
                _note_changes(test, ways)
                a, b = (_through(arm, [dict(w) for w in ways]) for arm in (then, otherwise))
                ways, ended = a[0] + b[0], ended + a[1] + b[1]
            case Break() | Continue():
                return [], ended + ways
            case Return() | Raise():
                return [], ended
            case _:
                _count(stmt, ways)
    return ways, ended


def _count(stmt: Stmt, ways: list[Way]) -> None:
    match stmt:
        case Assign(target=Name(id=name), value=Binary(op="+", left=Name(id=same), right=step)) if (
            name == same
        ):
            _note_changes(step, ways)
            _add(ways, name, _amount(step, stmt.augmented))
        case Do(value=Call(op="push_back", args=(Name(id=name), value))):
            _note_changes(value, ways)
            _add(ways, name, 1)
        case Counted() | Each() | While():
            for name in assigned_names((stmt,)) | mutated_names((stmt,)) | resized_names((stmt,)):
                _add(ways, name, None)
        case _:
            for name in assigned_names((stmt,)):
                _add(ways, name, None)
            for expr in own_expressions(stmt):
                _note_changes(expr, ways)


def _amount(step: Expr, augmented: bool) -> int | None:
    match step:
        case Const(value=bool()):
            return None
        case Const(value=int(number)) if number >= 0:
            return number
        case Collection(kind="list", items=items) if augmented:
            return len(items)
        case _:
            return None


def _note_changes(expr: Expr, ways: list[Way]) -> None:
    """Whatever an expression changes, or a call in it may, is known no longer."""
    for part in walk_expression(expr):
        changed = [n for place in referred(part) for n in target_names(place)]
        if isinstance(part, Call) and part.op in MUTATING:
            changed += [n for a in part.args[:2] if (n := base_name(a)) is not None]
        elif isinstance(part, Invoke):
            changed += [n for a in part.args if (n := base_name(a)) is not None]
        for name in changed:
            _add(ways, name, None)


def _add(ways: list[Way], name: str, amount: int | None) -> None:
    for way in ways:
        before = way.get(name, 0)
        way[name] = None if amount is None or before is None else before + amount
