"""Exact fractions: those of the standard library in C, by a drop-in replacement."""

import fractions
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the replacement carries no types
    from fractions import Fraction
else:
    from quicktions import Fraction

__all__ = ["Fraction", "parse_fraction"]


def parse_fraction(text: str) -> Fraction:
    """The number that a text writes.

    Read by the standard library: the replacement (1.24) writes the character of a text of length
    one into the interpreter's shared empty byte.
    """
    read = fractions.Fraction(text)
    return Fraction(read.numerator, read.denominator)
