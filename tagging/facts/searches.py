"""Searches of graphs by worklists, and what counts as visited."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Const,
    Counted,
    Each,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    Slice,
    Unary,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    base_of,
    calls_at,
    dependents,
    marks,
    origins,
    touches,
    writes_in,
)
from tagging.facts.relaxations import weighted_relaxations
from tagging.facts.worklists import FIFO, LEVEL, LIFO, Worklist, worklists
from tagging.view import Routine, Site, View


def visited(sites: list[Site], names: frozenset[str]) -> Expr | None:
    """The container that is written at a key of these names, and asked about them before."""
    asked = list(_asked(sites))
    for site, container, key in marks(sites):
        if not touches(key, names):
            continue
        adding = isinstance(site.stmt, Assign)
        for test in asked:
            if adding and _reads(test, container, names):
                return container
            if _contains(test, container, names):
                return container
    return None


def _asked(sites: list[Site]) -> Iterator[Expr]:
    seen: set[int] = set()
    for site in sites:
        loops = [w.stmt.test for w in site.loops if isinstance(w.stmt, While)]
        for test in (*site.conditions, *loops):
            if id(test) not in seen:
                seen.add(id(test))
                yield test
                yield from _looked_up(test, site.routine)


def _looked_up(test: Expr, routine: Routine) -> Iterator[Expr]:
    """What was read into a variable that is tested."""
    for part in walk_expression(test):
        if isinstance(part, Name):
            for value in routine.definitions.get(part.id, []):
                if isinstance(value, Index | Call | Field):
                    yield value


def _reads(test: Expr, container: Expr, names: frozenset[str]) -> bool:
    for part in walk_expression(test):
        if isinstance(part, Index) and base_of(part) == container and touches(part, names):
            return True
        if (
            isinstance(part, Call)
            and part.op in ("get", "set_default")
            and part.args
            and (base_of(part.args[0]) == container)
        ):
            return True
        if isinstance(part, Field) and Name(part.name) == container and touches(part, names):
            return True
    return _contains(test, container, names)


def _contains(test: Expr, container: Expr, names: frozenset[str]) -> bool:
    return any(
        isinstance(p, Call)
        and p.op in ("contains", "count_of", "find")
        and len(p.args) > 1
        and base_of(p.args[0]) == container
        and touches(p.args[1], names)
        for p in walk_expression(test)
    )


def _names(work: Worklist) -> frozenset[str]:
    """Names of what is pushed and taken, and of the parts that they consist of."""
    pushed = {n for _, value in work.pushed for n in _variables(value)}
    built = dependents(pushed | work.taken, work.loop.sites)
    parts = {
        n
        for w in writes_in(work.loop.sites)
        if isinstance(w.target, Name) and w.target.id in pushed
        for n in _variables(w.value)
    }
    return frozenset(built | pushed | parts) - _outside(work)


def _variables(value: Expr) -> set[str]:
    """Names that occur otherwise than as the container of an access."""
    found: set[str] = set()
    pending = [value]
    while pending:
        part = pending.pop()
        if isinstance(part, Name):
            found.add(part.id)
        elif isinstance(part, Index):
            pending += [part.index] + ([part.base] if isinstance(part.base, Index) else [])
        else:
            pending += _children(part)
    return found


def _children(part: Expr) -> tuple[Expr, ...]:
    match part:
        case Collection(items=items):
            return items
        case Binary(left=a, right=b):
            return (a, b)
        case Unary(operand=a) | Field(base=a):
            return (a,)
        case Invoke(args=args) | Call(args=args):
            return args
        case Slice(base=base):
            return (base,)
        case _:
            return ()


def _outside(work: Worklist) -> set[str]:
    """Names that the loop does not set: sizes, containers, constants."""
    inside = {n for s in work.loop.sites for n in _set_at(s)} | work.loop.variables
    pushed = {n for _, value in work.pushed for n in _variables(value)}
    return pushed - inside - work.taken


def _set_at(site: Site) -> set[str]:
    stmt = site.stmt
    if isinstance(stmt, Assign):
        return {p.id for p in _targets(stmt.target)}
    if isinstance(stmt, Each):
        return set(names_in(stmt.target))
    return {stmt.var} if isinstance(stmt, Counted) else set()


def _targets(target: Expr) -> Iterator[Name]:
    if isinstance(target, Name):
        yield target
    elif isinstance(target, Collection):
        for item in target.items:
            yield from _targets(item)


def _spreads(work: Worklist) -> bool:
    """Whether what is pushed comes from the item taken: its fields, or its list of neighbours."""
    for site, value in work.pushed:
        inner = [w for w in site.loops if work.loop in w.around]
        for loop in inner:
            if (
                isinstance(loop.stmt, Each)
                and edges(loop.stmt.iterable, work.taken)
                and (touches(value, dependents(loop.variables, loop.sites)))
            ):
                return True
        options = [o for part in _items(value) for o in origins(part, work.routine, 1)]
        if any(edges(o, work.taken) and isinstance(o, Field) for o in options):
            return True
        if (
            isinstance(value, Field | Index)
            and edges(value, work.taken)
            and not inner
            and (isinstance(value, Field))
        ):
            return True
    return False


def _items(value: Expr) -> tuple[Expr, ...]:
    return value.items if isinstance(value, Collection) else (value,)


def edges(expr: Expr, taken: frozenset[str]) -> bool:
    """`graph[u]`, `u.children`, `u.left`."""
    for part in walk_expression(expr):
        match part:
            case Index(index=index) if touches(index, taken):
                return True
            case Field(base=base) | Call(op="get", args=(_, base, *_)) if touches(base, taken):
                return True
            case _:
                pass
    return False


def counts_down(work: Worklist) -> set[Expr]:
    """Tables whose entries lose one for each edge out of the item taken."""
    found: set[Expr] = set()
    for write in writes_in(work.loop.sites):
        match write.target, write.value:
            case (Index() | Field() as target, Binary(op="-", left=left, right=Const(value=1))):
                if left == target:
                    found.add(holder(target))
            case _:
                pass
    for _, call in calls_at(work.loop.sites, "erase_key", "erase_value"):
        if isinstance(call.args[0], Index | Field):
            found.add(holder(call.args[0]))
    return found


def holder(place: Expr) -> Expr:
    return Name(place.name) if isinstance(place, Field) else base_of(place)


def by_degree(work: Worklist) -> bool:
    """Whether items go in when a count that sinks with every edge has come to zero."""
    tables = counts_down(work)
    if not tables:
        return False
    for site, _ in work.pushed:
        for test in site.conditions:
            for part in walk_expression(test):
                if isinstance(part, Index | Field) and holder(part) in tables:
                    return True
    return False


def searches(view: View, orders: tuple[str, ...]) -> Iterator[Worklist]:
    for work in worklists(view):
        if work.order not in orders or work.front_pushes or by_degree(work):
            continue
        if _unchanged(work):
            continue
        names = _names(work)
        if visited(work.loop.sites, names) is not None or _spreads(work):
            yield work


def _unchanged(work: Worklist) -> bool:
    """Whether only items taken go back in: turns, not a search."""
    return all(
        isinstance(v, Name) and v.id in work.taken and not _branches(s, work)
        for s, v in work.pushed
    )


def _branches(site: Site, work: Worklist) -> bool:
    return any(work.loop in w.around for w in site.loops)


def breadth_first(view: View) -> list[Worklist]:
    """Searches in order of distance, edges counted and not weighed."""
    weighed = {id(s) for s in weighted_relaxations(view)}
    return view.once(
        "breadth first",
        lambda v: [
            w for w in searches(v, (FIFO, LEVEL)) if not any(id(s) in weighed for s in w.loop.sites)
        ],
    )


def _stack_searches(view: View) -> Iterator[int]:
    return (w.line for w in searches(view, (LIFO,)))


FACTS = {
    "queue_search": Fact(
        "a queue takes in unseen neighbours of what it gives out",
        lambda v: (w.line for w in breadth_first(v)),
    ),
    "stack_search": Fact(
        "a stack takes in unseen neighbours of what it gives out", _stack_searches
    ),
}
