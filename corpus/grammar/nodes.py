"""The declarative grammar of a task's input.

A grammar is a sequence of items. `Scalar` items that follow each other stand on one line; every
other item starts a line of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from complexity.skeleton import Affine


@dataclass(frozen=True, slots=True)
class IntType:
    """An integer from low to high, both included; bounds may use earlier scalars."""

    low: Affine
    high: Affine


@dataclass(frozen=True, slots=True)
class FloatType:
    """A number from low to high, generated with `digits` decimals."""

    low: Decimal
    high: Decimal
    digits: int = 6


@dataclass(frozen=True, slots=True)
class StringType:
    """A word over an alphabet, with a length from low to high."""

    alphabet: str
    low: Affine
    high: Affine

    @property
    def length(self) -> Affine | None:
        """The length where something earlier fixes it."""
        return self.low if self.low == self.high else None


ScalarType = IntType | FloatType | StringType


class Order(StrEnum):
    """What is promised about an array's elements."""

    ANY = "any"
    SORTED = "sorted"
    DISTINCT = "distinct"
    INCREASING = "increasing"


@dataclass(frozen=True, slots=True)
class Scalar:
    """One value. `implicit` marks the length that stands before a sequence that declares it."""

    name: str
    type: ScalarType
    implicit: bool = False


@dataclass(frozen=True, slots=True)
class Array:
    """`count` values on one line."""

    name: str
    count: Affine
    element: ScalarType
    order: Order = Order.ANY


@dataclass(frozen=True, slots=True)
class Matrix:
    """`rows` lines of `columns` values."""

    name: str
    rows: Affine
    columns: Affine
    element: ScalarType


@dataclass(frozen=True, slots=True)
class Permutation:
    """The numbers 1 to `count`, each once, on one line."""

    name: str
    count: Affine


@dataclass(frozen=True, slots=True)
class Tree:
    """`nodes` - 1 lines `u v` (and a weight) that connect the nodes 1 to `nodes`."""

    name: str
    nodes: Affine
    weight: IntType | None = None


@dataclass(frozen=True, slots=True)
class Graph:
    """`edges` lines `u v` (and a weight) over the nodes 1 to `nodes`.

    `simple` forbids loops and repeated edges, `connected` asks for one component.
    """

    name: str
    nodes: Affine
    edges: Affine
    weight: IntType | None = None
    simple: bool = True
    connected: bool = False


@dataclass(frozen=True, slots=True)
class Repeat:
    """`count` times the body, each time on new lines; `sums` bounds totals of its scalars."""

    count: Affine
    body: tuple[Item, ...]
    sums: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A tag token and the body of its value, on one line."""

    tag: str
    bodies: tuple[tuple[str, tuple[Item, ...]], ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Anything up to the end of the input."""

    name: str


Item = Scalar | Array | Matrix | Permutation | Tree | Graph | Repeat | Choice | Rest


@dataclass(frozen=True, slots=True)
class Grammar:
    items: tuple[Item, ...]
