"""Containers that an activation leaves as long as it found them: pushed to, then popped from.

Their length at any moment is bounded by the depth of the recursion, not by its activations.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from complexity.model import (
    Assign,
    Block,
    Break,
    Call,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    Function,
    If,
    Invoke,
    Name,
    Raise,
    Return,
    Stmt,
    Try,
    While,
    expressions_of,
    own_expressions,
    statements_in,
    walk_expression,
)
from complexity.model.effects import RESIZING
from complexity.model.walk import always

PUSHES = frozenset({"push_back", "push_front", "push", "heap_push", "set_add"})
POPS = frozenset({"pop_back", "pop_front", "pop", "heap_pop", "erase_at"})
LIST_POPS = POPS | {"pop_at", "erase_value"}
"""Of a list, these take one element out or fail."""
REMOVES = frozenset({"erase_key", "erase_value", "clear", "erase_at", "erase_range", "pop_at"})


@dataclass(slots=True)
class _Net:
    """Pushes minus pops on the way so far, at most; and where control left the block."""

    name: str
    key: Expr | None = None
    pops: frozenset[str] = POPS
    exits: list[int] = field(default_factory=list)
    jumps: list[int] = field(default_factory=list)


def balanced(function: Function) -> dict[str, int]:
    """Each container that no way through the body leaves longer, with its pushes in the text."""
    found: dict[str, int] = {}
    for name in _pushed(function.body):
        count = sum(_is(e, PUSHES, name) for e in expressions_of(function.body))
        if _only_pushed(function, name) and _keeps_length(function.body, name):
            found[name] = count
    return found


def _pushed(body: Block) -> Iterator[str]:
    names = {
        e.args[0].id
        for e in expressions_of(body)
        if isinstance(e, Call) and e.op in PUSHES and e.args and isinstance(e.args[0], Name)
    }
    yield from sorted(names)


def _only_pushed(function: Function, name: str) -> bool:
    """No other operation makes it longer, no assignment replaces it, no other function gets it."""
    for expr in expressions_of(function.body):
        if isinstance(expr, Call) and Name(name) in expr.args[:1]:
            if expr.op in RESIZING and expr.op not in PUSHES | POPS | REMOVES:
                return False
        elif isinstance(expr, Invoke) and Name(name) in expr.args:
            if expr.target != Name(function.name):
                return False
    return not any(
        isinstance(s, Assign) and s.target == Name(name) for s in statements_in(function.body)
    )


def _keeps_length(body: Block, name: str) -> bool:
    net = _Net(name)
    try:
        end = _block(body, 0, net)
    except _UnevenError:
        return False
    return all(n <= 0 for n in (*net.exits, *(() if end is None else (end,))))


def shrinks(body: Block, name: str, is_list: bool) -> bool:
    """Whether every way through a loop's body leaves the container at least one shorter."""
    net = _Net(name, pops=LIST_POPS if is_list else POPS)
    try:
        end = _block(body, 0, net)
    except _UnevenError:
        return False
    ends = [*net.jumps, *(() if end is None else (end,))]
    others = (
        e for e in expressions_of(body)
        if isinstance(e, Call) and e.args[:1] == (Name(name),)
        and e.op in RESIZING - PUSHES - POPS - REMOVES
    )  # fmt: skip
    handed = (e for e in expressions_of(body) if isinstance(e, Invoke) and Name(name) in e.args)
    replaced = any(isinstance(s, Assign) and s.target == Name(name) for s in statements_in(body))
    kept = next(others, None) is None and next(handed, None) is None and not replaced
    return kept and bool(ends) and all(e < 0 for e in ends)


class _UnevenError(Exception):
    """A loop whose rounds may each leave the container longer."""


def _block(block: Block, start: int, net: _Net) -> int | None:
    """The most by which the container is longer at the end; None when control never gets there."""
    now: int | None = start
    for stmt in block:
        if now is None:
            return None
        now = _statement(stmt, now, net)
    return now


def _statement(stmt: Stmt, now: int, net: _Net) -> int | None:
    match stmt:
        case If(then=then, otherwise=otherwise):
            now += _pushes(stmt, net)
            ends = [e for b in (then, otherwise) if (e := _block(b, now, net)) is not None]
            return max(ends) if ends else None
        case Counted(body=body) | Each(body=body):
            return _loop(stmt, body, now, net)
        case While(body=body, step=step):
            return _loop(stmt, (*body, *step), now, net)
        case Return() | Raise():
            net.exits.append(now + _pushes(stmt, net))
            return None
        case Break() | Continue():
            net.jumps.append(now)
            return None
        case Try(body=body, handlers=handlers):
            ends = [e for b in (body, *handlers) if (e := _block(b, now, net)) is not None]
            return max(ends) if ends else None
        case Do() | Assign() if taken := _taken(stmt, net):
            return now + _pushes(stmt, net) - taken
        case Do(value=Call(op="erase_key" | "erase_value", args=args)) if args[:1] == (
            Name(net.name),
        ) and args[1:] == (net.key,):
            return now - 1
        case _:
            return now + _pushes(stmt, net)


def _loop(stmt: Stmt, body: Block, now: int, net: _Net) -> int:
    jumps, net.jumps = net.jumps, []
    end = _block(body, now, net)
    ends = [*net.jumps, *(() if end is None else (end,))]
    net.jumps = jumps
    if any(e > now for e in ends) or _pushes(stmt, net):
        raise _UnevenError
    return now


def _pushes(stmt: Stmt, net: _Net) -> int:
    """Pushes in the statement's own expressions; the key that a set took in last."""
    count = 0
    for top in own_expressions(stmt):
        for expr in walk_expression(top):
            if _is(expr, PUSHES, net.name):
                count += 1
                if isinstance(expr, Call) and expr.op == "set_add" and len(expr.args) > 1:
                    net.key = expr.args[1]
    return count


def _taken(stmt: Stmt, net: _Net) -> int:
    """Elements that the statement takes out whenever it runs."""
    parts = (part for top in own_expressions(stmt) for part in always(top))
    return sum(_is(part, net.pops, net.name) for part in parts)


def _is(expr: Expr, ops: frozenset[str], name: str) -> bool:
    return isinstance(expr, Call) and expr.op in ops and expr.args[:1] == (Name(name),)
