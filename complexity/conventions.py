"""Counting conventions: what counts as a size, as space, as constant.

Labels of complexity differ by convention more often than by error, so they are fixed here once.
Each use shows as a step or an assumption of the proof.

1. Entry points. Module-level code or `main`; without them every function that nothing else in the
   file calls, of which the costliest is reported.
2. Arguments and results. `space` is what the program allocates itself at its peak, recursion
   included; `space_total` adds the arguments and the result of an entry point. Input read from a
   stream counts once it is stored.
3. Constants below CAPACITY are constant. From there on a constant is a size of its own, named
   after the source's name for it; where the task bounds a size by B, a constant in
   [B, 4B + 64] that the size's values index stands for that size.
4. Levels. A constant that counts the levels of a doubling table (row j is row j - 1 applied twice)
   is the logarithm of the table's other dimension. Bits of a value, letters of an alphabet and
   rounds of a fixed search are constants, and so is the logarithm of a constant.
5. Tests. In a loop over tests whose body reads its own sizes, a term of degree 1 or more in such a
   size takes the total over all tests; other terms are multiplied by the number of tests.
6. Integers fit a word, unless a loop multiplies or adds up a value without a modulus.
7. Strings. A length is a size when the program looks inside; tokens that are only hashed,
   compared, stored or printed are short keys.
8. Values. A loop up to a value costs the value; its digits and halvings cost its logarithm.
9. Nodes. Recursion into distinct fields of a linked type visits each node once.
10. Early exits never lower the upper bound.
11. Files. Reading from an opened file is reading input.
"""

from __future__ import annotations

CAPACITY = 1000
"""From this on a constant is a size of its own (3)."""
ROOM_FACTOR = 4
ROOM_REST = 64
WORD_DIGITS = 20
"""Decimal digits of the longest number that fits a word (6)."""
MULTIPLES = (1, 2, 4, 8)
"""A dimension may be this multiple of a named constant (segment trees)."""


def makes_room(constant: int, bound: int) -> bool:
    """Whether a constant is the room for a size with this bound."""
    return bound <= constant <= ROOM_FACTOR * bound + ROOM_REST


def multiple_of(constant: int, base: int) -> bool:
    """Whether a constant is a small multiple of another, up to a small rest."""
    return any(0 <= constant - factor * base <= ROOM_REST for factor in MULTIPLES)
