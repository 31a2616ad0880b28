"""Factors by cycles of pseudorandom values."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Call, Expr, Invoke, Name, walk_expression
from tagging.facts.base import Fact, called_routines
from tagging.facts.flow import origins
from tagging.rule import Example, Rule
from tagging.view import Routine, Site, View, called_name


def _squares(view: View) -> Iterator[int]:
    """`x * x + c` under a modulus, also with a function for the product."""
    for site in view.sites:
        for part in site.expressions():
            match part:
                case Binary(op="+", left=left) if _square(left):
                    yield site.line
                case _:
                    pass


def _square(expr: Expr) -> bool:
    for part in walk_expression(expr):
        match part:
            case Binary(op="*", left=a, right=b) if a == b:
                return True
            case Binary(op="**", left=Name()):
                return True
            case Invoke(args=(a, b, *_)) if a == b:
                return True
            case Call(op="pow_mod", args=(Name(), *_)):
                return True
            case _:
                pass
    return False


def _gcd_of_distance(view: View) -> Iterator[int]:
    """The common divisor of n and of how far two walkers are apart, again and again."""
    walkers = {r.name for r in view.routines if set(_squares_in(r))}
    for routine in view.routines:
        for site in routine.sites:
            if not site.loops:
                continue
            moved = _moved(site, walkers, view)
            for part in site.expressions():
                if _divisor_call(part, view) and moved:
                    assert isinstance(part, Call | Invoke)
                    if any(_distance(a, moved, routine) for a in part.args):
                        yield site.line


def _squares_in(routine: Routine) -> Iterator[int]:
    for site in routine.sites:
        if any(isinstance(p, Binary) and p.op == "+" and _square(p.left)
               for p in site.expressions()):  # fmt: skip
            yield site.line


def _moved(site: Site, walkers: set[str], view: View) -> set[str]:
    """Names that a step of the walk is taken with, in the loops around."""
    found = set()
    for loop in site.loops:
        for inner in loop.sites:
            stmt = inner.stmt
            target, value = getattr(stmt, "target", None), getattr(stmt, "value", None)
            if not isinstance(target, Name) or value is None:
                continue
            for part in walk_expression(value):
                stepped = isinstance(part, Invoke) and called_name(part) in walkers
                if stepped or (isinstance(part, Binary) and part.op == "+" and _square(part.left)):
                    found.add(target.id)
    return found


def _divisor_call(part: Expr, view: View) -> bool:
    if isinstance(part, Call):
        return part.op == "gcd"
    if not isinstance(part, Invoke) or len(part.args) != 2:
        return False
    called = [r for r in view.routines if r.name == called_name(part)]
    return any(
        isinstance(p, Binary) and p.op == "%"
        for r in called + [q for r in called for q in called_routines(r.body, view)]
        for s in r.sites
        for p in s.expressions()
    )


def _distance(argument: Expr, moved: set[str], routine: Routine) -> bool:
    for origin in origins(argument, routine, 2):
        for part in walk_expression(origin):
            if isinstance(part, Binary) and part.op == "-":
                sides = {n.id for n in (part.left, part.right) if isinstance(n, Name)}
                if len(sides) == 2 and sides & moved:
                    return True
    return False


FACTS = {
    "squares_and_adds": Fact("a value is squared and a constant added", _squares),
    "gcd_of_distance": Fact(
        "a common divisor is looked for with the distance of two walkers", _gcd_of_distance
    ),
}

RULE = Rule(
    tag="pollard_rho",
    meaning="two walkers square and add until their distance shares a factor with the number",
    family="number theory",
    also=("pollard's rho", "pollard rho factorization", "rho factorisation"),
    requires=("squares_and_adds", "gcd_of_distance"),
    positives=(
        Example(
            python="""
from math import gcd
def factor(n):
    if n % 2 == 0:
        return 2
    c = 1
    while True:
        x = y = 2
        d = 1
        while d == 1:
            x = (x * x + c) % n
            y = (y * y + c) % n
            y = (y * y + c) % n
            d = gcd(abs(x - y), n)
        if d != n:
            return d
        c += 1
print(factor(int(input())))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
ll mul(ll a, ll b, ll m) { return (__int128)a * b % m; }
ll f(ll x, ll c, ll n) { return (mul(x, x, n) + c) % n; }
ll rho(ll n) { if (n % 2 == 0) return 2; while (true) { ll c = rand() % (n - 1) + 1, t = f(0, c, n), r = f(t, c, n); while (t != r) { ll d = __gcd(llabs(t - r), n); if (d > 1) return d; t = f(t, c, n); r = f(f(r, c, n), c, n); } } }
int main() { ll n; cin >> n; cout << rho(n); }
""",
        ),
        Example(
            python="""
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a
def brent(n, seed, c):
    y, size = seed, 1
    while True:
        x = y
        for _ in range(size):
            y = (pow(y, 2, n) + c) % n
        done = 0
        while done < size:
            product = 1
            for _ in range(min(64, size - done)):
                y = (pow(y, 2, n) + c) % n
                product = product * abs(x - y) % n
            g = gcd(product, n)
            if g > 1:
                return g
            done += 64
        size *= 2
print(brent(int(input()), 2, 1))
""",
            cpp="""
#include <cstdio>
typedef unsigned long long u;
u gcd(u a, u b) { return b ? gcd(b, a % b) : a; }
u find(u n) { u x = 2, y = 2, p = 1, c = 1, i = 1, k = 2; for (;;) { x = ((__int128)x * x + c) % n; u g = gcd(x > y ? x - y : y - x, n); if (g > 1 && g < n) return g; if (++i == k) { y = x; k <<= 1; } } }
int main() { u n; scanf("%llu", &n); printf("%llu", find(n)); }
""",
        ),
    ),
    near_misses=(
        Example(  # a generator of numbers, and a divisor of their neighbours' distances
            python="""
from math import gcd
n = int(input())
x, out = 7, []
for _ in range(n):
    x = (x * x + 3) % 1009
    out.append(x)
g = 0
for a, b in zip(out, out[1:]):
    g = gcd(g, abs(a - b))
print(g)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { long long n; cin >> n; for (long long x = 2; x * x + 1 <= n; x++) if (n % x == 0) { cout << x; return 0; } long long g = 0, p, q; cin >> p; while (cin >> q) { g = __gcd(g, llabs(q - p)); p = q; } cout << g; }
""",
        ),
    ),
)
