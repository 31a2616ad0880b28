"""Test for primes by squaring."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Call, Compare, Const, Expr, Invoke, While, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import origins, tests_of, writes_in
from tagging.rule import Example, Rule
from tagging.view import View


def _twos_taken_out(view: View) -> Iterator[int]:
    """`while d % 2 == 0: d //= 2` from n - 1, or its lowest set bit at once."""
    for routine in view.routines:
        for write in writes_in(routine.sites):
            match write.value:
                case Binary(op="//" | ">>" | "/", left=left, right=Const(value=1 | 2)) if (
                    left == write.target
                ):
                    starts = [o for o in origins(write.target, routine, 2) if _one_less(o)]
                    even = any(_even(t, write.target) for w in write.site.loops if isinstance(w.stmt, While)
                               for t in (w.stmt.test,))  # fmt: skip
                    if starts and even:
                        yield write.line
                case Binary(op=">>", left=left, right=right) if _one_less(left) or any(
                    _one_less(o) for o in origins(left, routine, 1)):  # fmt: skip
                    if not isinstance(right, Const):
                        yield write.line
                case _:
                    pass


def _one_less(expr: Expr) -> bool:
    return isinstance(expr, Binary) and expr.op in ("-", "^") and expr.right == Const(1)


def _even(test: Expr, value: Expr) -> bool:
    for part in walk_expression(test):
        match part:
            case Binary(op="%" | "&", left=left, right=Const(value=1 | 2)) if left == value:
                return True
            case _:
                pass
    return False


def _witness_squared(view: View) -> Iterator[int]:
    """A value is squared under n again and again and compared with n - 1."""
    for routine in view.routines:
        for loop in routine.loops:
            for write in writes_in(loop.sites):
                if _squared(write.value, write.target) and any(
                    isinstance(p, Compare) and p.op in ("==", "!=") and write.target in (p.left, p.right)
                    and any(_one_less(o) for s in (p.left, p.right) for o in origins(s, routine, 1))
                    for t in tests_of(routine.sites) for p in walk_expression(t)
                ):  # fmt: skip
                    yield write.line


def _squared(value: Expr, target: Expr) -> bool:
    match value:
        case Binary(op="%", left=Binary(op="*", left=a, right=b)):
            return a == b == target
        case Binary(op="%", left=Binary(op="**", left=a, right=Const(value=2))):
            return a == target
        case Call(op="pow_mod", args=(a, Const(value=2), *_)):
            return a == target
        case Invoke(args=(a, b, *_)):
            return a == b == target or (a == target and b == Const(2))
        case _:
            return False


FACTS = {
    "twos_taken_out": Fact("the twos are taken out of n - 1", _twos_taken_out),
    "witness_squared": Fact("a power is squared under n and compared with n - 1", _witness_squared),
}

RULE = Rule(
    tag="miller_rabin",
    meaning="witnesses are raised to the odd part of n - 1 and squared up to it",
    family="number theory",
    also=("miller rabin primality", "probabilistic primality"),
    requires=(
        "twos_taken_out",
        "witness_squared",
    ),
    positives=(
        Example(
            python="""
def is_prime(n):
    if n < 2:
        return False
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if a % n == 0:
            continue
        x = pow(a, d, n)
        if x == 1 or x == n - 1:
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True
""",
            cpp="""
#include <cstdio>
#include <cstdlib>
typedef long long ll; typedef __int128 lll;
ll qp(ll a, ll b, ll p) { ll r = 1; for (; b; b >>= 1, a = (lll)a * a % p) if (b & 1) r = (lll)r * a % p; return r; }
bool prime(ll n) { if (n < 3) return n == 2; ll u = n - 1; int t = 0; while (u % 2 == 0) u /= 2, t++; for (int i = 0; i < 8; i++) { ll a = rand() % (n - 2) + 2, v = qp(a, u, n); if (v == 1) continue; int s = 0; for (; s < t; s++) { if (v == n - 1) break; v = (lll)v * v % n; } if (s == t) return false; } return true; }
int main() { ll n; scanf("%lld", &n); puts(prime(n) ? "Y" : "N"); }
""",
        ),
        Example(
            python="""
import random
def probably(n, rounds=10):
    twos, odd = 0, n - 1
    while not odd & 1:
        odd >>= 1
        twos += 1
    for _ in range(rounds):
        y = pow(random.randrange(2, n - 1), odd, n)
        i = 0
        while i < twos and y != n - 1 and y != 1:
            y = pow(y, 2, n)
            i += 1
        if y != n - 1 and i > 0:
            return False
    return True
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long ull;
ull modmul(ull a, ull b, ull m) { return (__uint128_t)a * b % m; }
ull modpow(ull b, ull e, ull m) { ull r = 1; for (; e; b = modmul(b, b, m), e /= 2) if (e & 1) r = modmul(r, b, m); return r; }
bool isPrime(ull n) { if (n < 2 || n % 6 % 4 != 1) return (n | 1) == 3; ull s = __builtin_ctzll(n - 1), d = n >> s; d = (n - 1) >> s; for (ull a : {2, 325, 9375, 28178, 450775}) { ull p = modpow(a % n, d, n), i = s; while (p != 1 && p != n - 1 && a % n && i--) p = modmul(p, p, n); if (p != n - 1 && i != s) return false; } return true; }
int main() { ull n; cin >> n; cout << isPrime(n); }
""",
        ),
    ),
    near_misses=(
        Example(  # Fermat's test: one power
            python="""
import random
def maybe(n):
    for _ in range(10):
        a = random.randrange(2, n)
        if pow(a, n - 1, n) != 1:
            return False
    return True
x = int(input())
while x % 2 == 0:
    x //= 2
print(maybe(x))
""",
            cpp="""
#include <iostream>
int main() { long long n; std::cin >> n; long long d = n - 1; while (d % 2 == 0) d /= 2; long long r = 1, b = 3, e = d; while (e) { if (e & 1) r = r * b % n; b = b * b % n; e >>= 1; } std::cout << (r == 1); }
""",
        ),
    ),
)
