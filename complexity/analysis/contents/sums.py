"""Sums of entries: the counts of a counting sort add up to what was counted.

A container that starts with zeros and whose entries only grow by known steps has a bound on their
sum. A loop that picks each entry once then meets that sum and not the largest entry every time.
"""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Obj, Ref, Value, add
from complexity.analysis.values.poly import ZERO, Poly
from complexity.model import Assign, Binary, Call, Const, Expr, Index

NOTHING_COUNTED = Num.constant(0)


def starts_at_zero(ctx: Context, made: Ref, element: Value | None) -> None:
    """Remember that all entries of a new container are zero, where they are."""
    obj = ctx.state.heap[made.id]
    if element is None or (isinstance(element, Num) and element.value == 0):
        ctx.put(made, replace(obj, entries=NOTHING_COUNTED))


def stored(ctx: Context, container: Ref, value: Value) -> None:
    """After a store: zeros take away at most, anything else is not followed."""
    obj = ctx.state.heap[container.id]
    if obj.entries is not None and not (isinstance(value, Num) and value.value == 0):
        ctx.put(container, replace(obj, entries=None))


def step_of(stmt: Assign) -> Expr | None:
    """d in `c[x] += d`, `c[x] = c[x] + d` and `c[x] = c.get(x, 0) + d`; 0 for one less."""
    target, value = stmt.target, stmt.value
    if not (isinstance(target, Index) and isinstance(value, Binary) and value.op in ("+", "-")):
        return None
    match value.left:
        case Call(op="get", args=(base, key, Const(value=0))):
            same = base == target.base and key == target.index
        case left:
            same = left == target
    if not same:
        return None
    return value.right if value.op == "+" else Const(0)


def counted(ctx: Context, container: Value, before: Num, step: Num) -> None:
    """After `c[x] += step`: the sum is larger by at most the step."""
    obj = ctx.obj(container)
    if obj is None or not isinstance(container, Ref):
        return
    if step.upper and step.not_negative:
        ctx.put(container, replace(obj, entries=add(before, Num(step.upper, (ZERO,)))))


def entry(ctx: Context, owner: Ref, obj: Obj, element: Num, counter: str) -> Num:
    """The entry that a counter picks once: over all rounds these add up to the sum."""
    total = None if obj.entries is None else obj.entries.magnitude()
    most = element.magnitude()
    if total is not None and most is None and not counter:
        return Num.sized(total)
    if not counter or total is None:
        return element
    each = total if most is None else most
    if each.is_constant:
        return element
    symbol = ctx.symbols.degree(owner.id, counter, each, total)
    return Num((Poly.symbol(symbol),), (ZERO,) if element.not_negative else ())
