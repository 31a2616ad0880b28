"""Integers of Python that a loop uses as sets of bits: `mask |= 1 << i`, `sums |= sums << x`.

`|`, `^` and `&` never give more binary digits than their operands have, a shift adds its amount.
"""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num
from complexity.analysis.values.arithmetic import bits_of
from complexity.growth import Growth
from complexity.model import Assign, Binary, Block, Const, Expr, Name
from complexity.model.memory import remembered
from complexity.model.walk import names_in, statements_in, walk_expression

SETTING = frozenset({"|", "^", "&"})
FREE = Growth.constant()


def bitsets(ctx: Context, body: Block) -> dict[str, bool]:
    """Variables that the body changes bit by bit: by shifts that are no constants, or uncut ones.

    The value says whether a round shifts the variable itself.
    """
    return _bitsets(body) if ctx.program.language == "python" else {}


@remembered
def _bitsets(body: Block) -> dict[str, bool]:
    values: dict[str, list[Expr]] = {}
    for stmt in statements_in(body):
        if isinstance(stmt, Assign) and isinstance(stmt.target, Name):
            values.setdefault(stmt.target.id, []).append(stmt.value)
    return {
        name: any(_shifts_it(value, name) for value in assigned)
        for name, assigned in values.items()
        if all(_by_bits(value, name) for value in assigned) and _lengthened(assigned, name)
    }


def _lengthened(assigned: list[Expr], name: str) -> bool:
    if any(_shifts(value) for value in assigned if name in names_in(value)):
        return True
    shifted = any(_shifts_it(value, name) for value in assigned)
    return shifted and not any(_cuts(value, name) for value in assigned)


def _shifts(value: Expr) -> bool:
    """Whether a shift by more than a constant is part of it."""
    return any(
        isinstance(part, Binary) and part.op in ("<<", "**") and not isinstance(part.right, Const)
        for part in walk_expression(value)
    )


def _shifts_it(value: Expr, name: str) -> bool:
    return any(
        isinstance(part, Binary) and part.op == "<<" and name in names_in(part.left)
        for part in walk_expression(value)
    )


def _cuts(value: Expr, name: str) -> bool:
    """Whether a mask keeps the number short."""
    return any(
        isinstance(part, Binary) and part.op == "&" and name in names_in(part)
        for part in walk_expression(value)
    )


def _by_bits(value: Expr, name: str) -> bool:
    """Whether the variable enters the value through bits and shifts alone."""
    match value:
        case Name():
            return True
        case Binary(op=op, left=left, right=right) if op in SETTING:
            return _by_bits(left, name) and _by_bits(right, name)
        case Binary(op="<<" | ">>", left=left, right=amount):
            return _by_bits(left, name) and name not in names_in(amount)
        case _:
            return name not in names_in(value)


def bits_at_head(before: Num, after: Num, entry: str, trips: Num, shifted: bool) -> Num | None:
    """The set at the start of any round; None where its digits are not known.

    Shifted in every round it gains what a round adds as often as there are rounds, unless a mask
    cuts it. Else it has the digits of what is put in.
    """
    if after.digits is None:
        return None
    cut = [a for a in after.digits.arms if entry not in Growth(frozenset([a])).symbols]
    if cut:
        digits = Growth(frozenset(cut))
    else:
        digits = after.digits.substitute({entry: FREE})
        rounds = trips.magnitude() if shifted else FREE
        if rounds is None:
            return None
        digits = digits * rounds
    return replace(Num((), after.lower, None, after.kind), digits=bits_of(before) + digits)
