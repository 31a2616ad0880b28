"""Dijkstra's algorithm with lazy deletion, or with a tree that entries are moved in.

An entry (d, v) is put in only where d lowers the distance of v, so a vertex never has two entries
of the same key. The least entry is taken first and weights are not negative, hence the distance of
a vertex is final when its first live entry is taken. Every other entry of the vertex is larger
than its distance and stops at the comparison (or was taken out when it was overtaken), so the
edges of a vertex are walked once, and each walk over an edge puts in one entry at most: E entries
and rounds, each for one operation of the container, O((V + E) log E) in all. What is in the
container at first may hold an entry twice, so it has to be a constant number.
"""

from __future__ import annotations

from collections.abc import Iterator

from complexity.granted import Extent, Granted, Quantity
from complexity.growth import parse_growth
from complexity.model import (
    Assign,
    Call,
    Collection,
    Compare,
    Const,
    Do,
    Each,
    Expr,
    Field,
    Index,
    Invoke,
    Kind,
    Name,
    Return,
    Unary,
    While,
    walk_expression,
)
from tagging.facts.base import made_by
from tagging.facts.flow import base_of, origins
from tagging.facts.relaxations import Relaxation, relaxations
from tagging.facts.worklists import HEAP, Worklist, worklists
from tagging.lemmas.plain import changes, plain, rooted
from tagging.rule import Lemma
from tagging.view import Site, View, called_name

TIME = parse_growth("(V + E) log E")
ROUNDS = parse_growth("V + E")


def _regions(view: View) -> Iterator[Granted]:
    for work in worklists(view):
        if work.order == HEAP and isinstance(work.loop.stmt, While):
            found = _region(work, view)
            if found is not None:
                yield found


def _region(work: Worklist, view: View) -> Granted | None:
    inner = [s for s in work.loop.sites if isinstance(s.stmt, Each)]
    if len(inner) != 1 or inner[0].loops[-1] is not work.loop:
        return None
    walk = inner[0].stmt
    if not isinstance(walk, Each) or not isinstance(walk.iterable, Index):
        return None
    graph, vertex = walk.iterable.base, walk.iterable.index
    steps = [r for r in relaxations(view) if any(x.stmt is walk for x in r.site.loops)]
    if len(steps) != 1 or vertex not in [Name(n) for n in work.taken]:
        return None
    step = steps[0]
    table = base_of(step.write.target)
    if not isinstance(step.write.target, Index) or step.write.target.base != table:
        return None
    own = Index(table, vertex)
    fresh = _tested(inner[0], own, work) or _moved(work, step, view)
    if not (fresh and _one_entry(work, step, view) and rooted(graph) and rooted(table)):
        return None
    if changes(work.loop.sites, graph) or len(changes(work.loop.sites, table)) != 1:
        return None
    sums = list(_sums(step, own, work))
    if not sums or not plain(work.loop.body, view, (walk,), (), sums):
        return None
    quantities = (
        Quantity("V", table),
        Quantity("E", graph, Extent.TOTAL),
        Quantity("H", work.container, fixed=True),
    )
    span = work.loop.stmt.span
    return Granted(span, ROUNDS, LEMMA.reason, quantities, TIME, fills=work.container)


def _sums(step: Relaxation, own: Expr, work: Worklist) -> Iterator[Expr]:
    """The sums that relax an edge: the vertex's own distance, or its entry's, and a weight."""
    for origin in origins(step.write.value, work.routine, 2):
        for part in walk_expression(origin):
            if getattr(part, "op", "") == "+" and (own in step.terms or _key_in(step, work)):
                yield part


def _key_in(step: Relaxation, work: Worklist) -> bool:
    return any(_is_key(t, work) for t in step.terms)


def _is_key(expr: Expr, work: Worklist) -> bool:
    """Whether this is the first part of the entry that was taken."""
    if isinstance(expr, Name) and expr.id in work.taken:
        for site in work.loop.sites:
            match site.stmt:
                case Assign(target=Collection(items=(first, *_)), value=Call()) if first == expr:
                    return True
                case Assign(target=target, value=value) if target == expr:
                    value = value.operand if isinstance(value, Unary) else value
                    return _is_first(value)
                case _:
                    pass
    return _is_first(expr) and any(
        isinstance(p, Name) and p.id in work.taken for p in walk_expression(expr)
    )


def _is_first(value: Expr) -> bool:
    return isinstance(value, Field) or (isinstance(value, Index) and value.index == Const(0))


SKIPPED = frozenset({(">", True), ("!=", True), ("<", False), ("!=", False)})
LIVE = frozenset({("<=", True), ("==", True), (">=", False), ("==", False)})
"""Comparisons of a stale and of a live entry; true where its key stands on the left."""


def _tested(walk: Site, own: Expr, work: Worklist) -> bool:
    """A stale entry is skipped: its key is compared with the vertex's distance."""
    for tests, wanted in ((walk.skips, SKIPPED), (walk.guards, LIVE)):
        for test in (t for t in tests if isinstance(t, Compare)):
            sides = ((test.left, test.right, True), (test.right, test.left, False))
            for key, place, first in sides:
                if place == own and (test.op, first) in wanted and _is_key(key, work):
                    return True
    return False


def _moved(work: Worklist, step: Relaxation, view: View) -> bool:
    """The entry with the old distance is taken out before the new one goes in."""
    if not made_by(work.container, work.routine, view, (Kind.TREE_SET,)):
        return False
    if _order(work, view) != "":
        return False
    for stmt in step.site.block:
        match stmt:
            case Do(value=Call(op="erase_key" | "erase_value", args=(holder, Collection() as old))):
                target = step.write.target
                assert isinstance(target, Index)
                if holder == work.container and old.items == (target, target.index):
                    return True
            case Assign() if stmt is step.site.stmt:
                return False
            case _:
                pass
    return False


def _one_entry(work: Worklist, step: Relaxation, view: View) -> bool:
    """One push, beside the write of the distance that it carries, ordered by that distance."""
    inside = [(s, v) for s, v in work.pushed if work.loop in s.loops]
    target = step.write.target
    if len(inside) != 1 or inside[0][0].block is not step.site.block:
        return False
    assert isinstance(target, Index)
    value = inside[0][1]
    parts = value.items if isinstance(value, Collection) else (
        value.args if isinstance(value, Invoke) else ())  # fmt: skip
    own = (target, step.write.value)
    keys = [p.operand if isinstance(p, Unary) and p.op == "-" else p for p in parts]
    if target.index not in parts or not any(k in own for k in keys):
        return False
    negated = any(isinstance(p, Unary) and p.operand in own for p in parts)
    order = _order(work, view)
    if isinstance(value, Invoke):
        return order == "" and not negated and _least_first(called_name(value), view)
    if keys[0] not in own:
        return False
    if not _takes_top(work):
        return order == "" and not negated
    return order == ("" if negated else "least")


def _order(work: Worklist, view: View) -> str | None:
    """How the container orders: as its items do, "least" turned round; None in a way of its own."""
    name = work.container.id if isinstance(work.container, Name) else ""
    declared = view.types.get(name)
    if declared is None or declared.name in ("", "least"):
        return "" if declared is None else declared.name
    return None


def _takes_top(work: Worklist) -> bool:
    """Whether the container gives out its greatest item, in its own order."""
    return any(
        isinstance(p, Call) and p.op == "top" and p.args == (work.container,)
        for s in work.loop.sites
        for p in s.expressions()
    )


def _least_first(record: str, view: View) -> bool:
    """`bool operator<(o) { return d > o.d; }`"""
    for function in view.program.functions:
        if function.owner == record and function.name == "operator<" and len(function.body) == 1:
            match function.body[0]:
                case Return(value=Compare(op=op, left=Field() as a, right=Field() as b)):
                    return a.name == b.name and op == (">" if a.base == Name("self") else "<")
                case _:
                    return False
    return False


LEMMA = Lemma(
    cost="(V + E) log E",
    per="all rounds of the loop",
    reason="Dijkstra with stale entries skipped: no weight is negative, so every vertex opens its"
    " edges once (Dijkstra, 1959)",
    regions=_regions,
)
