"""Loops from 1 that only speak of the place before: counted from 0, as others write them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from complexity.model import (
    Binary,
    Block,
    Const,
    Counted,
    Expr,
    Function,
    Lambda,
    Name,
    Program,
    Span,
    Type,
    expressions_of,
)
from complexity.model.effects import assigned_names

LARGEST = 8
"""Offsets up to here are habits of counting; larger ones mean something."""


def rebased(program: Program) -> Program:
    """The program with every such loop counted from elsewhere; the rest is shared."""
    try:
        functions = tuple(replace(f, body=_moved(f.body, {})) for f in program.functions)
        return replace(program, functions=functions, main=_moved(program.main, {}))
    except RecursionError:  # nested too deep: left as it is
        return program


def _offset(loop: Counted) -> int | None:
    """What is taken from the variable at least, wherever it stands in the body."""
    uses, shifted = 0, list[int]()
    for expr in expressions_of(loop.body):
        match expr:
            case Name(id=name) if name == loop.var:
                uses += 1
            case Binary(op="-", left=Name(id=name), right=Const(value=int(c))) if (
                name == loop.var and not isinstance(c, bool) and 0 < c <= LARGEST
            ):
                shifted.append(c)
            case _:
                pass
    if not uses or uses != len(shifted) or loop.var in assigned_names(loop.body):
        return None
    return min(shifted)


def _moved(node: Any, offsets: dict[str, int]) -> Any:
    """The tree with the loops' bounds moved, and their variables standing for themselves."""
    if isinstance(node, tuple):
        new = tuple(_moved(x, offsets) for x in node)
        return node if all(a is b for a, b in zip(node, new, strict=True)) else new
    if not is_dataclass(node) or isinstance(node, Span | Type | Const | Name | Function | Lambda):
        return node
    match node:
        case Binary(op="-", left=Name(id=name) as variable, right=Const(value=int(more))) if (
            name in offsets
        ):
            rest = more - offsets[name]
            return Binary("-", variable, Const(rest), node.span) if rest else variable
        case Counted(var=name, start=start, stop=stop):
            c = _offset(node)
            outer = {n: k for n, k in offsets.items() if n != name}
            body = _moved(node.body, outer if c is None else {**outer, name: c})
            bounds = _moved((start, stop), offsets)
            if c is not None:
                bounds = tuple(_less(b, c) for b in bounds)
            return _with(node, body, bounds, _moved(node.otherwise, outer))
        case _:
            return _parts(node, offsets)


def _with(loop: Counted, body: Block, bounds: tuple[Expr, Expr], otherwise: Block) -> Counted:
    """The loop with new parts, itself where none is."""
    start, stop = bounds
    same = body is loop.body and start is loop.start and stop is loop.stop
    if same and otherwise is loop.otherwise:
        return loop
    return replace(loop, start=start, stop=stop, body=body, otherwise=otherwise)


def _parts(node: Any, offsets: dict[str, int]) -> Any:
    changes = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, str | int | float | frozenset) or value is None:
            continue
        new = _moved(value, offsets)
        if new is not value:
            changes[field.name] = new
    return replace(node, **changes) if changes else node


def _less(bound: Expr, c: int) -> Expr:
    """The bound minus c, constants put together."""
    match bound:
        case Const(value=int(value)) if not isinstance(value, bool):
            return Const(value - c, bound.span)
        case Binary(op="+", left=left, right=Const(value=int(d))) if d >= c:
            return left if d == c else Binary("+", left, Const(d - c), bound.span)
        case Binary(op="-", left=left, right=Const(value=int(d))):
            return Binary("-", left, Const(d + c), bound.span)
        case _:
            return Binary("-", bound, Const(c), bound.span)
