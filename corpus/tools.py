"""What several formats need: foreign tools built, testlib found, files in order."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from pathlib import Path

from corpus.package import Call, PackageError
from corpus.programs import ProgramError, load_program
from judge.artifact import Artifact, BuildOptions, CompileFailure, Support
from judge.batch import build
from judge.compare.protocols import TESTLIB_FLAGS
from judge.outcome import Outcome
from judge.source import Language

TESTLIB = "testlib.h"
_INCLUDES_TESTLIB = re.compile(r'^\s*#\s*include\s*[<"](?:[\w./]*/)?testlib\.h[>"]', re.MULTILINE)
_DIGITS = re.compile(r"(\d+)")
REJECTED = frozenset({Outcome.WA, Outcome.PE, Outcome.QLE, Outcome.OLE})
SLOW = frozenset({Outcome.TLE, Outcome.IDLE})
CRASHED = frozenset({Outcome.RE, Outcome.MLE})
FAILED = frozenset(Outcome) - {Outcome.AC, Outcome.JE}
ACCEPTED = frozenset({Outcome.AC})


def natural(path: Path) -> tuple[object, ...]:
    """Key that sorts 2 before 10."""
    parts = _DIGITS.split(str(path))
    return tuple(int(part) if part.isdigit() else part for part in parts)


def figure(value: object, place: str, *, least: float = 0.0) -> float:
    """A number above 0 that a package states. Raises PackageError."""
    try:
        number = float(str(value))
    except ValueError:
        number = math.nan
    if not (0 < number < math.inf and number >= least):
        expected = f"of at least {least:g}" if least else "above 0"
        raise PackageError(f"{place}: {str(value)[:40]!r}, expected a number {expected}")
    return number


def build_tool(
    path: Path, call: Call, what: str, *, folders: Sequence[Path] = (), flags: tuple[str, ...] = ()
) -> Artifact:
    """A checker or interactor, built as it is. ``folders`` may hold ``testlib.h``.

    Raises PackageError: an unknown language, a missing header, the compiler's words.
    """
    try:
        source, options = load_program(path)
    except ProgramError as error:
        raise PackageError(f"{what} {path}: {error}") from None
    support, extra = options.support, flags
    if source.language is Language.CPP:
        texts = [source.text, *(each.text for each in support)]
        present = any(Path(each.name).name == TESTLIB for each in support)
        if any(_INCLUDES_TESTLIB.search(text) for text in texts):
            extra = (*TESTLIB_FLAGS, *flags)
            if not present:
                support = (*support, _testlib(path, call, what, folders))
        support = (*support, *_headers(path, folders, {each.name for each in support}))
    built = build(source, call.sandbox, BuildOptions(flags=extra, support=support))
    if isinstance(built, CompileFailure):
        raise PackageError(f"{what} {path} does not compile: {built.message}")
    return built


def _testlib(path: Path, call: Call, what: str, folders: Sequence[Path]) -> Support:
    places = [path.parent if path.is_file() else path, *folders]
    places += [call.testlib] if call.testlib else []
    for folder in places:
        file = folder / TESTLIB if folder.is_dir() else folder
        if file.is_file() and file.name == TESTLIB:
            return Support(TESTLIB, file.read_text(encoding="utf-8", errors="replace"))
    raise PackageError(
        f"{what} {path} needs {TESTLIB}, which the package does not hold; put it into the package, "
        "or name a folder that has it with --testlib (https://github.com/MikeMirzayanov/testlib)"
    )


def _headers(path: Path, folders: Sequence[Path], known: set[str]) -> tuple[Support, ...]:
    """Headers beside a single file."""
    if path.is_dir():
        return ()
    places = [path.parent, *folders]
    found: dict[str, str] = {}
    for header in (file for place in places for file in sorted(place.glob("*.h"))):
        if header.name not in known and header.name != TESTLIB:
            found.setdefault(header.name, header.read_text(encoding="utf-8", errors="replace"))
    return tuple(Support(name, text) for name, text in found.items())


def programs_in(folder: Path) -> list[Path]:
    """Programs of a folder: its files and sub-folders, hidden ones and notes aside."""
    if not folder.is_dir():
        return []
    skipped = {".md", ".txt", ".yaml", ".yml", ".json", ".desc", ".class", ".exe", ".in", ".out"}
    return [
        path
        for path in sorted(folder.iterdir(), key=natural)
        if not path.name.startswith((".", "__"))
        and path.suffix.lower() not in skipped
        and (path.is_file() or any(path.iterdir()))
    ]
