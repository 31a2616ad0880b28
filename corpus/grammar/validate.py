"""Checks an input against a grammar and binds its tokens to names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from itertools import islice

from complexity.skeleton import Affine
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
from corpus.grammar.values import Value, evaluate, repeat_key

_MAX_FAULTS = 20
_MAX_COUNT = 50_000_000
_MANY = 50
_INTEGER = re.compile(r"[+-]?[0-9]{1,40}")
_INTEGERS = re.compile(r"(?:[+-]?[0-9]{1,40} )*+[+-]?[0-9]{1,40}")


@dataclass(frozen=True, slots=True)
class InputFault:
    """A token that the grammar does not allow, at its 1-based line and column."""

    line: int
    column: int
    value: str
    expectation: str

    def __str__(self) -> str:
        found = self.value if len(self.value) <= 40 else self.value[:37] + "..."
        return f"{self.line}:{self.column}: {found or 'the end of input'}: {self.expectation}"


@dataclass(frozen=True, slots=True)
class Binding:
    """The values of an input by name, and the sum of every integer scalar over the whole file."""

    values: Mapping[str, Value]
    totals: Mapping[str, int]


def validate(grammar: Grammar, text: bytes) -> tuple[Binding, tuple[InputFault, ...]]:
    """The binding (complete only without faults) and at most 20 faults.

    A fault of structure ends the check, a value out of range does not.
    """
    reader = _Reader(text.decode("utf-8", errors="replace"))
    values: dict[str, Value] = {}
    try:
        reader.items(grammar.items, values, {})
        if not reader.at_end():
            reader.fault("the end of input")
    except _StructureError:
        pass
    return Binding(values, reader.totals), tuple(reader.faults[:_MAX_FAULTS])


class _StructureError(Exception):
    """Reading cannot go on."""


Scope = dict[str, Value]


@dataclass(slots=True)
class _Reader:
    text: str
    faults: list[InputFault] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    _tokens: list[str] = field(init=False)
    _next: int = 0

    def __post_init__(self) -> None:
        self._tokens = self.text.split()

    def at_end(self) -> bool:
        return self._next >= len(self._tokens)

    def items(self, items: tuple[Item, ...], values: dict[str, Value], outer: Scope) -> None:
        scope = dict(outer)
        for index, item in enumerate(items):
            self._item(item, index, values, scope)

    def _item(self, item: Item, index: int, values: dict[str, Value], scope: Scope) -> None:
        match item:
            case Scalar():
                value = self._scalar(item.type, scope)
                values[item.name] = scope[item.name] = value
                if isinstance(value, int):
                    self.totals[item.name] = self.totals.get(item.name, 0) + value
            case Array():
                values[item.name] = self._array(item, scope)
            case Matrix():
                rows, columns = self._count(item.rows, scope), self._count(item.columns, scope)
                values[item.name] = [self._row(item.element, columns, scope) for _ in range(rows)]
            case Permutation():
                values[item.name] = self._permutation(item, scope)
            case Tree():
                nodes = self._count(item.nodes, scope)
                edges = self._edges(nodes, nodes - 1, item.weight, scope)
                self._check_tree(nodes, edges)
                values[item.name] = edges
            case Graph():
                values[item.name] = self._graph(item, scope)
            case Repeat():
                values[repeat_key(index)] = self._repeat(item, scope)
            case Choice():
                self._choice(item, values, scope)
            case Rest():
                values[item.name] = " ".join(self._tokens[self._next :])
                self._next = len(self._tokens)

    def _repeat(self, item: Repeat, scope: Scope) -> list[Value]:
        before = dict(self.totals)
        rounds: list[Value] = []
        for _ in range(self._count(item.count, scope)):
            values: dict[str, Value] = {}
            self.items(item.body, values, scope)
            rounds.append(values)
        for name, bound in item.sums:
            total = self.totals.get(name, 0) - before.get(name, 0)
            if total > bound:
                self.fault(f"a sum of {name} of at most {bound}, found {total}", back=1)
        return rounds

    def _choice(self, item: Choice, values: dict[str, Value], scope: Scope) -> None:
        case = self._take(f"one of {', '.join(case for case, _ in item.bodies)}")
        bodies = dict(item.bodies)
        if case not in bodies:
            self.fault(f"one of {', '.join(bodies)} as {item.tag}", back=1)
            raise _StructureError
        values[item.tag] = case
        self.items(bodies[case], values, scope)

    def _array(self, item: Array, scope: Scope) -> list[Value]:
        row = self._row(item.element, self._count(item.count, scope), scope)
        numbers = [v for v in row if isinstance(v, int)]
        if item.order in (Order.DISTINCT, Order.INCREASING) and len(set(numbers)) < len(numbers):
            self.fault(f"distinct values in {item.name}", back=len(row))
        if item.order in (Order.SORTED, Order.INCREASING) and numbers != sorted(numbers):
            self.fault(f"ascending values in {item.name}", back=len(row))
        return row

    def _row(self, element: ScalarType, count: int, scope: Scope) -> list[Value]:
        if isinstance(element, IntType):
            return list(self._integers(element, count, scope))
        return [self._scalar(element, scope) for _ in range(count)]

    def _integers(self, element: IntType, count: int, scope: Scope) -> list[int]:
        """Many integers with the same bounds, checked together."""
        low, high = evaluate(element.low, scope), evaluate(element.high, scope)
        numbers = self._clean_integers(low, high, count)
        if numbers:
            return numbers
        for _ in range(count):
            number = self._integer(f"an integer in {low}..{high}")
            if not low <= number <= high:
                self.fault(f"an integer in {low}..{high}", back=1)
            numbers.append(number)
        return numbers

    def _clean_integers(self, low: int, high: int, count: int) -> list[int]:
        """The next integers when there are many of them and all are right; else nothing."""
        tokens = self._tokens[self._next : self._next + count]
        if count < _MANY or len(tokens) < count or not _INTEGERS.fullmatch(" ".join(tokens)):
            return []
        numbers = list(map(int, tokens))
        if not low <= min(numbers) <= max(numbers) <= high:
            return []
        self._next += count
        return numbers

    def _permutation(self, item: Permutation, scope: Scope) -> list[Value]:
        count = self._count(item.count, scope)
        numbers = self._integers(IntType(Affine(1), Affine(count)), count, scope)
        if len(set(numbers)) < count:
            self.fault(f"each of 1..{count} once in {item.name}", back=count)
        return list(numbers)

    def _graph(self, item: Graph, scope: Scope) -> list[Value]:
        nodes, count = self._count(item.nodes, scope), self._count(item.edges, scope)
        edges = self._edges(nodes, count, item.weight, scope)
        ends = [_ends(edge) for edge in edges]
        if item.simple:
            if any(u == v for u, v in ends):
                self.fault(f"no loops in {item.name}", back=1)
            if len({frozenset(pair) for pair in ends}) < len(ends):
                self.fault(f"no repeated edges in {item.name}", back=1)
        if item.connected and _components(nodes, ends) > 1:
            self.fault(f"a connected graph in {item.name}", back=1)
        return edges

    def _edges(self, nodes: int, count: int, weight: IntType | None, scope: Scope) -> list[Value]:
        node = IntType(Affine(1), Affine(nodes))
        edges: list[Value] = []
        for _ in range(max(0, count)):
            edge = self._integers(node, 2, scope)
            if weight is not None:
                edge += self._integers(weight, 1, scope)
            edges.append(edge)
        return edges

    def _check_tree(self, nodes: int, edges: list[Value]) -> None:
        if _components(nodes, [_ends(edge) for edge in edges]) > 1:
            self.fault(f"a tree over the nodes 1..{nodes}", back=1)

    def _scalar(self, kind: ScalarType, scope: Scope) -> Value:
        match kind:
            case IntType():
                return self._integers(kind, 1, scope)[0]
            case FloatType():
                return self._float(kind)
            case StringType():
                return self._word(kind, scope)

    def _float(self, kind: FloatType) -> Decimal:
        expectation = f"a number in {kind.low}..{kind.high}"
        try:
            number = Decimal(self._take(expectation))
        except InvalidOperation:
            self.fault(expectation, back=1)
            raise _StructureError from None
        if not (number.is_finite() and kind.low <= number <= kind.high):
            self.fault(expectation, back=1)
        return number

    def _word(self, kind: StringType, scope: Scope) -> str:
        low, high = evaluate(kind.low, scope), evaluate(kind.high, scope)
        if high == 0:
            return ""
        expectation = f"a word of length {low if low == high else f'{low}..{high}'}"
        word = self._take(expectation)
        if not low <= len(word) <= high:
            self.fault(expectation, back=1)
        allowed = set(kind.alphabet)
        if not set(word) <= allowed:
            strange = next(c for c in word if c not in allowed)
            self.fault(f"a word without {strange!r}", back=1)
        return word

    def _count(self, affine: Affine, scope: Scope) -> int:
        count = evaluate(affine, scope)
        if not 0 <= count <= _MAX_COUNT:
            self.fault(f"a count of at least 0 for {affine}, found {count}", back=1)
            raise _StructureError
        return count

    def _integer(self, expectation: str) -> int:
        token = self._take(expectation)
        if not _INTEGER.fullmatch(token):
            self.fault(expectation, back=1)
            raise _StructureError
        return int(token)

    def _take(self, expectation: str) -> str:
        if self.at_end():
            self.fault(expectation)
            raise _StructureError
        self._next += 1
        return self._tokens[self._next - 1]

    def fault(self, expectation: str, back: int = 0) -> None:
        """Record a fault at the next token, or `back` tokens before it."""
        if len(self.faults) < _MAX_FAULTS:
            index = max(0, self._next - back)
            line, column = _position(self.text, index)
            value = self._tokens[index] if index < len(self._tokens) else ""
            self.faults.append(InputFault(line, column, value, expectation))


def _position(text: str, index: int) -> tuple[int, int]:
    """1-based line and column of the index-th token, or of the end."""
    match = next(islice(re.finditer(r"\S+", text), index, None), None)
    if match is None:
        return text.count("\n") + 1, len(text) - (text.rfind("\n") + 1) + 1
    start = match.start()
    return text.count("\n", 0, start) + 1, start - (text.rfind("\n", 0, start) + 1) + 1


def _ends(edge: Value) -> tuple[int, int]:
    assert isinstance(edge, list)
    return edge[0], edge[1]


def _components(nodes: int, ends: list[tuple[int, int]]) -> int:
    """Connected components; ends outside 1..nodes are ignored."""
    parent = list(range(nodes + 1))

    def root(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    count = nodes
    for u, v in ends:
        if 1 <= u <= nodes and 1 <= v <= nodes and (a := root(u)) != (b := root(v)):
            parent[a] = b
            count -= 1
    return count
