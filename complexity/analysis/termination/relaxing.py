"""Shortest paths with stale entries: a popped entry that is no longer the best is skipped.

With the least entry popped first and no negative weights a key's distance is final when it is
popped, and each push for it had another distance; so what follows the test runs once a key
(Dijkstra, 1959, with lazy deletion).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Block,
    Call,
    Collection,
    Compare,
    Continue,
    Do,
    Expr,
    If,
    Index,
    Name,
    Stmt,
    Unary,
    child_blocks,
    names_in,
    statements_in,
    walk_expression,
)
from complexity.model.effects import target_names

TAKES = frozenset({"top", "heap_pop"})
PUSHES = frozenset({"push", "heap_push"})


@dataclass(frozen=True, slots=True)
class Stale:
    """`if (d > dist[u]) continue;` of entries taken from `heap`, pushed with a sign or without."""

    place: Index
    heap: str
    negated: bool


def stale_entry(block: Block, position: int) -> Stale | None:
    """The test at this position, where the rest only pushes keys whose distance it lowers."""
    stmt = block[position]
    if not isinstance(stmt, If) or stmt.otherwise or not isinstance(stmt.test, Compare):
        return None
    if len(stmt.then) != 1 or not isinstance(stmt.then[0], Continue):
        return None
    compared = _distance(stmt.test)
    if compared is None:
        return None
    place, key = compared
    heap = _taken_from(block[:position], names_in(key) | names_in(place.index))
    pushes = list(_pushes(block[position + 1 :], heap)) if heap else []
    lowered = [_lowers(stmt, place.base, push) for stmt, push in pushes]
    stores = [
        s
        for s in statements_in(block[position + 1 :])
        if isinstance(s, Assign) and isinstance(s.target, Index) and s.target.base == place.base
    ]
    if not heap or not lowered or not all(lowered) or len(stores) != len(pushes):
        return None
    signs = {_is_negated(push) for _, push in pushes}
    return Stale(place, heap, signs.pop()) if len(signs) == 1 else None


def _distance(test: Compare) -> tuple[Index, Expr] | None:
    """`d > dist[u]`, `d != dist[u]` and their mirror images."""
    for place, key, ops in (
        (test.right, test.left, (">", "!=")),
        (test.left, test.right, ("<", "!=")),
    ):
        if isinstance(place, Index) and isinstance(place.base, Name) and test.op in ops:
            return place, key
    return None


def _taken_from(before: Block, names: frozenset[str]) -> str:
    """The heap that all these names come from, by assignments of the round itself."""
    origin: dict[str, str] = {}
    for stmt in before:
        if not isinstance(stmt, Assign):
            continue
        heap = next(iter(_heaps(stmt.value)), "")
        heap = heap or next((origin[n] for n in names_in(stmt.value) if n in origin), "")
        for name in target_names(stmt.target):
            origin[name] = heap
    found = {origin.get(name, "") for name in names}
    return found.pop() if len(found) == 1 else ""


def _heaps(value: Expr) -> Iterator[str]:
    for part in walk_expression(value):
        if isinstance(part, Call) and part.op in TAKES and isinstance(part.args[0], Name):
            yield part.args[0].id


def _pushes(block: Block, heap: str) -> Iterator[tuple[If | None, Call]]:
    """Every push with the condition that it stands under."""
    yield from _below(block, heap, None)


def _below(block: Block, heap: str, under: If | None) -> Iterator[tuple[If | None, Call]]:
    for stmt in block:
        for call in _own_pushes(stmt, heap):
            yield under, call
        for inner in child_blocks(stmt):
            mine = stmt if isinstance(stmt, If) and inner is stmt.then else under
            yield from _below(inner, heap, mine)


def _own_pushes(stmt: Stmt, heap: str) -> Iterator[Call]:
    value = stmt.value if isinstance(stmt, Do | Assign) else None
    if isinstance(value, Call) and value.op in PUSHES and value.args[0] == Name(heap):
        yield value


def _lowers(under: If | None, base: Expr, push: Call) -> bool:
    """`if (v < dist[x]) { dist[x] = v; push({v, x}); }`"""
    if under is None or not isinstance(push.args[1], Collection):
        return False
    parts = [e for e in walk_expression(under.test) if isinstance(e, Compare)]
    for part in parts:
        for less, more, op in ((part.left, part.right, "<"), (part.right, part.left, ">")):
            if part.op != op or not isinstance(more, Index) or more.base != base:
                continue
            stored = Assign(more, less) in [
                Assign(s.target, s.value) for s in under.then if isinstance(s, Assign)
            ]
            first = push.args[1].items[0]
            first = first.operand if isinstance(first, Unary) and first.op == "-" else first
            if stored and first in (less, more) and more.index in push.args[1].items[1:]:
                return True
    return False


def _is_negated(push: Call) -> bool:
    entry = push.args[1]
    first = entry.items[0] if isinstance(entry, Collection) and entry.items else entry
    return isinstance(first, Unary) and first.op == "-"
