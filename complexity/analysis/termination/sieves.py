"""Sieves: an inner loop over multiples that runs for unmarked numbers only."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from complexity.analysis.termination.guards import conjuncts, failing, falsifies
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Compare,
    Const,
    Continue,
    Counted,
    Each,
    Expr,
    If,
    Index,
    Name,
    Slice,
    Stmt,
    Unary,
    While,
    statements_in,
)


def sieves(loop: Counted, first: Fraction | None) -> bool:
    """`for i from 2: if prime[i]: for j in multiples of i: prime[j] = False`.

    What is unmarked when its turn comes has no smaller unmarked divisor from the start on: the
    primes, and boundedly many products of primes below the start. All loops of the body must stand
    behind the mark, which nothing else sets. `first` is the start where it is a constant.
    """
    if first is None or first < 2:
        return False
    if not (isinstance(loop.step, Const) and loop.step.value in (1, 2)):
        return False
    inner = [s for s in statements_in(loop.body) if isinstance(s, Counted | Each | While)]
    branches = [*loop.body, *_after_skips(loop.body)]
    if not inner:
        return any(_struck_at_once(s, loop) for s in branches)
    return len(inner) == 1 and any(_marked(s, inner[0], loop) for s in branches)


def _after_skips(block: Block) -> Iterator[If]:
    """`if composite[i]: continue` before the rest of a block: a branch on the contrary."""
    for position, stmt in enumerate(block):
        match stmt:
            case If(test=test, then=(*_, Continue()), otherwise=()) if (
                unmarked := failing(test)
            ) is not None:
                yield If(unmarked, block[position + 1 :], (), stmt.span)
            case _:
                continue


def _struck_at_once(stmt: Stmt, loop: Counted) -> bool:
    """`if prime[i]: prime[i * i::i] = [False] * count`, and nothing else sets the table."""
    if not isinstance(stmt, If):
        return False
    for part in conjuncts(stmt.test):
        base = _table(part, loop.var)
        if base is None:
            continue
        stores = list(_stores(loop.body, base))
        if len(stores) == 1 and stores[0] in stmt.then and _strikes_slice(stores[0], part, loop):
            return True
    return False


def _strikes_slice(store: Assign, test: Expr, loop: Counted) -> bool:
    match store:
        case Assign(
            target=Slice(lower=start, step=step),
            value=Call(op="filled", args=(_, mark)),
        ) if start is not None and step is not None:
            return _multiples(start, step, loop) and _marks(test, mark, loop.var)
        case _:
            return False


def _marked(stmt: Stmt, inner: Stmt, loop: Counted) -> bool:
    if not (isinstance(stmt, If) and inner in stmt.then and isinstance(inner, Counted)):
        return False
    if not _multiples(inner.start, inner.step, loop):
        return False
    for part in conjuncts(stmt.test):
        base = _table(part, loop.var)
        if base is None:
            continue
        strikes = list(_stores(inner.body, base))
        others = [s for s in _stores(loop.body, base) if s not in strikes]
        marking = all(_marks(part, s.value, loop.var) for s in strikes)
        if marking and not others and any(_strikes(s, base, inner.var) for s in inner.body):
            return True
    return False


def _table(test: Expr, var: str) -> Name | None:
    """The table whose entry at the counter the test finds unmarked."""
    match test:
        case (
            Index(base=Name() as base, index=Name(id=index))
            | Unary(op="not", operand=Index(base=Name() as base, index=Name(id=index)))
            | Compare(op="==", left=Index(base=Name() as base, index=Name(id=index)))
        ) if index == var:
            return base
        case _:
            return None


def _marks(test: Expr, value: Expr, var: str) -> bool:
    """Whether a stored value fails the test; a multiple is not its divisor (`spf[j] = i`)."""
    own = isinstance(test, Compare) and test.right == Name(var) == value
    return own or (isinstance(value, Const) and falsifies(test, value))


def _multiples(start: Expr, step: Expr, loop: Counted) -> bool:
    """From at most the square of the counter on, in steps of it (of twice it among odd numbers)."""
    name = Name(loop.var)
    steps: list[Expr] = [name]
    if isinstance(loop.step, Const) and loop.step.value == 2:
        steps += [Binary("*", Const(2), name), Binary("*", name, Const(2)), Binary("+", name, name)]
    starts = [
        *(Binary("*", a, b) for a, b in ((name, name), (Const(2), name), (name, Const(2)))),
        Binary("**", name, Const(2)),
        Binary("+", name, name),
    ]
    return step in steps and start in starts


def _stores(block: Block, base: Name) -> Iterator[Assign]:
    for stmt in statements_in(block):
        if isinstance(stmt, Assign) and isinstance(stmt.target, Index | Slice):
            if stmt.target.base == base:
                yield stmt


def _strikes(stmt: Stmt, base: Name, var: str) -> bool:
    """Marks the multiple, perhaps only where it is not marked yet."""
    place = Index(base, Name(var))
    match stmt:
        case Assign(target=target):
            return target == place
        case If(test=Compare(op="==", left=left), then=then, otherwise=()):
            return left == place and any(_strikes(s, base, var) for s in then)
        case If(test=test, then=then, otherwise=()):
            unmarked = test in (place, Unary("not", place))
            return unmarked and any(_strikes(s, base, var) for s in then)
        case _:
            return False
