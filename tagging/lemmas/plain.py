"""Code of which every step costs O(1), or one operation of a heap or search tree."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Compare,
    Conditional,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Logic,
    Name,
    Return,
    Stmt,
    Unary,
    While,
    own_expressions,
    walk_expression,
)
from complexity.model import Collection as Literal
from tagging.facts.flow import base_of, writes_in
from tagging.view import Site, View, called_name

CONSTANT = frozenset({
    "abs", "back", "empty", "first", "front", "len", "max", "min", "pop", "pop_back", "pop_front",
    "push", "push_back", "push_front", "top",
})  # fmt: skip
LOGARITHMIC = frozenset({"erase_key", "erase_value", "heap_pop", "heap_push", "set_add"})
READS = frozenset({"abs", "back", "contains", "count_of", "empty", "first", "front", "get", "len",
                   "max", "min", "top", "values", "items", "enumerate", "range"})  # fmt: skip
Loop = Counted | Each | While
_PLAIN = (
    Const, Name, Unary, Compare, Logic, Conditional, Index, Field, Literal, Call, Binary, Invoke,
)  # fmt: skip


def plain(
    block: Block,
    view: View,
    loops: Collection[Loop] = (),
    calls: Collection[str] = (),
    sums: Collection[Expr] = (),
) -> bool:
    """Whether all statements cost as said, apart from these loops and calls of these functions.

    What is added must be a number: a sum with a constant or one of `sums`; anything else may be
    text or a list that grows.
    """
    makers = {record.name for record in view.program.records}
    for stmt in _statements(block):
        if isinstance(stmt, Counted | Each | While) and stmt not in loops:
            return False
        if not isinstance(stmt, Assign | Break | Continue | Do | If | Return | Loop):
            return False
        for expr in own_expressions(stmt):
            for part in walk_expression(expr):
                if not _plain_part(part, makers | set(calls), sums):
                    return False
    return True


def _statements(block: Block) -> Iterator[Stmt]:
    for stmt in block:
        yield stmt
        match stmt:
            case If(then=then, otherwise=otherwise):
                yield from _statements((*then, *otherwise))
            case Counted(body=body, otherwise=otherwise) | Each(body=body, otherwise=otherwise):
                yield from _statements((*body, *otherwise))
            case While(body=body, step=step, otherwise=otherwise):
                yield from _statements((*body, *step, *otherwise))
            case _:
                pass


def _plain_part(part: Expr, callable_: Collection[str], sums: Collection[Expr]) -> bool:
    match part:
        case Invoke():
            return called_name(part) in callable_
        case Call(op=op, args=args):
            front = op == "erase_at" and args[1:] == (Const(0),)
            return (op in CONSTANT or op in LOGARITHMIC or front) and part.key is None
        case Literal(kind=kind):
            return kind == "tuple"
        case Binary(op="+" | "*" as op, left=left, right=right):
            return part in sums or any(
                isinstance(s, Const) and isinstance(s.value, int | float) and op == "+"
                for s in (left, right)
            )
        case Binary(op="**" | "<<", left=left, right=right):
            return isinstance(left, Const) and isinstance(right, Const)
        case _:
            return isinstance(part, _PLAIN)


def rooted(expr: Expr) -> bool:
    """Whether a place belongs to a variable or a field of the object itself."""
    base = base_of(expr)
    return isinstance(base, Name) or (isinstance(base, Field) and base.base == Name("self"))


def changes(sites: Iterable[Site], place: Expr) -> list[Site]:
    """Where a table is written to, or handed to an operation that may change it."""
    found = [w.site for w in writes_in(list(sites)) if base_of(w.target) == base_of(place)]
    for site in sites:
        for part in site.expressions():
            if isinstance(part, Call) and part.args and part.op not in READS:
                if any(base_of(a) == base_of(place) for a in part.args):
                    found.append(site)
    return found
