"""Binding assignment targets."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.binding.stores import store_slice
from complexity.analysis.contents.defaults import give_element
from complexity.analysis.contents.elements import (
    length_symbol,
    new_container,
    store,
)
from complexity.analysis.contents.iteration import Iteration, iterate
from complexity.analysis.contents.keys import index_cost
from complexity.analysis.context import Context
from complexity.analysis.reading.reads import integer, is_row, line_of_words, settle_sequence, take
from complexity.analysis.values.abstract import UNKNOWN, Num, Ref, Tup, Value, subtract
from complexity.model import Collection, Expr, Field, Index, Kind, Name, Slice, Star, Unary
from complexity.report import StepKind


def bind_target(ctx: Context, target: Expr, value: Value) -> None:
    """`target = value`; a tuple target takes its value apart."""
    match target:
        case Name(id=name):
            ctx.bind(name, value)
            give_element(ctx, name, value)
            holder = ctx.references.get((ctx.frame, name))
            if holder is not None:
                store(ctx, holder, None, value)
        case Collection(items=items):
            _unpack(ctx, items, value)
        case Star(value=inner):
            bind_target(ctx, inner, value)
        case Index(base=base, index=index):
            container = ctx.evaluate(ctx, base)
            obj = ctx.obj(container)
            key = ctx.evaluate(ctx, index)
            if obj is not None and obj.kind is Kind.RECORD:
                ctx.operate(ctx, "__setitem__", [container, key, value])
                return
            cost = index_cost(ctx, container, key)
            ctx.spend(cost)
            if obj is not None and obj.kind is Kind.TREE_DICT:
                ctx.note(ctx.line, cost, StepKind.LIBRARY, "stored in a balanced tree: O(log n)")
            keyed = obj is not None and obj.kind in (Kind.DICT, Kind.TREE_DICT)
            if isinstance(container, Ref) and isinstance(key, Num) and not keyed:
                length_symbol(ctx, container, key)
            store(ctx, container, key, value)
        case Slice():
            store_slice(ctx, target, None, value)
        case Field(base=base, name=name):
            record = ctx.evaluate(ctx, base)
            obj = ctx.obj(record)
            if obj is not None and isinstance(record, Ref):
                ctx.put(record, obj.with_field(name, value))
        case Unary(operand=operand):
            store(ctx, ctx.evaluate(ctx, operand), None, value)
        case _:
            ctx.evaluate(ctx, target)


def _unpack(ctx: Context, targets: tuple[Expr, ...], value: Value) -> None:
    starred = any(isinstance(t, Star) for t in targets)
    if isinstance(value, Tup) and len(value.items) == len(targets) and not starred:
        for target, item in zip(targets, value.items, strict=True):
            bind_target(ctx, target, item)
        return
    obj = ctx.obj(value)
    if isinstance(value, Ref) and obj is not None and not starred and is_row(ctx, value):
        run = Iteration(Num.constant(len(targets)), obj.element or UNKNOWN)
    else:
        run = iterate(ctx, value)
    if not starred and (words := line_of_words(ctx, value, targets)) is not None:
        for target, word in zip(targets, words, strict=True):
            bind_target(ctx, target, word)
        return
    for position, target in enumerate(targets):
        placed = obj.field(str(position)) if obj is not None and not starred else None
        if placed is not None:
            bind_target(ctx, target, placed)
        elif isinstance(target, Star) and obj is not None and obj.tokens and obj.text:
            bind_target(ctx, target.value, _rest_of_line(ctx, target, value))
        elif isinstance(target, Star):
            taken = Num.constant(len(targets) - 1)
            rest = new_container(ctx, target, Kind.LIST, subtract(run.length, taken), run.element)
            bind_target(ctx, target.value, rest)
            if obj is not None and obj.tokens:
                ctx.put(rest, replace(ctx.state.heap[rest.id], tokens=True))
        elif obj is not None and obj.tokens and isinstance(run.element, Num):
            bind_target(ctx, target, _token(ctx, target))
        else:
            bind_target(ctx, target, run.element)


def _rest_of_line(ctx: Context, target: Star, line: Value) -> Value:
    """`t, *rest = …split()`: what is left of the line, taken from the grammar."""
    obj = ctx.obj(line)
    if obj is None:
        return UNKNOWN
    rest = ctx.allocate(target, replace(obj, kind=Kind.LIST, shared=False, total=None))
    if ctx.state.cursor.inside_choice:
        ctx.put(rest, replace(obj, kind=Kind.LIST, text=False, length=Num.constant(8)))
    else:
        settle_sequence(ctx, target, rest)
    return rest


def _token(ctx: Context, target: Expr) -> Num:
    """An integer of the input with a symbol of its own, named after its variable."""
    ctx.hint = target.id if isinstance(target, Name) else ""
    value = integer(ctx, target, take(ctx))
    ctx.hint = ""
    return value
