"""Adds up the ticks of a rewritten program and the weights of what C code does for it.

Weights are in 256ths of a tick and follow measured ratios of CPython: comparing or hashing an
element costs a quarter of a loop's step, copying a reference a sixteenth, moving one a 128th,
copying a character a 256th.
"""

from __future__ import annotations

import atexit
import os
import sys
from itertools import count
from operator import itemgetter

from . import seal

TYPE_CHECKING = False
"""Stands in for the one of `typing`, whose import costs more than a short run."""
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, NoReturn

MAGIC = 0x316B636974766363
TICK, TOUCH, COPY, MOVE, CHARACTER = 256, 64, 16, 2, 1
SMALL = 1 << 64
GENERATOR = type(_ for _ in ())
VIEWS: tuple[type, ...] = (type({}.keys()), type({}.values()), type({}.items()))
LISTS = frozenset((list, tuple))
TEXTS = frozenset((str, bytes, bytearray))
HASHED = frozenset((set, frozenset, dict, *VIEWS))
QUICK_MEMBERSHIP = frozenset((*HASHED, range))
COMPARABLE = frozenset((int, str, float, bool, bytes, tuple, type(None)))
first = itemgetter(0)

weight = 0
modules: list[dict[str, Any]] = []
pending: list[Iterator[int]] = []


def add(amount: int) -> None:
    global weight
    weight += amount


def _cverify_start(module: Any) -> Any:
    modules.append(module)


def _cverify_tick() -> Any:
    global weight
    weight += TICK
    return True


def _cverify_result(value: Any) -> Any:
    """Weigh something just made: a concatenation, a slice, a repetition, a large integer."""
    global weight
    kind = type(value)
    if kind is int:
        if not -SMALL < value < SMALL:
            weight += value.bit_length() >> 3
    elif kind in LISTS:
        weight += COPY * len(value) + COPY
    elif kind in TEXTS:
        weight += CHARACTER * len(value) + COPY
    elif kind in HASHED:
        weight += TOUCH * len(value) + COPY
    return value


def _cverify_elements(value: Any) -> Any:
    global weight
    weight += TICK * len(value)
    return value


def _cverify_operand(value: Any) -> Any:
    """Weigh something about to be consumed whole."""
    global weight
    kind = type(value)
    if kind is int:
        return value
    if kind in TEXTS:
        weight += CHARACTER * len(value) + COPY
    elif kind in LISTS or kind in HASHED or kind is range:
        weight += COPY * len(value) + COPY
    elif is_iterator(kind):
        value, counter = counted(value)
        pending.append(counter)
    return value


def _cverify_copied(value: Any) -> Any:
    """Weigh a string that an augmented assignment copied as a whole."""
    global weight
    if type(value) in TEXTS:
        weight += CHARACTER * len(value)


def _cverify_shift(value: Any) -> Any:
    """Weigh the change of a list's length in the middle."""
    global weight
    if type(value) in (list, bytearray):
        weight += MOVE * len(value) + COPY
    return value


def _cverify_contains(item: Any, container: Any) -> Any:
    global weight
    kind = type(container)
    found = item in container
    if kind in QUICK_MEMBERSHIP:
        return found
    if kind in LISTS:
        looked_at = len(container)
        if found and type(item) in COMPARABLE:
            looked_at = container.index(item) + 1
        weight += TOUCH * looked_at
    elif kind in TEXTS:
        weight += CHARACTER * len(container)
    elif kind.__name__ == "deque":
        weight += TOUCH * len(container)
    return found


def is_iterator(kind: Any) -> Any:
    """Iterators of C code; a generator ticks by itself."""
    return (
        kind is not GENERATOR
        and kind.__module__ in ("builtins", "itertools")
        and (hasattr(kind, "__next__"))
    )


def counted(iterator: Any) -> Any:
    """The same items, and a counter whose next value is how many were taken."""
    counter = count()
    return map(first, zip(iterator, counter, strict=False)), counter


def consumed(iterable: Any, call: Any, per_item: Any) -> Any:
    """Call with the iterable, and weigh each item that was taken from it."""
    global weight
    kind = type(iterable)
    if is_iterator(kind):
        items, counter = counted(iterable)
        try:
            return call(items)
        finally:
            weight += per_item * next(counter)
    size = length(iterable)
    if size:
        weight += per_item * size
    return call(iterable)


def length(value: Any) -> Any:
    """Length of a container of C code, else 0."""
    kind = type(value)
    if kind in LISTS or kind in HASHED or kind in TEXTS or kind is range:
        return len(value)
    if kind.__module__ in ("collections", "builtins", "array") and hasattr(kind, "__len__"):
        return len(value)
    return 0


def flush() -> Any:
    """Leave kind, ticks and weight on the side channel."""
    ticks = sum(module.get("_cverify_n", 0) for module in modules)
    total = weight + COPY * sum(next(counter) for counter in pending)
    pending.clear()
    seal.leave((MAGIC, ticks, total))


def _exit_at_once(status: int) -> NoReturn:
    flush()
    leave(status)


def _raise_recursion_limit(limit: int) -> None:
    """Helpers stand between a program's own calls, so the same depth takes more frames."""
    set_recursion_limit(min(limit * 4, 2**31 - 1))


leave = os._exit
set_recursion_limit = sys.setrecursionlimit
sys.setrecursionlimit = _raise_recursion_limit
sys.setrecursionlimit(sys.getrecursionlimit())
atexit.register(flush)
os._exit = _exit_at_once
