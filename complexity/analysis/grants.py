"""Granted bounds in the place of what the analysis could not bound itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Ref, Value
from complexity.granted import Extent, Quantity
from complexity.growth import Growth
from complexity.model import Expr, Span

ONE = Growth.constant()
Look = Callable[[Expr], Value]


@dataclass(frozen=True, slots=True)
class Bound:
    """A granted bound in the symbols of this analysis."""

    rounds: Growth
    time: Growth | None
    depth: Growth
    distinct: str
    reason: str
    fills: Expr | None


def granted_at(ctx: Context, place: Span, look: Look | None = None) -> Bound | None:
    """What is granted for a place; None as well where one of its quantities is unknown here.

    `look` evaluates what the quantities speak of.
    """
    granted = ctx.granted.get(place)
    if granted is None:
        return None
    sizes: dict[str, Growth] = {}
    for quantity in granted.quantities:
        size = _size(ctx, quantity, look or ctx.seen)
        if size is None:
            return None
        sizes[quantity.letter] = size + ONE
    rounds = granted.rounds.substitute(sizes)
    return Bound(
        rounds=rounds,
        time=None if granted.time is None else granted.time.substitute(sizes),
        depth=rounds if granted.depth is None else granted.depth.substitute(sizes),
        distinct=granted.distinct,
        reason=granted.reason,
        fills=granted.fills,
    )


def settle_length(ctx: Context, bound: Bound) -> None:
    """The container that the rounds fill holds no more than the bound says."""
    value = None if bound.fills is None else ctx.seen(bound.fills)
    obj = None if value is None else ctx.obj(value)
    if obj is not None and isinstance(value, Ref):
        ctx.put(value, replace(obj, length=Num.sized(bound.rounds)))


def _size(ctx: Context, quantity: Quantity, look: Look) -> Growth | None:
    value = look(quantity.of)
    obj = ctx.obj(value)
    if obj is None:
        return None
    if quantity.fixed:
        known = _known(ctx, obj.length)
        return known if known is not None and known.is_constant else None
    if quantity.extent is Extent.LENGTH:
        return _varying(ctx, obj.length)
    inner = ctx.obj(obj.element) if obj.element is not None else None
    if inner is None:
        return None
    if inner.total is not None and (total := _varying(ctx, inner.total)) is not None:
        return total
    rows, each = _varying(ctx, obj.length), inner.length.magnitude()
    return None if rows is None or each is None else rows * each


def _varying(ctx: Context, number: Num) -> Growth | None:
    """A size, None where nothing is known or a small constant hides what really varies."""
    size = _known(ctx, number)
    return None if size is None or size.is_constant else size


def _known(ctx: Context, number: Num) -> Growth | None:
    if number.magnitude() is None:
        return None
    size = ctx.size(number)
    return None if size.holes else size
