"""Powers of matrices."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="matrix_exponentiation",
    meaning="a matrix is squared while an exponent is halved",
    family="linear algebra",
    also=(
        "matrix power",
        "matrix fast power",
        "fast matrix exponentiation",
    ),
    requires=("matrix_power",),
    positives=(
        Example(
            python="""
M = 10 ** 9 + 7
def mul(a, b):
    n = len(a)
    c = [[0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            for k in range(n):
                c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % M
    return c
def power(a, e):
    n = len(a)
    r = [[int(i == j) for j in range(n)] for i in range(n)]
    while e:
        if e & 1:
            r = mul(r, a)
        a = mul(a, a)
        e >>= 1
    return r
print(power([[1, 1], [1, 0]], int(input()))[0][1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll; const ll P = 1e9 + 7; int n;
struct mat { ll a[105][105]; mat() { memset(a, 0, sizeof a); } mat operator*(const mat& b) const { mat c; for (int k = 1; k <= n; k++) for (int i = 1; i <= n; i++) for (int j = 1; j <= n; j++) c.a[i][j] = (c.a[i][j] + a[i][k] * b.a[k][j]) % P; return c; } };
int main() { ll k; mat s, r; scanf("%d%lld", &n, &k); for (int i = 1; i <= n; i++) { r.a[i][i] = 1; for (int j = 1; j <= n; j++) scanf("%lld", &s.a[i][j]); } while (k) { if (k & 1) r = r * s; s = s * s; k >>= 1; } printf("%lld", r.a[1][1]); }
""",
        ),
        Example(
            python="""
def times(a, b):
    return [
        [a[0][0] * b[0][0] + a[0][1] * b[1][0], a[0][0] * b[0][1] + a[0][1] * b[1][1]],
        [a[1][0] * b[0][0] + a[1][1] * b[1][0], a[1][0] * b[0][1] + a[1][1] * b[1][1]],
    ]
def raised(a, n):
    if n == 1:
        return a
    h = raised(a, n // 2)
    h = times(h, h)
    return times(h, a) if n % 2 else h
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef vector<vector<long long>> M;
M mult(const M& a, const M& b) { int n = a.size(); M c(n, vector<long long>(n)); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { long long s = 0; for (int k = 0; k < n; k++) s += a[i][k] * b[k][j] % 998244353; c[i][j] = s % 998244353; } return c; }
M power(M a, long long e) { M r(a.size(), vector<long long>(a.size())); for (size_t i = 0; i < a.size(); i++) r[i][i] = 1; for (; e > 0; e /= 2) { if (e % 2) r = mult(r, a); a = mult(a, a); } return r; }
int main() { long long n; cin >> n; cout << power({{1, 1}, {1, 0}}, n)[0][1]; }
""",
        ),
    ),
    near_misses=(
        Example(  # one product, and the power of a number
            python="""
def mul(a, b):
    n = len(a)
    c = [[0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            for k in range(n):
                c[i][j] += a[i][k] * b[k][j]
    return c
n, e = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(n)]
for _ in range(e):
    a = mul(a, a)
b = r = 3
while e:
    if e & 1:
        r = r * b % 7
    b = b * b % 7
    e >>= 1
print(a, r)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef vector<vector<long long>> M;
M mult(const M& a, const M& b) { int n = a.size(); M c(n, vector<long long>(n)); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j]; return c; }
int main() { int n, k; cin >> n >> k; M a(n, vector<long long>(n)), r = a; for (auto& x : a) for (auto& y : x) cin >> y; for (int i = 0; i < n; i++) r[i][i] = 1; while (k--) r = mult(r, a); cout << r[0][0]; }
""",
        ),
    ),
)
