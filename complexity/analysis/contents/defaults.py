"""What a declared type says about a container's elements before anything is stored."""

from __future__ import annotations

from dataclasses import replace

from complexity.analysis.contents.elements import new_container
from complexity.analysis.context import Context
from complexity.analysis.values.abstract import Num, Obj, Ref, Value
from complexity.model import Kind, Type

NUMBERS = frozenset({Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR})
DEEPEST = 4


def declared_type(ctx: Context, name: str) -> Type | None:
    """The declared type of a variable, where the language has declarations."""
    if ctx.program.language != "cpp":
        return None
    places = [ctx.calls[-1].function.locals] if ctx.calls else [ctx.program.locals]
    for table in (*places, ctx.program.globals):
        for known, type_ in table:
            if known == name:
                return type_
    return None


def give_element(ctx: Context, name: str, value: Value) -> None:
    """An empty container of containers has elements of its declared type."""
    obj = ctx.obj(value)
    type_ = declared_type(ctx, name)
    if obj is None or not isinstance(value, Ref) or obj.element is not None or type_ is None:
        return
    if not type_.is_container or obj.kind is Kind.STR:
        return
    element = default_value(ctx, type_.value, (value.id, 0))
    if isinstance(element, Ref):
        inner = ctx.state.heap[element.id]
        ctx.put(element, replace(inner, shared=True, total=Num.constant(0)))
    if element is not None:
        ctx.put(value, replace(ctx.state.heap[value.id], element=element))


def default_value(ctx: Context, type_: Type, site: tuple[int, int]) -> Value | None:
    """A value of the type as its default constructor makes it; None where that is not known."""
    if type_.kind in NUMBERS:
        return Num.constant(0)
    if not type_.is_container or site[1] > DEEPEST:
        return None
    node = ctx.places.setdefault((-2 - site[0], site[1]), object())
    element = default_value(ctx, type_.value, (site[0], site[1] + 1))
    kind = Kind.LIST if type_.kind is Kind.ARRAY else type_.kind
    if kind is Kind.STR:
        return ctx.allocate(node, Obj(Kind.STR, Num.constant(0)))
    return new_container(ctx, node, kind, Num.constant(0), element)
