"""Where the ends of a search may be at any time."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.loops.finals import Key
from complexity.analysis.values.abstract import Num, join_numbers
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.state import State


def hull_of(ctx: Context, before: State, ends: frozenset[str]) -> dict[Key, Num]:
    """The ends of a search at any time: whatever either was at first."""
    keys = [(ctx.frame_of(name), name) for name in sorted(ends)]
    values = [before.variables.get(key) for key in keys]
    numbers = [v for v in values if isinstance(v, Num)]
    if not numbers or len(numbers) < len(keys):
        return {}
    joined = join_numbers(numbers)
    drift = Poly.constant(2)
    lower = tuple(p - drift for p in joined.lower)
    if all(n.not_negative for n in numbers):
        lower = (ZERO,)
    return dict.fromkeys(keys, Num(joined.upper, lower, joined.size, joined.kind))
