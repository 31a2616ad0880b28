"""Comprehensions that split one sequence: what one keeps, another does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from complexity.analysis.contents.iteration import iterate
from complexity.analysis.context import Context
from complexity.analysis.parts.portions import fixed_names, part_symbol, told_apart
from complexity.analysis.termination.guards import conjuncts
from complexity.analysis.termination.paths import ORDER
from complexity.analysis.values.abstract import Num, Portion, portion_of
from complexity.analysis.values.poly import ONE, Poly
from complexity.model import (
    Assign,
    Block,
    Call,
    Compare,
    Comprehension,
    Expr,
    Function,
    Index,
    Invoke,
    Name,
    Stmt,
    child_blocks,
    expressions_of,
    names_in,
    statements_in,
    walk_expression,
)
from complexity.model.effects import mutated_names
from complexity.model.walk import own_expressions

FLIP = str.maketrans("<>", "><")
PICKS = frozenset({"random", "max_of", "min_of"})


@dataclass(frozen=True, slots=True)
class Split:
    """Filters of one sequence no two of which keep the same element.

    `without_pivot` tells that none keeps the element that all are compared with.
    """

    members: tuple[Comprehension, ...]
    pivot: bool
    without_pivot: bool


def filter_portion(ctx: Context, expr: Comprehension) -> Portion | None:
    """How long what the filter keeps is, as a part of the whole."""
    if not ctx.calls or len(expr.clauses) != 1 or not told_apart(ctx):
        return None
    splits = ctx.tables.fact(ctx.calls[-1].function, _splits)
    split = next((s for s in splits if any(m is expr for m in s.members)), None)
    if split is None:
        return None
    with ctx.silently(), ctx.metered():
        whole = iterate(ctx, ctx.evaluate(ctx, expr.clauses[0].iterable)).length
    known = portion_of(whole)
    if known is None:
        return None
    if expr is not split.members[-1]:
        return Portion(Poly.symbol(_part(ctx, split, expr, whole)), True)
    rest = known.form - ONE if split.without_pivot else known.form
    for member in split.members[:-1]:
        rest = rest - Poly.symbol(_part(ctx, split, member, whole))
    return Portion(rest)


def _part(ctx: Context, split: Split, member: Comprehension, whole: Num) -> str:
    least = 1 if split.pivot and _keeps_equal(member) else 0
    return part_symbol(ctx, member, "kept", Num.constant(least), whole)


def _keeps_equal(member: Comprehension) -> bool:
    conditions = member.clauses[0].conditions
    return len(conditions) == 1 and isinstance(conditions[0], Compare) and conditions[0].op == "=="


def _splits(function: Function) -> tuple[Split, ...]:
    groups: dict[tuple[Expr, Expr], list[Comprehension]] = {}
    for part in expressions_of(function.body):
        if isinstance(part, Comprehension) and part.kind == "list" and len(part.clauses) == 1:
            clause = part.clauses[0]
            if clause.conditions:
                groups.setdefault((clause.target, clause.iterable), []).append(part)
    return tuple(
        split
        for (target, iterable), members in groups.items()
        if len(members) > 1 and (split := _split(function, target, iterable, members)) is not None
    )


def _split(
    function: Function, target: Expr, iterable: Expr, members: list[Comprehension]
) -> Split | None:
    orders = [_orders(m) for m in members]
    if not all(_disjoint(a, b) for a, b in combinations(orders, 2)):
        return None
    used = names_in(iterable).union(
        *(names_in(c) for m in members for c in m.clauses[0].conditions)
    )
    used -= names_in(target)
    region = _region(function.body, members)
    if not fixed_names(function.body, used) or used & mutated_names(region):
        return None
    pivots = {right for o in orders for left, right in o if left == target}
    if len(pivots) != 1 or not _element_of(function, next(iter(pivots)), iterable):
        return Split(tuple(members), False, False)
    pair = target, next(iter(pivots))
    return Split(tuple(members), True, all("=" not in o.get(pair, "=") for o in orders))


Orders = dict[tuple[Expr, Expr], frozenset[str]]


def _orders(member: Comprehension) -> Orders:
    """For each pair of operands that the conditions compare, the orders that they let through."""
    found: Orders = {}
    for condition in member.clauses[0].conditions:
        for part in conjuncts(condition):
            if isinstance(part, Compare) and part.op in ORDER and not _runs_code(part):
                found[part.left, part.right] = ORDER[part.op]
                found[part.right, part.left] = frozenset(o.translate(FLIP) for o in ORDER[part.op])
    return found


def _runs_code(part: Expr) -> bool:
    return any(isinstance(x, Invoke) for x in walk_expression(part))


def _disjoint(one: Orders, other: Orders) -> bool:
    return any(pair in other and not (kept & other[pair]) for pair, kept in one.items())


def _element_of(function: Function, pivot: Expr, iterable: Expr) -> bool:
    """Whether what all are compared with is an element of the sequence itself."""
    if isinstance(pivot, Name):
        values = [s.value for s in statements_in(function.body)
                  if isinstance(s, Assign) and s.target == pivot]  # fmt: skip
        if len(values) != 1:
            return False
        pivot = values[0]
    match pivot:
        case Index(base=base):
            return base == iterable
        case Call(op=op, args=(base,)) if op in PICKS:
            return base == iterable
        case _:
            return False


def _region(block: Block, members: list[Comprehension]) -> Block:
    """The statements from the first to the last that hold a member, in the innermost block."""
    places = [i for i, stmt in enumerate(block) if _holds(stmt, members)]
    if len(places) == 1:
        for inner in child_blocks(block[places[0]]):
            held = [m for m in members if any(_holds(s, [m]) for s in inner)]
            if len(held) == len(members):
                return _region(inner, members)
    return block[places[0] : places[-1] + 1] if places else ()


def _holds(stmt: Stmt, members: list[Comprehension]) -> bool:
    return any(e is m for e in _all_of(stmt) for m in members)


def _all_of(stmt: Stmt) -> Iterator[Expr]:
    for inner in statements_in((stmt,)):
        for expr in own_expressions(inner):
            yield from walk_expression(expr)
