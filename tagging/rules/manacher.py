"""Radii of palindromes."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="manacher",
    meaning="a radius starts from the one mirrored at a known centre and is extended",
    family="matching in texts",
    also=("palindromic radii", "manacher algorithm"),
    requires=("mirrored_radius",),
    positives=(
        Example(
            python="""
s = '#' + '#'.join(input()) + '#'
n = len(s)
p = [0] * n
c = r = 0
for i in range(n):
    if i < r:
        p[i] = min(r - i, p[2 * c - i])
    while i - p[i] - 1 >= 0 and i + p[i] + 1 < n and s[i - p[i] - 1] == s[i + p[i] + 1]:
        p[i] += 1
    if i + p[i] > r:
        c, r = i, i + p[i]
print(max(p))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
char a[11000005], s[22000005]; int p[22000005], n, ans;
int main() { scanf("%s", a); s[0] = '~'; s[++n] = '|'; for (int i = 0; a[i]; i++) s[++n] = a[i], s[++n] = '|'; for (int i = 1, r = 0, m = 0; i <= n; i++) { if (i <= r) p[i] = min(p[m * 2 - i], r - i + 1); while (s[i - p[i]] == s[i + p[i]]) ++p[i]; if (p[i] + i > r) r = p[i] + i - 1, m = i; ans = max(ans, p[i]); } printf("%d", ans - 1); }
""",
        ),
        Example(
            python="""
def odd(text):
    radius = []
    left, right = 0, -1
    for i in range(len(text)):
        k = 1 if i > right else min(radius[left + right - i], right - i + 1)
        while i - k >= 0 and i + k < len(text) and text[i - k] == text[i + k]:
            k += 1
        radius.append(k)
        if i + k - 1 > right:
            left, right = i - k + 1, i + k - 1
    return radius
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { string s; cin >> s; int n = s.size(); vector<int> d(n); for (int i = 0, l = 0, r = -1; i < n; i++) { int k = (i > r) ? 1 : min(d[l + r - i], r - i + 1); while (0 <= i - k && i + k < n && s[i - k] == s[i + k]) k++; d[i] = k--; if (i + k > r) { l = i - k; r = i + k; } } cout << *max_element(d.begin(), d.end()); }
""",
        ),
    ),
    near_misses=(
        Example(  # every centre by itself
            python="""
s = input()
best = 0
for c in range(len(s)):
    k = 0
    while c - k >= 0 and c + k < len(s) and s[c - k] == s[c + k]:
        k += 1
    best = max(best, k)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { string s; cin >> s; int n = s.size(), r = 0; for (int i = 0; i < n; i++) { int a = i, b = i; while (a >= 0 && b < n && s[a] == s[b]) a--, b++; r = max(r, b - a - 1); } cout << r; }
""",
        ),
    ),
)
