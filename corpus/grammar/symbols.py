"""Size symbols, value symbols and the relations that follow from their bounds."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from complexity.growth import Relation
from complexity.skeleton import Affine
from corpus.grammar.nodes import (
    Array,
    Choice,
    Grammar,
    Graph,
    IntType,
    Item,
    Matrix,
    Permutation,
    Repeat,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A named quantity of the input with the numeric bounds that follow from the grammar."""

    name: str
    low: int
    high: int


def size_symbols(grammar: Grammar) -> tuple[Symbol, ...]:
    """What counts something: lengths, repetitions, nodes, edges; in order of appearance.

    A string whose length the input does not state has the size |name|.
    """
    facts = _Facts(grammar)
    return tuple(s for s in facts.symbols if s.name in facts.counting)


def value_symbols(grammar: Grammar) -> tuple[Symbol, ...]:
    """The other integers: scalars and elements of arrays, by the name of their item."""
    facts = _Facts(grammar)
    return tuple(s for s in facts.symbols if s.name not in facts.counting)


def sum_bounds(grammar: Grammar) -> dict[str, int]:
    """Bounds on totals over the tests of one file, by symbol."""
    return {
        name: bound
        for item in _walk(grammar.items)
        if isinstance(item, Repeat)
        for name, bound in item.sums
    }


def relations(grammar: Grammar, named: Collection[str] = ()) -> tuple[Relation, ...]:
    """What the bounds say about sizes and values.

    Symbolic bounds hold as they stand: `l: int 1..n` gives l <= n. For the others, a value up
    to B_v and a size up to B_n give v <= n^ceil(log B_v / log B_n). A value whose bound is below
    64 is constant. A simple graph has at most V^2 edges. Values in `named` (those that a target
    speaks of) count as sizes and get no relation from numbers.
    """
    facts = _Facts(grammar)
    found = list(dict.fromkeys(facts.symbolic))
    bounded = {r.left for r in found}
    sizes = [s for s in facts.symbols if s.name in facts.counting]
    for value in facts.symbols:
        if value.name in facts.counting or value.name in named or value.name in bounded:
            continue
        if value.high <= _CONSTANT:
            found.append(Relation.constant(value.name))
            continue
        found += [
            Relation(value.name, size.name, _power(value.high, size.high))
            for size in sizes
            if size.high > _CONSTANT
        ]
    return tuple(found)


_CONSTANT = 64


def _power(value: int, size: int) -> int:
    """The least p with value <= size^p, computed on integers."""
    power = 1
    while size**power < value:
        power += 1
    return power


class _Facts:
    """One walk over the grammar."""

    def __init__(self, grammar: Grammar) -> None:
        self.symbols: list[Symbol] = []
        self.counting: set[str] = set()
        self.symbolic: list[Relation] = []
        self._bounds: dict[str, tuple[int, int]] = {}
        for item in _walk(grammar.items):
            self._visit(item)

    def _visit(self, item: Item) -> None:
        match item:
            case Scalar():
                self._value(item.name, item.type)
            case Array():
                self._count(item.count)
                self._value(item.name, item.element)
            case Matrix():
                self._count(item.rows, item.columns)
                self._value(item.name, item.element)
            case Permutation():
                self._count(item.count)
                self._value(item.name, IntType(Affine(1), item.count))
            case Tree():
                self._count(item.nodes)
                self._edges(item.name, item.nodes, item.weight)
            case Graph():
                self._count(item.nodes, item.edges)
                self._edges(item.name, item.nodes, item.weight)
                if item.simple and len(item.edges.terms) == len(item.nodes.terms) == 1:
                    self.symbolic.append(
                        Relation(item.edges.terms[0][0], item.nodes.terms[0][0], 2)
                    )
            case Repeat():
                self._count(item.count)
            case _:
                pass

    def _edges(self, name: str, nodes: Affine, weight: IntType | None) -> None:
        for end in ("u", "v"):
            self._value(f"{name}_{end}", IntType(Affine(1), nodes))
        if weight is not None:
            self._value(f"{name}_w", weight)

    def _count(self, *counts: Affine) -> None:
        self.counting |= {name for count in counts for name in count.symbols}

    def _value(self, name: str, kind: ScalarType) -> None:
        if isinstance(kind, StringType):
            if kind.length is not None:
                self._count(kind.length)
                return
            name = f"|{name}|"
            self._count(Affine.symbol(name))
        elif not isinstance(kind, IntType):
            return
        low, high = self._least(kind.low), self._most(kind.high)
        self._bounds[name] = (low, high)
        self._name(Symbol(name, low, max(abs(low), abs(high))))
        if low >= 0:
            self.symbolic += _symbolic_bound(name, kind.high)

    def _name(self, symbol: Symbol) -> None:
        """Add a symbol; one that occurs in several branches takes the widest bounds."""
        for index, known in enumerate(self.symbols):
            if known.name == symbol.name:
                low, high = min(known.low, symbol.low), max(known.high, symbol.high)
                self.symbols[index] = Symbol(known.name, low, high)
                return
        self.symbols.append(symbol)

    def _least(self, affine: Affine) -> int:
        return self._extreme(affine, 0)

    def _most(self, affine: Affine) -> int:
        return self._extreme(affine, 1)

    def _extreme(self, affine: Affine, side: int) -> int:
        total = affine.constant
        for name, coefficient in affine.terms:
            bounds = self._bounds.get(name, (0, 0))
            total += coefficient * bounds[side if coefficient > 0 else 1 - side]
        return total


def _symbolic_bound(name: str, high: Affine) -> list[Relation]:
    """v <= c·s + d gives v <= (c + |d|)·s, since s is at least 1; more symbols give nothing."""
    if len(high.terms) != 1 or high.terms[0][1] <= 0:
        return []
    symbol, coefficient = high.terms[0]
    return [Relation(name, symbol, 1, Fraction(coefficient + max(0, high.constant)))]


def _walk(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        match item:
            case Repeat():
                yield from _walk(item.body)
            case Choice():
                for _, body in item.bodies:
                    yield from _walk(body)
            case _:
                pass


def joint_sizes(grammar: Grammar, size: int, also: Iterable[str] = ()) -> dict[str, int]:
    """All sizes (and the values named in `also`) for one figure.

    The symbol with the largest bound takes `size`, the others their share of it, none less than
    its lower bound. Where the tests of a file share a bounded sum, one test takes it all. A value
    whose bound is a size (1 <= k <= n) takes half of it: at both ends work often vanishes.
    """
    facts = _Facts(grammar)
    wanted = facts.counting | set(also)
    single = {
        name
        for item in _walk(grammar.items)
        if isinstance(item, Repeat) and item.sums
        for name in item.count.symbols
    }
    chosen = [s for s in facts.symbols if s.name in wanted]
    largest = max((s.high for s in chosen if s.name not in single), default=1)
    limited = {r.left for r in facts.symbolic if r.left not in facts.counting}
    return {s.name: _share(s, size, largest, s.name in single, s.name in limited) for s in chosen}


def _share(symbol: Symbol, size: int, largest: int, single: bool, limited: bool) -> int:
    if single:
        return max(symbol.low, 1)
    share = math.ceil(size * symbol.high / largest)
    return min(symbol.high, max(symbol.low, 1, (share + 1) // 2 if limited else share))
