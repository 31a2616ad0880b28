"""Stacks and deques kept in order, heaps, hashed maps."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Compare,
    Comprehension,
    Const,
    Counted,
    Do,
    Each,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Kind,
    Name,
    Stmt,
    While,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import HASHED, Fact, called_routines, made_by
from tagging.facts.flow import holder_name, marks
from tagging.shapes import back_of, mentions, names, order_comparisons, place, step_of
from tagging.view import Loop, Routine, View

_BACK_POPS = ("pop_back", "pop")
_LOOKUPS = ("contains", "get", "find", "count_of", "set_default")
_POPS = ("pop", "pop_front", "pop_back", "heap_pop", "pop_at", "pop_any")


def _calls(loop: While) -> list[Call]:
    return [p for s in statements_in(loop.body) for e in own_expressions(s)
            for p in walk_expression(e) if isinstance(p, Call)]  # fmt: skip


def _monotone_pops(view: View) -> Iterator[tuple[Routine, Loop, Expr]]:
    """Inner loops that drop from the end of a container what the new element beats."""
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While) or not loop.around:
                continue
            tests = [loop.stmt.test, *_leaving_tests(loop.stmt)]
            popped = [c.args[0] for c in _calls(loop.stmt) if c.op in _BACK_POPS and c.args]
            for container in dict.fromkeys(popped):
                if any(_beats(t, container) for t in tests):
                    yield routine, loop, container
            yield from ((routine, loop, c) for c in _array_stacks(loop, tests))


def _leaving_tests(loop: While) -> list[Expr]:
    """Tests that break an endless loop."""
    return [s.test for s in statements_in(loop.body) if isinstance(s, If)]


def _beats(test: Expr, container: Expr) -> bool:
    """An order comparison of the last element, or of what it points at, with something else."""
    for compare in order_comparisons(test):
        sides = [_last_seen(compare.left, container), _last_seen(compare.right, container)]
        if sum(sides) == 1 and not _size_only(compare, container):
            return True
    return False


def _last_seen(expr: Expr, container: Expr) -> bool:
    return any(back_of(p) == container for p in walk_expression(expr))


def _size_only(compare: Compare, container: Expr) -> bool:
    """Crossing tests look at the two last elements: hulls, not monotone stacks."""
    before_last = Binary("-", Call("len", (container,)), Const(2))
    return any(isinstance(p, Index) and p.base == container and p.index in (Const(-2), before_last)
               for p in walk_expression(compare))  # fmt: skip


def _array_stacks(loop: Loop, tests: list[Expr]) -> Iterator[Expr]:
    """`while top and a[st[top]] < a[i]: top -= 1`"""
    for stmt in loop.body:
        step = step_of(stmt)
        if step is None or step[1] != Const(1) or step[2] != "-":
            continue
        for compare in (c for t in tests for c in order_comparisons(t)):
            for side, other in ((compare.left, compare.right), (compare.right, compare.left)):
                found = [
                    p
                    for p in walk_expression(side)
                    if isinstance(p, Index)
                    and step[0] in names(p.index)
                    and not isinstance(p.index, Index)
                ]
                nested = any(isinstance(p, Index) and isinstance(p.index, Index)
                             for p in walk_expression(side))  # fmt: skip
                if step[0] in names(other) or not found:
                    continue
                if nested or _put_on_top(found[0].base, step[0], loop, other):
                    yield found[0].base


def _put_on_top(stack: Expr, top: str, loop: Loop, other: Expr) -> bool:
    """Whether the loop only drops elements, for the one compared with them to be put on top."""
    moved = [s for s in statements_in(loop.body) if isinstance(s, Assign)]
    outside = loop.around[-1].sites if loop.around else []
    return len(moved) == 1 and any(
        isinstance(s.stmt, Assign)
        and isinstance(s.stmt.target, Index)
        and s.stmt.target.base == stack
        and top in names(s.stmt.target.index)
        and s.stmt.value == other
        for s in outside
    )


def _monotone_lines(view: View) -> Iterator[int]:
    return (loop.line for _, loop, _ in _monotone_pops(view))


def _fronts(view: View) -> Iterator[int]:
    """What left the window is dropped at the front of the container kept in order."""
    for routine, _, container in _monotone_pops(view):
        for site in routine.sites:
            for expr in site.expressions():
                match expr:
                    case Call(op="pop_front", args=(base,)) if base == container:
                        yield site.line
                    case Call(op="pop_at" | "erase_at", args=(base, Const(value=0))) if (
                        base == container
                    ):
                        yield site.line
                    case _:
                        pass
            yield from _moved_head(site.stmt, routine, container, site.line)


def _moved_head(stmt: Stmt, routine: Routine, container: Expr, line: int) -> Iterator[int]:
    """`while q[head] <= i - k: head += 1`"""
    if not isinstance(stmt, While | If):
        return
    body = stmt.body if isinstance(stmt, While) else stmt.then
    for inner in body:
        step = step_of(inner)
        if step and step[1] == Const(1) and step[2] == "+":
            head = Index(container, Name(step[0]))
            if mentions(stmt.test, head):
                yield line


# -- heaps


def _heaps(view: View) -> Iterator[int]:
    """Something is both pushed to and popped from a heap."""
    pushed: dict[Expr, int] = {}
    popped: set[Expr] = set()
    for site in view.sites:
        for expr in site.expressions():
            if not isinstance(expr, Call) or not expr.args:
                continue
            base = place(expr.args[0])
            library = expr.op.startswith("heap")
            if library or (expr.op in ("push", "pop") and _is_heap(base, view)):
                if expr.op in ("heap_pop", "pop", "heap_replace"):
                    popped.add(base)
                else:
                    pushed.setdefault(base, site.line)
    yield from (line for base, line in pushed.items() if base in popped)


def _is_heap(base: Expr, view: View) -> bool:
    name = base.id if isinstance(base, Name) else base.name if isinstance(base, Field) else ""
    known = view.types.get(name)
    if known is not None and Kind.HEAP in (known.kind, known.element.kind):
        return True
    return any(isinstance(v, Call) and v.op == "to_heap"
               for r in view.routines for v in r.definitions.get(name, []))  # fmt: skip


# -- hashed maps


def _hash_lookups(view: View) -> Iterator[int]:
    """Values of the data are looked up or counted in a hashed container."""
    marked = view.once("marks of searches", _marks_of_searches)
    for site in view.sites:
        if site.routine.calls_itself() or site.routine.memoised or _in_worklist(site.loops):
            continue
        for expr in site.expressions():
            if isinstance(expr, Call) and expr.op == "to_counter" and expr.args:
                yield site.line
            base = _looked_up(expr) or _counted(site.stmt, expr)
            if base is None or not made_by(base, site.routine, view, HASHED):
                continue
            if holder_name(base) in marked or _ranks(base, site.routine):
                continue
            if site.loops or id(site.routine) in view.once("called in loops", _called_in_loops):
                yield site.line


def _looked_up(expr: Expr) -> Expr | None:
    match expr:
        case Call(op=op, args=(base, _, *_)) if op in _LOOKUPS:
            return place(base)
        case _:
            return None


def _counted(stmt: Stmt, expr: Expr) -> Expr | None:
    """`count[x] += 1`, or a number read from a map to be added."""
    if (
        isinstance(stmt, Assign)
        and isinstance(stmt.target, Index)
        and expr == stmt.target
        and mentions(stmt.value, stmt.target)
    ):
        return stmt.target.base
    if (
        isinstance(stmt, Assign)
        and isinstance(stmt.target, Name)
        and step_of(stmt) is not None
        and isinstance(expr, Index)
        and not any(
            isinstance(p, Invoke) and mentions(p, expr) for p in walk_expression(stmt.value)
        )
    ):
        return expr.base
    return None


def _marks_of_searches(view: View) -> frozenset[str]:
    """Names of containers in which a recursion marks what it has seen."""
    return frozenset(
        holder_name(container)
        for routine in view.routines
        if routine.calls_itself()
        for _, container, _ in marks(routine.sites)
    )


def _ranks(base: Expr, routine: Routine) -> bool:
    """Whether the container gives each value its place in their order."""
    values = routine.definitions.get(holder_name(base), [])
    return any(isinstance(p, Call) and p.op in ("sorted", "sort")
               for v in values if isinstance(v, Comprehension)
               for c in v.clauses for p in walk_expression(c.iterable))  # fmt: skip


def _in_worklist(loops: tuple[Loop, ...]) -> bool:
    """Whether a loop around takes its items from a queue, stack or heap: a search of a graph."""
    for loop in loops:
        if isinstance(loop.stmt, While) and any(c.op in _POPS for c in _calls(loop.stmt)):
            return True
    return False


def _called_in_loops(view: View) -> set[int]:
    """Identities of the routines that some loop calls."""
    repeated = [s.stmt for s in view.sites if s.loops]
    plain = [s for s in repeated if not isinstance(s, If | While | Counted | Each)]
    return {id(r) for r in called_routines((*plain, *_headers(repeated)), view)}


def _headers(stmts: list[Stmt]) -> Iterator[Stmt]:
    """Loops and branches as statements of their heads alone."""
    for stmt in stmts:
        if isinstance(stmt, If | While | Counted | Each):
            yield from (Do(e, stmt.span) for e in own_expressions(stmt))


FACTS = {
    "monotone_pop": Fact(
        "what a new element beats is dropped from the end of a container", _monotone_lines
    ),
    "front_expiry": Fact("what left the window is dropped from its front", _fronts),
    "heap_use": Fact("elements are pushed to and popped from a heap", _heaps),
    "hashed_lookup": Fact("values are looked up or counted in a hashed container", _hash_lookups),
}
