"""Labelled programs: a table of paths, expected tags and allowed extra tags."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from cverify.errors import UsageError
from tagging.taxonomy import UnknownTagError, resolve_tag


@dataclass(frozen=True, slots=True)
class Label:
    """One row; the first expected tag is the primary one."""

    path: Path
    expected: tuple[str, ...]
    allowed: frozenset[str]


def load_labels(table: Path) -> tuple[list[Label], list[str]]:
    """Rows of a file of tab-separated values, and names in it that are no tags.

    Columns: path (relative to the table), expected tags, allowed extra tags; tags stand apart by
    commas. Empty lines, `#` comments and a heading that starts with `path` are skipped. Raises
    UsageError for what cannot be read, with all faulty rows at once.
    """
    try:
        text = table.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{table}: {error}") from error
    labels: list[Label] = []
    strange: list[str] = []
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        columns = [c.strip() for c in line.split("\t")]
        if not line.strip() or line.startswith("#") or columns[0] == "path":
            continue
        path = table.parent / columns[0]
        if len(columns) < 2:
            faults.append(f"{table}:{number}: expected path, tags and allowed tags, got {line!r}")
            continue
        if not path.is_file():
            faults.append(f"{table}:{number}: no such file: {path}")
            continue
        expected = _tags(columns[1], strange)
        allowed = _tags(columns[2], strange) if len(columns) > 2 else ()
        labels.append(Label(path, tuple(expected), frozenset(allowed)))
    if faults:
        raise UsageError("\n".join(faults))
    if not labels:
        raise UsageError(f"{table}: no rows; expected path, tags and allowed tags, tab-separated")
    return labels, sorted(set(strange))


def _tags(cell: str, strange: list[str]) -> list[str]:
    found = []
    for name in filter(None, (part.strip() for part in re.split(r"[,;]", cell))):
        try:
            found.append(resolve_tag(name))
        except UnknownTagError:
            strange.append(name)
    return list(dict.fromkeys(found))
