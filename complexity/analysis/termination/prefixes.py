"""The Z function: `while i + z[i] < n and s[z[i]] == s[i + z[i]]: z[i] += 1`.

Where z[i] starts at the smaller of z[i - l] and what is left of the window up to r, a comparison
that succeeds reaches beyond r, and the window then ends there: no more than n succeed in all
(Gusfield 1997, section 1.4).
"""

from __future__ import annotations

from complexity.analysis.context import Context
from complexity.analysis.termination.guards import conjuncts
from complexity.analysis.termination.ranking import Ranking
from complexity.analysis.values.abstract import Num
from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Const,
    Expr,
    If,
    Index,
    Name,
    While,
    statements_in,
)
from complexity.model.effects import assigned_names


def prefix_matches(ctx: Context, loop: While) -> Ranking | None:
    """The inner loop of the Z function, over all rounds of the loop around."""
    outer = ctx.loops[-1] if ctx.loops else None
    if outer is None or outer.frame != ctx.frame or len(loop.body) != 1 or loop.step:
        return None
    step = loop.body[0]
    if not (isinstance(step, Assign) and step.value == Binary("+", step.target, Const(1))):
        return None
    place = step.target
    if not (isinstance(place, Index) and isinstance(place.base, Name)):
        return None
    if not isinstance(place.index, Name) or not _compares(loop.test, place):
        return None
    position = next((p for p, s in enumerate(outer.body) if s is loop), None)
    if position is None:
        return None
    window = _window(outer.body[position + 1 :], place)
    if window is None or not _starts_inside(outer.body[:position], place, *window):
        return None
    if _stored_elsewhere(outer.body, place, window):
        return None
    reason = "a comparison that succeeds moves the window's end, which never goes back"
    size = ctx.length_size(ctx.seen(place.base), "the table of matches")
    return Ranking(Num.sized(size), size, reason, scope=outer.id)


def _compares(test: Expr, place: Index) -> bool:
    """`s[z[i]] == s[i + z[i]]` among the tests."""
    ahead = (Binary("+", place.index, place), Binary("+", place, place.index))
    for part in conjuncts(test):
        match part:
            case Compare(op="==", left=Index(base=a, index=x), right=Index(base=b, index=y)):
                if (
                    a == b
                    and isinstance(a, Name)
                    and ((x == place and y in ahead) or (y == place and x in ahead))
                ):
                    return True
            case _:
                pass
    return False


def _window(rest: Block, place: Index) -> tuple[str, str] | None:
    """l and r of `if i + z[i] > r: l, r = i, i + z[i]` (or one less for an end inside)."""
    for stmt in rest:
        if not (isinstance(stmt, If) and not stmt.otherwise):
            continue
        match stmt.test:
            case (
                Compare(op=">" | ">=", left=end, right=Name(id=r))
                | Compare(op="<" | "<=", left=Name(id=r), right=end)
            ):
                pass
            case _:
                continue
        stores = dict(_pairs(stmt.then))
        left = [name for name, value in stores.items() if value == place.index]
        if _is_end(end, place) and stores.get(r) == end and len(left) == 1 and len(stores) == 2:
            return left[0], r
    return None


def _pairs(block: Block) -> list[tuple[str, Expr]]:
    found: list[tuple[str, Expr]] = []
    for stmt in block:
        match stmt:
            case Assign(target=Name(id=name), value=value):
                found.append((name, value))
            case Assign(target=Collection(items=targets), value=Collection(items=values)):
                pairs = zip(targets, values, strict=False)
                found += [(t.id, v) for t, v in pairs if isinstance(t, Name)]
            case _:
                pass
    return found


def _is_end(end: Expr, place: Index) -> bool:
    if isinstance(end, Binary) and end.op == "-" and end.right == Const(1):
        end = end.left
    return end in (Binary("+", place.index, place), Binary("+", place, place.index))


def _starts_inside(before: Block, place: Index, left: str, right: str) -> bool:
    """`if i < r: z[i] = min(r - i, z[i - l])`: the start is known from the window."""
    for stmt in before:
        if not isinstance(stmt, If) or stmt.otherwise or len(stmt.then) != 1:
            continue
        match stmt.test:
            case Compare(op="<" | "<=", left=inside, right=Name(id=r)) if inside == place.index:
                pass
            case Compare(op=">" | ">=", left=Name(id=r), right=inside) if inside == place.index:
                pass
            case _:
                continue
        match stmt.then[0]:
            case Assign(target=target, value=Call(op="min", args=args)) if target == place:
                mirrored = Index(place.base, Binary("-", place.index, Name(left)))
                room = Binary("-", Name(right), place.index)
                rooms = (room, Binary("+", room, Const(1)))
                if r == right and mirrored in args and any(a in rooms for a in args):
                    return True
            case _:
                pass
    return False


def _stored_elsewhere(body: Block, place: Index, window: tuple[str, str]) -> bool:
    """Whether anything but the pattern stores into the table or moves the window."""
    stores = [s for s in statements_in(body) if isinstance(s, Assign)]
    table = [s for s in stores if isinstance(s.target, Index) and s.target.base == place.base]
    moves = [s for s in stores if assigned_names((s,)) & set(window)]
    return len(table) != 2 or len(moves) > 2
