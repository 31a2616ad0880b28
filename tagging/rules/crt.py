"""Congruences joined into one."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Expr,
    Invoke,
    Name,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import Write, ingredients, writes_in
from tagging.rule import Example, Rule
from tagging.view import Routine, View


def _growing_moduli(view: View) -> Iterator[int]:
    return (w.line for r in view.routines for w in _products(r))


def _products(routine: Routine) -> list[Write]:
    """`M *= m`, `M = M // g * m`, `M = lcm(M, m)`, also by a new name that M takes over."""
    return routine.once("growing moduli", lambda r: list(_growing(r)))


def _growing(routine: Routine) -> Iterator[Write]:
    for write in writes_in(routine.sites):
        if not write.site.loops and not routine.params:
            continue
        reduced = any(isinstance(p, Binary) and p.op == "%" for p in walk_expression(write.value))
        if not isinstance(write.target, Name) or reduced:
            continue
        for origin in ingredients(write.value, routine, 1):
            for part in walk_expression(origin):
                match part:
                    case Binary(op="*", left=left, right=right):
                        both = names_in(left) | names_in(right)
                        if write.target.id in both and len(both) >= 2:
                            yield write
                    case Call(op="lcm", args=args) if write.target in args:
                        yield write
                    case _:
                        pass


def _residues_joined(view: View) -> Iterator[int]:
    """A multiple of the modulus so far, or of all others, found by an inverse, is added."""
    for routine in view.routines:
        moduli = {w.target.id for w in _products(routine) if isinstance(w.target, Name)}
        if not moduli:
            continue
        for write in writes_in(routine.sites):
            if isinstance(write.target, Name) and _adds_multiple(write, moduli, routine):
                yield write.line
        for loop in routine.loops:  # `while x % m != r: x += M`
            if not isinstance(loop.stmt, While) or not _remainder_test(loop.stmt.test):
                continue
            for write in writes_in(loop.sites):
                match write.value:
                    case Binary(op="+", left=left, right=Name(id=name)):
                        if left == write.target and name in moduli:
                            yield write.line
                    case _:
                        pass


def _remainder_test(test: Expr) -> bool:
    return any(
        isinstance(p, Compare)
        and any(isinstance(s, Binary) and s.op == "%" for s in (p.left, p.right))
        for p in walk_expression(test)
    )


def _adds_multiple(write: Write, moduli: set[str], routine: Routine) -> bool:
    """`x = (x + M * t) % …` where t comes from an inverse of M."""
    for part in walk_expression(write.value):
        if not (
            isinstance(part, Binary) and part.op == "+" and write.target in (part.left, part.right)
        ):
            continue
        term = part.right if part.left == write.target else part.left
        values = ingredients(term, routine, 3)
        product = any(
            isinstance(p, Binary) and p.op == "*" for v in values for p in walk_expression(v)
        )
        multiple = any(names_in(v) & moduli for v in values)
        if (
            product
            and multiple
            and any(_inverse(p, routine) for v in values for p in walk_expression(v))
        ):
            return True
    return False


def _inverse(part: Expr, routine: Routine) -> bool:
    """A call that may give an inverse: a power under a modulus, or a function of two numbers."""
    if isinstance(part, Call):
        return part.op == "pow_mod"
    return isinstance(part, Invoke) and len(part.args) >= 2


FACTS = {
    "growing_modulus": Fact("moduli are multiplied", _growing_moduli),
    "residues_joined": Fact(
        "a multiple of the moduli so far, or of the others, is added to meet a remainder",
        _residues_joined,
    ),
}

RULE = Rule(
    tag="crt",
    meaning="remainders under several moduli are joined into one under their product",
    family="number theory",
    also=("chinese remainder theorem", "garner"),
    requires=("growing_modulus", "residues_joined"),
    positives=(
        Example(
            python="""
n = int(input())
pairs = [tuple(map(int, input().split())) for _ in range(n)]
total = 1
for m, r in pairs:
    total *= m
x = 0
for m, r in pairs:
    other = total // m
    x += r * other * pow(other, -1, m)
print(x % total)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
ll exgcd(ll a, ll b, ll& x, ll& y) { if (!b) { x = 1; y = 0; return a; } ll d = exgcd(b, a % b, y, x); y -= a / b * x; return d; }
ll inverse(ll a, ll m) { ll x, y; exgcd(a, m, x, y); return (x % m + m) % m; }
int main() { int n; cin >> n; vector<ll> m(n), r(n); ll M = 1, ans = 0; for (int i = 0; i < n; i++) { cin >> m[i] >> r[i]; M *= m[i]; } for (int i = 0; i < n; i++) { ll w = M / m[i]; ans = (ans + r[i] * w % M * inverse(w, m[i])) % M; } cout << ans; }
""",
        ),
        Example(
            python="""
def egcd(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - a // b * y
def join(residues, moduli):
    value, modulus = 0, 1
    for r, m in zip(residues, moduli):
        g, p, q = egcd(modulus, m)
        if (r - value) % g:
            return None
        step = (r - value) // g * p % (m // g)
        value = value + modulus * step
        modulus = modulus // g * m
    return value % modulus
""",
            cpp="""
#include <iostream>
using namespace std;
int main() { int n; cin >> n; long long x = 0, M = 1; while (n--) { long long m, r; cin >> m >> r; while (x % m != r) x += M; M *= m; } cout << x; }
""",
        ),
    ),
    near_misses=(
        Example(  # a hash by powers, and a product
            python="""
P = 10 ** 9 + 7
n = int(input())
value, power = 0, 1
for x in map(int, input().split()):
    value = (value + x * power) % P
    power = power * 31 % P
print(value, pow(power, -1, P))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const long long P = 1e9 + 7;
long long power(long long b, long long e) { long long r = 1; for (; e; e >>= 1, b = b * b % P) if (e & 1) r = r * b % P; return r; }
int main() { int n; cin >> n; long long f = 1, s = 0; for (int i = 1; i <= n; i++) { f = f * i % P; s = (s + power(f, P - 2)) % P; } cout << s; }
""",
        ),
    ),
)
