"""Edit distance."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_edit_distance",
    meaning="each entry is the least of three neighbours and the cost of an edit",
    family="dynamic programming",
    also=("edit distance", "levenshtein distance", "wagner fischer", "wagner fischer dp"),
    requires=("three_edits",),
    positives=(
        Example(
            python="""
a, b = input(), input()
d = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
for i in range(len(a) + 1):
    d[i][0] = i
for j in range(len(b) + 1):
    d[0][j] = j
for i in range(1, len(a) + 1):
    for j in range(1, len(b) + 1):
        c = 0 if a[i - 1] == b[j - 1] else 1
        d[i][j] = min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + c)
print(d[-1][-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int f[2005][2005]; char a[2005], b[2005];
int main() { scanf("%s%s", a + 1, b + 1); int n = strlen(a + 1), m = strlen(b + 1); for (int i = 1; i <= n; i++) f[i][0] = i; for (int j = 1; j <= m; j++) f[0][j] = j; for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) if (a[i] == b[j]) f[i][j] = f[i - 1][j - 1]; else f[i][j] = min(min(f[i - 1][j], f[i][j - 1]), f[i - 1][j - 1]) + 1; printf("%d", f[n][m]); }
""",
        ),
        Example(
            python="""
def distance(s, t):
    prev = list(range(len(t) + 1))
    for i, x in enumerate(s):
        cur = [i + 1]
        for j, y in enumerate(t):
            cur.append(min(prev[j + 1] + 1, cur[j] + 1, prev[j] + (x != y)))
        prev = cur
    return prev[-1]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int edit(const string& s, const string& t) {
  vector<int> p(t.size() + 1), q(t.size() + 1); iota(p.begin(), p.end(), 0);
  for (size_t i = 1; i <= s.size(); i++) { q[0] = i; for (size_t j = 1; j <= t.size(); j++) q[j] = min({p[j] + 1, q[j - 1] + 1, p[j - 1] + (s[i - 1] != t[j - 1])}); swap(p, q); }
  return p[t.size()];
}
int main() { string s, t; cin >> s >> t; cout << edit(s, t); }
""",
        ),
    ),
    near_misses=(
        Example(  # cheapest way over a grid
            python="""
n, m = map(int, input().split())
g = [list(map(int, input().split())) for _ in range(n)]
for i in range(1, n):
    for j in range(1, m):
        g[i][j] += min(g[i - 1][j], g[i][j - 1], g[i - 1][j - 1])
print(g[-1][-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int d[1005][1005], best; string s[1005];
int main() { int n, m; cin >> n >> m; for (int i = 1; i <= n; i++) { cin >> s[i]; for (int j = 1; j <= m; j++) if (s[i][j - 1] == '1') { d[i][j] = min({d[i - 1][j], d[i][j - 1], d[i - 1][j - 1]}) + 1; best = max(best, d[i][j]); } } cout << best * best; }
""",
        ),
    ),
)
