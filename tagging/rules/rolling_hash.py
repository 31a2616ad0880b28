"""Hashes of substrings."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="rolling_hash",
    meaning="a hash is multiplied as it takes in a character and loses its oldest part times a power",
    family="matching in texts",
    also=("polynomial hash", "string hash", "rabin karp", "hashing of strings"),
    requires=(
        "hash_step",
        "hash_difference",
    ),
    positives=(
        Example(
            python="""
M = (1 << 61) - 1
B = 911
s = input()
h = [0] * (len(s) + 1)
p = [1] * (len(s) + 1)
for i in range(len(s)):
    h[i + 1] = (h[i] * B + ord(s[i])) % M
    p[i + 1] = p[i] * B % M
def get(l, r):
    return (h[r] - h[l] * p[r - l]) % M
for _ in range(int(input())):
    a, b, k = map(int, input().split())
    print(get(a, a + k) == get(b, b + k))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long ull; const int N = 1000005; ull h[N], p[N]; char s[N];
ull ask(int l, int r) { return h[r] - h[l - 1] * p[r - l + 1]; }
int main() { scanf("%s", s + 1); int n = strlen(s + 1), q; p[0] = 1; for (int i = 1; i <= n; i++) h[i] = h[i - 1] * 131 + s[i] - 'a' + 1, p[i] = p[i - 1] * 131; scanf("%d", &q); while (q--) { int a, b, c, d; scanf("%d%d%d%d", &a, &b, &c, &d); puts(ask(a, b) == ask(c, d) ? "Yes" : "No"); } }
""",
        ),
        Example(
            python="""
def search(text, word):
    base, mod = 256, 1000003
    m = len(word)
    high = pow(base, m - 1, mod)
    want = have = 0
    for i in range(m):
        want = (want * base + ord(word[i])) % mod
        have = (have * base + ord(text[i])) % mod
    for i in range(len(text) - m + 1):
        if want == have and text[i:i + m] == word:
            return i
        if i + m < len(text):
            have = ((have - ord(text[i]) * high) * base + ord(text[i + m])) % mod
    return -1
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Hash {
  vector<long long> v, w; static const long long M = 1000000007, B = 31;
  Hash(const string& s) : v(s.size() + 1), w(s.size() + 1, 1) { for (size_t i = 0; i < s.size(); i++) { v[i + 1] = (v[i] * B + s[i]) % M; w[i + 1] = w[i] * B % M; } }
  long long part(int l, int r) { return ((v[r] - v[l] * w[r - l]) % M + M) % M; }
};
int main() { string s; int k; cin >> s >> k; Hash h(s); set<long long> t; for (size_t i = 0; i + k <= s.size(); i++) t.insert(h.part(i, i + k)); cout << t.size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # a number is read digit by digit; a hash of the whole
            python="""
s = input()
x = 0
for c in s:
    x = (x * 10 + int(c)) % 7
h = 0
for i in range(len(s)):
    h = (h * 131 + ord(s[i])) % 1000003
print(x, h)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { string s; cin >> s; long long v = 0; for (char c : s) v = v * 10 + (c - '0'); int n = s.size(); vector<long long> f(n + 1, 1); for (int i = 1; i <= n; i++) f[i] = f[i - 1] * i % 1000000007; cout << v << f[n]; }
""",
        ),
    ),
)
