"""Trees over ranges in arrays or linked nodes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    Name,
    Stmt,
    Unary,
    names_in,
    own_expressions,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.shapes import (
    expanded,
    halves,
    linear,
    mentions,
    place,
    shift,
    substituted,
)
from tagging.view import Routine, Site, View


def _child_offset(child: Expr, parent: Expr, routine: Routine) -> int | None:
    """c of `child = 2 * parent + c`."""
    low, high = linear(expanded(parent, routine)), linear(expanded(child, routine))
    if frozenset((a, 2 * c) for a, c in low.terms) != high.terms or not low.terms:
        return None
    offset = high.constant - 2 * low.constant
    return offset if 0 <= offset <= 2 else None


def _combinations(view: View) -> Iterator[tuple[Site, Expr]]:
    """Nodes computed from their two children, with the index or object of the node."""
    for site in view.sites:
        if isinstance(site.stmt, Assign):
            node = _combined(site.stmt.target, site.stmt.value, site.routine)
            if node is not None:
                yield site, node


def _combined(target: Expr, value: Expr, routine: Routine) -> Expr | None:
    if isinstance(target, Field) and not isinstance(target.base, Index):
        children = {e.base.name for e in walk_expression(value)
                    if isinstance(e, Field) and isinstance(e.base, Field)
                    and e.base.base == target.base}  # fmt: skip
        return target.base if len(children) >= 2 else None
    base = target.base if isinstance(target, Field) else target
    if not isinstance(base, Index):
        return None
    known = {n: v[0] for n in names_in(value) if len(v := routine.definitions.get(n, [])) == 1
             and isinstance(v[0], Index)}  # fmt: skip
    whole = substituted(value, known)
    reads = [e for e in walk_expression(whole) if isinstance(e, Index) and e.base == base.base]
    offsets = {_child_offset(r.index, base.index, routine) for r in reads} - {None}
    if len(offsets) >= 2:
        return base.index
    linked = {place(r.index) for r in reads
              if isinstance(r.index, Index) and r.index.index == base.index}  # fmt: skip
    if len(linked) >= 2:
        return base.index
    return base.index if _from_below(base.index, [r.index for r in reads]) else None


def _from_below(parent: Expr, reads: list[Expr]) -> bool:
    """`t[i // 2] = t[i] + t[i ^ 1]`."""
    match parent:
        case Binary(op="//" | ">>", left=child, right=Const(value=1 | 2)):
            others = {Binary("^", child, Const(1)), Binary("|", child, Const(1)),
                      Binary("+", child, Const(1))}  # fmt: skip
            return child in reads and bool(others & set(reads))
        case _:
            return False


def _split_recursions(view: View) -> Iterator[int]:
    """Functions that halve a range and call themselves on both halves."""
    for routine in view.routines:
        mids = {name for name, values in routine.definitions.items()
                if any(halves(v) is not None for v in values)}  # fmt: skip
        calls = routine.calls_itself()
        handed = {(i, shift(a, Name(m))) for c in calls for i, a in enumerate(c.args) for m in mids
                  if names_in(a) == {m}}  # fmt: skip
        handed |= {(i, 0) for c in calls for i, a in enumerate(c.args) if _middle(a)}
        if len(calls) >= 2 and len({i for i, s in handed if s in (0, 1)}) >= 2:
            yield routine.line


def _both_children(view: View) -> Iterator[int]:
    """A method that hands its range on to both children of its node, unless it covers it."""
    for routine in view.routines:
        asked: dict[tuple[Expr, ...], set[Expr]] = {}
        for call in routine.calls_itself():
            target = call.target
            if isinstance(target, Field) and isinstance(target.base, Field | Index):
                if isinstance(target.base, Field) and isinstance(target.base.base, Name):
                    asked.setdefault(call.args, set()).add(target.base)
        params = {p for p in routine.params if p != "self"}
        covers = any(
            isinstance(p, Compare) and p.op in ("<", "<=", ">", ">=")
            and names_in(p.left) & params != names_in(p.right) & params
            for s in routine.sites for p in s.expressions()
        )  # fmt: skip
        if covers and any(len(args) >= 2 and len(c) >= 2 for args, c in asked.items()):
            yield routine.line


def _middle(argument: Expr) -> bool:
    """A midpoint written out, or the place behind it."""
    if isinstance(argument, Binary) and argument.op == "+" and argument.right == Const(1):
        return halves(argument.left) is not None
    if halves(argument) is not None:
        return True
    if isinstance(argument, Call) and argument.op == "int":
        argument = argument.args[0]
    match argument:  # `(lo + hi + 2) // 2`
        case Binary(op="//" | ">>" | "/", left=left, right=Const(value=1 | 2)):
            form = linear(left)
            return len(form.terms) == 2 and form.constant == 2
        case _:
            return False


def _bottom_up(view: View) -> Iterator[int]:
    """A loop that halves both ends of a range and looks at odd ones."""
    for loop in view.loops:
        halved = {s.target.id for s in statements_in(loop.body) if isinstance(s, Assign)
                  and isinstance(s.target, Name) and _halved(s.value, s.target)}  # fmt: skip
        if len(halved) < 2:
            continue
        odd = {n for s in statements_in(loop.body) for e in own_expressions(s)
               for p in walk_expression(e) for n in halved if _parity(p, Name(n))}  # fmt: skip
        used = any(_works_on(p, halved)
                   for s in statements_in(loop.body) for e in own_expressions(s)
                   for p in walk_expression(e))  # fmt: skip
        if odd and used:
            yield loop.line


def _works_on(expr: Expr, nodes: set[str]) -> bool:
    """Whether a node is looked at, or handed to a function that does."""
    match expr:
        case Index(index=index):
            return bool(names_in(index) & nodes)
        case Invoke(args=args):
            return any(isinstance(a, Name) and a.id in nodes for a in args)
        case _:
            return False


def _halved(value: Expr, target: Expr) -> bool:
    match value:
        case Binary(op="//" | ">>", left=left, right=Const(value=1 | 2)):
            return mentions(left, target)
        case _:
            return False


def _parity(expr: Expr, x: Expr) -> bool:
    match expr:
        case Binary(op="&", left=a, right=b):
            return {a, b} == {x, Const(1)}
        case Binary(op="%", left=a, right=Const(value=2)):
            return a == x
        case _:
            return False


def _lazy_pushes(view: View) -> Iterator[int]:
    """A pending value handed to both children and then cleared."""
    constants = _constants(view)
    for routine in view.routines:
        if not _has_children(routine):
            continue
        for site in routine.sites:
            mark = _cleared(site.stmt, constants)
            if mark is None or _is_node(mark, routine):
                continue
            if len(_receivers(mark, routine, constants)) >= 2:
                yield site.line


def _has_children(routine: Routine) -> bool:
    """Whether a place is doubled, or a field of something is used at all."""
    return any(
        isinstance(p, Field) or ((isinstance(p, Binary) and p.op in ("*", "<<")
                                 and p.right in (Const(2), Const(1))) or
                                 (isinstance(p, Binary) and p.op == "*" and p.left == Const(2)))
        for s in routine.sites for p in s.expressions()
    )  # fmt: skip


def _is_node(mark: Expr, routine: Routine) -> bool:
    """Whether what was cleared is a link to a node, whose own fields are used."""
    return any(isinstance(e, Field) and e.base == mark
               for s in routine.sites for e in s.expressions())  # fmt: skip


def _constants(view: View) -> set[str]:
    """Variables that hold one literal for good."""
    values: dict[str, list[Expr]] = {}
    for routine in view.routines:
        for name, found in routine.definitions.items():
            values.setdefault(name, []).extend(found)
    return {n for n, found in values.items() if len(found) == 1 and isinstance(found[0], Const)}


def _cleared(stmt: Stmt, constants: set[str]) -> Expr | None:
    """The mark that a statement resets to a constant."""
    match stmt:
        case Assign(target=Index() | Field() as target, value=Name(id=name)):
            return target if name in constants else None
        case Assign(
            target=Index() | Field() as target,
            value=Const() | Unary() | Collection() | Invoke(args=()) | Field(base=Name()),
        ):
            return target
        case _:
            return None


def _receivers(mark: Expr, routine: Routine, constants: set[str]) -> set[object]:
    """Children of the mark's node that a statement with the mark concerns."""
    aliases = {n for n, values in routine.definitions.items() if values == [mark]}
    found: set[object] = set()
    for site in routine.sites:
        parts: Sequence[Expr] = site.expressions()
        if site.loops:
            parts = [*parts, *(p for g in _loop_sources(site) for p in walk_expression(g))]
        carries = mark in parts or any(isinstance(p, Name) and p.id in aliases for p in parts)
        carries = carries or (
            isinstance(site.stmt, Assign) and any(mentions(g, mark) for g in site.guards)
        )
        if carries and _cleared(site.stmt, constants) != mark:
            children = (_child_of(p, mark, routine) for p in parts)
            found |= {c for c in children if c is not None}
    return found


def _loop_sources(site: Site) -> Iterator[Expr]:
    """What the loops around go over: a sequence, or the first and the last number."""
    for loop in site.loops:
        if isinstance(loop.stmt, Each):
            yield loop.stmt.iterable
        elif isinstance(loop.stmt, Counted):
            yield loop.stmt.start
            yield Binary("-", loop.stmt.stop, Const(1))


def _child_of(expr: Expr, mark: Expr, routine: Routine) -> object:
    node = mark.base if isinstance(mark, Field) else mark
    if isinstance(node, Index):
        return _child_offset(expr, node.index, routine)
    if isinstance(expr, Field) and expr.base == node and expr != mark:
        return expr.name
    return None


def _permanent_marks(view: View) -> Iterator[int]:
    """A node adds its own mark to the combination of its children, so nothing is pushed."""
    for site, node in _combinations(view):
        assert isinstance(site.stmt, Assign)
        others = [e for e in walk_expression(site.stmt.value) if isinstance(e, Index)
                  and e.index == node and place(e) != place(site.stmt.target)]  # fmt: skip
        own = [e for e in walk_expression(site.stmt.value) if isinstance(e, Field)
               and isinstance(site.stmt.target, Field) and e.base == site.stmt.target.base
               and e != site.stmt.target and not _has_fields(e, site.stmt.value)]  # fmt: skip
        if others or own:
            yield site.line


def _has_fields(expr: Field, value: Expr) -> bool:
    """Whether the field is a child whose own fields are read."""
    return any(isinstance(e, Field) and e.base == expr for e in walk_expression(value))


FACTS = {
    "children_combined": Fact(
        "a node is computed from its two children", lambda v: (s.line for s, _ in _combinations(v))
    ),
    "range_of_nodes": Fact(
        "a range is taken apart into whole nodes, from above or from below",
        lambda v: (*_split_recursions(v), *_bottom_up(v), *_both_children(v)),
    ),
    "lazy_push": Fact("a pending mark goes to both children and is cleared", _lazy_pushes),
    "permanent_mark": Fact("a node adds its own mark to its children's result", _permanent_marks),
}
