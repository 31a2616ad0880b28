"""What all rounds of a loop cost together."""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Meter, Part
from complexity.analysis.costs.summation import (
    sum_lower,
    sum_rounds,
    sum_sieve,
)
from complexity.analysis.loops.rounds import Rounds, exits_early
from complexity.analysis.values.abstract import FREE
from complexity.analysis.walks import LoopFrame
from complexity.growth import Growth, settle
from complexity.report import StepKind


def charge(ctx: Context, rounds: Rounds, frame: LoopFrame, part: Meter) -> None:
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
        if summed and not summed & lower.symbols and not summed & rounds.certain.symbols:
            lower = FREE  # no more rounds than elements are read
        elif not exits_early(rounds.body):
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
