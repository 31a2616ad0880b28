"""Symbols for what a loop's variables are at the start of a round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from complexity.analysis.context import Context
from complexity.analysis.loops.finals import Key
from complexity.analysis.termination.paths import Move, direction_in
from complexity.analysis.values.abstract import Num, Ref
from complexity.analysis.values.symbols import Role
from complexity.growth import Growth
from complexity.model import Kind, Stmt, child_blocks
from complexity.model.types import CONTAINERS

NO_BITS: Mapping[str, bool] = MappingProxyType({})


def entry_symbols(
    ctx: Context, node: Stmt, names: frozenset[str], bits: Mapping[str, bool] = NO_BITS
) -> dict[Key, str]:
    """Give every number that the body binds a symbol for its value at the start of a round.

    Of a set of bits the symbol is the number of its digits, too.
    """
    entries: dict[Key, str] = {}
    for name in sorted(names):
        key = (ctx.frame_of(name), name)
        value = ctx.state.variables.get(key)
        if isinstance(value, Num):
            symbol = ctx.site(node, Role.ENTRY, name, "value at the start of a round", ctx.line)
            entries[key] = symbol
            body = tuple(s for block in child_blocks(node) for s in block)
            if value.at_least_one and direction_in(body, name) is Move.MAY_RISE:
                ctx.floors.add(symbol)
            digits = Growth.symbol(symbol) if name in bits else None
            ctx.state.variables[key] = replace(Num.symbol(symbol), kind=value.kind, digits=digits)
        elif isinstance(value, Ref) and _rebuildable(ctx, value):
            symbol = ctx.site(node, Role.ENTRY, name, "length at the start of a round", ctx.line)
            entries[key] = symbol
            stand_in = _stand_in(ctx, (node, name), value, Num.symbol(symbol))
            ctx.state.variables[key] = stand_in
            ctx.stand_ins[symbol] = stand_in.id
    return entries


def _rebuildable(ctx: Context, value: Ref) -> bool:
    """A container that a round may replace by a longer one (`s = s + c`)."""
    obj = ctx.obj(value)
    return obj is not None and obj.kind in CONTAINERS | {Kind.TUPLE} and not obj.stream


def _stand_in(ctx: Context, site: tuple[object, str], value: Ref, length: Num) -> Ref:
    """A copy of the object with another length, the same one on every pass."""
    node = ctx.places.setdefault((id(site[0]), hash(site[1])), object())
    obj = ctx.state.heap[value.id]
    loops = obj.loops
    if obj.text:
        ctx.measure(obj)
    ref = ctx.allocate(node, replace(obj, length=length, text=False))
    ctx.put(ref, replace(ctx.state.heap[ref.id], loops=loops))
    return ref
