"""What holds after the last round of a loop."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.analysis.values.abstract import Num
from complexity.analysis.values.poly import Poly

Key = tuple[int, str]


@dataclass(slots=True)
class Finals:
    """Values after the last round, for numbers and lengths that move by a fixed step.

    `replaced` holds, by the object that a round puts in the place of a variable's container, the
    container's length before the loop and after one round.
    """

    numbers: dict[Key, Num] = field(default_factory=dict)
    lengths: dict[int, Num | None] = field(default_factory=dict)
    replaced: dict[int, tuple[Num, Num]] = field(default_factory=dict)


def exact_end(before: Num, after: Num, entry: str | None, trips: Num) -> Num | None:
    """The exact value after all rounds, when every round adds the same."""
    if before.form is None or after.form is None or trips.form is None:
        return None
    start = before.form if entry is None else Poly.symbol(entry)
    step = after.form - start
    if step.value is None:
        return None
    return Num.exact(before.form + trips.form * step, before.kind)
