"""The linear sieve: every composite is struck once, by its least prime.

For each number i the inner loop strikes i p for the primes p found so far, in rising order, and
leaves at the least prime of i at the latest. So p is the least prime of i p: no other pair strikes
that number, and all rounds together are at most the numbers of the table (Gries and Misra 1978).
"""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.context import Context
from complexity.analysis.termination.guards import conjuncts, disjuncts
from complexity.analysis.values.poly import Poly
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Compare,
    Const,
    Counted,
    Each,
    Expr,
    If,
    Index,
    Invoke,
    Name,
    Stmt,
    Unary,
    While,
    expressions_of,
    statements_in,
)
from complexity.model.effects import GROWING


def struck_once(ctx: Context, loop: Stmt, body: Block) -> Name | None:
    """The table whose entries the rounds of the inner loop strike, once each over all of them."""
    if not ctx.loops or any(isinstance(s, Counted | Each | While) for s in statements_in(body)):
        return None
    if any(isinstance(e, Invoke) for e in expressions_of(body)):
        return None
    known: dict[Expr, Expr] = {s.target: s.value for s in body if isinstance(s, Assign)}
    for stmt in body:
        if isinstance(stmt, Assign) and isinstance(stmt.target, Index):
            table, place = stmt.target.base, stmt.target.index
            for number, prime in _factors(known.get(place, place)):
                least = table if stmt.value == prime else None
                if isinstance(table, Name) and _sieves(
                    ctx, loop, body, table, number, prime, least
                ):
                    return table
    return None


def _factors(place: Expr) -> tuple[tuple[Expr, Expr], ...]:
    match place:
        case Binary(op="*", left=a, right=b):
            return (a, b), (b, a)
        case _:
            return ()


def _sieves(
    ctx: Context,
    loop: Stmt,
    body: Block,
    table: Name,
    number: Expr,
    prime: Expr,
    least: Expr | None,
) -> bool:
    """`least` is the table that keeps the least prime of what is struck, if one does."""
    outer = ctx.loops[-1]
    if not isinstance(number, Name):
        return False
    if ctx.number(ctx.lookup(number.id)).form != Poly.symbol(outer.counter):
        return False
    primes = _list_of(loop, body, prime)
    if primes is None or not _collected(outer.body, primes, table, number):
        return False
    entry = None if least is None else Index(least, number)
    if entry is not None and isinstance(loop, While):
        goes_on = (Compare("<=", prime, entry), Compare(">=", entry, prime))
        if any(part in goes_on for part in conjuncts(loop.test)):
            return True
    return any(_stops(s, number, prime, entry) for s in body)


def _list_of(loop: Stmt, body: Block, prime: Expr) -> Name | None:
    """The list that the prime is an element of."""
    if isinstance(prime, Index) and isinstance(prime.base, Name):
        return prime.base
    if isinstance(loop, Each) and loop.target == prime and isinstance(loop.iterable, Name):
        return loop.iterable
    stores = [s for s in body if isinstance(s, Assign) and s.target == prime]
    if len(stores) == 1 and isinstance(stores[0].value, Index):
        base = stores[0].value.base
        return base if isinstance(base, Name) else None
    return None


def _collected(body: Block, primes: Name, table: Name, number: Name) -> bool:
    """Whether a round adds the number itself to the list, where it is unmarked, and no other."""
    guarded = [
        s for s in body if isinstance(s, If) and _marked(s.test, Index(table, number), number)
    ]
    inside = [value for s in guarded for value in _added(s.then, primes)]
    return len(list(_added(body, primes))) == 1 and inside == [number]


def _added(block: Block, primes: Name) -> Iterator[Expr | None]:
    """What is pushed to the list or stored in it."""
    for part in expressions_of(block):
        if isinstance(part, Call) and part.op in GROWING and part.args[:1] == (primes,):
            yield part.args[1] if len(part.args) == 2 else None
    for stmt in statements_in(block):
        match stmt:
            case Assign(target=Index(base=base), value=value) if base == primes:
                yield value
            case _:
                continue


def _marked(test: Expr, entry: Index, number: Name) -> bool:
    """A test of the number's own entry."""
    match test:
        case Unary(op="not", operand=found):
            return found == entry
        case Compare(op="==", left=found, right=other):
            return found == entry and (isinstance(other, Const) or other == number)
        case _:
            return test == entry


def _stops(stmt: Stmt, number: Name, prime: Expr, entry: Expr | None) -> bool:
    """`if i % p == 0: break`, `if p > least[i] …: break`."""
    if not (isinstance(stmt, If) and any(isinstance(s, Break) for s in stmt.then)):
        return False
    rest = Binary("%", number, prime)
    ends: list[Expr] = [Compare("==", rest, Const(0)), Unary("not", rest)]
    if entry is not None:
        ends += [Compare(">", prime, entry), Compare("<", entry, prime)]
    return any(part in ends for part in disjuncts(stmt.test))
