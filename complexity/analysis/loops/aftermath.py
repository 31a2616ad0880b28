"""What holds after a loop."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.costs.summation import (
    sum_rounds,
    without_degrees,
)
from complexity.analysis.loops.finals import Finals
from complexity.analysis.loops.rounds import Rounds, exits_early, gathered
from complexity.analysis.values.abstract import Num, Obj, Ref, Value, multiply
from complexity.analysis.values.closing import closed_counter
from complexity.analysis.values.state import State, join_states, join_values
from complexity.analysis.walks import LoopFrame
from complexity.model import (
    Kind,
)


def settle_state(
    ctx: Context,
    rounds: Rounds,
    frame: LoopFrame,
    before: State,
    head: State,
    finals: Finals,
) -> None:
    """What holds after the loop: any round's end, no round, or a break."""
    after = gathered(ctx, frame)
    for state in frame.breaks:
        after = join_states(after, state)
    after = after.copy()
    whole = not exits_early(rounds.body)
    for key, number in finals.numbers.items():
        after.variables[key] = number if whole else head.variables[key]
    for id_, obj in head.heap.items():
        if id_ in before.heap and id_ in after.heap:
            kept = after.heap[id_]
            if frame.id in kept.loops and kept.length.magnitude() is not None:
                continue  # a round of this walk made it anew
            exact = finals.lengths.get(id_) if whole else None
            length = obj.length if exact is None else exact
            if kept is obj and length is obj.length:
                continue
            after.heap[id_] = replace(kept, length=length, total=obj.total)
    for key, value in before.variables.items():
        mine = after.variables.get(key)
        if mine is not value and key not in finals.numbers and mine != value:
            after.variables[key] = value if mine is None else _either(value, mine, after)
    for id_, obj in after.heap.items():
        if id_ not in before.heap and obj.kind is not Kind.RECORD:
            after.heap[id_] = _over_rounds(ctx, rounds, obj)
    ctx.state = after
    closed_counter(after, rounds.counter, rounds.lowest, rounds.highest, before)


def _either(before: Value, later: Value, state: State) -> Value:
    """What a variable holds after any number of rounds; bounds of a container stay."""
    known = state.heap.get(before.id) if isinstance(before, Ref) else None
    joined = join_values(before, later, state)
    if known is not None and isinstance(joined, Ref):
        obj = state.heap[joined.id]
        if obj.length.magnitude() is None:
            state.heap[joined.id] = replace(obj, length=known.length)
    return joined


def _over_rounds(ctx: Context, rounds: Rounds, obj: Obj) -> Obj:
    """An object that every round makes anew: what all of them add up to."""
    if obj.shared:
        total = obj.total if obj.total is None else _summed(ctx, rounds, obj.total)
        return replace(obj, total=total)
    if any(s in ctx.symbols.degrees for s in obj.length.symbols):
        spread = _summed(ctx, rounds, obj.length)
        each = obj.length.magnitude()
        length = obj.length if each is None else Num.sized(without_degrees(ctx.symbols, each))
        return replace(obj, spread=spread, length=length)
    return obj


def _summed(ctx: Context, rounds: Rounds, length: Num) -> Num:
    """Σ length over the rounds."""
    size = length.magnitude()
    if size is None or not any(s in ctx.symbols.degrees for s in size.symbols):
        return multiply(rounds.trips, length)
    top = rounds.highest.magnitude() or rounds.trip_growth
    return Num.sized(sum_rounds(ctx.symbols, size, rounds.counter, rounds.trip_growth, top))
