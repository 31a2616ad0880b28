"""Facts about pieces of the program, remembered by the identity of the piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Piece = TypeVar("Piece")
Fact = TypeVar("Fact")

REMEMBERED = 1 << 14
"""Facts kept of a kind: a process may see thousands of programs."""


def remembered(compute: Callable[[Piece], Fact]) -> Callable[[Piece], Fact]:
    """The function, computed once a piece. Pieces are frozen; comparing them costs their size.

    A piece is kept with its fact, so that no other one can get its identity.
    """
    known: dict[int, tuple[Piece, Fact]] = {}

    def fact(piece: Piece) -> Fact:
        found = known.get(id(piece))
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[id(piece)] = (piece, compute(piece))
        return found[1]

    fact.__name__, fact.__doc__ = compute.__name__, compute.__doc__
    return fact
