"""Fast Fourier transform."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="fft",
    meaning="halves of a sequence are transformed and joined by complex roots of unity",
    family="transforms",
    also=("fast fourier transform", "polynomial multiplication by fft"),
    requires=("complex_butterfly", "root_of_unity"),
    positives=(
        Example(
            python="""
import cmath
def fft(a, sign):
    n = len(a)
    if n == 1:
        return a
    even = fft(a[::2], sign)
    odd = fft(a[1::2], sign)
    res = [0] * n
    for k in range(n // 2):
        w = cmath.exp(sign * 2j * cmath.pi * k / n)
        res[k] = even[k] + w * odd[k]
        res[k + n // 2] = even[k] - w * odd[k]
    return res
x = list(map(int, input().split()))
y = list(map(int, input().split()))
size = 1
while size < len(x) + len(y):
    size *= 2
p = fft(x + [0] * (size - len(x)), 1)
q = fft(y + [0] * (size - len(y)), 1)
print([round(v.real / size) for v in fft([a * b for a, b in zip(p, q)], -1)])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef complex<double> cd;
const double PI = acos(-1);
void fft(vector<cd>& a, bool inv) {
  int n = a.size(); if (n == 1) return;
  vector<cd> e(n / 2), o(n / 2);
  for (int i = 0; 2 * i < n; i++) { e[i] = a[2 * i]; o[i] = a[2 * i + 1]; }
  fft(e, inv); fft(o, inv);
  double ang = 2 * PI / n * (inv ? -1 : 1); cd w(1), wn(cos(ang), sin(ang));
  for (int i = 0; 2 * i < n; i++) { a[i] = e[i] + w * o[i]; a[i + n / 2] = e[i] - w * o[i]; w *= wn; }
}
int main() { int n; cin >> n; vector<cd> a(n); for (auto& x : a) { double v; cin >> v; x = v; } fft(a, false); for (auto& x : a) cout << x.real() << ' '; }
""",
        ),
        Example(
            python="""
import math
def transform(re, im):
    n = len(re)
    j = 0
    for i in range(1, n):
        bit = n >> 1
        while j & bit:
            j ^= bit
            bit >>= 1
        j ^= bit
        if i < j:
            re[i], re[j] = re[j], re[i]
            im[i], im[j] = im[j], im[i]
    length = 2
    while length <= n:
        angle = 2 * math.pi / length
        for start in range(0, n, length):
            for k in range(length // 2):
                c, s = math.cos(angle * k), math.sin(angle * k)
                x, y = start + k, start + k + length // 2
                tr = re[y] * c - im[y] * s
                ti = re[y] * s + im[y] * c
                re[y] = re[x] - tr
                im[y] = im[x] - ti
                re[x] = re[x] + tr
                im[x] = im[x] + ti
        length *= 2
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct C { double x, y; C operator+(C o) { return {x + o.x, y + o.y}; } C operator-(C o) { return {x - o.x, y - o.y}; } C operator*(C o) { return {x * o.x - y * o.y, x * o.y + y * o.x}; } };
const int N = 1 << 20; const double pi = 3.14159265358979; C f[N]; int r[N], lim = 1, l;
void work(C* a) {
  for (int i = 0; i < lim; i++) if (i < r[i]) swap(a[i], a[r[i]]);
  for (int mid = 1; mid < lim; mid <<= 1) { C wn = {cos(pi / mid), sin(pi / mid)};
    for (int R = mid << 1, j = 0; j < lim; j += R) { C w = {1, 0}; for (int k = 0; k < mid; k++, w = w * wn) { C x = a[j + k], y = w * a[j + mid + k]; a[j + k] = x + y; a[j + mid + k] = x - y; } } }
}
int main() { int n; scanf("%d", &n); while (lim <= n) lim <<= 1, l++; for (int i = 0; i < lim; i++) r[i] = (r[i >> 1] >> 1) | ((i & 1) << (l - 1)); for (int i = 0; i < n; i++) scanf("%lf", &f[i].x); work(f); printf("%f", f[0].x); }
""",
        ),
    ),
    near_misses=(
        Example(  # sums and differences alone: the transform for exclusive or
            python="""
def transform(a):
    n, h = len(a), 1
    while h < n:
        for i in range(0, n, 2 * h):
            for j in range(i, i + h):
                x, y = a[j], a[j + h]
                a[j], a[j + h] = x + y, x - y
        h *= 2
    return a
print(transform(list(map(int, input().split()))))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<double> re(n), im(n), a(n); for (auto& x : a) cin >> x; for (int k = 0; k < n; k++) for (int t = 0; t < n; t++) { double g = 2 * acos(-1) * t * k / n; re[k] += a[t] * cos(g); im[k] -= a[t] * sin(g); } for (int k = 0; k < n; k++) cout << re[k] << ' ' << im[k]; }
""",
        ),
    ),
)
