"""Sieve of primes."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="sieve",
    meaning="multiples of numbers that are still unmarked are marked",
    family="number theory",
    also=(
        "sieve of eratosthenes",
        "prime sieve",
        "linear sieve",
        "euler sieve",
    ),
    any_of=(
        "marked_multiples",
        "least_factor_marks",
    ),
    positives=(
        Example(
            python="""
n = int(input())
prime = [True] * (n + 1)
for i in range(2, int(n ** 0.5) + 1):
    if prime[i]:
        for j in range(i * i, n + 1, i):
            prime[j] = False
print(sum(prime[2:]))
""",
            cpp="""
#include <cstdio>
const int N = 10000005; bool v[N]; int p[N / 10], c, n;
int main() { scanf("%d", &n); for (int i = 2; i <= n; i++) { if (!v[i]) p[++c] = i; for (int j = 1; j <= c && i * p[j] <= n; j++) { v[i * p[j]] = 1; if (i % p[j] == 0) break; } } printf("%d", c); }
""",
        ),
        Example(
            python="""
def smallest(limit):
    spf = list(range(limit + 1))
    i = 2
    while i * i <= limit:
        if spf[i] == i:
            j = i * i
            while j <= limit:
                if spf[j] == j:
                    spf[j] = i
                j += i
        i += 1
    return spf
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> primes(int n) {
  vector<char> bad(n + 1); vector<int> r;
  for (int i = 2; i <= n; ++i) { if (bad[i]) continue; r.push_back(i); for (long long j = 1LL * i * i; j <= n; j += i) bad[j] = 1; }
  return r;
}
int main() { int n; cin >> n; cout << primes(n).size(); }
""",
        ),
        Example(
            python="""
n = int(input())
s = bytearray([1]) * (n + 1)
for p in range(2, n + 1):
    if s[p]:
        s[p * p::p] = bytes(len(range(p * p, n + 1, p)))
print([p for p in range(2, n + 1) if s[p]])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int phi[1000005];
int main() { int n; cin >> n; for (int i = 1; i <= n; i++) phi[i] = i; for (int i = 2; i <= n; i++) if (phi[i] == i) for (int j = i; j <= n; j += i) phi[j] = phi[j] / i * (i - 1); bitset<1000001> c; c.set(); for (int i = 2; i * i <= n; i++) if (c[i]) for (int j = i * i; j <= n; j += i) c[j] = 0; cout << phi[n] << c.count(); }
""",
        ),
    ),
    near_misses=(
        Example(  # divisors are counted, trial division
            python="""
n = int(input())
d = [0] * (n + 1)
for i in range(1, n + 1):
    for j in range(i, n + 1, i):
        d[j] += 1
i = 2
m = n
while i * i <= m:
    while m % i == 0:
        m //= i
    i += 1
print(d[n], m)
""",
            cpp="""
#include <iostream>
long long s[1000005];
int main() { int n, k; std::cin >> n >> k; for (int i = 1; i <= n; i++) for (int j = i; j <= n; j += i) s[j] += i; for (int i = 0; i < n; i += k) s[i] = 0; std::cout << s[n]; }
""",
        ),
    ),
)
