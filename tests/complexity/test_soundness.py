"""Programs that look cheaper than they are: an unknown is right, an optimistic answer is not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import GrowthClass, time_class
from complexity.report import StaticReport

ORDER = list(GrowthClass)

DEARER_THAN_THEY_LOOK = {
    "a set that each round may double": (
        """
n = int(input())
a = list(map(int, input().split()))
sums = {0}
for x in a:
    sums |= {s + x for s in sums}
print(len(sums))
""",
        GrowthClass.EXPONENTIAL,
    ),
    "a list extended by itself": (
        """
n = int(input())
a = [1]
for _ in range(n):
    a.extend(a)
for x in a:
    print(x)
""",
        GrowthClass.EXPONENTIAL,
    ),
    "a table whose entries double": (
        """
n = int(input())
dp = [1] * (n + 1)
for i in range(1, n + 1):
    dp[i] = dp[i - 1] + dp[i - 1]
for _ in range(dp[n]):
    print(1)
""",
        GrowthClass.EXPONENTIAL,
    ),
    "a worklist without a mark": (
        """
n = int(input())
work = [n]
while work:
    x = work.pop()
    if x > 1:
        work.append(x - 1)
        work.append(x - 2)
""",
        GrowthClass.EXPONENTIAL,
    ),
    "a mark that is taken back": (
        """
n = int(input())
seen = [False] * n
def walk(u):
    seen[u] = True
    for v in range(n):
        if not seen[v]:
            walk(v)
    seen[u] = False
walk(0)
""",
        GrowthClass.FACTORIAL,
    ),
    "a queue that vertices enter again": (
        """
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v, w = map(int, input().split())
    adj[u].append((v, w))
dist = [10**18] * n
dist[0] = 0
inside = [False] * n
inside[0] = True
queue = [0]
while queue:
    u = queue.pop()
    inside[u] = False
    for v, w in adj[u]:
        if dist[u] + w < dist[v]:
            dist[v] = dist[u] + w
            if not inside[v]:
                inside[v] = True
                queue.append(v)
print(dist)
""",
        GrowthClass.QUADRATIC,
    ),
    "a mark that is made anew for every start": (
        """
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
for s in range(n):
    seen = [False] * n
    seen[s] = True
    stack = [s]
    while stack:
        u = stack.pop()
        for v in adj[u]:
            if not seen[v]:
                seen[v] = True
                stack.append(v)
""",
        GrowthClass.QUADRATIC,
    ),
    "one row scanned again and again": (
        """
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
total = 0
for i in range(n):
    for v in adj[0]:
        total += v
print(total)
""",
        GrowthClass.QUADRATIC,
    ),
    "a counter loop to a counted value": (
        """
n = int(input())
a = list(map(int, input().split()))
count = [0] * 5
for x in a:
    count[x % 5] += 1
total = 0
for i in range(n):
    for _ in range(count[i % 5]):
        total += 1
print(total)
""",
        GrowthClass.QUADRATIC,
    ),
    "two piles that refill each other": (
        """
n, m = map(int, input().split())
while n > 0 and m > 0:
    if n > m:
        n -= 1
        m += 1
    else:
        n += 1
        m -= 1
""",
        GrowthClass.FACTORIAL,
    ),
    "a search that keeps its range on equality": (
        """
n, k = map(int, input().split())
low, high = 0, n
while low < high:
    mid = (low + high) // 2
    if mid * mid < k:
        low = mid + 1
    elif mid * mid > k:
        high = mid - 1
""",
        GrowthClass.FACTORIAL,
    ),
    "a middle of a product": (
        """
n = int(input())
low, high = 0, n
while low < high:
    mid = (low * high) // 2
    low = mid + 1
print(low)
""",
        GrowthClass.FACTORIAL,
    ),
    "an entry that stays set": (
        """
n = int(input())
p = list(map(int, input().split()))
for i in range(n):
    j = i
    while p[j] > 0:
        here = j
        j = p[j] - 1
        p[here] = 5
""",
        GrowthClass.FACTORIAL,
    ),
    "entries cleared at the new place": (
        """
n = int(input())
p = list(map(int, input().split()))
for i in range(n):
    j = i
    while p[j] > 0:
        j = p[j] - 1
        p[j - 1] = 0
""",
        GrowthClass.FACTORIAL,
    ),
    "a step that falls back": (
        """
n = int(input())
total, digits = 0, 0
while total < n:
    total += 10 ** digits
    digits += 1
    if total % 3 == 0:
        digits = 0
print(total)
""",
        GrowthClass.LINEAR,
    ),
    "an exponent that is odd by data": (
        """
n = int(input())
a = list(map(int, input().split()))
def walk(k):
    if k == 0:
        return 0
    if a[k - 1] % 2 == 1:
        return walk(k - 1) + 1
    return walk(k // 2)
print(walk(n))
""",
        GrowthClass.LINEAR,
    ),
    "a copied value that may be the same": (
        """
n = int(input())
a = list(map(int, input().split()))
b, c = map(int, input().split())
found = 0
for i in range(n):
    for j in range(n):
        if a[j] == b:
            a[j] = c
            for k in range(n):
                found += a[k]
print(found)
""",
        GrowthClass.CUBIC,
    ),
    "rows of a width that is looked up later": (
        """
n = int(input())
rows = []
for _ in range(n):
    rows.append(list(map(int, input().split())))
rows.sort()
print(rows[0][0], sum(max(row) for row in rows))
""",
        GrowthClass.QUADRATIC,
    ),
    "an index that a callee sets back": (
        """
n = int(input())
i, left = 0, n
def back():
    global i, left
    if left > 0:
        left -= 1
        i = 0
while i < n:
    i += 1
    if i == n:
        back()
""",
        GrowthClass.QUADRATIC,
    ),
    "a worklist walked by index": (
        """
n = int(input())
q = [n]
i = 0
while i < len(q):
    x = q[i]
    i += 1
    if x > 0:
        q.append(x - 1)
        q.append(x - 1)
""",
        GrowthClass.EXPONENTIAL,
    ),
    "two stacks that fill each other": (
        """
n = int(input())
first, second = [], []
for i in range(n):
    x = int(input())
    while first and first[-1] > x:
        second.append(first.pop())
    first.append(x)
    while second:
        first.append(second.pop())
""",
        GrowthClass.QUADRATIC,
    ),
    "a scan from the end of what is rebuilt": (
        """
n = int(input())
a = list(map(int, input().split()))
d = []
for x in a:
    j = len(d) - 1
    while j >= 0 and d[j] > x:
        j -= 1
    d = d[: j + 1] + [x]
""",
        GrowthClass.QUADRATIC,
    ),
    "a cache of two entries": (
        """
from functools import lru_cache
n = int(input())
@lru_cache(maxsize=2)
def ways(k):
    return 1 if k < 3 else ways(k - 1) + ways(k - 3)
print(ways(n))
""",
        GrowthClass.EXPONENTIAL,
    ),
    "a memo that is dropped inside": (
        """
n = int(input())
memo = {}
def ways(k):
    if k in memo:
        return memo[k]
    if k < 2:
        return 1
    memo[k] = ways(k - 1) + ways(k - 2)
    found = memo[k]
    memo.clear()
    return found
print(ways(n))
""",
        GrowthClass.EXPONENTIAL,
    ),
    "membership in an object that looks everywhere": (
        """
class Bag:
    def __init__(self, items):
        self.items = items
    def __contains__(self, x):
        return any(x == y for y in self.items)
n = int(input())
bag = Bag(list(map(int, input().split())))
hits = 0
for i in range(n):
    if i in bag:
        hits += 1
print(hits)
""",
        GrowthClass.QUADRATIC,
    ),
    "an in-place operator that copies": (
        """
class Bag:
    def __init__(self):
        self.items = []
    def __iadd__(self, x):
        self.items = self.items + [x]
        return self
n = int(input())
bag = Bag()
for i in range(n):
    bag += i
""",
        GrowthClass.QUADRATIC,
    ),
    "orders with a sum carried along": (
        """
n = int(input())
w = list(map(int, input().split()))
used = [False] * n
def go(k, total):
    if k == n:
        return total
    best = 0
    for j in range(n):
        if not used[j]:
            used[j] = True
            best = max(best, go(k + 1, total + w[j]))
            used[j] = False
    return best
print(go(0, 0))
""",
        GrowthClass.FACTORIAL,
    ),
    "one divisor against many numbers": (
        """
from math import gcd
n = int(input())
a = list(map(int, input().split()))
g = 0
for i in range(n):
    g = gcd(g, sum(a[:i]))
print(g)
""",
        GrowthClass.QUADRATIC,
    ),
    "an object whose truth looks everywhere": (
        """
class Bag:
    def __init__(self, items):
        self.items = items
    def __bool__(self):
        return sum(self.items) > 0
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += 1 if bag else 0
print(t)
""",
        GrowthClass.QUADRATIC,
    ),
    "an object whose hash looks everywhere": (
        """
class Bag:
    def __init__(self, items):
        self.items = items
    def __hash__(self):
        return sum(self.items)
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += seen.get(bag, 0)
print(t)
""",
        GrowthClass.QUADRATIC,
    ),
    "an object whose text looks everywhere": (
        """
class Bag:
    def __init__(self, items):
        self.items = items
    def __str__(self):
        return ''.join(map(str, self.items))
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += len(f'{bag}')
print(t)
""",
        GrowthClass.QUADRATIC,
    ),
    "an object whose reflected sum looks everywhere": (
        """
class Bag:
    def __init__(self, items):
        self.items = items
    def __radd__(self, x):
        return x + sum(self.items)
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += i + bag
print(t)
""",
        GrowthClass.QUADRATIC,
    ),
}


def found(text: str, language: str = "python") -> StaticReport:
    return analyse(parse(text, language))


@pytest.mark.parametrize("name", DEARER_THAN_THEY_LOOK)
def test_never_below_the_true_class(name: str) -> None:
    text, true = DEARER_THAN_THEY_LOOK[name]
    answer = time_class(found(text).time.upper)
    assert ORDER.index(answer) >= ORDER.index(true), answer


CPP = "#include <bits/stdc++.h>\nusing namespace std;\n"


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("auto b = a; s += b[0][0];", GrowthClass.CUBIC),
        ("vector<vector<int>> b; b = a; s += b[0][0];", GrowthClass.CUBIC),
        ("const auto& b = a; s += b[0][0];", GrowthClass.QUADRATIC),
    ],
)
def test_a_copy_of_rows_copies_every_row(text: str, true: GrowthClass) -> None:
    program = (
        "int main() { int n, m; cin >> n >> m; vector<vector<int>> a(n, vector<int>(m));\n"
        f"long long s = 0; for (int i = 0; i < n; i++) {{ {text} }} cout << s; }}\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is true


def test_objects_of_one_class_keep_their_own_sizes() -> None:
    program = (
        "struct B { vector<int> v; int sum() { int s = 0; for (int x : v) s += x; return s; } };\n"
        "int main() { int n; cin >> n; B a, b; a.v.resize(n); b.v.resize(1); long long t = 0;\n"
        "for (int i = 0; i < n; i++) t += a.sum(); cout << t; }\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is GrowthClass.QUADRATIC


def test_an_operator_of_its_own_that_assigns_is_called() -> None:
    program = (
        "struct M { int v; M& operator+=(const M& o) { v += o.v; return *this; } };\n"
        "int main() { int n; cin >> n; M s{0}, one{1};\n"
        "for (int i = 0; i < n; i++) s += one; cout << s.v; }\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is GrowthClass.LINEAR
    slow = program.replace("v += o.v;", "for (int k = 0; k < o.v; k++) v++;")
    slow = slow.replace("one{1}", "one{n}")
    assert ORDER.index(time_class(found(CPP + slow, "cpp").time.upper)) >= ORDER.index(
        GrowthClass.QUADRATIC
    )


@pytest.mark.parametrize(
    ("type_", "true"),
    [
        ("string_view", GrowthClass.LINEAR),
        ("string", GrowthClass.QUADRATIC),
        ("vector<string_view>", GrowthClass.QUADRATIC),
    ],
)
def test_views_are_not_copied(type_: str, true: GrowthClass) -> None:
    holder = "string w(n, 'a');" if "vector" not in type_ else "vector<string_view> w(n);"
    program = (
        f"int f({type_} s, int i) {{ return i; }}\n"
        f"int main() {{ int n; cin >> n; {holder} long long c = 0;\n"
        "for (int i = 0; i < n; i++) c += f(w, i); cout << c; }\n"
    )
    assert time_class(found(CPP + program, "cpp").time.upper) is true


def test_a_branch_on_a_counter_proves_no_more_than_its_cheaper_side() -> None:
    text = (
        "n = int(input())\nc = 0\nfor i in range(n):\n    if i == 0:\n"
        "        for j in range(n):\n            c += 1\n"
    )
    assert time_class(found(text).time.lower) is GrowthClass.LINEAR


def test_an_unknown_names_its_line_and_what_would_settle_it() -> None:
    report = found("n = int(input())\nwhile f(n):\n    n = g(n)\n")
    assert time_class(report.time.upper) is GrowthClass.UNKNOWN
    assert all(hole.line and hole.reason and hole.settle for hole in report.time.holes)
    assert 2 in {hole.line for hole in report.time.holes}


@pytest.mark.parametrize(
    "text",
    [
        "print 'old'\n",
        "def f(:\n",
        "if x:\n\tpass\n        y\n",
        "",
        "\ufeffprint(1)\r\n",
        "x = '\0'",
    ],
)
def test_what_cannot_be_parsed_is_told_and_never_raises(text: str) -> None:
    report = found(text)
    assert report.language == "python"
    if text.startswith(("print 'old'", "def f(")):
        assert report.unknown


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "+".join(["1"] * 5000) + "\n",
        "x = " + "(" * 150 + "1" + ")" * 150 + "\n",
        "if a:\n    pass\n" + "".join(f"elif a == {i}:\n    pass\n" for i in range(3000)),
        "".join(f"def f{i}(n):\n    return f{i + 1}(n)\n" for i in range(200)),
        "".join("    " * i + "for i in range(n):\n" for i in range(90)) + "    " * 90 + "pass\n",
    ],
    ids=["long sum", "parentheses", "elif chain", "call chain", "nested loops"],
)
def test_extreme_shapes_end_soon(text: str) -> None:
    found(text)


def test_documents_do_not_depend_on_the_hash_seed(tmp_path: Path) -> None:
    program = tmp_path / "p.py"
    program.write_text(DEARER_THAN_THEY_LOOK["one row scanned again and again"][0])
    shown = set()
    for seed in ("0", "1", "77"):
        done = subprocess.run(
            [sys.executable, "-m", "cverify", "analyze", str(program), "--json"],
            capture_output=True,
            env={"PYTHONHASHSEED": seed, "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
            check=True,
        )
        shown.add(done.stdout)
        assert json.loads(done.stdout)["time_class"] == "n^2"
    assert len(shown) == 1
