"""Loops over the submasks of a mask, and over the blocks of equal quotients."""

from __future__ import annotations

from fractions import Fraction

from complexity.analysis.context import Context
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.growth import Growth, GrowthError, exponential, log
from complexity.model import Assign, Binary, Compare, Const, Expr, Name, Stmt, While


def all_submasks(ctx: Context, loop: While) -> Ranking | None:
    """`for (s = m; s; s = (s - 1) & m)`: 2^(set bits of m) rounds, so no more than m.

    Summed over all masks of k bits that is 3^k.
    """
    found = next((f for s in (*loop.body, *loop.step) if (f := _next_submask(s))), None)
    if found is None or not _runs_down(loop.test, found[0]):
        return None
    mask = ctx.number(ctx.lookup(found[1]))
    every = _over_all_masks(ctx, mask)
    if every is not None:
        return Ranking(Num.sized(every), every, "submasks of all masks: 3^k in total")
    size = ctx.size(mask, "mask")
    return Ranking(Num.sized(size), size, "submasks: no more than the mask's value")


def _over_all_masks(ctx: Context, mask: Num) -> Growth | None:
    """3^k / 2^k a mask, where a loop runs once over all 2^k masks."""
    form = mask.form
    if form is None or len(form.symbols) != 1 or form.single() is None:
        return None
    (counter,) = form.symbols
    if not any(frame.counter == counter for frame in ctx.loops):
        return None
    top = ctx.ranges[counter][1].magnitude()
    if top is None:
        return None
    bits = log(top)
    try:
        if exponential(2, bits) != top:
            return None
        return exponential(Fraction(3), bits) / exponential(Fraction(2), bits)
    except GrowthError:
        return None


def _next_submask(stmt: Stmt) -> tuple[str, str] | None:
    """(s, m) of `s = (s - 1) & m`."""
    match stmt:
        case Assign(
            target=Name(id=s),
            value=Binary(
                op="&", left=Binary(op="-", left=Name(id=t), right=Const(value=1)), right=Name(id=m)
            ),
        ) if s == t != m:
            return s, m
        case Assign(
            target=Name(id=s),
            value=Binary(
                op="&", left=Name(id=m), right=Binary(op="-", left=Name(id=t), right=Const(value=1))
            ),
        ) if s == t != m:
            return s, m
        case _:
            return None


def _runs_down(test: Expr, name: str) -> bool:
    match test:
        case Name(id=n) | Compare(op=">" | "!=", left=Name(id=n), right=Const(value=0)):
            return n == name
        case _:
            return False


def quotient_blocks(ctx: Context, loop: While) -> Ranking | None:
    """`j = n / (n / i); i = j + 1`: a round for each value of n / i, of which there are 2 √n."""
    ends = {
        s.target.id: s.value
        for s in (*loop.body, *loop.step)
        if isinstance(s, Assign) and isinstance(s.target, Name)
    }
    for i, following in ends.items():
        match following:
            case Binary(op="+", left=Name(id=j), right=Const(value=1)) if j in ends:
                bound = _last_of_block(ends[j], i)
            case _:
                continue
        if bound is None or not isinstance(loop.test, Compare) or loop.test.op not in ("<=", "<"):
            continue
        if loop.test.left != Name(i):
            continue
        with ctx.silently(), ctx.metered():
            size = ctx.size(ctx.evaluate(ctx, bound), "dividend") ** Fraction(1, 2)
        return Ranking(Num.sized(size), size, "a round for each quotient: twice the root")
    return None


def _last_of_block(value: Expr, i: str) -> Expr | None:
    """n of `n / (n / i)`, perhaps cut by `min`."""
    match value:
        case Binary(op="//", left=n, right=Binary(op="//", left=m, right=Name(id=d))):
            return n if n == m and d == i else None
        case _:
            args = getattr(value, "args", ())
            if getattr(value, "op", "") == "min":
                return next((b for a in args if (b := _last_of_block(a, i)) is not None), None)
            return None
