"""Transforms: butterflies of sums and differences, and the roots that turn them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from complexity.model import (
    Binary,
    Call,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    Unary,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import Write, all_writes, base_of, origins
from tagging.view import Routine, View, called_name

_CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Butterfly:
    """`a[i], a[i + h] = u + v, u - v`: the two writes, and whether one of u and v was turned
    by a product, and whether that is under a modulus."""

    first: Write
    second: Write
    turned: bool
    modular: bool


def butterflies(view: View) -> list[Butterfly]:
    return view.once("butterflies", lambda v: list(_butterflies(v)))


def _butterflies(view: View) -> Iterator[Butterfly]:
    blocks: dict[int, list[Write]] = {}
    for write in all_writes(view):
        if isinstance(write.target, Index) and write.site.loops:
            blocks.setdefault(id(write.site.block), []).append(write)
    for found in blocks.values():
        for a in found:
            for b in found:
                if a.target != b.target and base_of(a.target) == base_of(b.target):
                    yield from _pair(a, b)


def _pair(a: Write, b: Write) -> Iterator[Butterfly]:
    """The same two things are added for one place and subtracted for the other."""
    routine = a.site.routine
    if isinstance(a.value, Invoke) and isinstance(b.value, Invoke):
        if called_name(a.value) == called_name(b.value):
            return
    sums = set(_operands(a.value, "+", routine))
    for left, right in _operands(b.value, "-", routine):
        if (left, right) in sums or (right, left) in sums:
            parts = [o for x in (left, right) for o in origins(x, routine, 2)]
            parts += [p for v in (a.value, b.value) for p in walk_expression(v)]
            products = [p for o in parts for p in walk_expression(o) if _product(p)]
            modular = any(
                isinstance(p, Binary) and p.op == "%" for o in parts for p in walk_expression(o)
            )
            yield Butterfly(a, b, bool(products), modular)
            return


def _operands(value: Expr, op: str, routine: Routine) -> Iterator[tuple[Expr, Expr]]:
    """What is added or subtracted, a reduction by a modulus around it left aside."""
    for origin in origins(value, routine, 1):
        for part in walk_expression(origin):
            match part:
                case Binary(op=found, left=left, right=right) if found == op:
                    if not isinstance(left, Const) and not isinstance(right, Const):
                        yield left, right
                case Invoke(args=(left, right)):  # `add(u, v)`, `sub(u, v)`
                    yield left, right
                case Invoke(target=Field(base=left, name=name), args=(right,)) if (
                    name == f"operator{op}"
                ):
                    yield left, right
                case _:
                    pass


def _product(part: Expr) -> bool:
    match part:
        case Binary(op="*", left=left, right=right):
            return not isinstance(left, Const) and not isinstance(right, Const)
        case Invoke(target=Field(name="operator*"), args=(_,)) | Invoke(args=(_, _)):
            return True
        case _:
            return False


def _roots_of_unity(view: View) -> Iterator[int]:
    """A library function of π, which is 3.14…, the arc of -1, or a field of a module."""
    if not butterflies(view):
        return
    for site in view.sites:
        for part in site.expressions():
            called = (isinstance(part, Call) and part.op == "math") or isinstance(part, Invoke)
            if called and any(_is_pi(p, site.routine, view) for p in walk_expression(part)):
                yield site.line


def _is_pi(part: Expr, routine: Routine, view: View) -> bool:
    values = list(origins(part, routine, 3))
    if isinstance(part, Name):
        values += [v for r in view.routines for v in r.definitions.get(part.id, [])]
    return any(_pi(p) for v in values for p in walk_expression(v))


def _pi(part: Expr) -> bool:
    match part:
        case Const(value=float(value)):
            return min(abs(value - math.pi), abs(value - 2 * math.pi)) < _CLOSE
        case Call(op="math", args=(Unary(op="-", operand=Const(value=1)) | Const(value=-1),)):
            return True
        case Field(name="pi" | "tau"):
            return True
        case _:
            return False


FACTS = {
    "butterfly": Fact(
        "sums and differences of the same two values go to two places",
        lambda v: (b.first.line for b in butterflies(v)),
    ),
    "complex_butterfly": Fact(
        "sums and differences with a turned value go to two places",
        lambda v: (b.first.line for b in butterflies(v) if b.turned and not b.modular),
    ),
    "modular_butterfly": Fact(
        "sums and differences with a multiplied value, under a modulus, go to two places",
        lambda v: (b.first.line for b in butterflies(v) if b.turned and b.modular),
    ),
    "root_of_unity": Fact("a root of unity is computed from π", _roots_of_unity),
}
