"""Parts of a whole: unknown one by one, known together.

`a[:mid]` and `a[mid:]` are as long as `a`; what a filter takes its complement leaves; a merge takes
as much as its cursors have passed. Recursions on such parts need the sum, not the largest part.
"""

from __future__ import annotations

from complexity.analysis.callgraph import is_recursive
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Portion, Ref, Value, less, portion_of
from complexity.analysis.values.closing import without_counter
from complexity.analysis.values.poly import Poly
from complexity.analysis.values.symbols import Role
from complexity.model import (
    Assign,
    Block,
    Counted,
    Each,
    Expr,
    Slice,
    Stmt,
    names_in,
    statements_in,
)
from complexity.model.effects import target_names


def told_apart(ctx: Context) -> bool:
    """Whether parts are worth a symbol here: once in each activation of a recursion."""
    for activation in reversed(ctx.calls):
        if is_recursive(ctx, activation.function):
            return len(ctx.loops) == activation.loops
    return False


def part_symbol(ctx: Context, node: object, name: str, lowest: Num, highest: Num) -> str:
    """A symbol for the size of a part, between bounds."""
    symbol = ctx.site(node, Role.COUNTER, f"|{name}|", "part of a whole", ctx.line)
    ctx.ranges[symbol] = (lowest, highest)
    return symbol


def closed_portion(ctx: Context, form: Poly, keep: frozenset[str], rising: bool = True) -> Num:
    """A bound without symbols of parts; those in `keep` stay."""
    number = Num((form,), ()) if rising else Num((), (form,))
    for _ in range(12):
        left = sorted(number.symbols - keep)
        left = [s for s in left if s in ctx.ranges]
        if not left:
            return number
        lowest, highest = ctx.ranges[left[0]]
        number = without_counter(number, left[0], lowest, highest)
    return number


def cut_portion(ctx: Context, expr: Slice, base: Value, bounds: list[Num | None]) -> Portion | None:
    """What `a[:e]` and `a[e:]` are as parts of `a`."""
    lower, upper = bounds
    if (lower is None) == (upper is None) or expr.step is not None or not isinstance(base, Ref):
        return None
    length = ctx.length(base)
    if lower is not None and lower.portion is not None and lower.portion.exact:
        return less(length, lower) if _within(ctx, lower.portion.form, length) else None
    place, bound = (expr.upper, upper) if lower is None else (expr.lower, lower)
    if (
        place is None
        or bound is None
        or bound.form is not None
        or not told_apart(ctx)
        or not _fixed(ctx, place)
    ):
        return None
    whole = portion_of(length)
    if whole is None or not whole.form.symbols:
        return None
    key = (base.id, place, ctx.path())
    if key not in ctx.cuts:
        symbol = part_symbol(ctx, expr, "part", Num.constant(0), length)
        ctx.cuts[key] = (symbol, length, bound)
    symbol, *cut = ctx.cuts[key]
    if cut != [length, bound]:
        return None
    part = Poly.symbol(symbol)
    return Portion(part, True) if lower is None else Portion(whole.form - part, whole.exact)


def span_portion(ctx: Context, start: Num, stop: Num, width: Num) -> Portion | None:
    """From a cursor to the end that it never passes."""
    if start.portion is not None and not _within(ctx, start.portion.form, stop):
        return None
    return width.portion


def _within(ctx: Context, form: Poly, length: Num) -> bool:
    """Whether a cursor never passes the end: its bound is known by the same figure."""
    single = form.single()
    if single is None or len(single[0]) != 1 or single[1] != 1:
        return False
    bounds = ctx.ranges.get(single[0][0][0])
    return bounds is not None and bounds[1] == length


def _fixed(ctx: Context, place: Expr) -> bool:
    return fixed_names(ctx.calls[-1].function.body, names_in(place))


def fixed_names(block: Block, names: frozenset[str]) -> bool:
    """Whether a block sets each of the names at most once."""
    seen: set[str] = set()
    for stmt in statements_in(block):
        here = _set_by(stmt) & names
        if here & seen:
            return False
        seen |= here
    return True


def _set_by(stmt: Stmt) -> frozenset[str]:
    match stmt:
        case Assign(target=target) | Each(target=target):
            return frozenset(target_names(target))
        case Counted(var=var):
            return frozenset([var])
        case _:
            return frozenset()
