"""What sizeable work in C code weighs: each handler gives what to call in place of a function."""

from __future__ import annotations

from . import core
from .core import CHARACTER, COPY, LISTS, MOVE, TEXTS, TICK, TOUCH

TYPE_CHECKING = False
"""Stands in for the one of `typing`, whose import costs more than a short run."""
if TYPE_CHECKING:
    from typing import Any


def log2(size: Any) -> Any:
    return max(1, size.bit_length())


def consumer(per_item: Any) -> Any:
    """A handler for callables that read their first argument to the end."""

    def handler(function: Any) -> Any:
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            if not args:
                return function(**kwargs)
            return core.consumed(args[0], lambda it: function(it, *args[1:], **kwargs), per_item)

        return wrapper

    return handler


def by_result(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return core._cverify_result(function(*args, **kwargs))

    return wrapper


def sorted_handler(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        result = function(*args, **kwargs)
        core.add(2 * COPY * len(result) * log2(len(result)))
        return result

    return wrapper


def early_exit(function: Any) -> Any:
    """``any`` and ``all`` stop early: count the items they take."""

    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if len(args) != 1:
            return function(*args, **kwargs)
        items = iter(args[0]) if type(args[0]) in LISTS else args[0]
        return core.consumed(items, function, COPY)

    return wrapper


def sum_handler(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if len(args) == 1 and not kwargs:
            return core.consumed(args[0], function, TOUCH)
        if not args:
            return function(**kwargs)
        items, counter = core.counted(iter(args[0]))
        result = function(items, *args[1:], **kwargs)
        taken = next(counter)
        core.add(TOUCH * taken)
        if type(result) in LISTS:  # each step copies the sum so far
            core.add(COPY * len(result) * taken // 2)
        return result

    return wrapper


def print_handler(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        for arg in args:
            core.add(CHARACTER * core.length(arg))
        return function(*args, **kwargs)

    return wrapper


def log_of_first(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if args:
            core.add(COPY * log2(core.length(args[0])) + TOUCH)
        return function(*args, **kwargs)

    return wrapper


def insort(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if args:
            core.add(MOVE * core.length(args[0]) + TOUCH)
        return function(*args, **kwargs)

    return wrapper


def second(function: Any) -> Any:
    """Callables that read their second argument to the end."""

    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if len(args) < 2:
            return function(*args, **kwargs)
        first_argument, rest = args[0], args[2:]
        return core.consumed(
            args[1], lambda it: function(first_argument, it, *rest, **kwargs), TOUCH
        )

    return wrapper


def deep(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        if args:
            core.add(4 * TICK * deep_size(args[0], 6))
        return function(*args, **kwargs)

    return wrapper


def deep_size(value: Any, depth: Any) -> Any:
    if depth and type(value) in LISTS:
        return 1 + sum(deep_size(item, depth - 1) for item in value)
    if depth and type(value) is dict:
        return 1 + sum(1 + deep_size(item, depth - 1) for item in value.values())
    return 1 + core.length(value)


def text_arguments(function: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        core.add(sum(len(arg) for arg in args if type(arg) in TEXTS) * 4 * CHARACTER)
        return function(*args, **kwargs)

    return wrapper


def receiver(per_item: Any) -> Any:
    def handler(method: Any) -> Any:
        core.add(per_item * len(method.__self__) + COPY)
        return method

    return handler


def sort(method: Any) -> Any:
    size = len(method.__self__)
    core.add(2 * COPY * size * log2(size))
    return method


def arguments(per_item: Any, receiver: Any = 0) -> Any:
    """A method that reads its arguments to the end, and perhaps its receiver."""

    def handler(method: Any) -> Any:
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            core.add(receiver * len(method.__self__) + COPY)
            if len(args) == 1 and not kwargs:
                return core.consumed(args[0], method, per_item)
            core.add(sum(per_item * core.length(arg) for arg in args))
            return method(*args, **kwargs)

        return wrapper

    return handler


def smaller(method: Any) -> Any:
    def wrapper(*args: Any) -> Any:
        core.add(TOUCH * min([len(method.__self__), *map(core.length, args)]) + COPY)
        return method(*args)

    return wrapper


def moved_behind(method: Any) -> Any:
    """``insert(i, x)`` and ``pop(i)`` move everything behind i."""

    def wrapper(*args: Any) -> Any:
        size = len(method.__self__)
        at = args[0] if args and type(args[0]) is int else size
        core.add(MOVE * (size - max(0, at + size if at < 0 else at)) + COPY)
        return method(*args)

    return wrapper


def position(per_item: Any) -> Any:
    """A search from the front: weigh up to where it ended."""

    def handler(method: Any) -> Any:
        def wrapper(*args: Any) -> Any:
            looked_at = len(method.__self__)
            try:
                result = method(*args)
                if result >= 0:
                    looked_at = result + 1
                return result
            finally:
                core.add(per_item * looked_at + COPY)

        return wrapper

    return handler


def by_joined(method: Any) -> Any:
    def wrapper(items: Any) -> Any:
        return core._cverify_result(core.consumed(items, method, COPY))

    return wrapper


def split(method: Any) -> Any:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        parts = method(*args, **kwargs)
        core.add(CHARACTER * len(method.__self__) + TOUCH * len(parts))
        return parts

    return wrapper
