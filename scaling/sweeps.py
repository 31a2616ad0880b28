"""Which sizes stand for which symbols while one number N grows."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

JOINT = "joint"
LESSENED = 0.4
"""No share that people write in a program, so that no difference of sizes vanishes there too."""
ALIKE = 2


@dataclass(frozen=True, slots=True)
class Bounds:
    """Smallest and largest value of a symbol in the task."""

    smallest: int
    largest: int

    def __post_init__(self) -> None:
        if not 0 <= self.smallest <= self.largest:
            raise ValueError(f"bounds must satisfy 0 <= smallest <= largest, got {self}")

    def clamp(self, value: float) -> int:
        """The nearest value within the bounds."""
        return min(self.largest, max(self.smallest, round(value)))


@dataclass(frozen=True, slots=True)
class Sweep:
    """A path through the symbols' sizes, followed by N.

    The joint sweep follows the declared maxima: at N = L^t, L the largest maximum, each symbol has
    its own maximum to the power t. A sweep of one symbol lets only that one grow, the others stay
    at a share (a tenth by default) of theirs. The joint sweep with one symbol ``lessened`` keeps
    that one at two fifths of its size: where all sizes are equal, a cost of (n - m)·m vanishes.
    """

    name: str
    bounds: Mapping[str, Bounds]
    share: float = 0.1
    lessened: str = ""

    @property
    def together(self) -> bool:
        """Whether all symbols grow."""
        return is_joint(self.name)

    @property
    def largest(self) -> int:
        """N at the end of the path."""
        if self.together:
            return max(bound.largest for bound in self.bounds.values())
        return self.bounds[self.name].largest

    @property
    def smallest(self) -> int:
        """N at its start."""
        if self.together:
            return max(2, min(bound.smallest for bound in self.bounds.values()))
        return max(1, self.bounds[self.name].smallest)

    def at(self, size: int) -> Mapping[str, int]:
        """Every symbol's size at N."""
        if self.together:
            share = math.log(max(size, 1)) / math.log(max(self.largest, 2))
            sizes = {s: b.clamp(max(b.largest, 1) ** share) for s, b in self.bounds.items()}
            if self.lessened:
                least = self.bounds[self.lessened]
                sizes[self.lessened] = least.clamp(LESSENED * sizes[self.lessened])
        else:
            sizes = {s: b.clamp(b.largest * self.share) for s, b in self.bounds.items()}
            sizes[self.name] = self.bounds[self.name].clamp(size)
        return MappingProxyType(sizes)


def plan_sweeps(bounds: Mapping[str, Bounds]) -> tuple[Sweep, ...]:
    """One joint sweep, and one a symbol when there are several that can grow.

    Behind them, for each symbol that grows as far as another one, the joint sweep with it lessened.
    """
    growing = [symbol for symbol, bound in bounds.items() if bound.largest > bound.smallest]
    joint = Sweep(JOINT, bounds)
    if len(growing) < 2:
        return (joint,)
    lessened = [
        Sweep(f"{JOINT}, less {symbol}", bounds, lessened=symbol)
        for symbol in growing
        if any(_alike(bounds[symbol], bounds[other]) for other in growing if other != symbol)
    ]
    return (joint, *(Sweep(symbol, bounds) for symbol in growing), *lessened)


def is_joint(name: str) -> bool:
    """Whether all symbols grow along the sweep of that name."""
    return name.startswith(JOINT)


def _alike(one: Bounds, other: Bounds) -> bool:
    return max(one.largest, other.largest) <= ALIKE * min(one.largest, other.largest)
