"""Which callables of C code do sizeable work, and the hook that looks at a call."""

from __future__ import annotations

import sys

from . import handlers
from .core import (
    CHARACTER,
    COPY,
    TICK,
    TOUCH,
    _cverify_contains,
    _cverify_copied,
    _cverify_elements,
    _cverify_operand,
    _cverify_result,
    _cverify_shift,
    _cverify_start,
    _cverify_tick,
    add,
)

TYPE_CHECKING = False
"""Stands in for the one of `typing`, whose import costs more than a short run."""
if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "_cverify_call",
    "_cverify_contains",
    "_cverify_copied",
    "_cverify_elements",
    "_cverify_operand",
    "_cverify_result",
    "_cverify_shift",
    "_cverify_start",
    "_cverify_tick",
]

BUILTIN = type(len)
MODULE = type(sys)


def _method_table() -> Any:
    from collections import deque

    table: dict[Any, Any] = {}

    def put(kinds: Any, text: Any, handler: Any) -> Any:
        for kind in kinds:
            for name in text.split():
                if hasattr(kind, name):
                    table[kind, name] = handler

    sequences, sets, texts = (list, deque), (set, frozenset), (str, bytes, bytearray)
    put(sequences, "insert pop", handlers.moved_behind)
    put(sequences, "remove count", handlers.receiver(TOUCH))
    put(sequences, "reverse copy clear rotate", handlers.receiver(COPY))
    put(sequences, "index", handlers.position(TOUCH))
    put(sequences, "extend extendleft", handlers.arguments(COPY))
    put((list,), "sort", handlers.sort)
    put((dict, *sets), "copy clear", handlers.receiver(TOUCH))
    put((dict, *sets), "update", handlers.arguments(TOUCH))
    put(sets, "union difference symmetric_difference issubset", handlers.arguments(TOUCH, TOUCH))
    put(sets, "symmetric_difference_update", handlers.arguments(TOUCH, TOUCH))
    put(sets, "issuperset difference_update", handlers.arguments(TOUCH))
    put(sets, "intersection intersection_update isdisjoint", handlers.smaller)
    put(texts, "find index", handlers.position(CHARACTER))
    put(texts, "join", handlers.by_joined)
    put(texts, "split rsplit splitlines partition rpartition", handlers.split)
    put(
        texts,
        "count replace rfind rindex strip lstrip rstrip upper lower",
        handlers.receiver(CHARACTER),
    )
    put(texts, "encode decode translate title swapcase capitalize", handlers.receiver(CHARACTER))
    put(texts, "casefold expandtabs isdigit isalpha isalnum", handlers.receiver(CHARACTER))
    put(texts, "zfill center ljust rjust format", handlers.by_result)
    return table


def _function_table() -> Any:
    import bisect
    import heapq
    import math
    from collections import Counter, deque
    from functools import reduce

    reading = handlers.consumer(TOUCH)
    table: dict[Any, Any] = {
        sorted: handlers.sorted_handler,
        any: handlers.early_exit,
        all: handlers.early_exit,
        sum: handlers.sum_handler,
        print: handlers.print_handler,
        str: handlers.by_result,
        repr: handlers.by_result,
        reduce: handlers.second,
        dict.fromkeys: handlers.consumer(TOUCH),
    }
    table.update(dict.fromkeys((min, max, set, frozenset, dict, Counter), reading))
    table.update(dict.fromkeys((list, tuple, bytes, bytearray, deque), handlers.consumer(COPY)))
    table.update(dict.fromkeys((math.prod, math.fsum, heapq.heapify), reading))
    heaps = (heapq.heappush, heapq.heappop, heapq.heapreplace, heapq.heappushpop)
    table.update(dict.fromkeys(heaps, handlers.log_of_first))
    searches = (bisect.bisect_left, bisect.bisect_right)
    table.update(dict.fromkeys(searches, handlers.log_of_first))
    table.update(dict.fromkeys((bisect.insort_left, bisect.insort_right), handlers.insort))
    table.update(dict.fromkeys((heapq.nlargest, heapq.nsmallest), handlers.second))
    return table


PYTHON_FUNCTIONS: dict[Any, Any] = {
    ("copy", "deepcopy"): handlers.deep,
    ("copy", "copy"): handlers.consumer(COPY),
    ("random", "shuffle"): handlers.consumer(4 * TICK),
    ("random", "sample"): handlers.consumer(TICK),
    ("random", "choices"): handlers.consumer(TICK),
    ("collections", "most_common"): None,
    ("collections", "update"): handlers.arguments(TOUCH),
    ("collections", "subtract"): handlers.arguments(TICK),
    ("re", "sub"): handlers.text_arguments,
    ("re", "findall"): handlers.text_arguments,
    ("re", "finditer"): handlers.text_arguments,
    ("re", "search"): handlers.text_arguments,
    ("re", "match"): handlers.text_arguments,
    ("re", "fullmatch"): handlers.text_arguments,
    ("re", "split"): handlers.text_arguments,
}
METHODS = _method_table()
FUNCTIONS = _function_table()


def _cverify_call(function: Any) -> Any:
    """What to call in place of ``function``: itself, unless C code does sizeable work in it."""
    kind = type(function)
    if kind is BUILTIN:
        owner = function.__self__
        if type(owner) is not MODULE and owner is not None and type(owner) is not type:
            handler = METHODS.get((type(owner), function.__name__))
            return handler(function) if handler else function
    elif kind is not type and kind.__module__ != "builtins":
        return function
    elif kind is not type:
        return _python_function(function)
    try:
        handler = FUNCTIONS.get(function)
    except TypeError:
        return function
    return handler(function) if handler else function


def _python_function(function: Any) -> Any:
    """Functions of the standard library that are written in Python are not rewritten: weigh."""
    module = getattr(function, "__module__", None)
    name = getattr(function, "__name__", None)
    if (module, name) == ("collections", "most_common"):
        size = len(function.__self__)
        add(TOUCH * size * handlers.log2(size))
        return function
    handler = PYTHON_FUNCTIONS.get((module, name)) or FUNCTIONS.get(function)
    return handler(function) if handler else function
