"""Walking a loop: once to see how it moves, once to meter it."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.callgraph import changed_by_calls
from complexity.analysis.context import Context
from complexity.analysis.loops.aftermath import settle_state
from complexity.analysis.loops.bitsets import bitsets
from complexity.analysis.loops.charging import charge
from complexity.analysis.loops.entering import enter_input, leave_input
from complexity.analysis.loops.finals import Finals, Key
from complexity.analysis.loops.heads import entry_symbols
from complexity.analysis.loops.rounds import Rounds, gathered, reads_input
from complexity.analysis.loops.spreading import share, with_sums
from complexity.analysis.loops.stability import Used, corrected
from complexity.analysis.loops.tuples import loosen_tuples
from complexity.analysis.loops.widening import widened
from complexity.analysis.termination.linearsieves import struck_once
from complexity.analysis.termination.paths import Move, direction_in
from complexity.analysis.termination.searching import search_ends
from complexity.analysis.values.abstract import FREE, Num, Trips
from complexity.analysis.values.state import State
from complexity.analysis.walks import LoopFrame
from complexity.growth import Growth
from complexity.model import (
    Assign,
    Block,
    Call,
    Comprehension,
    Counted,
    Each,
    Invoke,
    Name,
    While,
    expressions_of,
    statements_in,
)
from complexity.model.effects import assigned_names

ROUND_STEPS = 10
"""What a loop costs of the budget beside its body; copying the state comes on top."""


def run_rounds(ctx: Context, rounds: Rounds) -> None:
    """Walk the loop and spend its cost."""
    if (form := rounds.trips.form) is not None and reads_input(ctx, rounds.body):
        for symbol in form.symbols:
            ctx.counts_elements(symbol)
    if rounds.scope is None and (table := struck_once(ctx, rounds.node, rounds.body)) is not None:
        rounds = _struck_in_all(ctx, rounds, table)
    if rounds.scope is not None and ctx.loops:
        rounds = replace(rounds, trips=share(ctx, rounds.node, rounds.scope, rounds.trips))
    ctx.tick(ROUND_STEPS + len(ctx.state.heap) + len(ctx.state.variables))
    ctx.ranges[rounds.counter] = (rounds.lowest, rounds.highest)
    loosen_tuples(ctx, rounds.node)
    before = ctx.state.copy()
    frame = _frame(ctx, rounds)
    entered = enter_input(ctx, rounds)
    bits = bitsets(ctx, rounds.body)
    entries = entry_symbols(ctx, rounds.node, changed_names(ctx, rounds.body), bits)
    ctx.loops.append(frame)
    with ctx.silently(), ctx.metered():
        rounds.setup()
        _walk(ctx, rounds.body, frame)
    seen = gathered(ctx, frame)
    ends = search_ends(rounds.body)
    grown = _grown(before, seen)
    sums = with_sums(ctx, rounds.node, rounds.trips, frame, grown)
    rounds = replace(rounds, trips=_from_the_start(sums, entries, before, rounds.body))
    head, finals = widened(ctx, before, seen, entries, rounds.trips, ends, bits)
    head.cursor = before.cursor
    guessed = any(r.summed is not None for r in finals.replaced.values())
    if guessed or _grows_by_itself(rounds.body) or _numbers_changed(before, seen):
        first, head = head, _stable_head(ctx, rounds, frame, before, seen, head, entered, finals)
        _forget_lengths(finals, first, head)
    ctx.state = head.copy()
    frame.breaks, frame.continues = [], []
    if entered:
        enter_input(ctx, rounds)
    line = rounds.node.span.line
    at = ctx.at
    with ctx.metered() as part:
        ctx.at = line or at
        ctx.reach(line)
        rounds.setup()
        _walk(ctx, rounds.body, frame)
    ctx.loops.pop()
    ctx.at = line or at
    settle_state(ctx, rounds, frame, before, head, finals)
    if entered:
        leave_input(ctx, before)
    charge(ctx, rounds, frame, part)


def _struck_in_all(ctx: Context, rounds: Rounds, table: Name) -> Rounds:
    """No more rounds in all than the table has entries, and one that leaves each time."""
    length = ctx.length(ctx.lookup(table.id))
    growth = ctx.size(length, f"length of {table.id}")
    reason = ("amortized, ", growth, " rounds in all: each strikes another composite number")
    return replace(
        rounds, trips=length, trip_growth=growth, certain=FREE, scope=ctx.loops[-1].id,
        reason=reason,
    )  # fmt: skip


def _from_the_start(trips: Trips, entries: dict[Key, str], before: State, body: Block) -> Trips:
    """Sums over a variable that only falls: it is largest before the loop."""
    largest: dict[str, Growth] = {}
    for key, symbol in entries.items():
        value = before.variables.get(key)
        size = value.magnitude() if isinstance(value, Num) else None
        if size is not None and direction_in(body, key[1]) is Move.MAY_FALL:
            largest[symbol] = size
    sums = tuple((name, _at_most(total, largest)) for name, total in trips.sums)
    return replace(trips, sums=sums)


def _at_most(total: Num, largest: dict[str, Growth]) -> Num:
    if total.size is None or total.upper or not total.size.symbols & largest.keys():
        return total
    return Num.sized(total.size.substitute(largest))


def _grown(before: State, after: State) -> frozenset[int]:
    """Objects to which a round adds: what they hold in all is no sum for the rounds to use."""
    return frozenset(
        id_
        for id_, obj in after.heap.items()
        if id_ in before.heap
        and (obj.total, obj.entries) != (before.heap[id_].total, before.heap[id_].entries)
    )


def _forget_lengths(finals: Finals, first: State, head: State) -> None:
    """Lengths to which later rounds add more than the first have no exact end."""
    for id_ in list(finals.lengths):
        mine, other = first.heap.get(id_), head.heap.get(id_)
        if mine is None or other is None or mine.length != other.length:
            del finals.lengths[id_]


def _numbers_changed(before: State, after: State) -> bool:
    """Whether a round changes numbers inside containers or records."""
    return any(
        id_ in before.heap
        and before.heap[id_] is not obj
        and (obj.element != before.heap[id_].element or obj.fields != before.heap[id_].fields)
        for id_, obj in after.heap.items()
    )


def _grows_by_itself(body: Block) -> bool:
    """Whether what a round adds may depend on what earlier rounds added."""
    if any(isinstance(s, Counted | Each | While) for s in statements_in(body)):
        return True
    return any(
        isinstance(e, Comprehension | Invoke)
        or (isinstance(e, Call) and e.op in ("extend", "update", "append_text"))
        for e in expressions_of(body)
    ) or any(isinstance(s, Assign) and s.augmented for s in statements_in(body))


def _stable_head(
    ctx: Context,
    rounds: Rounds,
    frame: LoopFrame,
    before: State,
    first: State,
    head: State,
    entered: bool,
    finals: Finals,
) -> State:
    """Walk rounds from the head until it holds; what outgrows its bounds twice is given up."""
    used: Used = {}
    for _ in range(3):
        ctx.state = head.copy()
        frame.breaks, frame.continues = [], []
        if entered:
            enter_input(ctx, rounds)
        with ctx.silently(), ctx.metered():
            rounds.setup()
            _walk(ctx, rounds.body, frame)
        after = gathered(ctx, frame)
        better = corrected(before, first, head, after, rounds.trips, used, finals.replaced)
        if better is None:
            return head
        head = better
    return head


def _frame(ctx: Context, rounds: Rounds) -> LoopFrame:
    resets = assigned_names(rounds.body)
    return LoopFrame(
        ctx.new_loop_id(), rounds.counter, resets, rounds.body, ctx.frame,
        rounds.trip_growth, id(rounds.node), _times(rounds.trips),
    )  # fmt: skip


def _times(trips: Num) -> int:
    """The number of rounds of a loop with constant bounds, 1 for any other."""
    tops = [p.value for p in trips.upper if p.value is not None]
    return max(1, min(int(min(tops)), 1000)) if tops else 1


def changed_names(ctx: Context, body: Block) -> frozenset[str]:
    """Variables that a round may bind anew, also through the functions that it calls."""
    return assigned_names(body) | changed_by_calls(ctx, body)


def _walk(ctx: Context, body: Block, frame: LoopFrame) -> None:
    falls = ctx.run(ctx, body)
    if falls:
        frame.continues.append(ctx.state)
