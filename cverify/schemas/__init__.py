"""JSON Schemas of the documents that the command line prints."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent


def schema(name: str) -> dict[str, Any]:
    """`analysis`, `explanation` or `verdict`."""
    loaded: dict[str, Any] = json.loads(
        (FOLDER / f"{name}.schema.json").read_text(encoding="utf-8")
    )
    return loaded
