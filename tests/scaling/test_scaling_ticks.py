"""The rewritten Python program does the same, and its count follows the work."""

import ast
import math

import pytest

from judge.artifact import Artifact, BuildOptions
from judge.batch import build
from judge.limits import Limits
from judge.run import Run, run
from judge.sandbox import default_sandbox
from judge.source import Language, Source
from scaling.counters import counter_for
from scaling.ticks.numeric import numeric_names
from scaling.ticks.transform import add_ticks

LIMITS = Limits(cpu_seconds=5)


def both(text: str, stdin: bytes = b"") -> tuple[Run, Run, int]:
    """The plain run, the counted one, and the count."""
    sandbox, counter = default_sandbox(), counter_for(Language.PYTHON)
    assert counter is not None
    source = Source("x.py", text, Language.PYTHON)
    plain = build(source, sandbox)
    made = counter.count_work(source, BuildOptions())
    assert made is not None
    counting = build(made.source, sandbox, made.options)
    assert isinstance(plain, Artifact)
    assert isinstance(counting, Artifact)
    counted = run(counting, stdin, LIMITS, sandbox)
    work = counter.read(counted.channel, counted.key)
    return run(plain, stdin, LIMITS, sandbox), counted, -1 if work is None else work.units


PROGRAMS = {
    "closures": """\
def f():
    c = 0
    def g():
        nonlocal c
        c += 1
        return c
    return g
g = f()
print(g(), g())
""",
    "generators": """\
def g(n):
    for i in range(n):
        x = yield i
        if x: return x
print(list(g(3)), next(g(1)))
def h(): yield from [1, 2]
print(*h())
""",
    "map-next": """\
it = iter([1, 2, 3])
print(list(map(next, [it, it, it, it])))
""",
    "future": '''\
"""doc"""
from __future__ import annotations
print(__doc__)
x: Unknown = 1
print(x)
''',
    "class": """\
class A:
    items = [x for x in range(3) if x]
    for i in range(2): pass
    def insert(self, x): return super().__repr__()[:1] + str(x)
print(A.items, A().insert(2))
""",
    "recursion": """\
import sys
sys.setrecursionlimit(5000)
def f(n): return n and 1 + f(n - 1)
print(f(4000))
""",
    "sum-recursion": """\
def f(n): return 1 + sum(f(n - 1) for _ in range(1)) if n else 0
print(f(200))
""",
    "threads": """\
import sys, threading
sys.setrecursionlimit(10**6)
threading.stack_size(1 << 26)
def main():
    print(sum(i for i in range(10)))
t = threading.Thread(target=main)
t.start(); t.join()
""",
    "star": """\
a, *b = map(int, '1 2 3'.split())
print(*b, *map(str, b), {**{'a': 1}}, [*b, a])
""",
    "slices": """\
a = list(range(9))
a[2:4] = [7]
del a[0], a[1:3]
print(a[::-1], a[1:])
""",
    "chains": """\
x = 3
print(1 < x < 5, x in [1, 3] in [[1, 3]], x not in (1, 2), 'b' in 'abc')
""",
    "aug": """\
s = 'a'
s += 'b'
s *= 3
l = [1]
m = l
l += [2]
l *= 2
print(s, m, l)
d = {1}
d |= {2}
print(d)
""",
    "shadow": """\
def sorted(x): return 'mine'
sum = max
print(sorted([1]), sum(1, 2), sum([3, 4]))
""",
    "dunder": """\
class V:
    def __init__(s, x): s.x = x
    def __add__(s, o): return V(s.x + o.x)
    def __contains__(s, y): return y == s.x
print((V(1) + V(2)).x, 3 in V(3))
""",
    "format": """\
x = 5
print(f'{x:>4}|{x!r}|{"a" + str(x)}', '%d %s' % (x, 'y'), '{}-{}'.format(1, 2))
""",
    "lambda": """\
f = lambda n: 1 if n < 2 else n * f(n - 1)
print(f(20), sorted([3, 1, 2], key=lambda x: -x))
""",
    "exit": """\
import os, sys
print('out')
sys.stdout.flush()
os._exit(3)
""",
    "error": """\
print('before')
raise ValueError('x')
""",
    "match": """\
def f(x):
    match x:
        case [a, *rest]: return a, rest
        case {'k': v}: return v
print(f([1, 2]), f({'k': 3}))
""",
    "walrus": """\
print([y for x in range(4) if (y := x * x) > 1], [a for b in [[1], [2]] for a in b])
""",
    "heap": """\
import heapq
from collections import Counter, deque
h = [3, 1, 2]
heapq.heapify(h)
print(heapq.heappop(h), Counter('aab').most_common(1), deque([1, 2]).pop())
""",
    "big": """\
x = 1
for i in range(1, 200): x *= i
print(x, 2 ** 300 >> 290)
""",
    "sets": """\
a, b = {1, 2, 3}, {2, 3, 4}
print(a & b, a | b, a.union([9]), a.intersection(b, [2]))
""",
    "async": """\
import asyncio
async def f(): return [x async for x in g()]
async def g():
    for i in range(3): yield i
print(asyncio.run(f()))
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_results_do_not_change(name: str) -> None:
    plain, counted, work = both(PROGRAMS[name])
    assert (counted.stdout, counted.exit_code) == (plain.stdout, plain.exit_code)
    assert plain.stdout
    assert work >= 0


READ = "n = int(input())\na = list(range(n))\n"
EXPONENTS = [
    ("for x in a: pass", 1),
    ("[x for x in a for y in range(n)]", 2),
    ("while a: a.pop(0)", 2),
    ("while a: a.pop()", 1),
    ("b = []\nfor x in a: b.insert(0, x)", 2),
    ("c = sum(1 for x in a if x + n in a)", 2),
    ("s = set(a)\nc = sum(1 for x in a if x + n in s)", 1),
    ("s = ''\nfor x in a: s = 'x' + s", 2),
    ("s = ''\nfor x in a: s += 'x'", 2),
    ("def f():\n    s = ''\n    for x in a: s += 'x'\nf()", 1),
    ("for i in a: b = a[:i]", 2),
    ("for i in a: min(a)", 2),
    ("for i in a: min(i, 3)", 1),
    ("s = sum(([x] for x in a), [])", 2),
    ("while a: del a[0]", 2),
    ("while a: h, *a = a", 2),
    ("from bisect import insort\nb = []\nfor x in a: insort(b, -x)", 2),
    ("from collections import deque\nd = deque(a)\nwhile d: d.popleft()", 1),
    ("for i in a: b = [0] * n", 2),
    (
        "import sys\nsys.setrecursionlimit(10**6)\n"
        "def f(i): return n if i == n else f(i + 1)\nf(0)",
        1,
    ),
    ("for x in a:\n    if any(y == x for y in a): pass", 2),
    ("for x in a:\n    if all(a): pass", 1),  # stops at the 0 in front
    ("t = 'x' * n\nfor x in a: t.find('y')", 2),
    ("for x in a: ''.join(map(str, a))", 2),
]


@pytest.mark.parametrize(("body", "exponent"), EXPONENTS)
def test_count_follows_the_work(body: str, exponent: float) -> None:
    low, high = (both(READ + body, b"%d" % n)[2] for n in (500, 2000))
    constant = both(READ + body, b"1")[2]
    assert math.log((high - constant) / (low - constant), 4) == pytest.approx(exponent, abs=0.4)


def test_sorting_counts_n_log_n() -> None:
    low, high = (both(READ + "a.sort()\nsorted(a)", b"%d" % n)[2] for n in (1024, 16384))
    assert 16 < high / low < 16 * 14 / 10 * 1.2


def test_count_repeats_exactly() -> None:
    text = "s = {str(i) for i in range(500)}\nprint(sum(len(x) for x in s if x > '3'))"
    assert both(text)[2] == both(text)[2]


@pytest.mark.parametrize("text", ["def", "x = (", "a\0b"])
def test_broken_source_is_not_rewritten(text: str) -> None:
    assert add_ticks(text) is None


def names_of(text: str) -> frozenset[str]:
    return numeric_names(ast.parse(text))


def test_numeric_names_by_their_bindings() -> None:
    text = "n = int(input())\nm = n + 1\nfor i in range(n): s = ''\nx, y = 1, n\nm += i\nz = y * s"
    assert names_of(text) == {"n", "m", "i", "x", "y"}
    assert names_of("a, b = map(int, input().split())\ndef f(c): c = 1") == {"a", "b"}
    assert names_of("x = 0\nx = y\ny = ''") == frozenset()


def test_what_is_added_to_a_number_leaves_it_one_but_a_factor_may_not() -> None:
    added = "a = input().split()\nx = 0\nfor i in range(3): x += a[i]\nx |= a[0]"
    assert names_of(added) == {"x", "i"}
    assert names_of("a = [1]\nx = 2\nx *= a") == frozenset()
    assert names_of("s = ''\ns += input()") == frozenset()
