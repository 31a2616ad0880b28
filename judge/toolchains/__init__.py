"""One file a language, found by walking this folder."""

import importlib
import pkgutil
from functools import lru_cache

from judge.source import Language
from judge.toolchains.base import Toolchain, ToolchainError

__all__ = ["Toolchain", "ToolchainError", "toolchain_for", "toolchains"]

SHARED = "base"


@lru_cache(maxsize=1)
def toolchains() -> tuple[Toolchain, ...]:
    """All toolchains, in order of their file names."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name != SHARED)
    modules = [importlib.import_module(f"{__name__}.{name}") for name in names]
    return tuple(module.TOOLCHAIN for module in modules)


def toolchain_for(language: Language) -> Toolchain:
    """The toolchain of a language."""
    return next(tool for tool in toolchains() if tool.language is language)
