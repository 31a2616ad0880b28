"""The ledger: which line pays what, carried through loops and calls by the rules of the meter.

The meter knows what a block costs; the ledger knows which lines make that cost. Every rule that
turns the cost of one round into the cost of a loop is applied to each line alone, so that the
totals of the lines add up to the figure of the program.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import NamedTuple

from complexity.growth import Growth

ONE = Growth.constant()


class Place(NamedTuple):
    """A line, or a function by its first line and name (what its calls cost)."""

    line: int
    function: str = ""


Terms = frozenset[Growth]
"""A sum kept apart: one round and d rounds are n and m over all vertices, though 1 + d is d."""
ONCE: Terms = frozenset([ONE])
NEVER: Terms = frozenset()


@dataclass(frozen=True, slots=True)
class Tally:
    """`each` execution costs at most, `runs` executions, `total` cost of them all.

    `runs` is empty for cost that belongs to an execution counted elsewhere on the line.
    """

    each: Growth
    runs: Terms
    total: Terms

    def joined(self, other: Tally) -> Tally:
        return Tally(self.each + other.each, self.runs | other.runs, self.total | other.total)


def added(terms: Terms) -> Growth:
    return reduce(Growth.__add__, sorted(terms, key=str), ONE)


Spread = Callable[[Growth], Growth]
"""From one round (or activation) to all of them."""


class Ledger(dict[Place, Tally]):
    """Tallies by place."""

    def book(self, place: Place, tally: Tally) -> None:
        mine = self.get(place)
        self[place] = tally if mine is None else mine.joined(tally)

    def reach(self, line: int) -> None:
        """One execution of a line."""
        self.book(Place(line), Tally(ONE, ONCE, ONCE))

    def charge(self, line: int, cost: Growth) -> None:
        """Cost that one execution of a line has."""
        self.book(Place(line), Tally(cost, NEVER, frozenset([cost])))

    def merge(self, other: Ledger) -> None:
        for place, tally in other.items():
            self.book(place, tally)

    def spread(self, over: Spread) -> Ledger:
        """The same lines over all rounds."""
        known: dict[Growth, Growth] = {}

        def once(growth: Growth) -> Growth:
            if growth not in known:
                known[growth] = over(growth)
            return known[growth]

        result = Ledger()
        for place, tally in self.items():
            runs = frozenset(map(once, tally.runs))
            result[place] = Tally(tally.each, runs, frozenset(map(once, tally.total)))
        return result

    def folded(self, line: int) -> Ledger:
        """What happens on this line becomes one execution of it (a comprehension's rounds)."""
        result = Ledger(self)
        mine = result.get(Place(line))
        if mine is not None:
            result[Place(line)] = Tally(added(mine.total), NEVER, mine.total)
        return result
