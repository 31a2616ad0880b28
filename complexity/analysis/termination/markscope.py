"""Through which loops a mark stays set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from complexity.analysis.callgraph import called_in, functions_by_name
from complexity.analysis.contents.defaults import declared_type
from complexity.analysis.context import Context
from complexity.analysis.termination.guards import Mark, taken_back
from complexity.analysis.termination.relaxing import Stale
from complexity.analysis.values.abstract import Num, Ref, Value
from complexity.model import Assign, Block, Kind, Name, statements_in


def mark_scope(
    ctx: Context, mark: Mark, arguments: Mapping[str, Value] | None = None
) -> int | None:
    """The outermost loop none of whose rounds unsets the mark, makes its container anew or
    changes what its entries are compared with.

    `arguments` are those of a recursion, whose stamp may be a parameter.
    """
    if mark.stale is not None:
        return ctx.loops[-1].id if ctx.loops and least_first(ctx, mark.stale) else None
    value = ctx.lookup(mark.container)
    obj = ctx.obj(value)
    if obj is None or not isinstance(value, Ref):
        return None
    given = arguments or {}
    stamps = [given[name] if name in given else ctx.lookup(name) for name in mark.stamp]
    used = frozenset().union(*(v.symbols for v in stamps if isinstance(v, Num)))
    names = {
        n for (_, n), v in ctx.state.variables.items() if isinstance(v, Ref) and v.id == value.id
    }
    scope: int | None = None
    for loop in reversed(ctx.loops):
        if loop.id in obj.loops or mark.stamp & loop.resets or loop.counter in used:
            break
        if unsets(ctx, loop.body, mark, names | {mark.container}):
            break
        scope = loop.id
    return scope


def least_first(ctx: Context, stale: Stale) -> bool:
    """Whether the heap hands out the least distance first."""
    kind = ctx.kind(ctx.lookup(stale.heap))
    if ctx.program.language == "python":
        return kind is Kind.LIST and not stale.negated
    type_ = declared_type(ctx, stale.heap)
    if kind is not Kind.HEAP or type_ is None:
        return False
    return type_.name == ("" if stale.negated else "least")


def unsets(ctx: Context, block: Block, mark: Mark, names: set[str]) -> bool:
    """Whether a round, or a function that it calls, unsets marks or replaces their container."""
    blocks = [block]
    seen: set[str] = set()
    table = functions_by_name(ctx)
    pending = list(called_in(block))
    while pending:
        name = pending.pop()
        if name in seen:
            continue
        seen.add(name)
        for function in table.get(name, []):
            blocks.append(function.body)
            pending += called_in(function.body)
    whole = tuple(s for part in blocks for s in part)
    if any(isinstance(s, Assign) and isinstance(s.target, Name) and s.target.id in names
           for s in statements_in(whole)):  # fmt: skip
        return True
    return any(taken_back(whole, replace(mark, container=name)) for name in names)
