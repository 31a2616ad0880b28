"""Ancestors at doubling distances."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Compare, Each, Expr, Field, Index, Name, names_in, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import Write, all_writes, base_of, holder_name, origins
from tagging.shapes import indices, rows, substituted
from tagging.view import View


def compositions(view: View) -> list[Write]:
    """`up[k][v] = up[k - 1][up[k - 1][v]]`, whichever index comes first."""
    return view.once("compositions", lambda v: list(_compositions(v)))


def _compositions(view: View) -> Iterator[Write]:
    for write in all_writes(view):
        if not write.site.loops and not write.site.routine.params:
            continue
        routine = write.site.routine
        names = rows(routine)
        for origin in origins(substituted(write.value, names), routine, 2):
            value = substituted(origin, names)
            if isinstance(value, Index) and _of_itself(value, write.target, routine.definitions):
                yield write
                break


def _of_itself(value: Index, target: Expr, definitions: dict[str, list[Expr]]) -> bool:
    table = base_of(value)
    if isinstance(target, Index) and base_of(target) != table:
        return False
    if len(indices(value)) != 2:
        return False
    for index in indices(value):
        options = [index, *(definitions.get(index.id, []) if isinstance(index, Name) else [])]
        for option in options:
            if isinstance(option, Index) and base_of(option) == table:
                if len(indices(option)) == 2:
                    return True
    return False


def _lines(view: View) -> Iterator[int]:
    yield from (w.line for w in compositions(view))


def _joint_jumps(view: View) -> Iterator[int]:
    """Two nodes jump together as long as their ancestors differ."""
    tables = {base_of(w.target) for w in compositions(view)} | {
        base_of(w.value) for w in compositions(view)
    }
    if not compositions(view):
        return
    for routine in view.routines:
        jumps: dict[int, dict[str, Write]] = {}
        names = rows(routine)
        for write in all_writes(view):
            if write.site.routine is not routine or not isinstance(write.target, Name):
                continue
            values = [substituted(o, names) for o in origins(write.value, routine, 1)]
            for value in values:
                if isinstance(value, Index) and write.target in indices(value):
                    if _same(base_of(value), tables) or _row_of(value, write, tables):
                        jumps.setdefault(id(write.site.block), {})[write.target.id] = write
        for found in jumps.values():
            if len(found) >= 2 and any(_differ(w) for w in found.values()):
                yield from (w.line for w in found.values())


def _same(table: Expr, tables: set[Expr]) -> bool:
    names = {holder_name(t) for t in tables}
    return isinstance(table, Name | Field) and holder_name(table) in names


def _row_of(value: Index, write: Write, tables: set[Expr]) -> bool:
    """Whether the access is to a row that a loop takes from the table."""
    return any(
        isinstance(w.stmt, Each)
        and names_in(value.base) & w.variables
        and any(_same(p, tables) for p in walk_expression(w.stmt.iterable))
        for w in write.site.loops
    )


def _differ(write: Write) -> bool:
    return any(
        isinstance(p, Compare) and p.op in ("!=", "==")
        for t in write.site.conditions
        for p in walk_expression(t)
    )


FACTS = {
    "ancestor_doubling": Fact("an ancestor is the same ancestor's ancestor", _lines),
    "joint_jump": Fact("two nodes jump together while their ancestors differ", _joint_jumps),
}
