"""Changes of a C++ program that leave its cost as it is. Each gives None where it finds no use.

They work on tokens; what they cannot do safely they leave alone.
"""

from __future__ import annotations

import re
from itertools import pairwise

_BLANKED = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'', re.DOTALL)
_WORD = re.compile(r"[A-Za-z_]\w*")
_TYPES = (
    r"(?:int|long long|long|ll|double|float|char|bool|string|auto|size_t|unsigned|vector<[^;()]*>)"
)
_DECLARED = re.compile(rf"\b{_TYPES}\s*[&*]*\s+[&*]*([A-Za-z_]\w*)")
_MEMBERS = re.compile(r"(?:\.|->|::)\s*([A-Za-z_]\w*)")
_SPARED = frozenset({"main", "operator", "const", "int", "long", "double", "char", "static"})


def _code(text: str) -> str:
    """The same layout with comments and literals blanked."""
    return _BLANKED.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def _end(code: str, start: int) -> int:
    """The place of the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(code)):
        if code[place] in "([{":
            depth += 1
        elif code[place] in ")]}":
            depth -= 1
            if depth == 0:
                return place
    return -1


def renamed(text: str) -> str | None:
    """Declared variables and functions under other names, except those that are also members."""
    code = _code(text)
    own = set(_DECLARED.findall(code)) - set(_MEMBERS.findall(code)) - _SPARED
    fields = {w for m in re.finditer(r"\b(?:struct|class)\b[^{;]*\{", code)
              for w in _WORD.findall(code[m.end() : _end(code, m.end() - 1)])}  # fmt: skip
    own -= fields | set(re.findall(r"#\s*define\s+(\w+)", code))
    own -= {w for line in re.findall(r"#[^\n]*", code) for w in _WORD.findall(line)}
    table = {name: f"w{i}x" for i, name in enumerate(sorted(own))}
    if not table:
        return None
    parts, last = [], 0
    for match in _WORD.finditer(code):
        if match.group() in table:
            parts += [text[last : match.start()], table[match.group()]]
            last = match.end()
    return "".join([*parts, text[last:]])


_FUNCTION = re.compile(rf"(?m)^(?:static |inline )?(?:void|{_TYPES})[&*]?\s+[&*]?(\w+)\s*\(")


def _functions(code: str) -> list[tuple[int, int, str]]:
    """Start, end and name of functions defined at the left margin, one behind the other."""
    found = []
    for match in _FUNCTION.finditer(code):
        closing = _end(code, match.end() - 1)
        opening = code.find("{", closing)
        if closing < 0 or opening < 0 or code[closing + 1 : opening].strip():
            continue
        end = _end(code, opening)
        if end > 0:
            found.append((match.start(), end + 1, match.group(1)))
    return found


def reordered(text: str) -> str | None:
    """The first pair of neighbours of which neither mentions the other, swapped."""
    code = _code(text)
    functions = _functions(code)
    for (a, b, first), (c, d, second) in pairwise(functions):
        words = set(_WORD.findall(code[a:b])), set(_WORD.findall(code[c:d]))
        apart = not code[b:c].strip()
        if apart and second != "main" and second not in words[0] and first not in words[1]:
            return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]
    return None


def _main(code: str) -> tuple[int, int, int] | None:
    """Start of `main`, the place of its brace, and of the closing one."""
    match = re.search(r"\bint\s+main\s*\([^)]*\)\s*\{", code)
    return None if match is None else (match.start(), match.end() - 1, _end(code, match.end() - 1))


def with_dead_code(text: str) -> str | None:
    """Comments, a function that nothing calls, and loops that nothing reaches."""
    place = _main(_code(text))
    if place is None:
        return None
    start, brace, _ = place
    unused = "int unusedHelper(int x) { int s = 0; while (s < x) s += 1; return s; }\n"
    dead = "if (false) { for (int u = 0; u < 1000000; u++) { unusedHelper(u); } while (true) {} }\n"
    note = "// for (int i = 0; i < n; i++) for (;;)\n"
    return f"{note}{text[:start]}{unused}{text[start : brace + 1]}\n{dead}{text[brace + 1 :]}"


_FOR = re.compile(
    r"\bfor\s*\(\s*int\s+(\w+)\s*=\s*([^;]+);\s*(\1\s*<=?\s*[^;]+);"
    r"\s*(?:\1\+\+|\+\+\1)\s*\)\s*\{"
)


def with_while(text: str) -> str | None:
    """`for (int i = a; i < b; i++) { … }` as `while`, where nothing continues."""
    changed = False
    position = 0
    while True:
        code = _code(text)
        match = _FOR.search(code, position)
        if match is None:
            return text if changed else None
        close = _end(code, match.end() - 1)
        position = match.start() + 1
        if close < 0 or re.search(r"\bcontinue\b", code[match.end() : close]):
            continue
        name, start, test = match.group(1), match.group(2), match.group(3)
        body = text[match.end() : close]
        loop = f"{{ int {name} = {start}; while ({test}) {{{body} {name}++; }} }}"
        text = text[: match.start()] + loop + text[close + 1 :]
        changed = True


def wrapped(text: str) -> str | None:
    """The body of `main` in a function of its own."""
    place = _main(_code(text))
    if place is None or "solveAll" in text or re.search(r"\bargc\b", text):
        return None
    start, brace, end = place
    body = text[brace : end + 1]
    main = "int main() { return solveAll(); }"
    return f"{text[:start]}int solveAll() {body}\n{main}{text[end + 1 :]}"


_REP = re.compile(
    r"\bfor\s*\(\s*int\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(\w+)\s*;"
    r"\s*(?:\1\+\+|\+\+\1)\s*\)"
)


def with_macros(text: str) -> str | None:
    """Loops and appends written by the usual macros."""
    if re.search(r"#\s*define|\bREP\b|\bpb\b", text) or not _REP.search(_code(text)):
        return None
    lines = text.split("\n")
    place = max((i for i, line in enumerate(lines) if line.lstrip().startswith("#")), default=-1)
    macros = ["#define REP(i, n) for (int i = 0; i < (int)(n); ++i)", "#define pb push_back"]
    changed = [_REP.sub(r"REP(\1, \2)", line).replace(".push_back(", ".pb(") for line in lines]
    return "\n".join([*changed[: place + 1], *macros, *changed[place + 1 :]])


TRANSFORMATIONS = {
    "rename": renamed,
    "reorder": reordered,
    "dead code": with_dead_code,
    "while": with_while,
    "main": wrapped,
    "idiom": with_macros,
}
