"""Climbs in forests of disjoint sets, whose ways are halved or whose links are weighted.

The climb has to be the whole loop: to the parent, or with every node on the way hung below its
grandparent. Only roots are linked, and only below roots. Where the lighter root goes below the
heavier one, whose weight then grows by it, a node that rises one level at least doubles the weight
above it: no way is longer than log V. Where ways are halved, m climbs take O(m log V) together,
with both O(m α(V)) (Tarjan and van Leeuwen, 1984). With neither a way may have V nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.granted import Granted, Quantity
from complexity.growth import Growth, parse_growth
from complexity.model import (
    Assign,
    Binary,
    Call,
    Compare,
    Const,
    Do,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Kind,
    Name,
    Unary,
    While,
    walk_expression,
)
from tagging.facts.flow import Write, all_writes
from tagging.facts.forests import climbing_loops, finders
from tagging.rule import Lemma
from tagging.view import Routine, View, called_name

WEIGHTED, HALVED, BOTH = parse_growth("log V"), parse_growth("log V"), parse_growth("α(V)")


@dataclass(frozen=True, slots=True)
class _Parents:
    """Where parents stand: in a table, or in a field of the nodes."""

    table: Expr | None
    field: str

    @classmethod
    def of(cls, place: Expr) -> _Parents | None:
        match place:
            case Index(base=Name() | Field() as base):
                return cls(base, "")
            case Field(name=name):
                return cls(None, name)
            case _:
                return None

    def at(self, node: Expr) -> Expr:
        return Field(node, self.field) if self.table is None else Index(self.table, node)

    def key(self, place: Expr) -> Expr | None:
        match place:
            case Index(base=base, index=key) if base == self.table:
                return key
            case Field(base=base, name=name) if name == self.field and self.table is None:
                return base
            case _:
                return None


def _regions(view: View) -> Iterator[Granted]:
    for _, loop, name in climbing_loops(view):
        assert isinstance(loop.stmt, While)
        parents = _climbed(loop.stmt, Name(name))
        if parents is None:
            continue
        quantity = _nodes(parents, view)
        links = [w for w in all_writes(view) if parents.key(w.target) is not None
                 and not any(x is loop for x in w.site.loops)
                 and not _alone(w, parents)]  # fmt: skip
        if quantity is None or not links or not all(_joins_roots(w, parents, view) for w in links):
            continue
        rounds = _bound(
            len(_steps(loop.stmt)) == 2, all(_weighted(w, parents, view) for w in links)
        )
        if rounds is not None:
            yield Granted(loop.stmt.span, rounds, LEMMA.reason, (quantity,))


def _bound(halved: bool, weighted: bool) -> Growth | None:
    if halved:
        return BOTH if weighted else HALVED
    return WEIGHTED if weighted else None


def _steps(loop: While) -> tuple[object, ...]:
    return (*loop.body, *loop.step)


def _climbed(loop: While, node: Name) -> _Parents | None:
    """`while (x != p[x]) x = p[x];`, with `p[x] = p[p[x]];` before the step or without."""
    if not isinstance(loop.test, Compare) or loop.test.op != "!=":
        return None
    place = loop.test.left if loop.test.right == node else loop.test.right
    parents = _Parents.of(place)
    if parents is None or {loop.test.left, loop.test.right} != {node, parents.at(node)}:
        return None
    up = parents.at(node)
    step, halving = Assign(node, up), Assign(up, parents.at(up))
    return parents if _steps(loop) in ((step,), (halving, step)) else None


def _nodes(parents: _Parents, view: View) -> Quantity | None:
    """The table of parents, or the one container that holds the nodes."""
    if parents.table is not None:
        return Quantity("V", parents.table)
    owners = {r.name for r in view.program.records if parents.field in dict(r.fields)}
    owners |= {r.owner for r in view.program.functions
               if any(w.target == Field(Name("self"), parents.field) for w in all_writes(view)
                      if w.site.routine.owner == r.owner)}  # fmt: skip
    found = {n for n, t in view.types.items() if t.kind is Kind.LIST and t.element.name in owners}
    for routine in view.routines:
        for name, values in routine.definitions.items():
            for value in values:
                element = getattr(value, "element", None)
                if isinstance(element, Invoke) and called_name(element) in owners:
                    found.add(name)
    return Quantity("V", Name(found.pop())) if len(found) == 1 else None


def _alone(write: Write, parents: _Parents) -> bool:
    """A node on its own: its own parent, or a table that is only made."""
    key, value = parents.key(write.target), write.value
    value = value.operand if isinstance(value, Unary) and value.op == "&" else value
    return value == key


def _joins_roots(write: Write, parents: _Parents, view: View) -> bool:
    key = parents.key(write.target)
    return all(
        isinstance(n, Name) and _is_root(n, write.site.routine, view) for n in (key, write.value)
    )


def _is_root(node: Expr | None, routine: Routine, view: View) -> bool:
    """Set by climbs only (or exchanged with another such)."""
    assert isinstance(node, Name)
    values = routine.definitions.get(node.id, [])
    found = [v for v in values if isinstance(v, Invoke) and called_name(v) in finders(view)]
    rest = [v for v in values if v not in found and not isinstance(v, Name)]
    if node.id in routine.params:
        return bool(found) and not rest
    return bool(found) and all(_is_input(v) for v in rest)


def _is_input(value: Expr) -> bool:
    return isinstance(value, Call) and value.op in ("read_token", "map", "int")


def _weighted(write: Write, parents: _Parents, view: View) -> bool:
    """`if (w[a] < w[b]) swap(a, b);` before the link of b below a, `w[a] += w[b]` beside it.

    Only for different roots: a root that grows by itself would be heavier than its tree.
    """
    low, high = parents.key(write.target), write.value
    assert low is not None
    if not any(isinstance(t, Compare) and t.op in ("==", "!=", "is") and {t.left, t.right} ==
               {low, high} for t in _parts(write.site.conditions)):  # fmt: skip
        return False
    weights = [
        s.target for s in write.site.block
        if isinstance(s, Assign) and isinstance(s.value, Binary) and s.value.op == "+"
        and s.value.left == s.target and _swapped(s.target, high, low) == s.value.right
    ]  # fmt: skip
    before = write.site.block[: write.site.block.index(write.site.stmt)]
    for weight in weights:
        if not _starts_constant(weight, write, view):
            continue
        other = _swapped(weight, high, low)
        for stmt in before:
            if isinstance(stmt, If) and not stmt.otherwise and _exchanges(stmt, high, low):
                match stmt.test:
                    case Compare(op="<" | "<=", left=a, right=b) if (a, b) == (weight, other):
                        return True
                    case Compare(op=">" | ">=", left=a, right=b) if (a, b) == (other, weight):
                        return True
                    case _:
                        pass
    return False


def _parts(tests: tuple[Expr, ...]) -> Iterator[Expr]:
    for test in tests:
        yield from walk_expression(test)


def _starts_constant(weight: Expr, link: Write, view: View) -> bool:
    """Every other store of a weight is a constant."""
    weights = _Parents.of(weight)
    assert weights is not None
    stores = [w for w in all_writes(view) if weights.key(w.target) is not None]
    return all(w.site.block == link.site.block or isinstance(w.value, Const) for w in stores)


def _swapped(place: Expr, old: Expr, new: Expr) -> Expr:
    match place:
        case Index(base=base, index=index) if index == old:
            return Index(base, new)
        case Field(base=base, name=name) if base == old:
            return Field(new, name)
        case _:
            return Const(None)


def _exchanges(stmt: If, a: Expr, b: Expr) -> bool:
    if len(stmt.then) != 1:
        return False
    match stmt.then[0]:
        case Do(value=Call(op="swap", args=(x, y))):
            return {x, y} == {a, b}
        case Assign(target=target, value=value):
            parts = (getattr(target, "items", ()), getattr(value, "items", ()))
            return parts in (((a, b), (b, a)), ((b, a), (a, b)))
        case _:
            return False


LEMMA = Lemma(
    cost="α(V), or log V where ways are only halved or links only weighted",
    per="one climb, over all of them",
    reason="disjoint sets: ways that are halved, links that are weighted"
    " (Tarjan and van Leeuwen, 1984)",
    regions=_regions,
)
