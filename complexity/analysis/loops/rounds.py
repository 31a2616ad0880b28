"""Walking a loop: once to see how it moves, once to meter it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from complexity.analysis.callgraph import changed_by_calls
from complexity.analysis.context import Context, LoopFrame
from complexity.analysis.costs.meter import Meter, Part
from complexity.analysis.costs.summation import (
    settle,
    sum_lower,
    sum_rounds,
    sum_sieve,
    without_degrees,
)
from complexity.analysis.loops.closing import closed_counter
from complexity.analysis.loops.finals import Finals
from complexity.analysis.loops.spreading import share, with_sums
from complexity.analysis.loops.stability import Used, corrected
from complexity.analysis.loops.widening import entry_symbols, widened
from complexity.analysis.reading.reads import finish_line
from complexity.analysis.termination.searching import search_ends
from complexity.analysis.values.abstract import FREE, Num, Obj, multiply
from complexity.analysis.values.cursor import affine_form
from complexity.analysis.values.state import State, join_states, join_values
from complexity.growth import Growth
from complexity.model import (
    Assign,
    Block,
    Break,
    Call,
    Comprehension,
    Counted,
    Each,
    Index,
    Invoke,
    Kind,
    Name,
    Raise,
    Return,
    Slice,
    Stmt,
    While,
    child_blocks,
    expressions_of,
    statements_in,
)
from complexity.model.effects import assigned_names
from complexity.report import StepKind
from complexity.skeleton import Repeat

ROUND_STEPS = 10
"""What a loop costs of the budget beside its body; copying the state comes on top."""
READS = frozenset({"read_line", "read_token", "read_all", "next"})


@dataclass(frozen=True, slots=True)
class Rounds:
    """A loop as the walk needs it.

    `setup` runs at the start of every round (binds the counter or the element, evaluates the
    test). `trips` bounds the rounds; `lowest` and `highest` bound the counter. `certain` is a
    lower bound of the rounds. `scope` is 0 < id for an amortized loop whose rounds all count
    towards an enclosing loop's total; `primes` that what a counter divides is paid for primes only;
    `distinct` tells that each of them visits another element.
    """

    node: Stmt
    body: Block
    counter: str
    trips: Num
    trip_growth: Growth
    certain: Growth
    lowest: Num
    highest: Num
    setup: Callable[[], None]
    reason: tuple[Part, ...]
    from_start: bool = False
    scope: int | None = None
    distinct: bool = False
    primes: bool = False


def run_rounds(ctx: Context, rounds: Rounds) -> None:
    """Walk the loop and spend its cost."""
    if (form := rounds.trips.form) is not None and reads_input(ctx, rounds.body):
        for symbol in form.symbols:
            ctx.counts_elements(symbol)
    if rounds.scope is not None and ctx.loops:
        rounds = replace(rounds, trips=share(ctx, rounds.node, rounds.scope, rounds.trips))
    ctx.tick(ROUND_STEPS + len(ctx.state.heap) + len(ctx.state.variables))
    ctx.ranges[rounds.counter] = (rounds.lowest, rounds.highest)
    before = ctx.state.copy()
    frame = _frame(ctx, rounds)
    entered = _enter_input(ctx, rounds)
    entries = entry_symbols(ctx, rounds.node, changed_names(ctx, rounds.body))
    ctx.loops.append(frame)
    with ctx.silently(), ctx.metered():
        rounds.setup()
        _walk(ctx, rounds.body, frame)
    seen = _gathered(ctx, frame)
    ends = search_ends(rounds.body)
    rounds = replace(rounds, trips=with_sums(ctx, rounds.node, rounds.trips, frame))
    head, finals = widened(ctx, before, seen, entries, rounds.trips, ends)
    head.cursor = before.cursor
    if _grows_by_itself(rounds.body) or _numbers_changed(before, seen):
        first, head = head, _stable_head(ctx, rounds, frame, before, seen, head, entered)
        _forget_lengths(finals, first, head)
    ctx.state = head.copy()
    frame.breaks, frame.continues = [], []
    if entered:
        _enter_input(ctx, rounds)
    line = rounds.node.span.line
    at = ctx.at
    with ctx.metered() as part:
        ctx.at = line or at
        ctx.reach(line)
        rounds.setup()
        _walk(ctx, rounds.body, frame)
    ctx.loops.pop()
    ctx.at = line or at
    _settle_state(ctx, rounds, frame, before, head, finals)
    if entered:
        _leave_input(ctx, before)
    _charge(ctx, rounds, frame, part)


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
) -> State:
    """Walk rounds from the head until it holds; what outgrows its bounds twice is given up."""
    used: Used = {}
    for _ in range(3):
        ctx.state = head.copy()
        frame.breaks, frame.continues = [], []
        if entered:
            _enter_input(ctx, rounds)
        with ctx.silently(), ctx.metered():
            rounds.setup()
            _walk(ctx, rounds.body, frame)
        better = corrected(before, first, head, _gathered(ctx, frame), rounds.trips, used)
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


def _gathered(ctx: Context, frame: LoopFrame) -> State:
    """The state at the end of a round, over all ways to get there."""
    if not frame.continues:
        return frame.breaks[0] if frame.breaks else ctx.state
    state = frame.continues[0]
    for other in frame.continues[1:]:
        state = join_states(state, other)
    return state


def _settle_state(
    ctx: Context,
    rounds: Rounds,
    frame: LoopFrame,
    before: State,
    head: State,
    finals: Finals,
) -> None:
    """What holds after the loop: any round's end, no round, or a break."""
    after = _gathered(ctx, frame)
    for state in frame.breaks:
        after = join_states(after, state)
    after = after.copy()
    whole = not exits_early(rounds.body)
    for key, number in finals.numbers.items():
        after.variables[key] = number if whole else head.variables[key]
    for key, value in before.variables.items():
        mine = after.variables.get(key)
        if mine is not value and key not in finals.numbers and mine != value:
            after.variables[key] = value if mine is None else join_values(value, mine, after)
    for id_, obj in head.heap.items():
        if id_ in before.heap and id_ in after.heap:
            kept = after.heap[id_]
            exact = finals.lengths.get(id_) if whole else None
            length = obj.length if exact is None else exact
            if kept is obj and length is obj.length:
                continue
            after.heap[id_] = replace(kept, length=length, total=obj.total)
    for id_, obj in after.heap.items():
        if id_ not in before.heap and obj.kind is not Kind.RECORD:
            after.heap[id_] = _over_rounds(ctx, rounds, obj)
    ctx.state = after
    closed_counter(after, rounds.counter, rounds.lowest, rounds.highest)


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


def _charge(ctx: Context, rounds: Rounds, frame: LoopFrame, part: Meter) -> None:
    top = rounds.highest.magnitude()
    highest = rounds.trip_growth if top is None else top
    if rounds.scope is not None:

        def over(growth: Growth) -> Growth:
            if rounds.distinct:
                return (
                    sum_rounds(ctx.symbols, growth, rounds.counter, rounds.trip_growth, highest)
                    + rounds.trip_growth
                )
            return settle(growth, rounds.counter, highest) * rounds.trip_growth

        cost = over(part.upper)
        ctx.meter.spend_in_total(rounds.scope, cost, part.lines.spread(over))
    else:
        summed = ctx.summed(id(rounds.node))

        def over(growth: Growth) -> Growth:
            if rounds.primes:
                return sum_sieve(ctx.symbols, growth, rounds.counter, rounds.trip_growth, highest)
            return sum_rounds(
                ctx.symbols, growth, rounds.counter, rounds.trip_growth, highest, summed
            )

        cost = over(part.upper)
        if not summed:  # a round of 1 + d is d to the growth, but n of them are n + Σ d
            cost = cost + rounds.trip_growth
        lower = part.lower
        if not exits_early(rounds.body):
            lower = sum_lower(part.lower, rounds.counter, rounds.certain, rounds.from_start, summed)
        elif rounds.counter in lower.symbols:
            lower = FREE
        ctx.meter.spend(cost, lower)
        ctx.meter.lines.merge(part.lines.spread(over))
    _note(ctx, rounds, cost)

    def once(growth: Growth) -> Growth:
        return settle(growth, rounds.counter, highest)

    for loop, amount in part.totals.items():
        lines = part.lines_in_total[loop].spread(once)
        if loop == frame.id:
            ctx.meter.spend(once(amount))
            ctx.meter.lines.merge(lines)
        else:
            ctx.meter.spend_in_total(loop, once(amount), lines)


def _note(ctx: Context, rounds: Rounds, cost: Growth) -> None:
    """The reason beside a loop: how many rounds, and where the bound is from."""
    kind = StepKind.LOOP if rounds.scope is None else StepKind.AMORTIZED
    trips: tuple[Part, ...] = (rounds.trip_growth, " rounds")
    if rounds.trip_growth.is_constant:
        trips = ("a constant number of rounds",)
    if rounds.scope is not None:
        trips = ("amortized, ", *trips, " in all")
    parts: tuple[Part, ...] = (*trips, ": ", *rounds.reason)
    for symbol in sorted(rounds.trip_growth.symbols & ctx.symbols.degrees.keys()):
        total = ctx.symbols.degrees[symbol].total
        parts = (*parts, "; over all elements these rounds add up to ", total)
    if rounds.scope is None and ctx.summed(id(rounds.node)) & cost.symbols:
        parts = (*parts, "; sizes that each round reads stand for their sum over all rounds")
    ctx.note(rounds.node.span.line, cost, kind, *parts, at=rounds.node.span.line,
             rounds=rounds.trip_growth)  # fmt: skip


def exits_early(body: Block) -> bool:
    """Whether data may end the loop: a break of its own, a return or an exception."""
    return any(_exits(stmt) for stmt in body)


def _exits(stmt: Stmt) -> bool:
    if isinstance(stmt, Break | Return | Raise):
        return True
    inner = [s for block in child_blocks(stmt) for s in block]
    if isinstance(stmt, Counted | Each | While):
        return any(isinstance(s, Return | Raise) for s in statements_in(inner))
    return any(_exits(s) for s in inner)


def reads_input(ctx: Context, body: Block) -> bool:
    """Whether a round reads from the input, directly or through a function that it calls."""
    for expr in expressions_of(body):
        if isinstance(expr, Call) and expr.op in READS:
            return True
        if isinstance(expr, Invoke) and isinstance(expr.target, Name):
            if expr.target.id in ctx.readers:
                return True
        if isinstance(expr, Index | Slice):
            base = ctx.obj(ctx.lookup(expr.base.id)) if isinstance(expr.base, Name) else None
            if base is not None and base.stream:
                return True
    return False


def _enter_input(ctx: Context, rounds: Rounds) -> bool:
    """Step into the grammar's repeat that this loop reads."""
    if not ctx.state.cursor.active or not reads_input(ctx, rounds.body):
        return False
    finish_line(ctx)
    cursor = ctx.state.cursor
    node = cursor.node
    if not isinstance(node, Repeat):
        ctx.state.cursor = cursor.lost(rounds.node.span.line)
        return False
    form = rounds.trips.form
    if form is not None and form != affine_form(node.count):
        ctx.state.cursor = cursor.lost(rounds.node.span.line)
        return False
    ctx.state.cursor = cursor.entered(node.body)
    return True


def _leave_input(ctx: Context, before: State) -> None:
    cursor = ctx.state.cursor
    depth = len(before.cursor.levels)
    if cursor.active and len(cursor.levels) == depth + 1:
        level = cursor.levels[-1]
        if level.inside or level.index == len(level.nodes):
            ctx.state.cursor = cursor.left()
            return
    ctx.state.cursor = before.cursor.lost(ctx.line)
