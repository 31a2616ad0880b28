"""From the plain structure of a YAML document to a grammar; all mistakes at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from complexity.skeleton import Affine
from corpus.grammar.expressions import NAME, ExpressionError, parse_affine, parse_integer
from corpus.grammar.nodes import (
    Array,
    Choice,
    FloatType,
    Grammar,
    Graph,
    IntType,
    Item,
    Matrix,
    Permutation,
    Repeat,
    Rest,
    Scalar,
    ScalarType,
    StringType,
    Tree,
)
from corpus.grammar.types import parse_item
from corpus.problem import Path, Problem, ProblemsError

_REPEAT = re.compile(r"repeat\s+(?P<count>.+)")
_CHOICE = re.compile(r"choice\s+(?P<tag>\w+)")
_ITEM_FORM = "`name: TYPE`, `repeat COUNT: [...]` or `choice TAG: {...}`"


def parse_grammar(data: object) -> Grammar:
    """The grammar of a list of items; raises ProblemsError with paths into `data`."""
    parser = _Parser()
    items = parser.items(data, ())
    if not items and not parser.problems:
        parser.problems.append(Problem((), "nothing", "at least one item in the input grammar"))
    if parser.problems:
        raise ProblemsError(parser.problems)
    return Grammar(items)


@dataclass(slots=True)
class _Parser:
    problems: list[Problem] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    integers: set[str] = field(default_factory=set)
    """Integer scalars in scope, which may stand in lengths and bounds."""

    def items(self, data: object, path: Path) -> tuple[Item, ...]:
        found: list[Item] = []
        for entry_path, entry in self._entries(data, path):
            sums = entry.get("sum")
            for key, value in entry.items():
                if key != "sum":
                    found += self._entry(str(key), value, (*entry_path, _step(key)), sums)
            if sums is not None and not any(_REPEAT.fullmatch(str(key)) for key in entry):
                self._fault((*entry_path, "sum"), "sum", "`sum` beside a `repeat`")
        return tuple(found)

    def _entries(self, data: object, path: Path) -> Iterator[tuple[Path, Mapping[object, object]]]:
        if isinstance(data, Mapping):
            yield path, data
        elif isinstance(data, Sequence) and not isinstance(data, str):
            for index, entry in enumerate(data):
                if isinstance(entry, Mapping):
                    yield (*path, index), entry
                else:
                    self._fault((*path, index), str(entry), _ITEM_FORM)
        elif data is not None:
            self._fault(path, str(data), f"a list of items, each {_ITEM_FORM}")

    def _entry(self, key: str, value: object, path: Path, sums: object) -> list[Item]:
        if match := _REPEAT.fullmatch(key):
            return self._repeat(match["count"], value, path, sums)
        if match := _CHOICE.fullmatch(key):
            return self._choice(match["tag"], value, path)
        if not NAME.fullmatch(key):
            self._fault(path, key, f"a name made of letters, digits and _, as in {_ITEM_FORM}")
            return []
        if not isinstance(value, str):
            self._fault(path, str(value), "a type such as `int 1..1e5`")
            return []
        try:
            items = parse_item(key, value)
        except ExpressionError as error:
            self._fault(path, error.value, error.expectation)
            return []
        for item in items:
            self._check(item, path)
        return list(items)

    def _repeat(self, count: str, value: object, path: Path, sums: object) -> list[Item]:
        try:
            times = parse_affine(count)
        except ExpressionError as error:
            self._fault(path, error.value, error.expectation)
            times = Affine()
        self._check_symbols(times, path)
        outside = set(self.integers)
        body = self.items(value, path)
        inner = self.integers - outside
        self.integers = outside
        if not body:
            self._fault(path, f"repeat {count}", "a body with at least one item")
        return [Repeat(times, body, self._sums(sums, inner, (*path[:-1], "sum")))]

    def _sums(self, sums: object, inner: set[str], path: Path) -> tuple[tuple[str, int], ...]:
        if sums is None:
            return ()
        if not isinstance(sums, Mapping):
            self._fault(path, str(sums), "bounds by symbol, such as {n: 2e5}")
            return ()
        bounds = []
        for name, bound in sums.items():
            try:
                bounds.append((str(name), parse_integer(str(bound))))
            except ExpressionError as error:
                self._fault((*path, str(name)), error.value, error.expectation)
            if name not in inner:
                self._fault((*path, str(name)), str(name), "an integer of the repeated body")
        return tuple(bounds)

    def _choice(self, tag: str, value: object, path: Path) -> list[Item]:
        self._claim(tag, path)
        if not isinstance(value, Mapping) or not value:
            self._fault(path, str(value), "a mapping from tag values to bodies, such as {1: [...]}")
            return []
        outside, names = set(self.integers), set(self.names)
        bodies = []
        for case, body in value.items():
            self.integers, self.names = set(outside), set(names)
            bodies.append((str(case), self.items(body, (*path, _step(case)))))
        self.integers = outside
        return [Choice(tag, tuple(bodies))]

    def _check(self, item: Item, path: Path) -> None:
        for affine in _affines(item):
            self._check_symbols(affine, path)
        self._claim(item_name(item), path)
        if isinstance(item, Scalar) and isinstance(item.type, IntType):
            self.integers.add(item.name)
        for kind in _types(item):
            self._check_range(kind, path)

    def _check_range(self, kind: ScalarType, path: Path) -> None:
        low, high = (kind.low, kind.high)
        if isinstance(low, Affine) and isinstance(high, Affine):
            empty = low.is_constant and high.is_constant and low.constant > high.constant
        else:
            empty = isinstance(kind, FloatType) and kind.low > kind.high
        if empty:
            self._fault(path, f"{low}..{high}", "a range whose low end is not above its high end")
        if isinstance(kind, StringType) and kind.low.is_constant and kind.low.constant < 0:
            self._fault(path, str(kind.low), "a length of at least 0")

    def _check_symbols(self, affine: Affine, path: Path) -> None:
        for name in sorted(affine.symbols - self.integers):
            known = ", ".join(sorted(self.integers)) or "none so far"
            self._fault(path, name, f"an integer scalar that is read before (known: {known})")

    def _claim(self, name: str, path: Path) -> None:
        if name in self.names:
            self._fault(
                path,
                name,
                "a name that is not used before",
            )
        self.names.add(name)

    def _fault(self, path: Path, value: str, expectation: str) -> None:
        self.problems.append(Problem(path, value, expectation))


def _step(key: object) -> str | int:
    return key if isinstance(key, int) else str(key)


def item_name(item: Item) -> str:
    assert not isinstance(item, Repeat)
    return item.tag if isinstance(item, Choice) else item.name


def _types(item: Item) -> list[ScalarType]:
    match item:
        case Scalar():
            return [item.type]
        case Array() | Matrix():
            return [item.element]
        case Tree() | Graph():
            return [item.weight] if item.weight else []
        case _:
            return []


def _affines(item: Item) -> list[Affine]:
    found: list[Affine] = []
    for kind in _types(item):
        if not isinstance(kind, FloatType):
            found += [kind.low, kind.high]
    match item:
        case Array() | Permutation():
            found.append(item.count)
        case Matrix():
            found += [item.rows, item.columns]
        case Tree():
            found.append(item.nodes)
        case Graph():
            found += [item.nodes, item.edges]
        case Scalar() | Rest() | Repeat() | Choice():
            pass
    return found
