"""Counted loops and loops over elements."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from complexity.analysis.binding.copies import copy_cost
from complexity.analysis.binding.targets import bind_target
from complexity.analysis.callgraph import changed_by_calls
from complexity.analysis.contents.iteration import ahead_of, iterate
from complexity.analysis.contents.sums import entry
from complexity.analysis.context import Context
from complexity.analysis.loops.levels import level_rounds
from complexity.analysis.loops.logarithms import filling_logarithms
from complexity.analysis.loops.rounds import Rounds
from complexity.analysis.loops.walking import run_rounds
from complexity.analysis.parts.apportioning import after_rounds, before_loop
from complexity.analysis.parts.portions import span_portion
from complexity.analysis.reading.reads import settle_sequence
from complexity.analysis.termination.levels import level_visits
from complexity.analysis.termination.progress import resumed
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.termination.sieves import sieves
from complexity.analysis.termination.worklists import Visits, visiting, worklist
from complexity.analysis.values.abstract import (
    FREE,
    Num,
    Ref,
    Tup,
    Value,
    divide,
    subtract,
)
from complexity.analysis.values.arithmetic import binary
from complexity.analysis.values.poly import ZERO, Poly
from complexity.growth import Growth
from complexity.model import (
    Call,
    Counted,
    Each,
    Expr,
    Kind,
    Name,
    names_in,
)
from complexity.model.effects import grows
from complexity.model.spelling import spelled
from complexity.report import StepKind


def run_counted(ctx: Context, loop: Counted) -> bool:
    """`for var in start, start + step, … stop`."""
    ctx.line = loop.span.line or ctx.line
    start, stop, step = (
        ctx.number(ctx.evaluate(ctx, e)) for e in (loop.start, loop.stop, loop.step)
    )
    start, stop = ctx.capacity(start), ctx.capacity(stop)
    rising = not (step.value is not None and step.value < 0)
    width = _width(ctx, loop, start, stop, rising)
    stride = step if rising else binary("*", Num.constant(-1), step)
    trips = _trips(ctx, width, stop if rising else start, stride)
    if _set_from_outside(ctx, loop):
        trips = Num(lower=(ZERO,))
    levels = level_rounds(ctx, loop, trips)
    trips = trips if levels is None else levels
    growth = ctx.size(trips, "trip count")
    counter = ctx.counter(loop, loop.var, loop.span.line)
    top, bottom = (stop, start) if rising else (start, stop)
    highest = binary("-", top, Num.constant(1)) if rising else top
    lowest = bottom if rising else binary("+", bottom, Num.constant(1))
    value = Num.symbol(counter)
    if lowest.at_least_one:
        ctx.floors.add(counter)
    if not lowest.not_negative:
        value = Num(highest.upper, lowest.lower, highest.size)

    def setup() -> None:
        ctx.tick()
        if loop.step.span.line != loop.span.line:
            ctx.reach(loop.step.span.line)
        ctx.bind(loop.var, value)

    rounds = Rounds(
        node=loop,
        body=loop.body,
        counter=counter,
        trips=trips,
        trip_growth=growth,
        certain=_certain(ctx, width, growth) if step.value is not None else FREE,
        lowest=lowest,
        highest=_known(highest, trips),
        setup=setup,
        reason=_counting_reason(loop, rising),
        from_start=bottom.value is not None,
    )
    if sieves(loop, start.value):
        reason = (*rounds.reason, "; multiples of primes only")
        rounds = replace(rounds, reason=reason, primes=True)
    if rising:
        rounds = _going_on(ctx, loop, rounds, stop)
    trips = rounds.trips
    visits = None
    if (level := level_visits(ctx, loop, counter)) is not None:
        rounds, visits = _in_level(rounds, level[0]), level[1]
    parts = before_loop(ctx, loop)
    with visiting(ctx, visits, rounds.trips), filling_logarithms(ctx, loop, stop):
        run_rounds(ctx, rounds)
    after_rounds(ctx, loop, parts, replace(trips, portion=span_portion(ctx, start, stop, width)))
    end = top if rising else bottom
    ctx.bind(loop.var, Num(_both(end.upper, start.upper), (ZERO,), end.size))
    return ctx.run(ctx, loop.otherwise) if loop.otherwise else True


def _width(ctx: Context, loop: Counted, start: Num, stop: Num, rising: bool) -> Num:
    """What is between the ends; of `range(x, x + w)` it is w."""
    if rising and (ahead := ahead_of(loop.start, loop.stop)) is not None:
        return ctx.number(ctx.seen(ahead))
    return subtract(stop, start) if rising else subtract(start, stop)


def _going_on(ctx: Context, loop: Counted, rounds: Rounds, stop: Num) -> Rounds:
    """A loop that goes on where its last execution stopped runs over its range once in all."""
    outer = resumed(ctx, loop)
    if outer is None:
        return rounds
    _charge_leaving(ctx, rounds)
    reason = (*rounds.reason, "; goes on where the last round of the loop around stopped")
    return replace(
        rounds, trips=Num(stop.upper, (ZERO,), stop.size), scope=outer.id, reason=reason,
        trip_growth=ctx.size(stop, "range of the counter"), certain=FREE,
    )  # fmt: skip


def _in_level(rounds: Rounds, ranking: Ranking) -> Rounds:
    """The loop over one level of a search: its rounds count for all levels together."""
    return replace(
        rounds, trips=ranking.trips, trip_growth=ranking.growth, highest=ranking.trips,
        scope=ranking.scope, reason=(ranking.reason,), certain=FREE, distinct=True,
    )  # fmt: skip


def _charge_leaving(ctx: Context, rounds: Rounds) -> None:
    """The round that leaves: once an execution, beside those that count in total."""
    before, around = ctx.state.copy(), ctx.loops[-1]
    breaks, continues = list(around.breaks), list(around.continues)
    with ctx.silently(), ctx.metered() as part:
        rounds.setup()
        ctx.run(ctx, rounds.body)
    ctx.state, around.breaks, around.continues = before, breaks, continues
    if not part.upper.is_constant:
        ctx.spend(part.upper)


def _counting_reason(loop: Counted, rising: bool) -> tuple[str, ...]:
    """What the counter runs over, as the source says it."""
    step = spelled(loop.step)
    by = "" if step in ("1", "-1") else f" in steps of {step}"
    start, stop = spelled(loop.start), spelled(loop.stop)
    first, then = ("<=", "<") if rising else (">=", ">")
    span = f"{start} {first} {loop.var} {then} {stop}"
    if loop.var == "_":
        span = f"from {start} {'up' if rising else 'down'} to {stop}"
    if start == loop.var:
        span = f"while {loop.var} {then} {stop}, from the value that it has"
    return (span + by,)


def _set_from_outside(ctx: Context, loop: Counted) -> bool:
    """Whether a function that the body calls may set the counter, or the bound of a `while`.

    Python's `range` has taken its numbers before.
    """
    if ctx.program.language == "python" and loop.start != Name(loop.var):
        return False
    read = {loop.var} | names_in(loop.stop) | names_in(loop.step)
    return bool(read & changed_by_calls(ctx, loop.body))


def _both(end: tuple[Poly, ...], start: tuple[Poly, ...]) -> tuple[Poly, ...]:
    """After the loop the variable holds the end, or the start when there was no round."""
    kept = [p for p in end if any((p - q).never_negative for q in start)]
    return tuple(kept) or tuple(p.rising() + q.rising() for p in end[:1] for q in start[:1])


def _known(highest: Num, trips: Num) -> Num:
    return highest if highest.magnitude() is not None else trips


def _trips(ctx: Context, width: Num, top: Num, step: Num) -> Num:
    """The number of rounds; a growing step divides it."""
    if width.magnitude() is None and top.magnitude() is not None:
        width = Num(top.upper, (ZERO,), top.size)
    if step.value is not None or step.magnitude() is None:
        lower = width.lower if width.form is not None else (ZERO,)
        return Num(width.upper, lower, width.size)
    if step.at_least_one or step.form is not None:
        return divide(width, step)
    return width


def _certain(ctx: Context, width: Num, growth: Growth) -> Growth:
    """Rounds that happen whatever the data: an exact width without subtracted sizes."""
    form = width.form
    if form is None or form.is_constant:
        return growth if form is not None else FREE
    falling = [m for m, c in form.terms if c < 0 and m]
    if not falling:
        return growth
    return _reversed(ctx, form) or FREE


def _reversed(ctx: Context, form: Poly) -> Growth | None:
    """`n - i` for a counter i up to n runs over the same values as i does."""
    for monomial, coefficient in form.terms:
        if len(monomial) != 1 or coefficient != -1:
            continue
        symbol = monomial[0][0]
        bounds = ctx.ranges.get(symbol)
        rest = form + Poly.symbol(symbol)
        if bounds is not None and bounds[1].form is not None:
            if (rest - bounds[1].form).is_constant:
                return Growth.symbol(symbol)
    return None


def run_each(ctx: Context, loop: Each) -> bool:
    """`for target in iterable`."""
    ctx.line = loop.span.line or ctx.line
    value = ctx.evaluate(ctx, loop.iterable)
    obj = ctx.obj(value)
    if obj is not None and isinstance(value, Ref) and obj.text and obj.kind is not Kind.STR:
        settle_sequence(ctx, loop, value)
    run = iterate(ctx, value)
    growth = ctx.size(run.length, f"length of {describe(loop.iterable)}")
    counter = ctx.counter(loop, "round", loop.span.line)
    visits: Visits | None = None
    reason = f"one for each element of {describe(loop.iterable)}"
    if grows(loop.body, loop.iterable):
        ranking, visits = _over_growing(ctx, loop, value, counter)
        run = replace(run, length=ranking.trips)
        growth, reason = ranking.growth, ranking.reason
    level = level_visits(ctx, loop, counter)
    visits = level[1] if level is not None else visits
    element = (
        visits.element if visits is not None else _picked(ctx, loop, value, run.element, counter)
    )

    def setup() -> None:
        ctx.spend(run.unit)
        if not run.unit.is_constant:
            ctx.note(
                loop.span.line, run.unit, StepKind.LIBRARY, "each element is made at that cost"
            )
        if loop.by_copy:
            copied = copy_cost(ctx, element)
            ctx.spend(copied)
            if not copied.is_constant:
                ctx.note(loop.span.line, copied, StepKind.HIDDEN,
                         "the loop variable is a copy of each element")  # fmt: skip
        bind_target(ctx, loop.target, element)

    rounds = Rounds(
        node=loop,
        body=loop.body,
        counter=counter,
        trips=run.length,
        trip_growth=growth,
        certain=growth if run.length.form is not None else FREE,
        lowest=Num.constant(0),
        highest=run.length,
        setup=setup,
        reason=(reason,),
        from_start=True,
    )
    parts = before_loop(ctx, loop)
    if level is not None:
        rounds = _in_level(rounds, level[0])
    with _referring(ctx, loop, value), visiting(ctx, visits, rounds.trips):
        run_rounds(ctx, rounds)
    if visits is None:
        after_rounds(ctx, loop, parts, run.length)
    return ctx.run(ctx, loop.otherwise) if loop.otherwise else True


def _over_growing(
    ctx: Context, loop: Each, value: Value, counter: str
) -> tuple[Ranking, Visits | None]:
    """Rounds over a list that the loop itself makes longer: bounded by marks or unknown."""
    if isinstance(loop.iterable, Name) and isinstance(value, Ref):
        found = worklist(ctx, loop.body, loop.iterable, value, counter)
        if found is not None:
            return replace(found[0], scope=None), found[1]
    hole = ctx.hole("the loop adds to what it runs over", "a mark set with each addition",
                    loop.span.line)  # fmt: skip
    return Ranking(Num.sized(hole), hole, "the loop adds to what it runs over"), None


@contextmanager
def _referring(ctx: Context, loop: Each, value: Value) -> Iterator[None]:
    """`for (auto& x : v)`: assigning x stores into v."""
    refers = (
        ctx.program.language == "cpp"
        and not loop.by_copy
        and isinstance(loop.target, Name)
        and isinstance(value, Ref)
        and ctx.kind(value) not in (Kind.DICT, Kind.TREE_DICT)
    )
    if not (refers and isinstance(loop.target, Name) and isinstance(value, Ref)):
        yield
        return
    key = (ctx.frame, loop.target.id)
    ctx.references[key] = value
    yield
    ctx.references.pop(key, None)


def _picked(ctx: Context, loop: Each, value: Value, element: Value, counter: str) -> Value:
    """The element of a round; a range's element is its counter, a row is picked once."""
    iterable = loop.iterable
    if isinstance(iterable, Call) and iterable.op == "range" and isinstance(element, Num):
        numbers = [ctx.number(ctx.evaluate(ctx, a)) for a in iterable.args]
        falling = len(numbers) > 2 and numbers[2].value is not None and numbers[2].value < 0
        return element if falling or not element.not_negative else _counting(ctx, element, counter)
    if isinstance(iterable, Call) and iterable.op == "enumerate" and isinstance(element, Tup):
        inner = element.items[1]
        return Tup((Num.symbol(counter), _at(inner, counter)))
    counted = _entry_at(ctx, value, element, counter)
    if counted is not None:
        return counted
    if isinstance(element, Tup):
        return Tup(tuple(_at(item, counter) for item in element.items))
    return _at(element, counter)


def _entry_at(ctx: Context, value: Value, element: Value, counter: str) -> Value | None:
    """The count that a round meets: of a list's entries, or of a map's `items` and `values`."""
    obj = ctx.obj(value)
    if obj is None or obj.entries is None or not isinstance(value, Ref):
        return None
    if isinstance(element, Tup) and isinstance(element.items[-1], Num):
        last = entry(ctx, value, obj, element.items[-1], counter)
        return Tup((*element.items[:-1], last))
    if isinstance(element, Num) and obj.kind not in (Kind.DICT, Kind.TREE_DICT, Kind.SET):
        return entry(ctx, value, obj, element, counter)
    return None


def _counting(ctx: Context, element: Num, counter: str) -> Num:
    ctx.ranges[counter] = (Num((), element.lower), Num(element.upper, (), element.size))
    return Num(element.upper, element.lower, element.size) if element.upper else element


def _at(element: Value, counter: str) -> Value:
    return Ref(element.id, counter) if isinstance(element, Ref) else element


def describe(expr: Expr) -> str:
    return spelled(expr)
