"""What only the characters of the source tell."""

from __future__ import annotations

from complexity.frontends.cpp.clang import Cursor
from complexity.frontends.cpp.macros import Macro


def trailing_name(text: str, macros: dict[str, Macro], cursor: Cursor) -> str:
    """A member's name, where templates hide it; macros of one word are followed."""
    written = text[cursor.extent.start.offset : cursor.extent.end.offset]
    word = written.rstrip().rpartition(".")[2].rpartition("->")[2].strip()
    for _ in range(3):
        macro = macros.get(word)
        if macro is None or macro.params is not None:
            break
        word = macro.body
    return word if word.isidentifier() else ""


def for_parts(text: str, offset: int) -> tuple[bool, bool, bool] | None:
    """Which of a `for`'s three parts are there; None where the text is no plain `for (…;…;…)`."""
    start = text.find("(", offset)
    if not text.startswith("for", offset) or start < 0 or text[offset + 3 : start].strip():
        return None
    depth, parts, begin = 0, [], start + 1
    for i in range(start, len(text)):
        c = text[i]
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        if (c == ";" and depth == 1) or (c == ")" and depth == 0):
            parts.append(bool(text[begin:i].strip()))
            begin = i + 1
        if depth == 0:
            break
    return (parts[0], parts[1], parts[2]) if len(parts) == 3 else None
