"""Whether the state assumed at a loop's head holds after one more round.

The first round shows by how much lengths and numbers grow; a later round may add more, when what
it adds depends on what has grown (a set that is doubled, a table of sums). Then the head is
corrected once with the larger step, and given up where that does not hold either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from complexity.analysis.poly import ZERO, Poly
from complexity.analysis.state import State
from complexity.analysis.values import Num, Obj, Tup, Value, add, multiply
from complexity.growth import Yes, compare


@dataclass(frozen=True, slots=True)
class Course:
    """One number at the start, after the first round, at the assumed head, and a round later."""

    before: Num
    first: Num
    head: Num
    after: Num


def corrected(
    before: State, first: State, head: State, after: State, trips: Num, last: bool
) -> State | None:
    """A better head, None when the present one holds; `last` gives up instead of correcting."""
    state = head.copy()
    changed = False
    for id_, obj in after.heap.items():
        known = [s.heap.get(id_) for s in (before, first, head)]
        old, one, mine = known
        if old is None or one is None or mine is None:
            continue
        fixed = _object(old, one, mine, obj, trips, last)
        if fixed is not mine:
            state.heap[id_] = fixed
            changed = True
    return state if changed else None


def _object(old: Obj, one: Obj, mine: Obj, later: Obj, trips: Num, last: bool) -> Obj:
    if mine.shared and _covered(mine.length, later.length):
        length = mine.length  # the longest of many: joined, not added up
    else:
        length = _number(Course(old.length, one.length, mine.length, later.length), trips, last)
    total = mine.total
    if old.total and one.total and mine.total and later.total:
        total = _number(Course(old.total, one.total, mine.total, later.total), trips, last)
    element = _value(old.element, one.element, mine.element, later.element, trips, last)
    fields = tuple(
        (name, _value(old.field(name), one.field(name), value, later.field(name), trips, last))
        for name, value in mine.fields
    )
    same = (
        length is mine.length
        and total is mine.total
        and element is mine.element
        and all(a is b for (_, a), (_, b) in zip(fields, mine.fields, strict=True))
    )
    if same:
        return mine
    kept = tuple((n, v) for n, v in fields if v is not None)
    return replace(mine, length=length, total=total, element=element, fields=kept)


def _value(
    old: Value | None,
    one: Value | None,
    mine: Value | None,
    later: Value | None,
    trips: Num,
    last: bool,
) -> Value | None:
    if isinstance(mine, Num) and isinstance(later, Num):
        if isinstance(old, Num) and isinstance(one, Num):
            return _number(Course(old, one, mine, later), trips, last)
        return mine if later == mine else Num(kind=mine.kind)
    if isinstance(mine, Tup) and isinstance(later, Tup) and len(mine.items) == len(later.items):
        olds = old.items if isinstance(old, Tup) else mine.items
        ones = one.items if isinstance(one, Tup) else mine.items
        if len(olds) != len(mine.items) or len(ones) != len(mine.items):
            return mine
        items = [
            _value(a, b, c, d, trips, last)
            for a, b, c, d in zip(olds, ones, mine.items, later.items, strict=True)
        ]
        if all(a is b for a, b in zip(items, mine.items, strict=True)):
            return mine
        return Tup(tuple(i for i in items if i is not None))
    return mine


def _number(seen: Course, trips: Num, last: bool) -> Num:
    """The head's bounds where a further round keeps to them, else corrected or unknown."""
    if seen.head == seen.after or seen.head.magnitude() is None:
        return seen.head
    step, later = _step(seen.before, seen.first), _step(seen.head, seen.after)
    if step is not None and later is not None:
        if (step - later).never_negative:
            return seen.head
        if not last and seen.before.upper:
            grown = add(Num(seen.before.upper[:1]), multiply(trips, Num.exact(later.rising())))
            return Num(grown.upper, (ZERO,), grown.size, seen.head.kind)
    elif _covered(seen.head, seen.after):
        return seen.head
    return Num(lower=(ZERO,) if seen.head.not_negative else (), kind=seen.head.kind)


def _step(start: Num, end: Num) -> Poly | None:
    """What a round adds at most."""
    if not start.upper or not end.upper:
        return None
    return min((e - s for e in end.upper for s in start.upper), key=lambda p: len(p.terms))


def _covered(head: Num, after: Num) -> bool:
    mine, other = head.magnitude(), after.magnitude()
    if mine is None or other is None:
        return mine is None
    return isinstance(compare(other, mine), Yes)
