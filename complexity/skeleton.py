"""The token skeleton of an input: what is read, in which order, and how often.

Both a task's grammar and a program's reads are brought to this form and matched by position.
White space and line breaks do not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Affine:
    """constant + sum of coefficient * symbol; terms are sorted by symbol, without zeros."""

    constant: int = 0
    terms: tuple[tuple[str, int], ...] = ()

    @classmethod
    def symbol(cls, name: str) -> Affine:
        return cls(0, ((name, 1),))

    @property
    def symbols(self) -> frozenset[str]:
        return frozenset(name for name, _ in self.terms)

    @property
    def is_constant(self) -> bool:
        return not self.terms

    def plus(self, other: Affine, factor: int = 1) -> Affine:
        """self + factor * other."""
        sums = dict(self.terms)
        for name, coefficient in other.terms:
            sums[name] = sums.get(name, 0) + factor * coefficient
        terms = tuple(sorted((name, c) for name, c in sums.items() if c))
        return Affine(self.constant + factor * other.constant, terms)

    def scaled(self, factor: int) -> Affine:
        return Affine().plus(self, factor)

    def __str__(self) -> str:
        parts = [name if c == 1 else f"{c}*{name}" for name, c in self.terms]
        if self.constant or not parts:
            parts.append(str(self.constant))
        return " + ".join(parts).replace("+ -", "- ")


class TokenKind(StrEnum):
    INT = "int"
    FLOAT = "float"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Tok:
    """One token. `symbol` names its value, or the values of a sequence's elements.

    `length` is the number of characters of a word where something else in the input says it.
    """

    symbol: str | None
    kind: TokenKind
    length: Affine | None = None


@dataclass(frozen=True, slots=True)
class Repeat:
    """`body` as often as `count` says."""

    count: Affine
    body: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One token, the tag, and the body that belongs to its value."""

    tag: str
    bodies: tuple[tuple[str, tuple[Node, ...]], ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Everything up to the end of the input."""

    symbol: str | None = None


Node = Tok | Repeat | Choice | Rest


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument of an entry point: scalar without `dimensions`, else nested sequences.

    A word's length is its last dimension.
    """

    name: str
    kind: TokenKind
    dimensions: tuple[Affine, ...] = ()


@dataclass(frozen=True, slots=True)
class Skeleton:
    """The nodes of an input, the bounds of its named sizes and, for functions, the parameters."""

    nodes: tuple[Node, ...]
    sizes: tuple[tuple[str, int], ...] = ()
    """Size symbols with their largest value."""
    parameters: tuple[Parameter, ...] = ()
