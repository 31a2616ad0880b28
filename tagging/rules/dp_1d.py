"""Tables over one position."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_1d",
    meaning="a line of results, each joined from a few or all of those before it",
    family="dynamic programming",
    also=("dp linear", "linear dp", "one dimensional dp", "1d dp"),
    any_of=("fixed_steps_back", "all_before"),
    forbids=(
        "best_before",
        "tails_replaced",
        "take_or_skip",
        "shifted_sums",
        "common_diagonal",
        "row_eliminated",
    ),
    positives=(
        Example(
            python="""
n = int(input())
h = list(map(int, input().split()))
dp = [0] * n
dp[1] = abs(h[1] - h[0])
for i in range(2, n):
    dp[i] = min(dp[i - 1] + abs(h[i] - h[i - 1]), dp[i - 2] + abs(h[i] - h[i - 2]))
print(dp[-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<long long> a(n + 1), f(n + 1); for (int i = 1; i <= n; i++) cin >> a[i]; f[1] = a[1]; for (int i = 2; i <= n; i++) f[i] = max(f[i - 1], f[i - 2] + a[i]); cout << f[n]; }
""",
        ),
        Example(
            python="""
def can_split(text, words):
    n = len(text)
    ok = [False] * (n + 1)
    ok[0] = True
    for i in range(1, n + 1):
        for j in range(i):
            if ok[j] and text[j:i] in words:
                ok[i] = True
                break
    return ok[n]
""",
            cpp="""
#include <iostream>
#include <algorithm>
long long d[5005], s[5005]; int n; long long c;
int main() { std::cin >> n >> c; for (int i = 1; i <= n; i++) { std::cin >> s[i]; s[i] += s[i - 1]; d[i] = 4e18; } for (int i = 1; i <= n; i++) for (int j = 0; j < i; j++) d[i] = std::min(d[i], d[j] + (s[i] - s[j]) * (s[i] - s[j]) + c); std::cout << d[n]; }
""",
        ),
    ),
    near_misses=(
        Example(  # running totals and extremes; differences; a sort
            python="""
n = int(input())
a = list(map(int, input().split()))
total = [0] * (n + 1)
top = [0] * (n + 1)
gap = [0] * (n + 1)
for i in range(1, n + 1):
    total[i] = total[i - 1] + a[i - 1]
    top[i] = max(top[i - 1], a[i - 1])
for i in range(2, n):
    gap[i] = a[i - 1] - a[i - 2]
for i in range(n):
    for j in range(i + 1, n):
        if a[j] < a[i]:
            a[i], a[j] = a[j], a[i]
print(total[n], top[n], a, gap)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<long long> a(n), p(n + 1), c(n); for (auto& x : a) cin >> x; for (int i = 0; i < n; i++) p[i + 1] = p[i] + a[i]; for (int i = 1; i + 1 < n; i++) c[i] = a[i - 1] + a[i + 1]; for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (a[i] > a[j]) swap(a[i], a[j]); cout << p[n] << c[0] << a[0]; }
""",
        ),
    ),
)
