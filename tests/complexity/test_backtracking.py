"""Backtracking: how deep it goes is told by the tests that stop it, and exponents keep factors."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import parse_growth, proves

TREE = "n, m = map(int, input().split())\n"
ORDERS = """
n = int(input())
path = []
used = [False] * n
def go():
    if len(path) == n:
        print(*path)
        return
    for i in range(n):
        if not used[i]:
            used[i] = True
            path.append(i)
            go()
            path.pop()
            used[i] = False
go()
"""
SUBSETS = """
n = int(input())
path = []
def go(start):
    print(*path)
    for i in range(start, n):
        path.append(i)
        go(i + 1)
        path.pop()
go(0)
"""


def costs(text: str) -> tuple[object, object]:
    report = analyse(parse(text, "python"))
    return report.time.upper, report.space.upper


@pytest.mark.parametrize(
    ("body", "call", "time"),
    [
        ("if i == n: return 1\n    return go(i + 1) + go(i + 1)", "go(0)", "2^n"),
        ("if i == 2 * n: return 1\n    return go(i + 1) + go(i + 1)", "go(0)", "4^n"),
        ("return 1 if i >= n else go(i + 1) + go(i + 1)", "go(0)", "2^n"),
        ("return i == 0 or go(i - 1) + go(i - 1)", "go(n)", "2^n"),
        ("return i == 0 or go(i - 1) + go(i - 1)", "go(2 * n)", "4^n"),
        ("return i == 0 or go(i - 1) + go(i - 1)", "go(n + m)", "2^(n + m)"),
    ],
)
def test_an_exponent_keeps_its_factor(body: str, call: str, time: str) -> None:
    assert costs(f"{TREE}def go(i):\n    {body}\n{call}\n")[0] == parse_growth(time)


@pytest.mark.parametrize(
    "body",
    [
        "if i > m: print(i)\n    if i == n: return 1\n    return go(i + 1) + go(i + 1)",
        "if i % m == 0: return 1\n    return go(i + 1) + go(i + 1)",
        "if i < m: return 1\n    return go(i + 1) + go(i + 1)",
        "if i == m: return go(i + 1)\n    return go(i + 1) + go(i + 1)",
    ],
    ids=["no stop", "a remainder", "the other way", "one call goes on"],
)
def test_only_a_test_that_stops_bounds_the_depth(body: str) -> None:
    time = costs(f"{TREE}def go(i):\n    {body}\ngo(0)\n")[0]
    assert not proves(time, parse_growth("2^m"))


@pytest.mark.parametrize(("text", "time"), [(ORDERS, "n! n"), (SUBSETS, "2^n n")])
def test_a_path_that_is_pushed_and_popped_is_as_long_as_the_recursion_is_deep(
    text: str, time: str
) -> None:
    assert costs(text) == (parse_growth(time), parse_growth("n"))


@pytest.mark.parametrize(
    "text",
    [
        ORDERS.replace("            path.pop()\n", ""),
        ORDERS.replace("            path.append(i)\n", "").replace("path.pop()", "pass"),
        SUBSETS.replace("        path.pop()\n", ""),
        SUBSETS.replace("go(i + 1)", "go(i)"),
        SUBSETS.replace("print(*path)", "keep(path)").replace(
            "def go", "def keep(p):\n    path.append(0)\ndef go"),
    ],
    ids=["orders not popped", "never pushed", "subsets not popped", "chosen again", "by another"],
)  # fmt: skip
def test_paths_that_keep_growing(text: str) -> None:
    time, space = costs(text)
    assert "?" in str(time) or not proves(space, parse_growth("n"))
