"""What is being walked: loops, calls, and what is known of them meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field

from complexity.analysis.costs.meter import SelfCall
from complexity.analysis.values.abstract import Num, Value
from complexity.analysis.values.poly import Poly
from complexity.analysis.values.state import State
from complexity.growth import Growth, minimum
from complexity.model import Block, Function, Kind, Return

ONE = Growth.constant()


@dataclass(slots=True)
class LoopFrame:
    """A loop being walked. `resets` are variables that its body binds anew each round."""

    id: int
    counter: str
    resets: frozenset[str]
    body: Block
    frame: int
    trips: Growth = ONE
    node: int = 0
    times: int = 1
    breaks: list[State] = field(default_factory=list)
    continues: list[State] = field(default_factory=list)
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class Spread:
    """Rounds of an amortized loop within one round of the loop with counter `at`.

    Over all rounds of the loop `scope` they add up to `total`.
    """

    at: str
    scope: int
    total: Num


Cut = tuple[str, Num, Num | None]
"""A part's symbol, the whole's length and the place of the cut."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What a recursive function returns, assumed of the calls of itself and then proved.

    `length` bounds a container over the symbols of the parameters; `items` are those of a tuple.
    """

    kind: Kind
    length: Poly | None = None
    items: tuple[Contract, ...] = ()
    symbols: tuple[str, ...] = ()


@dataclass(slots=True)
class Activation:
    """A call being walked: values returned so far, and the calls of itself that it makes."""

    function: Function
    frame: int
    site: int = 0
    returns: list[Value] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    exits: list[tuple[Return | None, State]] = field(default_factory=list)  # one for each value
    recording: int = 0
    loops: int = 0
    branches: int = 0
    self_calls: list[SelfCall] = field(default_factory=list)
    outputs: dict[int, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Level:
    """A loop's part of a search by levels: what it takes from and pushes to, and the total.

    `outer` is the identity of the loop over the levels, `block` its body.
    """

    outer: int
    block: Block
    queue: str
    pushed: str
    total: Growth


@dataclass(frozen=True, slots=True)
class FunctionBounds:
    """What one call at least costs, and what it allocates at most."""

    lower: Growth
    space: Growth

    def joined(self, other: FunctionBounds) -> FunctionBounds:
        return FunctionBounds(minimum(self.lower, other.lower), self.space + other.space)
