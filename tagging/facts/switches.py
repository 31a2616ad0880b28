"""A dimension of a table, or a parameter, that counts down a budget."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Call,
    Compare,
    Conditional,
    Counted,
    Expr,
    Index,
    Logic,
    Name,
    Unary,
    names_in,
    own_expressions,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.tables import Dependence, dependences, memoised, own_params
from tagging.shapes import linear, mentions, number, place, shift
from tagging.view import Routine, Site, View

_CHOICES = ("max", "min")


def _switch_dimensions(view: View) -> Iterator[int]:
    """A dimension that stays or drops by one as the stage moves, and indexes nothing else."""
    groups: dict[tuple[int, Expr], list[Dependence]] = {}
    for d in dependences(view):
        if len(d.target) >= 2 and d.site.loops:
            groups.setdefault((id(d.site.routine), d.table), []).append(d)
    for found in groups.values():
        chosen = any(_chooses(d.site) for d in found)
        for dimension in range(min(len(d.target) for d in found)):
            if (chosen or len(found[0].target) >= 3) and _is_budget(found, dimension):
                yield found[0].site.line
                break


def _chooses(site: Site) -> bool:
    """Whether the entry is the best of alternatives."""
    assert isinstance(site.stmt, Assign)
    if any(isinstance(e, Call) and e.op in (*_CHOICES, "max_of", "min_of")
           for e in walk_expression(site.stmt.value)):  # fmt: skip
        return True
    if any(isinstance(e, Conditional) for e in walk_expression(site.stmt.value)):
        return True
    return any(isinstance(e, Compare) and e.op in ("<", ">", "<=", ">=")
               and any(mentions(e, x) for x in (site.stmt.target, site.stmt.value))
               for g in site.guards for e in walk_expression(g))  # fmt: skip


def _is_budget(found: list[Dependence], dimension: int) -> bool:
    stays = uses = False
    for d in found:
        if dimension >= len(d.target) or not _counts(d, dimension):
            return False
        step = _drop(d.target[dimension], d.source[dimension], d.site.routine)
        moved = d.rolled or any(
            shift(a, b) != 0
            for i, (a, b) in enumerate(zip(d.target, d.source, strict=True)) if i != dimension
        )  # fmt: skip
        if step is None or (step == 1 and not moved):
            return False
        stays = stays or (step in (0, 2) and moved)
        uses = uses or (step in (1, 2) and moved)
    return stays and uses


def _drop(target: Expr, source: Expr, routine: Routine) -> int | None:
    """0 same, 1 one less, 2 one less under a condition; None for anything else."""
    by = shift(target, source)
    if by is not None:
        return by if by in (0, 1) else None
    left, right = dict(linear(target).terms), dict(linear(source).terms)
    rest = {k: left.get(k, 0) - right.get(k, 0) for k in left.keys() | right.keys()}
    rest = {k: c for k, c in rest.items() if c}
    return 2 if len(rest) == 1 and all(_is_truth(k, routine) for k in rest) else None


def _is_truth(expr: Expr, routine: Routine) -> bool:
    """Whether the value is 0 or 1 by a condition."""
    match expr:
        case Compare() | Logic() | Unary(op="not"):
            return True
        case Conditional(then=a, otherwise=b):
            return {number(a), number(b)} == {0, 1}
        case Call(op="int", args=(inner,)):
            return _is_truth(inner, routine)
        case Name(id=name):
            values = routine.definitions.get(name, [])
            return bool(values) and all(
                _is_truth(v, routine) if not isinstance(v, Name) else False for v in values
            )
        case _:
            return False


def _counts(d: Dependence, dimension: int) -> bool:
    """Whether the dimension runs over a counter of its own that indexes only the table."""
    counted = {loop.stmt.var for loop in d.site.loops if isinstance(loop.stmt, Counted)}
    counters = set()
    for atom, factor in linear(d.target[dimension]).terms:
        if isinstance(atom, Name) and atom.id in counted and factor == 1:
            counters.add(atom.id)
        elif not _is_truth(atom, d.site.routine):
            return False
    if len(counters) != 1:
        return False
    for expr in (*own_expressions(d.site.stmt), *d.site.guards):
        for part in walk_expression(expr):
            if (
                isinstance(part, Index)
                and place(part) not in d.tables
                and names_in(part.index) & counters
            ):
                return False
    return True


def _memo_switch(view: View) -> Iterator[int]:
    """The same as a memoised recursion with a parameter for what is left of the budget."""
    for routine, _ in memoised(view):
        params = own_params(routine)
        chosen = any(isinstance(e, Call) and e.op in _CHOICES
                     for s in routine.sites for e in s.expressions())  # fmt: skip
        for position, param in enumerate(params):
            if chosen and len(params) >= 2 and _budget_param(position, param, params, routine):
                yield routine.line
                break


def _budget_param(position: int, param: str, params: list[str], routine: Routine) -> bool:
    stays = uses = False
    for call in routine.calls_itself():
        if len(call.args) != len(params):
            return False
        step = _drop(Name(param), call.args[position], routine)
        moved = any(a != Name(p) for i, (a, p) in enumerate(zip(call.args, params, strict=True))
                    if i != position)  # fmt: skip
        if step is None or (step == 1 and not moved):
            return False
        stays = stays or (step in (0, 2) and moved)
        uses = uses or step in (1, 2)
    indexed = any(isinstance(e, Index) and param in names_in(e.index)
                  and place(e) not in _stored(routine)
                  for s in routine.sites for e in s.expressions())  # fmt: skip
    return stays and uses and not indexed


def _stored(routine: Routine) -> set[Expr]:
    return {place(s.stmt.target) for s in routine.sites if isinstance(s.stmt, Assign)
            and isinstance(s.stmt.target, Index)}  # fmt: skip


FACTS = {
    "switch_dimension": Fact(
        "one dimension of the table stays or drops by one as the stage moves", _switch_dimensions
    ),
    "memo_switch": Fact("a memoised call keeps its budget or spends one of it", _memo_switch),
}
