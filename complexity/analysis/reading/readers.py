"""The program's own number readers: characters of the input put together to one number."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.analysis.callgraph import functions_by_name
from complexity.analysis.context import Context
from complexity.analysis.reading.reads import token_as
from complexity.analysis.values.abstract import NOTHING, Value
from complexity.model import (
    Assign,
    Binary,
    Call,
    Const,
    Counted,
    Each,
    Expr,
    Function,
    Invoke,
    Name,
    Stmt,
    Unary,
    While,
    expressions_of,
    names_in,
    statements_in,
    walk_expression,
)

SOURCES = frozenset({"read_char", "read_bytes"})


def is_number_reader(ctx: Context, function: Function) -> bool:
    """Whether the function is one of the program's number readers; they are found once."""
    if ctx.tables.number_readers is None:
        every = [f for named in functions_by_name(ctx).values() for f in named]
        chars = char_functions(every)
        ctx.tables.number_readers = frozenset(id(f) for f in every if _reads_number(f, chars))
    return id(function) in ctx.tables.number_readers


def _reads_number(function: Function, chars: frozenset[str]) -> bool:
    """Whether every loop of the function takes a character a round, and one adds it as a digit.

    It takes nothing, or references to the variables that it sets. White space before a number and
    its digits belong to reading that token.
    """
    params = [p for p in function.params if p.name != "self"]
    if any(not (p.by_reference or p.variadic) for p in params) or len(params) > 2:
        return False
    loops = [s for s in statements_in(function.body) if isinstance(s, Counted | Each | While)]
    if not loops or not all(isinstance(s, While) for s in loops):
        return False
    taking = all(isinstance(s, While) and _takes_character(s, chars) for s in loops)
    return taking and any(_adds_digit(s) for s in statements_in(function.body))


def char_functions(every: list[Function]) -> frozenset[str]:
    """Functions without arguments and loops that hand out the next character of the input."""
    return frozenset(
        f.name
        for f in every
        if not [p for p in f.params if p.name != "self"]
        and any(_is_source(e, frozenset()) or _fills_buffer(e) for e in expressions_of(f.body))
        and not any(isinstance(s, Counted | Each | While) for s in statements_in(f.body))
    )


def _takes_character(loop: While, chars: frozenset[str]) -> bool:
    """Every round sets a variable to the next character, and the test asks for nothing else."""
    block = (*loop.body, *loop.step)
    if any(_is_source(part, chars) for part in walk_expression(loop.test)):
        return not (names_in(loop.test) - chars)
    refills = any(_fills_buffer(e) for e in expressions_of(block))
    taken = {
        s.target.id
        for s in block
        if isinstance(s, Assign)
        and isinstance(s.target, Name)
        and any(
            _is_source(part, chars) or (refills and isinstance(part, Unary) and part.op == "*")
            for part in walk_expression(s.value)
        )
    }
    return bool(taken) and names_in(loop.test) <= taken


def _fills_buffer(expr: Expr) -> bool:
    """`fread(buffer, …)`: the next characters come from memory."""
    return isinstance(expr, Call) and expr.op == "read_all" and len(expr.args) > 1


def _is_source(expr: Expr, chars: frozenset[str]) -> bool:
    if isinstance(expr, Call):
        return expr.op in SOURCES
    return isinstance(expr, Invoke) and isinstance(expr.target, Name) and expr.target.id in chars


def _adds_digit(stmt: Stmt) -> bool:
    """`x = x * 10 + c`, with the product spelt by shifts too."""
    if not (isinstance(stmt, Assign) and isinstance(stmt.target, Name)):
        return False
    return any(_tenfold(part, stmt.target) for part in _summands(stmt.value))


def _summands(value: Expr) -> Iterator[Expr]:
    pending = [value]
    while pending:
        current = pending.pop()
        yield current
        if isinstance(current, Binary) and current.op in ("+", "-", "^"):
            pending += [current.left, current.right]


def _tenfold(expr: Expr, name: Name) -> bool:
    match expr:
        case Binary(op="*", left=left, right=Const(value=10)):
            return left == name
        case Binary(op="*", left=Const(value=10), right=right):
            return right == name
        case Binary(op="<<", left=left, right=Const(value=1 | 3)):
            return left == name
        case _:
            return False


def read_number(ctx: Context, call: Invoke, function: Function) -> Value:
    """What such a reader yields: an integer of the input, or one for each reference."""
    if not call.args:
        return token_as(ctx, call, "int")
    for position, target in enumerate(call.args):
        ctx.hint = target.id if isinstance(target, Name) else ""
        ctx.outputs[position] = token_as(ctx, target, "int")
    ctx.hint = ""
    return NOTHING
