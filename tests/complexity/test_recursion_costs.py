"""Recursion is paid in full: orders, halves, comparisons; objects and rounds are told apart."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import parse_growth

START = "def go(k):\n    if k == n:\n        print(k)\n        return\n"
END = "n = int(input())\na = list(range(n))\nused = [False] * n\ngo(0)\n"
MARKED = (
    "    for i in range(n):\n        if used[i]:\n            continue\n        used[i] = True\n"
    "        go(k + 1)\n        used[i] = False\n"
)
SWAPPED = (
    "    for i in range(k, n):\n        a[k], a[i] = a[i], a[k]\n        go(k + 1)\n"
    "        a[k], a[i] = a[i], a[k]\n"
)
FREE = "    for i in range(n):\n        a[k] = i\n        go(k + 1)\n"


def time_of(text: str) -> object:
    return analyse(parse(text, "python")).time.upper


@pytest.mark.parametrize(
    ("loop", "cost"),
    [
        (MARKED, "n! n"),
        (SWAPPED, "n! n"),
        (FREE, "n^n n"),
        (MARKED.replace("        used[i] = True\n", ""), "n^n n"),
        (MARKED.replace("used[i] = True", "used[k] = True"), "n^n n"),
        (SWAPPED.replace("range(k, n)", "range(0, n)"), "n^n n"),
    ],
    ids=["marked", "swapped", "free", "never marked", "wrong mark", "all places"],
)
def test_orders_need_a_choice_that_is_made_once(loop: str, cost: str) -> None:
    assert time_of(START + loop + END) == parse_growth(cost)


@pytest.mark.parametrize(("body", "cost"), [("x - y", "n log n"), ("sum(a) * x - y", "n^2 log n")])
def test_a_comparison_function_is_paid_for_each_comparison(body: str, cost: str) -> None:
    text = (
        "from functools import cmp_to_key\nn = int(input())\na = list(map(int, input().split()))\n"
        f"def compare(x, y):\n    return {body}\nb = sorted(a, key=cmp_to_key(compare))\n"
    )
    assert time_of(text) == parse_growth(cost)


@pytest.mark.parametrize("language", ["cpp"])
def test_a_round_is_paid_also_where_it_finds_nothing(language: str) -> None:
    text = (
        "#include <bits/stdc++.h>\nusing namespace std;\nvector<int> g[100];\nint main() {\n"
        "    int n, m;\n    cin >> n >> m;\n    for (int i = 0; i < m; i++) {\n"
        "        int u, v;\n        cin >> u >> v;\n        g[u].push_back(v);\n    }\n"
        "    long long s = 0;\n    for (int v = 0; v < n; v++)\n"
        "        for (int u : g[v]) s += u;\n}\n"
    )
    assert analyse(parse(text, language)).time.upper == parse_growth("n + m")


@pytest.mark.parametrize(
    ("globals_", "cost"),
    [
        ("vector<vector<int>> g; vector<bool> seen;", "n + m"),
        ("vector<vector<int>> g; vector<vector<int>> h; vector<bool> seen;", "n + m"),
    ],
)
def test_empty_containers_are_told_apart(globals_: str, cost: str) -> None:
    text = (
        f"#include <bits/stdc++.h>\nusing namespace std;\n{globals_}\nint main() {{\n"
        "    int n, m;\n    cin >> n >> m;\n    g.resize(n);\n    seen.assign(n, false);\n"
        "    for (int i = 0; i < m; i++) {\n        int u, v;\n        cin >> u >> v;\n"
        "        g[u].push_back(v);\n    }\n    long long s = 0;\n"
        "    for (int v = 0; v < n; v++)\n        for (int u : g[v]) s += u;\n}\n"
    )
    report = analyse(parse(text, "cpp"))
    assert report.time.upper == parse_growth(cost)
    assert report.space.upper == parse_growth(cost)


HALVES = (
    "def f(l, r):\n    if r - l < 2:\n        return 0\n    m = (l + r) // 2\n"
    "    return {calls} + sum({part})\n"
    "n = int(input())\na = list(map(int, input().split()))\nprint(f(0, n))\n"
)


@pytest.mark.parametrize(
    ("calls", "part", "cost"),
    [
        ("f(l, m) + f(m, r)", "a[l:r]", "n log n"),
        ("f(l, m) + f(m, r)", "a", "n^2"),
        ("f(l, m)", "a[l:r]", "n"),
        ("f(l, m)", "a", "n log n"),
        ("f(m, r)", "a", "n log n"),
    ],
)
def test_work_that_does_not_shrink_is_paid_in_every_activation(
    calls: str, part: str, cost: str
) -> None:
    assert time_of(HALVES.format(calls=calls, part=part)) == parse_growth(cost)


HEAP = """
def sift(a, n, i):
    big = i
    l = 2 * i + 1
    r = 2 * i + 2
    if l < n and a[l] > a[big]:
        big = l
    if r < n and a[r] > a[big]:
        big = r
    if big != i:
        a[i], a[big] = a[big], a[i]
        sift(a, n, big)

n = int(input())
a = list(map(int, input().split()))
for i in range(n // 2, -1, -1):
    sift(a, n, i)
"""


def test_a_child_of_a_heap_is_at_least_twice_as_far() -> None:
    assert time_of(HEAP) == parse_growth("n log n")


@pytest.mark.parametrize(
    "text",
    [
        HEAP.replace("r = 2 * i + 2", "r = i + 2"),
        HEAP.replace("if big != i:", "if a[big] > 0:"),
        HEAP.replace("if r < n and", "if"),
        HEAP.replace("        big = r\n", "        big = r\n    big = big - 1\n"),
    ],
    ids=["next but one", "maybe the same", "no end", "moved back"],
)
def test_a_child_that_may_be_near(text: str) -> None:
    assert "?" in str(time_of(text))


def test_work_beside_the_remainder_is_paid() -> None:
    text = (
        "a, b = map(int, input().split())\ndef gcd(a, b):\n    if b == 0:\n        return a\n"
        "    for _ in range(a):\n        pass\n    return gcd(b, a % b)\nprint(gcd(a, b))\n"
    )
    assert time_of(text) != parse_growth("log b")


def test_halves_do_not_end_what_another_count_ends() -> None:
    text = (
        "n, k = map(int, input().split())\na = list(map(int, input().split()))\n"
        "def go(a, k):\n    if k == 0:\n        return 0\n"
        "    m = len(a) // 2\n    return go(a[m:], k - 1) + 1\nprint(go(a, k))\n"
    )
    assert "k" in str(time_of(text))


def test_a_memo_counts_only_where_every_way_stores() -> None:
    text = (
        "n = int(input())\nmemo = {}\ndef f(k):\n    if k < 2:\n        return 1\n"
        "    if k in memo:\n        return memo[k]\n    r = f(k - 1) + f(k - 2)\n"
        "    if k % 2 == 5:\n        memo[k] = r\n    return r\nprint(f(n))\n"
    )
    assert time_of(text) == parse_growth("1.619^n")
    whole = text.replace("    if k % 2 == 5:\n        memo[k] = r\n", "    memo[k] = r\n")
    assert time_of(whole) == parse_growth("n")
