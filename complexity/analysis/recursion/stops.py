"""Where a recursion stops: what holds of a measure wherever the function calls itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from complexity.analysis.context import Context
from complexity.analysis.recursion.ranges import in_arguments
from complexity.analysis.recursion.recurrence import Recurrence, Step
from complexity.analysis.recursion.selfcalls import calls
from complexity.analysis.termination.guards import NEGATED, conjuncts, disjuncts
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import Poly
from complexity.growth import Growth
from complexity.model import (
    Assign,
    Binary,
    Block,
    Break,
    Call,
    Collection,
    Compare,
    Conditional,
    Const,
    Continue,
    Counted,
    Each,
    Expr,
    Function,
    If,
    Index,
    Logic,
    Name,
    Raise,
    Return,
    Stmt,
    child_blocks,
    child_expressions,
    expressions_of,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from complexity.model.effects import RESIZING, assigned_names, base_name, target_names

FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
Facts = tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Bound:
    """A size, and its form where that is known: exponents do not forget factors."""

    size: Growth
    form: Poly | None = None

    @property
    def factor(self) -> int | None:
        """By how much the size may be larger than its symbols, rounded up."""
        if self.form is None:
            return None
        factors = [c for m, c in self.form.terms if m and c > 0]
        return max((-int(-c // 1) for c in factors), default=1)

    def __add__(self, other: Bound) -> Bound:
        both = None if self.form is None or other.form is None else self.form + other.form
        return Bound(self.size + other.size, both)


def bound_of(ctx: Context, value: object) -> Bound | None:
    """The size of a number with its form; None where nothing is known of it."""
    if not isinstance(value, Num):
        return None
    for form in value.upper:
        if form.value is not None:
            size = ctx.constant_size(int(form.value))
            whole = Poly.symbol(next(iter(size.symbols))) if size.symbols else form
            return Bound(size, whole)
        if form.growth().symbols:
            return Bound(form.growth(), form)
    known = value.magnitude()
    return None if known is None else Bound(known)


def level_bound(
    ctx: Context, recurrence: Recurrence, measure: Expr, columns: list[set[Step]]
) -> Bound | None:
    """How large a measure gets that every call raises, by the tests that calls stand behind."""
    function = recurrence.function
    params = {p.name: i for i, p in enumerate(function.params)}
    if names_in(measure) & assigned_names(function.body) - set(params):
        return None
    found: dict[Expr, None] = {}
    for facts in facts_at_calls(function):
        ends = [resolved(function, e) for fact in facts for e in _ends(fact, measure)]
        steady = [e for e in ends if fixed(e, params, columns, function)]
        if not steady:
            return None
        found[steady[0]] = None
    total: Bound | None = None
    for end in found:
        bound = bound_of(ctx, in_arguments(ctx, recurrence, end))
        if bound is None:
            return None
        total = bound if total is None else total + bound
    return total


def resolved(function: Function, expr: Expr) -> Expr:
    """What a local variable stands for that is set once."""
    if not isinstance(expr, Name):
        return expr
    values = [
        s.value
        for s in statements_in(function.body)
        if isinstance(s, Assign) and expr.id in assigned_names((s,))
    ]
    once = len(values) == 1 and not isinstance(values[0], Collection)
    return values[0] if once else expr


def fixed(expr: Expr, params: dict[str, int], columns: list[set[Step]], function: Function) -> bool:
    """Whether an expression has the same value in every activation."""
    names = names_in(expr)
    moved = {n for n in names if n in params and columns[params[n]] - {Step.SAME}}
    resized = {
        base_name(e.args[0])
        for e in expressions_of(function.body)
        if isinstance(e, Call) and e.op in RESIZING and e.args
    }
    return not moved and not names & (assigned_names(function.body) | resized)


def _ends(fact: Expr, measure: Expr) -> Iterator[Expr]:
    """E where the fact says that the measure is below it, or has not met it yet."""
    if not isinstance(fact, Compare) or fact.op not in FLIPPED:
        return
    for mine, op, other in (
        (fact.left, fact.op, fact.right),
        (fact.right, FLIPPED[fact.op], fact.left),
    ):
        if op in ("<", "<=", "!=") and _rises_with(mine, measure):
            yield other


def _rises_with(expr: Expr, measure: Expr) -> bool:
    """The measure itself, or more of it: `i + 1`, `2 * i`, `i * i`."""
    if expr == measure:
        return True
    match expr:
        case Binary(op="+", left=left, right=Const(value=int(by))) if by >= 0:
            return _rises_with(left, measure)
        case Binary(op="*", left=left, right=right):
            return left == measure and (
                right == measure or (isinstance(right, Const) and isinstance(right.value, int))
            )
        case _:
            return False


def facts_at_calls(function: Function) -> list[Facts]:
    """For each self-call the conditions that hold where it stands."""
    found: list[Facts] = []
    _in_block(function, function.body, (), found)
    return found


def facts_at_stores(function: Function, name: str) -> list[tuple[Expr, Facts]]:
    """The values that a variable of the function takes, with what holds where it takes them."""
    found: list[tuple[Expr, Facts]] = []
    _in_block(function, function.body, (), [], (name, found))
    return found


Stores = tuple[str, list[tuple[Expr, Facts]]]


def _in_block(
    function: Function,
    block: Block,
    facts: Facts,
    found: list[Facts],
    stores: Stores | None = None,
) -> None:
    for stmt in block:
        for expr in own_expressions(stmt):
            _in_expression(function, expr, facts, found)
        if stores is not None and isinstance(stmt, Assign) and stmt.target == Name(stores[0]):
            stores[1].append((stmt.value, facts))
        elif stores is not None and stores[0] in _bound_otherwise(stmt):
            stores[1].append((Name(stores[0]), facts))
        if isinstance(stmt, If):
            _in_block(function, stmt.then, (*facts, *conjuncts(stmt.test)), found, stores)
            _in_block(function, stmt.otherwise, (*facts, *_denied(stmt.test)), found, stores)
            if _leaves(stmt.then):
                facts = (*facts, *_denied(stmt.test))
            elif stmt.otherwise and _leaves(stmt.otherwise):
                facts = (*facts, *conjuncts(stmt.test))
        else:
            for inner in child_blocks(stmt):
                _in_block(function, inner, facts, found, stores)
            facts = _surviving(facts, stmt)


def _bound_otherwise(stmt: Stmt) -> frozenset[str]:
    """Names that a statement itself binds, other than by a plain assignment."""
    match stmt:
        case Counted(var=var):
            return frozenset([var])
        case Each(target=target) | Assign(target=Collection() as target):
            return frozenset(target_names(target))
        case _:
            return frozenset()


def _surviving(facts: Facts, stmt: Stmt) -> Facts:
    changed = assigned_names((stmt,))
    return tuple(f for f in facts if not names_in(f) & changed) if changed else facts


def _in_expression(function: Function, expr: Expr, facts: Facts, found: list[Facts]) -> None:
    if not any(calls(part, function.name) for part in walk_expression(expr)):
        return
    match expr:
        case Conditional(test=test, then=then, otherwise=otherwise):
            _in_expression(function, test, facts, found)
            _in_expression(function, then, (*facts, *conjuncts(test)), found)
            _in_expression(function, otherwise, (*facts, *_denied(test)), found)
        case Logic(op=op, operands=operands):
            for operand in operands:
                _in_expression(function, operand, facts, found)
                facts = (*facts, *(conjuncts(operand) if op == "and" else _denied(operand)))
        case _:
            if calls(expr, function.name):
                found.append(facts)
            for part in child_expressions(expr):
                _in_expression(function, part, facts, found)


def _denied(test: Expr) -> Facts:
    """What holds where a test fails."""
    return tuple(
        Compare(NEGATED[part.op], part.left, part.right)
        for part in disjuncts(test)
        if isinstance(part, Compare) and part.op in NEGATED
    )


def _leaves(block: Block) -> bool:
    """Whether control never comes out at the block's end."""
    if not block:
        return False
    last = block[-1]
    if isinstance(last, If):
        return _leaves(last.then) and _leaves(last.otherwise)
    return isinstance(last, Return | Raise | Continue | Break)


def indexed_bound(ctx: Context, recurrence: Recurrence, name: str) -> Bound | None:
    """The length of a container that every activation looks up at the parameter."""
    for stmt in recurrence.function.body:
        for expr in own_expressions(stmt):
            for part in walk_expression(expr):
                match part:
                    case Index(base=Name(id=table), index=Name(id=index)) if index == name:
                        bound = bound_of(ctx, ctx.length(ctx.lookup(table)))
                        if bound is not None and not bound.size.is_constant:
                            return bound
                    case _:
                        pass
    return None


Measure = Callable[[Context, Recurrence], Bound | None]


def measured_containers(function: Function) -> list[str]:
    """Containers whose length some condition before a call asks for."""
    names: dict[str, None] = {}
    for facts in facts_at_calls(function):
        for fact in facts:
            for part in walk_expression(fact):
                if isinstance(part, Call) and part.op == "len" and isinstance(part.args[0], Name):
                    names[part.args[0].id] = None
    return list(names)
