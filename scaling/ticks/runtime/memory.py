"""Leaves the peak of a program's allocations on the side channel."""

from __future__ import annotations

import atexit
import os
from _tracemalloc import get_traced_memory, start

from . import seal

TYPE_CHECKING = False
"""Stands in for the one of `typing`, whose import costs more than a short run."""
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any, NoReturn

MAGIC = 0x316D656D76636376


def flush() -> None:
    seal.leave((MAGIC, get_traced_memory()[1]))


def exit_at_once(status: int) -> NoReturn:
    flush()
    leave(status)


def load(folder: str, module: dict[str, Any]) -> CodeType:
    """The program to run as ``module``, which is emptied; from here on memory is watched."""
    names = ("program.py", "solution.py")
    path = next(p for p in (os.path.join(folder, name) for name in names) if os.path.exists(p))
    with open(path, "rb") as file:
        code = compile(file.read(), path, "exec", dont_inherit=True)
    for name in [name for name in module if not name.startswith("__")]:
        del module[name]
    module["__file__"] = path
    atexit.register(flush)
    start(1)
    return code


leave = os._exit
os._exit = exit_at_once
