"""Halving searches, and pointers that move over a sequence."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Expr,
    Field,
    If,
    Index,
    Invoke,
    Kind,
    Logic,
    Name,
    Return,
    Stmt,
    While,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.shapes import (
    halves,
    mentions,
    shift,
    step_of,
)
from tagging.view import Loop, Routine, View

_BISECT = ("lower_bound", "upper_bound", "binary_search", "insort")
_TREES = (Kind.TREE_SET, Kind.TREE_DICT)


def _interval_halvings(view: View) -> Iterator[int]:
    """A loop that moves one end of an interval to its midpoint, by a test."""
    for routine in view.routines:
        for loop in routine.loops:
            for ends, mid in _midpoints(loop.body):
                moved = {n for n, value in _moves(loop.body) if Name(n) in ends
                         and _is_middle(value, mid, ends)}  # fmt: skip
                if len(moved) >= 2 or (moved and _bounded(loop, ends)):
                    yield loop.line
                    break


def _midpoints(block: tuple[Stmt, ...]) -> Iterator[tuple[set[Expr], Name | None]]:
    """Pairs of ends with the variable that gets their midpoint."""
    for stmt in statements_in(block):
        if isinstance(stmt, Assign) and (pair := halves(stmt.value)) is not None:
            yield set(pair), stmt.target if isinstance(stmt.target, Name) else None


def _moves(block: tuple[Stmt, ...]) -> Iterator[tuple[str, Expr]]:
    for stmt in statements_in(block):
        if isinstance(stmt, Assign) and isinstance(stmt.target, Name):
            yield stmt.target.id, stmt.value


def _is_middle(value: Expr, mid: Name | None, ends: set[Expr]) -> bool:
    if mid is not None and shift(value, mid) in (-1, 0, 1):
        return True
    pair = halves(value)
    return pair is not None and set(pair) == ends


def _bounded(loop: Loop, ends: set[Expr]) -> bool:
    return isinstance(loop.stmt, While) and any(mentions(loop.stmt.test, e) for e in ends)


def _one_sided(view: View) -> Iterator[int]:
    """A recursion that goes on in one half of its interval."""
    for routine in view.routines:
        mids = {n for n, values in routine.definitions.items()
                if any(halves(v) is not None for v in values)}  # fmt: skip
        calls = routine.calls_itself()
        handed = [c for c in calls if any(names_in(a) & mids for a in c.args)
                  and not any(_child(a, mids) for a in c.args)]  # fmt: skip
        if len(handed) == 2 and _exclusive(routine, handed):
            yield routine.line


def _child(argument: Expr, mids: set[str]) -> bool:
    """A node below another: the interval belongs to a tree."""
    if names_in(argument) & mids:
        return False
    match argument:
        case Field(base=Name(id="self")):
            return False
        case Index() | Field():
            return True
        case Binary(op="*" | "<<", right=Const(value=2 | 1)) | Binary(op="*", left=Const(value=2)):
            return True
        case Binary(op="+" | "|", left=left, right=Const(value=1)):
            return _child(left, mids)
        case _:
            return False


def _exclusive(routine: Routine, calls: list[Invoke]) -> bool:
    """Whether at most one of the calls happens: each is all that a `return` gives back."""
    for stmt in statements_in(routine.body):
        found = [c for e in own_expressions(stmt) for c in walk_expression(e) if c in calls]
        if len(found) > 1 and not (
            isinstance(stmt, Return) and isinstance(stmt.value, Conditional)
        ):
            return False
        if found and not isinstance(stmt, Return | If):
            return False
    return True


def _library(view: View) -> Iterator[int]:
    """Bisection by the library, on a sequence."""
    for site in view.sites:
        for expr in site.expressions():
            if isinstance(expr, Call) and expr.op in _BISECT and expr.args:
                base = expr.args[0]
                known = view.types.get(base.id) if isinstance(base, Name) else None
                if (known is None or known.kind not in _TREES) and not _made_as_tree(
                    base, site.routine
                ):
                    yield site.line


def _made_as_tree(base: Expr, routine: Routine) -> bool:
    values = routine.definitions.get(base.id, []) if isinstance(base, Name) else []
    return any(isinstance(v, Call) and v.op.startswith("to_tree") for v in values)


def unit_steps(block: tuple[Stmt, ...]) -> dict[str, set[int]]:
    """Variables moved by one, with the directions."""
    found: dict[str, set[int]] = {}
    for stmt in statements_in(block):
        step = step_of(stmt)
        if step is not None and step[1] == Const(1):
            found.setdefault(step[0], set()).add(1 if step[2] == "+" else -1)
    return found


def _compared(test: Expr) -> list[tuple[Expr, Expr]]:
    parts = test.operands if isinstance(test, Logic) and test.op == "and" else (test,)
    return [(p.left, p.right) for p in parts if isinstance(p, Compare) and p.op != "=="]


def _opposing(view: View) -> Iterator[int]:
    """Two positions that walk towards each other."""
    for loop in view.loops:
        if not isinstance(loop.stmt, While) or any(True for _ in _midpoints(loop.body)):
            continue
        steps = unit_steps(loop.body)
        for left, right in _compared(loop.stmt.test):
            if not (isinstance(left, Name) and isinstance(right, Name)):
                continue
            ways = steps.get(left.id, set()), steps.get(right.id, set())
            if _parts_by_pivot(loop, left, right):
                continue
            if not _only_steps(loop, {left.id, right.id}):
                continue
            if ways in (({1}, {-1}), ({-1}, {1})) and looks_at(loop, left) and (
                looks_at(loop, right)
            ):  # fmt: skip
                yield loop.line


def _parts_by_pivot(loop: Loop, left: Name, right: Name) -> bool:
    """`while a[i] < p: i += 1` and `while a[j] > p: j -= 1`: a partition."""
    pivots: dict[Expr, set[Expr]] = {}
    for site in loop.sites:
        if isinstance(site.stmt, While) and isinstance(site.stmt.test, Compare):
            test = site.stmt.test
            for element, pivot in ((test.left, test.right), (test.right, test.left)):
                if isinstance(element, Index) and isinstance(pivot, Name):
                    pivots.setdefault(pivot, set()).add(element.index)
    return any({left, right} <= ends for ends in pivots.values())


def _only_steps(loop: Loop, ends: set[str]) -> bool:
    """Whether the positions change by steps alone."""
    return not any(
        isinstance(s, Assign)
        and isinstance(s.target, Name)
        and s.target.id in ends
        and step_of(s) is None
        for s in statements_in(loop.body)
    )


def looks_at(loop: Loop, name: Name) -> bool:
    return any(isinstance(p, Index) and mentions(p.index, name)
               for s in (loop.stmt, *statements_in(loop.body)) for e in own_expressions(s)
               for p in walk_expression(e))  # fmt: skip


def _merging(view: View) -> Iterator[int]:
    """Two positions in two sequences, the smaller element first."""
    for loop in view.loops:
        if not isinstance(loop.stmt, While):
            continue
        steps = unit_steps(loop.body)
        ends = [a for a, _ in _compared(loop.stmt.test) if isinstance(a, Name)
                and steps.get(a.id) == {1}]  # fmt: skip
        pairs = [(p, q) for s in (loop.stmt, *statements_in(loop.body)) for e in own_expressions(s)
                 for c in walk_expression(e) if isinstance(c, Compare)
                 for p, q in [(c.left, c.right)]]  # fmt: skip
        if len(ends) >= 2 and any(
            mentions(p, a) and mentions(q, b)
            for p, q in pairs for a in ends for b in ends if a != b
        ):  # fmt: skip
            yield loop.line


def _carried(view: View) -> Iterator[int]:
    """In a loop over one position, another only moves on while elements at both are compared."""
    for routine in view.routines:
        for loop in routine.loops:
            if not (isinstance(loop.stmt, While) and loop.around):
                continue
            moves = [step_of(s) for s in loop.body]
            only = moves[0] if len(moves) == 1 else None
            if only is None or only[1] != Const(1):
                continue
            outer = loop.around[-1]
            resets = any(isinstance(s.stmt, Assign) and s.stmt.target == Name(only[0])
                         and step_of(s.stmt) is None for s in outer.sites)  # fmt: skip
            filled = any(
                isinstance(s.stmt, Assign) and isinstance(s.stmt.target, Index)
                and any(isinstance(p, Index) and p.base == s.stmt.target.base
                        and p.index == Name(only[0]) for p in walk_expression(loop.stmt.test))
                for s in outer.sites
            )  # fmt: skip
            if not resets and not filled and _both_compared(
                loop.stmt.test, only[0], outer.variables):  # fmt: skip
                yield loop.line


def _both_compared(test: Expr, mover: str, others: frozenset[str]) -> bool:
    """Whether a comparison looks at elements at the moving and at another position."""
    for part in walk_expression(test):
        if isinstance(part, Compare) and part.op != "==":
            if any(isinstance(p, Invoke) for p in walk_expression(part)):
                continue
            places = [p.index for p in walk_expression(part) if isinstance(p, Index)]
            if Name(mover) in places and any(Name(n) in places for n in others):
                return True
    return False


FACTS = {
    "carried_pointer": Fact(
        "a position moves on while its element and one at another position are compared", _carried
    ),
    "interval_halving": Fact(
        "an end of an interval moves to its midpoint until they meet", _interval_halvings
    ),
    "one_sided_recursion": Fact("a recursion continues in one half of its interval", _one_sided),
    "library_bisection": Fact("the library bisects a sorted sequence", _library),
    "opposing_pointers": Fact("two positions walk towards each other", _opposing),
    "merging_pointers": Fact("two positions walk through two sequences", _merging),
}
