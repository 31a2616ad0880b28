"""Reading submissions: every way a file can be unusable gets one clear message."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path

from cverify.errors import UsageError
from judge.source import SUFFIXES, Language, Source

LARGEST = 10 * 1024 * 1024
"""Bytes; no submission is longer."""
SLOW_CODECS = frozenset({"idna", "punycode"})
"""Text encodings whose decoders take quadratic time."""
_COOKIE = re.compile(r"(?m)\A((?:[ \t\f]*#.*\n|[ \t\f]*\n)?[ \t\f]*#.*?coding[:=][ \t]*)[-\w.]+")


def load_source(path: Path, suffixes: Mapping[str, Language] = SUFFIXES) -> Source:
    """The program in a file. Raises UsageError for anything that is no program text."""
    known = ", ".join(suffixes)
    if not path.exists():
        raise UsageError(f"{path}: no such file; give the path of a program ({known})")
    if path.is_dir():
        raise UsageError(f"{path}: is a directory, expected one program file ({known})")
    if not path.is_file():
        raise UsageError(f"{path}: is a pipe or a device, expected a regular file ({known})")
    if path.suffix.lower() not in suffixes:
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
    language = suffixes[path.suffix.lower()]
    encoding = _declared(path, data) if language is Language.PYTHON else "utf-8-sig"
    return Source(str(path), _decoded(path, data, encoding), language)


def _declared(path: Path, data: bytes) -> str:
    """The encoding of a Python file, by its byte order mark or its cookie (PEP 263)."""
    head = b"".join(data.splitlines(keepends=True)[:2])
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(head).readline)
    except SyntaxError as error:
        if "invalid or missing" in str(error):  # the decoder names the byte
            return "utf-8-sig"
        raise UsageError(f"{path}: {error}; name an encoding that Python knows") from None
    if encoding in SLOW_CODECS:
        raise UsageError(f"{path}: encoding {encoding} is not read; convert the file to UTF-8")
    return encoding


def _decoded(path: Path, data: bytes, encoding: str) -> str:
    """The text; a cookie then names UTF-8, in which the text is written from here on."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        name = "UTF-8" if encoding.startswith("utf-8") else encoding
        raise UsageError(
            f"{path}: byte {error.start} is {data[error.start]:#04x}, expected {name} text; "
            "convert the file"
        ) from None
    except LookupError as error:
        raise UsageError(f"{path}: {error}; convert the file to UTF-8") from None
    return text if encoding.startswith("utf-8") else _COOKIE.sub(r"\1utf-8", text, count=1)


def _read(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise UsageError(f"{path}: {size} bytes, expected at most {LARGEST}")
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None


def find_programs(paths: list[Path], suffixes: Mapping[str, Language] = SUFFIXES) -> Iterator[Path]:
    """The files given, and all program files below the folders given, in sorted order."""
    for path in paths:
        if path.is_dir():
            yield from sorted(
                p for p in path.rglob("*") if p.suffix.lower() in suffixes and p.is_file()
            )
        else:
            yield path
