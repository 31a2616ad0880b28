"""The part of a program that its entry point reaches, flattened for looking at shapes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from complexity.model import (
    NOWHERE,
    Assign,
    Block,
    Break,
    Call,
    Collection,
    Comprehension,
    Const,
    Continue,
    Counted,
    Define,
    Do,
    Each,
    Expr,
    Field,
    Function,
    If,
    Index,
    Invoke,
    Lambda,
    Name,
    OpaqueExpr,
    OpaqueStmt,
    Program,
    Raise,
    Return,
    Span,
    Star,
    Stmt,
    Type,
    While,
    child_blocks,
    expressions_of,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.inline import inlined
from tagging.rebase import rebased

MAIN = "<main>"
T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Loop:
    """A loop with the names it binds, the loops around it, outermost first, and what it holds."""

    stmt: Counted | Each | While
    variables: frozenset[str]
    around: tuple[Loop, ...] = ()
    sites: list[Site] = field(default_factory=list)

    @property
    def line(self) -> int:
        return self.stmt.span.line

    @property
    def body(self) -> Block:
        """What runs each round, the third part of a `for` included."""
        return (*self.stmt.body, *self.stmt.step) if isinstance(self.stmt, While) else (
            self.stmt.body)  # fmt: skip


@dataclass(eq=False, slots=True)
class Site:
    """A statement with the loops and tests that it stands under.

    `guards` are tests of the branches around it, `skips` those of earlier branches of the same
    blocks that leave (`if seen: continue`). `block` is the block that it stands in.
    """

    stmt: Stmt
    routine: Routine
    loops: tuple[Loop, ...] = ()
    guards: tuple[Expr, ...] = ()
    skips: tuple[Expr, ...] = ()
    block: Block = ()
    _parts: tuple[Expr, ...] | None = None

    @property
    def line(self) -> int:
        return self.stmt.span.line

    @property
    def conditions(self) -> tuple[Expr, ...]:
        """All tests of branches that decide whether the statement runs, of either outcome."""
        return (*self.guards, *self.skips)

    def expressions(self) -> tuple[Expr, ...]:
        """Every expression of the statement itself, at any depth."""
        if self._parts is None:
            self._parts = tuple(
                part for expr in own_expressions(self.stmt) for part in walk_expression(expr)
            )
        return self._parts


@dataclass(eq=False, slots=True)
class Routine:
    """Main code, a function, or a function nested in one, with comprehensions as loops."""

    name: str
    owner: str
    params: tuple[str, ...]
    body: Block
    line: int
    memoised: bool = False
    span: Span = NOWHERE
    sites: list[Site] = field(default_factory=list)
    loops: list[Loop] = field(default_factory=list)
    definitions: dict[str, list[Expr]] = field(default_factory=dict)
    memory: dict[str, Any] = field(default_factory=dict)
    _invoked: list[Invoke] | None = None

    def once(self, name: str, compute: Callable[[Routine], T]) -> T:
        """What several facts ask of the routine, computed a single time."""
        if name not in self.memory:
            self.memory[name] = compute(self)
        found: T = self.memory[name]
        return found

    def invoked(self) -> list[Invoke]:
        """All calls in the body of what is no library operation."""
        if self._invoked is None:
            self._invoked = [e for e in expressions_of(self.body) if isinstance(e, Invoke)]
        return self._invoked

    def calls_itself(self) -> list[Invoke]:
        """Calls of the routine by its own name."""
        return [e for e in self.invoked() if called_name(e) == self.name]


@dataclass(eq=False, slots=True)
class View:
    """Reachable routines, and declared types of all variables by name."""

    program: Program
    routines: list[Routine]
    types: dict[str, Type]
    memory: dict[str, Any] = field(default_factory=dict)

    def once(self, name: str, compute: Callable[[View], T]) -> T:
        """What several facts ask for, computed a single time."""
        if name not in self.memory:
            self.memory[name] = compute(self)
        found: T = self.memory[name]
        return found

    @property
    def sites(self) -> Iterator[Site]:
        for routine in self.routines:
            yield from routine.sites

    @property
    def loops(self) -> Iterator[Loop]:
        for routine in self.routines:
            yield from routine.loops


def called_name(call: Invoke) -> str:
    """The plain name of what is called, methods without their object."""
    match call.target:
        case Name(id=name) | Field(name=name):
            return name
        case _:
            return ""


def view_of(program: Program) -> View:
    own = {f.name for f in program.functions}
    starts = bool(own & _mentions(Function(MAIN, (), program.main)))
    program = rebased(inlined(program))
    main = Function(MAIN, (), program.main)
    functions = [*program.functions, *_nested(program)]
    reached = _reachable(main, functions, {r.name for r in program.records}, starts)
    types: dict[str, Type] = dict(program.globals) | dict(program.locals)
    for function in functions:
        types |= dict(function.locals)
    for record in program.records:
        types |= dict(record.fields)
    return View(program, [_routine(f) for f in reached], types)


def _nested(program: Program) -> list[Function]:
    """Functions defined inside others, and lambdas."""
    found: list[Function] = []
    pending = [program.main, *(f.body for f in program.functions)]
    while pending:
        block = pending.pop(0)
        inner = [s.function for s in statements_in(block) if isinstance(s, Define)]
        inner += [e.function for e in expressions_of(block) if isinstance(e, Lambda)]
        found += inner
        pending += [f.body for f in inner]
    return found


def _reachable(
    main: Function, functions: list[Function], records: set[str], starts: bool
) -> list[Function]:
    """Main code and what it mentions; without calls there, what nothing else calls."""
    mentioned = {id(f): _mentions(f) for f in [main, *functions]}
    roots = [main]
    if not starts and not any(f.name in mentioned[id(main)] for f in functions):
        called = set().union(*(mentioned[id(f)] - {f.name} for f in functions)) if functions else (
            set())  # fmt: skip
        uncalled = [f for f in functions if f.name and f.name not in called]
        roots += uncalled or functions
    reached: dict[int, Function] = {}
    pending = roots
    while pending:
        current = pending.pop(0)
        if id(current) in reached:
            continue
        reached[id(current)] = current
        names = mentioned[id(current)]
        if _unreadable(current):
            pending += [f for f in functions if f.owner == current.owner or f.owner in records]
        pending += [f for f in functions if f.name in names or _starts(f, names & records)]
        pending += [s.function for s in expressions_of(current.body) if isinstance(s, Lambda)]
    order = {id(f): i for i, f in enumerate([main, *functions])}
    return sorted(reached.values(), key=lambda f: order[id(f)])


def _unreadable(function: Function) -> bool:
    """Whether something could not be read, which may call anything."""
    return any(isinstance(s, OpaqueStmt) for s in statements_in(function.body)) or any(
        isinstance(e, OpaqueExpr) and not e.operands for e in expressions_of(function.body)
    )


def _starts(function: Function, made: set[str]) -> bool:
    """Whether making one of these records runs the function, at least implicitly."""
    return function.owner in made and function.name.startswith("__")


def _mentions(function: Function) -> set[str]:
    found: set[str] = set()
    for expr in expressions_of(function.body):
        if isinstance(expr, Name):
            found.add(expr.id)
        elif isinstance(expr, Field):
            found.add(expr.name)
    return found


def _routine(function: Function) -> Routine:
    body = tuple(s for stmt in function.body for s in _plain(stmt))
    params = tuple(p.name for p in function.params)
    routine = Routine(function.name, function.owner, params, body, function.span.line,
                      function.memoised, function.span)  # fmt: skip
    _visit(routine, body, (), ())
    for site in routine.sites:
        if isinstance(site.stmt, Assign):
            for name, value in _pairs(site.stmt.target, site.stmt.value):
                routine.definitions.setdefault(name, []).append(value)
    return routine


def _pairs(target: Expr, value: Expr) -> Iterator[tuple[str, Expr]]:
    """Names with the values they get, tuples taken apart."""
    match target, value:
        case Name(id=name), _:
            yield name, value
        case Collection(items=targets), Collection(kind="tuple", items=values):
            for a, b in zip(targets, values, strict=False):
                yield from _pairs(a, b)
        case Collection(items=targets), _:
            for part in targets:
                yield from _pairs(part, value)
        case _:
            return


def _visit(
    routine: Routine,
    block: Block,
    loops: tuple[Loop, ...],
    guards: tuple[Expr, ...],
    skips: tuple[Expr, ...] = (),
) -> None:
    for stmt in block:
        site = Site(stmt, routine, loops, guards, skips, block)
        routine.sites.append(site)
        for around in loops:
            around.sites.append(site)
        match stmt:
            case Counted() | Each() | While():
                loop = Loop(stmt, loop_variables(stmt), loops)
                routine.loops.append(loop)
                _visit(routine, loop.body, (*loops, loop), guards, skips)
                _visit(routine, stmt.otherwise, loops, guards, skips)
            case If(test=test, then=then, otherwise=otherwise):
                _visit(routine, then, loops, (*guards, test), skips)
                _visit(routine, otherwise, loops, (*guards, test), skips)
                if leaves(then) or (otherwise and leaves(otherwise)):
                    skips = (*skips, test)
            case _:
                for inner in child_blocks(stmt):
                    _visit(routine, inner, loops, guards, skips)


def leaves(block: Block) -> bool:
    """Whether the block ends by leaving the blocks around it."""
    return bool(block) and isinstance(block[-1], Break | Continue | Raise | Return)


def loop_variables(stmt: Counted | Each | While) -> frozenset[str]:
    match stmt:
        case Counted(var=var):
            return frozenset({var})
        case Each(target=target):
            return frozenset(n.id for n in walk_expression(target) if isinstance(n, Name))
        case While(step=step):
            return frozenset(s.target.id for s in step
                             if isinstance(s, Assign) and isinstance(s.target, Name))  # fmt: skip


def _one_by_one(stmt: Assign) -> list[Stmt]:
    """`a, b = x, y` as two assignments where the order makes no difference."""
    target, value = stmt.target, stmt.value
    if not (isinstance(target, Collection) and isinstance(value, Collection)):
        return [stmt]
    pairs = list(zip(target.items, value.items, strict=False))
    plain = len(target.items) == len(value.items) and not any(
        isinstance(x, Star | Collection) for x in target.items
    )
    set_before: set[Expr] = set()
    for place, new in pairs:
        if not plain or any(p in set_before for p in walk_expression(new)):
            return [stmt]
        set_before.add(place)
        if isinstance(place, Index | Field):
            set_before.add(place.base)
    return [Assign(a, b, span=stmt.span) for a, b in pairs]


def _plain(stmt: Stmt) -> list[Stmt]:
    """The statement with the comprehensions of its expressions written as loops before it."""
    match stmt:
        case Assign(target=Collection(kind="tuple")):
            apart = _one_by_one(stmt)
            if len(apart) > 1:
                return [s for part in apart for s in _plain(part)]
            inner: Stmt = stmt
        case Counted() | Each() | While():
            inner = replace(stmt, body=_plain_block(stmt.body))
        case If():
            inner = replace(stmt, then=_plain_block(stmt.then),
                            otherwise=_plain_block(stmt.otherwise))  # fmt: skip
        case _:
            inner = stmt
    parts = (p for expr in own_expressions(stmt) for p in walk_expression(expr))
    before = [_as_loops(p, stmt) for p in parts if isinstance(p, Comprehension)]
    return [*before, inner]


def _plain_block(block: Iterable[Stmt]) -> Block:
    return tuple(s for stmt in block for s in _plain(stmt))


def _innermost(part: Comprehension, stmt: Stmt) -> Stmt:
    """What happens to each element: it is appended, or goes into the entry that is assigned."""
    if isinstance(stmt, Assign) and stmt.value == part and isinstance(stmt.target, Name):
        return Do(Call("push_back", (stmt.target, part.element), span=part.span), part.span)
    if isinstance(stmt, Assign) and isinstance(stmt.target, Index):
        return Assign(stmt.target, part.element, span=part.span)
    return Do(part.element, part.span)


def _as_loops(part: Comprehension, stmt: Stmt) -> Stmt:
    where = part.span
    last = _innermost(part, stmt)
    for clause in reversed(part.clauses):
        for condition in reversed(clause.conditions):
            last = If(condition, (last,), span=where)
        source = clause.iterable
        if isinstance(source, Call) and source.op == "range" and isinstance(clause.target, Name):
            start, stop, step = range_parts(source)
            last = Counted(clause.target.id, start, stop, step, (last,), span=where)
        else:
            last = Each(clause.target, source, (last,), span=where)
    return last


def range_parts(call: Call) -> tuple[Expr, Expr, Expr]:
    """Start, stop and step of a `range` call."""
    args = call.args
    if len(args) < 2:
        return Const(0), args[0] if args else Const(0), Const(1)
    return args[0], args[1], args[2] if len(args) > 2 else Const(1)
