"""Disjoint sets as forests of parents."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Const,
    Counted,
    Each,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    Unary,
    While,
    walk_expression,
)
from tagging.facts.base import Fact, called_routines
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    calls,
    origins,
    reached_sites,
    recursive,
    tests_of,
    touches,
    writes_in,
)
from tagging.shapes import halves, step_of
from tagging.view import Loop, Routine, View, called_name


def _parent(expr: Expr, child: Expr) -> bool:
    """`p[x]`, `x.parent`, also through a lookup with a default."""
    match expr:
        case Index(index=index):
            return index == child
        case Field(base=base):
            return base == child
        case Call(op="get" | "set_default", args=(_, key, *_)):
            return key == child
        case _:
            return False


def _root_test(test: Expr, x: Expr) -> bool:
    """A comparison of x with its parent, or of the parent with zero."""
    for part in walk_expression(test):
        if not isinstance(part, Compare):
            continue
        for a, b in ((part.left, part.right), (part.right, part.left)):
            if _parent(a, x) and (b == x and part.op in ("==", "!=", "is")):
                return True
            if (
                _parent(a, x)
                and isinstance(a, Index)
                and (part.op in ("<", ">=", ">", "<=") and _zero(b))
            ):
                return True
    return False


def _zero(expr: Expr) -> bool:
    return expr in (Const(0), Const(-1), Unary("-", Const(1)))


def climbing_loops(view: View) -> list[tuple[Routine, Loop, str]]:
    """Loops in which a variable becomes its own parent until it is a root."""
    return view.once("climbing loops", lambda v: list(_climbing_loops(v)))


def _climbing_loops(view: View) -> Iterator[tuple[Routine, Loop, str]]:
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While):
                continue
            for write in writes_in(loop.sites):
                x = write.target
                if not isinstance(x, Name):
                    continue
                steps = origins(write.value, routine, 1)
                if any(
                    _parent(o, x) or (isinstance(o, Index) and _parent(o.index, x)) for o in steps
                ):
                    tests = [loop.stmt.test, *(t for s in loop.sites for t in s.conditions)]
                    if any(_root_test(t, x) or _through(t, x, loop) for t in tests):
                        yield routine, loop, x.id


def _through(test: Expr, x: Expr, loop: Loop) -> bool:
    """The parent was read into a variable first."""
    aliases = {w.target for w in writes_in(loop.sites) if _parent(w.value, x)}
    return any(
        isinstance(p, Compare)
        and p.op in ("==", "!=")
        and {p.left, p.right} & aliases
        and x in (p.left, p.right)
        for p in walk_expression(test)
    )


def finders(view: View) -> frozenset[str]:
    """Names of routines that climb to the root."""
    return view.once("finders", _finders)


def _finders(view: View) -> frozenset[str]:
    found = {r.name for r, _, _ in climbing_loops(view) if r.name}
    found |= {r.name for r in _climbing_recursions(view)}
    for routine in view.routines:  # wrappers such as `find(x) { return root(x); }`
        if len(routine.sites) <= 2 and any(called_name(c) in found for c in routine.invoked()):
            if not any(w for w in writes_in(routine.sites)):
                found.add(routine.name)
    return frozenset(found - {"<main>"})


def _climbing_recursions(view: View) -> Iterator[Routine]:
    for routine, found in recursive(view):
        for _, call in found:
            if _through_fields(call, routine):
                yield routine
            for x in routine.params:
                if any(_parent(a, Name(x)) or _sum_parent(a, routine, Name(x)) for a in call.args):
                    if any(_root_test(t, Name(x)) for t in tests_of(routine.sites)):
                        yield routine


def _through_fields(call: Invoke, routine: Routine) -> bool:
    """`find(node.parent.data)` where the node is compared with its parent."""
    parents = [p for a in call.args for p in walk_expression(a) if isinstance(p, Field | Index)]
    for test in tests_of(routine.sites):
        for part in walk_expression(test):
            if isinstance(part, Compare) and part.op in ("!=", "==", "is"):
                for a, b in ((part.left, part.right), (part.right, part.left)):
                    if isinstance(a, Name) and _parent(b, a) and b in parents:
                        return True
    return False


def _sum_parent(arg: Expr, routine: Routine, x: Expr) -> bool:
    return isinstance(arg, Name) and any(_parent(o, x) for o in origins(arg, routine, 1))


def _climbs(view: View) -> Iterator[int]:
    yield from (loop.line for _, loop, _ in climbing_loops(view))
    yield from (r.line for r in _climbing_recursions(view))


def links(view: View) -> list[Write]:
    """Writes that hang one root under another."""
    return view.once("links", lambda v: list(_links(v)))


def _links(view: View) -> Iterator[Write]:
    names = finders(view)
    climbed: dict[int, set[str]] = {}
    for routine, _, x in climbing_loops(view):
        climbed.setdefault(id(routine), set()).add(x)
    for write in all_writes(view):
        routine = write.site.routine
        if routine.name in names and not climbed.get(id(routine)):
            continue
        if isinstance(write.target, Index):
            child = write.target.index
        elif isinstance(write.target, Field):
            child = write.target.base
        else:
            continue
        own = climbed.get(id(routine), set())
        if write.value == child or isinstance(write.value, Const | Binary):
            continue
        handed = _root_params(routine, names, view)
        if _is_root(child, routine, names, own | handed) and _is_root(
            write.value, routine, names, own | handed
        ):
            yield write


def _root_params(routine: Routine, names: frozenset[str], view: View) -> set[str]:
    """Parameters that are roots wherever the routine is called: `link(find(a), find(b))`."""
    table: dict[int, set[str]] = view.once("root parameters", lambda v: {})
    if id(routine) not in table:
        params = [p for p in routine.params if p != "self"]
        found = set(params)
        called = [p for r in view.routines if r is not routine for p in r.invoked()
                  if called_name(p) == routine.name]  # fmt: skip
        for call in called:
            for param, argument in zip(params, call.args, strict=False):
                if not (isinstance(argument, Invoke) and called_name(argument) in names):
                    found.discard(param)
        table[id(routine)] = found if called else set()
    return table[id(routine)]


def _is_root(expr: Expr, routine: Routine, names: frozenset[str], own: set[str]) -> bool:
    for origin in origins(expr, routine, 3):
        if isinstance(origin, Invoke) and called_name(origin) in names:
            return True
        if isinstance(origin, Name) and origin.id in own:
            return True
    return False


def _link_lines(view: View) -> Iterator[int]:
    return (w.line for w in links(view))


# -- taking links back


def undo_links(view: View) -> list[Write]:
    """Writes that take a link back: the child comes from a record of earlier links."""
    return view.once("undo links", lambda v: list(_undo_links(v)))


def _undo_links(view: View) -> Iterator[Write]:
    tables = {_holder(w.target) for w in links(view)}
    popped = {_holder(c.args[0]) for _, c in calls(view, "pop_back", "pop", "pop_at") if c.args}
    for write in all_writes(view):
        if not isinstance(write.target, Index | Field) or _holder(write.target) not in tables:
            continue
        routine = write.site.routine
        child = write.target.index if isinstance(write.target, Index) else write.target.base
        records = origins(child, routine, 3)
        if any(_from_record(o, popped) or _counts_back(o, write) for o in records):
            yield write


def _holder(place: Expr) -> str:
    inner = base_of(place)
    return inner.id if isinstance(inner, Name) else getattr(inner, "name", "")


def _from_record(expr: Expr, popped: set[str]) -> bool:
    for part in walk_expression(expr):
        match part:
            case Call(op="pop_back" | "top" | "back" | "pop_at", args=(base, *_)):
                return _holder(base) in popped
            case Index(base=base, index=Const(value=-1)) if _holder(base) in popped:
                return True
            case _:
                pass
    return False


def _counts_back(record: Expr, write: Write) -> bool:
    """`x = st[top--]`: a record kept in an array."""
    falling: set[Expr] = {
        w.target
        for w in writes_in(write.site.routine.sites)
        if isinstance(w.value, Binary) and w.value.op == "-" and w.value.left == w.target
    }
    for loop in write.site.loops:
        if isinstance(loop.stmt, Counted) and loop.stmt.step in (Const(-1), Unary("-", Const(1))):
            falling.add(Name(loop.stmt.var))
    return any(
        isinstance(p, Index) and any(q in falling for q in walk_expression(p.index))
        for p in walk_expression(record)
    )


def _time_divided(view: View) -> Iterator[int]:
    """A recursion over halves of time that links on the way down and takes back on the way up."""
    linking = {id(w.site.routine) for w in links(view)}
    undoing = {id(w.site.routine) for w in undo_links(view)}
    for routine, found in recursive(view):
        mids = {
            n
            for n, values in routine.definitions.items()
            if any(halves(v) is not None for v in values)
        }
        handed = [
            c
            for _, c in found
            if any(touches(a, mids) for a in c.args)
            or any(halves(p) is not None for a in c.args for p in walk_expression(a))
        ]
        if len(handed) < 2:
            continue
        reached = {id(r) for r in called_routines(routine.body, view)} | {id(routine)}
        if reached & linking and reached & undoing:
            yield routine.line


# -- edges in sorted order


def _sorted_links(view: View) -> Iterator[int]:
    """Edges are taken in sorted order, and those between two sets are linked."""
    linking = {id(w.site) for w in links(view)}
    if not linking:
        return
    ordered = _ordered(view)
    for routine in view.routines:
        for loop in routine.loops:
            if not any(id(s) in linking for s in reached_sites(loop, view)):
                continue
            if _goes_through(loop, ordered):
                yield loop.line


def _ordered(view: View) -> set[str]:
    """Names and fields of what is sorted, or kept as a heap."""
    found = {
        _holder(c.args[0])
        for _, c in calls(view, "sort", "heapify", "heap_push", "heap_pop")
        if c.args
    }
    found |= {
        _holder(p) for _, c in calls(view, "sort") for a in c.args[:1] for p in walk_expression(a)
    }
    for write in all_writes(view):
        if any(
            isinstance(p, Call) and p.op in ("sorted", "to_heap")
            for p in walk_expression(write.value)
        ):
            found.add(_holder(write.target))
    return found - {""}


def _goes_through(loop: Loop, ordered: set[str]) -> bool:
    stmt = loop.stmt
    if isinstance(stmt, Each):
        parts = list(walk_expression(stmt.iterable))
        if any(isinstance(p, Call) and p.op == "sorted" for p in parts):
            return True
        return any(isinstance(p, Name | Field) and _holder(p) in ordered for p in parts)
    positions = set(loop.variables)
    if isinstance(stmt, While):
        positions |= {s[0] for s in map(step_of, stmt.body) if s is not None}
    for site in loop.sites:
        for part in site.expressions():
            match part:
                case Index(base=base, index=index) if touches(index, positions):
                    if _holder(base) in ordered:
                        return True
                case Call(op="heap_pop" | "pop" | "top" | "pop_back", args=(base, *_)):
                    if _holder(base) in ordered:
                        return True
                case _:
                    pass
    return False


FACTS = {
    "parent_climb": Fact("a node climbs to the root of its set", _climbs),
    "root_link": Fact("one root is hung under another", _link_lines),
    "link_undone": Fact(
        "a link is taken back from a record of links", lambda v: (w.line for w in undo_links(v))
    ),
    "time_divided": Fact(
        "a recursion over halves links on the way down and takes back on the way up", _time_divided
    ),
    "sorted_links": Fact(
        "edges in sorted order are linked where they join two sets", _sorted_links
    ),
}
