"""Hashes of texts."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Const,
    Expr,
    Index,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    touches,
)
from tagging.shapes import shift
from tagging.view import View


def _hash_steps(view: View) -> Iterator[int]:
    """`h[i + 1] = (h[i] * b + s[i]) % m`, or the same in one variable."""
    for write in all_writes(view):
        if not write.site.loops and write.site.routine.name == "<main>":
            continue
        if not write.site.loops:
            continue
        terms = list(_summands(write.value))
        products = [_bare(t) for t in terms]
        grown = any(
            isinstance(p, Binary)
            and p.op == "*"
            and any(_before(f, write.target) for f in (p.left, p.right))
            for p in products
        )
        if grown and any(_letter(t, write) for t in terms):
            yield write.line


def _summands(value: Expr) -> Iterator[Expr]:
    match value:
        case Binary(op="%", left=left):
            yield from _summands(left)
        case Binary(op="+" | "-", left=left, right=right):
            yield from _summands(left)
            yield from _summands(right)
        case _:
            yield value


def _bare(expr: Expr) -> Expr:
    return expr.left if isinstance(expr, Binary) and expr.op == "%" else expr


def _before(factor: Expr, target: Expr) -> bool:
    if factor == target:
        return True
    return (
        isinstance(factor, Index)
        and isinstance(target, Index)
        and factor.base == target.base
        and shift(target.index, factor.index) == 1
    )


def _letter(expr: Expr, write: Write) -> bool:
    """A character of a text as a number."""
    for part in walk_expression(expr):
        match part:
            case Call(op="ord"):
                return True
            case Binary(op="-", right=Const(value=str())) | Binary(op="-", right=Call(op="ord")):
                return True
            case Index(base=base, index=index) if base_of(base) != base_of(write.target):
                if touches(index, {v for w in write.site.loops for v in w.variables}):
                    return True
            case _:
                pass
    return False


def _powers_dropped(view: View) -> Iterator[int]:
    """`h[r] - h[l] * p[r - l]`, or the oldest letter leaves times the highest power."""
    for site in view.sites:
        for part in site.expressions():
            match part:
                case Binary(op="-", left=Index() as a, right=right):
                    product = (
                        right.left if (isinstance(right, Binary) and right.op == "%") else right
                    )
                    if isinstance(product, Binary) and product.op == "*":
                        if any(
                            isinstance(f, Index) and f.base == a.base
                            for f in (product.left, product.right)
                        ):
                            yield site.line
                case Binary(op="-", left=Name() as h, right=Binary(op="*", left=x, right=y)):
                    names = {h.id}
                    if (
                        site.loops
                        and any(_letter(f, Write(site, h, part)) for f in (x, y))
                        and (not touches(x, names))
                    ):
                        yield site.line
                case _:
                    pass


FACTS = {
    "hash_step": Fact("a hash is multiplied and takes in a character", _hash_steps),
    "hash_difference": Fact("a hash loses its oldest part times a power", _powers_dropped),
}
