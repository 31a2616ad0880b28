"""Deterministic counts of work and memory, one file a language, found by walking this folder."""

import importlib
import pkgutil
from functools import lru_cache

from judge.source import Language
from scaling.counters.base import (
    CALL_MAGIC,
    CALL_PLACE,
    CHANNEL_BYTES,
    Counter,
    Instrumented,
    Work,
    tampered,
)

__all__ = [
    "CALL_MAGIC",
    "CALL_PLACE",
    "CHANNEL_BYTES",
    "Counter",
    "Instrumented",
    "Work",
    "counter_for",
    "counters",
    "tampered",
]


@lru_cache(maxsize=1)
def counters() -> tuple[Counter, ...]:
    """All counters, in order of their file names."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    return tuple(module.COUNTER for module in modules if hasattr(module, "COUNTER"))


def counter_for(language: Language) -> Counter | None:
    """The counter of a language, if it has one."""
    return next((counter for counter in counters() if counter.language is language), None)
