"""Reads the programs that packages bundle: single files, and folders of several."""

from __future__ import annotations

from pathlib import Path

from judge.artifact import BuildOptions, Support
from judge.source import PACKAGE_SUFFIXES, Language, Source

MAIN_NAMES = ("main", "Main", "__main__")
HEADERS = (".h", ".hpp", ".hh", ".hxx")


class ProgramError(ValueError):
    """A program that cannot be judged here: an unknown language, a broken file."""


def load_program(path: Path, language: Language | None = None) -> tuple[Source, BuildOptions]:
    """The program of a file, or of all files in a folder. Raises ProgramError."""
    if path.is_dir():
        return _load_folder(path, language)
    return _load_file(path, language), BuildOptions()


def _load_file(path: Path, language: Language | None) -> Source:
    language = language or PACKAGE_SUFFIXES.get(path.suffix.lower())
    if language is None:
        known = ", ".join(PACKAGE_SUFFIXES)
        raise ProgramError(f"language of {path.name} is not supported; supported: {known}")
    try:
        return Source(str(path), path.read_text(encoding="utf-8-sig", errors="strict"), language)
    except UnicodeDecodeError:
        return Source(str(path), path.read_text(encoding="latin-1"), language)
    except OSError as error:
        raise ProgramError(f"{path}: cannot be read: {error.strerror}") from None


def _load_folder(folder: Path, language: Language | None) -> tuple[Source, BuildOptions]:
    files = [p for p in sorted(folder.rglob("*")) if p.is_file() and not p.name.startswith(".")]
    sources = [p for p in files if p.suffix.lower() in PACKAGE_SUFFIXES]
    if not sources:
        raise ProgramError(f"{folder.name}: no program of a supported language in this folder")
    main = next((p for name in MAIN_NAMES for p in sources if p.stem == name), sources[0])
    source = _load_file(main, language)
    support = []
    for path in files:
        same = PACKAGE_SUFFIXES.get(path.suffix.lower()) is source.language
        if path == main or not (same or path.suffix.lower() in HEADERS):
            continue
        linked = same and source.language in (Language.CPP, Language.C)
        text = path.read_text(encoding="utf-8", errors="replace")
        support.append(Support(str(path.relative_to(folder)), text, linked))
    return source, BuildOptions(support=tuple(support))
