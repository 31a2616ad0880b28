"""Tree of prefixes."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="trie",
    meaning="words share the path of their common prefix, missing children are made on the way",
    family="matching in texts",
    also=(
        "prefix tree",
        "trie tree",
        "digital tree",
        "binary trie",
    ),
    requires=("child_made",),
    positives=(
        Example(
            python="""
class Node:
    def __init__(self):
        self.next = {}
        self.end = False
root = Node()
for _ in range(int(input())):
    cur = root
    for ch in input():
        if ch not in cur.next:
            cur.next[ch] = Node()
        cur = cur.next[ch]
    cur.end = True
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int ch[500005][26], cnt[500005], tot;
void ins(char* s) { int p = 0; for (int i = 0; s[i]; i++) { int c = s[i] - 'a'; if (!ch[p][c]) ch[p][c] = ++tot; p = ch[p][c]; } cnt[p]++; }
int ask(char* s) { int p = 0; for (int i = 0; s[i]; i++) { int c = s[i] - 'a'; if (!ch[p][c]) return 0; p = ch[p][c]; } return cnt[p]; }
char s[55];
int main() { int n, m; scanf("%d%d", &n, &m); while (n--) { scanf("%s", s); ins(s); } while (m--) { scanf("%s", s); printf("%d\\n", ask(s)); } }
""",
        ),
        Example(
            python="""
words = [input() for _ in range(int(input()))]
trie = {}
for w in words:
    node = trie
    for c in w:
        node = node.setdefault(c, {})
    node['$'] = True
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Vertex { Vertex* kid[2] = {nullptr, nullptr}; };
struct Bits {
  Vertex* root = new Vertex();
  void add(int x) { Vertex* v = root; for (int b = 30; b >= 0; b--) { int k = (x >> b) & 1; if (v->kid[k] == nullptr) v->kid[k] = new Vertex(); v = v->kid[k]; } }
  int best(int x) { Vertex* v = root; int r = 0; for (int b = 30; b >= 0; b--) { int k = (x >> b) & 1; if (v->kid[!k]) { r |= 1 << b; v = v->kid[!k]; } else v = v->kid[k]; } return r; }
};
int main() { int n; cin >> n; Bits t; int r = 0; while (n--) { int x; cin >> x; t.add(x); r = max(r, t.best(x)); } cout << r; }
""",
        ),
        Example(
            python="""
nxt = [[0] * 26]
count = [0]
def insert(word):
    v = 0
    for c in word:
        k = ord(c) - 97
        if nxt[v][k] == 0:
            nxt[v][k] = len(nxt)
            nxt.append([0] * 26)
            count.append(0)
        v = nxt[v][k]
        count[v] += 1
for _ in range(int(input())):
    insert(input())
print(max(count))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct T { map<char, T*> m; int n = 0; };
void put(T* t, const string& s, size_t i) { t->n++; if (i == s.size()) return; if (!t->m.count(s[i])) t->m[s[i]] = new T(); t = t->m[s[i]]; put(t, s, i + 1); }
int main() { int n; cin >> n; T* r = new T(); while (n--) { string s; cin >> s; put(r, s, 0); } cout << r->m.size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # a map counts words, an automaton is only walked
            python="""
delta = {('a', 0): 1, ('b', 1): 2}
seen = {}
state = 0
for ch in input():
    if (ch, state) not in delta:
        break
    state = delta[ch, state]
    if state not in seen:
        seen[state] = 0
    seen[state] += 1
print(state, seen)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int go[10][26];
int main() { string s; cin >> s; map<string, vector<int>> at; int v = 0; for (size_t i = 0; i < s.size(); i++) { v = go[v][s[i] - 'a']; string k = s.substr(i, 2); if (!at.count(k)) at[k] = vector<int>(); at[k].push_back(v); } cout << v << at.size(); }
""",
        ),
    ),
)
