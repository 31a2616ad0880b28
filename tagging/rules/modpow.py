"""Powers by squaring."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="modpow",
    meaning="a base is squared while its exponent is halved",
    family="number theory",
    also=(
        "modular exponentiation",
        "binary exponentiation",
        "fast exponentiation",
        "exponentiation by squaring",
        "quick power",
    ),
    any_of=(
        "square_and_multiply",
        "library_power",
    ),
    positives=(
        Example(
            python="""
def power(b, e, m):
    r = 1
    b %= m
    while e > 0:
        if e & 1:
            r = r * b % m
        b = b * b % m
        e >>= 1
    return r
print(power(*map(int, input().split())))
""",
            cpp="""
#include <cstdio>
typedef long long ll;
ll qpow(ll a, ll b, ll p) { ll r = 1; for (; b; b >>= 1, a = a * a % p) if (b & 1) r = r * a % p; return r; }
int main() { ll a, b, p; scanf("%lld%lld%lld", &a, &b, &p); printf("%lld", qpow(a, b, p)); }
""",
        ),
        Example(
            python="""
a, b, m = map(int, input().split())
print(pow(a, b, m))
""",
            cpp="""
#include <iostream>
long long go(long long x, long long n, long long m) { if (n == 0) return 1 % m; long long h = go(x, n / 2, m); h = h * h % m; return n % 2 ? h * x % m : h; }
int main() { long long a, b, m; std::cin >> a >> b >> m; std::cout << go(a, b, m); }
""",
        ),
    ),
    near_misses=(
        Example(  # one factor after another
            python="""
b, e, m = map(int, input().split())
r = 1
for _ in range(e):
    r = r * b % m
while e:
    r += e & 1
    e >>= 1
print(r)
""",
            cpp="""
#include <iostream>
int main() { long long n, s = 0, b = 1; std::cin >> n; while (n) { if (n & 1) s += b; b *= 3; n >>= 1; } std::cout << s; }
""",
        ),
    ),
)
