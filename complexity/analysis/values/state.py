"""What the interpreter carries along: variables of every frame, and the heap."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from complexity.analysis.values.abstract import Any, Num, Obj, Ref, Tup, Value, join_numbers
from complexity.analysis.values.cursor import Cursor
from complexity.model import Kind


@dataclass(frozen=True, slots=True)
class Frame:
    """One activation: `parent` is the frame that its free names refer to."""

    id: int
    parent: int
    outer: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()


@dataclass(slots=True)
class State:
    """Copied at branches; values are frozen, so copies are shallow."""

    variables: dict[tuple[int, str], Value] = field(default_factory=dict)
    heap: dict[int, Obj] = field(default_factory=dict)
    cursor: Cursor = field(default_factory=Cursor)

    def copy(self) -> State:
        return State(dict(self.variables), dict(self.heap), self.cursor)


def join_states(left: State, right: State) -> State:
    """What holds after either branch."""
    joined = left.copy()
    joined.cursor = _join_cursors(left.cursor, right.cursor)
    for key, value in right.variables.items():
        mine = joined.variables.get(key)
        if mine is not value:
            joined.variables[key] = value if mine is None else join_values(mine, value, joined)
    for id_, obj in right.heap.items():
        mine_obj = joined.heap.get(id_)
        if mine_obj is not obj:
            joined.heap[id_] = obj if mine_obj is None else join_objects(mine_obj, obj, joined)
    return joined


def join_values(left: Value, right: Value, state: State) -> Value:
    """A value that may be either; objects that may be either become one summary."""
    if left == right:
        return left
    if isinstance(left, Num) and isinstance(right, Num):
        return join_numbers([left, right])
    if isinstance(left, Tup) and isinstance(right, Tup) and len(left.items) == len(right.items):
        pairs = zip(left.items, right.items, strict=True)
        return Tup(tuple(join_values(a, b, state) for a, b in pairs))
    if isinstance(left, Ref) and isinstance(right, Ref):
        if left.id == right.id:
            return Ref(left.id)
        return _join_references(left, right, state)
    for one, two in ((left, right), (right, left)):
        if isinstance(one, Any):
            return two
    if isinstance(left, Ref | Num) and isinstance(right, Ref | Num | Tup):
        return left if isinstance(left, Ref) else right
    return left


def _join_references(left: Ref, right: Ref, state: State) -> Ref:
    """One object for both; of two texts the later one, as others may still refer to the first."""
    mine, other = state.heap.get(left.id), state.heap.get(right.id)
    kept = left
    if mine is not None and other is not None:
        passing = not (mine.shared or other.shared)
        if passing and mine.kind is other.kind is Kind.STR and right.id > left.id:
            kept, mine, other = right, other, mine
        state.heap[kept.id] = join_objects(mine, other, state)
    return kept if left.at == right.at else Ref(kept.id)


def join_objects(left: Obj, right: Obj, state: State) -> Obj:
    if left == right:
        return left
    element = _join_optional(left.element, right.element, state)
    key = _join_optional(left.key, right.key, state)
    total = None
    if left.total is not None and right.total is not None:
        total = join_numbers([left.total, right.total])
    entries = None
    if left.entries is not None and right.entries is not None:
        entries = join_numbers([left.entries, right.entries])
    fields = dict(left.fields)
    for name, value in right.fields:
        fields[name] = join_values(fields[name], value, state) if name in fields else value
    if left.kind is not Kind.RECORD:  # a place of a list is known on both sides or not at all
        named = {n for n, _ in left.fields} & {n for n, _ in right.fields}
        fields = {n: v for n, v in fields.items() if n in named}
    length = join_numbers([left.length, right.length])
    unit = left.unit + right.unit
    return replace(
        left, length=length, element=element, key=key, total=total, unit=unit,
        entries=entries,
        fields=tuple(fields.items()), shared=left.shared or right.shared,
        assigned=left.assigned and right.assigned,
    )  # fmt: skip


def _join_optional(left: Value | None, right: Value | None, state: State) -> Value | None:
    if left is None or right is None:
        return right if left is None else left
    return join_values(left, right, state)


def _join_cursors(left: Cursor, right: Cursor) -> Cursor:
    """Branches that read differently lose the place, except inside a choice."""
    if left == right:
        return left
    if left.inside_choice or right.inside_choice:
        return left if left.inside_choice else right
    return left.lost(left.lost_at or right.lost_at)
