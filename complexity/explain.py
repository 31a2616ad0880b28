"""Layer 1 explained: every line, function and container with its share of the figures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from complexity.analyse import Figures, costliest, deep_recursion, measure, report_of
from complexity.analysis.accounts.naming import Names, holes_in
from complexity.analysis.accounts.settling import TRANSIENT, settled, worst
from complexity.analysis.context import Context
from complexity.analysis.costs.ledger import Ledger, Terms, added
from complexity.analysis.values.symbols import PASSING
from complexity.granted import Granted
from complexity.growth import Growth, proves
from complexity.model import Program
from complexity.report import StaticReport
from complexity.skeleton import Skeleton
from complexity.trace import (
    Allocation,
    AssumptionUse,
    Explanation,
    FunctionCost,
    LineCost,
    Reason,
    Trace,
)

ONE = Growth.constant()
MOST_TERMS = 12
"""Each term is held against all others: longer sums are printed as they are."""
REPLACEABLE = frozenset({"hash_uniform", "in_place_append", "library_average"})
"""Assumptions whose worst case the tables know."""


def explain(
    program: Program, skeleton: Skeleton | None = None, granted: Iterable[Granted] = ()
) -> Explanation:
    """What `analyse` says, with all that adds up to it; never raises."""
    granted = tuple(granted)
    with deep_recursion():
        figures = list(measure(program, skeleton, tracing=True, granted=granted))
        first = costliest(figures)
        ordered = [first, *(f for f in figures if f is not first)]
        without = _without_assumptions(program, skeleton, first, granted)
        return Explanation(tuple(_trace(program, f, without if f is first else {})
                                 for f in ordered))  # fmt: skip


def _without_assumptions(
    program: Program, skeleton: Skeleton | None, first: Figures, granted: Iterable[Granted]
) -> dict[str, StaticReport]:
    """The report without each assumption that has a known worst case."""
    return {
        name: without_assumption(program, skeleton, name, first.name, granted)
        for name in sorted(REPLACEABLE & first.ctx.assumptions.keys())
    }


def without_assumption(
    program: Program,
    skeleton: Skeleton | None,
    name: str,
    entry: str = "",
    granted: Iterable[Granted] = (),
) -> StaticReport:
    """What `analyse` says of an entry when an assumption's worst case is priced instead."""
    with deep_recursion():
        figures = next(
            measure(program, skeleton, doubted=frozenset([name]), only=entry, granted=granted)
        )
        return report_of(program, figures)[0]


def _simplified(growth: Growth) -> Growth:
    """Without superfluous terms, where finding them is cheap."""
    return growth.simplify() if sum(map(len, growth.arms)) <= MOST_TERMS else growth


@dataclass(slots=True)
class _Writer:
    """Settles and names growths of one analysis, each form once."""

    ctx: Context
    names: Names
    known: dict[Growth, Growth]
    passing: dict[str, str]

    def figure(self, growth: Growth) -> Growth:
        """Over sizes only, as it is printed."""
        if growth not in self.known:
            self.known[growth] = _simplified(self.names.growth(settled(self.ctx, growth)))
        return self.known[growth]

    def count(self, runs: Terms) -> Growth | None:
        return self.figure(added(runs)) if runs else None

    def dearest(self, growth: Growth) -> Growth:
        """One execution, at the rounds where it costs most; what nothing bounds keeps its name."""
        shown = _simplified(self.names.growth(worst(self.ctx, growth)))
        for symbol in growth.symbols:
            known = self.ctx.symbols.known.get(symbol)
            if known is not None and known.role in PASSING:
                where = f"{known.meaning}, line {known.line}" if known.line else known.meaning
                self.passing[str(self.names.growth(Growth.symbol(symbol)))] = where
        return shown


def _trace(program: Program, figures: Figures, without: dict[str, StaticReport]) -> Trace:
    report, names = report_of(program, figures)
    ctx = figures.ctx
    writer = _Writer(ctx, _all_names(ctx, names, figures), {}, {})
    lines = _lines(writer, ctx.meter.lines)
    functions = _functions(writer, program, ctx.meter.lines)
    memory = _memory(writer, figures)
    shown = [g for line in lines for g in (line.each, line.runs or ONE, line.total)]
    shown += [g for f in functions for g in (f.each, f.total, f.space, f.calls or ONE)]
    shown += [m.size for m in memory]
    used = frozenset(s for g in shown for s in g.symbols) | {name for name, _ in report.symbols}
    unknown = (*report.placeholders, *holes_in(ctx, shown))
    return Trace(
        report=report,
        lines=lines,
        functions=functions,
        memory=memory,
        decisive=_decisive(lines, report.time.upper),
        assumptions=_assumptions(ctx, report, without),
        symbols=_legend(writer, used),
        unknown=tuple(sorted(dict.fromkeys(unknown), key=lambda h: (h.line, h.symbol))),
    )


def _legend(writer: _Writer, used: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """Sizes, and loop variables or arguments that are left in the cost of one execution."""
    passing = {name: where for name, where in writer.passing.items() if name in used}
    return tuple(sorted({**passing, **dict(writer.names.legend(used))}.items()))


def _all_names(ctx: Context, names: Names, figures: Figures) -> Names:
    """Names also for what only lines and containers speak of."""
    growths = [held.size for held in figures.memory]
    for tally in ctx.meter.lines.values():
        growths += [tally.each, added(tally.total), added(tally.runs)]
    for bounds in ctx.called.values():
        growths += [bounds.lower, bounds.space]
    lasting = [worst(ctx, settled(ctx, names.spread(g))) for g in dict.fromkeys(growths)]
    return replace(names, given=ctx.symbols.printed(lasting, names.given))


# -- lines


def _lines(writer: _Writer, ledger: Ledger) -> tuple[LineCost, ...]:
    reasons = _reasons(writer)
    found: list[LineCost] = []
    places = {place.line: tally for place, tally in ledger.items() if not place.function}
    for line in sorted({*places, *reasons}):
        tally = places.get(line)
        why = reasons.get(line, ())
        if tally is None:
            found.append(LineCost(line, ONE, None, ONE, why))
            continue
        each, total = writer.dearest(tally.each), writer.figure(added(tally.total))
        found.append(LineCost(line, each, writer.count(tally.runs), total, why))
    return tuple(line for line in found if line.line)


def _reasons(writer: _Writer) -> dict[int, tuple[Reason, ...]]:
    """Reasons by statement line; the same reason met again adds to its cost."""
    merged: dict[tuple[int, str], Reason] = {}
    for step in writer.ctx.steps:
        text = writer.names.words(step.reason)
        cost = writer.dearest(step.cost if step.rounds is None else step.rounds)
        known = merged.get((step.at, text))
        if known is not None:
            cost = _simplified(cost + known.cost)
        merged[step.at, text] = Reason(step.kind, cost, text)
    found: dict[int, list[Reason]] = {}
    for (line, _), reason in merged.items():
        found.setdefault(line, []).append(reason)
    return {line: tuple(reasons) for line, reasons in found.items()}


def _decisive(lines: tuple[LineCost, ...], time: Growth) -> tuple[int, ...]:
    """Lines that alone cost as much as a term of the time, where that is more than constant."""
    terms = [Growth(frozenset([frozenset([t])])) for arm in time.arms for t in sorted(arm)]
    if time.is_constant:
        return ()
    return tuple(x.line for x in lines if any(proves(term, x.total) for term in terms))


# -- functions, memory, assumptions


def _functions(writer: _Writer, program: Program, ledger: Ledger) -> tuple[FunctionCost, ...]:
    found: list[FunctionCost] = []
    for place, tally in sorted(ledger.items()):
        if not place.function:
            continue
        bounds = writer.ctx.called.get(place)
        lower = ONE if bounds is None else bounds.lower
        passing = any(_is_transient(writer.ctx, s) for s in lower.symbols)
        found.append(
            FunctionCost(
                name=place.function,
                line=place.line,
                calls=writer.count(tally.runs),
                each=writer.dearest(tally.each),
                total=writer.figure(added(tally.total)),
                space=ONE if bounds is None else writer.dearest(bounds.space),
                lower=ONE if passing else writer.figure(lower),
            )
        )
    walked = {(f.line, f.name) for f in found}
    found += [
        FunctionCost(f.qualified, f.span.line, None, ONE, ONE, ONE, ONE)
        for f in program.functions
        if (f.span.line, f.qualified) not in walked
    ]
    return tuple(sorted(found, key=lambda f: (f.line, f.name)))


def _is_transient(ctx: Context, symbol: str) -> bool:
    known = ctx.symbols.known.get(symbol)
    return symbol in ctx.symbols.degrees or (known is not None and known.role in TRANSIENT)


def _memory(writer: _Writer, figures: Figures) -> tuple[Allocation, ...]:
    """What takes more than constant space, merged by line and purpose."""
    merged: dict[tuple[int, str], Growth] = {}
    for held in figures.memory:
        size = writer.figure(held.size)
        if not size.is_constant:
            key = (held.line, held.what)
            merged[key] = _simplified(merged[key] + size) if key in merged else size
    return tuple(Allocation(line, size, what) for (line, what), size in sorted(
        merged.items(), key=lambda item: item[0]))  # fmt: skip


def _assumptions(
    ctx: Context, report: StaticReport, without: dict[str, StaticReport]
) -> tuple[AssumptionUse, ...]:
    found: list[AssumptionUse] = []
    for name in sorted(report.time.assumes):
        lines = tuple(sorted(line for line in ctx.assumptions.get(name, ()) if line))
        other = without.get(name)
        if other is None:
            found.append(AssumptionUse(name, lines))
        else:
            found.append(AssumptionUse(name, lines, other.time.upper, other.space.upper))
    return tuple(found)
