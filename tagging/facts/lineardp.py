"""Tables in which an entry is the best, the sum or any of a few or of all earlier ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Counted,
    Do,
    Expr,
    Index,
    Logic,
    Name,
    Unary,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import Write, all_writes, base_of, ingredients, touches
from tagging.shapes import expanded, indices, linear, rows, shift, substituted
from tagging.view import Loop, Routine, View


@dataclass(frozen=True, slots=True)
class Entry:
    """A write into a table in a loop, with its indices and those of what it reads of the table."""

    write: Write
    target: tuple[Expr, ...]
    sources: tuple[tuple[Expr, ...], ...]
    values: tuple[Expr, ...]


def entries(view: View) -> list[Entry]:
    """One for each place that a loop writes to, with all that goes into it there."""
    return view.once("entries of tables", lambda v: _joined(list(_entries(v))))


def _joined(found: list[Entry]) -> list[Entry]:
    groups: dict[tuple[int, Expr, tuple[Expr, ...]], Entry] = {}
    for entry in found:
        key = (id(entry.write.site.loops[-1]), base_of(entry.write.target), entry.target)
        known = groups.get(key)
        if known is not None:
            entry = replace(entry, sources=known.sources + entry.sources,
                            values=known.values + entry.values)  # fmt: skip
        groups[key] = entry
    return list(groups.values())


def _entries(view: View) -> Iterator[Entry]:
    for write in all_writes(view):
        if not isinstance(write.target, Index) or not write.site.loops:
            continue
        routine = write.site.routine
        if base_of(write.target) not in routine.once("tables read", _tables_read):
            continue
        names = rows(routine)
        target = substituted(write.target, names)
        table = base_of(target)
        values = tuple(substituted(v, names) for v in ingredients(write.value, routine, 2))
        tests = tuple(substituted(t, names) for t in write.site.guards)
        reads = {p for v in (*values, *tests) for p in walk_expression(v)
                 if isinstance(p, Index) and base_of(p) == table}  # fmt: skip
        whole = {p for p in reads if len(indices(p)) == len(indices(target))}
        if whole:
            yield Entry(write, _resolved(target, routine),
                        tuple(_resolved(p, routine) for p in whole), values)  # fmt: skip


def _tables_read(routine: Routine) -> set[Expr]:
    """Tables that entries are read of, and those that rows of theirs are named after."""
    found = {base_of(e) for s in routine.sites for e in s.expressions()
             if isinstance(e, Index) and e is not getattr(s.stmt, "target", None)}  # fmt: skip
    return found | {Name(n) for n in rows(routine)}


def _resolved(place: Expr, routine: Routine) -> tuple[Expr, ...]:
    return tuple(expanded(i, routine) for i in indices(place))


def _fixed_steps(view: View) -> Iterator[int]:
    """`d[i]` from two or more of `d[i - 1]`, `d[i - 2]`, …, each a fixed step away."""
    for entry in entries(view):
        if len(entry.target) != 1 or not touches(entry.target[0], _variables(entry.write)):
            continue
        away = {s for x in entry.sources if (s := shift(x[0], entry.target[0])) is not None}
        if len(away - {0}) >= 2 and (max(away) <= 0 or min(away) >= 0):
            if not _walks_down(entry.write):
                yield entry.write.line
    yield from _appended(view)


def _walks_down(write: Write) -> bool:
    """Whether entries that are read were not written before in this loop: several tables in one."""
    loop = write.site.loops[-1].stmt
    return isinstance(loop, Counted) and loop.start == loop.stop


def _variables(write: Write) -> frozenset[str]:
    found = frozenset(n for w in write.site.loops for n in w.variables)
    tested = frozenset(
        n for w in write.site.loops if hasattr(w.stmt, "test") for n in names_in(w.stmt.test)
    )
    return found | tested


def _appended(view: View) -> Iterator[int]:
    """`d.append(d[-1] + d[-2])`."""
    for site in view.sites:
        match site.stmt:
            case Do(value=Call(op="push_back", args=(table, value))) if site.loops:
                places = {p.index for v in ingredients(value, site.routine, 2)
                          for p in walk_expression(v)
                          if isinstance(p, Index) and p.base == table}  # fmt: skip
                back = {i for i in places if isinstance(i, Const | Unary)}
                away = {i for i in places if linear(i).terms and linear(i).constant < 0}
                if len(back) >= 2 or len(away) >= 2:
                    yield site.line
            case _:
                pass


def _all_before(view: View) -> Iterator[int]:
    """`d[i]` is the best of `d[j] + …`, their sum, or whether one holds, over all earlier j."""
    for entry in entries(view):
        loops = entry.write.site.loops
        if len(loops) < 2 or len(entry.target) != 1:
            continue
        inner, outer = loops[-1], loops[-2]
        if not isinstance(inner.stmt, Counted) or not _dependent(inner, outer):
            continue
        for here, there in ((outer, inner), (inner, outer)):
            ours = touches(entry.target[0], here.variables)
            if not ours or touches(entry.target[0], there.variables):
                continue
            if any(touches(s[0], there.variables) and not touches(s[0], here.variables)
                   for s in entry.sources):  # fmt: skip
                if _joins(entry, there):
                    yield entry.write.line


def _few_before(view: View) -> Iterator[int]:
    """`d[i]` joins `d[i - 1]`, …, `d[i - 6]` in a loop over a fixed number of steps."""
    for entry in entries(view):
        loops = entry.write.site.loops
        if len(loops) < 2 or len(entry.target) != 1:
            continue
        inner, place = loops[-1], entry.target[0]
        if not _fixed(inner) or touches(place, inner.variables):
            continue
        if touches(place, loops[-2].variables) and any(
            _step_back(s[0], place, inner) for s in entry.sources
        ):
            yield entry.write.line


def _fixed(loop: Loop) -> bool:
    stmt = loop.stmt
    return isinstance(stmt, Counted) and all(isinstance(b, Const) for b in (stmt.start, stmt.stop))


def _step_back(source: Expr, target: Expr, inner: Loop) -> bool:
    """The place `target - k`, k the variable of the inner loop."""
    form = linear(Binary("-", source, target))
    return form.terms == {(Name(next(iter(inner.variables))), -1)}


def _dependent(inner: Loop, outer: Loop) -> bool:
    assert isinstance(inner.stmt, Counted)
    bounds = (inner.stmt.start, inner.stmt.stop)
    return sum(touches(b, outer.variables) for b in bounds) >= 1


def _joins(entry: Entry, there: Loop) -> bool:
    """Whether the entry grows from the other: by arithmetic, a best, or a truth it depends on."""
    write = entry.write
    table = base_of(write.target)
    for value in entry.values:
        for part in walk_expression(value):
            match part:
                case Binary(op="+" | "*" | "-", left=a, right=b):
                    if any(_reads(x, table, there) for x in (a, b)):
                        return True
                case Call(op="min" | "max", args=args) if write.target in args:
                    if any(_reads(x, table, there) for x in args):
                        return True
                case Logic(operands=parts) if any(_reads(x, table, there) for x in parts):
                    return True
                case Conditional(then=a, otherwise=b):
                    if any(_reads(x, table, there) for x in (a, b)) and write.target in (a, b):
                        return True
                case _:
                    pass
    if isinstance(write.value, Const) and write.value.value in (True, 1):
        return any(_truth_of(t, table, there) for t in write.site.guards)
    return False


def _truth_of(test: Expr, table: Expr, there: Loop) -> bool:
    parts = test.operands if isinstance(test, Logic) else (test,)
    return any(isinstance(p, Index) and _reads(p, table, there) for p in parts)


def _reads(expr: Expr, table: Expr, there: Loop) -> bool:
    return any(
        isinstance(p, Index) and base_of(p) == table and touches(p.index, there.variables)
        for p in walk_expression(expr)
    )


def _neighbours_on_a_grid(view: View) -> Iterator[int]:
    """`d[i][j]` from `d[i - 1][j]` and `d[i][j - 1]`, or the best of several above it."""
    for entry in entries(view):
        if len(entry.target) != 2 or len(entry.write.site.loops) < 2 or _two_texts(entry):
            continue
        away = {(a, b) for s in entry.sources
                if (a := shift(s[0], entry.target[0])) is not None
                and (b := shift(s[1], entry.target[1])) is not None}  # fmt: skip
        for sign in (1, -1):
            sides = {(-sign, 0), (0, -sign)} <= away
            above = {b for a, b in away if a == -sign and abs(b) <= 1}
            best = any(isinstance(p, Call) and p.op in ("min", "max") for v in entry.values
                       for p in walk_expression(v)) or _compares(entry)  # fmt: skip
            if not _differences(entry) and (sides or (len(above) >= 2 and best)):
                yield entry.write.line


def _compares(entry: Entry) -> bool:
    table = base_of(entry.write.target)
    return any(isinstance(p, Compare) and p.op in ("<", ">", "<=", ">=") and sum(
        isinstance(s, Index) and base_of(s) == table for s in (p.left, p.right)) >= 1
        for t in entry.write.site.guards for p in walk_expression(t))  # fmt: skip


def _differences(entry: Entry) -> bool:
    """Whether an entry of the table is taken away: sums of rectangles."""
    table = base_of(entry.write.target)
    return any(
        isinstance(p, Binary) and p.op == "-" and isinstance(p.right, Index)
        and base_of(p.right) == table
        for v in entry.values for p in walk_expression(v)
    )  # fmt: skip


def _two_texts(entry: Entry) -> bool:
    """Whether elements of two sequences are compared: an alignment, not a grid."""
    routine = entry.write.site.routine
    tests = [*entry.write.site.conditions]
    tests += [p.test for v in entry.values for p in walk_expression(v)
              if isinstance(p, Conditional)]  # fmt: skip
    tests += [s.stmt.test for s in entry.write.site.loops[-1].sites if hasattr(s.stmt, "test")]
    tests += list(entry.values)
    for test in tests:
        for option in ingredients(test, routine, 1):
            for part in walk_expression(option):
                match part:
                    case Compare(op="==" | "!=", left=a, right=b):
                        if _element(a, entry) and _element(b, entry) and a != b:
                            return True
                    case _:
                        pass
    return False


def _element(expr: Expr, entry: Entry) -> bool:
    """An element of a sequence at a variable place, or what an outer loop takes of it."""
    if isinstance(expr, Index):
        return not isinstance(expr.base, Index) and len(indices(expr)) == 1 and not isinstance(
            expr.index, Const) and base_of(expr) != base_of(entry.write.target)  # fmt: skip
    return isinstance(expr, Name) and expr.id in _variables(entry.write)


FACTS = {
    "fixed_steps_back": Fact(
        "an entry of a line of results joins two or more a fixed step before it",
        lambda v: (*_fixed_steps(v), *_few_before(v)),
    ),
    "all_before": Fact(
        "an entry of a line of results is the best, sum or any of all before it", _all_before
    ),
    "grid_neighbours": Fact(
        "an entry of a table joins those above and beside it", _neighbours_on_a_grid
    ),
}
