"""Containers that variables hand to each other: `previous, current = current, previous`.

The longest of the group is at most the longest that there was, plus what a round adds to any.
"""

from __future__ import annotations

from collections.abc import Mapping

from complexity.analysis.loops.finals import Key
from complexity.analysis.values.abstract import Num, Ref, add, join_numbers, repeated
from complexity.analysis.values.poly import ZERO, Poly
from complexity.analysis.values.state import State


def exchanged(
    before: State, after: State, entries: Mapping[Key, str], trips: Num
) -> dict[Key, Num]:
    """Lengths at the start of any round, of the variables whose container was another's."""
    owners = {symbol: key for key, symbol in entries.items()}
    moves: dict[Key, tuple[Key, Poly]] = {}
    ends: dict[Key, Num] = {}
    for key in entries:
        length = _length(after, key)
        if length is None or _length(before, key) is None:
            continue
        if not length.symbols & owners.keys():
            ends[key] = length
        elif (move := _handed(length, owners)) is not None:
            moves[key] = move
    found: dict[Key, Num] = {}
    for key, (source, _) in moves.items():
        group = _group(key, moves)
        if source == key or not group <= moves.keys() | ends.keys():
            continue
        found[key] = _longest(before, group, moves, ends, trips)
    return found


def _length(state: State, key: Key) -> Num | None:
    value = state.variables.get(key)
    return (
        state.heap[value.id].length if isinstance(value, Ref) and value.id in state.heap else None
    )


def _handed(length: Num, owners: Mapping[str, Key]) -> tuple[Key, Poly] | None:
    """The variable whose container this was at the start of the round, and what was added."""
    form = length.form
    if form is None:
        return None
    for symbol in form.symbols & owners.keys():
        rest = form - Poly.symbol(symbol)
        if not rest.symbols & owners.keys():
            return owners[symbol], rest.rising()
    return None


def _group(key: Key, moves: Mapping[Key, tuple[Key, Poly]]) -> frozenset[Key]:
    """All variables from which the container of this one may have come."""
    group = {key}
    while key in moves and (key := moves[key][0]) not in group:
        group.add(key)
    return frozenset(group)


def _longest(
    before: State,
    group: frozenset[Key],
    moves: Mapping[Key, tuple[Key, Poly]],
    ends: Mapping[Key, Num],
    trips: Num,
) -> Num:
    members = sorted(group)
    starts = [length for k in members if (length := _length(before, k)) is not None]
    longest = join_numbers([*starts, *(ends[k] for k in members if k in ends)])
    for key in members:
        step = moves[key][1] if key in moves else ZERO
        if step != ZERO:
            longest = add(longest, repeated(trips, step))
    return longest
