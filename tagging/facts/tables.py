"""How an entry of a table, or a memoised call, depends on others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Call,
    Collection,
    Const,
    Expr,
    Index,
    Invoke,
    Name,
    Return,
    names_in,
    walk_expression,
)
from tagging.shapes import expanded, indices, place, reads_of, rows, substituted
from tagging.view import Routine, Site, View


@dataclass(frozen=True, slots=True)
class Dependence:
    """An entry written at `target` from one read at `source`.

    `other` tells that the source is another table of the same group: one that takes this table's
    place after a round, or that is computed from it in turn.
    """

    site: Site
    table: Expr
    target: tuple[Expr, ...]
    source: tuple[Expr, ...]
    other: bool
    tables: frozenset[Expr]


def dependences(view: View) -> list[Dependence]:
    return view.once("dependences", lambda v: list(_dependences(v)))


def _dependences(view: View) -> Iterator[Dependence]:
    for routine in view.routines:
        aliases = rows(routine)
        writes = [s for s in routine.sites if isinstance(_target(s, aliases), Index)]
        groups = _groups(routine, writes, aliases)
        for site in writes:
            written = _target(site, aliases)
            table, target = place(written), _resolved(written, routine)
            for source in (table, *(groups[table] - {table})):
                for expr in origins(site, aliases):
                    for read in reads_of(expr, source):
                        found = _resolved(read, routine)
                        yield Dependence(site, table, target, found, source != table, groups[table])


def _target(site: Site, aliases: dict[str, Expr]) -> Expr:
    if isinstance(site.stmt, Assign) and isinstance(site.stmt.target, Index):
        return substituted(site.stmt.target, aliases)
    return Const(None)


def _resolved(access: Expr, routine: Routine) -> tuple[Expr, ...]:
    """The indices, with names that stand for arithmetic written out."""
    return tuple(expanded(i, routine) for i in indices(access))


def origins(site: Site, aliases: dict[str, Expr] | None = None) -> Iterator[Expr]:
    """The value written, what its variables were given of tables, and the tests around."""
    assert isinstance(site.stmt, Assign)
    aliases = rows(site.routine) if aliases is None else aliases
    yield substituted(site.stmt.value, aliases)
    for name in names_in(site.stmt.value):
        for value in site.routine.definitions.get(name, []):
            if any(isinstance(e, Index) for e in walk_expression(value)):
                yield substituted(value, aliases)
    yield from (substituted(g, aliases) for g in site.guards)


def _groups(
    routine: Routine, writes: list[Site], aliases: dict[str, Expr]
) -> dict[Expr, frozenset[Expr]]:
    """For each table those that it and that depend on it: itself, partners, mutual ones."""
    partners = partners_of(routine)
    reads: dict[Expr, set[Expr]] = {}
    for site in writes:
        found = reads.setdefault(place(_target(site, aliases)), set())
        found |= {place(e) for o in origins(site, aliases) for e in walk_expression(o)
                  if isinstance(e, Index)}  # fmt: skip
    groups = {}
    for table, sources in reads.items():
        mutual = {s for s in sources if table in reads.get(s, set())}
        groups[table] = frozenset({table} | mutual | partners.get(table, set()))
    return groups


def partners_of(routine: Routine) -> dict[Expr, set[Expr]]:
    """Tables that take each other's place: `dp = new`, `swap(dp, new)`."""
    return routine.once("partners", _partners_of)


def _partners_of(routine: Routine) -> dict[Expr, set[Expr]]:
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
        if len(calls) >= 2 and (routine.memoised or kept_tables(routine)):
            yield routine, calls


def kept_tables(routine: Routine) -> set[Expr]:
    """Tables that a function both writes and gives results from, by reference or by index."""
    stored = {place(s.stmt.target) for s in routine.sites if isinstance(s.stmt, Assign)
              and isinstance(s.stmt.target, Index)}  # fmt: skip
    looked = {place(e) for s in routine.sites if isinstance(s.stmt, Return)
              for e in walk_expression(s.stmt.value) if isinstance(e, Index)}  # fmt: skip
    kept = stored & looked
    for values in routine.definitions.values():  # `int& r = memo[i][k]; … return r = …;`
        entries = [v for v in values if isinstance(v, Index) and names_in(v) & {*routine.params}]
        if len(values) > 1 and len(entries) == 1:
            kept.add(place(entries[0]))
    return kept


def own_params(routine: Routine) -> list[str]:
    return [p for p in routine.params if p != "self"]
