"""Shapes of expressions that do not depend on language or names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Compare,
    Conditional,
    Const,
    Expr,
    Index,
    Logic,
    Name,
    Stmt,
    Unary,
    child_expressions,
    expressions_of,
    statements_in,
    walk_expression,
)
from tagging.view import Routine

_DEEPEST = 3


@dataclass(frozen=True, slots=True)
class Linear:
    """`sum of coefficient × atom + constant`."""

    terms: frozenset[tuple[Expr, int]]
    constant: int

    def only(self, atom: Expr) -> int | None:
        """The coefficient of the atom when nothing else is there."""
        if len(self.terms) != 1:
            return None
        ((found, coefficient),) = self.terms
        return coefficient if found == atom else None


def number(expr: Expr | None) -> int | None:
    match expr:
        case Const(value=bool()):
            return None
        case Const(value=int(value)):
            return value
        case _:
            return None


def linear(expr: Expr) -> Linear:
    """The linear form; what is not linear becomes an atom of its own."""
    terms: dict[Expr, int] = {}
    constant = _collect(expr, 1, terms)
    return Linear(frozenset((a, c) for a, c in terms.items() if c), constant)


def _collect(expr: Expr, factor: int, terms: dict[Expr, int]) -> int:
    match expr:
        case Const() if (value := number(expr)) is not None:
            return factor * value
        case Binary(op="+", left=a, right=b):
            return _collect(a, factor, terms) + _collect(b, factor, terms)
        case Binary(op="-", left=a, right=b):
            return _collect(a, factor, terms) + _collect(b, -factor, terms)
        case Unary(op="-", operand=a):
            return _collect(a, -factor, terms)
        case Binary(op="*", left=a, right=b) if (k := number(a)) is not None:
            return _collect(b, factor * k, terms)
        case Binary(op="*", left=a, right=b) if (k := number(b)) is not None:
            return _collect(a, factor * k, terms)
        case Binary(op="<<", left=a, right=b) if (k := number(b)) is not None and 0 <= k < 8:
            return _collect(a, factor << k, terms)
        case Binary(op="|" | "^", left=a, right=b) if number(b) == 1 and _even(a):
            return _collect(a, factor, terms) + factor
        case _:
            terms[expr] = terms.get(expr, 0) + factor
            return 0


def _even(expr: Expr) -> bool:
    form = linear(expr)
    return form.constant % 2 == 0 and all(c % 2 == 0 for _, c in form.terms)


def shift(expr: Expr, base: Expr) -> int | None:
    """`expr - base` where that is a number."""
    left, right = linear(expr), linear(base)
    return left.constant - right.constant if left.terms == right.terms else None


def expanded(expr: Expr, routine: Routine, depth: int = 0) -> Expr:
    """The expression with names defined once by arithmetic replaced by their definitions."""
    if depth > _DEEPEST:
        return expr
    match expr:
        case Name(id=name) if name not in routine.params:
            values = routine.definitions.get(name, [])
            if (
                len(values) == 1
                and isinstance(values[0], Binary)
                and Name(name) not in walk_expression(values[0])
            ):
                return expanded(values[0], routine, depth + 1)
            return expr
        case Binary(op=op, left=a, right=b):
            return Binary(op, expanded(a, routine, depth), expanded(b, routine, depth), expr.span)
        case _:
            return expr


def place(expr: Expr) -> Expr:
    """The container that an index or a method works on, without its indices."""
    while isinstance(expr, Index):
        expr = expr.base
    return expr


def indices(expr: Expr) -> tuple[Expr, ...]:
    """Indices of `t[i][j]`, outermost first; `t[i, j]` counts as two."""
    found: list[Expr] = []
    while isinstance(expr, Index):
        part = expr.index
        many = isinstance(part, Collection) and part.kind == "tuple"
        found[:0] = part.items if isinstance(part, Collection) and many else (part,)
        expr = expr.base
    return tuple(found)


def accesses(expr: Expr) -> Iterator[Index]:
    """Accesses that are not the base of a longer one."""
    pending = [expr]
    while pending:
        part = pending.pop()
        if isinstance(part, Index):
            yield part
            pending += indices(part)
        else:
            pending += child_expressions(part)


def reads_of(expr: Expr, table: Expr) -> Iterator[Index]:
    """Whole accesses of a table inside an expression."""
    pending = [expr]
    while pending:
        current = pending.pop()
        if isinstance(current, Index) and place(current) == table:
            yield current
            pending.extend(indices(current))
            continue
        pending.extend(child_expressions(current))


def back_of(expr: Expr) -> Expr | None:
    """The container whose last element this is: `a[-1]`, `a.back()`, `top`, `a[len(a) - 1]`."""
    match expr:
        case Call(op="back" | "top", args=(base,)):
            return base
        case Index(base=base, index=Const(value=-1)):
            return base
        case Index(base=base, index=Binary(op="-", left=Call(op="len", args=(other,)),
                                           right=Const(value=1))) if base == other:  # fmt: skip
            return base
        case _:
            return None


def assigned_scalars(block: Iterable[Stmt]) -> set[str]:
    return {s.target.id for s in statements_in(block)
            if isinstance(s, Assign) and isinstance(s.target, Name)}  # fmt: skip


def calls_in(block: Iterable[Stmt], *ops: str) -> list[Call]:
    return [e for e in expressions_of(block) if isinstance(e, Call) and e.op in ops]


def mentions(expr: Expr, part: Expr) -> bool:
    return any(e == part for e in walk_expression(expr))


def names(expr: Expr) -> set[str]:
    return {e.id for e in walk_expression(expr) if isinstance(e, Name)}


def step_of(stmt: Stmt) -> tuple[str, Expr, str] | None:
    """`(variable, amount, sign)` of `x += amount` or `x -= amount`."""
    match stmt:
        case Assign(target=Name(id=name), value=Binary(op="+" | "-" as op, left=Name(id=same),
                                                       right=amount)) if name == same:  # fmt: skip
            return name, amount, op
        case Assign(
            target=Name(id=name), value=Binary(op="+", left=amount, right=Name(id=same))
        ) if name == same:
            return name, amount, "+"
        case _:
            return None


def halves(expr: Expr) -> tuple[Expr, Expr] | None:
    """`(lo, hi)` of a midpoint: `(lo + hi) // 2`, `lo + (hi - lo) / 2` and their relatives."""
    match expr:
        case Binary(op="//" | ">>" | "/", left=Binary(op="+") as total, right=Const(value=1 | 2)):
            form = linear(total)
            atoms = [a for a, c in form.terms if c == 1]
            if len(form.terms) == 2 == len(atoms) and abs(form.constant) <= 1:
                return atoms[0], atoms[1]
        case Binary(op="+", left=lo, right=Binary(op="//" | ">>" | "/",
                    left=gap, right=Const(value=1 | 2))):  # fmt: skip
            form = linear(Binary("+", gap, lo))
            atoms = [a for a, c in form.terms if c == 1]
            if len(form.terms) == 1 == len(atoms) and abs(form.constant) <= 1:
                return lo, atoms[0]
        case Binary(op="-", left=hi, right=Binary(op="//" | ">>" | "/",
                    left=gap, right=Const(value=1 | 2))):  # fmt: skip
            form = linear(Binary("-", hi, gap))
            atoms = [a for a, c in form.terms if c == 1]
            if len(form.terms) == 1 == len(atoms) and abs(form.constant) <= 1:
                return atoms[0], hi
        case Binary(op="*", left=Const(value=0.5), right=Binary(op="+", left=lo, right=hi)):
            return lo, hi
        case Binary(op="*", left=Binary(op="+", left=lo, right=hi), right=Const(value=0.5)):
            return lo, hi
        case Call(op="int" | "math", args=(inner,)):
            return halves(inner)
        case _:
            pass
    return None


COMPARISONS = ("<", "<=", ">", ">=")


def lesser_of(expr: Expr) -> tuple[Expr, ...]:
    """What a minimum is taken of: `min(a, b)`, `a if a < b else b`; empty for anything else."""
    match expr:
        case Call(op="min", args=args):
            return args
        case Conditional(test=Compare(op=op, left=a, right=b), then=x, otherwise=y) if {a, b} == {
            x,
            y,
        } and op in COMPARISONS:
            return (x, y) if (op in ("<", "<=")) == (a == x) else ()
        case _:
            return ()


def order_comparisons(expr: Expr) -> list[Compare]:
    return [e for e in walk_expression(expr) if isinstance(e, Compare) and e.op in COMPARISONS]


def substituted(expr: Expr, table: Mapping[str, Expr]) -> Expr:
    """The expression with variables replaced by what stands for them."""
    if not table or not any(isinstance(e, Name) and e.id in table for e in walk_expression(expr)):
        return expr
    match expr:
        case Name(id=name):
            return table.get(name, expr)
        case Index(base=a, index=b):
            return Index(substituted(a, table), substituted(b, table), expr.span)
        case Binary(op=op, left=a, right=b):
            return Binary(op, substituted(a, table), substituted(b, table), expr.span)
        case Compare(op=op, left=a, right=b):
            return Compare(op, substituted(a, table), substituted(b, table), expr.span)
        case Unary(op=op, operand=a):
            return Unary(op, substituted(a, table), expr.span)
        case Logic(op=op, operands=parts):
            return Logic(op, tuple(substituted(p, table) for p in parts), expr.span)
        case Collection(kind=kind, items=parts):
            return Collection(kind, tuple(substituted(p, table) for p in parts), expr.span)
        case Conditional(test=t, then=a, otherwise=b):
            parts = (substituted(t, table), substituted(a, table), substituted(b, table))
            return Conditional(*parts, expr.span)
        case Call(op=op, args=parts):
            args = tuple(substituted(p, table) for p in parts)
            return Call(op, args, expr.key, expr.options, expr.span)
        case _:
            return expr


def rows(routine: Routine) -> dict[str, Expr]:
    """Variables that stand for one row of a table: `row = t[i]`, then `row[j]`."""
    return routine.once("rows", _rows)


def _rows(routine: Routine) -> dict[str, Expr]:
    used = {e.base.id for s in routine.sites for e in s.expressions()
            if isinstance(e, Index) and isinstance(e.base, Name)}  # fmt: skip
    found: dict[str, Expr] = {}
    for name in used:
        values = {r for v in routine.definitions.get(name, []) for r in _row(v)}
        only = values.pop() if len(values) == 1 else None
        if isinstance(only, Index) and Name(name) not in walk_expression(only):
            found[name] = only
    return found


def _row(value: Expr) -> Iterator[Expr]:
    match value:
        case Const(value=None):
            return
        case Conditional(then=a, otherwise=b):
            yield from _row(a)
            yield from _row(b)
        case _:
            yield value if isinstance(value, Index) else Const(False)
