"""Loops over iterators that only look at the elements, as loops over the elements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from complexity.frontends.cpp.assigned import assigned_roots, resized, root
from complexity.model import (
    Assign,
    Call,
    Compare,
    Const,
    Each,
    Expr,
    Name,
    Span,
    Stmt,
    Unary,
    While,
    expressions_of,
)


def over_elements(start: Stmt, loop: While) -> Each | None:
    """`for (it = v.begin(); it != v.end(); ++it) … *it …` as `for x in v`.

    None where the iterator itself is used, or the container changes.
    """
    match start, loop.test:
        case (
            Assign(target=Name(id=name), value=Call(op="begin", args=(base,), options=way)),
            Compare(op="!=", left=Name(id=tested), right=Call(op="end", args=(other,))),
        ) if name == tested and base == other:
            pass
        case _:
            return None
    if not _advances(loop.step, name) or name in assigned_roots(_without(loop, name)):
        return None
    if any(root(r) == root(base) for r in resized(loop.body)) or (
        root(base) in assigned_roots(loop.body) and not isinstance(base, Name)
    ):
        return None
    body = tuple(rewritten(s, _dereferencing(name)) for s in loop.body)
    if any(e == Name(name) for e in expressions_of(body)):
        return None
    plain = tuple(rewritten(s, _renaming(name)) for s in body)
    source = Call("reversed", (base,)) if way else base
    return Each(Name(name), source, plain, span=loop.span)


def _advances(step: tuple[Stmt, ...], name: str) -> bool:
    match step:
        case (Assign(target=Name(id=moved), value=Call(op="advance", args=(_, Const(value=1)))),):
            return moved == name
        case _:
            return False


def _without(loop: While, name: str) -> tuple[Stmt, ...]:
    """The body with `*it` hidden, so that only the iterator itself counts as assigned."""
    return tuple(rewritten(s, _dereferencing(name)) for s in loop.body)


def _hidden(name: str) -> Name:
    return Name(f"*{name}")


def _dereferencing(name: str) -> Callable[[Expr], Expr]:
    target = Unary("*", Name(name))
    return lambda e: _hidden(name) if e == target else e


def _renaming(name: str) -> Callable[[Expr], Expr]:
    target = _hidden(name)
    return lambda e: Name(name) if e == target else e


def rewritten(node: Stmt, change: Callable[[Expr], Expr]) -> Stmt:
    """The same statement with every expression changed, outermost first."""
    done: Stmt = _rewritten(node, change)
    return done


def _rewritten(node: Any, change: Callable[[Expr], Expr]) -> Any:
    if isinstance(node, tuple):
        return tuple(_rewritten(x, change) for x in node)
    if not is_dataclass(node) or isinstance(node, type | Span):
        return node
    changed = change(node)  # type: ignore[arg-type]
    if changed is not node:
        return changed
    values = {f.name: getattr(node, f.name) for f in fields(node)}
    new = {k: _rewritten(v, change) for k, v in values.items()
           if isinstance(v, tuple) or is_dataclass(v)}  # fmt: skip
    return replace(node, **new)
