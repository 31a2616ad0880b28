"""Enumeration of subsets, and of both halves."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Counted,
    Each,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    Slice,
    Unary,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import (
    all_writes,
    calls_at,
    origins,
    recursive,
    touches,
    writes_in,
)
from tagging.shapes import linear
from tagging.view import Loop, Routine, Site, View, called_name


def _half(expr: Expr, routine: Routine, steps: int = 3) -> bool:
    """`n // 2`, `len(a) >> 1`, also by a name, and shifted by a constant in a few steps."""
    if steps == 0:
        return False
    for origin in origins(expr, routine, 2):
        match origin:
            case Binary(op="+" | "-", left=left, right=Const()) if _half(left, routine, steps - 1):
                return True
            case Binary(op="//" | ">>" | "/", right=Const(value=1 | 2), left=left):
                if not isinstance(left, Binary) or len(linear(left).terms) == 1:
                    return True
            case _:
                pass
    return False


def _halved_sources(expr: Expr, routine: Routine) -> bool:
    """An argument that is a half of the data: a slice up to or from the middle, or the middle."""
    if isinstance(expr, Name) and _dealt_out(expr, routine):
        return True
    for origin in origins(expr, routine, 2):
        for part in walk_expression(origin):
            if isinstance(part, Slice) and any(
                e is not None and _half(e, routine) for e in (part.lower, part.upper)
            ):
                return True
        if _half(origin, routine):
            return True
        match origin:
            case Binary(op="-", right=right) if _half(right, routine):
                return True
    return False


def _dealt_out(container: Name, routine: Routine) -> bool:
    """Elements go into it or into another container by their place before or behind the middle."""
    for site, call in calls_at(routine.sites, "push_back", "set_add"):
        target = call.args[0]
        tests = list(site.guards)
        if isinstance(target, Conditional) and container in (target.then, target.otherwise):
            tests = [target.test]
        elif target != container:
            continue
        for test in tests:
            if isinstance(test, Compare) and any(
                _half(s, routine) for s in (test.left, test.right)
            ):
                return True
    return False


def enumerators(view: View) -> frozenset[str]:
    """Names of routines that build all subsets or their sums."""
    return view.once("enumerators", _enumerators)


def _enumerators(view: View) -> frozenset[str]:
    found = set()
    for routine in view.routines:
        all_sizes = any(_combinations_of_all_sizes(w) for w in routine.loops)
        if all_sizes or any(_all_masks(w, routine) for w in routine.loops) or _doubles(routine):
            found.add(routine.name)
    for routine, sites in recursive(view):
        if len(sites) >= 2 or any(s.loops for s, _ in sites):
            stores = any(True for _ in calls_at(routine.sites, "push_back", "set_add")) or any(
                isinstance(w.target, Index) for w in writes_in(routine.sites)
            )
            steps = any(_steps(a, routine) for _, c in sites for a in c.args)
            if stores and steps:
                found.add(routine.name)
    return frozenset(found)


def _combinations_of_all_sizes(loop: Loop) -> bool:
    """`for r in range(n + 1): for c in combinations(a, r)`"""
    if not isinstance(loop.stmt, Each) or not loop.around:
        return False
    iterable = loop.stmt.iterable
    return (
        isinstance(iterable, Call)
        and iterable.op == "combinations"
        and len(iterable.args) > 1
        and touches(iterable.args[1], loop.around[-1].variables)
    )


def _steps(argument: Expr, routine: Routine) -> bool:
    match argument:
        case Binary(op="+" | "-", left=Name(id=name), right=Const(value=1)):
            return name in routine.params
        case _:
            return False


def _all_masks(loop: Loop, routine: Routine) -> bool:
    """`for mask in range(1 << n)` in which bits are looked at."""
    if not isinstance(loop.stmt, Counted):
        return False
    if not any(_power(o) for o in origins(loop.stmt.stop, routine, 1)):
        return False
    var = {loop.stmt.var}
    return any(
        isinstance(p, Binary) and p.op in ("&", ">>") and touches(p, var)
        for s in loop.sites
        for p in s.expressions()
    )


def _mask_loops(view: View) -> Iterator[int]:
    return (w.line for r in view.routines for w in r.loops if _all_masks(w, r))


def _power(expr: Expr) -> bool:
    return any(
        isinstance(p, Binary)
        and ((p.op == "<<" and p.left == Const(1)) or (p.op == "**" and p.left == Const(2)))
        for p in walk_expression(expr)
    )


def _doubles(routine: Routine) -> bool:
    """`sums += [s + x for s in sums]` and its relatives."""
    for site in routine.sites:
        match site.stmt:
            case Assign(target=target, value=Binary(op="+" | "|", left=left, right=right)):
                grown = [x for x in (left, right) if x != target]
                if (
                    target in (left, right)
                    and site.loops
                    and any(
                        target in list(walk_expression(x)) or _made_from(x, target, routine)
                        for x in grown
                    )
                    and not isinstance(grown[0] if grown else target, Name | Const | Index)
                ):
                    return True
            case _:
                pass
    for _, call in calls_at(routine.sites, "extend", "update", "merge"):
        if len(call.args) > 1 and call.args[0] in walk_expression(call.args[1]):
            return True
    for site in routine.sites:  # `for i in range(len(sums)): sums.append(sums[i] + x)`
        for _, call in calls_at((site,), "push_back"):
            if len(site.loops) >= 2 and isinstance(call.args[1], Binary):
                if call.args[0] in walk_expression(call.args[1]) and _over(site, call.args[0]):
                    return True
    return False


def _over(site: Site, container: Expr) -> bool:
    inner = site.loops[-1].stmt
    header = inner.stop if isinstance(inner, Counted) else getattr(inner, "iterable", Const(0))
    return any(container in walk_expression(o) for o in origins(header, site.routine, 1))


def _made_from(expr: Expr, target: Expr, routine: Routine) -> bool:
    return isinstance(expr, Name) and any(
        target in walk_expression(v) for v in routine.definitions.get(expr.id, [])
    )


def _half_enumerations(view: View) -> Iterator[int]:
    """Subsets of both halves of the data are built, each by itself."""
    for routine in view.routines:
        called = [
            (s, p)
            for s in routine.sites
            for p in s.expressions()
            if isinstance(p, Invoke)
            and called_name(p) in enumerators(view)
            and called_name(p) != routine.name
        ]
        halved = [s for s, c in called if any(_halved_sources(a, routine) for a in c.args)]
        if len({c for s, c in called if s in halved}) >= 2 or (
            len(halved) >= 1 and len({c for _, c in called}) >= 2
        ):
            yield halved[0].line
        yield from _doubled_halves(routine)
        branching = [
            (s, p)
            for s in routine.sites
            for p in s.expressions()
            if isinstance(p, Invoke)
            and called_name(p) in _branching(view)
            and called_name(p) != routine.name
        ]
        if len({called_name(c) for _, c in branching}) >= 2 and called:
            yield from (
                s.line for s, c in branching if any(_halved_sources(a, routine) for a in c.args)
            )
        loops = [
            w
            for w in routine.loops
            if _all_masks(w, routine)
            and isinstance(w.stmt, Counted)
            and _half_power(w.stmt.stop, routine)
        ]
        if len(loops) >= 2:
            yield from (w.line for w in loops)


def _branching(view: View) -> frozenset[str]:
    """Routines that take or leave one thing after the other."""
    return view.once("branching routines", lambda v: frozenset(
        r.name for r, sites in recursive(v)
        if len(sites) >= 2 and sum(any(_steps(a, r) for a in c.args) for _, c in sites) >= 2
    ))  # fmt: skip


def _doubled_halves(routine: Routine) -> Iterator[int]:
    """Two lists of sums that double, each in a loop over one half."""
    found: dict[Expr, int] = {}
    for site in routine.sites:
        match site.stmt:
            case Assign(target=target, value=Binary(op="+" | "|", left=a, right=b)) if site.loops:
                grown = b if a == target else a
                doubled = target in (a, b) and (
                    target in walk_expression(grown) or _made_from(grown, target, routine)
                )
                over = [w.stmt.iterable for w in site.loops if isinstance(w.stmt, Each)]
                if doubled and any(_halved_sources(o, routine) for o in over):
                    found[target] = site.line
            case _:
                pass
    if len(found) >= 2:
        yield from found.values()


def _half_power(stop: Expr, routine: Routine) -> bool:
    for origin in origins(stop, routine, 1):
        for part in walk_expression(origin):
            match part:
                case Binary(op="<<" | "**", right=right):
                    if _half(right, routine) or _halved_sources(right, routine):
                        return True
                    sizes = {
                        o.args[0]
                        for o in origins(right, routine, 2)
                        if isinstance(o, Call) and o.op == "len"
                    }
                    if any(_halved_sources(z, routine) for z in sizes):
                        return True
                case _:
                    pass
    return False


def _pair_sums(view: View) -> Iterator[int]:
    """Sums of pairs from two sequences are counted, and looked up by those of two others."""
    counted: set[Expr] = set()
    for write in all_writes(view):
        if (
            isinstance(write.target, Index)
            and isinstance(write.target.base, Name | Field)
            and len(write.site.loops) >= 2
        ):
            for origin in origins(write.target.index, write.site.routine, 1):
                if (
                    isinstance(origin, Binary)
                    and origin.op == "+"
                    and _from_both(origin, write.site.loops)
                ):
                    counted.add(write.target.base)
    for site in view.sites:
        if len(site.loops) < 2:
            continue
        for part in site.expressions():
            match part:
                case Call(op="get" | "contains" | "find" | "count_of", args=(base, key, *_)):
                    pass
                case Index(base=base, index=key):
                    pass
                case _:
                    continue
            if base in counted and any(
                (isinstance(o, Binary) and o.op == "-" and _from_both(o, site.loops))
                or (not isinstance(o, Binary) and _negated(o, site.loops))
                for o in origins(key, site.routine, 1)
            ):
                yield site.line


def _from_both(expr: Expr, loops: tuple[Loop, ...]) -> bool:
    if not isinstance(expr, Binary | Unary):
        return False
    elements = [w for w in loops if any(_element(p, w) for p in walk_expression(expr))]
    return len(elements) >= 2


def _element(part: Expr, loop: Loop) -> bool:
    """An element of what the loop goes over, not its position."""
    if isinstance(part, Index):
        return touches(part.index, loop.variables)
    return isinstance(loop.stmt, Each) and isinstance(part, Name) and part.id in loop.variables


def _negated(expr: Expr, loops: tuple[Loop, ...]) -> bool:
    return not isinstance(expr, Name) and _from_both(expr, loops) and not isinstance(expr, Compare)


FACTS = {
    "half_enumeration": Fact("all subsets of each half are built", _half_enumerations),
    "all_masks": Fact("all masks are gone through and their bits looked at", _mask_loops),
    "pair_sums": Fact("sums of pairs are looked up by sums of other pairs", _pair_sums),
}
