"""Tables of doubling lengths, and blocks of positions."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Const,
    Counted,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    While,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.shapes import (
    expanded,
    linear,
    number,
    place,
    step_of,
)
from tagging.view import Loop, Routine, View

_DEEPEST = 4
_SMALLEST_BLOCK = 100


def _power_of_two(expr: Expr, routine: Routine) -> bool:
    match expr:
        case Binary(op="<<" | "**", left=Const(value=1 | 2)):
            return True
        case Binary(op="//" | ">>", left=left, right=Const(value=1 | 2)):
            return _power_of_two(left, routine)
        case Name(id=name):
            values = routine.definitions.get(name, [])
            return any(_power_of_two(v, routine) for v in values if not isinstance(v, Name)) or any(
                v in (Binary("*", expr, Const(2)), Binary("<<", expr, Const(1)),
                      Binary("*", Const(2), expr), Binary("+", expr, expr))
                for v in values
            )  # fmt: skip
        case _:
            return False


def _gap(a: Expr, b: Expr, routine: Routine) -> bool:
    """Whether two indices are a power of two apart."""
    left, right = dict(linear(a).terms), dict(linear(b).terms)
    rest = {k: left.get(k, 0) - right.get(k, 0) for k in left.keys() | right.keys()}
    rest = {k: c for k, c in rest.items() if c}
    return len(rest) == 1 and all(abs(c) == 1 and _power_of_two(k, routine)
                                  for k, c in rest.items())  # fmt: skip


def _doubling_rows(view: View) -> Iterator[int]:
    """A table row made of the row before: entries a power of two apart, combined idempotently."""
    for site in view.sites:
        if len(site.loops) < 2:
            continue
        for expr in site.expressions():
            pair = _idempotent(expr)
            if pair is None:
                continue
            a, b = pair
            if (
                a.base == b.base
                and _gap(a.index, b.index, site.routine)
                and any(names_in(a.index) & _positions(loop) for loop in site.loops)
            ):
                yield site.line


def _positions(loop: Loop) -> frozenset[str]:
    """What the loop moves: its variables, or what a while loop steps."""
    if not isinstance(loop.stmt, While):
        return loop.variables
    return loop.variables | {s[0] for s in map(step_of, (x.stmt for x in loop.sites)) if s}


def _idempotent(expr: Expr) -> tuple[Index, Index] | None:
    match expr:
        case Call(op="min" | "max" | "gcd", args=(Index() as a, Index() as b)):
            return a, b
        case Binary(op="&" | "|", left=Index() as a, right=Index() as b):
            return a, b
        case Invoke(args=(Index() as a, Index() as b)):
            return a, b
        case _:
            return None


def _is_root(expr: Expr, view: View) -> bool:
    """Whether a size comes from a square root, or is a constant of that kind."""
    nearest, met = [expr], set[Name | Field]()
    for depth in range(_DEEPEST + 1):
        parts = [p for e in nearest for p in walk_expression(e)]
        if any(_takes_root(p) for p in parts):
            return True
        if depth == _DEEPEST:
            break
        places = {p: None for p in parts if isinstance(p, Name | Field) and p not in met}
        met.update(places)
        nearest = [v for p in places for v in _values(p, view)]
        if any((number(v) or 0) >= _SMALLEST_BLOCK for v in nearest):
            return True
    return False


def _takes_root(part: Expr) -> bool:
    if isinstance(part, Call):
        return part.op in ("sqrt", "isqrt")
    return isinstance(part, Binary) and part.op == "**" and part.right == Const(0.5)


def _values(part: Name | Field, view: View) -> list[Expr]:
    """What is assigned to the variable or field anywhere."""
    return [v for v in view.once("values by place", _by_place).get(part, []) if v != part]


def _by_place(view: View) -> dict[Expr, list[Expr]]:
    found: dict[Expr, list[Expr]] = {}
    for routine in view.routines:
        for name, values in routine.definitions.items():
            found.setdefault(Name(name), []).extend(values)
    for site in view.sites:
        if isinstance(site.stmt, Assign) and isinstance(site.stmt.target, Field):
            found.setdefault(site.stmt.target, []).append(site.stmt.value)
    return found


def _blocks(view: View) -> Iterator[int]:
    """An array with one entry a block: its index is a position divided by a block size."""
    for site in view.sites:
        for expr in site.expressions():
            if not isinstance(expr, Index):
                continue
            index = expanded(expr.index, site.routine)
            if _block_of(index, view) or _in_block_table(index, view):
                yield site.line


def _block_of(index: Expr, view: View) -> bool:
    """`i // size`, also shifted by a constant."""
    atoms = [a for a, c in linear(index).terms if c == 1]
    return len(atoms) == 1 and any(
        isinstance(a, Binary) and a.op in ("//", "/") and _is_size(a.right, view) for a in atoms
    )


def _in_block_table(index: Expr, view: View) -> bool:
    """`id[i]`, where id holds the block of every position."""
    return isinstance(index, Index) and place(index) in view.once("block tables", _block_tables)


def _block_tables(view: View) -> set[Expr]:
    return {
        place(s.stmt.target)
        for s in view.sites
        if isinstance(s.stmt, Assign)
        and isinstance(s.stmt.target, Index)
        and s.loops
        and _block_of(expanded(s.stmt.value, s.routine), view)
    }


def _is_size(size: Expr, view: View) -> bool:
    literal = number(size)
    return literal >= _SMALLEST_BLOCK if literal is not None else _is_root(size, view)


def _block_steps(view: View) -> Iterator[int]:
    """Whole blocks taken in one step: from `b * size`, by steps of size, or until a boundary."""
    for routine in view.routines:
        for loop in routine.loops:
            stmt = loop.stmt
            if isinstance(stmt, Counted):
                ends = [stmt.start, stmt.stop]
                products = [p for e in ends for p in walk_expression(expanded(e, routine))
                            if isinstance(p, Binary) and p.op == "*"]  # fmt: skip
                sizes = [f for p in products for f in (p.left, p.right)]
                if any(_sized(s, view) for s in (*sizes, stmt.step)):
                    yield loop.line
            elif isinstance(stmt, While):
                parts = [p for s in statements_in(loop.body) for e in own_expressions(s)
                         for p in walk_expression(e)]  # fmt: skip
                parts += list(walk_expression(stmt.test))
                rounds = [p for p in parts if isinstance(p, Binary) and p.op == "%"
                          and _sized(p.right, view)]  # fmt: skip
                steps = [s for s in map(step_of, statements_in(loop.body)) if s is not None
                         and _sized(s[1], view)]  # fmt: skip
                if rounds or steps:
                    yield loop.line


def _sized(expr: Expr, view: View) -> bool:
    return _is_root(expr, view)


FACTS = {
    "doubling_row": Fact("a row combines two entries a power of two apart", _doubling_rows),
    "block_index": Fact("an array has one entry a block of positions", _blocks),
    "block_step": Fact("a loop takes a whole block at a time", _block_steps),
}
