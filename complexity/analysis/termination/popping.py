"""Loops that pop in every round, whatever else ends them: no more rounds than pushes."""

from __future__ import annotations

from functools import reduce

from complexity.analysis.callgraph import is_recursive
from complexity.analysis.context import WHOLE, Context
from complexity.analysis.termination.paths import Path
from complexity.analysis.termination.ranking import Ranking, container_scope
from complexity.analysis.values.abstract import Ref


def popping(ctx: Context, paths: list[Path]) -> Ranking | None:
    """`do { v = st.top(); st.pop(); … } while (v != u)`: popping an empty container fails."""
    running = [p for p in paths if not p.leaves]
    if not running:
        return None
    popped = reduce(frozenset.__and__, (p.pops for p in running))
    for name in sorted(popped):
        value = ctx.lookup(name)
        if any(name in p.pushes for p in paths) or not isinstance(value, Ref):
            continue
        if ctx.obj(value) is None:
            continue
        length = ctx.length(value)
        growth = ctx.size(length, f"length of {name}")
        reason = f"each round pops one element of {name}, so no more pops than pushes"
        return Ranking(length, growth, reason, scope=_scope(ctx, name, value))
    return None


def _scope(ctx: Context, name: str, value: Ref) -> int | None:
    """In a recursion on a container from outside all activations pay together."""
    recursive = [a for a in ctx.calls if is_recursive(ctx, a.function)]
    if not recursive:
        return container_scope(ctx, value)
    if any(ctx.frame_of(name) == a.frame for a in recursive):
        return None
    made = ctx.state.heap[value.id].loops
    outside = [loop.id for loop in ctx.loops[: recursive[0].loops] if loop.id not in made]
    return outside[0] if outside else (WHOLE if not made else None)
