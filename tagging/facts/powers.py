"""Powers by squaring, of numbers and of matrices."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Comprehension,
    Const,
    Expr,
    Field,
    If,
    Invoke,
    Kind,
    Name,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    calls,
    recursive,
    touches,
    writes_in,
)
from tagging.shapes import indices, rows, substituted
from tagging.view import Loop, Routine, View, called_name


def squarings(view: View) -> list[tuple[Routine, Loop, Expr]]:
    """Loops that halve an exponent and square a base, with the base."""
    return view.once("squarings", lambda v: list(_squarings(v)))


def _squarings(view: View) -> Iterator[tuple[Routine, Loop, Expr]]:
    for routine in view.routines:
        for loop in routine.loops:
            writes = list(writes_in(loop.sites))
            if not (any(_halved(w) for w in writes) or _walks_bits(loop)):
                continue
            for write in writes:
                if _square(write.value, write.target, routine):
                    yield routine, loop, write.target


def _halved(write: Write) -> bool:
    match write.value:
        case Binary(op="//" | ">>" | "/", left=left, right=Const(value=1 | 2)):
            return left == write.target or (
                isinstance(left, Binary) and left.op == "-" and left.left == write.target
            )
        case Call(op="int" | "math", args=(inner,)):
            return _halved(Write(write.site, write.target, inner))
        case _:
            return False


def _walks_bits(loop: Loop) -> bool:
    """The bits of the exponent are looked at one by one."""
    return any(
        isinstance(p, Binary) and p.op == ">>" and touches(p.right, loop.variables)
        for s in loop.sites
        for p in s.expressions()
    ) or any(
        isinstance(s.stmt, If)
        and isinstance(s.stmt.test, Compare)
        and s.stmt.test.right == Const("1")
        for s in loop.sites
    )


def _square(value: Expr, target: Expr, routine: Routine) -> bool:
    """`b * b`, also under a modulus or by a function of two arguments."""
    match value:
        case Binary(op="%", left=left):
            return _square(left, target, routine)
        case Binary(op="*", left=a, right=b):
            return _is(a, target) and _is(b, target)
        case Binary(op="**", left=a, right=Const(value=2)):
            return _is(a, target)
        case Invoke(args=args) if len(args) >= 2 and args[0] == args[1] == target:
            return True
        case Invoke(target=Field(base=base), args=(a, *_)) if base == a == target:
            return True
        case Call(op="int", args=(inner,)):
            return _square(inner, target, routine)
        case _:
            return False


def _is(expr: Expr, target: Expr) -> bool:
    return (
        expr == target
        or (isinstance(expr, Binary) and expr.op == "%" and expr.left == target)
        or (isinstance(expr, Call) and expr.op == "int" and expr.args == (target,))
    )


def _power_products(view: View) -> Iterator[tuple[Routine, Loop, Expr, Write]]:
    """The result takes in the base where the exponent's lowest bit is set."""
    for routine, loop, base in squarings(view):
        for write in writes_in(loop.sites):
            if write.target == base or not _odd(write.site.conditions):
                continue
            if _takes_in(write.value, write.target, base):
                yield routine, loop, base, write


def _odd(conditions: tuple[Expr, ...]) -> bool:
    for test in conditions:
        for part in walk_expression(test):
            match part:
                case Binary(op="&" | "%", right=Const(value=1 | 2)):
                    return True
                case Binary(op="&", left=Const(value=1)) | Binary(op=">>"):
                    return True
                case Compare(right=Const(value="1")):
                    return True
                case Binary(op="&"):
                    return True
                case _:
                    pass
    return False


def _takes_in(value: Expr, target: Expr, base: Expr) -> bool:
    match value:
        case Binary(op="%", left=left):
            return _takes_in(left, target, base)
        case Binary(op="*", left=a, right=b):
            return {_bare(a), _bare(b)} == {target, base}
        case Invoke(args=args) if len(args) >= 2:
            return {args[0], args[1]} == {target, base}
        case Invoke(target=Field(base=inner), args=(a, *_)):
            return {inner, a} == {target, base}
        case Call(op="int", args=(inner,)):
            return _takes_in(inner, target, base)
        case _:
            return False


def _bare(expr: Expr) -> Expr:
    return expr.left if isinstance(expr, Binary) and expr.op == "%" else expr


def _scalar_powers(view: View) -> Iterator[int]:
    products = matrix_products(view)
    for routine, loop, base, write in _power_products(view):
        if _invokes(write.value, products) or _matrix(base, routine, view, products):
            continue
        yield loop.line
    for routine, value in _recursive_squares(view):
        if not _invokes(value, products):
            yield routine.line


def _matrix_powers(view: View) -> Iterator[int]:
    products = matrix_products(view)
    if not products:
        return
    for routine, loop, base, write in _power_products(view):
        if _invokes(write.value, products) or _matrix(base, routine, view, products):
            yield loop.line
    for routine, value in _recursive_squares(view):
        if _invokes(value, products):
            yield routine.line
    for _, loop, _ in squarings(view):
        if any(
            _invokes(w.value, products) and _odd(w.site.conditions) for w in writes_in(loop.sites)
        ):
            yield loop.line


def _invokes(value: Expr, names: frozenset[str]) -> bool:
    return any(isinstance(p, Invoke) and called_name(p) in names for p in walk_expression(value))


def _matrix(base: Expr, routine: Routine, view: View, products: frozenset[str]) -> bool:
    """Whether `*` on the base is the program's own product of matrices."""
    if not products & {"operator*", "__mul__", "__matmul__", "operator*=", "__imul__"}:
        return False
    name = base.id if isinstance(base, Name) else getattr(base, "name", "")
    known = view.types.get(name)
    return known is None or known.kind not in (Kind.INT, Kind.FLOAT)


def _recursive_squares(view: View) -> Iterator[tuple[Routine, Expr]]:
    """`h = power(b, e // 2)`, then `h * h`; or `power(b * b, e // 2)`."""
    for routine, found in recursive(view):
        for site, call in found:
            halved = [
                a
                for a in call.args
                if any(
                    isinstance(p, Binary)
                    and p.op in ("//", ">>", "/")
                    and p.right in (Const(2), Const(1))
                    for p in walk_expression(a)
                )
            ]
            if not halved or site.loops or not names_in(halved[0]) & set(routine.params):
                continue
            holders = {w.target for w in writes_in((site,)) if call in walk_expression(w.value)}
            for other in routine.sites:
                for part in other.expressions():
                    squared = any(
                        _square(part, h, routine) for h in (*holders, call) if _product(part)
                    )
                    if squared:
                        yield routine, part
            for arg in call.args:
                for param in routine.params:
                    if _square(arg, Name(param), routine):
                        yield routine, arg


def _product(part: Expr) -> bool:
    return isinstance(part, Binary | Invoke)


def _library_powers(view: View) -> Iterator[int]:
    return (s.line for s, _ in calls(view, "pow_mod"))


def matrix_products(view: View) -> frozenset[str]:
    """Names of routines that multiply matrices."""
    return view.once("matrix products", _matrix_products)


def _matrix_products(view: View) -> frozenset[str]:
    found = {w.site.routine.name for w in _products(view)}
    for routine in view.routines:  # small matrices written out, and sums inside comprehensions
        sums = [
            p
            for s in routine.sites
            for p in s.expressions()
            if isinstance(p, Binary) and p.op == "+" and _row_times_column(p)
        ]
        if len(set(sums)) >= 3 or (sums and len(routine.loops) >= 2):
            found.add(routine.name)
        if any(_rows_by_columns(p) for s in routine.sites for p in s.expressions()):
            found.add(routine.name)
    return frozenset(found - {"<main>"})


def _products(view: View) -> Iterator[Write]:
    """`c[i][j] += a[i][k] * b[k][j]` in three loops, or the sum in a variable."""
    for write in all_writes(view):
        if len(write.site.loops) < 3:
            continue
        names = rows(write.site.routine)
        value = substituted(write.value, names)
        for part in walk_expression(value):
            if isinstance(part, Binary) and part.op == "*":
                a, b = _bare(part.left), _bare(part.right)
                if _meet(a, b) or _meet(b, a):
                    yield write


def _meet(a: Expr, b: Expr) -> bool:
    left, right = indices(a), indices(b)
    return (
        len(left) == 2 == len(right)
        and left[1] == right[0]
        and left[0] != right[1]
        and isinstance(left[1], Name)
    )


def _rows_by_columns(part: Expr) -> bool:
    """`[[sum(x * y for x, y in zip(row, col)) for col in …] for row in …]`"""
    if not isinstance(part, Comprehension) or not isinstance(part.element, Comprehension):
        return False
    outer = {n for c in (*part.clauses, *part.element.clauses) for n in names_in(c.target)}
    for inner in walk_expression(part.element.element):
        match inner:
            case Call(op="sum_of", args=(Comprehension(element=element, clauses=(clause, *_)), *_)):
                product = isinstance(element, Binary) and element.op == "*"
                if product and len(names_in(clause.iterable) & outer) >= 1:
                    return True
            case _:
                pass
    return False


def _row_times_column(value: Binary) -> bool:
    """`a[0][0] * b[0][0] + a[0][1] * b[1][0]`"""
    match value:
        case Binary(left=Binary(op="*", left=a, right=b), right=Binary(op="*", left=c, right=d)):
            first, second = indices(a), indices(c)
            return (
                len(first) == 2 == len(second) == len(indices(b)) == len(indices(d))
                and first[0] == second[0]
                and first[1] != second[1]
                and first[1] == indices(b)[0]
                and second[1] == indices(d)[0]
            )
        case _:
            return False


FACTS = {
    "square_and_multiply": Fact(
        "a base is squared while an exponent is halved, and taken in at odd ones", _scalar_powers
    ),
    "library_power": Fact("the library raises to a power under a modulus", _library_powers),
    "matrix_power": Fact("a matrix is squared while an exponent is halved", _matrix_powers),
}
