"""Sums over all subsets."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="sos_dp",
    meaning="for each member, every set takes over from the set without it",
    family="dynamic programming",
    also=("sum over subsets", "subset sum transform", "zeta transform"),
    requires=("subset_sums",),
    positives=(
        Example(
            python="""
n = int(input())
f = list(map(int, input().split()))
for i in range(n):
    for mask in range(1 << n):
        if mask & (1 << i):
            f[mask] += f[mask ^ (1 << i)]
print(f[-1])
""",
            cpp="""
#include <cstdio>
#define rep(i, n) for (int i = 0; i < (n); ++i)
int f[1 << 20], n;
int main() { scanf("%d", &n); rep(i, 1 << n) scanf("%d", f + i); rep(j, n) rep(s, 1 << n) if (s >> j & 1) f[s] += f[s ^ 1 << j]; printf("%d", f[5]); }
""",
        ),
        Example(
            python="""
def best_superset(values, bits):
    size = 1 << bits
    g = values[:]
    for b in range(bits):
        for m in range(size):
            if not m >> b & 1:
                g[m] = max(g[m], g[m | (1 << b)])
    return g
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
void mobius(vector<long long>& a, int n) { for (int i = 0; i < n; i++) for (int m = (1 << n) - 1; m >= 0; m--) if (m & (1 << i)) a[m] -= a[m ^ (1 << i)]; }
int main() { int n; cin >> n; vector<long long> a(1 << n); for (auto& x : a) cin >> x; mobius(a, n); cout << a.back(); }
""",
        ),
    ),
    near_misses=(
        Example(  # sets outside, members inside: orders, not sums over subsets
            python="""
n = int(input())
a = list(map(int, input().split()))
f = [0] * (1 << n)
f[0] = 1
for mask in range(1 << n):
    for i in range(n):
        if not mask >> i & 1:
            f[mask | 1 << i] += f[mask]
print(f[-1])
""",
            cpp="""
#include <iostream>
int s[1 << 16], a[16], n;
int main() { std::cin >> n; for (int i = 0; i < n; i++) std::cin >> a[i]; for (int m = 0; m < 1 << n; m++) for (int i = 0; i < n; i++) if (m >> i & 1) s[m] += a[i]; std::cout << s[3]; }
""",
        ),
    ),
)
