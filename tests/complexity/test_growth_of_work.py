"""Work of the static layer grows no faster than the file, by counts instead of time."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from long_programs import long_program

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import Growth
from tagging.engine import detect

SLACK = 1.35
"""How much more than twice the work a file of twice the lines may take."""


def calls_of(work: Callable[[], object]) -> int:
    """Python functions called."""
    count = 0

    def seen(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def repeated(language: str, times: int) -> str:
    """The same functions again and again under other names, each called once."""
    if language == "python":
        part = (
            "def part{0}():\n    n = int(input())\n    a = list(map(int, input().split()))\n"
            "    best = 0\n    for i in range(n):\n        if a[i] > best:\n"
            "            best = a[i]\n    return helper{0}(best)\n"
            "def helper{0}(x):\n    s = 0\n    while x:\n        s += x % 10\n        x //= 10\n"
            "    return s\nprint(part{0}())\n"
        )
        return "".join(part.format(i) for i in range(times))
    part = (
        "int helper{0}(int x) {{ int s = 0; while (x) {{ s += x % 10; x /= 10; }} return s; }}\n"
        "int part{0}() {{ int n, best = 0; std::cin >> n; std::vector<int> a(n);\n"
        "for (int i = 0; i < n; i++) {{ std::cin >> a[i]; if (a[i] > best) best = a[i]; }}\n"
        "return helper{0}(best); }}\n"
    )
    calls = "".join(f"std::cout << part{i}();\n" for i in range(times))
    return "".join(part.format(i) for i in range(times)) + f"int main() {{\n{calls}}}\n"


@pytest.mark.parametrize("language", ["python", "cpp"])
@pytest.mark.parametrize("layer", ["analyse", "detect"])
def test_twice_the_program_takes_twice_the_calls(language: str, layer: str) -> None:
    work = {"analyse": analyse, "detect": detect}[layer]
    small, large = (parse(repeated(language, times), language) for times in (20, 40))
    work(small)
    assert calls_of(lambda: work(large)) <= 2 * SLACK * calls_of(lambda: work(small))


def test_twice_the_file_takes_the_front_end_twice_the_calls() -> None:
    small, large = (repeated("python", times) for times in (30, 60))
    parse(small, "python")
    counts = [calls_of(lambda t=t: parse(t, "python")) for t in (small, large)]
    assert counts[1] <= 2 * SLACK * counts[0]


def test_a_sum_that_has_overflown_takes_no_more_work() -> None:
    def total(count: int) -> Growth:
        found = Growth.constant()
        for i in range(count):
            found = found + Growth.symbol(f"s{i}")
        return found

    assert calls_of(lambda: total(2000)) <= 2 * SLACK * calls_of(lambda: total(1000))


@pytest.mark.parametrize("language", ["python", "cpp"])
def test_long_programs_keep_their_parts(language: str) -> None:
    text = long_program(language, 300)
    assert 250 <= text.count("\n") <= 360
    assert parse(text, language).has_entry
