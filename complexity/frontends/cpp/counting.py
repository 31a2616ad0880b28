"""Counted loops, found on the lowered program.

A `for` arrives as `Assign(i, a)` followed by `While(i < b, body, step=(i += c,))`. It becomes
`Counted` where the body leaves `i` and everything that the bound reads alone, calls of the
program's own functions included.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from complexity.frontends.cpp.assigned import assigned_places, assigned_roots, resized, root
from complexity.frontends.cpp.elements import over_elements
from complexity.frontends.cpp.fold import number, plus
from complexity.frontends.normalise import counted_while, increment
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Compare,
    Const,
    Counted,
    Define,
    Each,
    Expr,
    Field,
    Function,
    If,
    Index,
    Invoke,
    Lambda,
    Name,
    Program,
    Stmt,
    Try,
    Unary,
    While,
    expressions_of,
    statements_in,
    walk_expression,
)

_CHEAP = frozenset({"len", "min", "max", "abs", "sqrt", "isqrt", "math", "logarithm", "rounded",
                    "int", "bit_length", "popcount", "float"})  # fmt: skip
_FLIPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "!=": "!="}


@dataclass(frozen=True, slots=True)
class Changes:
    """What calls may change: global names by function, and parameters passed by reference."""

    outer: dict[str, frozenset[str]]
    references: dict[str, tuple[bool, ...]]


def count_loops(program: Program) -> Program:
    changes = _changes(program)
    functions = tuple(replace(f, body=_block(f.body, changes)) for f in program.functions)
    return replace(program, functions=functions, main=_block(program.main, changes))


def _changes(program: Program) -> Changes:
    """A fixpoint over the calls between the program's functions."""
    every = [*program.functions, *_nested(program)]
    outer = {f.name: set(f.outer) for f in every}
    calls = {f.name: _called(f.body) for f in every}
    for _ in range(len(every)):
        grown = False
        for name, callees in calls.items():
            for callee in callees & outer.keys():
                if not outer[callee] <= outer[name]:
                    outer[name] |= outer[callee]
                    grown = True
        if not grown:
            break
    references = {
        f.name: tuple(p.by_reference for p in f.params if p.name != "self") for f in every
    }
    return Changes({k: frozenset(v) for k, v in outer.items()}, references)


def _nested(program: Program) -> list[Function]:
    found: list[Function] = []
    pending = [program.main, *(f.body for f in program.functions)]
    while pending:
        block = pending.pop()
        for stmt in statements_in(block):
            if isinstance(stmt, Define):
                found.append(stmt.function)
                pending.append(stmt.function.body)
    return found


def _called(block: Iterable[Stmt]) -> set[str]:
    return {n for e in expressions_of(block) if isinstance(e, Invoke) for n in [_callee(e)] if n}


def _callee(call: Invoke) -> str:
    match call.target:
        case Name(id=name) | Field(name=name):
            return name
        case _:
            return ""


def _block(block: Block, changes: Changes) -> Block:
    """The block with its loops counted, innermost first."""
    out: list[Stmt] = []
    for stmt in block:
        inner = _inside(stmt, changes)
        if isinstance(inner, While) and inner.step and not inner.test_last and out:
            counted = _counted(out[-1], inner, changes) or over_elements(out[-1], inner)
            if counted is not None:
                out[-1] = counted
                continue
            if len(out) > 1 and isinstance(out[-2], Assign):
                counted = _counted(out[-2], inner, changes)
                if isinstance(counted, Counted) and _independent(out[-1], counted):
                    out[-2:] = [out[-1], counted]
                    continue
        if isinstance(inner, While):
            out += _from_while(inner, changes)
        else:
            out.append(inner)
    return tuple(out)


def _from_while(loop: While, changes: Changes) -> tuple[Stmt, ...]:
    """A `while` with a counter of its own, unless calls may change what it counts by."""
    parts = tuple(walk_expression(loop.test))
    costly = any(isinstance(p, Invoke) or (isinstance(p, Call) and p.op not in _CHEAP)
                 for p in parts)  # fmt: skip
    read = {p.id for p in parts if isinstance(p, Name)}
    if costly or read & _by_calls(loop.body, changes) or _reads_into(loop.body) & read:
        return (loop,)
    found = counted_while(loop)
    if any(isinstance(s, Counted) and _disturbed(s.var, s.stop, s.step, s.body, changes)
           for s in found):  # fmt: skip
        return (loop,)
    return found


def _reads_into(body: Block) -> set[str]:
    return {root(a) for e in expressions_of(body) if isinstance(e, Call)
            and e.op in ("read_token", "read_line", "next") for a in e.args}  # fmt: skip


def _independent(stmt: Stmt, loop: Counted) -> bool:
    """Whether a second initialiser (`for (i = 0, s = 0; …)`) can stand before the loop."""
    if not isinstance(stmt, Assign):
        return False
    names = {n.id for e in (stmt.target, stmt.value) for n in walk_expression(e)
             if isinstance(n, Name)}  # fmt: skip
    return loop.var not in names


def _inside(stmt: Stmt, changes: Changes) -> Stmt:
    match stmt:
        case If():
            return replace(stmt, then=_block(stmt.then, changes),
                           otherwise=_block(stmt.otherwise, changes))  # fmt: skip
        case Counted() | Each() | While():
            return replace(stmt, body=_block(stmt.body, changes))
        case Try():
            handlers = tuple(_block(h, changes) for h in stmt.handlers)
            return replace(stmt, body=_block(stmt.body, changes), handlers=handlers)
        case Define():
            body = _block(stmt.function.body, changes)
            return Define(replace(stmt.function, body=body), stmt.span)
        case _:
            return stmt


def _counted(start: Stmt, loop: While, changes: Changes) -> Counted | None:
    if not isinstance(start, Assign) or not isinstance(start.target, Name) or start.augmented:
        return None
    var = start.target.id
    step = _step(loop.step, var)
    if step is None:
        return None
    stop = _stop(loop.test, var, step)
    if stop is None or _disturbed(var, stop, step, loop.body, changes):
        return None
    return Counted(var, start.value, stop, step, loop.body, loop.otherwise, loop.span)


def _step(step: Block, var: str) -> Expr | None:
    """The constant or expression by which the third part moves the variable."""
    return increment(step[0], var) if len(step) == 1 else None


def _stop(test: Expr, var: str, step: Expr) -> Expr | None:
    """The exclusive bound in the direction of the step."""
    if number(step) == -1 and test == Name(var):
        return Const(0)
    if number(step) == -1 and test == Unary("~", Name(var)):
        return Const(-1)
    if not isinstance(test, Compare) or test.op not in _FLIPPED:
        return None
    op, left, bound = test.op, test.left, test.right
    if var not in {n.id for n in walk_expression(left) if isinstance(n, Name)}:
        op, left, bound = _FLIPPED[op], bound, left
    if number(step) == 1 and (rooted := _root_bound(op, left, bound, var)) is not None:
        return rooted
    match left:
        case Binary(op="+" | "-" as sign, left=Name(id=name), right=Const(value=int(shift))) if (
            name == var  # `i + 1 < n`
        ):
            left, bound = left.left, plus(bound, -shift if sign == "+" else shift)
        case _:
            pass
    size = number(step)
    if left != Name(var) or size == 0:
        return None
    down = size is not None and size < 0
    match op:
        case "<" if not down:
            return bound
        case "<=" if not down:
            return plus(bound, 1)
        case ">" if down:
            return bound
        case ">=" if down:
            return plus(bound, -1)
        case "!=" if size in (1, -1):
            return bound
        case _:
            return None


def _root_bound(op: str, left: Expr, bound: Expr, var: str) -> Expr | None:
    """`i * i <= n` and `i <= n / i` count up to the root of n."""
    if op not in ("<", "<="):
        return None
    match left, bound:
        case Binary(op="*", left=Name(id=a), right=Name(id=b)), _ if a == b == var:
            top = bound
        case Name(id=a), Binary(op="//", left=dividend, right=Name(id=b)) if a == b == var:
            top = dividend
        case _:
            return None
    if var in {n.id for n in walk_expression(top) if isinstance(n, Name)}:
        return None
    return plus(Call("isqrt", (top,)), 1)


def _disturbed(var: str, stop: Expr, step: Expr, body: Block, changes: Changes) -> bool:
    """Whether the body may change the variable, the bound or the step."""
    parts = [*walk_expression(stop), *walk_expression(step)]
    if any(isinstance(p, Invoke | Lambda) for p in parts):
        return True
    if any(isinstance(p, Call) and p.op not in _CHEAP for p in parts):
        return True
    read = {p.id for p in parts if isinstance(p, Name)} | {var}
    if var in {p.id for p in parts if isinstance(p, Name)} or read & _by_calls(body, changes):
        return True
    measured = [p.args[0] for p in parts if isinstance(p, Call) and p.op == "len" and p.args]
    inside = {id(n) for m in measured for n in walk_expression(m)}
    plain = {p.id for p in parts if isinstance(p, Name) and id(p) not in inside} | {var}
    places = assigned_places(body)
    if any(root(p) in plain for p in places):
        return True
    return any(_changes_length(p, m) for m in measured for p in places) or any(
        root(r) == root(m) and _depth(r) <= _depth(m) for m in measured for r in resized(body)
    )


def _changes_length(place: Expr, measured: Expr) -> bool:
    """Whether assigning the place replaces the measured container or one around it."""
    if root(place) == "" or root(place) != root(measured):
        return isinstance(measured, Index) and root(place) in {
            n.id for n in walk_expression(measured) if isinstance(n, Name)
        } - {root(measured)}
    return _depth(place) <= _depth(measured)


def _depth(place: Expr) -> int:
    depth = 0
    while isinstance(place, Index | Field):
        place, depth = place.base, depth + 1
    return depth


def _by_calls(body: Block, changes: Changes) -> set[str]:
    """Names that calls in the body may change."""
    found: set[str] = set()
    for expr in expressions_of(body):
        if isinstance(expr, Lambda):
            found |= assigned_roots(expr.function.body)
        if not isinstance(expr, Invoke):
            continue
        name = _callee(expr)
        found |= changes.outer.get(name, frozenset())
        flags = changes.references.get(name, ())
        for argument, by_reference in zip(expr.args, flags, strict=False):
            if by_reference and root(argument):
                found.add(root(argument))
    return found
