"""Choices made in sorted order, and loops over all pairs."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Const,
    Continue,
    Counted,
    Do,
    Each,
    Expr,
    If,
    Index,
    Name,
    Slice,
    Stmt,
    While,
    child_expressions,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.shapes import (
    accesses,
    assigned_scalars,
    calls_in,
    indices,
    mentions,
    names,
    number,
    place,
    reads_of,
    shift,
    step_of,
)
from tagging.view import Loop, Routine, Site, View

_SMALL = 64


def _sorted_places(routine: Routine) -> Iterator[tuple[int, Site, Expr]]:
    """What is sorted where: position among the sites, site, container."""
    for position, site in enumerate(routine.sites):
        for expr in site.expressions():
            if not isinstance(expr, Call) or expr.op not in ("sort", "sorted") or not expr.args:
                continue
            base = expr.args[0]
            if isinstance(base, Call) and base.op == "view" and base.args:
                base = base.args[0]
            if expr.op == "sort":
                yield position, site, base
            else:
                yield position, site, expr
                if isinstance(site.stmt, Assign):
                    yield position, site, site.stmt.target


def _greedy_scans(view: View) -> Iterator[int]:
    """One pass in sorted order that decides about each element by what it chose so far."""
    for routine in view.routines:
        positions = {id(s.stmt): i for i, s in enumerate(routine.sites)}
        for position, site, container in _sorted_places(routine):
            for loop in routine.loops:
                later = positions[id(loop.stmt)] >= position
                same_level = all(a in site.loops for a in loop.around)
                if later and same_level and _walks(loop, container) and _decides(loop, container):
                    yield loop.line


def _walks(loop: Loop, container: Expr) -> bool:
    """Whether the loop goes over the container once."""
    match loop.stmt:
        case Each(iterable=iterable):
            return mentions(iterable, container)
        case Counted(var=var):
            return _indexes(loop, container, var)
        case While() as stmt:
            steps = {s[0] for s in map(step_of, stmt.body) if s and s[1] == Const(1)}
            return any(_indexes(loop, container, v) for v in steps)
    return False


def _indexes(loop: Loop, container: Expr, name: str) -> bool:
    return any(isinstance(e, Index) and e.base == container and name in names(e.index)
               for s in statements_in(loop.body) for x in own_expressions(s)
               for e in walk_expression(x))  # fmt: skip


def _decides(loop: Loop, container: Expr) -> bool:
    inner = list(statements_in(_without_skips(loop.body)))
    if any(isinstance(s, Counted | Each) for s in inner) or calls_in(
        loop.body, "lower_bound", "upper_bound", "binary_search"
    ):  # fmt: skip
        return False
    if any(_fills_table(s) for s in inner):
        return False
    return any(_choice(s) for s in inner) or any(_spends(s, loop) for s in inner)


def _without_skips(block: Block) -> Block:
    """`if not fits: continue` followed by the rest, as a test with the rest in its other arm."""
    for position, stmt in enumerate(block):
        if isinstance(stmt, If) and not stmt.otherwise and stmt.then:
            rest = _without_skips(block[position + 1 :])
            if isinstance(stmt.then[-1], Continue) and rest:
                skip = If(stmt.test, stmt.then[:-1], rest, stmt.span)
                return (*block[:position], skip)
    return block


def _fills_table(stmt: Stmt) -> bool:
    """Whether an entry of a table is computed from another entry of it, or appended so."""
    match stmt:
        case Assign(target=Index() as target, value=value):
            return any(r != target for r in reads_of(value, place(target)))
        case Do(value=Call(op="push_back", args=(base, value))):
            return any(isinstance(e, Index) and place(e) == base for e in walk_expression(value))
        case _:
            return False


def _choice(stmt: Stmt) -> bool:
    """A test of the state so far whose outcome changes that state to something new."""
    if isinstance(stmt, While):
        changed = assigned_scalars(stmt.body)
        return bool(names(stmt.test) & changed) and _budgeted(stmt, changed)
    if not isinstance(stmt, If):
        return False
    state = _values(stmt.test) & assigned_scalars((*stmt.then, *stmt.otherwise))
    return any(not _keeps_best(stmt, name) for name in state)


def _values(expr: Expr) -> set[str]:
    """Names that occur otherwise than as a position in a sequence."""
    found: set[str] = set()
    pending = [expr]
    while pending:
        part = pending.pop()
        if isinstance(part, Name):
            found.add(part.id)
        pending += [part.base] if isinstance(part, Index) else child_expressions(part)
    return found


def _budgeted(stmt: While, changed: set[str]) -> bool:
    """`while amount >= coin: amount -= coin`"""
    return any(step is not None and step[2] == "-" and step[0] in changed
               and not isinstance(step[1], Const)
               for step in map(step_of, stmt.body))  # fmt: skip


def _keeps_best(stmt: If, name: str) -> bool:
    """`if x > best: best = x`: a maximum or the previous element, not a choice."""
    sides = {side for c in walk_expression(stmt.test) if isinstance(c, Compare)
             for side in (c.left, c.right)}  # fmt: skip
    values = [s.value for s in statements_in((*stmt.then, *stmt.otherwise))
              if isinstance(s, Assign) and s.target == Name(name)]  # fmt: skip
    return all(v in sides for v in values)


def _spends(stmt: Stmt, loop: Loop) -> bool:
    """`amount %= coin`, `rest -= min(rest, x)`: a budget spent element by element."""
    match stmt:
        case Assign(target=Name() as target, value=Binary(op="%", left=left, right=right)):
            return left == target and bool(names_in(right) & loop.variables)
        case Assign(target=Name(id=name), value=Binary(op="-", left=Name(id=same), right=taken)):
            if name != same:
                return False
            if isinstance(taken, Name):
                return any(isinstance(s, Assign) and s.target == taken and _is_min(s.value, name)
                           for s in statements_in(loop.body))  # fmt: skip
            return _is_min(taken, name)
        case _:
            return False


def _is_min(expr: Expr, name: str) -> bool:
    return isinstance(expr, Call) and expr.op == "min" and name in names(expr)


# -- all pairs


def _pair_loops(view: View) -> Iterator[int]:
    """Two nested loops that take every pair of elements of one sequence."""
    for routine in view.routines:
        for inner in routine.loops:
            for outer in inner.around[-1:]:
                if (
                    _pairs(outer, inner)
                    and _uses_both(outer, inner)
                    and not _other_purpose(outer, inner)
                ):
                    yield inner.line


def _pairs(outer: Loop, inner: Loop) -> bool:
    match outer.stmt, inner.stmt:
        case Counted() as a, Counted() as b:
            if number(b.step) not in (1, -1) or _is_small(b):
                return False
            starts, stops = a.var in names_in(b.start), a.var in names_in(b.stop)
            if names_in(b.start) & (assigned_scalars(outer.stmt.body) - {a.var}):
                return False  # a pointer that goes on where it stood
            ends = shift(a.stop, b.stop) is not None
            same = shift(a.stop, b.stop) == 0 and b.start == a.start
            return (starts and not stops and ends) or (stops and not starts) or same
        case (Counted() as a, Each() as b):
            return isinstance(b.iterable, Slice) and a.var in names_in(b.iterable)
        case (Each(iterable=Collection()), Each()):
            return False  # directions, not data
        case (Each() as a, Each() as b):
            return a.iterable == b.iterable or (
                isinstance(b.iterable, Slice) and mentions(a.iterable, b.iterable.base)
                and bool(names_in(b.iterable) & outer.variables)
            )  # fmt: skip
        case _:
            return False


def _is_small(loop: Counted) -> bool:
    stop = number(loop.stop)
    return stop is not None and 0 <= stop <= _SMALL


def _uses_both(outer: Loop, inner: Loop) -> bool:
    """Elements of both positions meet, or a total over `i … j` is kept for each pair."""
    if isinstance(inner.stmt, Each):
        return any(names(e) & outer.variables and names(e) & inner.variables
                   for s in statements_in(inner.body) for x in own_expressions(s)
                   for e in walk_expression(x) if isinstance(e, Binary | Compare | Call)) or (
            _slices(outer, inner))  # fmt: skip
    first = {place(a) for a in _accesses(inner, outer.variables, inner.variables)}
    second = {place(a) for a in _accesses(inner, inner.variables, outer.variables)}
    outside = {a.base for s in outer.stmt.body if not isinstance(s, Counted | Each | While)
               for x in own_expressions(s) for a in walk_expression(x)
               if isinstance(a, Index) and names(a.index) & outer.variables}  # fmt: skip
    if (first | outside) & second:
        return True
    return any(isinstance(e, Slice) and names(e) & outer.variables and names(e) & inner.variables
               for s in statements_in(inner.body) for x in own_expressions(s)
               for e in walk_expression(x)) or _totals(outer, inner, second)  # fmt: skip


def _slices(outer: Loop, inner: Loop) -> bool:
    return False if not outer.variables else any(
        isinstance(e, Index) and names(e.index) & outer.variables
        for s in statements_in(inner.body) for x in own_expressions(s) for e in walk_expression(x)
    )  # fmt: skip


def _accesses(loop: Loop, own: frozenset[str], other: frozenset[str]) -> Iterator[Index]:
    """Accesses of an element, or of a fixed part of it, at one of the two positions alone."""
    for stmt in statements_in(loop.body):
        for expr in own_expressions(stmt):
            for part in accesses(expr):
                first, *fixed = indices(part) or (part.index,)  # `a[()]` has no index
                used = names(first)
                if used & own and not used & other and all(isinstance(i, Const) for i in fixed):
                    yield part


def _totals(outer: Loop, inner: Loop, bases: set[Expr]) -> bool:
    """`s = 0` for each start, `s += a[j]` for each end."""
    reset = {s.target.id for s in outer.stmt.body if isinstance(s, Assign)
             and isinstance(s.target, Name)}  # fmt: skip
    for stmt in inner.stmt.body:
        step = step_of(stmt)
        if step and step[0] in reset and isinstance(step[1], Index) and step[1].base in bases:
            return any(isinstance(s, If | Assign) and s is not stmt for s in inner.stmt.body)
    return False


def _other_purpose(outer: Loop, inner: Loop) -> bool:
    """Sorting in place, tables, matrices: pairs of positions, but not of elements."""
    first = {place(a) for a in _accesses(inner, outer.variables, inner.variables)}
    second = {place(a) for a in _accesses(inner, inner.variables, outer.variables)}
    for stmt in statements_in(inner.body):
        if isinstance(stmt, Assign) and isinstance(stmt.target, Index):
            table = place(stmt.target)
            if table in first | second and any(
                names(i) & (outer.variables | inner.variables) for i in indices(stmt.target)
            ):  # fmt: skip
                return True
            if any(r != stmt.target for r in reads_of(stmt.value, table)):
                return True
        for call in (e for x in own_expressions(stmt) for e in walk_expression(x)):
            if isinstance(call, Call) and call.op == "swap":
                return True
    return False


FACTS = {
    "greedy_scan": Fact(
        "one pass in sorted order decides by what was chosen so far", _greedy_scans
    ),
    "pair_loop": Fact("two nested loops take every pair of one sequence", _pair_loops),
}
