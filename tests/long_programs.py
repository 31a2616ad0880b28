"""Programs of any length, made of labelled ones: each is a function that the new `main` calls."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from labelled_report import FOLDER, programs

SUFFIXES = {"python": ".py", "cpp": ".cpp"}


def long_program(language: str, lines: int, seed: int = 0) -> str:
    """A program of at most `lines` lines and a few, from a random choice of parts."""
    rng = random.Random(seed)
    parts = [t for t in map(_text, programs([FOLDER / language])) if _usable(language, t)]
    chosen: list[str] = []
    length = 0
    while length < lines:
        fitting = [p for p in parts if length + p.count("\n") <= lines] or [min(parts, key=len)]
        part = rng.choice(fitting)
        chosen.append(part)
        length += part.count("\n") + 3
    return _python(chosen) if language == "python" else _cpp(chosen)


def _text(path: Path) -> str:
    """The program without its labels."""
    return "".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[3:])


def _usable(language: str, text: str) -> bool:
    if language == "python":
        return "global " not in text and '"""' not in text and "__name__" not in text
    return "int main()" in text and not re.search(r"#\s*define|\bmain\b(?!\(\))", text)


def _python(parts: list[str]) -> str:
    made = []
    for number, part in enumerate(parts):
        body = "".join(f"    {line}\n" for line in part.splitlines())
        made.append(f"def part{number}():\n{body}")
    calls = "".join(f"part{number}()\n" for number in range(len(parts)))
    return "".join(made) + calls


def _cpp(parts: list[str]) -> str:
    made = ["#include <bits/stdc++.h>\n"]
    for number, part in enumerate(parts):
        plain = re.sub(r"(?m)^#.*$", "", part).replace("int main()", "int run()")
        made.append(f"namespace part{number} {{\n{plain}}}\n")
    calls = "".join(f"    part{number}::run();\n" for number in range(len(parts)))
    return "".join(made) + f"int main() {{\n{calls}}}\n"
