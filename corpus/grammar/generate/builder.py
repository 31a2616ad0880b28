"""Builds the values of an input from a grammar, sizes and a family."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from complexity.skeleton import Affine
from corpus.grammar.generate import trees
from corpus.grammar.generate.families import Family, Tags, parse_family
from corpus.grammar.generate.ranges import Place
from corpus.grammar.nodes import (
    Array,
    Choice,
    FloatType,
    Grammar,
    Graph,
    IntType,
    Item,
    Matrix,
    Order,
    Permutation,
    Repeat,
    Rest,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)
from corpus.grammar.symbols import size_symbols
from corpus.grammar.values import Value, Values, evaluate, render, repeat_key


class GenerationError(ValueError):
    """The grammar has no input of these sizes; the message says what does not fit."""


def generate(grammar: Grammar, sizes: Mapping[str, int], family: str, rng: random.Random) -> bytes:
    """One input with the given sizes (clipped to their bounds) from a family.

    Sizes that are not given are drawn up to the largest given one. Where tests of a file share a
    bounded sum, a size is the total over them. Raises GenerationError when no input fits and
    ValueError for an unknown family.
    """
    return render(grammar, generate_values(grammar, sizes, family, rng))


def generate_values(
    grammar: Grammar, sizes: Mapping[str, int], family: str, rng: random.Random
) -> Values:
    counting = frozenset(symbol.name for symbol in size_symbols(grammar))
    builder = _Builder(dict(sizes), parse_family(family), rng, counting, _starts(grammar.items))
    return builder.items(grammar.items, {})


_MAX_COUNT = 20_000_000


@dataclass(slots=True)
class _Builder:
    sizes: dict[str, int]
    family: Family
    rng: random.Random
    counting: frozenset[str]
    starts: frozenset[str] = frozenset()
    _choices: int = field(default=0)
    _round: tuple[int, int] = field(default=(0, 1))

    def items(self, items: tuple[Item, ...], outer: Mapping[str, Value]) -> dict[str, Value]:
        scope = dict(outer)
        values: dict[str, Value] = {}
        for index, item in enumerate(items):
            self._item(item, index, values, scope)
        return values

    def _item(
        self, item: Item, index: int, values: dict[str, Value], scope: dict[str, Value]
    ) -> None:
        match item:
            case Scalar():
                values[item.name] = scope[item.name] = self._named(item, scope)
            case Array():
                values[item.name] = self._array(item, scope)
            case Matrix():
                columns = self._count(item.columns, scope)
                rows = range(self._count(item.rows, scope))
                values[item.name] = [self._row(item.element, columns, scope) for _ in rows]
            case Permutation():
                values[item.name] = self._permutation(self._count(item.count, scope))
            case Tree():
                nodes = self._count(item.nodes, scope)
                edges = trees.edges(nodes, self.family.tree, self.rng)
                values[item.name] = self._weighted(edges, item.weight, scope)
            case Graph():
                values[item.name] = self._graph(item, scope)
            case Repeat():
                values[repeat_key(index)] = self._repeat(item, scope)
            case Choice():
                case, body = self._choose(item)
                values[item.tag] = case
                values.update(self.items(body, scope))
            case Rest():
                values[item.name] = ""

    def _named(self, item: Scalar, scope: Mapping[str, Value]) -> Value:
        kind = item.type
        if isinstance(kind, IntType):
            low, high = self._bounds(kind, scope, item.name)
            if item.name in self.sizes:
                return min(high, max(low, self.sizes[item.name]))
            if item.name in self.counting:
                most = max(self.sizes.values(), default=low)
                return self.rng.randint(low, max(low, min(high, most)))
            return self._integer(item.name, kind, low, high)
        if isinstance(kind, StringType) and kind.length is None:
            return self._word(kind, scope, self.sizes.get(f"|{item.name}|"))
        return self._scalar(kind, scope)

    def _integer(self, name: str, kind: IntType, low: int, high: int) -> int:
        """Ends of ranges: one with a fixed low end is a start, the others follow it."""
        pattern = self.family.ranges
        if pattern is None or not (kind.low.terms or kind.high.terms or name in self.starts):
            return self.family.scalar(1, low, high, self.rng)[0]
        place = Place(low, high, *self._round, start=not kind.low.terms)
        return min(high, max(low, pattern(place, self.rng)))

    def _scalar(self, kind: ScalarType, scope: Mapping[str, Value]) -> Value:
        match kind:
            case IntType():
                low, high = self._bounds(kind, scope, "a value")
                return self.family.scalar(1, low, high, self.rng)[0]
            case FloatType():
                return self._float(kind)
            case StringType():
                return self._word(kind, scope, None)

    def _float(self, kind: FloatType) -> Decimal:
        unit = Decimal(1).scaleb(-kind.digits)
        low, high = int(kind.low / unit), int(kind.high / unit)
        return Decimal(self.family.scalar(1, low, high, self.rng)[0]) * unit

    def _word(self, kind: StringType, scope: Mapping[str, Value], size: int | None) -> str:
        low, high = evaluate(kind.low, scope), evaluate(kind.high, scope)
        if size is None and low < high:
            most = max(self.sizes.values(), default=high)
            size = self.rng.randint(low, max(low, min(high, most)))
        length = low if size is None else min(high, max(low, size))
        if length > _MAX_COUNT:
            raise GenerationError(f"a word of length {length}: expected at most {_MAX_COUNT}")
        codes = self.family.row(length, 0, len(kind.alphabet) - 1, self.rng)
        return "".join(kind.alphabet[code] for code in codes)

    def _array(self, item: Array, scope: Mapping[str, Value]) -> list[Value]:
        count = self._count(item.count, scope)
        if item.order is Order.ANY or not isinstance(item.element, IntType):
            return self._row(item.element, count, scope)
        low, high = self._bounds(item.element, scope, item.name)
        if item.order is Order.SORTED:
            return list[Value](sorted(self.family.row(count, low, high, self.rng)))
        if high - low + 1 < count:
            raise GenerationError(
                f"{item.name}: {count} distinct values do not fit into {low}..{high}; "
                "widen the range or take a smaller size"
            )
        chosen = sorted(self.rng.sample(range(low, high + 1), count))
        if item.order is Order.INCREASING:
            return list[Value](chosen)
        return [chosen[rank - 1] for rank in self._permutation(count)]

    def _row(self, element: ScalarType, count: int, scope: Mapping[str, Value]) -> list[Value]:
        if isinstance(element, IntType):
            low, high = self._bounds(element, scope, "an element") if count else (0, 0)
            return list[Value](self.family.row(count, low, high, self.rng))
        return [self._scalar(element, scope) for _ in range(count)]

    def _permutation(self, count: int) -> list[int]:
        """Ranks of a row of the family, ties broken at random."""
        row = self.family.row(count, 1, max(1, count), self.rng)
        tied = sorted(range(count), key=lambda i: (row[i], self.rng.random()))
        ranks = [0] * count
        for rank, position in enumerate(tied):
            ranks[position] = rank + 1
        return ranks

    def _weighted(
        self, edges: list[tuple[int, int]], weight: IntType | None, scope: Mapping[str, Value]
    ) -> list[Value]:
        if weight is None:
            return [list(edge) for edge in edges]
        weights = self._row(weight, len(edges), scope)
        return [[u, v, w] for (u, v), w in zip(edges, weights, strict=True)]

    def _graph(self, item: Graph, scope: Mapping[str, Value]) -> list[Value]:
        nodes, count = self._count(item.nodes, scope), self._count(item.edges, scope)
        edges = self._edges(nodes, count, item)
        self.rng.shuffle(edges)
        return self._weighted(edges, item.weight, scope)

    def _edges(self, nodes: int, count: int, item: Graph) -> list[tuple[int, int]]:
        most = nodes * (nodes - 1) // 2
        if (item.simple and count > most) or (item.connected and count < nodes - 1):
            raise GenerationError(
                f"{item.name}: {count} edges do not fit {nodes} nodes; choose both sizes"
            )
        backbone = item.connected or self.family.tree is not trees.uniform
        edges = trees.edges(nodes, self.family.tree, self.rng)[:count] if backbone else []
        seen = {frozenset(edge) for edge in edges}
        if item.simple and count > most // 2:
            rest = [(u, v) for v in range(2, nodes + 1) for u in range(1, v)]
            rest = [edge for edge in rest if frozenset(edge) not in seen]
            return edges + self.rng.sample(rest, count - len(edges))
        for edge in self._shaped(nodes, count):
            if len(edges) == count:
                break
            if edge[0] != edge[1] and (not item.simple or frozenset(edge) not in seen):
                seen.add(frozenset(edge))
                edges.append(edge)
        while len(edges) < count:
            edge = (self.rng.randint(1, nodes), self.rng.randint(1, nodes))
            if not item.simple or (edge[0] != edge[1] and frozenset(edge) not in seen):
                seen.add(frozenset(edge))
                edges.append(edge)
        return edges

    def _shaped(self, nodes: int, count: int) -> Iterator[tuple[int, int]]:
        """Edges that the family proposes."""
        pattern = self.family.graph
        return iter(()) if pattern is None else pattern(nodes, count, self.rng)

    def _repeat(self, item: Repeat, scope: Mapping[str, Value]) -> list[Value]:
        count = self._count(item.count, scope)
        shares = {
            name: self._shares(self.sizes[name], count)
            for name, _ in item.sums
            if name in self.sizes
        }
        if not shares and self._plain(item):
            return self._rows(item, count, scope)
        totals = dict(self.sizes)
        rounds: list[Value] = []
        outer = self._round
        for index in range(count):
            self._round = (index, count)
            self.sizes.update({name: share[index] for name, share in shares.items()})
            rounds.append(self.items(item.body, scope))
        self.sizes, self._round = totals, outer
        return rounds

    def _plain(self, item: Repeat) -> bool:
        """Whether a round is a row of integers that are drawn one by one."""
        fixed = self.counting | self.sizes.keys()
        return all(
            isinstance(i, Scalar) and isinstance(i.type, IntType) and i.name not in fixed
            for i in item.body
        )

    def _rows(self, item: Repeat, count: int, outer: Mapping[str, Value]) -> list[Value]:
        """The rounds of a plain repeat, without the detour over single items."""
        columns = [
            (i.name, i.type, None if i.type.low.terms or i.type.high.terms else
             self._bounds(i.type, outer, i.name))
            for i in item.body
            if isinstance(i, Scalar) and isinstance(i.type, IntType)
        ]  # fmt: skip
        scope = dict(outer)
        rounds: list[Value] = []
        for index in range(count):
            self._round = (index, count)
            row: dict[str, Value] = {}
            for name, kind, bounds in columns:
                low, high = bounds or self._bounds(kind, scope, name)
                row[name] = scope[name] = self._integer(name, kind, low, high)
            rounds.append(row)
        return rounds

    def _shares(self, total: int, count: int) -> list[int]:
        """`total` split into `count` random parts of at least 1 where that is possible."""
        free = max(0, total - count)
        cuts = sorted(self.rng.randint(0, free) for _ in range(count - 1))
        return [1 + b - a for a, b in zip([0, *cuts], [*cuts, free], strict=True)]

    def _choose(self, item: Choice) -> tuple[str, tuple[Item, ...]]:
        self._choices += 1
        index, count = self._round
        cases = len(item.bodies)
        match self.family.tags:
            case Tags.RANDOM:
                return self.rng.choice(item.bodies)
            case Tags.IN_TURN:
                return item.bodies[(self._choices - 1) % cases]
            case Tags.GROUPED:
                return item.bodies[index * cases // count]
            case Tags.GROUPED_BACK:
                return item.bodies[cases - 1 - index * cases // count]
            case Tags.ONLY:
                return self._only(item)

    def _only(self, item: Choice) -> tuple[str, tuple[Item, ...]]:
        for case, body in item.bodies:
            if case == self.family.only:
                return case, body
        raise GenerationError(
            f"only:{self.family.only}: {item.tag} has no such tag; "
            f"expected one of {', '.join(case for case, _ in item.bodies)}"
        )

    def _count(self, affine: Affine, scope: Mapping[str, Value]) -> int:
        count = evaluate(affine, scope)
        if not 0 <= count <= _MAX_COUNT:
            raise GenerationError(
                f"{affine} is {count}: expected 0..{_MAX_COUNT}; take a smaller size"
            )
        return count

    def _bounds(self, kind: IntType, scope: Mapping[str, Value], name: str) -> tuple[int, int]:
        low, high = evaluate(kind.low, scope), evaluate(kind.high, scope)
        if low > high:
            raise GenerationError(f"{name}: no integer in {kind.low}..{kind.high} = {low}..{high}")
        return low, high


def _starts(items: Sequence[Item]) -> frozenset[str]:
    """Scalars from which another one's bounds begin."""
    found: set[str] = set()
    for item in items:
        if isinstance(item, Scalar) and isinstance(item.type, IntType):
            found |= item.type.low.symbols
        elif isinstance(item, Repeat):
            found |= _starts(item.body)
        elif isinstance(item, Choice):
            found |= frozenset().union(*(_starts(body) for _, body in item.bodies))
    return frozenset(found)
