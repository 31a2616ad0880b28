"""Tables made anew for each unit of a budget, one layer from the one before."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Block,
    Call,
    Compare,
    Conditional,
    Counted,
    Expr,
    If,
    Index,
    Name,
    Stmt,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.tables import partners_of
from tagging.shapes import accesses, indices, place, shift
from tagging.view import Loop, Routine, View

_READS = ("read_token", "read_line", "read_char", "read_all", "next")
_CHOICES = ("max", "min", "max_of", "min_of")


def _layered_budgets(view: View) -> Iterator[int]:
    """Each round takes an entry from its own layer for free or from the layer before for one unit.

    The rounds only count: no sequence is indexed by them and nothing is read in them, unlike
    rounds over items or rows.
    """
    for routine in view.routines:
        partners = partners_of(routine)
        for loop in routine.loops:
            if not isinstance(loop.stmt, Counted) or not _only_counts(loop, loop.stmt.var):
                continue
            for layer, before in _rolled(loop, partners):
                if _two_sources(loop, routine, layer, before):
                    yield loop.line


def _only_counts(loop: Loop, var: str) -> bool:
    for stmt in statements_in(loop.body):
        for expr in own_expressions(stmt):
            for part in walk_expression(expr):
                if isinstance(part, Index) and var in names_in(part.index):
                    return False
                if isinstance(part, Call) and part.op in _READS:
                    return False
    return True


def _rolled(loop: Loop, partners: dict[Expr, set[Expr]]) -> Iterator[tuple[Expr, Expr]]:
    """Pairs of a layer and the layer before, in both readings of a swap."""
    for stmt in loop.body:
        for expr in own_expressions(stmt):
            for part in walk_expression(expr):
                for other in partners.get(part, ()):
                    yield part, other
        match stmt:
            case Counted(var=var, body=body):
                yield from _copied(body, Name(var))
            case _:
                pass


def _copied(body: Block, var: Name) -> Iterator[tuple[Expr, Expr]]:
    """`for i: before[i] = now[i]`"""
    for stmt in body:
        match stmt:
            case Assign(target=Index(base=before, index=i), value=Index(base=layer, index=j)) if (
                i == var == j
            ):
                yield layer, before
            case _:
                pass


def _two_sources(loop: Loop, routine: Routine, layer: Expr, before: Expr) -> bool:
    """Whether entries of the layer are the best of both layers' entries."""
    writes = [s for s in statements_in(loop.body) if _table(s) == layer and not _rolls(s, before)]
    written = {t for s in statements_in(loop.body) if (t := _table(s)) is not None}
    for write in writes:
        assert isinstance(write, Assign)
        sources = _flow(write, loop.body)
        tables = {place(r) for r in sources}
        own = [r for r in sources if place(r) == layer and _elsewhere(r, write.target)]
        aside = tables & (written - {layer, before})
        if before in tables and (own or aside) and _chosen(loop.body):
            return True
    return False


def _table(stmt: Stmt) -> Expr | None:
    if isinstance(stmt, Assign) and isinstance(stmt.target, Index):
        return place(stmt.target)
    return None


def _rolls(stmt: Stmt, before: Expr) -> bool:
    return isinstance(stmt, Assign) and isinstance(stmt.value, Index) and (
        place(stmt.value) == before and stmt.value.index == getattr(stmt.target, "index", None)
    )  # fmt: skip


def _elsewhere(read: Index, target: Expr) -> bool:
    here, there = indices(target), indices(read)
    return len(here) != len(there) or any(
        shift(a, b) != 0 for a, b in zip(here, there, strict=True)
    )


def _flow(write: Assign, block: Block) -> set[Index]:
    """Table entries that reach a written value through variables set in the block."""
    reads: set[Index] = set()
    seen: set[str] = set()
    pending: list[Expr] = [write.value]
    while pending:
        expr = pending.pop()
        reads |= set(accesses(expr))
        for part in walk_expression(expr):
            if isinstance(part, Name) and part.id not in seen:
                seen.add(part.id)
                pending += [s.value for s in statements_in(block)
                            if isinstance(s, Assign) and s.target == part]  # fmt: skip
    return reads


def _chosen(block: Block) -> bool:
    """Whether the best of alternatives is taken anywhere in the block."""
    for stmt in statements_in(block):
        if (
            isinstance(stmt, If)
            and isinstance(stmt.test, Compare)
            and any(
                isinstance(s, Assign) and s.value in (stmt.test.left, stmt.test.right)
                for s in stmt.then
            )
        ):
            return True
        for expr in own_expressions(stmt):
            if any(isinstance(p, Conditional) or (isinstance(p, Call) and p.op in _CHOICES)
                   for p in walk_expression(expr)):  # fmt: skip
                return True
    return False


FACTS = {
    "layered_budget": Fact(
        "each layer takes entries of its own for free or of the layer before for one unit",
        _layered_budgets,
    ),
}
