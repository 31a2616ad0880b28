"""Programs that say the same in Python and C++ must lower to equal trees."""

# ruff: noqa: E501
import pytest

from complexity.frontends.cpp import parse_cpp
from complexity.frontends.python import parse_python

PAIRS = {
    "sum": (
        "for i in range(n):\n    s += i\n",
        "for (int i = 0; i < n; i++) s += i;",
    ),
    "inclusive literal": (
        "for i in range(1, 6):\n    s += i\n",
        "for (int i = 1; i <= 5; ++i) { s += i; }",
    ),
    "inclusive bound": (
        "for i in range(1, n + 1):\n    s += i\n",
        "for (int i = 1; i <= n; i++) s += i;",
    ),
    "down": (
        "for i in range(n - 1, -1, -1):\n    s += i\n",
        "for (int i = n - 1; i >= 0; i--) s += i;",
    ),
    "stride": (
        "for i in range(0, n, 2):\n    s += i\n",
        "for (int i = 0; i < n; i += 2) s += i;",
    ),
    "shifted test": (
        "for i in range(0, n - 1):\n    s += i\n",
        "for (int i = 0; i + 1 < n; i++) s += i;",
    ),
    "halving": (
        "while n > 1:\n    n //= 2\n    s += 1\n",
        "while (n > 1) { n /= 2; s++; }",
    ),
    "nested": (
        "for i in range(n):\n    for j in range(i + 1, n):\n        if i * j > s:\n            s = j\n",
        "for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (i * j > s) s = j;",
    ),
    "logic": (
        "if s > 1 and n > 2 or not s:\n    s = 1\nelse:\n    s = 2\n",
        "if (s > 1 && n > 2 || !s) s = 1; else s = 2;",
    ),
    "vector": (
        "a = [0] * n\nfor i in range(n):\n    a[i] = i\na.sort()\nprint(len(a))\n",
        "vector<int> a(n); for (int i = 0; i < n; i++) a[i] = i; sort(a.begin(), a.end());"
        "cout << a.size() << endl;",
    ),
    "matrix": (
        "d = [[0] * n for _ in range(n)]\nd[1][2] += 3\n",
        "vector<vector<int>> d(n, vector<int>(n)); d[1][2] += 3;",
    ),
    "append": (
        "a = []\nfor i in range(n):\n    a.append(i)\na.pop()\na.reverse()\n",
        "vector<int> a; for (int i = 0; i < n; i++) a.push_back(i);"
        "a.pop_back(); reverse(a.begin(), a.end());",
    ),
    "each": (
        "a = []\nfor x in a:\n    s += x\n",
        "vector<int> a; for (int x : a) s += x;",
    ),
    "tests": (
        "for _ in range(n):\n    s += 1\n",
        "while (n--) s++;",
    ),
    "counter in while": (
        "i = 0\nwhile i < n:\n    s += i\n    i += 1\n",
        "int i = 0; while (i < n) { s += i; i++; }",
    ),
    "two pointers": (
        "i = 0\nj = n - 1\nwhile i < j:\n    if s > 0:\n        i += 1\n    else:\n        j -= 1\n",
        "int i = 0, j = n - 1; while (i < j) { if (s > 0) i++; else j--; }",
    ),
    "bisection": (
        "lo = 0\nhi = n\nwhile lo < hi:\n    mid = (lo + hi) // 2\n    if mid * mid < n:\n"
        "        lo = mid + 1\n    else:\n        hi = mid\n",
        "int lo = 0, hi = n; while (lo < hi) { int mid = (lo + hi) / 2;"
        "if (mid * mid < n) lo = mid + 1; else hi = mid; }",
    ),
    "library": (
        "s = max(s, abs(n - 3))\ns = min(s, 5)\n",
        "s = max(s, abs(n - 3)); s = min(s, 5);",
    ),
    "text": (
        "t = 'ab'\nu = t[1:3]\nu += 'c'\nprint(len(u))\n",
        'string t = "ab"; string u = t.substr(1, 2); u += "c"; cout << u.size() << endl;',
    ),
    "sum and maximum": (
        "a = [0] * n\ns = sum(a)\ns = max(a)\n",
        "vector<int> a(n); s = accumulate(a.begin(), a.end(), 0);"
        "s = *max_element(a.begin(), a.end());",
    ),
    "bits": (
        "s = (n >> 1) ^ (n & 3) | 1 << s\n",
        "s = (n >> 1) ^ (n & 3) | 1 << s;",
    ),
    "break and continue": (
        "for i in range(n):\n    if i == 3:\n        continue\n    if i > 7:\n        break\n    s += i\n",
        "for (int i = 0; i < n; i++) { if (i == 3) continue; if (i > 7) break; s += i; }",
    ),
    "conditional": ("s = 1 if n > 2 else 3\n", "s = n > 2 ? 1 : 3;"),
    "bisect": (
        "from bisect import bisect_left\na = [0] * n\ns = bisect_left(a, 4)\n",
        "vector<int> a(n); s = lower_bound(a.begin(), a.end(), 4) - a.begin();",
    ),
}  # fmt: skip

FUNCTIONS = {
    "factorial": (
        "def f(n):\n    if n <= 1:\n        return 1\n    return n * f(n - 1)\n",
        "int f(int n) { if (n <= 1) return 1; return n * f(n - 1); }",
    ),
    "gcd": (
        "def g(a, b):\n    while b:\n        t = a % b\n        a = b\n        b = t\n    return a\n",
        "int g(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }",
    ),
    "class": (
        "class D:\n    def __init__(self, n):\n        self.p = [0] * n\n"
        "    def find(self, x):\n        while self.p[x] != x:\n            x = self.p[x]\n"
        "        return x\n",
        "struct D { vector<int> p; D(int n) { p = vector<int>(n); }"
        "int find(int x) { while (p[x] != x) x = p[x]; return x; } };",
    ),
    "lists": (
        "def f(a):\n    b = []\n    for i in range(len(a)):\n        if a[i] not in b:\n"
        "            b.append(a[i])\n    return b\n",
        "vector<int> f(vector<int>& a) { vector<int> b; for (int i = 0; i < (int)a.size(); i++)"
        "if (find(b.begin(), b.end(), a[i]) == b.end()) b.push_back(a[i]); return b; }",
    ),
}  # fmt: skip

BEFORE = "#include <bits/stdc++.h>\nusing namespace std;\n"


@pytest.mark.parametrize("name", PAIRS)
def test_statements_are_equal(name: str) -> None:
    python, cpp = PAIRS[name]
    left = parse_python("n = 5\ns = 0\n" + python)
    right = parse_cpp(BEFORE + "int main() { int n = 5, s = 0;\n" + cpp + "\n}\n")
    assert right.main == left.main


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_are_equal(name: str) -> None:
    python, cpp = FUNCTIONS[name]
    left, right = parse_python(python), parse_cpp(BEFORE + cpp)
    without_default_start = [
        f for f in right.functions if f.name != "__init__" or len(f.params) > 1
    ]
    assert [f.qualified for f in without_default_start] == [f.qualified for f in left.functions]
    for a, b in zip(without_default_start, left.functions, strict=True):
        assert (a.params, a.owner) == (b.params, b.owner)
        if a.name != "__init__":
            assert a.body == b.body
