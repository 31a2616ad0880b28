"""Whether the state assumed at a loop's head holds after one more round.

The first round shows by how much lengths and numbers grow; a later round may add more, when what
it adds depends on what has grown (a set that is doubled, a table of sums). Then the head is
corrected once with the larger step, and given up where that does not hold either.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from complexity.analysis.loops.finals import Replaced
from complexity.analysis.values.abstract import Num, Obj, Tup, Value, add, join_numbers, repeated
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.state import State
from complexity.growth import Yes, compare

Used = dict[int, dict[str, Poly]]
"""By object and part: the step that a correction took."""


@dataclass(frozen=True, slots=True)
class Course:
    """One number at the start, after the first round, at the assumed head, and a round later."""

    before: Num
    first: Num
    head: Num
    after: Num


def corrected(
    before: State,
    first: State,
    head: State,
    after: State,
    trips: Num,
    used: Used,
    replaced: Mapping[int, Replaced] = MappingProxyType({}),
) -> State | None:
    """A better head, None when the present one holds.

    `used` keeps the larger steps that an earlier correction took: what outgrows those as well is
    given up. `replaced` tells of containers that a round puts in the place of a variable's.
    """
    state = head.copy()
    changed = False
    for id_, obj in after.heap.items():
        known = [s.heap.get(id_) for s in (before, first, head)]
        old, one, mine = known
        place = id_
        if id_ in replaced:
            found = replaced[id_]
            place, mine = found.place, head.heap.get(found.place)
            old, one = replace(obj, length=found.before), replace(obj, length=found.later)
            taken = used.setdefault(place, {})
            if found.summed is not None and mine is not None and "summed" not in taken:
                if not _within(obj.length, mine.length):
                    taken["summed"] = ZERO
                    for at in (place, id_):
                        state.heap[at] = replace(head.heap[at], length=found.summed)
                    changed = True
                continue
        if old is None or one is None or mine is None or (old is one is mine is obj):
            continue
        fixed = _object(old, one, mine, obj, trips, used.setdefault(id_, {}))
        if fixed is not mine:
            state.heap[place] = fixed
            if place != id_:
                state.heap[id_] = replace(head.heap[id_], length=fixed.length)
            changed = True
    return state if changed else None


def _object(old: Obj, one: Obj, mine: Obj, later: Obj, trips: Num, used: dict[str, Poly]) -> Obj:
    course = Course(old.length, one.length, mine.length, later.length)
    if mine.shared:
        length = _longest(course, trips, used)
    else:
        length = _number(course, trips, used, "length")
    total = mine.total
    if old.total and one.total and mine.total and later.total:
        course = Course(old.total, one.total, mine.total, later.total)
        total = _number(course, trips, used, "total")
    entries = mine.entries
    if old.entries and one.entries and mine.entries and later.entries:
        course = Course(old.entries, one.entries, mine.entries, later.entries)
        entries = _number(course, trips, used, "entries")
    elif mine.entries and not later.entries:
        entries = None
    values = (old.element, one.element, mine.element, later.element)
    element = _value(values, trips, used, "element")
    fields = tuple(
        (n, _value((old.field(n), one.field(n), v, later.field(n)), trips, used, f".{n}"))
        for n, v in mine.fields
    )
    same = (
        length is mine.length
        and total is mine.total
        and entries is mine.entries
        and element is mine.element
        and all(a is b for (_, a), (_, b) in zip(fields, mine.fields, strict=True))
    )
    if same:
        return mine
    kept = tuple((n, v) for n, v in fields if v is not None)
    return replace(mine, length=length, total=total, entries=entries, element=element, fields=kept)


def _longest(seen: Course, trips: Num, used: dict[str, Poly]) -> Num:
    """The length of the longest of many: joined with that of a new one, not added up."""
    if _within(seen.after, seen.head) or (
        not (seen.head.upper and seen.after.upper) and _covered(seen.head, seen.after)
    ):
        return seen.head
    first, later = _step(seen.before, seen.first), _step(seen.head, seen.after)
    if first is not None and later is not None and (first - later).never_negative:
        return seen.head
    if "joined" not in used:
        used["joined"] = ZERO
        return join_numbers([seen.head, seen.after])
    return _number(seen, trips, used, "length")


def _within(inner: Num, outer: Num) -> bool:
    """Whether a bound of the inner number is at most one of the outer's, as values."""
    return any((o - i).never_negative for o in outer.upper for i in inner.upper)


Four = tuple[Value | None, Value | None, Value | None, Value | None]


def _value(seen: Four, trips: Num, used: dict[str, Poly], key: str) -> Value | None:
    old, one, mine, later = seen
    if isinstance(mine, Num) and isinstance(later, Num):
        if isinstance(old, Num) and isinstance(one, Num):
            return _number(Course(old, one, mine, later), trips, used, key)
        return mine if later == mine else Num(kind=mine.kind)
    if not (isinstance(mine, Tup) and isinstance(later, Tup)):
        return mine
    parts = [v.items if isinstance(v, Tup) else mine.items for v in (old, one, mine, later)]
    if len({len(p) for p in parts}) != 1:
        return mine
    items = [
        _value((a, b, c, d), trips, used, f"{key}[{i}]")
        for i, (a, b, c, d) in enumerate(zip(*parts, strict=True))
    ]
    if all(a is b for a, b in zip(items, mine.items, strict=True)):
        return mine
    return Tup(tuple(i for i in items if i is not None))


def _number(seen: Course, trips: Num, used: dict[str, Poly], key: str) -> Num:
    """The head's bounds where a further round keeps to them, else corrected or unknown."""
    if seen.head == seen.after or seen.head.magnitude() is None:
        return seen.head
    later = _step(seen.head, seen.after)
    step = used.get(key) or _step(seen.before, seen.first)
    if step is not None and later is not None:
        if (step - later).never_negative:
            return seen.head
        if key in used and isinstance(compare(later.growth(), step.growth()), Yes):
            return seen.head
        if key not in used and seen.before.upper:
            used[key] = later.rising()
            grown = add(Num(seen.before.upper[:1]), repeated(trips, later.rising()))
            return Num(grown.upper, (ZERO,), grown.size, seen.head.kind)
    elif _covered(seen.head, seen.after):
        return seen.head
    elif key not in used and (sized := _sized_once(seen, trips)) is not None:
        used[key] = ZERO
        return sized
    return Num(lower=(ZERO,) if seen.head.not_negative else (), kind=seen.head.kind)


def _sized_once(seen: Course, trips: Num) -> Num | None:
    """As much as the later round left, added as often as there are rounds; to be checked again."""
    start, later, rounds = (n.magnitude() for n in (seen.before, seen.after, trips))
    if start is None or later is None or rounds is None:
        return None
    return Num.sized(start + later * rounds, seen.head.kind)


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
