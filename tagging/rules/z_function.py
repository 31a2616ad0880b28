"""Lengths of matches with the start."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="z_function",
    meaning="a matching length starts from the one inside the known match and is extended",
    family="matching in texts",
    also=("z algorithm", "z function", "extended kmp"),
    requires=("z_box",),
    positives=(
        Example(
            python="""
s = input()
n = len(s)
z = [0] * n
l = r = 0
for i in range(1, n):
    if i < r:
        z[i] = min(r - i, z[i - l])
    while i + z[i] < n and s[z[i]] == s[i + z[i]]:
        z[i] += 1
    if i + z[i] > r:
        l, r = i, i + z[i]
print(z)
""",
            cpp="""
#include <cstdio>
#include <cstring>
char s[1000005]; int z[1000005];
int main() { scanf("%s", s + 1); int n = strlen(s + 1); z[1] = n; for (int i = 2, l = 0, r = 0; i <= n; i++) { if (i <= r) z[i] = r - i + 1 < z[i - l + 1] ? r - i + 1 : z[i - l + 1]; while (i + z[i] <= n && s[i + z[i]] == s[z[i] + 1]) z[i]++; if (i + z[i] - 1 > r) l = i, r = i + z[i] - 1; } printf("%d", z[2]); }
""",
        ),
        Example(
            python="""
def matches(text):
    lengths = [len(text)]
    left = right = 0
    for i in range(1, len(text)):
        k = 0
        if i <= right:
            k = min(lengths[i - left], right - i + 1)
        while i + k < len(text) and text[k] == text[i + k]:
            k += 1
        if i + k - 1 > right:
            left, right = i, i + k - 1
        lengths.append(k)
    return lengths
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> zf(const string& s) { int n = s.size(); vector<int> z(n); int l = -1, r = -1; for (int i = 1; i < n; i++) { z[i] = i >= r ? 0 : min(r - i, z[i - l]); while (i + z[i] < n && s[i + z[i]] == s[z[i]]) z[i]++; if (i + z[i] > r) l = i, r = i + z[i]; } return z; }
int main() { string p, t; cin >> p >> t; auto z = zf(p + '#' + t); cout << count(z.begin(), z.end(), (int)p.size()); }
""",
        ),
    ),
    near_misses=(
        Example(  # every length is found anew
            python="""
s = input()
n = len(s)
z = [0] * n
for i in range(1, n):
    while i + z[i] < n and s[z[i]] == s[i + z[i]]:
        z[i] += 1
print(z)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { string s; cin >> s; int n = s.size(), k; cin >> k; vector<int> d(n); for (int i = k; i < n; i++) { d[i] = min(d[i - 1], d[i - k]); int j = 0; while (i + j < n && s[j] == s[i + j]) j++; d[i] += j; } cout << d[n - 1]; }
""",
        ),
    ),
)
