"""Walking the model: children of a node, all expressions of a statement, names read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from complexity.model.expressions import (
    Binary,
    Call,
    Clause,
    Collection,
    Compare,
    Comprehension,
    Conditional,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Lambda,
    Logic,
    Name,
    OpaqueExpr,
    Slice,
    Star,
    Unary,
)
from complexity.model.memory import remembered
from complexity.model.statements import (
    Assign,
    Block,
    Break,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    If,
    OpaqueStmt,
    Raise,
    Return,
    Stmt,
    Try,
    While,
)


def child_expressions(expr: Expr) -> tuple[Expr, ...]:
    """Direct operands, in order of evaluation. A lambda's body is not an operand."""
    match expr:
        case Const() | Name() | Lambda():
            return ()
        case Unary(operand=x) | Star(value=x) | Field(base=x):
            return (x,)
        case Binary(left=a, right=b) | Compare(left=a, right=b) | Index(base=a, index=b):
            return (a, b)
        case Logic(operands=xs) | Collection(items=xs) | OpaqueExpr(operands=xs):
            return xs
        case Conditional(test=t, then=a, otherwise=b):
            return (t, a, b)
        case Slice(base=base, lower=lo, upper=hi, step=step):
            return (base, *(x for x in (lo, hi, step) if x is not None))
        case Comprehension(element=element, clauses=clauses):
            return (*(x for c in clauses for x in _clause(c)), element)
        case Call(args=args, key=key, options=options):
            return (*args, *((key,) if key is not None else ()), *(v for _, v in options))
        case Invoke(target=target, args=args, options=options):
            return (target, *args, *(v for _, v in options))


def _clause(clause: Clause) -> tuple[Expr, ...]:
    return (clause.iterable, clause.target, *clause.conditions)


def walk_expression(expr: Expr) -> Iterator[Expr]:
    """The expression and everything below it, outermost first; iterative, so never too deep."""
    stack = [expr]
    while stack:
        current = stack.pop()
        yield current
        stack.extend(reversed(child_expressions(current)))


def always(expr: Expr) -> Iterator[Expr]:
    """The parts of an expression that are evaluated whenever it is, and once."""
    pending = [expr]
    while pending:
        part = pending.pop()
        yield part
        match part:
            case Logic(operands=operands):
                pending.append(operands[0])
            case Conditional(test=test):
                pending.append(test)
            case Comprehension(clauses=clauses):
                pending.append(clauses[0].iterable)
            case _:
                pending += child_expressions(part)


def own_expressions(stmt: Stmt) -> tuple[Expr, ...]:
    """Expressions that stand in the statement itself, not in its blocks."""
    match stmt:
        case Assign(target=target, value=value):
            return (value, target)
        case Do(value=value) | Return(value=value) | Raise(value=value):
            return (value,)
        case If(test=test) | While(test=test):
            return (test,)
        case Counted(start=start, stop=stop, step=step):
            return (start, stop, step)
        case Each(target=target, iterable=iterable):
            return (iterable, target)
        case OpaqueStmt(operands=operands):
            return operands
        case Break() | Continue() | Try() | Define():
            return ()


def child_blocks(stmt: Stmt) -> tuple[Block, ...]:
    """The statement's blocks in order. A nested function's body is not one."""
    match stmt:
        case If(then=a, otherwise=b) | Counted(body=a, otherwise=b) | Each(body=a, otherwise=b):
            return (a, b)
        case While(body=a, step=s, otherwise=b):
            return (a, s, b)
        case Try(body=a, handlers=handlers, otherwise=b, final=c):
            return (a, *handlers, b, c)
        case _:
            return ()


def statements_in(block: Iterable[Stmt]) -> Iterator[Stmt]:
    """Every statement of a block at any depth, in source order."""
    stack = list(reversed(tuple(block)))
    while stack:
        current = stack.pop()
        yield current
        for inner in reversed(child_blocks(current)):
            stack.extend(reversed(inner))


def expressions_of(block: Iterable[Stmt]) -> Iterator[Expr]:
    """Every expression of a block at any depth."""
    for stmt in statements_in(block):
        yield from _own_parts(stmt)


@remembered
def _own_parts(stmt: Stmt) -> tuple[Expr, ...]:
    return tuple(part for expr in own_expressions(stmt) for part in walk_expression(expr))


def names_in(expr: Expr) -> frozenset[str]:
    """Names of variables that occur in the expression."""
    return frozenset(x.id for x in walk_expression(expr) if isinstance(x, Name))
