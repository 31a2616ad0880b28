"""How an entry of a table, or a memoised call, depends on others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Expr,
    Index,
    Invoke,
    Name,
    Return,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.shapes import expanded, indices, place, reads_of
from tagging.view import Routine, Site, View


@dataclass(frozen=True, slots=True)
class Dependence:
    """An entry written at `target` from one read at `source`, of the same or the rolled table."""

    site: Site
    table: Expr
    target: tuple[Expr, ...]
    source: tuple[Expr, ...]
    rolled: bool
    tables: frozenset[Expr]


def dependences(view: View) -> Iterator[Dependence]:
    for routine in view.routines:
        partners = _partners(routine)
        for site in routine.sites:
            if not isinstance(site.stmt, Assign) or not isinstance(site.stmt.target, Index):
                continue
            table, target = place(site.stmt.target), _resolved(site.stmt.target, routine)
            tables = frozenset({table} | partners.get(table, set()))
            for source in sorted(tables, key=lambda t: t != table):
                for expr in (*_through_names(site.stmt.value, routine), *site.guards):
                    for read in reads_of(expr, source):
                        found = _resolved(read, routine)
                        if len(found) == len(target):
                            yield Dependence(site, table, target, found, source != table, tables)


def _resolved(access: Expr, routine: Routine) -> tuple[Expr, ...]:
    """The indices, with names that stand for arithmetic written out."""
    return tuple(expanded(i, routine) for i in indices(access))


def _through_names(value: Expr, routine: Routine) -> Iterator[Expr]:
    """The value, and what its variables stand for where that is a single table entry."""
    yield value
    for name in names_in(value):
        values = routine.definitions.get(name, [])
        if len(values) == 1 and isinstance(values[0], Index | Binary):
            yield values[0]


def _partners(routine: Routine) -> dict[Expr, set[Expr]]:
    """Tables that take each other's place: `dp = new`, `swap(dp, new)`."""
    found: dict[Expr, set[Expr]] = {}
    for site in routine.sites:
        pair: tuple[Expr, Expr] | None = None
        match site.stmt:
            case Assign(target=Name() as a, value=Name() as b):
                pair = a, b
            case Assign(target=Name() as a, value=Call(op="copy", args=(Name() as b,))):
                pair = a, b
            case Assign(target=Collection(items=(Name() as a, *_)), value=Collection(
                items=(Name() as b, *_)
            )):  # fmt: skip
                pair = a, b
            case _:
                for call in site.expressions():
                    if isinstance(call, Call) and call.op == "swap" and len(call.args) == 2:
                        pair = call.args[0], call.args[1]
        if pair is not None and pair[0] != pair[1]:
            found.setdefault(pair[0], set()).add(pair[1])
            found.setdefault(pair[1], set()).add(pair[0])
    return found


def memoised(view: View) -> Iterator[tuple[Routine, list[Invoke]]]:
    """Functions that call themselves more than once and keep their results."""
    for routine in view.routines:
        calls = routine.calls_itself()
        if len(calls) >= 2 and (routine.memoised or _keeps(routine)):
            yield routine, calls


def _keeps(routine: Routine) -> bool:
    """Whether results are stored in a table that is also looked at."""
    stored = {place(s.stmt.target) for s in routine.sites if isinstance(s.stmt, Assign)
              and isinstance(s.stmt.target, Index)}  # fmt: skip
    looked = {place(e) for s in routine.sites if isinstance(s.stmt, Return)
              for e in walk_expression(s.stmt.value) if isinstance(e, Index)}  # fmt: skip
    return bool(stored & looked)


def own_params(routine: Routine) -> list[str]:
    return [p for p in routine.params if p != "self"]


def _recurrences(view: View) -> Iterator[int]:
    """An entry of a table computed from another entry of it."""
    for d in dependences(view):
        if d.target != d.source and d.site.loops:
            yield d.site.line


FACTS = {
    "table_recurrence": Fact("an entry of a table comes from another entry", _recurrences),
}
