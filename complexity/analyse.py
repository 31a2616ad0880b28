"""Layer 1's front door: a program model in, a static report out."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from complexity.analysis.callgraph import functions_by_name
from complexity.analysis.context import BUDGET, BudgetError, Context
from complexity.analysis.cursor import start
from complexity.analysis.entries import argument, declared, entry_functions
from complexity.analysis.expressions import evaluate
from complexity.analysis.readers import is_number_reader
from complexity.analysis.rounds import READS
from complexity.analysis.settling import settled, spread_stream
from complexity.analysis.space import certain_space, given_space, own_space
from complexity.analysis.statements import run_block
from complexity.analysis.symbols import Symbols
from complexity.analysis.tables import Tables
from complexity.analysis.usercalls import (
    apply,
    call_function,
    operate,
    own_names,
)
from complexity.analysis.values import Fun, Value
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
from complexity.model.effects import assigned_names
from complexity.report import Cost, Opaque, ProofStep, StaticReport
from complexity.skeleton import Skeleton

RECURSION_LIMIT = 12_000
WALKS = 5
"""All entry points of a file together take as much as this many walks at most."""
ONE = Growth.constant()


@dataclass(frozen=True, slots=True)
class _Figures:
    """One entry point's raw figures, over internal symbols."""

    name: str
    ctx: Context
    time: Growth
    lower: Growth
    space: Growth
    total: Growth
    space_lower: Growth
    total_lower: Growth


def analyse(program: Program, skeleton: Skeleton | None = None) -> StaticReport:
    """Time and space of a program; never raises.

    `skeleton` is the task's input, which names sizes; without one every read is a symbol of its
    own. A file without code to run is judged by its costliest entry function.
    """
    with _deep_recursion():
        return _report(program, _costliest(_all_figures(program, skeleton)))


def _all_figures(program: Program, skeleton: Skeleton | None) -> Iterator[_Figures]:
    """The figures of every entry point, module-level code where there is none.

    All of them share the budget of a few walks, so that many entries cost no more than that.
    """
    tables, spare = Tables.of(program), BUDGET * WALKS
    entries: list[Function | None] = [None]
    if not program.has_entry or (skeleton is not None and skeleton.parameters):
        entries = [*_entries(program, skeleton)] or entries
    for entry in entries:
        budget = min(BUDGET, spare)
        figures = _measured(program, skeleton, entry, tables, budget)
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
def _deep_recursion() -> Iterator[None]:
    """The walk recurses with the program's nesting; pure Python frames take no C stack."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _measured(
    program: Program, skeleton: Skeleton | None, entry: Function | None, tables: Tables, budget: int
) -> _Figures:
    ctx = Context(program, Symbols(), evaluate, run_block, apply, operate, tables, budget=budget)
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
    for cost in ctx.meter.totals.values():
        time = time + cost
    for word in sorted(ctx.words.keys() & ctx.looked):
        time = time + ctx.size(ctx.words[word], "word of the input")  # it was read as a whole
    with ctx.silently():
        space, given = own_space(ctx, result), given_space(ctx, result)
        lower = certain_space(ctx, result, with_given=False)
        total_lower = certain_space(ctx, result, with_given=True)
    return _Figures(
        name="" if entry is None else entry.qualified,
        ctx=ctx,
        time=time,
        lower=ctx.meter.lower,
        space=space,
        total=space + given,
        space_lower=lower,
        total_lower=total_lower,
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
                found |= assigned_names(function.body) - own_names(ctx, function)
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


def _costliest(all_figures: Iterable[_Figures]) -> _Figures:
    """The largest figure; an unknown one counts as largest, so nothing behind it is asked for."""
    order = list(type(time_class(ONE)))
    costliest: _Figures | None = None
    largest = -1
    for figures in all_figures:
        place = order.index(time_class(settled(figures.ctx, figures.time)))
        if place > largest:
            costliest, largest = figures, place
        if place == len(order) - 1:
            break
    assert costliest is not None  # module-level code stands in where there is no entry
    return costliest


def _report(program: Program, figures: _Figures) -> StaticReport:
    ctx = figures.ctx
    ctx.symbols.settle_capacities()
    for length, value in ctx.likely.items():
        if ctx.symbols.resolve(length) == length:
            ctx.symbols.unify(length, value)
    raw = [figures.time, figures.lower, figures.space, figures.total,
           figures.space_lower, figures.total_lower]  # fmt: skip
    growths = spread_stream(ctx, [settled(ctx, g) for g in raw])
    names = ctx.symbols.printed(growths)
    assumes = frozenset(ctx.assumptions | program.assumes)
    shown = [g.rename(names).simplify() for g in growths]
    return StaticReport(
        language=program.language,
        time=Cost(shown[0], shown[1], _holes(ctx, shown[0]), assumes, _steps(ctx, names)),
        space=Cost(shown[2], shown[4], _holes(ctx, shown[2]), assumes),
        space_total=Cost(shown[3], shown[5], _holes(ctx, shown[3]), assumes),
        symbols=_legend(ctx, names),
        lost_at=ctx.state.cursor.lost_at,
        entry=figures.name,
    )


def _holes(ctx: Context, growth: Growth) -> tuple[Opaque, ...]:
    holes = [ctx.symbols.holes[s] for s in sorted(growth.holes) if s in ctx.symbols.holes]
    return tuple(Opaque(h.symbol, h.line, h.reason, h.settle) for h in holes)


def _legend(ctx: Context, names: dict[str, str]) -> tuple[tuple[str, str], ...]:
    legend: dict[str, str] = {}
    for symbol, printed in names.items():
        known = ctx.symbols.known.get(symbol)
        if known is not None:
            legend.setdefault(printed, known.meaning)
    return tuple(sorted(legend.items()))


def _steps(ctx: Context, names: dict[str, str]) -> tuple[ProofStep, ...]:
    """The proof by line, in source order; costs of passes that repeat a line are merged."""
    seen: dict[tuple[int, str], Growth] = {}
    for step in ctx.steps:
        key = (step.line, step.reason)
        seen[key] = seen[key] + step.cost if key in seen else step.cost
    extended = ctx.symbols.printed([*(seen.values())])
    known = {**extended, **names}
    return tuple(
        ProofStep(line, str(cost.rename(known)), reason)
        for (line, reason), cost in sorted(seen.items(), key=lambda item: item[0])
        if line
    )
