"""Enumeration of subsets."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="subset_enumeration",
    meaning="all masks are gone through and their bits looked at, or all submasks of a mask",
    family="search over choices",
    also=("bitmask enumeration", "enumeration of subsets", "all subsets"),
    any_of=(
        "all_masks",
        "submask_loop",
    ),
    forbids=("mask_step",),
    positives=(
        Example(
            python="""
n, t = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for mask in range(1 << n):
    s = 0
    for i in range(n):
        if mask >> i & 1:
            s += a[i]
    if s <= t:
        best = max(best, s)
print(best)
""",
            cpp="""
#include <cstdio>
int n, a[25]; long long s, best;
int main() { scanf("%d", &n); for (int i = 0; i < n; i++) scanf("%d", a + i), s += a[i]; best = s; for (int m = 0; m < (1 << n); m++) { long long x = 0; for (int i = 0; i < n; i++) if (m & (1 << i)) x += a[i]; long long d = s - 2 * x; if (d < 0) d = -d; if (d < best) best = d; } printf("%lld", best); }
""",
        ),
        Example(
            python="""
m = int(input())
sub = m
while sub:
    print(sub)
    sub = (sub - 1) & m
""",
            cpp="""
#include <iostream>
int f[1 << 16], c[1 << 16], n;
int main() { std::cin >> n; for (int i = 0; i < 1 << n; i++) std::cin >> c[i]; long long r = 0; for (int s = 1; s < 1 << n; s++) for (int t = (s - 1) & s; t; t = (t - 1) & s) r += c[t] ^ c[s ^ t]; std::cout << r; }
""",
        ),
    ),
    near_misses=(
        Example(  # numbers up to a power of two, bits of one number
            python="""
n = int(input())
total = 0
for x in range(1 << n):
    total += x * x
while total:
    print(total & 1)
    total >>= 1
""",
            cpp="""
#include <iostream>
int main() { int n, x, c = 0; std::cin >> n; while (n--) { std::cin >> x; for (int b = 0; b < 30; b++) if (x >> b & 1) c++; x = x & (x - 1); } std::cout << c; }
""",
        ),
    ),
)
