"""Package formats, one file each, found by walking this folder and recognised by content."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from corpus.package import Call, Package, PackageError

__all__ = ["Format", "format_of", "formats", "load_package"]

_SHARED = frozenset({"expectations"})


class Format(Protocol):
    """One file a format in this folder, exporting ``FORMAT``."""

    @property
    def name(self) -> str:
        """As reports say it."""

    @property
    def rank(self) -> int:
        """Formats are asked in this order; the least specific last."""

    def recognises(self, path: Path) -> bool:
        """Whether a folder (or file) holds such a package, by what is in it."""

    def load(self, path: Path, call: Call) -> Package:
        """Read it. Raises PackageError."""


@lru_cache(maxsize=1)
def formats() -> tuple[Format, ...]:
    """All formats, the most specific first."""
    names = [info.name for info in pkgutil.iter_modules(__path__) if info.name not in _SHARED]
    found = [importlib.import_module(f"{__name__}.{name}").FORMAT for name in names]
    return tuple(sorted(found, key=lambda each: (each.rank, each.name)))


def format_of(path: Path) -> Format:
    """The format of a package. Raises PackageError for what is none."""
    if not path.exists():
        raise PackageError(f"{path}: no such folder; give the path of a task or package")
    found = next((each for each in formats() if each.recognises(path)), None)
    if found is None:
        names = ", ".join(each.name for each in formats())
        raise PackageError(f"{path}: no package of a known format ({names}) is in this folder")
    return found


def load_package(path: Path, call: Call) -> Package:
    """The package in a folder, of whatever format. Raises PackageError."""
    package = format_of(path).load(path, call)
    if not package.tests:
        raise PackageError(f"{path}: the {package.format} package has no tests")
    return package
