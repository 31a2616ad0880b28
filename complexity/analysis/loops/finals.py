"""What holds after the last round of a loop."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import Poly

Key = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Replaced:
    """A container that a round puts in the place of a variable's: its length before the loop and
    after one round, and the object that stands for it at the start of a round.

    Where only some ways through a round make it longer, its length at the head is a guess, as if
    one round did; `summed` is the length if every round does.
    """

    before: Num
    later: Num
    place: int
    summed: Num | None = None


@dataclass(slots=True)
class Finals:
    """Values after the last round, for numbers and lengths that move by a fixed step.

    `replaced` is keyed by the object that a round makes.
    """

    numbers: dict[Key, Num] = field(default_factory=dict)
    lengths: dict[int, Num | None] = field(default_factory=dict)
    replaced: dict[int, Replaced] = field(default_factory=dict)


def exact_end(before: Num, after: Num, entry: str | None, trips: Num) -> Num | None:
    """The exact value after all rounds, when every round adds the same."""
    if before.form is None or after.form is None or trips.form is None:
        return None
    start = before.form if entry is None else Poly.symbol(entry)
    step = after.form - start
    if step.value is None:
        return None
    return Num.exact(before.form + trips.form * step, before.kind)
