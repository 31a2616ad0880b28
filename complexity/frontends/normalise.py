"""Bringing loops of both languages to one form."""

from __future__ import annotations

from collections.abc import Iterable

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
    Field,
    Index,
    Name,
    Stmt,
    Unary,
    While,
    child_blocks,
    names_in,
    walk_expression,
)
from complexity.model.effects import assigned_names, base_name, mutated_names, resized_names

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def counted_while(loop: While) -> tuple[Stmt, ...]:
    """`while i < n: …; i += c` as a counted loop that starts at i's value; else unchanged.

    The counter changes exactly once a round, at the top level of the body, before any `continue`,
    and the body changes nothing that the bound reads.
    """
    if loop.test_last:
        return (loop,)
    for name, op, bound in _orientations(loop.test):
        counted = _as_counted(loop, name, op, bound)
        if counted is not None:
            return (counted,)
    return (loop,)


def live(test: Expr, then: Block, otherwise: Block) -> Block | None:
    """The branch that a literal condition always takes; None for any other condition."""
    if isinstance(test, Const) and isinstance(test.value, bool | int):
        return then if test.value else otherwise
    return None


def _orientations(test: Expr) -> Iterable[tuple[Name, str, Expr]]:
    """`(variable, comparison, bound)` readings of a loop's test."""
    if isinstance(test, Name):
        yield test, ">", Const(0)
    if isinstance(test, Compare) and (test.op, test.right) == ("!=", Const(0)):
        yield from ((n, ">", Const(0)) for n in (test.left,) if isinstance(n, Name))
    if isinstance(test, Compare) and test.op in ("<", "<=") and (name := _squared(test.left)):
        yield name, test.op, Call("isqrt", (test.right,), span=test.span)
    if isinstance(test, Compare) and test.op in FLIPPED:
        if isinstance(test.left, Name):
            yield test.left, test.op, test.right
        if isinstance(test.right, Name):
            yield test.right, FLIPPED[test.op], test.left


def _squared(value: Expr) -> Name | None:
    """x of `x * x` and `x ** 2`."""
    match value:
        case Binary(op="*", left=Name() as left, right=right) if left == right:
            return left
        case Binary(op="**", left=Name() as name, right=Const(value=2)):
            return name
        case _:
            return None


def _as_counted(loop: While, name: Name, op: str, bound: Expr) -> Counted | None:
    block = (*loop.body, *loop.step)
    changed = assigned_names(block)
    if name.id not in changed or changed & names_in(bound):
        return None
    if measured_names(bound) & resized_names(block) or not _steady(bound, block):
        return None
    found = _only_update(block, name.id)
    if found is None:
        return None
    position, step = found
    rises = isinstance(step, Const) and isinstance(step.value, int) and step.value > 0
    falls = isinstance(step, Const) and isinstance(step.value, int) and step.value < 0
    if not ((rises and op in ("<", "<=")) or (falls and op in (">", ">="))):
        return None
    if not loop.step and any(has_continue(s) for s in block[:position]):
        return None
    body = (*block[:position], *block[position + 1 :])
    stop = beyond(bound, 1 if rises else -1) if op in ("<=", ">=") else bound
    return Counted(name.id, name, stop, step, body, loop.otherwise, loop.span)


CHEAP = frozenset({"len", "min", "max", "sqrt", "isqrt", "int", "abs", "float", "logarithm",
                   "rounded"})  # fmt: skip


def _steady(bound: Expr, block: Block) -> bool:
    """Whether asking for the bound in every round costs nothing and gives the same each time."""
    changed = mutated_names(block)
    for part in walk_expression(bound):
        match part:
            case Const() | Name() | Binary() | Unary():
                pass
            case Call(op=op) if op in CHEAP:
                pass
            case Index() | Field() if base_name(part) not in changed:
                pass
            case _:
                return False
    return True


def measured_names(bound: Expr) -> frozenset[str]:
    """Containers whose length the bound asks for."""
    lengths = (e for e in walk_expression(bound) if isinstance(e, Call) and e.op == "len")
    return frozenset(n for e in lengths for n in names_in(e))


def _only_update(block: Block, name: str) -> tuple[int, Expr] | None:
    """Place and step of the single assignment `name = name ± constant` at the block's top level."""
    found: tuple[int, Expr] | None = None
    for position, stmt in enumerate(block):
        if name not in assigned_names((stmt,)):
            continue
        step = increment(stmt, name)
        if step is None or found is not None:
            return None
        found = position, step
    return found


def increment(stmt: Stmt, name: str) -> Expr | None:
    """What `name = name + e` or `name - constant` adds, None for any other statement."""
    if not (isinstance(stmt, Assign) and isinstance(stmt.target, Name) and stmt.target.id == name):
        return None
    match stmt.value:
        case Binary(op="+", left=Name(id=n), right=step) if n == name:
            return step
        case Binary(op="+", left=step, right=Name(id=n)) if n == name:
            return step
        case Binary(op="-", left=Name(id=n), right=Const(value=int(value))) if n == name:
            return Const(-value)
        case _:
            return None


def beyond(bound: Expr, by: int) -> Expr:
    """The exclusive end that belongs to an inclusive one, constants folded."""
    match bound:
        case Const(value=bool()):
            pass
        case Const(value=int(value)):
            return Const(value + by, bound.span)
        case Binary(op="-", left=left, right=Const(value=int(value))) if value == by:
            return left
        case Binary(op="+", left=left, right=Const(value=int(value))) if value == -by:
            return left
        case _:
            pass
    op = "+" if by > 0 else "-"
    return Binary(op, bound, Const(abs(by)), bound.span)


def has_continue(stmt: Stmt) -> bool:
    """Whether a `continue` inside the statement belongs to the loop around it."""
    if isinstance(stmt, Continue):
        return True
    if isinstance(stmt, Counted | Each | While):
        return False
    return any(has_continue(s) for block in child_blocks(stmt) for s in block)
