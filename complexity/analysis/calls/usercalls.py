"""Calls of the program's own functions: walked in place, recursion by its recurrence."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from complexity.analysis.accounts.booking import book_part, memory_now
from complexity.analysis.binding.copies import copied, copy_cost
from complexity.analysis.binding.targets import bind_target
from complexity.analysis.callgraph import is_recursive, own_names, reachable
from complexity.analysis.calls.arguments import gathered, ordered
from complexity.analysis.calls.library import library_call
from complexity.analysis.calls.overloads import free_operator, overload
from complexity.analysis.context import Context
from complexity.analysis.costs.meter import Held, SelfCall
from complexity.analysis.reading.readers import is_number_reader, read_number
from complexity.analysis.recursion.bodies import run_recursive
from complexity.analysis.recursion.contracts import promise, sizes_of
from complexity.analysis.values.abstract import (
    NOTHING,
    UNKNOWN,
    Any,
    Fun,
    Num,
    Obj,
    Ref,
    Tup,
    Value,
)
from complexity.analysis.values.poly import ZERO
from complexity.analysis.values.state import State, join_states, join_values
from complexity.analysis.walks import Activation
from complexity.growth import Growth
from complexity.library.python_names import METHODS
from complexity.model import (
    Call,
    Expr,
    Field,
    Function,
    Invoke,
    Kind,
    Name,
    Param,
)
from complexity.model.effects import REFERENCE, mutated_names
from complexity.report import StepKind

NUMBERS = frozenset({Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR})
DEEPEST = 24
"""Calls nested deeper than this are not walked."""


def invoke(ctx: Context, expr: Invoke) -> Value:
    """A call of a function, method, class or function value, and what it assigns by reference."""
    places = [(int(k[1:]), v) for k, v in expr.options if k.startswith(REFERENCE)]
    if not places:
        return _invoke(ctx, expr, expr.options)
    ctx.outputs = {}
    value = _invoke(ctx, expr, ())
    for position, place in places:
        if position in ctx.outputs:
            bind_target(ctx, place, ctx.outputs[position])
        elif ctx.kind(ctx.evaluate(ctx, place)) in NUMBERS:
            bind_target(ctx, place, Num())
    return value


def _invoke(ctx: Context, expr: Invoke, named: tuple[tuple[str, Expr], ...]) -> Value:
    args = [ctx.evaluate(ctx, a) for a in expr.args]
    options = {name: ctx.evaluate(ctx, value) for name, value in named}
    if isinstance(expr.target, Field):
        return _method(ctx, expr, expr.target, args)
    if isinstance(expr.target, Name) and _record_named(ctx, expr.target.id):
        return _construct(ctx, expr, expr.target.id, args)
    callee = ctx.evaluate(ctx, expr.target)
    if isinstance(callee, Fun):
        callee = _overloaded(ctx, callee, args)
        if ctx.program.language == "cpp" and is_number_reader(ctx, callee.function):
            return read_number(ctx, expr, callee.function)
        args = ordered(callee.function, args, options)
        ctx.calling = id(expr)
        return call_function(ctx, callee, args, expr.args)
    if isinstance(callee, Ref) and (obj := ctx.obj(callee)) and obj.kind is Kind.RECORD:
        method = _find_method(ctx, obj.name, ("__call__", "operator()"), [callee, *args])
        if method is not None:
            return call_function(ctx, Fun(method, 0), [callee, *args], expr.args)
    name = expr.target.id if isinstance(expr.target, Name) else "a computed function"
    reason = f"call of {name}, whose code is not here"
    _spend_unknown(ctx, ctx.hole(reason, "its definition", expr.span.line), reason)
    return UNKNOWN


def _overloaded(ctx: Context, callee: Fun, args: list[Value]) -> Fun:
    """A function of the file by its name: the overload that the arguments choose."""
    if ctx.program.language != "cpp" or callee.frame != 0:
        return callee
    chosen = overload(ctx, callee.function.qualified, args)
    known = chosen is not None and ctx.tables.qualified.get(callee.function.qualified) is not None
    return replace(callee, function=chosen) if known and chosen is not None else callee


def _spend_unknown(ctx: Context, unknown: Growth, reason: str) -> None:
    ctx.spend(unknown)
    ctx.note(ctx.line, unknown, StepKind.UNKNOWN, reason)


def apply(ctx: Context, function: Value, args: list[Value]) -> Value:
    """Call a function value, as library operations do with keys and predicates."""
    if isinstance(function, Fun):
        params = len(function.function.params)
        return call_function(ctx, function, args[:params], ())
    obj = ctx.obj(function)
    if obj is not None and obj.kind is Kind.RECORD:
        return operate(ctx, "__call__" if ctx.program.language == "python" else "()",
                       [function, *args])  # fmt: skip
    return UNKNOWN


def operate(ctx: Context, method: str, args: list[Value]) -> Value:
    """An operator or property of a record: the class's own method, if it has one."""
    obj = ctx.obj(args[0])
    if obj is None:
        return UNKNOWN
    found = _find_method(ctx, obj.name, (method, f"operator{method}"), args)
    found = found or free_operator(ctx, f"operator{method}", args)
    if found is None:
        return UNKNOWN
    return call_function(ctx, Fun(found, 0), args, (Name("self"), Name("other")))


def _record_named(ctx: Context, name: str) -> bool:
    return any(r.name == name for r in ctx.program.records)


def _construct(ctx: Context, expr: Invoke, name: str, args: list[Value]) -> Value:
    """A new record; its constructor runs, or its fields take the arguments in order."""
    record = next(r for r in ctx.program.records if r.name == name)
    ref = ctx.allocate(expr, Obj(Kind.RECORD, Num.constant(1), name=name))
    if ctx.recording == 0 and ctx.loops:
        made = reduce(Growth.__mul__, (loop.trips for loop in ctx.loops))
        ctx.kept.append(Held(ctx.line, made, f"a {name} made in every round"))
    constructor = _find_method(ctx, name, ("__init__", name), [ref, *args])
    if constructor is not None:
        takes = len(constructor.params) > 1 or not args
        ctx.calling = id(expr)
        given = args if takes else []
        call_function(ctx, Fun(constructor, 0), [ref, *given], (Name("self"), *expr.args))
        if takes:
            return ref
    obj = ctx.state.heap[ref.id]
    for (field, _), value in zip(record.fields, args, strict=False):
        obj = obj.with_field(field, value)
    ctx.put(ref, obj)
    return ref


def _find_method(
    ctx: Context, owner: str, names: tuple[str, ...], args: list[Value] | None = None
) -> Function | None:
    """The method of the class or its nearest base; of overloads the one that takes `args`."""
    seen: set[str] = set()
    queue = [owner]
    while queue:
        current = queue.pop()
        if current in seen:
            continue
        seen.add(current)
        for name in names:
            method = overload(ctx, f"{current}.{name}", args)
            if method is not None:
                return method
        queue += [b for r in ctx.program.records if r.name == current for b in r.bases]
    return None


def _method(ctx: Context, expr: Invoke, target: Field, args: list[Value]) -> Value:
    base = ctx.evaluate(ctx, target.base)
    owner = _owner(ctx, base, target)
    method = _find_method(ctx, owner, (target.name,), [base, *args]) if owner else None
    if method is None and not owner:
        method = _only_method(ctx, base, target.name)
    ctx.calling = id(expr)
    if method is not None:
        return call_function(ctx, Fun(method, 0), [base, *args], (target.base, *expr.args))
    if isinstance(base, Fun) and base.function.memoised and target.name.startswith("cache_"):
        return UNKNOWN  # the cache is emptied, or asked about
    obj = ctx.obj(base)
    field = obj.field(target.name) if obj is not None else None
    if isinstance(field, Fun):
        return call_function(ctx, field, args, expr.args)
    op = METHODS.get(target.name)
    if op is not None and ctx.program.language == "python":
        if op == "pop_back" and args:
            op = "pop_at"
        return library_call(ctx, Call(op, (target.base, *expr.args), span=expr.span))
    reason = f"method {target.name} of an unknown type"
    _spend_unknown(ctx, ctx.hole(reason, "its definition", expr.span.line), reason)
    return UNKNOWN


def _owner(ctx: Context, base: Value, target: Field) -> str:
    obj = ctx.obj(base)
    if obj is not None and obj.kind is Kind.RECORD:
        return obj.name
    if isinstance(base, Any) and base.name:
        return base.name
    if isinstance(target.base, Name) and target.base.id == "self" and ctx.calls:
        return ctx.calls[-1].function.owner
    if isinstance(target.base, Name) and _record_named(ctx, target.base.id):
        return target.base.id
    return ""


def _only_method(ctx: Context, base: Value, name: str) -> Function | None:
    """An untyped receiver: the one method of that name, unless it is a library container."""
    if ctx.obj(base) is not None:
        return None
    found = [f for f in ctx.program.functions if f.owner and f.name == name]
    return found[0] if len(found) == 1 else None


def call_function(ctx: Context, callee: Fun, args: list[Value], exprs: tuple[Expr, ...]) -> Value:
    """Walk the body with the arguments bound; a call of a running function is a recursion."""
    function = callee.function
    for activation in reversed(ctx.calls):
        if activation.function is function:
            return _self_call(ctx, activation, args, exprs)
    if len(ctx.calls) >= DEEPEST:
        unknown = ctx.hole("calls nest too deep", "fewer levels of calls")
        _spend_unknown(ctx, unknown, "calls nest too deep to be walked")
        return UNKNOWN
    if _closes_cycle(ctx, function):
        return _walk_mate(ctx, callee, args)
    if is_recursive(ctx, function):
        return run_recursive(ctx, callee, _with_defaults(ctx, function, args), exprs, enter)
    return walk_call(ctx, callee, args)


def _self_call(
    ctx: Context, activation: Activation, args: list[Value], exprs: tuple[Expr, ...]
) -> Value:
    if ctx.recording == activation.recording:
        loops = ctx.loops[max(activation.loops, ctx.returning) :]
        repeats = reduce(Growth.__mul__, (loop.trips for loop in loops), Growth.constant())
        branches = ctx.branches[activation.branches :]
        sizes = sizes_of(ctx, args)
        times = reduce(int.__mul__, (loop.times for loop in loops), 1)
        place = (*ctx.path(), ctx.calling)
        call = SelfCall(tuple(args), sizes, exprs, repeats, times, branches, ctx.line, place)
        if ctx.calling:  # `s += f(x)` evaluates the one call twice
            activation.self_calls[:] = [c for c in activation.self_calls if c.place != place]
        activation.self_calls.append(call)
    site = ctx.places.setdefault((ctx.calling, -40), object())
    ctx.calling = 0
    contract = ctx.contracts.get(id(activation.function))
    if contract is not None:
        return promise(ctx, contract, sizes_of(ctx, args), site)
    result = activation.function.result
    return Num(kind=result.kind) if result.kind in (Kind.INT, Kind.BOOL) else UNKNOWN


def walk_call(ctx: Context, callee: Fun, args: list[Value]) -> Value:
    """An ordinary call: its cost is that of its body here."""
    before = memory_now(ctx)
    with ctx.metered() as part:
        activation = enter(ctx, callee, args)
    part.exits = False
    book_part(ctx, callee.function, part, before)
    ctx.meter.absorb(part)
    ctx.outputs = dict(activation.outputs)
    return result_of(ctx, activation)


def enter(ctx: Context, callee: Fun, args: list[Value]) -> Activation:
    """Bind the parameters in a new frame and walk the body; the state is what returns leave."""
    function = callee.function
    frame = ctx.new_frame(callee.frame, own_names(ctx, function))
    args = gathered(function, args)
    for param, value in zip(function.params, _with_defaults(ctx, function, args), strict=False):
        ctx.state.variables[frame.id, param.name] = _passed(ctx, param, value)
    site, ctx.calling = ctx.calling, 0
    activation = Activation(function, frame.id, site, recording=ctx.recording,
                            loops=len(ctx.loops), branches=len(ctx.branches))  # fmt: skip
    outer_frame, ctx.frame = ctx.frame, frame.id
    at = ctx.at
    returning, ctx.returning = ctx.returning, 0
    ctx.calls.append(activation)
    falls = ctx.run(ctx, function.body)
    ctx.returning = returning
    if falls:
        activation.states.append(ctx.state)
        if not activation.returns:
            activation.returns.append(NOTHING)
            activation.exits.append((None, ctx.state))
    ctx.calls.pop()
    ctx.frame, ctx.at = outer_frame, at
    _keep_outputs(ctx, activation)
    ctx.state = _left(activation.states, ctx.state, frame.id)
    return activation


def _keep_outputs(ctx: Context, activation: Activation) -> None:
    """What reference parameters hold in the end, by position without `self`."""
    params = [p for p in activation.function.params if p.name != "self"]
    for position, param in enumerate(params):
        key = (activation.frame, param.name)
        ends = [s.variables[key] for s in activation.states if key in s.variables]
        if param.by_reference and ends:
            joined = reduce(lambda a, b: join_values(a, b, ctx.state), ends)
            activation.outputs[position] = joined


def _left(states: list[State], last: State, frame: int) -> State:
    """The caller's state after the call: any return's, without the callee's variables."""
    state = reduce(join_states, states) if states else last
    state = state.copy()
    for key in [k for k in state.variables if k[0] == frame]:
        del state.variables[key]
    return state


def result_of(ctx: Context, activation: Activation) -> Value:
    if not activation.returns:
        return NOTHING
    return reduce(lambda a, b: join_values(a, b, ctx.state), activation.returns)


def _with_defaults(ctx: Context, function: Function, args: list[Value]) -> list[Value]:
    rest = function.params[len(args) :]
    return [*args, *(_default(ctx, function, param) for param in rest)]


def _default(ctx: Context, function: Function, param: Param) -> Value:
    """A default; Python makes it once, so that a container keeps what earlier calls put in."""
    if param.default is None:
        return UNKNOWN
    value = ctx.evaluate(ctx, param.default)
    kept = ctx.program.language == "python" and param.name in mutated_names(function.body)
    if kept and isinstance(value, Ref) and (obj := ctx.obj(value)) is not None:
        ctx.put(value, replace(obj, length=Num(lower=(ZERO,))))
    return value


def _passed(ctx: Context, param: Param, value: Value) -> Value:
    """A value passed by value is copied, except by whoever calls the entry point."""
    if not param.by_value or not isinstance(value, Ref | Tup):
        return value
    obj = ctx.obj(value)
    if obj is not None and obj.given and not ctx.calls:
        return value
    cost = copy_cost(ctx, value)
    exact = obj is not None and obj.length.form is not None and obj.kind is not Kind.RECORD
    ctx.spend(cost, cost if exact else Growth.constant())
    if not cost.is_constant:
        ctx.note(ctx.line, cost, StepKind.HIDDEN, f"{param.name} is passed by value: a copy")
    return copied(ctx, param, value)


def _closes_cycle(ctx: Context, function: Function) -> bool:
    """Whether a running recursive function and this one call each other."""
    if not ctx.calls or not is_recursive(ctx, function):
        return False
    reached = reachable(ctx, function)
    running = [a.function for a in ctx.calls if is_recursive(ctx, a.function)]
    return any(f.name in reached and function.name in reachable(ctx, f) for f in running)


def _walk_mate(ctx: Context, callee: Fun, args: list[Value]) -> Value:
    """A partner of a mutual recursion is walked in place; its own loops are not followed."""
    before = memory_now(ctx)
    with ctx.metered() as part:
        activation = enter(ctx, callee, args)
    part.exits = False
    if activation.self_calls:
        reason = f"{callee.function.name} recurses inside another recursion"
        unknown = ctx.hole(reason, "one recursion at a time")
        part.spend(unknown)
        part.lines.charge(callee.function.span.line, unknown)
        ctx.note(callee.function.span.line, unknown, StepKind.UNKNOWN, reason,
                 at=callee.function.span.line)  # fmt: skip
    book_part(ctx, callee.function, part, before)
    ctx.meter.absorb(part)
    return result_of(ctx, activation)
