"""Reading submissions: every way a file can be unusable gets one clear message."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cverify.errors import UsageError
from judge.source import SUFFIXES, Source

LARGEST = 10 * 1024 * 1024
"""Bytes; no submission is longer."""


def load_source(path: Path) -> Source:
    """The program in a file. Raises UsageError for anything that is no program text."""
    known = ", ".join(SUFFIXES)
    if not path.exists():
        raise UsageError(f"{path}: no such file; give the path of a program ({known})")
    if path.is_dir():
        raise UsageError(f"{path}: is a directory, expected one program file ({known})")
    if path.suffix.lower() not in SUFFIXES:
        raise UsageError(
            f"{path}: unknown suffix {path.suffix!r}, expected one of {known}; rename the file"
        )
    data = _read(path)
    if not data.strip():
        raise UsageError(f"{path}: is empty, expected a program")
    if b"\0" in data:
        raise UsageError(
            f"{path}: byte {data.index(0)} is NUL, expected program text; is this a compiled file?"
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError(
            f"{path}: byte {error.start} is {data[error.start]:#04x}, expected UTF-8 text; "
            "convert the file"
        ) from None
    return Source(str(path), text, SUFFIXES[path.suffix.lower()])


def _read(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise UsageError(f"{path}: {size} bytes, expected at most {LARGEST}")
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None


def find_programs(paths: list[Path]) -> Iterator[Path]:
    """The files given, and all program files below the folders given, in sorted order."""
    for path in paths:
        if path.is_dir():
            yield from sorted(
                p for p in path.rglob("*") if p.suffix.lower() in SUFFIXES and p.is_file()
            )
        else:
            yield path
