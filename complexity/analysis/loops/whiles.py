"""`while` loops: find a ranking, then walk the rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce

from complexity.analysis.context import Context
from complexity.analysis.grants import Bound, granted_at, settle_length
from complexity.analysis.loops.inputs import each_reads, read_until_end, reads_first
from complexity.analysis.loops.rounds import Rounds
from complexity.analysis.loops.walking import run_rounds
from complexity.analysis.parts.apportioning import after_while, before_loop
from complexity.analysis.termination.arrayqueues import by_array_queue
from complexity.analysis.termination.balance import shrinks
from complexity.analysis.termination.bubbling import bubbling
from complexity.analysis.termination.carried import border_steps, run_starts
from complexity.analysis.termination.climbing import chain_climb
from complexity.analysis.termination.countdown import counted_down
from complexity.analysis.termination.cutting import cut_shorter
from complexity.analysis.termination.dividing import dividing
from complexity.analysis.termination.euclid import euclid
from complexity.analysis.termination.levels import by_levels
from complexity.analysis.termination.marking import placing_swaps
from complexity.analysis.termination.merging import merging
from complexity.analysis.termination.paces import Movers, set_natural, set_positive
from complexity.analysis.termination.paths import Path, TooManyPathsError, movers_of, paths_of
from complexity.analysis.termination.popping import popping
from complexity.analysis.termination.potentials import rank_together
from complexity.analysis.termination.prefixes import prefix_matches
from complexity.analysis.termination.progress import going_on, taken_up
from complexity.analysis.termination.ranking import (
    Gap,
    Ranking,
    alternatives,
    container_of_test,
    container_scope,
    exit_tests,
    gaps_of,
    index_bounds,
    persistent_scope,
    rank_gap,
)
from complexity.analysis.termination.refine import refine
from complexity.analysis.termination.spending import spent_marks
from complexity.analysis.termination.submasks import all_submasks, quotient_blocks
from complexity.analysis.termination.turns import stays_inside
from complexity.analysis.termination.wandering import wandering
from complexity.analysis.termination.worklists import Visits, visiting, worklist
from complexity.analysis.values.abstract import FREE, Num, Ref
from complexity.analysis.values.poly import ZERO
from complexity.growth import Growth, GrowthError, factorial
from complexity.model import (
    Assign,
    Block,
    Break,
    Call,
    Const,
    Expr,
    If,
    Kind,
    Name,
    While,
    names_in,
    statements_in,
    walk_expression,
)
from complexity.model.effects import assigned_names, grows
from complexity.model.spelling import spelled
from complexity.report import StepKind


def run_while(ctx: Context, loop: While) -> bool:
    """Walk a `while` loop; True when control can come out at its end."""
    ctx.line = loop.span.line or ctx.line
    caps = dict(ctx.caps)
    counter = ctx.counter(loop, "round", loop.span.line)
    ranking, visits = find_ranking(ctx, loop, counter)
    bound = granted_at(ctx, loop.span) if ranking is None or ranking.growth.holes else None
    if bound is not None:
        ranking, visits = Ranking(Num.sized(bound.rounds), bound.rounds, bound.reason), None
    if ranking is None:
        hole = ctx.hole("trip count is unknown", "a measure that every round decreases",
                        loop.span.line)  # fmt: skip
        ranking = Ranking(Num.sized(hole), hole, "no measure was found that every round decreases")
    block = (*loop.body, *loop.step)

    def setup() -> None:
        tested(ctx, loop)
        if not loop.test_last:
            refine(ctx, loop.test)

    rounds = Rounds(
        node=loop,
        body=block,
        counter=counter,
        trips=_at_most(ranking.trips),
        trip_growth=ranking.growth,
        certain=FREE,
        lowest=Num.constant(0),
        highest=ranking.trips,
        setup=setup,
        reason=(ranking.reason,),
        from_start=True,
        scope=ranking.scope,
        distinct=visits is not None,
    )
    parts = before_loop(ctx, loop)
    with visiting(ctx, visits, rounds.trips):
        run_granted(ctx, rounds, bound)
    ctx.caps = caps
    ctx.evaluate(ctx, loop.test)
    after_while(ctx, loop, parts)
    return ctx.run(ctx, loop.otherwise) if loop.otherwise else True


def run_granted(ctx: Context, rounds: Rounds, bound: Bound | None) -> None:
    """Walk the rounds; where their time is granted as a whole, that is what they cost."""
    if bound is None or bound.time is None:
        run_rounds(ctx, rounds)
        return
    with ctx.silently(), ctx.metered():
        run_rounds(ctx, rounds)
    settle_length(ctx, bound)
    line = rounds.node.span.line
    ctx.reach(line)
    ctx.spend(bound.time)
    ctx.note(line, bound.time, StepKind.LEMMA, bound.reason, at=line, rounds=bound.rounds)


def tested(ctx: Context, loop: While) -> None:
    """One evaluation of the test, on the line where it stands."""
    at, line = ctx.at, loop.test.span.line
    if loop.test_last and line and line != loop.span.line:
        ctx.at = line
        ctx.reach(line)
    ctx.evaluate(ctx, loop.test)
    ctx.at = at


def _at_most(trips: Num) -> Num:
    """The rounds as a bound: other parts of the test may end the loop before."""
    return Num(trips.upper, (ZERO,), trips.size, trips.kind)


def find_ranking(ctx: Context, loop: While, counter: str) -> tuple[Ranking | None, Visits | None]:
    for rule in SPECIAL:
        special = rule(ctx, loop)
        if special is not None:
            return special, None
    try:
        paths = _paths(ctx, loop, (*_leaving(loop), *loop.step))
    except TooManyPathsError:
        return dividing(ctx, loop) or wandering(ctx, loop), None
    candidates: list[tuple[Ranking, Visits | None]] = []
    if (levels := by_levels(ctx, loop, counter)) is not None:
        candidates.append((levels, None))
    for test in _tests(loop):
        candidates += _by_container(ctx, loop, test, paths, counter)
        candidates += _by_index(ctx, loop, test, paths, counter)
        candidates += by_array_queue(ctx, loop, test, paths, counter)
        candidates += ((ranking, None) for ranking in spent_marks(ctx, loop, test))
        candidates += ((ranking, None) for ranking in counted_down(ctx, loop, test))
        numeric = _by_numbers(ctx, loop, test, paths)
        if numeric is not None:
            candidates.append((numeric, None))
    if not candidates and (inside := stays_inside(ctx, paths, (*loop.body, *loop.step))):
        candidates.append((inside, None))
    if not candidates and (pops := popping(ctx, paths)) is not None:
        candidates.append((pops, None))
    if not candidates and any(reads_first(ctx, s) for s in loop.body):
        candidates.append((each_reads(ctx, loop), None))
    if not candidates:
        return dividing(ctx, loop) or wandering(ctx, loop), None
    return min(candidates, key=lambda c: _preference(ctx, c[0]))


def _leaving(loop: While) -> Block:
    """`while (i <= j) { …; if (i <= j) {…} }`: where the last test fails the loop is over."""
    last = loop.body[-1] if loop.body else None
    if isinstance(last, If) and last.test == loop.test and not last.otherwise and not loop.step:
        return (*loop.body[:-1], If(last.test, last.then, (Break(),), last.span))
    return loop.body


def _paths(ctx: Context, loop: While, block: Block) -> list[Path]:
    """The ways through a round, read again once it is known which variables climb."""
    names = assigned_names(block)
    start = frozenset(n for n in names if ctx.number(ctx.lookup(n)).at_least_one)
    fixed = _positive(ctx, loop)
    above = frozenset(n for n in names if ctx.number(ctx.lookup(n)).not_negative)
    natural = frozenset(set_natural(block, above))
    known = Movers(positive=fixed | frozenset(set_positive(block, start)), natural=natural)
    paths = paths_of(block, known)
    movers = movers_of(paths, replace(known, positive=known.positive | start), above)
    if not (movers.climbing or movers.doubling):
        return paths
    return paths_of(block, replace(movers, positive=known.positive, natural=natural))


def _preference(ctx: Context, ranking: Ranking) -> tuple[bool, bool, int]:
    """Known before unknown, logarithmic before amortized before linear."""
    text = str(ranking.growth)
    return bool(ranking.growth.holes), not text.startswith("log"), ranking.scope is None


def _tests(loop: While) -> Iterator[Expr]:
    """Conditions that hold whenever another round begins."""
    if not (isinstance(loop.test, Const) and loop.test.value):
        yield loop.test
    yield from exit_tests(loop.body)


def _positive(ctx: Context, loop: While) -> frozenset[str]:
    """Variables known to be at least 1 that the loop leaves alone (steps and factors)."""
    reads = {n for stmt in statements_in((*loop.body, *loop.step)) for n in _read_names(stmt)}
    fixed = reads - assigned_names((*loop.body, *loop.step))
    return frozenset(n for n in fixed if _at_least_one(ctx, ctx.number(ctx.lookup(n))))


def _at_least_one(ctx: Context, number: Num) -> bool:
    if number.at_least_one:
        return True
    form = number.form
    return form is not None and len(form.terms) == 1 and form.symbols <= ctx.floors


def _read_names(stmt: object) -> frozenset[str]:
    if isinstance(stmt, Assign):
        return names_in(stmt.value)
    return frozenset()


def _by_numbers(ctx: Context, loop: While, test: Expr, paths: list[Path]) -> Ranking | None:
    parts = alternatives(test)
    found = [_best_gap(ctx, loop, part, paths) for part in parts]
    if any(r is None for r in found):
        return None
    rankings = [r for r in found if r is not None]
    if len(rankings) == 1:
        return rankings[0]
    growth = reduce(Growth.__add__, (r.growth for r in rankings))
    movers = frozenset().union(*(r.movers for r in rankings))
    reason = " and ".join(dict.fromkeys(r.reason for r in rankings))
    return Ranking(Num.sized(growth), growth, reason, movers)


def _best_gap(ctx: Context, loop: While, test: Expr, paths: list[Path]) -> Ranking | None:
    block = (*loop.body, *loop.step)
    moving = frozenset(n for p in paths for n, _ in p.moves)
    best: Ranking | None = None
    for gap in (*gaps_of(test), *index_bounds(ctx, test, moving)):
        ranking = rank_gap(ctx, gap, paths, block)
        if ranking is None or _lengthened(gap, block) is not None:
            continue
        ranking = _with_scope(ctx, loop, ranking, gap)
        if best is None or _preference(ctx, ranking) < _preference(ctx, best):
            best = ranking
    return best or _together(ctx, loop, test, paths, block)


def _together(
    ctx: Context, loop: While, test: Expr, paths: list[Path], block: Block
) -> Ranking | None:
    gaps = [gap for gap in gaps_of(test) if _lengthened(gap, block) is None]
    found = rank_together(ctx, gaps, paths, block)
    if found is None:
        return None
    ranking, kept = found
    scope = persistent_scope(ctx, ranking.movers, ())
    if scope is None:
        return ranking
    whole = [_with_scope(ctx, loop, replace(ranking, movers=_moved(g, ranking)), g) for g in kept]
    growth = reduce(Growth.__add__, (r.growth for r in whole))
    return replace(ranking, trips=Num.sized(growth), growth=growth, scope=scope)


def _moved(gap: Gap, ranking: Ranking) -> frozenset[str]:
    return ranking.movers & (names_in(gap.small) | names_in(gap.big))


def _with_scope(ctx: Context, loop: While, ranking: Ranking, gap: Gap) -> Ranking:
    """A pointer that no enclosing loop sets back moves its whole range once in total."""
    halving = str(ranking.growth).startswith("log")
    if not ranking.movers or (halving and names_in(gap.small) & ranking.movers):
        return ranking
    scope = persistent_scope(ctx, ranking.movers, ())
    if scope is None:
        return ranking if halving else _going_on(ctx, loop, ranking, gap)
    if halving:
        reason = "amortized: what is divided never grows again in the enclosing loop"
        return replace(ranking, scope=scope, reason=reason)
    big = ctx.number(ctx.seen(gap.big))
    rising = bool(names_in(gap.small) & ranking.movers)
    size = ctx.size(big, "range of the pointer") if rising else ranking.growth
    moving = " and ".join(sorted(ranking.movers))
    reason = f"{moving} only moves one way, and no enclosing loop sets it back"
    trips = big if rising and big.upper else Num.sized(size)
    return replace(ranking, trips=trips, growth=size, scope=scope, reason=reason)


def _going_on(ctx: Context, loop: While, ranking: Ranking, gap: Gap) -> Ranking:
    """Pointers of which one takes over what another has passed."""
    outer = going_on(ctx, loop, gap.small, ranking.movers)
    if outer is None and isinstance(gap.small, Name):
        block, fixed = (*loop.body, *loop.step), names_in(gap.big)
        outer = taken_up(ctx, loop, block, gap.small.id, gap.small, fixed)
    if outer is None:
        return ranking
    big = ctx.number(ctx.seen(gap.big))
    size = ctx.size(big, "range of the pointer")
    reason = f"{spelled(gap.small)} never falls in a round of the loop around"
    trips = big if big.upper else Num.sized(size)
    return replace(ranking, trips=trips, growth=size, scope=outer.id, reason=reason)


def _by_container(
    ctx: Context, loop: While, test: Expr, paths: list[Path], counter: str
) -> Iterator[tuple[Ranking, Visits | None]]:
    """A pop every round: as many rounds as there were pushes."""
    name = container_of_test(test)
    if name is None:
        return
    value = ctx.lookup(name.id)
    if not isinstance(value, Ref) or ctx.obj(value) is None:
        return
    running = [p for p in paths if not p.leaves]
    is_list = ctx.kind(value) in (Kind.LIST, Kind.DEQUE)
    block = (*loop.body, *loop.step)
    if shrinks(block, name.id, is_list) or cut_shorter(block, name.id):
        growth = ctx.size(ctx.length(value), f"length of {name.id}")
        yield Ranking(ctx.length(value), growth, "each round leaves one element less"), None
    if not all(name.id in p.pops for p in running):
        return
    scope = container_scope(ctx, value)
    if not any(name.id in p.pushes for p in paths):
        length = ctx.length(value)
        growth = ctx.size(length, f"length of {name.id}")
        reason = f"each round pops one element of {name.id}, so no more pops than pushes"
        yield Ranking(length, growth, reason, scope=scope), None
        return
    found = worklist(ctx, (*loop.body, *loop.step), name, value, counter)
    if found is not None:
        yield found


def _lengthened(gap: Gap, block: Block) -> Expr | None:
    """The container whose length bounds the loop while the loop itself adds to it."""
    for part in walk_expression(gap.big):
        if isinstance(part, Call) and part.op == "len" and grows(block, part.args[0]):
            return part.args[0]
    return None


def _by_index(
    ctx: Context, loop: While, test: Expr, paths: list[Path], counter: str
) -> Iterator[tuple[Ranking, Visits | None]]:
    """An index that walks a list to its end, while marked pushes make the list longer."""
    block = (*loop.body, *loop.step)
    for gap in gaps_of(test):
        name = _lengthened(gap, block)
        if not isinstance(name, Name) or gap.big != Call("len", (name,)):
            continue
        value = ctx.lookup(name.id)
        if isinstance(value, Ref) and rank_gap(ctx, gap, paths, block) is not None:
            found = worklist(ctx, block, name, value, counter)
            if found is not None:
                yield found[0], replace(found[1], index=gap.small)


def all_orders(ctx: Context, loop: While) -> Ranking | None:
    """`do … while (next_permutation(v))`: every order once."""
    if not (isinstance(loop.test, Call) and loop.test.op == "next_permutation"):
        return None
    value = ctx.seen(loop.test.args[0])
    size = ctx.length_size(value, "the permuted sequence")
    try:
        growth = factorial(size)
    except GrowthError:
        growth = ctx.hole("number of orders", "a single size symbol", loop.span.line)
    return Ranking(Num.sized(growth), growth, "every order of the elements")


SPECIAL: tuple[Callable[[Context, While], Ranking | None], ...] = (
    read_until_end, all_orders, euclid, chain_climb, placing_swaps, all_submasks,
    quotient_blocks, border_steps, run_starts, bubbling, merging, prefix_matches,
)  # fmt: skip
