"""Remainders and greatest common divisors."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Const,
    Expr,
    Lambda,
    Name,
    While,
    expressions_of,
    names_in,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    calls,
    origins,
    recursive,
    writes_in,
)
from tagging.view import Routine, View


def _remainders(view: View) -> Iterator[int]:
    """Two numbers, one replaced by the remainder of the other, until it is zero."""
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While):
                continue
            writes = list(writes_in(loop.sites))
            tested = names_in(loop.stmt.test)
            for write in writes:
                if _remainder(write, writes) and isinstance(write.target, Name):
                    others = {w.target for w in writes}
                    if {write.target.id} & tested or (len(others) >= 2 and tested):
                        yield loop.line
    for routine, found in recursive(view):
        for _, call in found:
            args = [a for a in call.args if a != Name("self")]
            if len(args) >= 2 and _swapped_remainder(args, routine):
                yield routine.line


def _library_divisors(view: View) -> Iterator[int]:
    named = (
        s.line
        for s in view.sites
        for p in s.expressions()
        if isinstance(p, Call)
        and p.op == "reduce"
        and p.args
        and isinstance(p.args[0], Lambda)
        and _only(p.args[0], "gcd")
    )
    yield from (s.line for s, _ in calls(view, "gcd"))
    yield from named


def _only(function: Lambda, op: str) -> bool:
    return any(isinstance(p, Call) and p.op == op for p in expressions_of(function.function.body))


def _remainder(write: Write, writes: list[Write]) -> bool:
    pair = _divided(write.value, writes)
    if pair is None:
        return False
    a, b = pair
    if any(w.value == b and w.target != b for w in writes):
        return True
    return any(w.target == b and w.value == Binary("%", b, a) for w in writes)


def _divided(value: Expr, writes: list[Write]) -> tuple[Expr, Expr] | None:
    """`(a, b)` of `a % b`, also as `a - a // b * b` or with the quotient in a variable."""
    match value:
        case Binary(op="%", left=Name() as a, right=Name() as b) if a != b:
            return a, b
        case Binary(op="-", left=Name() as a, right=Binary(op="*", left=p, right=q)):
            for factor, quotient in ((p, q), (q, p)):
                values = [quotient, *(w.value for w in writes if w.target == quotient)]
                if isinstance(factor, Name) and any(
                    v in values for v in (Binary("//", a, factor), Binary("/", a, factor))
                ):
                    return a, factor
            return None
        case _:
            return None


def _swapped_remainder(args: list[Expr], routine: Routine) -> bool:
    """`gcd(b, a % b)`"""
    for first, second in ((args[0], args[1]), (args[1], args[0])):
        match first, second:
            case Name(id=b), Binary(op="%", left=Name(id=a), right=Name(id=c)) if b == c:
                return {a, b} <= set(routine.params)
            case Binary(op="%", left=Name(id=a), right=Name(id=c)), Name(id=b) if b == c:
                return {a, b} <= set(routine.params)
            case _:
                pass
    return False


def _bezout(view: View) -> Iterator[int]:
    """Coefficients follow the quotients: `x, y = y, x - q * y`."""
    calling = {id(r) for r, _ in recursive(view)}
    for routine in view.routines:
        for site in routine.sites:
            if not site.loops and id(routine) not in calling:
                continue
            writes = list(writes_in(site.loops[-1].sites if site.loops else routine.sites))
            if any(_follows(p, routine, writes) for p in site.expressions()):
                yield site.line


def _follows(part: Expr, routine: Routine, writes: list[Write]) -> bool:
    match part:
        case Binary(op="-", left=left, right=Binary(op="*", left=a, right=b)):
            factors = [f for f in (a, b) if not _quotient(f, routine)]
            if len(factors) != 1 or isinstance(factors[0], Const):
                return False
            return factors[0] != left and _divided(part, writes) is None
        case _:
            return False


def _quotient(expr: Expr, routine: Routine) -> bool:
    return any(isinstance(o, Binary) and o.op in ("//", "/") for o in origins(expr, routine, 1))


FACTS = {
    "remainder_chain": Fact("a pair is replaced by one of it and the remainder", _remainders),
    "library_gcd": Fact("the library finds a greatest common divisor", _library_divisors),
    "bezout_step": Fact("coefficients follow the quotients of the remainders", _bezout),
}
