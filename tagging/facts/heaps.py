"""Binary heaps that a program keeps itself, in an array."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Call, Collection, Const, Expr, Index
from tagging.facts.base import Fact
from tagging.facts.flow import Write, origins, writes_in
from tagging.shapes import linear
from tagging.view import Routine, Site, View


def _sifts(view: View) -> Iterator[int]:
    """A node changes places with its parent or child, again and again, until they are in order."""
    for routine in view.routines:
        again = bool(routine.calls_itself())
        for site in routine.sites:
            if not (site.loops or again):
                continue
            for a, b in _exchanges(site):
                if a.base == b.base and (
                    _parent(a.index, b.index, routine) or _parent(b.index, a.index, routine)
                ):
                    yield site.line


def _exchanges(site: Site) -> Iterator[tuple[Index, Index]]:
    for part in site.expressions():
        match part:
            case Call(op="swap", args=(Index() as a, Index() as b)):
                yield a, b
            case _:
                pass
    for write in writes_in((site,)):
        if isinstance(write.target, Index) and isinstance(write.value, Index):
            if _shifts(write):
                yield write.target, write.value
    stmt = site.stmt
    target, value = getattr(stmt, "target", None), getattr(stmt, "value", None)
    match target, value:
        case Collection(items=(Index() as a, Index() as b)), Collection(items=(c, d)):
            if (a, b) == (d, c):
                yield a, b
        case _:
            pass


def _shifts(write: Write) -> bool:
    """`h[i] = h[parent]` in a loop that goes on at the parent or child."""
    assert isinstance(write.value, Index)
    assert isinstance(write.target, Index)
    if not write.site.loops:
        return False
    return any(
        w.target == write.target.index and w.value == write.value.index
        for w in writes_in(write.site.loops[-1].sites)
    )


def _parent(parent: Expr, child: Expr, routine: Routine) -> bool:
    """`p = c // 2`, `p = (c - 1) // 2`, `c = 2 * p + 1` and their relatives."""
    for option in origins(parent, routine, 2):
        match option:
            case Binary(op="//" | ">>" | "/", left=left, right=Const(value=1 | 2)):
                if dict(linear(left).terms) == {child: 1}:
                    return True
            case _:
                pass
    for option in origins(child, routine, 2):
        form = linear(option)
        if 0 <= form.constant <= 2 and dict(form.terms) == {parent: 2}:
            return True
    return False


FACTS = {
    "sift": Fact("a node changes places with its parent or child until they are in order", _sifts),
}
