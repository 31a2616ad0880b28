"""Walking statements: state and meter move on, branches join."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.binding.stores import store_slice
from complexity.analysis.binding.targets import bind_target
from complexity.analysis.contents.elements import grow, new_container, picking_counter
from complexity.analysis.contents.sums import counted, step_of
from complexity.analysis.context import Context
from complexity.analysis.costs.ledger import Ledger
from complexity.analysis.costs.meter import Held, Meter
from complexity.analysis.costs.summation import sum_rounds
from complexity.analysis.expressions import OPERATORS, concatenate, truth_of
from complexity.analysis.loops.counted import run_counted, run_each
from complexity.analysis.loops.levels import size_levels
from complexity.analysis.loops.whiles import run_while
from complexity.analysis.operations.mutating import extend
from complexity.analysis.reading.streams import advance_stream
from complexity.analysis.termination.divisors import running_divisor
from complexity.analysis.termination.guards import Mark, mark_of_branch, mark_of_rest, taken_back
from complexity.analysis.termination.markscope import mark_scope
from complexity.analysis.termination.ranking import negated
from complexity.analysis.termination.refine import refine
from complexity.analysis.termination.worklists import marks_in
from complexity.analysis.values.abstract import OCTETS, UNKNOWN, Fun, Num, Ref, Tup, Value, add
from complexity.analysis.values.closing import closed_counter
from complexity.analysis.values.state import State, join_states
from complexity.analysis.values.symbols import Role
from complexity.growth import Growth, minimum
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Collection,
    Const,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    Expr,
    If,
    Index,
    Kind,
    Name,
    OpaqueStmt,
    Raise,
    Return,
    Slice,
    Stmt,
    Try,
    While,
    child_blocks,
    names_in,
    walk_expression,
)
from complexity.report import StepKind


def run_block(ctx: Context, block: Block) -> bool:
    """Walk a block; False when control never comes out at its end."""
    outer = ctx.branches
    falls = _run_all(ctx, block)
    ctx.branches = outer
    return falls


def _run_all(ctx: Context, block: Block) -> bool:
    for position, stmt in enumerate(block):
        ctx.tick()
        if stmt.span.line:
            ctx.line = ctx.at = stmt.span.line
            ctx.reach(ctx.line)
        rest = mark_of_rest(block, position)
        if rest is not None and ctx.loops:
            return _guarded_rest(ctx, block, position)
        if not _run(ctx, stmt):
            return False
    return True


def _run(ctx: Context, stmt: Stmt) -> bool:
    match stmt:
        case Assign():
            _assign(ctx, stmt)
        case Do(value=value):
            ctx.evaluate(ctx, value)
        case If():
            return _if(ctx, stmt)
        case Counted():
            return run_counted(ctx, stmt)
        case Each():
            return run_each(ctx, stmt)
        case While():
            return run_while(ctx, stmt) and not endless(stmt)
        case Return(value=value) as stmt:
            outer, ctx.returning = ctx.returning, len(ctx.loops)
            result = ctx.evaluate(ctx, value)
            ctx.returning = outer
            return _return(ctx, result, stmt)
        case Raise(value=value):
            ctx.evaluate(ctx, value)
            return False
        case Break():
            return _leave(ctx.loops[-1].breaks if ctx.loops else [], ctx)
        case Continue():
            return _leave(ctx.loops[-1].continues if ctx.loops else [], ctx)
        case Try():
            return _try(ctx, stmt)
        case Define(function=function):
            ctx.bind(function.name, Fun(function, ctx.frame))
        case OpaqueStmt(reason=reason, operands=operands):
            for operand in operands:
                ctx.evaluate(ctx, operand)
            unknown = ctx.hole(reason, "code that can be read", stmt.span.line)
            ctx.spend(unknown)
            ctx.note(stmt.span.line, unknown, StepKind.UNKNOWN, reason)
            ctx.kept.append(Held(stmt.span.line, unknown, "whatever this code keeps"))
    return True


def endless(loop: While) -> bool:
    """`while True` without a break: control leaves by return only."""
    if not (isinstance(loop.test, Const) and loop.test.value):
        return False
    return not any(_breaks(s) for s in loop.body)


def _breaks(stmt: Stmt) -> bool:
    if isinstance(stmt, Break):
        return True
    if isinstance(stmt, Counted | Each | While):
        return False
    return any(_breaks(s) for block in child_blocks(stmt) for s in block)


def _leave(states: list[State], ctx: Context) -> bool:
    states.append(ctx.state.copy())
    return False


def _return(ctx: Context, value: Value, stmt: Return) -> bool:
    if ctx.calls:
        state = ctx.state.copy()
        ctx.calls[-1].returns.append(value)
        ctx.calls[-1].states.append(state)
        ctx.calls[-1].exits.append((stmt, state))
    return False


# -- assignments


def _assign(ctx: Context, stmt: Assign) -> None:
    target = stmt.target
    ctx.hint = target.id if isinstance(target, Name) else _hint_of(target)
    ctx.hint = ctx.hint if ctx.hint.isidentifier() else ""
    if stmt.augmented and isinstance(stmt.value, Binary):
        _augmented(ctx, stmt, stmt.value)
        ctx.hint = ""
        return
    value = running_divisor(ctx, stmt) or _hinted_items(ctx, target, stmt.value)
    value = value or ctx.evaluate(ctx, stmt.value)
    ctx.hint = ""
    if isinstance(target, Slice):
        store_slice(ctx, target, stmt.value, value)
    else:
        _bind_counted(ctx, stmt, value)
        size_levels(ctx, stmt)


def _bind_counted(ctx: Context, stmt: Assign, value: Value) -> None:
    """A store; one that adds to an entry keeps the bound on the sum of all entries."""
    target, step = stmt.target, step_of(stmt)
    container = ctx.seen(target.base) if step is not None and isinstance(target, Index) else UNKNOWN
    obj = ctx.obj(container)
    if obj is None or obj.entries is None or step is None:
        bind_target(ctx, target, value)
        return
    amount = ctx.number(ctx.seen(step))
    if isinstance(obj.element, Num):
        value = add(obj.element, amount)
    bind_target(ctx, target, value)
    counted(ctx, container, obj.entries, amount)


def _hinted_items(ctx: Context, target: Expr, value: Expr) -> Tup | None:
    """`n, q = data[0], data[1]`: each value is named after its own variable."""
    if not (isinstance(target, Collection) and isinstance(value, Collection)):
        return None
    if value.kind != "tuple" or len(target.items) != len(value.items):
        return None
    items: list[Value] = []
    for name, item in zip(target.items, value.items, strict=True):
        ctx.hint = name.id if isinstance(name, Name) else ""
        items.append(ctx.evaluate(ctx, item))
    return Tup(tuple(items))


def _hint_of(target: object) -> str:
    return target.base.id if isinstance(target, Index) and isinstance(target.base, Name) else ""


def _augmented(ctx: Context, stmt: Assign, value: Binary) -> None:
    """`x += y`: in place for sequences; on text only where the language does so."""
    left = ctx.evaluate(ctx, stmt.target)
    right = ctx.evaluate(ctx, value.right)
    if isinstance(stmt.target, Name) and stmt.target.id in ctx.stream_names:
        advance_stream(ctx, ctx.number(right))
    kind = ctx.kind(left)
    if kind is Kind.RECORD and ctx.program.language == "python":
        name = OPERATORS.get(value.op, "").removeprefix("__")
        result = ctx.operate(ctx, f"__i{name}", [left, right])
        bind_target(ctx, stmt.target, ctx.evaluate(ctx, value) if result == UNKNOWN else result)
    elif value.op == "+" and kind is Kind.STR and isinstance(left, Ref):
        _append_text(ctx, stmt, value, left, right)
    elif value.op == "+" and kind in (Kind.LIST, Kind.DEQUE) and isinstance(left, Ref):
        extend(ctx, Call("extend", (stmt.target, value.right), span=stmt.span), [left, right])
    elif value.op in ("|", "&", "-") and kind in (Kind.SET, Kind.DICT):
        cost = ctx.length_size(right, "the other set")
        ctx.spend(cost)
        ctx.note(stmt.span.line, cost, StepKind.HIDDEN, "runs over the other set")
        extend(ctx, Call("update", (stmt.target, value.right), span=stmt.span), [left, right])
    else:
        _bind_counted(ctx, stmt, ctx.evaluate(ctx, value))


def _append_text(ctx: Context, stmt: Assign, value: Binary, left: Ref, right: Value) -> None:
    """`s += t`: amortized |t| in C++; in CPython only for a local name with one reference."""
    octets = any(o is not None and o.name == OCTETS for o in (ctx.obj(left), ctx.obj(right)))
    local = isinstance(stmt.target, Name) and bool(ctx.calls) and not octets
    doubted = "in_place_append" in ctx.doubted
    if (local and not doubted) or ctx.program.language == "cpp":
        if ctx.program.language == "python":
            ctx.assume("in_place_append")
        added = Num.constant(1) if isinstance(right, Num) else ctx.length(right)
        cost = ctx.size(added, "length of the appended text")
        ctx.spend(cost)
        ctx.note(stmt.span.line, cost, StepKind.HIDDEN, *_appending(ctx))
        if ctx.program.language == "cpp":
            grow(ctx, left, added, None)
            return
        length = add(ctx.length(left), added)
        bind_target(ctx, stmt.target, new_container(ctx, value, Kind.STR, length))
        return
    whole = concatenate(ctx, value, left, right)
    if octets and (obj := ctx.obj(whole)) is not None and isinstance(whole, Ref):
        ctx.put(whole, replace(obj, name=OCTETS))
    bind_target(ctx, stmt.target, whole)


def _appending(ctx: Context) -> tuple[str, ...]:
    if ctx.program.language == "cpp":
        return ("appending copies what is added; amortized, as the text has room to grow",)
    return ("CPython appends in place: only what is added is copied",)


# -- branches


def _if(ctx: Context, stmt: If) -> bool:
    truth_of(ctx, ctx.evaluate(ctx, stmt.test))
    before = ctx.state.copy()
    outer = ctx.branches
    mark = mark_of_branch(stmt)
    visit = _visit(ctx, stmt, mark)
    with ctx.metered() as first:
        refine(ctx, stmt.test)
        ctx.branches = (*outer, (id(stmt), 0))
        falls_then = ctx.run(ctx, stmt.then)
    ctx.branches = (*outer, (id(stmt), 1))
    if mark is not None and ctx.loops and not first.upper.is_constant:
        _pay_in_total(ctx, mark, visit, first, stmt.span.line)
    _close_visit(ctx, visit)
    after_then, ctx.state = ctx.state, before
    with ctx.metered() as second:
        refine(ctx, negated(stmt.test))
        falls_else = ctx.run(ctx, stmt.otherwise)
    _charge_branches(ctx, stmt, first, second)
    if falls_then == falls_else:
        ctx.branches = outer
    elif falls_then:
        ctx.branches = (*outer, (id(stmt), 0))
    if falls_then and falls_else:
        ctx.state = join_states(after_then, ctx.state)
    elif falls_then:
        ctx.state = after_then
    if falls_then != falls_else and not _on_counters(ctx, stmt):
        ctx.meter.exits = True
    return falls_then or falls_else


def _charge_branches(ctx: Context, stmt: If, first: Meter, second: Meter) -> None:
    upper = first.upper + second.upper
    lower = minimum(first.lower, second.lower)  # `i == 0` may hold in one round only
    ctx.meter.spend(upper, lower)
    for part in (first, second):
        ctx.meter.lines.merge(part.lines)
        ctx.meter.include_totals(part)


def _on_counters(ctx: Context, stmt: If) -> bool:
    """Whether the condition depends on loop counters and sizes only."""
    for part in walk_expression(stmt.test):
        if isinstance(part, Index | Call):
            return False
    names = names_in(stmt.test)
    values = [ctx.lookup(n) for n in names]
    return bool(names) and all(isinstance(v, Num) and v.form is not None for v in values)


def _visit(ctx: Context, stmt: Stmt, mark: Mark | None) -> str:
    """A marked key that is a variable takes another value in every run of the branch."""
    if mark is None or not ctx.loops or len(mark.keys) != 1 or not isinstance(mark.keys[0], Name):
        return ""
    key = mark.keys[0].id
    value = ctx.lookup(key)
    count = marks_in(ctx, mark)
    if not isinstance(value, Num) or picking_counter(ctx, value) or count is None:
        return ""
    symbol = ctx.site(stmt, Role.COUNTER, key, "marked key", stmt.span.line)
    ctx.ranges[symbol] = (Num.constant(0), Num.sized(count))
    ctx.bind(key, Num.symbol(symbol))
    return symbol


def _close_visit(ctx: Context, visit: str) -> None:
    if visit:
        closed_counter(ctx.state, visit, *ctx.ranges[visit])


def _pay_in_total(ctx: Context, mark: Mark, visit: str, part: Meter, line: int) -> None:
    """A branch that marks its key runs at most once a key: its cost is paid in total."""
    scope = mark_scope(ctx, mark)
    count = marks_in(ctx, mark)
    outer = next((loop for loop in ctx.loops if loop.id == scope), None)
    if outer is None or scope is None or count is None or taken_back(outer.body, mark):
        return
    key = mark.keys[0] if len(mark.keys) == 1 else None
    picked = picking_counter(ctx, ctx.lookup(key.id)) if isinstance(key, Name) else ""
    counter = visit or picked or next((loop.counter for loop in ctx.loops if loop.id == scope), "")
    cost = sum_rounds(ctx.symbols, part.upper, counter, count, count) + count
    reason = f"what {mark.container} guards runs at most once for each of its marks: "
    ctx.note(line, cost, StepKind.AMORTIZED, reason, count, " times in all", at=line)
    lines = part.lines.spread(lambda g: sum_rounds(ctx.symbols, g, counter, count, count))
    part.spend_in_total(scope, cost, lines)
    part.upper, part.lines = Growth.constant(), Ledger()


def _guarded_rest(ctx: Context, block: Block, position: int) -> bool:
    """`if seen[v]: continue; seen[v] = True; …`: the rest is a branch of its own."""
    guard = block[position]
    if not isinstance(guard, If):
        return True
    rest = block[position + 1 :]
    mark = mark_of_rest(block, position)
    ctx.evaluate(ctx, guard.test)
    before = ctx.state.copy()
    ctx.run(ctx, guard.then)
    ctx.state = before
    visit = _visit(ctx, guard, mark)
    with ctx.metered() as part:
        falls = _run_all(ctx, rest)
    if mark is not None and not part.upper.is_constant:
        _pay_in_total(ctx, mark, visit, part, guard.span.line)
    _close_visit(ctx, visit)
    ctx.meter.exits = True
    ctx.meter.absorb(part)
    return falls


def _try(ctx: Context, stmt: Try) -> bool:
    """Any handler may follow any part of the body."""
    before = ctx.state.copy()
    falls = ctx.run(ctx, stmt.body)
    if falls and stmt.otherwise:
        falls = ctx.run(ctx, stmt.otherwise)
    for handler in stmt.handlers:
        after, ctx.state = ctx.state, join_states(before, ctx.state)
        with ctx.metered() as part:
            caught = ctx.run(ctx, handler)
        ctx.meter.include(part)
        if caught and falls:
            ctx.state = join_states(after, ctx.state)
        elif not caught:
            ctx.state = after
        falls = falls or caught
    if stmt.final:
        falls = ctx.run(ctx, stmt.final) and falls
    ctx.meter.exits = True
    return falls
