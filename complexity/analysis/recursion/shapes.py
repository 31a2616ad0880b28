"""Which kind of recursion a function is, seen from its self-calls."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain

from complexity.analysis.callgraph import functions_by_name, reachable
from complexity.analysis.context import Context
from complexity.analysis.costs.meter import SelfCall
from complexity.analysis.recursion.marks import Guarded, outside_of, visited_mark
from complexity.analysis.recursion.recurrence import Climb, Recurrence, Shape, Step
from complexity.analysis.recursion.selfcalls import calls, contains_call, root_of
from complexity.analysis.termination.guards import (
    conjuncts,
    taken_back,
)
from complexity.analysis.values.abstract import BOOL, Num
from complexity.analysis.values.poly import Poly
from complexity.model import (
    Assign,
    Call,
    Compare,
    Each,
    Expr,
    Field,
    Function,
    If,
    Index,
    Invoke,
    Name,
    Return,
    Stmt,
    expressions_of,
    names_in,
    statements_in,
)


def shape_of(ctx: Context, recurrence: Recurrence) -> Shape:
    """The facts that the solver chooses by."""
    function = recurrence.function
    return Shape(
        steps=tuple(_steps(recurrence, call) for call in recurrence.calls),
        simultaneous=simultaneous(recurrence.calls),
        memo="@" if function.memoised else _kept(ctx, recurrence, memo_of(function)),
        mark=_shared_mark(ctx, recurrence),
        parent_guard=parent_guard(function),
        children=children_only(function, recurrence),
        cover=covers_range(function, recurrence),
        climb=climbs(recurrence),
    )


def _steps(recurrence: Recurrence, call: SelfCall) -> tuple[Step, ...]:
    """How each parameter changes from one activation to the next."""
    steps: list[Step] = []
    for position, symbol in enumerate(recurrence.symbols):
        if position >= len(call.values):
            steps.append(Step.SAME)
            continue
        steps.append(_step(recurrence, position, symbol, call))
    return tuple(steps)


def _step(recurrence: Recurrence, position: int, symbol: str, call: SelfCall) -> Step:
    value = call.values[position]
    if not symbol:
        return Step.SAME if value == recurrence.arguments[position] else Step.OTHER
    number = call.sizes[position]
    if number is None or number == BOOL:
        return Step.OTHER
    if number.value is not None:
        return Step.CONSTANT
    return _numeric_step(symbol, number, frozenset(s for s in recurrence.symbols if s))


def _numeric_step(symbol: str, number: Num, symbols: frozenset[str]) -> Step:
    start = Poly.symbol(symbol)
    for form in number.upper:
        difference = form - start
        if not difference.terms:
            return Step.SAME if number.form is not None else Step.MAY_DOWN
        if difference.value is not None:
            return Step.DOWN if difference.value < 0 else Step.UP
        if _is_share(form, symbol):
            return Step.HALF
        others = {s for s in form.symbols if s in symbols and s != symbol}
        if symbol in form.symbols and others and _is_middle(form, symbol):
            return Step.MIDDLE
        if (-difference).never_negative:
            return Step.MAY_DOWN
    for form in number.lower:
        difference = form - start
        if difference.value is not None and difference.value > 0:
            return Step.UP
        if difference.never_negative and difference.terms:
            return Step.UP
    return Step.OTHER


def _is_share(form: Poly, symbol: str) -> bool:
    """A fraction of the parameter, give or take one: `n - n // 2` is at most n / 2 + 1."""
    moving = [(m, c) for m, c in form.terms if m]
    rest = sum(c for m, c in form.terms if not m)
    own = len(moving) == 1 and dict(moving[0][0]) == {symbol: Fraction(1)}
    return own and 0 < moving[0][1] < 1 and rest <= 1


def _is_middle(form: Poly, symbol: str) -> bool:
    """(lo + hi) / 2 and its neighbours: both with weight a half."""
    weights = [c for m, c in form.terms if m]
    return len(weights) == 2 and all(c == Fraction(1, 2) for c in weights)


def simultaneous(calls: tuple[SelfCall, ...]) -> int:
    """The most self-calls that one activation makes, over all branches; loops of a fixed number
    of rounds count, others do not."""
    return _most([(c.branches, c.times) for c in calls if c.repeats.is_constant])


Arms = tuple[tuple[int, int], ...]


def _most(paths: list[tuple[Arms, int]]) -> int:
    total = sum(times for arms, times in paths if not arms)
    groups: dict[int, dict[int, list[tuple[Arms, int]]]] = {}
    for arms, times in paths:
        if arms:
            groups.setdefault(arms[0][0], {}).setdefault(arms[0][1], []).append((arms[1:], times))
    return total + sum(max(_most(arm) for arm in group.values()) for group in groups.values())


def _kept(ctx: Context, recurrence: Recurrence, name: str) -> str:
    """The memo's name, unless what runs inside the recursion drops entries of it."""
    function = recurrence.function
    table = functions_by_name(ctx)
    inside = [f for n in reachable(ctx, function) for f in table.get(n, [])]
    for expr in (e for f in (function, *inside) for e in expressions_of(f.body)):
        if isinstance(expr, Call) and expr.op in DROPPING and expr.args:
            if isinstance(expr.args[0], Name) and expr.args[0].id == name:
                return ""
    return _shared(recurrence, name)


DROPPING = frozenset({"clear", "pop_at", "pop_back", "pop_any", "erase_key", "erase_at", "fill",
                      "erase_range", "erase_value", "memset", "assign", "swap"})  # fmt: skip


def _shared_mark(ctx: Context, recurrence: Recurrence) -> Guarded | None:
    function = recurrence.function
    functions = (f for named in functions_by_name(ctx).values() for f in named)
    bodies = chain([ctx.program.main], (f.body for f in functions))
    found = visited_mark(function, outside_of(bodies, function))
    if found is None or not _shared(recurrence, found.mark.container):
        return None
    table = functions_by_name(ctx)
    others = (f for n in reachable(ctx, function) for f in table.get(n, []) if f is not function)
    return None if any(taken_back((*function.body, *f.body), found.mark) for f in others) else found


def _shared(recurrence: Recurrence, name: str) -> str:
    """The container's name, unless an activation hands on another one or a copy."""
    for position, param in enumerate(recurrence.function.params):
        if param.name != name:
            continue
        if param.by_value and param.type.is_container:
            return ""
        for call in recurrence.calls:
            if position < len(call.exprs) and call.exprs[position] != Name(name):
                return ""
            if position >= len(call.exprs):
                return ""
    made = any(
        isinstance(s, Assign) and s.target == Name(name)
        for s in statements_in(recurrence.function.body)
    )
    return "" if made else name


def memo_of(function: Function) -> str:
    """The table of `if key in memo: return memo[key]` or `if dp[i] != -1: return dp[i]`.

    The test comes before any self-call, and the same key is stored later on every way that calls.
    """
    for position, stmt in enumerate(function.body):
        if isinstance(stmt, If) and stmt.then:
            last = stmt.then[-1]
            if isinstance(last, Return) and isinstance(last.value, Index):
                root = root_of(last.value)
                rest = (*stmt.otherwise, *function.body[position + 1 :])
                if _mentions(stmt.test, root) and _stores(rest, last.value, function.name):
                    return root
        if contains_call((stmt,), function.name):
            return ""
    return ""


def _stores(block: tuple[Stmt, ...], place: Expr, name: str) -> bool:
    """Whether every way through the block stores there, but for ways out that call nothing."""
    called = False
    for stmt in block:
        if isinstance(stmt, Assign) and stmt.target == place:
            return True
        called = called or contains_call((stmt,), name)
        if isinstance(stmt, If):
            ways = [
                _stores(arm, place, name) or (_ends(arm) and not contains_call(arm, name))
                for arm in (stmt.then, stmt.otherwise)
            ]
            if all(ways):
                return True
        elif isinstance(stmt, Return):
            return not called
    return False


def _ends(arm: tuple[Stmt, ...]) -> bool:
    return bool(arm) and isinstance(arm[-1], Return)


def _mentions(test: Expr, name: str) -> bool:
    return bool(name) and name in names_in(test)


def parent_guard(function: Function) -> bool:
    """Self-calls on neighbours under `if v != parent`, with (v, own vertex) handed on."""
    params = [p.name for p in function.params]
    for stmt in statements_in(function.body):
        if not isinstance(stmt, If):
            continue
        for part in conjuncts(stmt.test):
            if isinstance(part, Compare) and part.op in ("!=", "=="):
                names = [x.id for x in (part.left, part.right) if isinstance(x, Name)]
                if len(names) == 2 and len(set(names) & set(params)) == 1:
                    return _hands_self_on(function, params)
    return False


def vertex_param(function: Function) -> str:
    """The parameter whose neighbours are looked at and of which the next call is told."""
    params = {p.name for p in function.params}
    for stmt in statements_in(function.body):
        if isinstance(stmt, Each) and isinstance(stmt.iterable, Index):
            place, target = stmt.iterable.index, stmt.target
            if isinstance(place, Name) and place.id in params and isinstance(target, Name):
                inner = [e for e in expressions_of(stmt.body) if calls(e, function.name)]
                given = [p.name for p in function.params if p.name != "self"]
                position = given.index(place.id)
                if inner and all(
                    isinstance(e, Invoke) and e.args[position : position + 1] == (target,)
                    for e in inner
                ):
                    return place.id
    return ""


def _hands_self_on(function: Function, params: list[str]) -> bool:
    for expr in expressions_of(function.body):
        if isinstance(expr, Invoke) and calls(expr, function.name):
            handed = [a.id for a in expr.args if isinstance(a, Name)]
            first = params[0] if params and params[0] != "self" else (params[1:] or [""])[0]
            if first in handed[1:] or (len(handed) > 1 and set(handed) & set(params[:2])):
                return True
    return False


def children_only(function: Function, recurrence: Recurrence) -> bool:
    """Self-calls on distinct fields of a parameter: the nodes below it, each once."""
    params = {p.name for p in function.params}
    fields: list[str] = []
    for call in recurrence.calls:
        found = [
            e.name
            for e in call.exprs
            if isinstance(e, Field) and isinstance(e.base, Name) and e.base.id in params
            and e.base.id != "self"
        ]  # fmt: skip
        if not found:
            return False
        fields.append(found[0])
    return bool(fields)


def climbs(recurrence: Recurrence) -> Climb | None:
    """Every self-call goes from x to table[x], as the search for a root does."""
    tables: set[Expr] = set()
    params = {p.name for p in recurrence.function.params}
    for call in recurrence.calls:
        steps = [e for e in call.exprs if isinstance(e, Index) and isinstance(e.index, Name)]
        own = [e for e in steps if isinstance(e.index, Name) and e.index.id in params]
        if len(own) != 1 or not call.repeats.is_constant:
            return None
        tables.add(own[0].base)
    if len(tables) != 1:
        return None
    (table,) = tables
    stores = [
        s
        for s in statements_in(recurrence.function.body)
        if isinstance(s, Assign) and isinstance(s.target, Index) and s.target.base == table
    ]
    return Climb(table, bool(stores))


def covers_range(function: Function, recurrence: Recurrence) -> bool:
    """A query on a segment tree: both halves, but whole nodes and disjoint ones stop at once.

    Some parameters halve (the node's range), at least one other is handed on unchanged (the
    query's range) and is compared with them in a branch that returns without a call, or that
    decides whether to call.
    """
    params = [p.name for p in function.params]
    halving = {params[i] for i, s in _roles(recurrence) if s in (Step.MIDDLE, Step.HALF)}
    same = {params[i] for i, s in _roles(recurrence) if s is Step.SAME} - {"self"}
    same |= {p for i, p in enumerate(params) if p not in halving and _clipped(recurrence, i, p)}
    if not halving or not same:
        return False
    whole = False
    for stmt in statements_in(function.body):
        if isinstance(stmt, If) and _inside_test(stmt.test, halving, same):
            stops = any(isinstance(s, Return) for s in stmt.then) or stmt.otherwise
            if stops and not contains_call(stmt.then, function.name):
                whole = True
    return whole


def _clipped(recurrence: Recurrence, position: int, name: str) -> bool:
    """Whether every call hands the parameter on, at most cut to the half (`min(r, mid)`)."""
    for call in recurrence.calls:
        expr = call.exprs[position] if position < len(call.exprs) else None
        cut = isinstance(expr, Call) and expr.op in ("min", "max") and Name(name) in expr.args
        if expr != Name(name) and not cut:
            return False
    return True


def _roles(recurrence: Recurrence) -> list[tuple[int, Step]]:
    roles: dict[int, set[Step]] = {}
    for call in recurrence.calls:
        for position, step in enumerate(_steps(recurrence, call)):
            roles.setdefault(position, set()).add(step)
    found: list[tuple[int, Step]] = []
    for position, steps in roles.items():
        if Step.MIDDLE in steps or Step.HALF in steps:
            found.append((position, Step.MIDDLE))
        elif steps == {Step.SAME}:
            found.append((position, Step.SAME))
    return found


def _inside_test(test: Expr, halving: set[str], same: set[str]) -> bool:
    """`ql <= l and r <= qr`: the node's range lies within the query's."""
    compared = 0
    for part in conjuncts(test):
        if isinstance(part, Compare) and part.op in ("<", "<=", ">", ">=", "=="):
            names = names_in(part.left) | names_in(part.right)
            if names & halving and names & same:
                compared += 1
    return compared >= 2
