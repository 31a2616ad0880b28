"""Recursive functions: the body once on symbolic parameters, then its recurrence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from complexity.analysis.accounts.booking import book_call, book_part, memory_now, place_of
from complexity.analysis.accounts.space import described
from complexity.analysis.contents.sizes import deep_size
from complexity.analysis.context import Context
from complexity.analysis.costs.ledger import NEVER, Ledger, Tally
from complexity.analysis.costs.meter import Held, Meter
from complexity.analysis.loops.spreading import share
from complexity.analysis.loops.widening import widened
from complexity.analysis.recursion.activations import (
    changed,
    head_of_any,
    left_by_all,
    no_more_than,
)
from complexity.analysis.recursion.contracts import kept, names_of, result, sizes_of, walked
from complexity.analysis.recursion.ranges import compared_size
from complexity.analysis.recursion.recurrence import ONE, Recurrence, Shape, Solution
from complexity.analysis.recursion.recurrences import frames_total, solve
from complexity.analysis.recursion.selfcalls import calls
from complexity.analysis.recursion.shapes import shape_of
from complexity.analysis.termination.balance import balanced
from complexity.analysis.termination.markscope import mark_scope
from complexity.analysis.termination.ranking import container_scope
from complexity.analysis.values.abstract import NOTHING, Fun, Num, Ref, Trips, Tup, Value
from complexity.analysis.values.poly import ZERO
from complexity.analysis.values.state import State, join_values
from complexity.analysis.values.symbols import Role
from complexity.analysis.walks import Activation
from complexity.growth import Growth, settle
from complexity.model import (
    Assign,
    Block,
    Expr,
    Field,
    Function,
    Invoke,
    Kind,
    Name,
    Slice,
    expressions_of,
    statements_in,
)
from complexity.model.effects import assigned_names, resized_names
from complexity.report import StepKind

Enter = Callable[[Context, Fun, list[Value]], Activation]


def run_recursive(
    ctx: Context, callee: Fun, args: list[Value], exprs: tuple[Expr, ...], enter: Enter
) -> Value:
    """Walk a recursive function and spend its whole cost."""
    function, site = callee.function, ctx.places.setdefault((ctx.calling, -41), object())
    symbolic, symbols = _symbolic(ctx, function, args)
    before, memory = ctx.state.copy(), memory_now(ctx)
    noted = len(ctx.steps), len(ctx.kept)

    def walk() -> Activation:
        return enter(ctx, callee, symbolic)

    part, activation = walked(ctx, function, args, symbols, walk)
    if not activation.self_calls:
        ctx.state = before
        with ctx.metered() as plain:
            activation = enter(ctx, callee, args)
        plain.exits = False
        book_part(ctx, function, plain, memory)
        ctx.meter.absorb(plain)
        return _result(ctx, activation, frozenset())
    recurrence = Recurrence(
        function=function,
        arguments=tuple(args),
        symbols=symbols,
        calls=tuple(activation.self_calls),
        work=part.upper,
    )
    shape = shape_of(ctx, recurrence)
    solution = solve(ctx, recurrence, shape)
    if changed(before, ctx.state):
        del ctx.steps[noted[0] :], ctx.kept[noted[1] :]
        own = [v.id for v, s in zip(symbolic, symbols, strict=False) if s and isinstance(v, Ref)]
        trips = _shared_rounds(ctx, recurrence, solution)
        head = head_of_any(ctx, recurrence, before, solution, trips, own, walk)
        ctx.state = head.copy()
        with ctx.metered() as part:
            activation = walk()
        _doubt(ctx, function, activation, symbols)
        recurrence = replace(recurrence, calls=tuple(activation.self_calls), work=part.upper)
        shape = shape_of(ctx, recurrence)
        first, solution = solution, solve(ctx, recurrence, shape)
        solution = no_more_than(ctx, first, solution)
        _keep_frames(ctx, before, recurrence, solution)
        if trips != _shared_rounds(ctx, recurrence, solution):
            trips = Num.sized(solution.activations)
            head = head_of_any(ctx, recurrence, before, solution, trips, own, walk)
        ctx.state = left_by_all(before, head, ctx.state, trips)
    else:
        _keep_frames(ctx, before, recurrence, solution)
        _settle_state(ctx, before, recurrence, solution)
    ctx.outputs = _outputs(ctx, activation, recurrence)
    scope = _charge(ctx, recurrence, shape, solution, part)
    paid = ONE if scope is not None else solution.time
    book_call(ctx, function, solution.time, paid, solution.lower, memory)
    found = _result(ctx, activation, frozenset(s for s in symbols if s))
    contract = ctx.contracts.pop(id(function), None)
    return found if contract is None else result(ctx, contract, sizes_of(ctx, args), site, found)


def _doubt(
    ctx: Context, function: Function, activation: Activation, symbols: tuple[str, ...]
) -> None:
    """What was proved of the first activation must hold in any other one."""
    contract = ctx.contracts.get(id(function))
    if contract is not None and not kept(ctx, contract, activation, names_of(function, symbols)):
        unknown = ctx.hole(f"size of what {function.name} returns is unknown", "a bound on it")
        ctx.spend(unknown)


def _symbolic(
    ctx: Context, function: Function, args: list[Value]
) -> tuple[list[Value], tuple[str, ...]]:
    """Numbers become symbols that stand for the argument of any activation."""
    values: list[Value] = []
    symbols: list[str] = []
    for param, value in zip(function.params, args, strict=False):
        if isinstance(value, Num):
            symbol = ctx.site(param, Role.COUNTER, param.name, "argument of a recursion", ctx.line)
            ctx.ranges[symbol] = (Num((), (), None), Num(value.upper, (), value.size))
            if (end := compared_size(ctx, function, param.name)) is not None:
                ctx.expected[symbol] = end
            values.append(Num.symbol(symbol))
            symbols.append(symbol)
        elif (
            isinstance(value, Ref) and ctx.obj(value) is not None and _sliced(function, param.name)
        ):
            symbol = ctx.site(param, Role.COUNTER, f"|{param.name}|", "length of an argument",
                              ctx.line)  # fmt: skip
            obj = ctx.state.heap[value.id]
            values.append(ctx.allocate(param, replace(obj, length=Num.symbol(symbol), free=True)))
            symbols.append(symbol)
        else:
            values.append(value)
            symbols.append("")
    return values, tuple(symbols)


def _sliced(function: Function, name: str) -> bool:
    """Whether a parameter is handed on as a part of itself or a container built from it."""
    position = next(i for i, p in enumerate(function.params) if p.name == name)
    if function.params[position].by_value and name in resized_names(function.body):
        return True
    if _handed_on(function, position, name):
        return False
    for expr in expressions_of(function.body):
        if isinstance(expr, Slice) and isinstance(expr.base, Name) and expr.base.id == name:
            return True
        if isinstance(expr, Invoke) and isinstance(expr.target, Name):
            same = expr.target.id == function.name and position < len(expr.args)
            if same and expr.args[position] != Name(name) and not function.owner:
                return not isinstance(expr.args[position], Name) or _rebuilt(
                    function, expr.args[position]
                )
    return False


def _handed_on(function: Function, position: int, name: str) -> bool:
    """Whether every self-call gets the parameter itself, which is never bound anew."""
    given = position - (1 if function.owner else 0)
    inner = [e for e in expressions_of(function.body) if calls(e, function.name)]
    same = all(isinstance(e, Invoke) and e.args[given : given + 1] == (Name(name),) for e in inner)
    return bool(inner) and same and name not in assigned_names(function.body)


def _rebuilt(function: Function, arg: Expr) -> bool:
    """A variable that the body fills itself (the parts of a merge sort)."""
    return isinstance(arg, Name) and any(
        isinstance(s, Assign) and s.target == arg for s in statements_in(function.body)
    )


def _shared_rounds(ctx: Context, recurrence: Recurrence, solution: Solution) -> Num:
    """The activations; those that a loop outside pays once in total are spread over its rounds."""
    trips = Num.sized(solution.activations)
    scope = _scope(ctx, recurrence, solution)
    function, degrees = recurrence.function, list(ctx.symbols.degrees.items())
    sums = {s: Num.sized(d.total) for s, d in degrees if d.at and d.at == solution.visited}
    if scope is not None:
        trips = share(ctx, function, scope, trips)
        for symbol in sums:
            site = ctx.places.setdefault((id(function), hash(symbol)), replace(function))
            if isinstance(site, Function):
                sums[symbol] = share(ctx, site, scope, sums[symbol])
    return Trips(trips.upper, (ZERO,), trips.size, sums=tuple(sorted(sums.items())))


def _scope(ctx: Context, recurrence: Recurrence, solution: Solution) -> int | None:
    """The loop outside through which a mark or a memo holds."""
    if solution.mark == "@":
        return _cache_scope(ctx)
    if solution.stamp is not None:
        params = (p.name for p in recurrence.function.params)
        given = dict(zip(params, recurrence.arguments, strict=False))
        return mark_scope(ctx, solution.stamp, given)
    return container_scope(ctx, ctx.lookup(solution.mark)) if solution.mark else None


def _settle_state(ctx: Context, before: State, recurrence: Recurrence, solution: Solution) -> None:
    """Containers that the recursion changes in place grow once an activation."""
    trips = _shared_rounds(ctx, recurrence, solution)
    state, _ = widened(ctx, before, ctx.state, {}, trips)
    state.cursor = ctx.state.cursor
    ctx.state = state


def _keep_frames(ctx: Context, before: State, recurrence: Recurrence, solution: Solution) -> None:
    """What an activation allocates for itself lives as often as activations are nested."""
    for id_, obj in sorted(ctx.state.heap.items()):
        made = id_ not in before.heap or before.heap[id_].free  # an argument, copied by now
        local = made and not (obj.shared or obj.free or obj.given or obj.text)
        if not local or obj.kind is Kind.RECORD:
            continue
        size = deep_size(ctx, Ref(id_))
        if ctx.recording == 0 and not size.is_constant:
            total = frames_total(ctx, recurrence, solution, size)
            ctx.kept.append(
                Held(obj.line, total, f"{described(ctx, obj)} in every nested activation")
            )
        ctx.put(Ref(id_), replace(obj, free=True))


def _charge(
    ctx: Context, recurrence: Recurrence, shape: Shape, solution: Solution, part: Meter
) -> int | None:
    """Spend the solution; the loop that pays it once in total, where there is one."""
    function = recurrence.function
    line = function.span.line
    for name in solution.assumes:
        ctx.assume(name)
    if ctx.recording == 0:
        ctx.kept.append(Held(line, solution.depth, f"nested activations of {function.qualified}"))
    lines = _by_line(ctx, recurrence, shape, part)
    scope = _scope(ctx, recurrence, solution)
    often = "; one call costs " if scope is None else "; all calls together cost "
    ctx.note(line, solution.time, StepKind.RECURRENCE, f"{function.qualified}: ",
             *solution.reason, often, solution.time, at=line)  # fmt: skip
    if scope is not None:
        lines.book(place_of(function), Tally(ONE, NEVER, frozenset([solution.time])))
        ctx.meter.spend_in_total(scope, solution.time, lines)
    else:
        ctx.meter.spend(solution.time, solution.lower)
        ctx.meter.lines.merge(lines)

    def largest(cost: Growth) -> Growth:
        for symbol, value in zip(recurrence.symbols, recurrence.arguments, strict=False):
            if symbol and isinstance(value, Num):
                cost = settle(cost, symbol, value.magnitude() or solution.activations)
        return cost

    for loop, cost in part.totals.items():
        paying = part.lines_in_total[loop].spread(largest)
        ctx.meter.spend_in_total(loop, largest(cost), paying)
    return scope


def _by_line(ctx: Context, recurrence: Recurrence, shape: Shape, part: Meter) -> Ledger:
    """Each line over all activations: the same recurrence with that line as its only work."""

    def share(work: Growth) -> Growth:
        return solve(ctx, replace(recurrence, work=work, line_alone=True), shape).time

    return part.lines.spread(share)


def _outputs(ctx: Context, activation: Activation, recurrence: Recurrence) -> dict[int, Value]:
    """Reference parameters in the end: a number that may have moved is known no longer."""
    even = balanced(recurrence.function)
    params = [p.name for p in recurrence.function.params]
    first = len(params) - len([n for n in params if n != "self"])
    found: dict[int, Value] = {}
    for position, value in activation.outputs.items():
        given = recurrence.arguments[position + first]
        obj = ctx.obj(value)
        if isinstance(value, Num):
            found[position] = Num(kind=value.kind)
        elif isinstance(value, Ref) and obj is not None and value != given:
            if params[position + first] in even:
                value = given
            else:
                ctx.put(value, replace(obj, length=Num(lower=(ZERO,))))
            found[position] = value
    return found


def _cache_scope(ctx: Context) -> int | None:
    """A cache lives as long as its function: through all loops of the function around it."""
    outside = ctx.calls[-1].loops if ctx.calls else 0
    if any(_empties_cache(loop.body) for loop in ctx.loops[outside:]):
        return None
    return ctx.loops[outside].id if len(ctx.loops) > outside else None


def _empties_cache(block: Block) -> bool:
    """Whether a round may call `f.cache_clear()`, or any function that could."""
    return any(
        isinstance(e, Invoke) and isinstance(e.target, Field) and e.target.name == "cache_clear"
        for e in expressions_of(block)
    )


def _result(ctx: Context, activation: Activation, symbols: frozenset[str]) -> Value:
    if not activation.returns:
        return NOTHING
    joined = activation.returns[0]
    for value in activation.returns[1:]:
        joined = join_values(joined, value, ctx.state)
    return _closed(joined, symbols)


def _closed(value: Value, symbols: frozenset[str]) -> Value:
    if isinstance(value, Num) and value.symbols & symbols:
        return Num(kind=value.kind)
    if isinstance(value, Tup):
        return Tup(tuple(_closed(v, symbols) for v in value.items))
    return value
