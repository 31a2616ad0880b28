"""What a fact is, and helpers that several topics share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Call,
    Collection,
    Comprehension,
    Do,
    Expr,
    Field,
    Invoke,
    Kind,
    Name,
    Stmt,
    expressions_of,
)
from tagging.view import Loop, Routine, Site, View, called_name


@dataclass(frozen=True, slots=True)
class Fact:
    """`meaning` is shown to people; `lines` finds the witnesses, none where it does not hold."""

    meaning: str
    lines: Callable[[View], Iterable[int]]


def called_routines(block: Iterable[Stmt], view: View) -> list[Routine]:
    """Routines that a block calls, directly or through others."""
    by_name = view.once("routines by name", _by_name)
    reached: dict[int, Routine] = {}
    pending = [r for name in _calls(block) for r in by_name.get(name, [])]
    while pending:
        current = pending.pop()
        if id(current) not in reached:
            reached[id(current)] = current
            names = {called_name(e) for e in current.invoked()}
            pending += [r for name in names for r in by_name.get(name, [])]
    return list(reached.values())


def _by_name(view: View) -> dict[str, list[Routine]]:
    found: dict[str, list[Routine]] = {}
    for routine in view.routines:
        found.setdefault(routine.name, []).append(routine)
    return found


def _calls(block: Iterable[Stmt]) -> set[str]:
    return {called_name(e) for e in expressions_of(block) if isinstance(e, Invoke)}


def sites_under(loop: Loop, view: View) -> list[Site]:
    """Sites inside a loop, those of the routines it calls included."""
    own = view.once("sites by loop", _by_loop).get(id(loop), [])
    called = {id(r) for r in called_routines(loop.body, view)}
    return own + [s for r in view.routines if id(r) in called for s in r.sites]


def _by_loop(view: View) -> dict[int, list[Site]]:
    found: dict[int, list[Site]] = {}
    for site in view.sites:
        for loop in site.loops:
            found.setdefault(id(loop), []).append(site)
    return found


def pushed(stmt: Stmt) -> tuple[Expr, Expr] | None:
    """`(container, value)` of an append."""
    match stmt:
        case Do(value=Call(op="push_back", args=(base, value))):
            return base, value
        case _:
            return None


def written(stmt: Stmt) -> tuple[Expr, Expr] | None:
    """`(place, value)` of an assignment."""
    return (stmt.target, stmt.value) if isinstance(stmt, Assign) else None


HASHED = (Kind.DICT, Kind.SET)
MAPS = (*HASHED, Kind.TREE_DICT, Kind.TREE_SET)
_MAKERS = {
    "to_dict": Kind.DICT,
    "to_set": Kind.SET,
    "to_counter": Kind.DICT,
    "default_dict": Kind.DICT,
    "to_tree_dict": Kind.TREE_DICT,
    "to_tree_set": Kind.TREE_SET,
}


def made_by(base: Expr, routine: Routine, view: View, kinds: tuple[Kind, ...]) -> bool:
    """Whether a container is declared, or made somewhere, as one of these kinds."""
    name = base.id if isinstance(base, Name) else base.name if isinstance(base, Field) else ""
    known = view.types.get(name)
    if known is not None and known.kind in kinds:
        return True
    values = [v for r in (routine, *view.routines) for v in r.definitions.get(name, [])]
    if isinstance(base, Field):
        values += [
            s.stmt.value for s in view.sites if isinstance(s.stmt, Assign) and s.stmt.target == base
        ]
    return any(_made(v) in kinds for v in values)


def _made(value: Expr) -> Kind:
    match value:
        case Call(op=op):
            return _MAKERS.get(op, Kind.UNKNOWN)
        case Collection(kind="dict") | Comprehension(kind="dict"):
            return Kind.DICT
        case Collection(kind="set") | Comprehension(kind="set"):
            return Kind.SET
        case _:
            return Kind.UNKNOWN
