"""Turns a submission in function style into a program that reads and writes text."""

from __future__ import annotations

from corpus.function.cpp_driver import cpp_driver
from corpus.function.python_driver import python_driver
from corpus.spec import Spec


def function_driver(source_text: str, language: str, spec: Spec) -> str:
    """A program beside the submission, which it imports (`solution`) or includes (`solution.cpp`).

    It reads the arguments from standard input in the form of `wire`, calls the entry point (a
    function, or a method of a class `Solution`) and prints the result. The submission's text is
    looked at only to find out which of the two it is. Raises ValueError for other languages and
    for specs that are not in function style.
    """
    return _driver(source_text, language, spec, inside=False)


def wrap_function(source_text: str, language: str, spec: Spec) -> str:
    """Submission and driver as one program; line numbers of the submission are kept."""
    driver = _driver(source_text, language, spec, inside=True)
    return driver if language == "cpp" else f"{source_text}\n\n\n{driver}"


def _driver(source_text: str, language: str, spec: Spec, *, inside: bool) -> str:
    if spec.function is None:
        raise ValueError(f"{spec.id} is not in function style: there is nothing to wrap")
    name, grammar = spec.function.name, spec.function.parameters
    match language:
        case "python":
            return python_driver(name, grammar, inside=inside)
        case "cpp":
            return cpp_driver(name, grammar, source_text, inside=inside)
        case _:
            raise ValueError(f"language {language!r}: expected python or cpp")
