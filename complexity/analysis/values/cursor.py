"""Where the program stands in the task's input, as far as its reads could be followed.

Reads and the grammar's skeleton are matched position by position. A loop around reads must be a
`Repeat` of the skeleton; the body is walked once. What does not match loses the cursor, and all
later reads are symbols of their own (design rule: a mismatch is reported, never guessed over).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from complexity.analysis.values.poly import Poly
from complexity.skeleton import Affine, Choice, Node, Repeat, Rest, Skeleton, Tok


@dataclass(frozen=True, slots=True)
class Level:
    """A list of nodes and the place of the next one; `inside` a choice nothing is followed."""

    nodes: tuple[Node, ...]
    index: int = 0
    inside: bool = False


@dataclass(frozen=True, slots=True)
class Cursor:
    """Levels from the outermost in. Without levels, nothing is (or can be) followed.

    `pending` is the line read last, until something is taken from it; `after_token` tells that
    this may be the rest of a line that a token was read from.
    """

    levels: tuple[Level, ...] = ()
    lost_at: int = 0
    pending: int = 0
    after_token: bool = False

    @property
    def active(self) -> bool:
        return bool(self.levels)

    @property
    def node(self) -> Node | None:
        if not self.levels:
            return None
        level = self.levels[-1]
        return level.nodes[level.index] if level.index < len(level.nodes) else None

    def advanced(self, by: int = 1) -> Cursor:
        level = self.levels[-1]
        moved = replace(level, index=level.index + by)
        return self._at((*self.levels[:-1], moved))

    def _at(self, levels: tuple[Level, ...]) -> Cursor:
        return Cursor(levels, self.lost_at)

    def remaining(self) -> Cursor:
        """What is left of the input, as an input of its own."""
        if len(self.levels) != 1:
            return self.lost(self.lost_at)
        return self._at((Level(self.levels[0].nodes[self.levels[0].index :]),))

    def lost(self, line: int) -> Cursor:
        return Cursor((), self.lost_at or line)

    def entered(self, body: tuple[Node, ...]) -> Cursor:
        return self._at((*self.levels, Level(body)))

    def left(self) -> Cursor:
        """After a repeat whose body has been walked."""
        return self._at(self.levels[:-1]).advanced()

    def choosing(self) -> Cursor:
        """After a choice's tag: its bodies are not followed one by one."""
        level = replace(self.levels[-1], index=self.levels[-1].index + 1, inside=True)
        return self._at((*self.levels[:-1], level))

    @property
    def inside_choice(self) -> bool:
        return bool(self.levels) and self.levels[-1].inside


def start(skeleton: Skeleton | None) -> Cursor:
    return Cursor() if skeleton is None else Cursor((Level(skeleton.nodes),))


def affine_form(affine: Affine) -> Poly:
    """The affine expression over the grammar's named symbols."""
    form = Poly.constant(affine.constant)
    for name, coefficient in affine.terms:
        form = form + Poly.symbol(f"size:{name}").scaled(Fraction(coefficient))
    return form


def tokens_in(node: Node) -> Poly | None:
    """How many tokens a node takes; None where that depends on data."""
    match node:
        case Tok():
            return Poly.constant(1)
        case Repeat(count=count, body=body):
            total = Poly()
            for inner in body:
                part = tokens_in(inner)
                if part is None:
                    return None
                total = total + part
            return affine_form(count) * total
        case Choice() | Rest():
            return None


def all_tokens(nodes: tuple[Node, ...]) -> Poly:
    """An upper bound on the number of tokens."""
    total = Poly()
    for node in nodes:
        match node:
            case Tok() | Rest():
                total = total + Poly.constant(1)
            case Repeat(count=count, body=body):
                total = total + affine_form(count) * all_tokens(body)
            case Choice(bodies=bodies):
                sizes = [all_tokens(body) for _, body in bodies]
                total = total + Poly.constant(1) + sum(sizes, Poly())
    return total


def position_of(nodes: tuple[Node, ...], offset: Poly) -> int | None:
    """The index of the top-level node that starts `offset` tokens in."""
    seen = Poly()
    for index, node in enumerate(nodes):
        if seen == offset:
            return index
        taken = tokens_in(node)
        if taken is None:
            return None
        seen = seen + taken
    return len(nodes) if seen == offset else None
