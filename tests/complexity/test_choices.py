"""Backtracking makes n! ways only where each choice is made once; comparisons are paid."""

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
