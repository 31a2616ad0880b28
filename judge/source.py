"""A submission's text and language."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Language(StrEnum):
    """Languages that can be judged; each has a toolchain of the same name. C and Java are judged
    only, not analysed."""

    PYTHON = "python"
    CPP = "cpp"
    C = "c"
    JAVA = "java"


SUFFIXES = {
    ".py": Language.PYTHON,
    ".cpp": Language.CPP,
    ".cc": Language.CPP,
    ".cxx": Language.CPP,
    ".c++": Language.CPP,
}

PACKAGE_SUFFIXES = SUFFIXES | {
    ".py3": Language.PYTHON,
    ".c": Language.C,
    ".java": Language.JAVA,
}
"""What the judge takes in packages beside the languages that are analysed."""


@dataclass(frozen=True, slots=True)
class Source:
    """One program as text; ``path`` is only its name in messages."""

    path: str
    text: str
    language: Language

    @classmethod
    def load(cls, path: Path) -> "Source":
        """Read a file; the suffix names the language.

        Raises ``ValueError`` for an unknown suffix or text that is not UTF-8, ``OSError`` when the
        file cannot be read.
        """
        language = SUFFIXES.get(path.suffix.lower())
        if language is None:
            known = ", ".join(SUFFIXES)
            raise ValueError(f"{path}: unknown suffix {path.suffix!r}, expected one of {known}")
        try:
            text = path.read_bytes().decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ValueError(f"{path}: not UTF-8 text (byte {error.start})") from error
        return cls(str(path), text, language)
