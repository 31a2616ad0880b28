"""Two sequences against each other: common subsequences and edits."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Expr,
    Index,
    Invoke,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    calls,
    calls_at,
    ingredients,
    origins,
    recursive,
    tests_of,
    touches,
    writes_in,
)
from tagging.facts.tables import kept_tables
from tagging.shapes import COMPARISONS, back_of, indices, rows, shift, substituted
from tagging.view import Loop, Routine, Site, View


def _common(view: View) -> Iterator[int]:
    """Equal elements extend the diagonal entry by one, others keep the better neighbour."""
    for write in all_writes(view):
        routine = write.site.routine
        if len(write.site.loops) < 2 or not isinstance(write.target, Index):
            continue
        names = rows(routine)
        target = substituted(write.target, names)
        for value, tests in _arms(substituted(write.value, names), write.site.conditions, routine):
            if _diagonal(value, target, routine) and any(_equal_elements(t) for t in tests):
                if _keeps_better(target, routine, names, write.site.loops[-1]):
                    yield write.line
    for routine, found in recursive(view):
        if (routine.memoised or kept_tables(routine)) and _common_recursion(routine, found):
            yield routine.line


def _arms(
    value: Expr, tests: tuple[Expr, ...], routine: Routine
) -> Iterator[tuple[Expr, tuple[Expr, ...]]]:
    yield value, tests
    if isinstance(value, Conditional):
        yield value.then, (value.test,)
        yield value.otherwise, (value.test,)
    if isinstance(value, Call) and value.op == "max":
        for arg in value.args:
            yield arg, tests
            if isinstance(arg, Binary):
                equal = [p for o in ingredients(arg, routine, 1) for p in walk_expression(o)
                         if isinstance(p, Compare)]  # fmt: skip
                if equal:
                    yield Binary("+", arg.left, Const(1)), (*tests, *equal)


def _diagonal(value: Expr, target: Expr, routine: Routine) -> bool:
    """The entry one step back in both dimensions, plus one; one row kept in variables counts."""
    match value:
        case (
            Binary(op="+", left=a, right=Const(value=1))
            | Binary(op="+", left=Const(value=1), right=a)
        ):
            pass
        case _:
            return False
    if isinstance(a, Name):
        return any(
            isinstance(o, Index) and base_of(o) == base_of(target) for o in origins(a, routine, 2)
        )
    if not isinstance(a, Index):
        return False
    goal, source = indices(target), indices(a)
    if len(goal) == len(source) == 2:
        steps = [shift(x, y) for x, y in zip(goal, source, strict=True)]
        rolled = [s for s in steps if s is None]
        return (steps in ([1, 1], [-1, -1])) or (len(rolled) == 1 and (1 in steps or -1 in steps))
    if len(goal) == len(source) == 1:
        return shift(goal[0], source[0]) in (1, -1) and a.base != getattr(target, "base", None)
    return False


def _equal_elements(test: Expr) -> bool:
    for part in walk_expression(test):
        if isinstance(part, Compare) and part.op in ("==", "!="):
            if isinstance(part.left, Index | Name) and isinstance(part.right, Index | Name):
                if isinstance(part.left, Index) or isinstance(part.right, Index):
                    return True
                return True
    return False


def _keeps_better(target: Expr, routine: Routine, names: dict[str, Expr], loop: Loop) -> bool:
    """`max(d[i - 1][j], d[i][j - 1])` somewhere in the same loop."""
    table = base_of(target)
    for write in writes_in(loop.sites):
        value = substituted(write.value, names)
        pools = [value, *(substituted(t, names) for t in write.site.conditions)]
        for part in (p for v in pools for p in walk_expression(v)):
            match part:
                case Call(op="max", args=args):
                    pass
                case Compare(op=op, left=a, right=b) if op in COMPARISONS:
                    args = (a, b)
                case _:
                    continue
            reads = [a for a in args if isinstance(a, Index)]
            partners = {base_of(r) for r in reads}
            if len(set(reads)) >= 2 and (table in partners or _rolls(table, partners, routine)):
                return True
    return False


def _rolls(table: Expr, others: set[Expr], routine: Routine) -> bool:
    from tagging.facts.tables import partners_of

    return bool(partners_of(routine).get(table, set()) & others)


def _common_recursion(routine: Routine, found: list[tuple[Site, Invoke]]) -> bool:
    params = [p for p in routine.params if p != "self"]
    moves: set[tuple[tuple[int, int | None], ...]] = set()
    for _, call in found:
        moves.add(
            tuple(
                (k, shift(a, Name(p)))
                for k, (a, p) in enumerate(zip(call.args, params, strict=False))
                if shift(a, Name(p)) not in (0, None)
            )
        )
    both = any(len(m) == 2 for m in moves)
    single = {m[0][0] for m in moves if len(m) == 1}
    plus = any(
        isinstance(p, Binary)
        and p.op == "+"
        and Const(1) in (p.left, p.right)
        and any(isinstance(q, Invoke) for q in walk_expression(p))
        for s in routine.sites
        for p in s.expressions()
    )
    best = any(True for _ in calls_at(routine.sites, "max"))
    return both and len(single) == 2 and plus and best


def _edits(view: View) -> Iterator[int]:
    """The least of three neighbours plus one, or the diagonal where elements are equal."""
    for write in all_writes(view):
        routine = write.site.routine
        if not isinstance(write.target, Index) or len(write.site.loops) < 2:
            continue
        names = rows(routine)
        target = substituted(write.target, names)
        for part in walk_expression(substituted(write.value, names)):
            if isinstance(part, Call) and part.op in ("min", "min_of"):
                items: list[Expr] = []
                for arg in part.args:
                    items += list(_flat(arg))
                reads = {
                    p
                    for i in items
                    for p in walk_expression(i)
                    if isinstance(p, Index)
                    and len(indices(p)) == len(indices(target))
                    and base_of(p) != p
                    and p != target
                }
                near = {
                    tuple(shift(x, y) for x, y in zip(indices(target), indices(r), strict=True))
                    for r in reads
                }
                adds = any(
                    isinstance(p, Binary) and p.op == "+"
                    for i in (*items, write.value)
                    for p in walk_expression(i)
                )
                if ({(1, 1), (1, 0), (0, 1)} <= near and adds and _texts_compared(write)) or (
                    {(1,), (0,)} <= near
                    and len(reads) >= 2
                    and adds
                    and (_texts_compared(write) and len(items) >= 3)
                ):
                    yield write.line


def appended_rows(view: View) -> Iterator[tuple[Site, Expr, Expr]]:
    """`row.append(value)` in two loops: site, row and value."""
    for site, call in calls(view, "push_back"):
        if len(site.loops) >= 2 and len(call.args) > 1:
            yield site, call.args[0], call.args[1]


def _before_last(row: Expr, value: Expr, loop: Loop) -> tuple[bool, set[int | None]]:
    """Whether the row's own last entry is read, and which steps apart a row before it is read."""
    own = any(
        back_of(p) == row or (isinstance(p, Index) and p.base == row)
        for p in walk_expression(value)
    )
    others = [
        p
        for p in walk_expression(value)
        if isinstance(p, Index) and p.base != row and touches(p.index, loop.variables)
    ]
    return own, {shift(a.index, b.index) for a in others for b in others if a.base == b.base}


def _appended_edits(view: View) -> Iterator[int]:
    for site, row, value in appended_rows(view):
        for part in walk_expression(value):
            if isinstance(part, Call) and part.op in ("min", "min_of"):
                own, steps = _before_last(row, part, site.loops[-1])
                adds = any(isinstance(p, Binary) and p.op == "+" for p in walk_expression(value))
                compared = any(
                    _equal_elements(p)
                    for s in site.loops[-1].sites
                    for p in s.expressions()
                    if isinstance(p, Compare)
                )
                if own and 1 in steps and adds and compared:
                    yield site.line


def _appended_common(view: View) -> Iterator[int]:
    for site, row, value in appended_rows(view):
        sites = site.loops[-1].sites
        best = [p for _, c in calls_at(sites, "max") for p in (c,)]
        kept = any(_before_last(row, b, site.loops[-1])[0] for b in best)
        equal = any(_equal_elements(t) for t in tests_of(sites))
        plus = [
            a
            for v in (value, *(c.args[-1] for _, c in calls_at(sites, "push_back")))
            for p in walk_expression(v)
            if isinstance(p, Binary) and p.op == "+"
            for a in (p.left, p.right)
            if isinstance(a, Index) and a.base != row
        ]
        if kept and equal and plus:
            yield site.line


def _flat(expr: Expr) -> Iterator[Expr]:
    match expr:
        case Call(op="min", args=args):
            for arg in args:
                yield from _flat(arg)
        case _:
            yield expr


def _texts_compared(write: Write) -> bool:
    loop = write.site.loops[-1]
    return any(
        _equal_elements(p) for s in loop.sites for p in s.expressions() if isinstance(p, Compare)
    )


FACTS = {
    "common_diagonal": Fact(
        "equal elements extend the diagonal, others keep the better neighbour",
        lambda v: (*_common(v), *_appended_common(v)),
    ),
    "three_edits": Fact(
        "the least of three neighbours and a cost", lambda v: (*_edits(v), *_appended_edits(v))
    ),
}
