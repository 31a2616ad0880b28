"""Layer 1's front door: a program model in, a static report out."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from complexity.analysis.accounts.naming import Names, holes_in
from complexity.analysis.accounts.settling import settled, spread_stream
from complexity.analysis.accounts.space import certain_space, given_space, own_memory, own_space
from complexity.analysis.callgraph import functions_by_name, set_outside
from complexity.analysis.calls.usercalls import (
    apply,
    call_function,
    operate,
)
from complexity.analysis.context import BUDGET, BudgetError, Context
from complexity.analysis.costs.meter import Held, Part
from complexity.analysis.expressions import evaluate
from complexity.analysis.loops.rounds import READS
from complexity.analysis.reading.entries import argument, declared, entry_functions
from complexity.analysis.reading.readers import is_number_reader
from complexity.analysis.statements import run_block
from complexity.analysis.tables import Tables
from complexity.analysis.values.abstract import Fun, Value
from complexity.analysis.values.cursor import start
from complexity.analysis.values.symbols import Symbols
from complexity.granted import Granted
from complexity.growth import Growth, time_class
from complexity.model import (
    Assign,
    Call,
    Const,
    Function,
    Invoke,
    Name,
    Program,
    expressions_of,
)
from complexity.report import Cost, ProofStep, StaticReport
from complexity.skeleton import Skeleton

RECURSION_LIMIT = 12_000
WALKS = 5
"""All entry points of a file together take as much as this many walks at most."""
ONE = Growth.constant()


@dataclass(frozen=True, slots=True)
class Figures:
    """One entry point's raw figures, over internal symbols."""

    name: str
    ctx: Context
    time: Growth
    lower: Growth
    space: Growth
    total: Growth
    space_lower: Growth
    total_lower: Growth
    memory: tuple[Held, ...]


def analyse(
    program: Program, skeleton: Skeleton | None = None, granted: Iterable[Granted] = ()
) -> StaticReport:
    """Time and space of a program; never raises.

    `skeleton` is the task's input, which names sizes; without one every read is a symbol of its
    own. A file without code to run is judged by its costliest entry function. `granted` are bounds
    for regions that would be unknown otherwise.
    """
    with deep_recursion():
        figures = costliest(measure(program, skeleton, granted=tuple(granted)))
        return report_of(program, figures)[0]


def measure(
    program: Program,
    skeleton: Skeleton | None,
    tracing: bool = False,
    doubted: frozenset[str] = frozenset(),
    only: str | None = None,
    granted: Iterable[Granted] = (),
) -> Iterator[Figures]:
    """The figures of every entry point, module-level code where there is none.

    All of them share the budget of a few walks, so that many entries cost no more than that.
    `tracing` keeps what each line pays; assumptions in `doubted` are not made where the tables
    know the worst case without them. `only` names the one entry point that is asked for.
    """
    tables, spare = Tables.of(program), BUDGET * WALKS
    known = {bound.at: bound for bound in granted}
    entries: list[Function | None] = [None]
    if not program.has_entry or (skeleton is not None and skeleton.parameters):
        entries = [*_entries(program, skeleton)] or entries
    if only is not None:
        entries = [e for e in entries if e is not None and e.qualified == only] or entries
    for entry in entries:
        budget = min(BUDGET, spare)
        ctx = Context(program, Symbols(), evaluate, run_block, apply, operate, tables)
        ctx.budget, ctx.tracing, ctx.doubted, ctx.granted = budget, tracing, doubted, known
        figures = _measured(ctx, skeleton, entry)
        spare -= budget - max(0, figures.ctx.budget)
        yield figures


def _entries(program: Program, skeleton: Skeleton | None) -> list[Function]:
    entries = entry_functions(program)
    if skeleton is not None and skeleton.parameters:
        fitting = [f for f in entries if len(_open_params(f)) == len(skeleton.parameters)]
        return fitting or entries
    return entries


def _open_params(function: Function) -> list[str]:
    return [p.name for p in function.params if p.name != "self" and p.default is None]


@contextmanager
def deep_recursion() -> Iterator[None]:
    """The walk recurses with the program's nesting; pure Python frames take no C stack."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _measured(ctx: Context, skeleton: Skeleton | None, entry: Function | None) -> Figures:
    program, tracing = ctx.program, ctx.tracing
    ctx.state.cursor = start(skeleton)
    ctx.constants = named_constants(program, skeleton)
    ctx.shared_names = _shared_names(ctx)
    ctx.readers = _readers(ctx)
    _name_sizes(ctx, skeleton)
    result: Value | None = None
    try:
        if entry is None:
            run_block(ctx, program.main)
        else:
            result = _call_entry(ctx, program, skeleton, entry)
    except (BudgetError, RecursionError):
        ctx.spend(ctx.hole("the program is too large to walk", "a smaller program"))
    time = ctx.meter.upper
    for loop, cost in ctx.meter.totals.items():
        time = time + cost
        ctx.meter.lines.merge(ctx.meter.lines_in_total[loop])
    for word in sorted(ctx.words.keys() & ctx.looked):
        cost = ctx.size(ctx.words[word], "word of the input")  # it was read as a whole
        time = time + cost
        read = ctx.state.heap.get(word)
        ctx.meter.lines.charge(0 if read is None else read.line, cost)
    with ctx.silently():
        space, given = own_space(ctx, result), given_space(ctx, result)
        memory = own_memory(ctx, result) if tracing else []
        lower = certain_space(ctx, result, with_given=False)
        total_lower = certain_space(ctx, result, with_given=True)
    return Figures(
        name="" if entry is None else entry.qualified,
        ctx=ctx,
        time=time,
        lower=ctx.meter.lower,
        space=space,
        total=space + given,
        space_lower=lower,
        total_lower=total_lower,
        memory=tuple(memory),
    )


def _call_entry(
    ctx: Context, program: Program, skeleton: Skeleton | None, entry: Function
) -> Value:
    """Module-level code first (imports and constants), then the entry on its arguments."""
    run_block(ctx, program.main)
    ctx.line = entry.span.line
    known = declared(skeleton, entry)
    args = [argument(ctx, entry, p, k) for p, k in zip(entry.params, known, strict=True)]
    return call_function(ctx, Fun(entry, 0), args, tuple(Name(p.name) for p in entry.params))


def _name_sizes(ctx: Context, skeleton: Skeleton | None) -> None:
    if skeleton is not None:
        for name, bound in skeleton.sizes:
            symbol = ctx.symbols.named(name, f"of the task's input, at most {bound}")
            ctx.symbols.bounds[symbol] = bound


def named_constants(program: Program, skeleton: Skeleton | None) -> dict[int, str]:
    """Constants of the source by value: capacities are named after them."""
    found: dict[int, str] = {}
    for stmt in program.main:
        if isinstance(stmt, Assign) and isinstance(stmt.target, Name):
            value = stmt.value
            if isinstance(value, Const) and isinstance(value.value, int):
                found.setdefault(int(value.value), stmt.target.id)
    for name, number in program.constants:
        found.setdefault(number, name)
    return found


def _shared_names(ctx: Context) -> frozenset[str]:
    """Variables that some function assigns although they are not its own."""
    if ctx.tables.shared_names is None:
        found: set[str] = set()
        for functions in functions_by_name(ctx).values():
            for function in functions:
                found |= set_outside(ctx, function)
        ctx.tables.shared_names = frozenset(found)
    return ctx.tables.shared_names


def _readers(ctx: Context) -> frozenset[str]:
    """Functions that read input, directly or through others."""
    if ctx.tables.readers is None:
        callers: dict[str, set[str]] = {}
        pending: list[str] = []
        for name, functions in functions_by_name(ctx).items():
            if any(is_number_reader(ctx, f) for f in functions):
                pending.append(name)
            for e in (e for f in functions for e in expressions_of(f.body)):
                if isinstance(e, Call) and e.op in READS:
                    pending.append(name)
                elif isinstance(e, Invoke) and isinstance(e.target, Name):
                    callers.setdefault(e.target.id, set()).add(name)
        reading: set[str] = set()
        while pending:
            name = pending.pop()
            if name not in reading:
                reading.add(name)
                pending += callers.get(name, ())
        ctx.tables.readers = frozenset(reading)
    return ctx.tables.readers


def costliest(all_figures: Iterable[Figures]) -> Figures:
    """The largest figure; an unknown one counts as largest, so nothing behind it is asked for."""
    order = list(type(time_class(ONE)))
    found: Figures | None = None
    largest = -1
    for figures in all_figures:
        place = order.index(time_class(settled(figures.ctx, figures.time)))
        if place > largest:
            found, largest = figures, place
        if place == len(order) - 1:
            break
    assert found is not None  # module-level code stands in where there is no entry
    return found


def report_of(program: Program, figures: Figures) -> tuple[StaticReport, Names]:
    """The report of one entry point, and the names that it prints symbols under."""
    ctx = figures.ctx
    ctx.symbols.settle_capacities()
    for length, value in ctx.likely.items():
        if ctx.symbols.resolve(length) == length:
            ctx.symbols.unify(length, value)
    raw = [figures.time, figures.lower, figures.space, figures.total,
           figures.space_lower, figures.total_lower]  # fmt: skip
    growths = [settled(ctx, g) for g in raw]
    streams = spread_stream(ctx, growths)
    growths = [g.substitute(streams) for g in growths]
    proof = merged_steps(ctx)
    spoken = [p for step in ctx.steps for p in (step.cost, *step.reason) if isinstance(p, Growth)]
    names = Names.of(ctx, growths, spoken, streams)
    assumes = frozenset(ctx.assumptions) | program.assumes
    shown = [names.growth(g).simplify() for g in growths]
    used = frozenset(s for g in (*growths, *spoken) for s in names.growth(g).symbols)
    report = StaticReport(
        language=program.language,
        time=Cost(shown[0], shown[1], holes_in(ctx, shown[:1]), assumes, _steps(names, proof)),
        space=Cost(shown[2], shown[4], holes_in(ctx, shown[2:3]), assumes),
        space_total=Cost(shown[3], shown[5], holes_in(ctx, shown[3:4]), assumes),
        symbols=names.legend(used),
        lost_at=ctx.state.cursor.lost_at,
        entry=figures.name,
        placeholders=holes_in(ctx, (*growths, *spoken)),
    )
    return report, names


Proof = list[tuple[tuple[int, tuple[Part, ...]], Growth]]


def merged_steps(ctx: Context) -> Proof:
    """Steps in source order; costs of passes that repeat a line are merged."""
    seen: dict[tuple[int, tuple[Part, ...]], Growth] = {}
    for step in ctx.steps:
        key = (step.line, step.reason)
        seen[key] = seen[key] + step.cost if key in seen else step.cost
    return sorted(seen.items(), key=lambda item: item[0][0])


def _steps(names: Names, proof: Proof) -> tuple[ProofStep, ...]:
    return tuple(
        ProofStep(line, str(names.growth(cost)), names.words(parts))
        for (line, parts), cost in proof
        if line
    )
