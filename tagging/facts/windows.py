"""Windows whose two ends only move right."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Compare,
    Const,
    Counted,
    Each,
    Expr,
    If,
    Index,
    Name,
    Stmt,
    While,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.search import looks_at, unit_steps
from tagging.shapes import (
    assigned_scalars,
    expanded,
    indices,
    linear,
    mentions,
    shift,
    step_of,
)
from tagging.view import Loop, Routine, View


def _window_shrinks(view: View) -> Iterator[int]:
    """Inside a loop over the right end, the left end only moves right, and both are looked at."""
    for routine in view.routines:
        for loop in routine.loops:
            outside = assigned_scalars(loop.body)
            for name, ways in unit_steps(loop.body).items():
                if ways != {1} or name in loop.variables or not _carried(name, loop, routine):
                    continue
                if not _under_test(name, loop) or name not in outside:
                    continue
                if looks_at(loop, Name(name)) and _new_element(loop, name):
                    yield loop.line


def _carried(name: str, loop: Loop, routine: Routine) -> bool:
    """Whether the variable keeps its value from round to round."""
    for stmt in statements_in(loop.body):
        if isinstance(stmt, Assign) and stmt.target == Name(name) and step_of(stmt) is None:
            return False
        if isinstance(stmt, Counted) and stmt.var == name:
            return False
    return len(routine.definitions.get(name, [])) >= 2


def _under_test(name: str, loop: Loop) -> bool:
    """Whether the step happens in an inner loop or under a condition, not every round."""
    return not any((step := step_of(s)) is not None and step[0] == name for s in loop.body)


def _new_element(loop: Loop, left: str) -> bool:
    """Whether the loop takes in one element a round by its own position, and measures with both."""
    rights = set(loop.variables)
    if isinstance(loop.stmt, While):
        rights |= {n for n, ways in unit_steps(loop.body).items() if ways == {1} and n != left}
    if isinstance(loop.stmt, Each) and rights:
        return _removes(loop, left)
    looked = any(looks_at(loop, Name(r)) for r in rights)
    return looked and (_removes(loop, left) or _measures(loop, left, rights))


def _removes(loop: Loop, left: str) -> bool:
    """Whether what stands at the left end leaves a sum, a count or a set."""
    for stmt in statements_in(loop.body):
        match stmt:
            case Assign(
                value=Binary(op="-" | "^" | "//" | "/", left=old, right=gone), target=place
            ):
                if old == place and mentions(gone, Name(left)) and gone != Name(left):
                    return True
                if old == place and isinstance(place, Index) and _element(place.index, left):
                    return True
            case _:
                pass
        for expr in own_expressions(stmt):
            for call in walk_expression(expr):
                if (
                    isinstance(call, Call)
                    and call.op.startswith(("erase", "pop_at"))
                    and any(mentions(a, Name(left)) for a in call.args[1:])
                ):
                    return True
    return False


def _measures(loop: Loop, left: str, rights: set[str]) -> bool:
    """Whether the width `right - left` is used."""
    parts = (
        p
        for s in statements_in(loop.body)
        for e in own_expressions(s)
        for p in walk_expression(e)
        if isinstance(p, Binary) and p.op == "-"
    )
    widths = (linear(p).terms for p in parts)
    return any(
        (Name(left), -1) in terms and any((Name(r), 1) in terms for r in rights) for terms in widths
    )


def _element(index: Expr, left: str) -> bool:
    """Whether an entry belongs to the element at the left end, as a count of it does."""
    nested = any(
        isinstance(p, Index) and mentions(p.index, Name(left)) for p in walk_expression(index)
    )
    return nested or (isinstance(index, Binary) and mentions(index, Name(left)))


def _window_jumps(view: View) -> Iterator[int]:
    """The left end jumps behind the last place of a repeated element, and the width counts."""
    for loop in view.loops:
        for stmt in statements_in(loop.body):
            match stmt:
                case Assign(target=Name(id=left) as place, value=Call(op="max", args=args)) if (
                    place in args
                ):
                    if _measures(loop, left, set(loop.variables)):
                        yield loop.line
                case Assign(
                    target=Name(id=left), value=Binary(op="+", left=Index(), right=Const())
                ):
                    if _measures(loop, left, set(loop.variables)):
                        yield loop.line
                case _:
                    pass


def _window_slides(view: View) -> Iterator[int]:
    """One element enters and the one k places back leaves."""
    for routine in view.routines:
        for loop in routine.loops:
            entered: dict[tuple[Expr, Expr], Expr] = {}
            left: list[tuple[Expr, Expr, Expr]] = []
            for stmt in loop.body:
                for target, sign, access in _sums(stmt, routine):
                    if sign == "+":
                        entered[target, access.base] = access.index
                    left += [(target, access.base, access.index)] if sign == "-" else []
            for target, base, index in left:
                coming = entered.get((target, base))
                if (
                    isinstance(coming, Binary)
                    and coming.op == "+"
                    and index in (coming.left, coming.right)
                    and names_in(index) & loop.variables
                    and shift(coming, index) is None
                ):
                    yield loop.line
                if (
                    coming is not None
                    and isinstance(index, Binary)
                    and index.op == "-"
                    and names_in(index) & loop.variables
                    and shift(index, index.left) is None
                ):
                    yield loop.line


def _sums(stmt: Stmt, routine: Routine) -> Iterator[tuple[Expr, str, Index]]:
    """Array elements that a statement adds to or takes from a scalar."""
    inner = statements_in((stmt,))
    for part in inner:
        if not (isinstance(part, Assign) and isinstance(part.target, Name)):
            continue
        if not mentions(part.value, part.target):
            continue
        for sign, atom in _signed(part.value, "+"):
            if isinstance(atom, Index) and len(indices(atom)) == 1:
                yield part.target, sign, Index(atom.base, expanded(atom.index, routine))


def _signed(expr: Expr, sign: str) -> Iterator[tuple[str, Expr]]:
    match expr:
        case Binary(op="+", left=a, right=b):
            yield from _signed(a, sign)
            yield from _signed(b, sign)
        case Binary(op="-", left=a, right=b):
            yield from _signed(a, sign)
            yield from _signed(b, "-" if sign == "+" else "+")
        case _:
            yield sign, expr


def _window_peaks(view: View) -> Iterator[int]:
    """A running extreme is replaced when the element k places back, which leaves, equals it."""
    for routine in view.routines:
        for loop in routine.loops:
            changed = assigned_scalars(loop.body)
            for stmt in statements_in(loop.body):
                if isinstance(stmt, If) and any(
                    kept in changed and kept in assigned_scalars(stmt.then)
                    for kept in _equals_leaving(stmt.test, loop, routine)
                ):
                    yield stmt.span.line


def _equals_leaving(test: Expr, loop: Loop, routine: Routine) -> Iterator[str]:
    """Scalars that the test compares with the element at `i - k`."""
    for part in walk_expression(test):
        if not (isinstance(part, Compare) and part.op == "=="):
            continue
        for scalar, other in ((part.left, part.right), (part.right, part.left)):
            access = _read_element(other, routine)
            if isinstance(scalar, Name) and access is not None:
                index = expanded(access.index, routine)
                back = isinstance(index, Binary) and index.op == "-"
                if back and names_in(index) & loop.variables and len(names_in(index)) == 2:
                    yield scalar.id


def _read_element(expr: Expr, routine: Routine) -> Index | None:
    """An element of a sequence, also by the name it was read into."""
    if isinstance(expr, Name):
        values = routine.definitions.get(expr.id, [])
        expr = values[0] if len(values) == 1 else expr
    return expr if isinstance(expr, Index) and len(indices(expr)) == 1 else None


FACTS = {
    "window_shrink": Fact(
        "behind a moving right end the left end catches up under a test", _window_shrinks
    ),
    "window_jump": Fact("the left end of a window jumps behind a repeat", _window_jumps),
    "window_slide": Fact("one element enters a window as another leaves it", _window_slides),
    "window_peak": Fact(
        "a running extreme is replaced when the leaving element equals it", _window_peaks
    ),
}
