"""What the validators of a spec's fields need to know about the rest of the document."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from pydantic import ValidationInfo


@dataclass(frozen=True, slots=True)
class Context:
    """`symbols` is None when the grammar could not be read: names are then not checked."""

    folder: Path
    symbols: frozenset[str] | None = None
    generators: frozenset[str] = field(default_factory=frozenset)


def context_of(info: ValidationInfo) -> Context:
    return cast(Context, info.context) if info.context else Context(Path())
