"""Matching by borders."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="kmp",
    meaning="after a mismatch the matched length falls back along the table of borders",
    family="matching in texts",
    also=(
        "knuth morris pratt",
        "prefix function",
        "failure function",
        "kmp search",
        "border table",
    ),
    requires=(
        "failure_fallback",
        "failure_store",
    ),
    positives=(
        Example(
            python="""
def borders(s):
    pi = [0] * len(s)
    k = 0
    for i in range(1, len(s)):
        while k > 0 and s[i] != s[k]:
            k = pi[k - 1]
        if s[i] == s[k]:
            k += 1
        pi[i] = k
    return pi
t, p = input(), input()
print(borders(p + '#' + t).count(len(p)))
""",
            cpp="""
#include <cstdio>
#include <cstring>
char s[1000005], t[1000005]; int nxt[1000005], n, m;
int main() {
  scanf("%s%s", s + 1, t + 1); n = strlen(s + 1); m = strlen(t + 1);
  for (int i = 2, j = 0; i <= m; i++) { while (j && t[i] != t[j + 1]) j = nxt[j]; if (t[i] == t[j + 1]) j++; nxt[i] = j; }
  for (int i = 1, j = 0; i <= n; i++) { while (j && s[i] != t[j + 1]) j = nxt[j]; if (s[i] == t[j + 1]) j++; if (j == m) { printf("%d\\n", i - m + 1); j = nxt[j]; } }
}
""",
        ),
        Example(
            python="""
def table(word):
    fail = [-1]
    i, j = 0, -1
    while i < len(word):
        if j == -1 or word[i] == word[j]:
            i += 1
            j += 1
            fail.append(j)
        else:
            j = fail[j]
    return fail
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> lps(const string& p) {
  vector<int> f(p.size()); size_t i = 1; int len = 0;
  while (i < p.size()) { if (p[i] == p[len]) f[i++] = ++len; else if (len) len = f[len - 1]; else f[i++] = 0; }
  return f;
}
int main() { string p; cin >> p; auto f = lps(p); int n = p.size(); cout << (n % (n - f.back()) ? 1 : n / (n - f.back())); }
""",
        ),
    ),
    near_misses=(
        Example(  # every place is tried anew; a pointer follows a table of links
            python="""
t, p = input(), input()
for i in range(len(t) - len(p) + 1):
    j = 0
    while j < len(p) and t[i + j] == p[j]:
        j += 1
    if j == len(p):
        print(i)
nxt = [0, 0, 1, 2]
x = 3
while x:
    x = nxt[x]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { string s; cin >> s; int n = s.size(); vector<int> last(n, -1), st; for (int i = 0; i < n; i++) { int j = i - 1; while (j >= 0 && s[j] < s[i]) j = last[j]; last[i] = j; } cout << last[n - 1]; }
""",
        ),
    ),
)
