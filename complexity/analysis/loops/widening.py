"""What holds in every round of a loop: the state at its head, from one symbolic round."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from complexity.analysis.context import Context
from complexity.analysis.loops.bitsets import bits_at_head
from complexity.analysis.loops.exchanges import exchanged
from complexity.analysis.loops.finals import Finals, Key, Replaced, exact_end
from complexity.analysis.loops.heads import NO_BITS
from complexity.analysis.loops.hulls import hull_of
from complexity.analysis.values.abstract import (
    Num,
    Obj,
    Ref,
    Tup,
    Value,
    add,
    join_numbers,
    multiply,
    repeated,
)
from complexity.analysis.values.arithmetic import power
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.state import State, join_values
from complexity.growth import Growth, log
from complexity.model import Kind


def widened(
    ctx: Context,
    before: State,
    after: State,
    entries: dict[Key, str],
    trips: Num,
    ends: frozenset[str] = frozenset(),
    bits: Mapping[str, bool] = NO_BITS,
) -> tuple[State, Finals]:
    """The state that covers the start of every round, and what steady movers are at the end.

    `ends` are variables of this frame that stay within the hull of their first values, `bits`
    those that are sets of bits, and whether a round shifts them.
    """
    hull = hull_of(ctx, before, ends)
    state = before.copy()
    symbols = frozenset(entries.values())
    finals = Finals()
    handed = exchanged(before, after, entries, trips)
    _widen_heap(ctx, before, after, state, symbols, trips, finals)
    for key, value in after.variables.items():
        old_value = before.variables.get(key)
        if old_value is None:
            if not (isinstance(value, Num) and value.symbols & symbols):
                state.variables[key] = value
            continue
        if key in entries and isinstance(old_value, Num) and isinstance(value, Num):
            if key[1] in bits:
                mixed = bits_at_head(old_value, value, entries[key], trips, bits[key[1]])
            else:
                mixed = hull.get(key) or _averaged(before, value, entries)
            number, end = mixed, None
            if number is None:
                number, end = _moving(old_value, value, entries[key], symbols, trips)
            state.variables[key] = number
            if end is not None:
                finals.numbers[key] = end
        elif key in entries and isinstance(old_value, Ref) and isinstance(value, Ref):
            lengths = (before.heap[old_value.id].length, after.heap[value.id].length)
            entry = entries[key]
            place = ctx.stand_ins[entry]
            if lengths[1].form == Poly.symbol(entry):
                _at_head(old_value, place, lengths[0], trips, state)
                state.variables[key] = old_value
            else:
                one_later = _after_one(*lengths, entry, symbols)
                length = handed.get(key) or number_at_head(*lengths, entry, symbols, trips)[0]
                guess = key not in handed and lengths[1].form is None and one_later.upper
                summed = length if guess and not one_later.symbols & symbols else None
                finals.replaced[value.id] = Replaced(lengths[0], one_later, place, summed)
                length = length if summed is None else one_later
                state.variables[key] = _at_head(value, place, length, trips, state)
        elif isinstance(old_value, Tup) and isinstance(value, Ref):
            _forget_length(state, value)
            state.variables[key] = value
        elif value is old_value or value == old_value:
            continue
        elif isinstance(old_value, Num) and isinstance(value, Num):
            state.variables[key] = old_value  # not assigned: a test has only narrowed it
        else:
            later = grown(old_value, _closed(value, symbols), trips)
            state.variables[key] = join_values(old_value, later, state)
    return state, finals


def _moving(
    old: Num, value: Num, entry: str, symbols: frozenset[str], trips: Num
) -> tuple[Num, Num | None]:
    """The number in any round; at the end, too, where it moves by bounded steps."""
    number, moves = number_at_head(old, value, entry, symbols, trips)
    if not moves:
        return number, None
    end = exact_end(old, value, entry, trips)
    return number, number if end is None else end


def _widen_heap(
    ctx: Context,
    before: State,
    after: State,
    state: State,
    symbols: frozenset[str],
    trips: Num,
    finals: Finals,
) -> None:
    """Objects at the start of every round; what no round changes is left alone."""
    for id_, obj in after.heap.items():
        old = before.heap.get(id_)
        if old is obj and id_ not in ctx.caps:
            known = obj.length.form is not None and trips.form is not None
            finals.lengths[id_] = obj.length if known else None
            continue
        state.heap[id_] = obj if old is None else _object(old, obj, symbols, trips)
        if id_ in ctx.caps:
            state.heap[id_] = replace(state.heap[id_], length=ctx.caps[id_])
        if old is not None:
            end = exact_end(old.length, obj.length, None, trips)
            finals.lengths[id_] = None if obj.assigned else end
    for id_, obj in after.heap.items():
        if id_ in before.heap and before.heap[id_] is not obj:
            _replaced_fields(before, state, before.heap[id_], obj, trips)


def _replaced_fields(before: State, state: State, old: Obj, new: Obj, trips: Num) -> None:
    """A record's container that a round replaces by a longer one (`self.s += c`)."""
    for name, value in new.fields:
        was = old.field(name)
        if not (isinstance(value, Ref) and isinstance(was, Ref)) or value.id == was.id:
            continue
        first, later = before.heap.get(was.id), state.heap.get(value.id)
        if first is not None and later is not None:
            length = _length(first.length, later.length, frozenset(), trips)
            state.heap[value.id] = replace(later, length=length)


def _forget_length(state: State, value: Ref) -> None:
    """A tuple that a round replaces by a longer sequence: no bound on its length is known."""
    obj = state.heap.get(value.id)
    if obj is not None:
        state.heap[value.id] = replace(obj, length=Num(lower=(ZERO,)))


def grown(old: Value, new: Value, trips: Num) -> Value:
    """Numbers inside tuples and containers: what one round added, as often as there are rounds."""
    if isinstance(old, Num) and isinstance(new, Num):
        if old == new:
            return old
        length = _length(old, new, frozenset(), trips)
        lower = (ZERO,) if old.not_negative and new.not_negative else ()
        return Num(length.upper, lower, length.size, new.kind)
    if isinstance(old, Tup) and isinstance(new, Tup) and len(old.items) == len(new.items):
        pairs = zip(old.items, new.items, strict=True)
        return Tup(tuple(grown(a, b, trips) for a, b in pairs))
    return new


def _at_head(new: Ref, place: int, length: Num, trips: Num, state: State) -> Ref:
    """A container that a round puts in a variable, as it is at the start of any round.

    It is another object than the one that the round makes, which is made anew every time.
    """
    length = Num(length.upper, (ZERO,), length.size)
    kept = state.heap[place]
    total = multiply(trips, length) if kept.shared else None
    state.heap[new.id] = replace(state.heap[new.id], length=length, total=None)
    state.heap[place] = replace(
        state.heap[new.id], length=length, total=total, shared=kept.shared,
        free=not kept.shared, summary=kept.summary, loops=kept.loops,
    )  # fmt: skip
    return Ref(place)


def _after_one(start: Num, later: Num, entry: str, symbols: frozenset[str]) -> Num:
    """The length after one round, from the length before the loop."""
    step = _upper_step(later, entry, symbols)
    return later if step is None else add(start, Num((step,)))


def _closed(value: Value, symbols: frozenset[str]) -> Value:
    """A number that mentions entry symbols is only known to be a number."""
    if isinstance(value, Num) and value.symbols & symbols:
        return Num(kind=value.kind)
    if isinstance(value, Tup):
        return Tup(tuple(_closed(v, symbols) for v in value.items))
    return value


def number_at_head(
    before: Num, after: Num, entry: str, symbols: frozenset[str], trips: Num
) -> tuple[Num, bool]:
    """Bounds at the head of any round, and whether the number moves by bounded steps."""
    up = _upper_step(after, entry, symbols)
    down = _lower_step(after, entry, symbols)
    grown_by = _factor(after, entry, symbols) if after.kind is Kind.INT else None
    if grown_by is not None and up is None:
        size = _power_of(grown_by, before, trips)
        return replace(Num.sized(size), digits=None if size is None else log(size)), False
    free = not (after.symbols & symbols)
    if free:
        return join_numbers([before, after]), False
    upper: tuple[Poly, ...] = ()
    size = None
    if up is not None:
        moved = before if up == ZERO else add(before, repeated(trips, up))
        upper, size = moved.upper, moved.size
    lower: tuple[Poly, ...] = ()
    if down is not None:
        lower = before.lower if down == ZERO else ()
    elif _shrinks(after, entry):
        lower = (ZERO,) if before.not_negative else ()
    if up is None and _shrinks(after, entry):
        upper, size = before.upper, before.size
    if not lower and before.not_negative and _stays_positive(after, entry):
        lower = (ZERO,)
    return Num(upper, lower, size, after.kind), up is not None


def _averaged(before: State, after: Num, entries: dict[Key, str]) -> Num | None:
    """The ends of a search: averages of values at the start of the round, so within their hull.

    Every form must weigh entry values with non-negative weights that add up to at most 1, at least
    two of them, plus at most 1.
    """
    back = {symbol: key for key, symbol in entries.items()}
    used: set[str] = set()
    for form in after.upper:
        weights = {m[0][0]: c for m, c in form.terms if len(m) == 1 and m[0][0] in back}
        rest = [(m, c) for m, c in form.terms if not (len(m) == 1 and m[0][0] in back)]
        if any(m or c > 1 for m, c in rest) or any(c < 0 for c in weights.values()):
            return None
        if sum(weights.values()) > 1:
            return None
        used |= weights.keys()
    if len(used) < 2:
        return None
    values = [before.variables[back[s]] for s in sorted(used)]
    numbers = [v for v in values if isinstance(v, Num)]
    if any(n.magnitude() is None for n in numbers):
        return None
    joined = join_numbers(numbers)
    lower = (ZERO,) if all(n.not_negative for n in numbers) else ()
    return Num(joined.upper, lower, joined.size, after.kind)


def _factor(after: Num, entry: str, symbols: frozenset[str]) -> Fraction | None:
    """By how much a round multiplies: entry values with weights that add up to more than 1.

    Several entry values count in an exact form only: the bound of a join adds up what different
    branches do.
    """
    for form in after.upper:
        weights = {m[0][0]: c for m, c in form.terms if len(m) == 1 and m[0][0] in symbols}
        mixed = any(len(m) > 1 and any(s in symbols for s, _ in m) for m, _ in form.terms)
        if mixed or any(c < 0 for c in weights.values()) or sum(weights.values()) <= 1:
            return None
        if after.form is None and set(weights) != {entry}:
            return None
        return Fraction(math.ceil(sum(weights.values())))
    return None


def _power_of(factor: Fraction, before: Num, trips: Num) -> Growth | None:
    """before times factor^trips."""
    start, rounds = before.magnitude(), power(Num.constant(factor), trips).magnitude()
    return None if start is None or rounds is None else start * rounds


def _upper_step(after: Num, entry: str, symbols: frozenset[str]) -> Poly | None:
    """d >= 0 such that a round adds at most d."""
    start = Poly.symbol(entry)
    for form in after.upper:
        step = form - start
        if not (step.symbols & symbols):
            if step.never_negative:
                return step
            if (-step).never_negative:
                return ZERO
            return step.rising()
    return None


def _lower_step(after: Num, entry: str, symbols: frozenset[str]) -> Poly | None:
    """ZERO when a round never lowers the number, a negative step when it may."""
    start = Poly.symbol(entry)
    for form in after.lower:
        step = form - start
        if not (step.symbols & symbols):
            return ZERO if step.never_negative else step
    return None


def _shrinks(after: Num, entry: str) -> bool:
    """`x // 2`, `x % m`: the number is at most a fraction of itself."""
    for form in after.upper:
        single = form.single()
        if single is not None and 0 <= single[1] <= 1:
            powers = dict(single[0])
            if powers.pop(entry, None) == 1 and all(e < 0 for e in powers.values()):
                return True  # divisors are at least 1
    return False


def _stays_positive(after: Num, entry: str) -> bool:
    return any(form.never_negative for form in after.lower)


def _object(old: Obj, new: Obj, symbols: frozenset[str], trips: Num) -> Obj:
    if old == new:
        return old
    if new.assigned and not (new.shared or new.length.symbols & symbols):
        length = join_numbers([old.length, new.length])
    else:
        length = _length(old.length, new.length, symbols, trips)
    element = new.element
    if old.element is not None and new.element is not None:
        element = grown(old.element, _closed(new.element, symbols), trips)
    fields = tuple(
        (name, value if (before := old.field(name)) is None
         else grown(before, _closed(value, symbols), trips))
        for name, value in new.fields
    )  # fmt: skip
    total = new.total
    if old.total is not None and new.total is not None:
        total = _length(old.total, new.total, symbols, trips)
    entries = None
    if old.entries is not None and new.entries is not None:
        entries = _length(old.entries, new.entries, symbols, trips)
    return replace(
        new, length=length, total=total, entries=entries, element=element, fields=fields,
        shared=old.shared or new.shared,
    )  # fmt: skip


def _length(old: Num, new: Num, symbols: frozenset[str], trips: Num) -> Num:
    """Old length plus what a round adds, as often as there are rounds."""
    if old == new:
        return old
    for start in old.upper:
        for form in new.upper:
            step = form - start
            if step.symbols & symbols:
                continue
            if step == ZERO:
                return Num(old.upper, (ZERO,), old.size)
            if step.never_negative:
                grown = add(Num((start,)), repeated(trips, step))
                return Num(grown.upper, (ZERO,), grown.size)
            if (-step).never_negative:
                return Num(old.upper, (ZERO,), old.size)
            grown = add(Num((start,)), repeated(trips, step.rising()))
            return Num(grown.upper, (ZERO,), grown.size)
    if not old.upper and old.size is not None and new.size == old.size:
        return Num((), (ZERO,), old.size)
    a, b = old.magnitude(), new.magnitude()
    if a is None or b is None or (b.symbols & symbols):
        return Num(lower=(ZERO,))
    count = trips.magnitude()
    return Num.sized(None if count is None else a + b * count)
