"""Recursion over choices: what is done, tried and taken back."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Compare,
    Const,
    Counted,
    Do,
    Each,
    Expr,
    If,
    Index,
    Invoke,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    base_of,
    calls_at,
    recursive,
    self_calls,
    touches,
    writes_in,
)
from tagging.view import Routine, Site, View, called_name

_PUSHES = ("push_back", "push", "push_front", "set_add")

_POPS = ("pop_back", "pop", "pop_front", "erase_value", "erase_key", "pop_at", "erase_at", "resize")

_OPPOSITE = {"+": "-", "-": "+", "^": "^", "|": "^", "*": "//", "//": "*"}


def _takes_back(view: View) -> Iterator[int]:
    """State is changed, the routine calls itself, and the change is taken back."""
    for routine, found in recursive(view):
        rank = {id(s): i for i, s in enumerate(routine.sites)}
        pairs = _pairs(routine, view)
        for site, _ in found:
            here = rank[id(site)]
            for before, after in pairs:
                if rank[id(before)] < here <= rank[id(after)] and before is not after:
                    if _same_branch(before, site, after):
                        yield before.line
                        break


def _pairs(routine: Routine, view: View) -> list[tuple[Site, Site]]:
    """Sites that change a state, with those that change it back."""
    blocks: dict[int, list[Site]] = {}
    for site in routine.sites:
        if isinstance(site.stmt, Do | Assign | If):
            blocks.setdefault(id(site.block), []).append(site)
    return [
        (site, other)
        for sites in blocks.values() for site in sites for other in sites
        if other is not site and (
            _inverse_calls(site, other)
            or _inverse_writes(site, other, routine)
            or _inverse_helpers(site, other, routine, view)
        )
    ]  # fmt: skip


def _inverse_helpers(site: Site, other: Site, routine: Routine, view: View) -> bool:
    """`place(x)` and `remove(x)`: two routines of the program that write the same table."""
    first, second = _helper(site, routine), _helper(other, routine)
    if first is None or second is None or called_name(first) == called_name(second):
        return False
    if not set(first.args) & set(second.args):
        return False
    written = [_tables(called_name(c), view) for c in (first, second)]
    return bool(written[0] & written[1])


def _helper(site: Site, routine: Routine) -> Invoke | None:
    stmt = site.stmt
    whole = stmt.test if isinstance(stmt, If) else stmt.value if isinstance(stmt, Do) else None
    calls = [p for p in walk_expression(whole) if isinstance(p, Invoke)] if whole else []
    return next((c for c in calls if called_name(c) != routine.name), None)


def _tables(name: str, view: View) -> frozenset[Expr]:
    return frozenset(
        base_of(w.target) for r in view.routines if r.name == name
        for w in writes_in(r.sites) if isinstance(w.target, Index)
    )  # fmt: skip


def _same_branch(before: Site, call: Site, after: Site) -> bool:
    """Whether the three run one after another: the call is inside the block of the change."""
    return before.block is after.block and (
        before.loops == after.loops
        and call.loops[: len(before.loops)] == before.loops
        and call.guards[: len(before.guards)] == before.guards
    )


def _inverse_calls(site: Site, other: Site) -> bool:
    if not (isinstance(site.stmt, Do | Assign) and isinstance(other.stmt, Do | Assign)):
        return False
    for _, push in calls_at((site,), *_PUSHES, "swap", "set_bit"):
        for _, pop in calls_at((other,), *_POPS, "swap", "set_bit"):
            if push.op == "swap" or pop.op == "swap":
                if push.op == pop.op and set(push.args) == set(pop.args):
                    return True
            elif push.args[:1] == pop.args[:1] and (push.op == "set_bit") == (pop.op == "set_bit"):
                return True
    for _, pop in calls_at((other,), "erase_key", "pop_at"):
        if isinstance(site.stmt, Assign) and isinstance(site.stmt.target, Index):
            if (site.stmt.target.base, site.stmt.target.index) == pop.args[:2]:
                return True
    match site.stmt, other.stmt:
        case (
            Assign(target=Collection(items=a), value=Collection(items=x)),
            Assign(target=Collection(items=b), value=Collection(items=y)),
        ):
            return set(x) == set(y) and set(a) == set(b)
        case _:
            return False


def _inverse_writes(site: Site, other: Site, routine: Routine) -> bool:
    """`x[i] = a … x[i] = b` with constants or a saved value, `s += a … s -= a`."""
    if not (isinstance(site.stmt, Assign) and isinstance(other.stmt, Assign)):
        return False
    if site.stmt.target != other.stmt.target:
        return False
    target, first, second = site.stmt.target, site.stmt.value, other.stmt.value
    if isinstance(first, Binary) and isinstance(second, Binary) and first.left == target:
        return (
            second.left == target
            and second.op == _OPPOSITE.get(first.op)
            and first.right == second.right
        )
    if not isinstance(target, Index):
        return False
    if isinstance(second, Const) and first != second:
        return not isinstance(first, Const) or _empties(second) or _wanted(target, second, routine)
    return isinstance(second, Name) and _saved(second, target, site)


def _saved(name: Name, target: Index, change: Site) -> bool:
    """Whether the value before the change is kept in a variable."""
    earlier = change.routine.sites[: change.routine.sites.index(change)]
    return any(w.target == name and w.value == target for w in writes_in(earlier))


def _wanted(target: Index, value: Const, routine: Routine) -> bool:
    """Whether the recursion goes where the table holds the value that is put back."""
    return any(
        isinstance(p, Compare)
        and p.op == "=="
        and p.right == value
        and isinstance(p.left, Index)
        and base_of(p.left) == base_of(target)
        for s, _ in self_calls(routine)
        for t in s.guards
        for p in walk_expression(t)
    )


def _empties(value: Const) -> bool:
    return value.value in (0, False, None, "", -1, ".", "0", " ", "#", "_")


def _visit_marks(view: View) -> Iterator[int]:
    """The state that is taken back only says who is on the way; another mark stays."""
    for routine, _ in recursive(view):
        params = set(routine.params)
        constant: dict[Index, list[Write]] = {}
        for write in writes_in(routine.sites):
            if isinstance(write.target, Index) and isinstance(write.value, Const | Name | Binary):
                constant.setdefault(write.target, []).append(write)
        changed = [
            t
            for t, w in constant.items()
            if len({x.value for x in w}) > 1 and touches(t.index, params)
        ]
        stays = [
            t
            for t, w in constant.items()
            if len({x.value for x in w}) == 1 and touches(t.index, params)
        ]
        if changed and any(
            any(
                isinstance(p, Index) and p.base == t.base
                for s in routine.sites
                for c in s.conditions
                for p in walk_expression(c)
            )
            for t in stays
        ):
            yield routine.line


def _grown_arguments(view: View) -> Iterator[int]:
    """For each choice the routine calls itself with a grown copy of what was chosen so far."""
    for routine, found in recursive(view):
        params = [p for p in routine.params if p != "self"]
        for site, call in found:
            if any(_grown(a, params) for a in call.args) and (
                (site.loops and _choices(site)) or len(found) >= 2
            ):
                if _gives_out(routine, params):
                    yield site.line


def _choices(site: Site) -> bool:
    return any(isinstance(w.stmt, Counted | Each) for w in site.loops)


def _grown(argument: Expr, params: list[str]) -> bool:
    """`path + [x]`, `chosen + (x,)`, `word + letter`."""
    match argument:
        case Binary(op="+", left=Name(id=name), right=Collection(kind="list" | "tuple")):
            return name in params
        case Binary(op="+", left=Name(id=name), right=Const(value=str())):
            return name in params
        case Binary(op="+", left=Binary() as inner):
            return _grown(inner, params)
        case _:
            return False


def _gives_out(routine: Routine, params: list[str]) -> bool:
    """Whether what was chosen is kept or shown somewhere."""
    names = set(params)
    return any(
        touches(c.args[-1], names)
        for _, c in calls_at(routine.sites, "push_back", "set_add", "write_line", "write")
        if c.args
    ) or any(
        isinstance(p, Call) and p.op in ("copy", "to_list", "join")
        for s in routine.sites
        for p in s.expressions()
    )


def _bits_of_columns(view: View) -> Iterator[int]:
    """`place(row + 1, cols | bit, (left | bit) << 1, …)` over the free bits."""
    for _, found in recursive(view):
        for site, call in found:
            grown = sum(
                any(isinstance(p, Binary) and p.op in ("|", "^", "+") for p in walk_expression(a))
                for a in call.args
            )
            shifted = any(
                isinstance(p, Binary) and p.op in ("<<", ">>")
                for a in call.args
                for p in walk_expression(a)
            )
            if site.loops and grown >= 3 and shifted:
                yield site.line


FACTS = {
    "choice_undone": Fact("a choice is made, tried by recursion, and taken back", _takes_back),
    "way_mark": Fact("a mark that comes and goes stands beside one that stays", _visit_marks),
    "grown_argument": Fact(
        "for each choice a recursion goes on with a grown copy of the choices", _grown_arguments
    ),
    "column_bits": Fact("a recursion goes on with one more bit taken", _bits_of_columns),
}
