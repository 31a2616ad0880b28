"""Sums over rectangles."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Expr,
    Index,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    all_writes,
    base_of,
)
from tagging.shapes import indices, linear, rows, shift, substituted
from tagging.view import View


def _corner_sums(view: View) -> Iterator[int]:
    """`p[i][j] = p[i - 1][j] + p[i][j - 1] - p[i - 1][j - 1] + x`"""
    for write in all_writes(view):
        if not isinstance(write.target, Index):
            continue
        routine = write.site.routine
        names = rows(routine)
        target = substituted(write.target, names)
        if len(indices(target)) != 2:
            continue
        form = linear(substituted(write.value, names))
        steps = {}
        for atom, factor in form.terms:
            if isinstance(atom, Index) and base_of(atom) == base_of(target):
                step = tuple(
                    shift(x, y) for x, y in zip(indices(target), indices(atom), strict=False)
                )
                steps[step] = factor
        if steps.get((1, 0)) == 1 == steps.get((0, 1)) and steps.get((1, 1)) == -1:
            yield write.line


def _four_corners(view: View) -> Iterator[int]:
    """A rectangle from four entries: two added, two taken away."""
    for site in view.sites:
        for part in site.expressions():
            if not (isinstance(part, Binary) and part.op in "+-"):
                continue
            names = rows(site.routine)
            form = linear(substituted(part, names))
            reads = [(a, c) for a, c in form.terms if isinstance(a, Index) and len(indices(a)) == 2]
            for table in {base_of(a) for a, _ in reads}:
                own = [(indices(a), c) for a, c in reads if base_of(a) == table]
                if len(own) == 4 and sum(c for _, c in own) == 0 and _corners(own):
                    yield site.line


def _corners(own: list[tuple[tuple[Expr, ...], int]]) -> bool:
    first = {i[0] for i, _ in own}
    second = {i[1] for i, _ in own}
    return len(first) == 2 == len(second) and all(abs(c) == 1 for _, c in own)


FACTS = {
    "corner_sums": Fact("an entry sums the rectangle from the origin", _corner_sums),
    "four_corners": Fact("a rectangle is taken from four corners", _four_corners),
}
