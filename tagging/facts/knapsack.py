"""Items taken or left under a capacity."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Const,
    Each,
    Expr,
    Field,
    Index,
    Name,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.tables import Dependence, dependences, memoised, own_params
from tagging.shapes import indices, linear, mentions, number
from tagging.view import Routine, Site, View


def _take_or_skip(view: View) -> Iterator[int]:
    """An entry depends on the one an item's weight away, items varying in a loop of their own."""
    for d in dependences(view):
        if _moves(d):
            continue
        if len(d.target) != len(d.source):
            continue
        pairs = list(zip(d.target, d.source, strict=True))
        if len(d.site.loops) >= 2 and sum(_weight(a, b, d.site) for a, b in pairs) == 1:
            yield d.site.line  # two such dimensions are steps over a grid


def _moves(d: Dependence) -> bool:
    """Whether an entry is only moved to another place, as in sorting."""
    stmt = d.site.stmt
    return (
        isinstance(stmt, Assign) and isinstance(stmt.value, Index) and len(d.target) == 1
        and any(isinstance(w.stmt, While) for w in d.site.loops)
    )  # fmt: skip


def _weight(target: Expr, source: Expr, site: Site) -> bool:
    """Whether the two indices differ by one atom that is an attribute of an item."""
    left, right = dict(linear(target).terms), dict(linear(source).terms)
    rest = {k: left.get(k, 0) - right.get(k, 0) for k in left.keys() | right.keys()}
    rest = {k: c for k, c in rest.items() if c}
    if len(rest) != 1:
        return False
    ((atom, factor),) = rest.items()
    capacity = [v for v in left if v in right]
    return abs(factor) == 1 and bool(capacity) and _is_item(atom, capacity[0], site)


def _is_item(atom: Expr, capacity: Expr, site: Site) -> bool:
    """Whether the atom comes from the items: an element or a value read in an outer round."""
    if isinstance(atom, Field):
        atom = atom.base
    if mentions(atom, capacity) or not isinstance(atom, Name | Index):
        return False
    counters = {v for loop in site.loops if not isinstance(loop.stmt, Each)
                for v in loop.variables}  # fmt: skip
    if isinstance(atom, Name):
        if atom.id in counters:
            return False
        bound = set().union(*(loop.variables for loop in site.loops))
        return atom.id in bound or _set_in_loop(atom.id, site)
    return not isinstance(atom.index, Const) and bool(
        {n for i in indices(atom) for n in names_in(i)}
        & {n for loop in site.loops for n in (*loop.variables, *_assigned_in(loop, site))}
    )


def _assigned_in(loop: object, site: Site) -> set[str]:
    return {s.stmt.target.id for s in site.routine.sites if isinstance(s.stmt, Assign)
            and isinstance(s.stmt.target, Name) and any(x is loop for x in s.loops)}  # fmt: skip


def _set_in_loop(name: str, site: Site) -> bool:
    """Whether the variable gets a new value in a loop around, but not in the innermost."""
    for other in site.routine.sites:
        match other.stmt:
            case Assign(target=target) if name in names_in(target) and isinstance(
                target, Name | Collection
            ):
                if other.loops and other.loops[-1] in site.loops[:-1]:
                    return True
            case _:
                pass
    return False


def _shifted_sets(view: View) -> Iterator[int]:
    """`sums |= sums << w`: all reachable sums at once."""
    for site in view.sites:
        if not isinstance(site.stmt, Assign) or not site.loops:
            continue
        for expr in walk_expression(site.stmt.value):
            match expr:
                case Binary(op="<<", left=base, right=by) | Call(op="bits_all", args=(base, by)):
                    if base == site.stmt.target and number(by) is None and isinstance(
                        by, Name | Index
                    ):  # fmt: skip
                        yield site.line
                case _:
                    pass


def _memo_take_or_skip(view: View) -> Iterator[int]:
    """The same as a memoised recursion over items and capacity."""
    for routine, calls in memoised(view):
        for position, param in enumerate(own_params(routine)):
            passed = [c.args[position] for c in calls if position < len(c.args)]
            kept = any(a == Name(param) for a in passed)
            spent = any(_spends(a, param, routine) for a in passed)
            if kept and spent:
                yield routine.line


def _spends(argument: Expr, param: str, routine: Routine) -> bool:
    match argument:
        case Binary(op="-" | "+", left=Name(id=name), right=Name() | Index() as amount):
            return name == param and _varies(amount, routine)
        case _:
            return False


def _varies(amount: Expr, routine: Routine) -> bool:
    """An item's attribute: indexed by another parameter, or taken from such an element."""
    if isinstance(amount, Index):
        return bool({n for i in indices(amount) for n in names_in(i)} & (
            set(routine.params) | {v for loop in routine.loops for v in loop.variables}
        ))  # fmt: skip
    values = routine.definitions.get(amount.id, []) if isinstance(amount, Name) else []
    bound = {v for loop in routine.loops for v in loop.variables}
    return any(isinstance(v, Index) for v in values) or (mentions(amount, amount) and (
        names_in(amount) <= bound and bool(bound)
    ))  # fmt: skip


FACTS = {
    "take_or_skip": Fact("an entry depends on the one an item's weight away", _take_or_skip),
    "shifted_sums": Fact("all reachable sums are shifted by an item at once", _shifted_sets),
    "memo_take_or_skip": Fact(
        "a memoised call either keeps the capacity or spends an item's weight",
        _memo_take_or_skip,
    ),
}
