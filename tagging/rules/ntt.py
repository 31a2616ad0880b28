"""Number theoretic transform."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="ntt",
    meaning="halves of a sequence are transformed and joined by roots of unity under a modulus",
    family="transforms",
    also=("number theoretic transform",),
    requires=("modular_butterfly",),
    any_of=("square_and_multiply", "library_power"),
    positives=(
        Example(
            python="""
P = 998244353
def ntt(a, root):
    n = len(a)
    if n == 1:
        return a
    even = ntt(a[::2], root * root % P)
    odd = ntt(a[1::2], root * root % P)
    res = [0] * n
    w = 1
    for k in range(n // 2):
        t = w * odd[k] % P
        res[k] = (even[k] + t) % P
        res[k + n // 2] = (even[k] - t) % P
        w = w * root % P
    return res
a = list(map(int, input().split()))
print(ntt(a, pow(3, (P - 1) // len(a), P)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const long long M = 998244353;
long long power(long long b, long long e) { long long r = 1; for (; e; e >>= 1, b = b * b % M) if (e & 1) r = r * b % M; return r; }
void ntt(vector<long long>& a, bool inv) {
  int n = a.size();
  for (int i = 1, j = 0; i < n; i++) { int bit = n >> 1; for (; j & bit; bit >>= 1) j ^= bit; j ^= bit; if (i < j) swap(a[i], a[j]); }
  for (int len = 2; len <= n; len <<= 1) { long long w = power(3, (M - 1) / len); if (inv) w = power(w, M - 2);
    for (int i = 0; i < n; i += len) { long long c = 1; for (int j = 0; j < len / 2; j++) { long long u = a[i + j], v = a[i + j + len / 2] * c % M; a[i + j] = u + v < M ? u + v : u + v - M; a[i + j + len / 2] = u - v >= 0 ? u - v : u - v + M; c = c * w % M; } } }
}
int main() { int n; cin >> n; vector<long long> a(n); for (auto& x : a) cin >> x; ntt(a, false); for (auto x : a) cout << x << ' '; }
""",
        ),
        Example(
            python="""
def transform(values, generator):
    MOD = 998244353
    n = len(values)
    half = n // 2
    while half >= 1:
        root = pow(generator, (MOD - 1) // (2 * half), MOD)
        for start in range(0, n, 2 * half):
            twist = 1
            for i in range(start, start + half):
                x, y = values[i], values[i + half]
                values[i] = (x + y) % MOD
                values[i + half] = (x - y) * twist % MOD
                twist = twist * root % MOD
        half //= 2
    return values
""",
            cpp="""
#include <cstdio>
#include <algorithm>
typedef unsigned long long u;
const int N = 1 << 18, mod = 998244353; int a[N], rev[N], n, lim = 1;
int add(int x, int y) { x += y; return x >= mod ? x - mod : x; }
int sub(int x, int y) { x -= y; return x < 0 ? x + mod : x; }
int mul(int x, int y) { return (u)x * y % mod; }
int qpow(int x, int k) { int r = 1; while (k) { if (k & 1) r = mul(r, x); x = mul(x, x); k >>= 1; } return r; }
void dft(int* f) { for (int i = 0; i < lim; i++) if (i < rev[i]) std::swap(f[i], f[rev[i]]); for (int m = 1; m < lim; m <<= 1) { int g = qpow(3, (mod - 1) / (m << 1)); for (int i = 0; i < lim; i += m << 1) for (int j = 0, w = 1; j < m; j++, w = mul(w, g)) { int x = f[i + j], y = (u)w * f[i + j + m] % mod; f[i + j] = add(x, y); f[i + j + m] = sub(x, y); } } }
int main() { scanf("%d", &n); while (lim < n) lim <<= 1; for (int i = 0; i < n; i++) scanf("%d", a + i); for (int i = 0; i < lim; i++) rev[i] = rev[i >> 1] >> 1 | (i & 1 ? lim >> 1 : 0); dft(a); printf("%d", a[0]); }
""",
        ),
    ),
    near_misses=(
        Example(  # exclusive or under a modulus, nothing is turned
            python="""
P = 10 ** 9 + 7
def transform(a):
    n, h = len(a), 1
    while h < n:
        for i in range(0, n, 2 * h):
            for j in range(i, i + h):
                x, y = a[j], a[j + h]
                a[j], a[j + h] = (x + y) % P, (x - y) % P
        h *= 2
    return a
print(transform(list(map(int, input().split()))), pow(2, 5, P))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int M = 998244353;
int main() { int n, m; cin >> n >> m; vector<long long> a(n), b(m), c(n + m); for (auto& x : a) cin >> x; for (auto& x : b) cin >> x; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) c[i + j] = (c[i + j] + a[i] * b[j]) % M; for (auto x : c) cout << x << ' '; }
""",
        ),
    ),
)
