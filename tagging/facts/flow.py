"""Where values go: writes, calls by operation, names that depend on others, marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Call,
    Collection,
    Conditional,
    Do,
    Each,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Name,
    Slice,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import called_routines
from tagging.view import Loop, Routine, Site, View, called_name

_ROUNDS = 3
_MARKING = ("set_add", "push_back", "set_item", "set_bit", "erase_key", "erase_value", "pop_at")


@dataclass(frozen=True, slots=True)
class Write:
    """A value that goes to a place, tuples taken apart."""

    site: Site
    target: Expr
    value: Expr

    @property
    def line(self) -> int:
        return self.site.line


def writes_in(sites: Iterable[Site]) -> Iterator[Write]:
    for site in sites:
        if isinstance(site.stmt, Assign):
            yield from (Write(site, t, v) for t, v in _apart(site.stmt.target, site.stmt.value))


def _apart(target: Expr, value: Expr) -> Iterator[tuple[Expr, Expr]]:
    if isinstance(target, Collection):
        if isinstance(value, Collection) and len(value.items) == len(target.items):
            for a, b in zip(target.items, value.items, strict=True):
                yield from _apart(a, b)
        else:
            for part in target.items:
                yield from _apart(part, value)
    else:
        yield target, value


def all_writes(view: View) -> list[Write]:
    return view.once("writes", lambda v: list(writes_in(v.sites)))


def calls(view: View, *ops: str) -> list[tuple[Site, Call]]:
    """Library calls of these operations, with their sites."""
    table = view.once("calls by operation", _by_operation)
    return [pair for op in ops for pair in table.get(op, ())]


def _by_operation(view: View) -> dict[str, list[tuple[Site, Call]]]:
    found: dict[str, list[tuple[Site, Call]]] = {}
    for site in view.sites:
        for part in site.expressions():
            if isinstance(part, Call):
                found.setdefault(part.op, []).append((site, part))
    return found


def calls_at(sites: Iterable[Site], *ops: str) -> Iterator[tuple[Site, Call]]:
    for site in sites:
        for part in site.expressions():
            if isinstance(part, Call) and part.op in ops:
                yield site, part


def self_calls(routine: Routine) -> list[tuple[Site, Invoke]]:
    """Calls of the routine by its own name, with their sites."""
    return [
        (s, p)
        for s in routine.sites
        for p in s.expressions()
        if isinstance(p, Invoke) and called_name(p) == routine.name
    ]


def recursive(view: View) -> list[tuple[Routine, list[tuple[Site, Invoke]]]]:
    """Routines that call themselves, with those calls."""
    return view.once(
        "recursive routines",
        lambda v: [(r, found) for r in v.routines if r.name and (found := self_calls(r))],
    )


def dependents(seeds: Iterable[str], sites: list[Site]) -> frozenset[str]:
    """The names, and those that get their values from them at these sites."""
    found = set(seeds)
    pairs = [
        (w.target.id, names_in(w.value)) for w in writes_in(sites) if isinstance(w.target, Name)
    ]
    pairs += [
        (n, names_in(s.stmt.iterable))
        for s in sites
        if isinstance(s.stmt, Each)
        for n in names_in(s.stmt.target)
    ]
    for _ in range(_ROUNDS):
        new = {name for name, used in pairs if used & found} - found
        if not new:
            break
        found |= new
    return frozenset(found)


def origins(expr: Expr, routine: Routine, depth: int = 2) -> list[Expr]:
    """The expression, and what the names that it consists of alone were set to."""
    expr = _uncopied(expr)
    found, pending = [expr], [(expr, depth)]
    while pending:
        part, left = pending.pop()
        if isinstance(part, Name) and left:
            for value in routine.definitions.get(part.id, []):
                plain = _uncopied(value)
                if plain not in found:
                    found.append(plain)
                    pending.append((plain, left - 1))
    return found


def _uncopied(value: Expr) -> Expr:
    while isinstance(value, Call) and value.op in ("copy", "id") and len(value.args) == 1:
        value = value.args[0]
    return value


def tests_of(sites: Iterable[Site]) -> Iterator[Expr]:
    """Tests of branches and loops, and those inside expressions."""
    for site in sites:
        if isinstance(site.stmt, If | While):
            yield site.stmt.test
        for part in site.expressions():
            if isinstance(part, Conditional):
                yield part.test


def ingredients(expr: Expr, routine: Routine, depth: int = 3) -> list[Expr]:
    """The expression and what the names anywhere in it were set to, and so on."""
    found, pending = [expr], [(expr, depth)]
    while pending:
        current, left = pending.pop()
        if not left:
            continue
        for part in walk_expression(current):
            if isinstance(part, Name) and part.id not in routine.params:
                for value in routine.definitions.get(part.id, []):
                    if value not in found:
                        found.append(value)
                        pending.append((value, left - 1))
    return found


def holder_name(place: Expr) -> str:
    """The name of the variable or field that holds a place, empty for others."""
    inner = base_of(place)
    return inner.id if isinstance(inner, Name) else inner.name if isinstance(inner, Field) else ""


def known_as(container: Expr, routine: Routine, view: View) -> frozenset[str]:
    """Names of a container of the routine: those of arguments, copies and reversed copies too."""
    names = {holder_name(container)}
    if isinstance(container, Name) and container.id in routine.params:
        place = [p for p in routine.params if p != "self"].index(container.id)
        for site in view.sites:
            for part in site.expressions():
                if isinstance(part, Invoke) and called_name(part) == routine.name:
                    if place < len(part.args):
                        names.add(holder_name(part.args[place]))
    for write in all_writes(view):
        value = write.value
        while (
            isinstance(value, Call)
            and value.args
            and value.op in ("copy", "reversed", "to_list", "deep_copy", "sorted")
        ):
            value = value.args[0]
        value = value.base if isinstance(value, Slice) else value
        if isinstance(write.target, Name | Field) and isinstance(value, Name | Field):
            if holder_name(value) in names:
                names.add(holder_name(write.target))
    return frozenset(names - {""})


def parts_of(exprs: Iterable[Expr]) -> Iterator[Expr]:
    for expr in exprs:
        yield from walk_expression(expr)


def touches(expr: Expr, names: frozenset[str] | set[str]) -> bool:
    """Whether one of the names occurs."""
    return any(isinstance(p, Name) and p.id in names for p in walk_expression(expr))


def indexed_by(expr: Expr, names: frozenset[str] | set[str]) -> list[Index]:
    """Accesses inside the expression whose index mentions one of the names."""
    return [p for p in walk_expression(expr) if isinstance(p, Index) and touches(p.index, names)]


def base_of(expr: Expr) -> Expr:
    """The variable or field that holds a place, without indices."""
    while isinstance(expr, Index):
        expr = expr.base
    return expr


def marks(sites: Iterable[Site]) -> Iterator[tuple[Site, Expr, Expr]]:
    """`(site, container, key)` of what is written at a key, set as a field or added to a set."""
    for write in writes_in(sites):
        if isinstance(write.target, Index):
            yield write.site, base_of(write.target), write.target
        elif isinstance(write.target, Field):
            yield write.site, Name(write.target.name), write.target.base
    for site in sites:
        if isinstance(site.stmt, Do) and isinstance(site.stmt.value, Call):
            call = site.stmt.value
            if call.op in _MARKING and len(call.args) > 1:
                yield site, base_of(call.args[0]), call.args[1]


def reached_sites(loop: Loop, view: View) -> list[Site]:
    """Sites of a loop and of the routines that it calls, computed once a loop."""
    table: dict[int, list[Site]] = view.once("sites reached by loop", lambda v: {})
    if id(loop) not in table:
        called = called_routines(loop.body, view)
        table[id(loop)] = [*loop.sites, *(s for r in called for s in r.sites)]
    return table[id(loop)]


def innermost(site: Site) -> Loop | None:
    return site.loops[-1] if site.loops else None
