"""What a recursive function looks like to the solver, and what the solver answers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from complexity.analysis.costs.meter import Part, SelfCall
from complexity.analysis.recursion.marks import Guarded
from complexity.analysis.termination.guards import Mark
from complexity.analysis.values.abstract import Value
from complexity.growth import Growth
from complexity.model import Expr, Function

ONE = Growth.constant()


class Step(Enum):
    """What a self-call does to one parameter."""

    SAME = auto()
    DOWN = auto()
    UP = auto()
    MAY_DOWN = auto()
    HALF = auto()
    MIDDLE = auto()
    CONSTANT = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class Recurrence:
    """A function on given arguments: `work` of one activation over the parameter symbols.

    `depth` bounds how many activations are nested, once that is known. `line_alone` asks for what
    a single line of it costs: the calls are made, and paid, on other lines.
    """

    function: Function
    arguments: tuple[Value, ...]
    symbols: tuple[str, ...]
    calls: tuple[SelfCall, ...]
    work: Growth
    depth: Growth | None = None
    line_alone: bool = False


@dataclass(frozen=True, slots=True)
class Climb:
    """`find(parent[x])`: the table that is climbed, and whether the way is rewritten."""

    table: Expr
    compresses: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """What the self-calls look like: `steps` one tuple a call, one entry a parameter."""

    steps: tuple[tuple[Step, ...], ...]
    simultaneous: int
    memo: str  # "@" for a cache decorator, else the table's name
    mark: Guarded | None
    parent_guard: bool
    children: bool
    cover: bool
    climb: Climb | None = None


@dataclass(frozen=True, slots=True)
class Solution:
    """Total time, number of activations and depth; `mark` names a container that bounds it,
    `halves` tells that arguments shrink geometrically, `visited` is the symbol of a parameter
    that is another one in each activation."""

    time: Growth
    activations: Growth
    depth: Growth
    reason: tuple[Part, ...]
    mark: str = ""
    stamp: Mark | None = None
    assumes: tuple[str, ...] = ()
    lower: Growth = ONE
    halves: bool = False
    visited: str = ""


def columns_of(shape: Shape) -> list[set[Step]]:
    """The steps of each parameter over all calls."""
    width = max(len(s) for s in shape.steps)
    return [{steps[i] for steps in shape.steps if i < len(steps)} for i in range(width)]
