"""Changes of a program that leave its cost as it is leave the answer as it is.

A fixed sample of the labelled programs; `python -m tests.metamorphic_report` takes all of them.
"""

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from labelled_report import FOLDER, programs
from metamorphic_report import TRANSFORMATIONS, applied, figures, same
from transformations import cpp, python

from complexity.growth import parse_growth

SAMPLE = 25


def sample(language: str) -> list[Path]:
    found = programs([FOLDER / language])
    return random.Random(3).sample(found, min(SAMPLE, len(found)))


CASES = [
    (path, name)
    for language in ("python", "cpp")
    for path in sample(language)
    for name in TRANSFORMATIONS[path.suffix]
]


@pytest.mark.parametrize(("path", "name"), CASES, ids=lambda v: getattr(v, "stem", v))
def test_the_answer_stays(path: Path, name: str) -> None:
    assert not applied(path, name)


LOOPS = "n = int(input())\nfor i in range(0, n, 2):\n    for j in range(i):\n        print(j)\n"
CALLS = "def f(x):\n    y = x + 1\n    return y\nn = int(input())\nm = f(n)\nprint(m)\n"


@pytest.mark.parametrize(
    ("change", "text", "word"),
    [
        (python.renamed, CALLS, "w0x"),
        (python.reordered, "def f(): pass\ndef g(): pass\n", "def g():\n    pass\n\ndef f"),
        (python.with_dead_code, CALLS, "if False"),
        (python.with_while, LOOPS, "while j < bound1"),
        (python.inlined, CALLS, "in_x = n"),
        (python.wrapped, CALLS, "def main"),
        (python.with_fast_input, CALLS, "readline"),
        (cpp.renamed, "int main() { int n; cin >> n; }", "cin >> w0x"),
        (cpp.reordered, "void f() {}\n\nvoid g() {}\n", "void g() {}\n\nvoid f"),
        (cpp.with_dead_code, "int main() { f(); }", "if (false)"),
        (cpp.with_while, "for (int i = 0; i < n; i++) { f(i); }", "while (i < n) { f(i);  i++; }"),
        (cpp.wrapped, "int main() { f(); }", "int solveAll() { f(); }"),
        (cpp.with_macros, "for (int i = 0; i < n; i++) a.push_back(i);", "REP(i, n) a.pb(i)"),
    ],
)  # fmt: skip
def test_a_transformation_does_what_it_says(change, text: str, word: str) -> None:  # type: ignore[no-untyped-def]
    assert word in change(text)


def test_forms_are_compared_up_to_names() -> None:
    assert same(parse_growth("n log m"), parse_growth("a log b"))
    assert not same(parse_growth("n log m"), parse_growth("n m"))
    assert not same(parse_growth("n"), parse_growth("n log n"))


BYTES = """\
def main():
    n = int(input())
    out = {0}
    for i in range(n):
        out += {1}
    print(len(out))
main()
"""


@pytest.mark.parametrize(
    ("empty", "piece", "time"),
    [('""', '"x"', "n"), ('b""', 'b"x"', "n^2"),
     ('"".encode()', '"x".encode()', "n^2"), ("bytes(1)", 'b"x"', "n^2")],
)  # fmt: skip
def test_bytes_are_never_appended_to_in_place(empty: str, piece: str, time: str) -> None:
    assert str(figures(BYTES.format(empty, piece), "python")["time"]) == time


READ = "n = int(input())\n"
SCAN = "for i in range(n): print(i)\n"
MAIN = "int main() { int n; std::cin >> n; "
TWICE = "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) ;"


@pytest.mark.parametrize(
    ("language", "text", "time"),
    [
        ("python", f"{READ}if False:\n    {SCAN}", "1"),
        ("python", f"{READ}if n:\n    {SCAN}", "n"),
        ("python", f"{READ}if 0:\n    pass\nelse:\n    {SCAN}", "n"),
        ("python", f"{READ}DEBUG = False\nif DEBUG:\n    {SCAN}", "n"),
        ("cpp", f"{MAIN} if (0) {TWICE} }}", "1"),
        ("cpp", f"{MAIN} if (n) n--; else if (true) {TWICE} }}", "n^2"),
        ("cpp", f"{MAIN} if (n > 5) {TWICE} }}", "n^2"),
    ],
)
def test_only_a_literal_condition_makes_code_dead(language: str, text: str, time: str) -> None:
    assert str(figures(text, language)["time"]) == time
