"""Which of several functions with one name a call means."""

from __future__ import annotations

from complexity.analysis.callgraph import functions_by_name
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Value
from complexity.model import Function, Kind, Param


def overload(ctx: Context, qualified: str, args: list[Value] | None) -> Function | None:
    """The first that takes as many arguments, of types that fit best; else the first."""
    known = functions_by_name(ctx).get(qualified.rpartition(".")[2], [])
    named = [f for f in reversed(known) if f.qualified == qualified]
    if len(named) < 2 or args is None:
        return next(iter(named), None)
    fitting = [f for f in named if takes(f, len(args))] or named
    return max(fitting, key=lambda f: _fit(ctx, f, args))  # the first of several that fit as well


def takes(function: Function, count: int) -> bool:
    least = sum(p.default is None and not p.variadic for p in function.params)
    return least <= count <= len(function.params) or any(p.variadic for p in function.params)


def _fit(ctx: Context, function: Function, args: list[Value]) -> int:
    return sum(_matches(ctx, p, a) for p, a in zip(function.params, args, strict=False))


def _matches(ctx: Context, param: Param, value: Value) -> bool:
    kind = ctx.kind(value)
    if kind is Kind.RECORD:
        obj = ctx.obj(value)
        return obj is not None and param.type.name == obj.name
    return param.type.kind is kind


def free_operator(ctx: Context, name: str, args: list[Value]) -> Function | None:
    """An operator outside of any class (a friend) that takes the record of the first argument."""
    obj = ctx.obj(args[0])
    if obj is None:
        return None
    free = [f for f in functions_by_name(ctx).get(name, []) if not f.owner]
    fitting = (f for f in free if takes(f, len(args)) and f.params[0].type.name == obj.name)
    return next(fitting, None)
