"""Which functions call which, by name."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.model import (
    Block,
    Define,
    Field,
    Function,
    Invoke,
    Lambda,
    Name,
    expressions_of,
    statements_in,
)
from complexity.model.effects import assigned_names


def is_recursive(ctx: Context, function: Function) -> bool:
    """Whether the function can reach itself through names it calls."""
    return function.name in reachable(ctx, function)


def reachable(ctx: Context, function: Function) -> set[str]:
    """Names that a call of the function may call in turn."""
    if id(function) in ctx.tables.reached:
        return ctx.tables.reached[id(function)]
    seen = ctx.tables.reached[id(function)] = set()
    queue = [function]
    known = functions_by_name(ctx)
    while queue:
        for name in ctx.tables.fact(queue.pop(), called_names):
            if name not in seen:
                seen.add(name)
                queue += known.get(name, [])
    return seen


def functions_by_name(ctx: Context) -> dict[str, list[Function]]:
    """All functions of the program by bare name, nested ones included; built once."""
    table = ctx.tables.functions
    if table:
        return table
    queue = list(ctx.program.functions)
    blocks = [ctx.program.main]
    while queue or blocks:
        if queue:
            function = queue.pop()
            table.setdefault(function.name, []).append(function)
            blocks.append(function.body)
        inner = statements_in(blocks.pop() if blocks else ())
        queue += [s.function for s in inner if isinstance(s, Define)]
    return table


def called_names(function: Function) -> frozenset[str]:
    """Bare names that the function's body calls, or hands on as a value."""
    return called_in(function.body)


def called_in(block: Block) -> frozenset[str]:
    """Bare names that a block calls; records whose constructors it may run among them."""
    found: set[str] = set()
    for expr in expressions_of(block):
        if isinstance(expr, Invoke):
            target = expr.target
            if isinstance(target, Field):
                found.add(target.name)
            elif isinstance(target, Name):
                found.add(target.id)
        elif isinstance(expr, Lambda):
            found |= called_names(expr.function)
    for stmt in statements_in(block):
        if isinstance(stmt, Define):
            found |= called_names(stmt.function)
    return frozenset(found)


def own_names(ctx: Context, function: Function) -> frozenset[str]:
    """Variables that belong to the function's own frame."""
    params = frozenset(p.name for p in function.params)
    if ctx.program.language == "python":
        return params | (ctx.tables.fact(function, _assigned) - function.outer)
    locals_ = frozenset(name for name, _ in function.locals)
    return params | locals_ | ctx.tables.fact(function, _defined)


def _assigned(function: Function) -> frozenset[str]:
    return assigned_names(function.body)


def _defined(function: Function) -> frozenset[str]:
    return frozenset(s.function.name for s in statements_in(function.body) if isinstance(s, Define))


def changed_by_calls(ctx: Context, block: Block) -> frozenset[str]:
    """Variables of others that functions called from the block may assign."""
    called = called_in(block)
    if not called:
        return frozenset()
    table = functions_by_name(ctx)
    if not called <= table.keys():
        return ctx.shared_names  # a function value, or code that is not here
    found: frozenset[str] = frozenset()
    for name in called.union(*(reachable(ctx, f) for n in called for f in table[n])):
        for function in table.get(name, []):
            found |= set_outside(ctx, function)
    return found


def set_outside(ctx: Context, function: Function) -> frozenset[str]:
    """Variables that the function assigns although they are not its own."""
    return ctx.tables.fact(function, _assigned) - own_names(ctx, function)
