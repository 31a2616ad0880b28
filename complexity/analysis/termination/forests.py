"""Disjoint sets as forests: whether every link hangs the lighter root under the heavier one.

With union by size or rank a tree of n vertices is at most log n high; with path compression or
halving as well a climb costs α(n) amortized (Tarjan 1975). Both need that nothing else in the
program changes parents or weights, so all stores of all functions are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Const,
    Counted,
    Define,
    Do,
    Each,
    Expr,
    Field,
    Function,
    If,
    Index,
    Invoke,
    Name,
    Program,
    Stmt,
    While,
    child_blocks,
    expressions_of,
    statements_in,
)

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "=="}
OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def linked_by_weight(program: Program, table: str) -> bool:
    """Whether every link of the table's forest puts the lighter root below the heavier one."""
    stores = [s for body in _bodies(program) for s in _stores(body, _Around())]
    mine = [s for s in stores if s.table == table]
    links = [s for s in mine if s.kind == "link"]
    finds = _climbing_functions(program)
    if not links or any(s.kind == "other" or not _of_roots(s, finds) for s in mine):
        return False
    sizes = frozenset(s.table for s in stores if s.kind == "added")
    weights = {_weight_of(link, sizes) for link in links}
    if len(weights) != 1:
        return False
    (weight,) = weights
    return bool(weight) and all(
        s.kind in ("start", "added", "raised") or (s.table == table and s.kind != "other")
        for s in stores
        if s.table == weight
    )


def table_name(table: Expr) -> str:
    """`p`, `self.p` and `d.p` by their last name."""
    if isinstance(table, Field):
        return table.name
    return table.id if isinstance(table, Name) else ""


@dataclass(frozen=True, slots=True)
class _Around:
    """What surrounds a store: counters of loops, whether it climbs, what holds, statements near."""

    counters: frozenset[str] = frozenset()
    climbing: bool = False
    facts: tuple[tuple[str, Expr, Expr, str], ...] = ()  # weight of first, op, weight of second
    near: tuple[Stmt, ...] = ()


@dataclass(frozen=True, slots=True)
class _Store:
    table: str
    kind: str  # start, compress, link, added, raised, other
    child: Expr | None = None
    parent: Expr | None = None
    around: _Around = field(default_factory=_Around)


def _bodies(program: Program) -> Iterator[Block]:
    pending: list[Block] = [program.main, *(f.body for f in program.functions)]
    while pending:
        block = pending.pop()
        yield block
        pending += [_body_of(s.function) for s in statements_in(block) if isinstance(s, Define)]


def _body_of(function: Function) -> Block:
    return function.body


def _stores(block: Block, around: _Around) -> Iterator[_Store]:
    facts = around.facts
    for stmt in block:
        here = _Around(around.counters, around.climbing, facts, (*around.near, *block))
        if isinstance(stmt, Assign):
            yield from _of_assignment(stmt, here)
        if isinstance(stmt, If):
            known = _comparison(stmt.test)
            for arm, fact in ((stmt.then, known), (stmt.otherwise, _denied(known))):
                more = facts if fact is None else (*facts, fact)
                yield from _stores(arm, _Around(here.counters, here.climbing, more, here.near))
            if known is not None and _swaps(stmt.then, known[1], known[2]) and not stmt.otherwise:
                facts = (*facts, _after_swap(known))
        else:
            counters, climbing = around.counters, around.climbing or isinstance(stmt, While)
            if isinstance(stmt, Counted):
                counters = counters | {stmt.var}
            elif isinstance(stmt, Each) and isinstance(stmt.target, Name):
                counters = counters | {stmt.target.id}
            for inner in child_blocks(stmt):
                yield from _stores(inner, _Around(counters, climbing, facts, here.near))


Fact = tuple[str, Expr, Expr, str]


def _comparison(test: Expr) -> Fact | None:
    """`w[a] < w[b]`: the weights' table, both vertices and the order."""
    match test:
        case Compare(op=op, left=Index(base=w, index=a), right=Index(base=v, index=b)) if w == v:
            return (table_name(w), a, b, op) if op in FLIPPED else None
        case _:
            return None


def _denied(fact: Fact | None) -> Fact | None:
    return None if fact is None or fact[3] not in OPPOSITE else (*fact[:3], OPPOSITE[fact[3]])


def _after_swap(fact: Fact) -> Fact:
    """`if w[a] < w[b]: swap(a, b)` leaves w[a] >= w[b]."""
    table, a, b, op = fact
    return table, a, b, {"<": ">=", "<=": ">=", ">": "<=", ">=": "<="}.get(op, "!=")


def _swaps(block: Block, a: Expr, b: Expr) -> bool:
    for stmt in block:
        match stmt:
            case Do(value=Call(op="swap", args=args)) if set(args) == {a, b}:
                return True
            case Assign(target=Collection(items=(x, y)), value=Collection(items=(u, v))) if {
                x,
                y,
            } == {a, b} and (x, y) == (v, u):
                return True
            case _:
                pass
    return False


def _of_assignment(stmt: Assign, around: _Around) -> Iterator[_Store]:
    targets = stmt.target.items if isinstance(stmt.target, Collection) else (stmt.target,)
    values = stmt.value.items if isinstance(stmt.value, Collection) else (stmt.value,)
    for position, target in enumerate(targets):
        if isinstance(target, Index) and (name := table_name(target.base)):
            value = values[position] if len(values) == len(targets) else stmt.value
            yield _store(name, target, value, around)


def _store(name: str, target: Index, value: Expr, around: _Around) -> _Store:
    place = target.index
    if isinstance(place, Name) and place.id in around.counters:
        if value == place or isinstance(value, Const):
            return _Store(name, "start")
    match value:
        case Invoke(args=args) if target in args:
            return _Store(name, "compress")
        case Index(base=base) if base == target.base and around.climbing:
            return _Store(name, "compress")
        case Name() if around.climbing:
            return _Store(name, "compress")
        case Name() if isinstance(place, Name) and value != place:
            return _Store(name, "link", place, value, around)
        case Binary(op="+", left=left, right=Const(value=1)) if left == target:
            return _Store(name, "raised" if _equal(name, around.facts) else "other")
        case Binary(op="+", left=left, right=Index(base=base)) if (left, base) == (
            target, target.base
        ):  # fmt: skip
            return _Store(name, "added")
        case _:
            return _Store(name, "other")


def _equal(table: str, facts: tuple[Fact, ...]) -> bool:
    """Whether two weights are known to be equal: asked for, or left over by both orders."""
    mine = [f for f in facts if f[0] == table]
    pairs = {(a, b, op) for _, a, b, op in mine}
    return any(op == "==" or (op == ">=" and (a, b, "<=") in pairs) for a, b, op in pairs)


def _weight_of(link: _Store, sizes: frozenset[str]) -> str:
    """The weights' table, when the child is known to be no heavier than the parent."""
    for table, a, b, op in link.around.facts:
        heavier = {">=": a, ">": a, "<": b, "<=": b}.get(op)
        lighter = {">=": b, ">": b, "<": a, "<=": a}.get(op)
        if table == link.table:  # negative sizes at the roots: less is heavier
            heavier, lighter = lighter, heavier
        if (lighter, heavier) != (link.child, link.parent):
            continue
        if table in sizes:
            return table if _size_added(link, table) else ""
        return table if op in ("<", ">") or _equal_raised(link, table) else ""
    return ""


def _size_added(link: _Store, table: str) -> bool:
    """`size[parent] += size[child]` beside the link."""
    for stmt in link.around.near:
        match stmt:
            case Assign(
                target=Index(base=base, index=place),
                value=Binary(op="+", right=Index(base=other, index=added)),
            ):
                if table_name(base) == table and base == other:
                    if (place, added) == (link.parent, link.child):
                        return True
            case _:
                pass
    return False


def _equal_raised(link: _Store, table: str) -> bool:
    """`rank[parent] += 1` near the link (it stands where both ranks are equal)."""
    for stmt in statements_in(link.around.near):
        match stmt:
            case Assign(target=Index(base=base, index=place), value=Binary(op="+", right=right)):
                if table_name(base) == table and place == link.parent and right == Const(1):
                    return True
            case _:
                pass
    return False


def _climbing_functions(program: Program) -> frozenset[str]:
    """Functions that may look for a root: they read a table, and loop or call themselves."""
    found: set[str] = set()
    pending = list(program.functions)
    pending += [s.function for s in statements_in(program.main) if isinstance(s, Define)]
    while pending:
        function = pending.pop()
        pending += [s.function for s in statements_in(function.body) if isinstance(s, Define)]
        loops = any(isinstance(s, While) for s in statements_in(function.body))
        parts = list(expressions_of(function.body))
        loops = loops or any(isinstance(e, Invoke) and _callee(e) == function.name for e in parts)
        if loops and any(isinstance(e, Index) for e in parts):
            found.add(function.name)
    return frozenset(found)


def _of_roots(store: _Store, finds: frozenset[str]) -> bool:
    """Whether what a link joins are results of a search for the root."""
    if store.kind != "link":
        return True
    for vertex in (store.child, store.parent):
        values = [v for s in store.around.near for v in _assigned_to(s, vertex)]
        last = values[-1] if values else None
        if not isinstance(last, Invoke) or _callee(last) not in finds:
            return False
    return True


def _assigned_to(stmt: Stmt, vertex: Expr | None) -> Iterator[Expr]:
    if not isinstance(stmt, Assign):
        return
    if stmt.target == vertex:
        yield stmt.value
    elif isinstance(stmt.target, Collection) and vertex in stmt.target.items:
        values = stmt.value.items if isinstance(stmt.value, Collection) else ()
        if len(values) != len(stmt.target.items):
            yield stmt.value
        else:
            yield values[stmt.target.items.index(vertex)]


def _callee(call: Invoke) -> str:
    if isinstance(call.target, Field):
        return call.target.name
    return call.target.id if isinstance(call.target, Name) else ""
