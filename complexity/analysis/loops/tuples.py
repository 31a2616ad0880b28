"""Tuples that a loop makes longer: `t += (x,)`. From then on they count as sequences."""

from __future__ import annotations

from complexity.analysis.contents.elements import new_container, summary_element
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Tup
from complexity.model import Assign, Binary, Kind, Name, Stmt, statements_in


def loosen_tuples(ctx: Context, loop: Stmt) -> None:
    """Make sequences of the tuples to which the loop adds, as their lengths are not fixed."""
    for stmt, name in ctx.tables.fact(loop, _lengthened):
        key = (ctx.frame_of(name), name)
        value = ctx.state.variables.get(key)
        if isinstance(value, Tup):
            length, element = Num.constant(len(value.items)), summary_element(ctx, value)
            ctx.state.variables[key] = new_container(ctx, stmt, Kind.TUPLE, length, element)


def _lengthened(loop: Stmt) -> list[tuple[Assign, str]]:
    found: list[tuple[Assign, str]] = []
    for stmt in statements_in((loop,)):
        match stmt:
            case Assign(target=Name(id=name), value=Binary(op="+", left=left, right=right)):
                if Name(name) in (left, right):
                    found.append((stmt, name))
            case _:
                pass
    return found
