"""Comprehensions: clauses nest like loops, and the elements make a container."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.contents.elements import new_container
from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Meter
from complexity.analysis.parts.filtering import filter_portion
from complexity.analysis.values.abstract import UNKNOWN, Num, Obj, Tup, Value
from complexity.model import Assign, Binary, Block, Comprehension, Const, Each, If, Kind, Name
from complexity.model.effects import target_names

KINDS = {"list": Kind.LIST, "set": Kind.SET, "dict": Kind.DICT, "generator": Kind.GENERATOR}


def comprehend(ctx: Context, expr: Comprehension) -> Value:
    """Walk the clauses as loops around the element; a generator's cost is due when consumed."""
    kind = KINDS[expr.kind]
    seen: list[Value] = []
    counted: list[Num] = []
    at = ctx.at
    with ctx.metered() as part:
        _walk(ctx, expr, seen, counted)
    ctx.at, part.lines = at, part.lines.folded(at)
    element = seen[-1] if seen else UNKNOWN
    length = counted[0] if counted else Num()
    if kind is Kind.GENERATOR:
        return _generator(ctx, expr, part, length, element)
    ctx.meter.include(part, part.lower)
    if kind is Kind.LIST and (kept := filter_portion(ctx, expr)) is not None:
        length = replace(length, portion=kept)
    if kind is Kind.DICT and isinstance(element, Tup) and len(element.items) == 2:
        return new_container(ctx, expr, kind, length, element.items[1], element.items[0])
    if kind is not Kind.LIST:
        ctx.assume("hash_uniform")
    return new_container(ctx, expr, kind, length, element, element if kind is Kind.SET else None)


def _generator(
    ctx: Context, expr: Comprehension, part: Meter, length: Num, element: Value
) -> Value:
    """Its whole cost is charged where it is made: generators are consumed at most once."""
    ctx.meter.include(part)
    return ctx.allocate(expr, Obj(Kind.GENERATOR, length, element, free=True))


def _walk(ctx: Context, expr: Comprehension, seen: list[Value], counted: list[Num]) -> None:
    """Clauses as nested loops whose innermost body stores the element in a hidden list."""
    name, counter = "<element>", "<count>"
    own = frozenset(n for c in expr.clauses for n in target_names(c.target)) | {name, counter}
    frame = ctx.new_frame(ctx.frame, own)
    outer, ctx.frame = ctx.frame, frame.id
    ctx.state.variables[frame.id, counter] = Num.constant(0)
    block = ctx.desugared.get(id(expr))
    if block is None:
        block = _as_loops(expr, name, counter)
        ctx.desugared[id(expr)] = block
    ctx.run(ctx, block)
    value = ctx.state.variables.get((frame.id, name))
    if value is not None:
        seen.append(value)
    count = ctx.state.variables.get((frame.id, counter))
    if isinstance(count, Num):
        counted.append(count)
    ctx.frame = outer


def _as_loops(expr: Comprehension, name: str, counter: str) -> Block:
    bump = Assign(
        Name(counter), Binary("+", Name(counter), Const(1)), augmented=True, span=expr.span
    )
    block: Block = (Assign(Name(name), expr.element, span=expr.span), bump)
    for clause in reversed(expr.clauses):
        for condition in reversed(clause.conditions):
            block = (If(condition, block, span=expr.span),)
        block = (Each(clause.target, clause.iterable, block, span=expr.span),)
    return block
