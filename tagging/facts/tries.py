"""Trees of words, and their links."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Collection,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    ingredients,
    origins,
    recursive,
    writes_in,
)
from tagging.shapes import indices
from tagging.view import Routine, Site, View


def _trie_walks(view: View) -> Iterator[int]:
    """A node makes its missing child for a letter and steps to it."""
    yield from (site.line for site, _, _ in _trie_steps(view))
    yield from _recursive_children(view)


def _trie_steps(view: View) -> Iterator[tuple[Site, Expr, Expr]]:
    for routine in view.routines:
        bodies: list[tuple[list[Site], bool]] = [(w.sites, True) for w in routine.loops]
        if any(r is routine for r, _ in recursive(view)):
            bodies.append((routine.sites, False))
        for sites, _ in bodies:
            yield from _steps_among(sites, routine, view)


def _steps_among(
    sites: list[Site], routine: Routine, view: View
) -> Iterator[tuple[Site, Expr, Expr]]:
    made = {_edge(w.target): w for w in writes_in(sites) if _new_node(w, routine)}
    for write in writes_in(sites):
        value = write.value
        if isinstance(value, Call) and value.op == "set_default" and len(value.args) == 3:
            if value.args[0] == write.target or _field_of(value.args[0], write.target):
                if _fresh(value.args[2]):
                    yield write.site, write.target, value
        if isinstance(write.target, Name) and _steps_down(value, write.target, routine):
            edge = _edge(value)
            if edge in made or _default_nodes(value, view):
                yield write.site, write.target, value
        elif isinstance(write.target, Name) and isinstance(value, Name):
            for origin in origins(value, routine, 1):
                if _steps_down(origin, write.target, routine) and _edge(origin) in made:
                    yield write.site, write.target, origin


def _edge(place: Expr) -> tuple[Expr, ...]:
    match place:
        case Call(op="get", args=(base, key, *_)):
            return base, key
        case Index(base=base, index=key):
            return base, key
        case _:
            return (place,)


def _field_of(expr: Expr, node: Expr) -> bool:
    return isinstance(expr, Field) and expr.base == node


def _steps_down(value: Expr, node: Name, routine: Routine) -> bool:
    """`node.next[c]`, `node[c]`, `next[node][c]`, `next[c][node]`."""
    match value:
        case Call(op="get", args=(base, key, *_)):
            pass
        case Index(base=base, index=key):
            pass
        case _:
            return False
    match base:
        case Field(base=inner):
            if inner == node or (isinstance(inner, Index) and inner.index == node):
                return True
        case Index(index=index):
            return index == node or key == node
        case _:
            pass
    return base == node and key != node


def _new_node(write: Write, routine: Routine) -> bool:
    """A child that is made because it was missing."""
    if not isinstance(write.target, Index):
        return False
    if not any(_missing(t, write.target) for t in write.site.conditions):
        return False
    return any(
        _fresh(o) or _next_number(o, write, routine) for o in origins(write.value, routine, 2)
    )


def _missing(test: Expr, edge: Index) -> bool:
    for part in walk_expression(test):
        match part:
            case Call(op="contains" | "get" | "find" | "count_of", args=(base, key, *_)):
                if (base, key) == (edge.base, edge.index):
                    return True
            case Index() if part == edge:
                return True
            case _:
                pass
    return False


def _fresh(value: Expr) -> bool:
    match value:
        case Collection(items=()) | Invoke():
            return True
        case Call(op="new_record" | "to_dict" | "default_dict" | "len" | "filled"):
            return True
        case _:
            return False


def _next_number(value: Expr, write: Write, routine: Routine) -> bool:
    """`++count`, or the count before it grows."""
    names = {p.id for p in walk_expression(value) if isinstance(p, Name)} | {
        "." + p.name for p in walk_expression(value) if isinstance(p, Field)
    }
    for site in routine.sites:
        match site.stmt:
            case Assign(target=Name(id=n), value=Binary(op="+", left=Name(id=m), right=Const())):
                if n == m and n in names and site.block is write.site.block:
                    return True
            case Assign(target=Field(name=n), value=Binary(op="+", left=Field(name=m))):
                if n == m and "." + n in names:
                    return True
            case _:
                pass
    return False


def _default_nodes(value: Expr, view: View) -> bool:
    """Missing children make themselves: nodes hold a map whose default is a node."""
    if not (isinstance(value, Index) and isinstance(value.base, Field)):
        return False
    records = {r.name for r in view.program.records}
    name = value.base.name
    return any(
        isinstance(w.value, Call) and w.value.op == "default_dict"
        and any(isinstance(p, Name) and p.id in records for a in w.value.args
                for p in walk_expression(a))
        for w in all_writes(view) if isinstance(w.target, Field) and w.target.name == name
    )  # fmt: skip


def _recursive_children(view: View) -> Iterator[int]:
    """`node.next[c] = insert(node.next[c], …)`, where a missing node is made first."""
    for routine, found in recursive(view):
        made = any(
            isinstance(w.target, Name) and w.target.id in routine.params and _fresh(w.value)
            for w in writes_in(routine.sites)
        )
        for site, call in found:
            for write in writes_in((site,)):
                target = write.target
                if made and write.value == call and isinstance(target, Index):
                    if target in call.args and not isinstance(target.index, Const):
                        yield site.line


def _failure_links(view: View) -> Iterator[int]:
    """A child's link is the child of its parent's link, for the same letter."""
    for write in all_writes(view):
        target = write.target
        if not isinstance(target, Index | Field) or not write.site.loops:
            continue
        for origin in ingredients(write.value, write.site.routine, 2):
            if any(_child_of_link(part, target, write) for part in walk_expression(origin)):
                yield write.line
                break


def _child_of_link(value: Expr, target: Expr, write: Write) -> bool:
    """`next[link[u]][c]`, `u.link.next[c]`, also with the link in a variable."""
    routine = write.site.routine
    if isinstance(value, Call) and value.op == "get" and len(value.args) >= 2:
        value = Index(value.args[0], value.args[1])
    if not isinstance(value, Index):
        return False
    inner: list[Expr] = []
    for part in indices(value):
        inner += origins(part, routine, 2)
    base = value.base
    if isinstance(base, Field):
        inner += origins(base.base, routine, 2)
        if isinstance(base.base, Index):
            inner += origins(base.base.index, routine, 2)
    inner += origins(base, routine, 2) if isinstance(base, Name) else []
    table = base_of(target)
    for option in inner:
        if isinstance(target, Index) and isinstance(option, Index) and base_of(option) == table:
            if isinstance(target.base, Name | Field) and base_of(value) != table:
                return True
        if isinstance(target, Field) and isinstance(option, Field) and option.name == target.name:
            return True
    return False


FACTS = {
    "child_made": Fact("a missing child for a letter is made and stepped to", _trie_walks),
    "link_of_child": Fact("a child's link is its parent's link's child", _failure_links),
}
