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
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.tables import Dependence, dependences, kept_tables, memoised, origins, own_params
from tagging.shapes import linear, mentions, number, place, shift
from tagging.view import Routine, Site, View

_CHOICES = ("max", "min")


def _switch_dimensions(view: View) -> Iterator[int]:
    """A dimension that stays or drops by one as the stage moves, and indexes nothing else."""
    groups: dict[tuple[int, frozenset[Expr]], list[Dependence]] = {}
    for d in dependences(view):
        if len(d.target) >= 2 and d.site.loops:
            groups.setdefault((id(d.site.routine), d.tables), []).append(d)
    for found in groups.values():
        chosen = any(_chooses(d.site) for d in found)
        counters = {loop.stmt.var for d in found for loop in d.site.loops
                    if isinstance(loop.stmt, Counted)}  # fmt: skip
        if (chosen or len(found[0].target) >= 3) and any(
            _is_budget(found, counter) for counter in sorted(counters)
        ):
            yield found[0].site.line


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


def _is_budget(found: list[Dependence], counter: str) -> bool:
    """Whether entries depend on others with the same count and with one less, stages apart."""
    stays = uses = False
    for d in found:
        at, from_ = _position(d.target, counter), _position(d.source, counter)
        if at is None or from_ is None:
            continue
        step = _drop(d.target[at], d.source[from_], d.site.routine)
        moved = d.other or _differ(_without(d.target, at), _without(d.source, from_))
        if step is None or (step == 1 and not moved) or not _counts(d, at, counter):
            return False
        stays = stays or (step in (0, 2) and moved)
        uses = uses or (step in (1, 2) and moved)
    return stays and uses


def _position(access: tuple[Expr, ...], counter: str) -> int | None:
    """The one dimension that the counter stands in."""
    found = [i for i, e in enumerate(access) if counter in names_in(e)]
    return found[0] if len(found) == 1 else None


def _without(access: tuple[Expr, ...], position: int) -> tuple[Expr, ...]:
    return access[:position] + access[position + 1 :]


def _differ(a: tuple[Expr, ...], b: tuple[Expr, ...]) -> bool:
    return len(a) != len(b) or any(shift(x, y) != 0 for x, y in zip(a, b, strict=True))


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


def _counts(d: Dependence, dimension: int, counter: str) -> bool:
    """Whether the dimension is the counter, up to a condition, and it indexes only the tables."""
    for atom, factor in linear(d.target[dimension]).terms:
        if atom == Name(counter):
            if factor != 1:
                return False
        elif not _is_truth(atom, d.site.routine):
            return False
    parts = (p for e in (*origins(d.site), *d.site.guards) for p in walk_expression(e))
    others = (p for p in parts if isinstance(p, Index) and place(p) not in d.tables)
    return not any(counter in names_in(p.index) for p in others)


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
                  and place(e) not in kept_tables(routine)
                  for s in routine.sites for e in s.expressions())  # fmt: skip
    return stays and uses and not indexed


FACTS = {
    "switch_dimension": Fact(
        "one dimension of the table stays or drops by one as the stage moves", _switch_dimensions
    ),
    "memo_switch": Fact("a memoised call keeps its budget or spends one of it", _memo_switch),
}
