"""Borders, matching lengths and palindromes of texts."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Expr,
    If,
    Index,
    Name,
    Unary,
    While,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    dependents,
    origins,
    touches,
    writes_in,
)
from tagging.shapes import expanded, lesser_of, linear, shift, step_of
from tagging.view import Loop, Routine, View


def _fallbacks(view: View) -> Iterator[tuple[Routine, Loop, str, Expr]]:
    """Loops in which a length falls back along a table of itself after a mismatch."""
    for routine in view.routines:
        for loop in routine.loops:
            for write in writes_in(loop.sites):
                if not isinstance(write.target, Name):
                    continue
                j = write.target
                for value in _options(write.value):
                    if isinstance(value, Index) and shift(value.index, j) in (0, -1, 1):
                        if _mismatch(write, j, loop, value.base):
                            yield routine, loop, j.id, value.base


def _options(value: Expr) -> tuple[Expr, ...]:
    return (value.then, value.otherwise) if isinstance(value, Conditional) else (value,)


def _mismatch(write: Write, j: Name, loop: Loop, table: Expr) -> bool:
    """Whether characters at j and at another place are compared to decide the fall."""
    tests = [
        *write.site.conditions,
        *(w.stmt.test for w in write.site.loops if isinstance(w.stmt, While)),
    ]
    for test in tests:
        for part in walk_expression(test):
            if not (isinstance(part, Compare) and part.op in ("==", "!=")):
                continue
            sides = [_character(s, write.site.routine) for s in (part.left, part.right)]
            here = [
                s
                for s in sides
                if isinstance(s, Index) and touches(s.index, {j.id}) and base_of(s) != table
            ]
            if here and part.left != part.right:
                return True
    return False


def _character(side: Expr, routine: Routine) -> Expr:
    return side


def _failure_lines(view: View) -> Iterator[int]:
    return (loop.line for _, loop, _, _ in _fallbacks(view))


def _failure_stores(view: View) -> Iterator[int]:
    """The length reached is noted in the table that it falls back along."""
    found = [(r, j, t) for r, _, j, t in _fallbacks(view)]
    for routine, j, table in found:
        lengths = {j} | dependents({j}, routine.sites)
        for write in writes_in(routine.sites):
            if isinstance(write.target, Index) and _alike(write.target.base, table):
                if touches(write.value, lengths) and isinstance(write.value, Name | Binary | Index):
                    yield write.line
        for site in routine.sites:
            for part in site.expressions():
                match part:
                    case Call(op="push_back", args=(base, value)) if _alike(base, table):
                        if touches(value, lengths):
                            yield site.line


def _alike(a: Expr, b: Expr) -> bool:
    return a == b or getattr(a, "id", getattr(a, "name", 0)) == getattr(
        b, "id", getattr(b, "name", 1)
    )


def _mirrored(view: View) -> Iterator[tuple[Write, Index]]:
    """`t[i] = min(r - i, t[…])`: an entry starts from an earlier one, within a known reach."""
    for write in all_writes(view):
        routine = write.site.routine
        if not write.site.loops:
            continue
        for origin in origins(write.value, routine, 1):
            for part in walk_expression(origin):
                for one, bound in _lesser(part):
                    read = _looked(one, routine)
                    if isinstance(read, Index) and isinstance(_looked(bound, routine), Binary):
                        yield write, read
        if isinstance(write.value, Index) and isinstance(write.value.index, Binary):
            yield write, write.value


def _lesser(part: Expr) -> Iterator[tuple[Expr, Expr]]:
    """Both orders of the operands of a minimum of two."""
    match part:
        case Call(op="min", args=(a, b)):
            yield from ((a, b), (b, a))
        case Conditional() if lesser := lesser_of(part):
            yield from (lesser, lesser[::-1])  # type: ignore[misc]
        case _:
            return


def _looked(expr: Expr, routine: Routine) -> Expr:
    if isinstance(expr, Name):
        values = routine.definitions.get(expr.id, [])
        return values[0] if len(values) == 1 else expr
    return expr


def _extends(write: Write) -> bool:
    """Whether the entry grows as long as characters at both its ends agree."""
    for loop in write.site.routine.loops:
        if not isinstance(loop.stmt, While):
            continue
        tests = [loop.stmt.test, *(t.stmt.test for t in loop.sites if isinstance(t.stmt, If))]
        for part in (p for t in tests for p in walk_expression(t)):
            if isinstance(part, Compare) and part.op in ("==", "!="):
                if isinstance(part.left, Index) and isinstance(part.right, Index):
                    return True
    return False


def _z_boxes(view: View) -> Iterator[int]:
    """`z[i] = min(r - i, z[i - l])`, then characters are compared."""
    for write, read in _mirrored(view):
        form = linear(_expanded(read.index, write.site.routine))
        signs = sorted(c for _, c in form.terms)
        if signs == [-1, 1] and _table_of(write, read) and _positive_loop(form.terms, write):
            if _extends(write):
                yield write.line


def _expanded(index: Expr, routine: Routine) -> Expr:
    if isinstance(index, Name):
        values = routine.definitions.get(index.id, [])
        if len(values) == 1 and isinstance(values[0], Binary):
            return values[0]
    return index


def _positive_loop(terms: frozenset[tuple[Expr, int]], write: Write) -> bool:
    variables = {v for w in write.site.loops for v in w.variables} | {
        s[0] for w in write.site.loops for s in map(step_of, (x.stmt for x in w.sites)) if s
    }
    return any(isinstance(a, Name) and a.id in variables for a, c in terms if c == 1)


def _table_of(write: Write, read: Index) -> bool:
    """Whether the value goes back into the table it came from."""
    if isinstance(write.target, Index):
        return write.target.base == read.base
    routine = write.site.routine
    name = write.target.id if isinstance(write.target, Name) else ""
    return any(
        isinstance(w.target, Index) and w.target.base == read.base and touches(w.value, {name})
        for w in writes_in(routine.sites)
    ) or any(
        isinstance(p, Call) and p.op == "push_back" and p.args[:1] == (read.base,)
        for s in routine.sites
        for p in s.expressions()
    )


def _mirrors(view: View) -> Iterator[int]:
    """`p[i] = min(r - i, p[2 * c - i])`, then characters on both sides are compared."""
    for write, read in _mirrored(view):
        form = linear(expanded(read.index, write.site.routine))
        negative = [a for a, c in form.terms if c == -1]
        variables = {v for w in write.site.loops for v in w.variables} | {
            s[0] for w in write.site.loops for s in map(step_of, (x.stmt for x in w.sites)) if s
        }
        centre = sum(c for a, c in form.terms if c > 0 and not isinstance(a, Unary))
        if centre == 2 and any(isinstance(a, Name) and a.id in variables for a in negative):
            if _table_of(write, read) and _extends(write):
                yield write.line


FACTS = {
    "failure_fallback": Fact("after a mismatch a length falls back along a table", _failure_lines),
    "failure_store": Fact("the length reached is noted in that table", _failure_stores),
    "z_box": Fact("a matching length starts from the one inside the known match", _z_boxes),
    "mirrored_radius": Fact("a radius starts from the one mirrored at a centre", _mirrors),
}
