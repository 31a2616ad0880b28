"""One module a language: source text to program model."""

from __future__ import annotations

from complexity.model import Program

LANGUAGES = ("python", "cpp")


def parse(text: str, language: str) -> Program:
    """Lower a source text; never raises for any text.

    `language` is one of LANGUAGES; each front end is imported when first needed.
    """
    match language:
        case "python":
            from complexity.frontends.python import parse_python

            return parse_python(text)
        case "cpp":
            from complexity.frontends.cpp import parse_cpp

            return parse_cpp(text)
        case _:
            raise ValueError(f"language {language!r}, expected one of {', '.join(LANGUAGES)}")
