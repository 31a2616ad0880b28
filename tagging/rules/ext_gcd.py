"""Extended Euclid."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="ext_gcd",
    meaning="coefficients follow the quotients of the remainders",
    family="number theory",
    also=("extended euclid", "extended gcd", "exgcd", "extended euclidean algorithm"),
    requires=(
        "remainder_chain",
        "bezout_step",
    ),
    implies=("gcd",),
    positives=(
        Example(
            python="""
def egcd(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - a // b * y
print(egcd(*map(int, input().split())))
""",
            cpp="""
#include <cstdio>
typedef long long ll;
void exgcd(ll a, ll b, ll& x, ll& y) { if (!b) { x = 1; y = 0; return; } exgcd(b, a % b, y, x); y -= a / b * x; }
int main() { ll a, b, x, y; scanf("%lld%lld", &a, &b); exgcd(a, b, x, y); printf("%lld", (x % b + b) % b); }
""",
        ),
        Example(
            python="""
def inverse(a, m):
    x0, x1 = 1, 0
    r, s = a, m
    while s:
        q = r // s
        r, s = s, r % s
        x0, x1 = x1, x0 - q * x1
    return x0 % m
""",
            cpp="""
#include <iostream>
int main() { long long a, b; std::cin >> a >> b; long long x = 1, y = 0, u = 0, v = 1; while (b) { long long q = a / b, t = a % b; a = b; b = t; t = x - q * u; x = u; u = t; t = y - q * v; y = v; v = t; } std::cout << a << x << y; }
""",
        ),
    ),
    near_misses=(
        Example(  # the divisor alone
            python="""
a, b = map(int, input().split())
p, q = a, b
while b:
    a, b = b, a % b
print(a, p // a * q, p - p // a * a)
""",
            cpp="""
#include <iostream>
long long gcd(long long a, long long b) { return b == 0 ? a : gcd(b, a % b); }
int main() { long long a, b; std::cin >> a >> b; long long g = gcd(a, b); std::cout << g << a / g * b; }
""",
        ),
    ),
)
