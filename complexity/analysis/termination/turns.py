"""Indices that every round uses and moves on: they stay inside their container."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.termination.paths import Move, Path
from complexity.analysis.termination.ranking import Ranking, inside_bound, persistent_scope
from complexity.model import Block, Name


def stays_inside(ctx: Context, paths: list[Path], body: Block) -> Ranking | None:
    """`while (sum > k) sum -= a[l++]`: an index that every round uses and moves on."""
    running = [p for p in paths if not p.leaves]
    names = {n for p in running for n, m in p.moves if m is Move.RISE}
    for name in sorted(names):
        if not all(set(p.of(name)) == {Move.RISE} for p in running):
            continue
        length = inside_bound(ctx, body, Name(name))
        if length is None:
            continue
        size = ctx.size(length, "range of the index")
        scope = persistent_scope(ctx, frozenset({name}), ())
        reason = "the index stays inside the container that every round looks into"
        return Ranking(length, size, reason, frozenset({name}), scope=scope)
    return None
