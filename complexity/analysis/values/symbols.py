"""Symbols of one analysis: sizes, values, loop counters, degrees, holes, and how they print."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from complexity.conventions import makes_room
from complexity.growth import Growth


class Role(Enum):
    VALUE = "value"  # an integer that the program reads or is given
    LENGTH = "length"
    ELEMENT = "element"  # the largest value inside a container
    CAPACITY = "capacity"  # a constant from 1,000 on
    COUNTER = "counter"  # of a loop; gone when the loop ends
    DEGREE = "degree"  # length of one element of a container of containers
    ENTRY = "entry"  # a variable's value at the start of a round
    HOLE = "hole"


PASSING = frozenset({Role.COUNTER, Role.ENTRY})
"""Gone from every final figure; in a reason they keep the name of the source's variable."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """`name` is what the source suggests; `meaning` and `line` make the legend."""

    id: str
    role: Role
    name: str
    meaning: str
    line: int


@dataclass(frozen=True, slots=True)
class Hole:
    """An unknown cost: its symbol, where, why, and what would settle it."""

    symbol: str
    line: int
    reason: str
    settle: str


@dataclass(frozen=True, slots=True)
class Degree:
    """The length of the element that counter `at` picks: at most `each`, `total` over all.

    `owner` is the container's object, 0 for sums over rounds.
    """

    at: str
    each: Growth
    total: Growth
    owner: int = 0


@dataclass(slots=True)
class Symbols:
    """The table of one analysis; ids are unique, aliases are merged when printing."""

    known: dict[str, Symbol] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    degrees: dict[str, Degree] = field(default_factory=dict)
    holes: dict[str, Hole] = field(default_factory=dict)
    unknowns: dict[tuple[int, str], str] = field(default_factory=dict)
    fixed: dict[str, str] = field(default_factory=dict)  # id -> name in the grammar
    capacities: dict[str, int] = field(default_factory=dict)
    bounds: dict[str, int] = field(default_factory=dict)  # id -> largest value in the task
    rows: set[str] = field(default_factory=set)  # numbers of tokens in a line

    def fresh(self, role: Role, name: str, meaning: str, line: int) -> str:
        symbol = f"{role.value}{len(self.known)}"
        self.known[symbol] = Symbol(symbol, role, name, meaning, line)
        return symbol

    def named(self, name: str, meaning: str) -> str:
        """The symbol that the task's grammar calls `name`."""
        symbol = f"size:{name}"
        if symbol not in self.known:
            self.known[symbol] = Symbol(symbol, Role.VALUE, name, meaning, 0)
            self.fixed[symbol] = name
        return symbol

    def capacity(self, name: str, value: int) -> str:
        symbol = f"capacity:{name}:{value}"
        self.capacities[symbol] = value
        if symbol not in self.known:
            self.known[symbol] = Symbol(symbol, Role.CAPACITY, name, f"the constant {value}", 0)
        return symbol

    def degree(self, owner: int, at: str, each: Growth, total: Growth) -> str:
        symbol = f"degree{owner}@{at}"
        if symbol not in self.known:
            self.known[symbol] = Symbol(symbol, Role.DEGREE, "d", "length of one element", 0)
        if symbol in each.symbols:  # no element is longer than all together
            known = self.degrees.get(symbol)
            each = total if symbol not in total.symbols or known is None else known.each
        self.degrees[symbol] = Degree(at, each, total, owner)
        return symbol

    def fits(self, capacity: str, size: str) -> bool:
        """Whether a constant is the room for a size: between its bound and four times that."""
        bound, value = self.bounds.get(size), self.capacities.get(capacity)
        return bound is not None and value is not None and makes_room(value, bound)

    def settle_capacities(self) -> None:
        """A capacity that fits one size only stands for that size."""
        for capacity in self.capacities:
            fitting = [s for s in self.bounds if self.fits(capacity, s)]
            if len(fitting) == 1 and self.resolve(capacity) == capacity:
                self.unify(capacity, fitting[0])

    def hole(self, line: int, reason: str, settle: str) -> str:
        if (line, reason) in self.unknowns:
            return self.unknowns[line, reason]
        symbol = self.unknowns[line, reason] = f"?{len(self.holes) + 1}"
        self.holes[symbol] = Hole(symbol, line, reason, settle)
        return symbol

    def unify(self, symbol: str, with_: str) -> None:
        """From now on print both as one."""
        if self.resolve(symbol) != self.resolve(with_):
            self.aliases[self.resolve(symbol)] = self.resolve(with_)

    def resolve(self, symbol: str) -> str:
        while symbol in self.aliases:
            symbol = self.aliases[symbol]
        return symbol

    def printed(
        self, growths: Iterable[Growth], given: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """Printed names of all symbols in the growths, in order of first appearance.

        Names that are given already stay as they are.
        """
        names = dict(given or {})
        taken = set(self.fixed.values()) | set(names.values())
        order = {s: i for i, s in enumerate(self.known)}
        used = {s for g in growths for s in g.symbols}
        for symbol in sorted(used, key=lambda s: order.get(s, -1)):
            root = self.resolve(symbol)
            if root not in names:
                names[root] = self._pick(root, taken)
                taken.add(names[root])
            names[symbol] = names[root]
        return names

    def _pick(self, symbol: str, taken: set[str]) -> str:
        if symbol in self.fixed or symbol not in self.known:
            return self.fixed.get(symbol, symbol)
        wish = self.known[symbol].name
        if self.known[symbol].role in PASSING and wish.isidentifier():
            return next(c for k in range(1_000) if (c := wish + "'" * k) not in taken)
        candidates = [wish] if _printable(wish) else []
        candidates += ["n", "m", "q", "k", "p", "r", "s", "t", "u", "v", "w"]
        for candidate in candidates:
            if candidate not in taken:
                return candidate
        base = wish[0] if wish and wish[0].isalpha() else "n"
        return next(c for i in range(2, 10_000) if (c := f"{base}{i}") not in taken)


def _printable(name: str) -> bool:
    """One letter with optional digits, or `|s|`."""
    if name.startswith("|"):
        return True
    return (
        bool(name)
        and name[0].isascii()
        and name[0].isalpha()
        and (name[1:].isdigit() or len(name) == 1)
    )
