"""Loops that take items from a container and put new ones into it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Compare,
    Const,
    Counted,
    Each,
    Expr,
    Field,
    Index,
    Invoke,
    Kind,
    Name,
    Slice,
    While,
    names_in,
    statements_in,
    walk_expression,
)
from tagging.facts.base import made_by
from tagging.facts.flow import dependents, writes_in
from tagging.shapes import back_of, step_of
from tagging.view import Loop, Routine, Site, View

FIFO, LIFO, HEAP, LEVEL = "first in first out", "last in first out", "least first", "level by level"


@dataclass(frozen=True, slots=True)
class Worklist:
    """A loop that drains a container which it also fills.

    `taken` are the names that hold the item taken and its parts, `pushed` what goes in, with the
    sites; `front_pushes` tells whether some of it goes in at the end that is taken from.
    """

    routine: Routine
    loop: Loop
    container: Expr
    order: str
    taken: frozenset[str]
    pushed: tuple[tuple[Site, Expr], ...]
    front_pushes: bool = False
    counter: str = ""

    @property
    def line(self) -> int:
        return self.loop.line


def worklists(view: View) -> list[Worklist]:
    return view.once("worklists", lambda v: [w for r in v.routines for w in _of_routine(r, v)])


def _of_routine(routine: Routine, view: View) -> Iterator[Worklist]:
    done: set[tuple[int, Expr]] = set()
    for site, container, order in removals(routine, view):
        for loop in reversed(site.loops):
            pushed = list(_insertions(loop, container))
            if not pushed:
                continue
            if (id(loop), container) not in done and _drains(loop, container, site):
                done.add((id(loop), container))
                front = any(f for _, _, f in pushed)
                pairs = tuple((s, v) for s, v, _ in pushed)
                taken = _taken(loop, container)
                yield Worklist(routine, loop, container, order, taken, pairs, front)
            break
    yield from _array_queues(routine)
    yield from _growing(routine)
    yield from _levels(routine)


def removals(routine: Routine, view: View) -> Iterator[tuple[Site, Expr, str]]:
    for site in routine.sites:
        if not site.loops:
            continue
        for part in site.expressions():
            if not isinstance(part, Call) or not part.args:
                continue
            base = part.args[0]
            order = _order(part, base, routine, view)
            if order:
                yield site, base, order


def _order(call: Call, base: Expr, routine: Routine, view: View) -> str:
    match call.op:
        case "pop_front":
            return FIFO
        case "heap_pop" | "heap_replace":
            return HEAP
        case "pop_back":
            return LIFO
        case "pop_at" | "erase_at" if len(call.args) > 1 and call.args[1] == Const(0):
            tree = made_by(base, routine, view, (Kind.TREE_SET, Kind.TREE_DICT))
            return HEAP if tree else FIFO
        case "erase_at" | "erase_key" | "erase_value" if made_by(
            base, routine, view, (Kind.TREE_SET,)
        ) and _front_read(routine, base):
            return HEAP
        case "pop":
            return _of_kind(base, routine, view)
        case "get" if len(call.args) == 1:
            return FIFO
        case _:
            return ""


def _front_read(routine: Routine, base: Expr) -> bool:
    return any(
        isinstance(p, Call) and p.op in ("front", "begin") and p.args[:1] == (base,)
        for s in routine.sites
        for p in s.expressions()
    )


def _of_kind(base: Expr, routine: Routine, view: View) -> str:
    """What `pop` takes: by the made or declared container, else by the look before it."""
    looks = {
        p.op
        for s in routine.sites
        for p in s.expressions()
        if isinstance(p, Call) and p.op in ("front", "top", "back") and p.args[:1] == (base,)
    }
    if "front" in looks:
        return FIFO
    name = base.id if isinstance(base, Name) else base.name if isinstance(base, Field) else ""
    kind = view.types[name].kind if name in view.types else Kind.UNKNOWN
    values = [v for r in (routine, *view.routines) for v in r.definitions.get(name, [])]
    made = {v.op for v in values if isinstance(v, Call)}
    if made & {"empty_stack"} and not made & {"to_heap"}:
        return LIFO
    if kind is Kind.HEAP or made & {"to_heap"} or kind not in (Kind.STACK, Kind.LIST):
        return HEAP
    return LIFO


def _insertions(loop: Loop, container: Expr) -> Iterator[tuple[Site, Expr, bool]]:
    for site in loop.sites:
        for part in site.expressions():
            if isinstance(part, Call) and part.args[:1] == (container,) and len(part.args) > 1:
                if part.op in ("push_back", "push", "heap_push", "heap_replace", "set_add"):
                    yield site, part.args[1], False
                elif part.op == "push_front":
                    yield site, part.args[1], True
                elif part.op in ("extend", "update"):
                    yield site, part.args[1], False
            elif isinstance(part, Invoke) and part.target == Field(container, "put") and part.args:
                yield site, part.args[0], False  # `queue.Queue` of the library
        if isinstance(site.stmt, Assign) and site.stmt.target == container:
            match site.stmt.value:
                case Binary(op="+", left=left, right=right) if container in (left, right):
                    yield site, right if left == container else left, False
                case _:
                    pass


def _drains(loop: Loop, container: Expr, taking: Site) -> bool:
    """Whether the loop, or one around it, goes on until the container is empty."""
    for around in (*loop.around, loop):
        stmt = around.stmt
        if isinstance(stmt, While):
            if any(p == container for p in walk_expression(stmt.test)):
                return taking.stmt in stmt.body or around is not loop or _direct(taking, loop)
            if isinstance(stmt.test, Const):
                return True
            if _leads_item(around, container):
                return True
        elif isinstance(stmt, Each) and any(p == container for p in walk_expression(stmt.iterable)):
            return True
    return False


def _direct(taking: Site, loop: Loop) -> bool:
    return bool(taking.loops) and taking.loops[-1] is loop


def _leads_item(loop: Loop, container: Expr) -> bool:
    """`while n < …: item = pop(container)` with the item taken before anything is done with it."""
    return bool(loop.body) and any(
        isinstance(p, Call)
        and p.op in ("pop_front", "heap_pop", "pop_back", "front", "top")
        and p.args[:1] == (container,)
        for p in walk_expression(getattr(loop.body[0], "value", Const(0)))
    )


def _taken(loop: Loop, container: Expr) -> frozenset[str]:
    """Names of the item taken and of its parts."""
    own = [s for s in loop.sites if s.loops[-1] is loop or len(s.loops) <= len(loop.around) + 2]
    seeds: set[str] = set()
    for write in writes_in(own):
        for part in walk_expression(write.value):
            if _looks(part, container):
                seeds |= names_in(write.target) if isinstance(write.target, Name) else set()
    direct = [s for s in loop.sites if s.loops and s.loops[-1] is loop]
    return dependents(seeds, [s for s in direct if not isinstance(s.stmt, Each)])


def _looks(part: Expr, container: Expr) -> bool:
    if isinstance(part, Call) and part.args[:1] == (container,):
        return part.op in (
            "pop_front",
            "pop_back",
            "heap_pop",
            "heap_replace",
            "front",
            "top",
            "back",
            "pop_at",
            "begin",
            "pop",
            "get",
        )
    return back_of(part) == container or (
        isinstance(part, Index) and part.base == container and part.index == Const(0)
    )


def _array_queues(routine: Routine) -> Iterator[Worklist]:
    """`u = q[h]; h += 1 … q[t] = v; t += 1`, and the stack that counts down."""
    for loop in routine.loops:
        if not isinstance(loop.stmt, While):
            continue
        tested = names_in(loop.stmt.test)
        steps: dict[str, set[str]] = {}
        for site in loop.sites:
            step = step_of(site.stmt)
            if step is not None and step[1] == Const(1):
                steps.setdefault(step[0], set()).add(step[2])
        for write in writes_in(loop.sites):
            match write.value:
                case Index(base=base, index=Name(id=head)) if head in tested and head in steps:
                    pass
                case _:
                    continue
            if not isinstance(write.target, Name):
                continue
            pushed = tuple(
                (w.site, w.value)
                for w in writes_in(loop.sites)
                if isinstance(w.target, Index)
                and w.target.base == base
                and isinstance(w.target.index, Name)
                and w.target.index.id in steps
                and "+" in steps[w.target.index.id]
            )
            pushed += tuple((s, v) for s, v, _ in _insertions(loop, base))
            order = FIFO if steps[head] == {"+"} else LIFO if "-" in steps[head] else ""
            if pushed and order:
                direct = [s for s in loop.sites if s.loops[-1] is loop]
                taken = dependents({write.target.id}, direct)
                yield Worklist(routine, loop, base, order, taken, pushed, counter=head)


def _growing(routine: Routine) -> Iterator[Worklist]:
    """`for u in queue: … queue.append(v)`, also by position."""
    for loop in routine.loops:
        stmt = loop.stmt
        if isinstance(stmt, Each):
            container = stmt.iterable
            names = loop.variables
        else:
            container, names = _by_position(loop)
        if not isinstance(container, Name | Field):
            continue
        pushed = tuple((s, v) for s, v, _ in _insertions(loop, container))
        if pushed:
            direct = [s for s in loop.sites if s.loops[-1] is loop]
            taken = dependents(names, direct)
            yield Worklist(routine, loop, container, FIFO, taken, pushed)


def _by_position(loop: Loop) -> tuple[Expr, frozenset[str]]:
    """The container that the loop goes through by a counter up to its length."""
    stmt = loop.stmt
    if isinstance(stmt, Counted):
        return _by_counter(stmt, loop)
    if not isinstance(stmt, While):
        return Const(None), frozenset()
    match stmt.test:
        case Compare(op="<" | "!=", left=Name(id=head), right=Call(op="len", args=(base,))):
            pass
        case _:
            return Const(None), frozenset()
    found = {
        w.target.id
        for w in writes_in(loop.sites)
        if isinstance(w.target, Name) and w.value == Index(base, Name(head))
    }
    if not found and any(p == Index(base, Name(head)) for s in loop.sites for p in s.expressions()):
        found = {head}
    return (base, frozenset(found)) if found else (Const(None), frozenset())


def _by_counter(stmt: Counted, loop: Loop) -> tuple[Expr, frozenset[str]]:
    for write in writes_in(loop.sites):
        match write.target, write.value:
            case Name(id=name), Index(base=base, index=Name(id=var)) if var == stmt.var:
                if any(True for _ in _insertions(loop, base)):
                    return base, frozenset({name})
            case _:
                pass
    return Const(None), frozenset()


def _levels(routine: Routine) -> Iterator[Worklist]:
    """`while level: next = []; for u in level: … next.append(v); level = next`."""
    for outer in routine.loops:
        becomes = {
            (s.target.id, s.value.id)
            for s in statements_in(outer.body)
            if isinstance(s, Assign) and isinstance(s.target, Name) and isinstance(s.value, Name)
        }
        becomes |= _exchanged(outer)
        for inner in routine.loops:
            if outer not in inner.around or not isinstance(inner.stmt, Each):
                continue
            for now, later in becomes:
                if now != later and Name(now) in walk_expression(inner.stmt.iterable):
                    pushed = tuple((s, v) for s, v, _ in _insertions(inner, Name(later)))
                    if pushed:
                        direct = [s for s in inner.sites if s.loops[-1] is inner]
                        taken = dependents(inner.variables, direct)
                        yield Worklist(routine, inner, Name(now), LEVEL, taken, pushed)


def _exchanged(loop: Loop) -> set[tuple[str, str]]:
    """Pairs exchanged by `swap`, copies of a whole list included."""
    found: set[tuple[str, str]] = set()
    for site in loop.sites:
        for part in site.expressions():
            match part:
                case Call(op="swap", args=(Name(id=a), Name(id=b))):
                    found |= {(a, b), (b, a)}
                case _:
                    pass
        match site.stmt:
            case Assign(
                target=Name(id=a),
                value=Slice(base=Name(id=b))
                | Call(op="copy" | "to_list" | "to_set", args=(Name(id=b),)),
            ):
                found.add((a, b))
            case Assign(target=Collection(items=targets), value=Collection(items=values)):
                found |= {
                    (a.id, b.id)
                    for a, b in zip(targets, values, strict=False)
                    if isinstance(a, Name) and isinstance(b, Name)
                }
            case _:
                pass
    return found
