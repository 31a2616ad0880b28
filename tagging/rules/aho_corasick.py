"""Automaton of many words."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="aho_corasick",
    meaning="the children of a tree of words get links to the children of their parent's link",
    family="matching in texts",
    also=("aho corasick automaton", "ac automaton"),
    requires=(
        "child_made",
        "link_of_child",
    ),
    positives=(
        Example(
            python="""
from collections import deque
words = [input() for _ in range(int(input()))]
go = [{}]
fail = [0]
out = [0]
for w in words:
    v = 0
    for c in w:
        if c not in go[v]:
            go[v][c] = len(go)
            go.append({})
            fail.append(0)
            out.append(0)
        v = go[v][c]
    out[v] += 1
q = deque(go[0].values())
while q:
    u = q.popleft()
    for c, v in go[u].items():
        f = fail[u]
        while f and c not in go[f]:
            f = fail[f]
        fail[v] = go[f].get(c, 0) if go[f].get(c, 0) != v else 0
        out[v] += out[fail[v]]
        q.append(v)
print(out)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int tr[500005][26], e[500005], fail[500005], tot; char s[1000005];
void ins(char* s) { int u = 0; for (int i = 0; s[i]; i++) { int c = s[i] - 'a'; if (!tr[u][c]) tr[u][c] = ++tot; u = tr[u][c]; } e[u]++; }
void build() { queue<int> q; for (int i = 0; i < 26; i++) if (tr[0][i]) q.push(tr[0][i]); while (q.size()) { int u = q.front(); q.pop(); for (int i = 0; i < 26; i++) if (tr[u][i]) fail[tr[u][i]] = tr[fail[u]][i], q.push(tr[u][i]); else tr[u][i] = tr[fail[u]][i]; } }
int main() { int n; scanf("%d", &n); while (n--) { scanf("%s", s); ins(s); } build(); scanf("%s", s); int u = 0, r = 0; for (int i = 0; s[i]; i++) { u = tr[u][s[i] - 'a']; for (int j = u; j && e[j] != -1; j = fail[j]) r += e[j], e[j] = -1; } printf("%d", r); }
""",
        ),
        Example(
            python="""
class Node:
    def __init__(self):
        self.next = {}
        self.link = None
        self.words = []
def automaton(words):
    root = Node()
    for w in words:
        node = root
        for c in w:
            if c not in node.next:
                node.next[c] = Node()
            node = node.next[c]
        node.words.append(w)
    queue = []
    for child in root.next.values():
        child.link = root
        queue.append(child)
    for node in queue:
        for c, child in node.next.items():
            queue.append(child)
            f = node.link
            while f is not None and c not in f.next:
                f = f.link
            child.link = f.next[c] if f else root
            child.words += child.link.words
    return root
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Node { int next[26]; int link, count; Node() : link(0), count(0) { memset(next, -1, sizeof next); } };
vector<Node> t(1);
void add(const string& s) { int v = 0; for (char ch : s) { int c = ch - 'a'; if (t[v].next[c] == -1) { t[v].next[c] = t.size(); t.emplace_back(); } v = t[v].next[c]; } t[v].count++; }
void link() { queue<int> q; q.push(0); while (!q.empty()) { int v = q.front(); q.pop(); for (int c = 0; c < 26; c++) { int u = t[v].next[c]; int f = v ? t[t[v].link].next[c] : 0; if (u == -1) t[v].next[c] = f; else { t[u].link = v ? f : 0; t[u].count += t[t[u].link].count; q.push(u); } } } }
int main() { int n; cin >> n; while (n--) { string s; cin >> s; add(s); } link(); cout << t.size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # a tree of words without links
            python="""
words = [input() for _ in range(int(input()))]
go = [{}]
count = [0]
for w in words:
    v = 0
    for c in w:
        if c not in go[v]:
            go[v][c] = len(go)
            go.append({})
            count.append(0)
        v = go[v][c]
        count[v] += 1
print(max(count))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int ch[500005][26], par[500005], dep[500005], tot;
int main() { int n; cin >> n; while (n--) { string s; cin >> s; int u = 0; for (char x : s) { int c = x - 'a'; if (!ch[u][c]) { ch[u][c] = ++tot; par[tot] = u; dep[tot] = dep[u] + 1; } u = ch[u][c]; } } cout << tot; }
""",
        ),
    ),
)
