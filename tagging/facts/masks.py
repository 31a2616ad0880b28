"""Tables over sets that are kept as masks."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Const,
    Counted,
    Each,
    Expr,
    Index,
    Name,
    Unary,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    ingredients,
    origins,
    recursive,
    tests_of,
    touches,
    writes_in,
)
from tagging.facts.tables import kept_tables
from tagging.shapes import indices, rows, substituted
from tagging.view import Loop, Routine, View


def _with_bit(expr: Expr, routine: Routine) -> Expr | None:
    """The mask of `mask | 1 << j`, `mask ^ 1 << j`, `mask + (1 << j)`, `mask & ~(1 << j)`."""
    for origin in origins(expr, routine, 2):
        match origin:
            case Binary(op="|" | "^" | "+" | "-" as op, left=a, right=b):
                for mask, bit in ((a, b), (b, a)):
                    if _bit(bit, routine) and (op in "|^" or _bits_tested(mask, routine)):
                        return mask
            case Binary(op="&", left=a, right=Unary(op="~", operand=b)):
                if _bit(b, routine):
                    return a
            case Binary(op="&", left=a, right=Binary(op="-", left=b, right=Const(value=1))):
                if a == b:
                    return a
            case _:
                pass
    return None


def _bits_tested(mask: Expr, routine: Routine) -> bool:
    """Whether single bits of the mask are asked for: a sum with a power of two may be a place."""
    for test in tests_of(routine.sites):
        for part in walk_expression(test):
            match part:
                case Binary(op="&", left=a, right=b):
                    for x, y in ((a, b), (b, a)):
                        if x == mask and _bit(y, routine):
                            return True
                        if isinstance(x, Binary) and x.op == ">>" and y == Const(1):
                            if mask in walk_expression(x.left):
                                return True
                case _:
                    pass
    return False


def _bit(expr: Expr, routine: Routine) -> bool:
    for origin in origins(expr, routine, 1):
        match origin:
            case Binary(op="<<", left=Const(value=1)) | Binary(op="**", left=Const(value=2)):
                return True
            case Binary(op="&", left=a, right=Unary(op="-", operand=b)) if a == b:
                return True
            case _:
                pass
    return False


def _mask_steps(view: View) -> Iterator[int]:
    """A table over sets: an entry follows from the set with one member more or less."""
    for write in all_writes(view):
        if not isinstance(write.target, Index) or not write.site.loops:
            continue
        routine = write.site.routine
        if not routine.once("single bits", _has_bits):
            continue
        table = base_of(write.target)
        goal = indices(write.target)
        names = rows(routine)
        pools = [write.value, *write.site.conditions]
        sources = [
            q
            for v in pools
            for n in ingredients(v, routine)
            for q in walk_expression(substituted(n, names))
            if isinstance(q, Index) and base_of(q) == table
        ]
        if any(_neighbouring_sets(goal, indices(s), write, routine) for s in sources):
            yield write.line
    for routine, found in recursive(view):
        if routine.memoised or kept_tables(routine) or _memo_map(routine):
            params = set(routine.params)
            for _, call in found:
                grown = [_with_bit(a, routine) for a in call.args]
                if any(isinstance(g, Name) and g.id in params for g in grown):
                    yield routine.line


def _has_bits(routine: Routine) -> bool:
    """Whether a power of two or a lowest bit is written anywhere."""
    return any(
        isinstance(p, Binary) and p.op in ("<<", "**", "&")
        for s in routine.sites for p in s.expressions()
    )  # fmt: skip


def _memo_map(routine: Routine) -> bool:
    """A map that the routine writes at its own arguments and returns from."""
    params = set(routine.params)
    kept = {
        base_of(w.target)
        for w in writes_in(routine.sites)
        if isinstance(w.target, Index) and touches(w.target, params)
    }
    return any(
        base_of(p) in kept
        for s in routine.sites
        for p in s.expressions()
        if isinstance(p, Index) and touches(p, params) and type(s.stmt).__name__ == "Return"
    )


def _neighbouring_sets(
    goal: tuple[Expr, ...], source: tuple[Expr, ...], write: Write, routine: Routine
) -> bool:
    if len(goal) != len(source):
        return False
    for a, b in zip(goal, source, strict=True):
        if a == b:
            continue
        if _with_bit(a, routine) == b or _with_bit(b, routine) == a:
            return _masks_outside(write, names_in(a) | names_in(b))
        if _same_mask(a, b, routine):
            return _masks_outside(write, names_in(a) | names_in(b))
    return False


def _same_mask(a: Expr, b: Expr, routine: Routine) -> bool:
    """One is the other with a bit, after names are followed."""
    for x, y in ((a, b), (b, a)):
        grown = _with_bit(x, routine)
        if grown is not None and grown in origins(y, routine, 1):
            return True
    return False


def _masks_outside(write: Write, names: frozenset[str]) -> bool:
    """Sets in the outer loop, members in the inner: the other order adds up over subsets."""
    loops = write.site.loops
    masks = [
        k
        for k, w in enumerate(loops)
        if w.variables & names and (isinstance(w.stmt, Each) or _whole(w, write.site.routine))
    ]
    return not masks or len(loops) == 1 or masks[0] < len(loops) - 1 or len(loops) - masks[0] > 1


def _whole(loop: Loop, routine: Routine) -> bool:
    if not isinstance(loop.stmt, Counted):
        return False
    ends = (*origins(loop.stmt.stop, routine, 1), *origins(loop.stmt.start, routine, 1))
    return any(_bit(p, routine) for e in ends for p in walk_expression(e))


def _submask_tables(view: View) -> Iterator[int]:
    """`for sub = mask; sub; sub = (sub - 1) & mask`"""
    for routine in view.routines:
        for loop in routine.loops:
            for write in writes_in(loop.sites):
                match write.value:
                    case Binary(op="&", left=a, right=b):
                        for x in (a, b):
                            if x == Binary("-", write.target, Const(1)):
                                if a != b and write.target not in (a, b):
                                    yield loop.line
                    case _:
                        pass


def _subset_sums(view: View) -> Iterator[int]:
    """For each member, every set takes over from the set without it."""
    for write in all_writes(view):
        if len(write.site.loops) < 2 or not isinstance(write.target, Index):
            continue
        routine = write.site.routine
        inner, outer = write.site.loops[-1], write.site.loops[-2]
        if not inner.variables & names_in(write.target) or not _whole(inner, routine):
            continue
        for part in walk_expression(write.value):
            if isinstance(part, Index) and base_of(part) == base_of(write.target):
                for a, b in zip(indices(write.target), indices(part), strict=False):
                    if a != b and (_with_bit(b, routine) == a or _with_bit(a, routine) == b):
                        if touches(b, outer.variables) or touches(a, outer.variables):
                            if not touches(part, set()) and write.target in walk_expression(
                                write.value
                            ):
                                yield write.line


FACTS = {
    "mask_step": Fact("an entry for a set follows from a set with one member more", _mask_steps),
    "submask_loop": Fact("all subsets of a set are gone through", _submask_tables),
    "subset_sums": Fact(
        "for each member every set takes over from the set without it", _subset_sums
    ),
}
