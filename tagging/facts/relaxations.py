"""What relaxes an edge: a distance that falls to the sum of another and a weight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Expr,
    Field,
    Index,
    Name,
    walk_expression,
)
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    calls_at,
    origins,
)
from tagging.facts.tables import partners_of
from tagging.shapes import COMPARISONS, lesser_of, linear
from tagging.view import Routine, Site, View


@dataclass(frozen=True, slots=True)
class Relaxation:
    """`if d[u] + w < d[v]: d[v] = d[u] + w`: the write, and the terms of the sum."""

    write: Write
    terms: tuple[Expr, ...]
    kin: frozenset[Expr]

    @property
    def site(self) -> Site:
        return self.write.site

    @property
    def same_table(self) -> list[Expr]:
        """Terms that come from the table written to."""
        return [t for t in self.terms if _holder(t) in self.kin]


def _holder(place: Expr) -> Expr:
    if isinstance(place, Field):
        return Name("." + place.name)
    return base_of(place) if isinstance(place, Index) else place


def relaxations(view: View) -> list[Relaxation]:
    return view.once("relaxations", lambda v: list(_relaxations(v)))


def _relaxations(view: View) -> Iterator[Relaxation]:
    for write in all_writes(view):
        if not isinstance(write.target, Index | Field):
            continue
        value = write.value
        candidates: list[Expr] = []
        if write.target in lesser_of(value):
            candidates = [a for a in lesser_of(value) if a != write.target]
        elif _compared(write):
            candidates = (
                [value.then, value.otherwise] if isinstance(value, Conditional) else [value]
            )
        for candidate in candidates:
            for origin in origins(candidate, write.site.routine, 2):
                terms = summed(origin)
                if terms:
                    places = tuple(_place(t, write.site.routine) for t in terms)
                    yield Relaxation(write, places, _kin(write))
                    break


def _place(term: Expr, routine: Routine) -> Expr:
    """The entry that a variable was read from, where that is known."""
    if isinstance(term, Name) and term.id not in routine.params:
        values = routine.definitions.get(term.id, [])
        if len(values) == 1 and isinstance(values[0], Index | Field):
            return values[0]
    return term


def _kin(write: Write) -> frozenset[Expr]:
    """The table written to, and those whose place it takes: `new = dist.copy()`."""
    table = _holder(write.target)
    copied = {
        _holder(other)
        for _, call in calls_at(write.site.routine.sites, "memcpy", "copy_into", "assign", "swap")
        if table in {_holder(a) for a in call.args[:2]}
        for other in call.args[:2]
    }
    return frozenset({table} | partners_of(write.site.routine).get(table, set()) | copied)


def summed(expr: Expr) -> tuple[Expr, ...]:
    """What a sum of at least two adds, a positive constant too; potentials may be taken away."""
    if not (isinstance(expr, Binary) and expr.op in "+-"):
        return ()
    form = linear(expr)
    terms = tuple(a for a, c in form.terms if c == 1)
    if any(abs(c) != 1 for _, c in form.terms):
        return ()
    if form.constant > 0:
        terms += (Const(form.constant),)
    return terms if len(terms) >= 2 else ()


def _compared(write: Write) -> bool:
    """Whether a test before the write compares the place with something."""
    for test in write.site.conditions:
        for part in walk_expression(test):
            if isinstance(part, Compare) and part.op in COMPARISONS:
                if any(_is_place(side, write.target) for side in (part.left, part.right)):
                    return True
    return False


def _is_place(side: Expr, target: Expr) -> bool:
    if side == target:
        return True
    match side:
        case Call(op="get", args=(base, key, *_)):
            return Index(base, key) == target
        case _:
            return False


def weighted_relaxations(view: View) -> list[Site]:
    """Sites of relaxations whose edges do not all count the same."""
    return [r.site for r in relaxations(view) if r.same_table and weighed(r)]


def weighed(relaxation: Relaxation) -> bool:
    others = [t for t in relaxation.terms if t not in relaxation.same_table]
    return any(not isinstance(t, Const) for t in others)
