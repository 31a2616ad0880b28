"""Exact fractions: those of the standard library in C, by a drop-in replacement."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the replacement carries no types
    from fractions import Fraction
else:
    from quicktions import Fraction

__all__ = ["Fraction"]
