"""Automaton of all suffixes."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Const,
    Expr,
    Field,
    Index,
    Name,
    While,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import all_writes, base_of, calls, writes_in
from tagging.rule import Example, Rule
from tagging.view import Loop, View


def _links_followed(view: View) -> Iterator[int]:
    """`while p has no c: next[p][c] = cur; p = link[p]`"""
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While):
                continue
            for write in writes_in(loop.sites):
                p = write.target
                if isinstance(p, Name) and _link(write.value, p) and _sets_transition(loop, p):
                    yield loop.line


def _link(value: Expr, p: Name) -> bool:
    """`link[p]`, `st[p].link`, `p.link`"""
    match value:
        case Index(index=index):
            return index == p
        case Field(base=base):
            return base == p or (isinstance(base, Index) and base.index == p)
        case _:
            return False


def _sets_transition(loop: Loop, p: Name) -> bool:
    """Whether each state on the way gets an edge for one letter that stays the same."""
    for write in writes_in(loop.sites):
        if isinstance(write.target, Index) and p in walk_expression(write.target) and isinstance(
            write.value, Name) and write.value != p:  # fmt: skip
            tests = [loop.stmt.test] if isinstance(loop.stmt, While) else []
            tests += [t for s in loop.sites for t in s.conditions]
            for test in tests:
                for part in walk_expression(test):
                    if part == write.target:
                        return True
                    if isinstance(part, Call) and part.op in (
                        "contains",
                        "count_of",
                        "find",
                        "get",
                    ):
                        if part.args[:2] == (write.target.base, write.target.index):
                            return True
    return False


def _states_cloned(view: View) -> Iterator[int]:
    """The edges of a state, or the state as a whole, are copied to a new one under a test of lengths."""
    for write in all_writes(view):
        value = write.value
        copied = (
            isinstance(value, Call) and value.op in ("copy", "to_dict", "to_list") and value.args
        )
        source = value.args[0] if isinstance(value, Call) and copied else value
        same = isinstance(source, Index | Field) and isinstance(write.target, Index | Field) and (
            _table(source) == _table(write.target) and source != write.target)  # fmt: skip
        if same and any(_one_longer(t) for t in write.site.conditions):
            yield write.line
    for site, _ in calls(view, "push_back", "memcpy", "copy_into"):
        if any(_one_longer(t) for t in site.conditions):
            yield site.line


def _table(place: Expr) -> Expr:
    return Name("." + place.name) if isinstance(place, Field) else base_of(place)


def _one_longer(test: Expr) -> bool:
    """`len[p] + 1 == len[q]`"""
    for part in walk_expression(test):
        if isinstance(part, Compare) and part.op in ("==", "!="):
            for a, b in ((part.left, part.right), (part.right, part.left)):
                if isinstance(a, Binary) and a.op == "+" and a.right == Const(1):
                    if isinstance(a.left, Index | Field) and isinstance(b, Index | Field):
                        return _table(a.left) == _table(b)
    return False


FACTS = {
    "links_followed": Fact("states along the links get a missing transition", _links_followed),
    "state_cloned": Fact(
        "a state is copied where lengths do not follow each other", _states_cloned
    ),
}

RULE = Rule(
    tag="suffix_automaton",
    meaning="missing transitions are set along the chain of suffix links, and a state is cloned",
    family="suffix structures",
    also=("sam", "suffix automata"),
    requires=(
        "links_followed",
        "state_cloned",
    ),
    positives=(
        Example(
            python="""
s = input()
nxt, link, length = [{}], [-1], [0]
last = 0
for c in s:
    cur = len(nxt)
    nxt.append({})
    link.append(-1)
    length.append(length[last] + 1)
    p = last
    while p != -1 and c not in nxt[p]:
        nxt[p][c] = cur
        p = link[p]
    if p == -1:
        link[cur] = 0
    else:
        q = nxt[p][c]
        if length[p] + 1 == length[q]:
            link[cur] = q
        else:
            clone = len(nxt)
            nxt.append(dict(nxt[q]))
            link.append(link[q])
            length.append(length[p] + 1)
            while p != -1 and nxt[p].get(c) == q:
                nxt[p][c] = clone
                p = link[p]
            link[q] = link[cur] = clone
    last = cur
print(sum(length[v] - length[link[v]] for v in range(1, len(nxt))))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 2000005; int ch[N][26], fa[N], len[N], tot = 1, np = 1; char s[N];
void extend(int c) { int p = np; np = ++tot; len[np] = len[p] + 1; while (p && !ch[p][c]) { ch[p][c] = np; p = fa[p]; } if (!p) fa[np] = 1; else { int q = ch[p][c]; if (len[q] == len[p] + 1) fa[np] = q; else { int nq = ++tot; len[nq] = len[p] + 1; fa[nq] = fa[q]; fa[q] = fa[np] = nq; for (int i = 0; i < 26; i++) ch[nq][i] = ch[q][i]; while (p && ch[p][c] == q) { ch[p][c] = nq; p = fa[p]; } } } }
int main() { scanf("%s", s); for (int i = 0; s[i]; i++) extend(s[i] - 'a'); printf("%d", tot); }
""",
        ),
        Example(
            python="""
class State:
    def __init__(self, length):
        self.length = length
        self.link = None
        self.next = {}
class Automaton:
    def __init__(self):
        self.root = self.last = State(0)
    def add(self, c):
        new = State(self.last.length + 1)
        p = self.last
        while p is not None and c not in p.next:
            p.next[c] = new
            p = p.link
        if p is None:
            new.link = self.root
        else:
            q = p.next[c]
            if p.length + 1 == q.length:
                new.link = q
            else:
                copy = State(p.length + 1)
                copy.next = q.next.copy()
                copy.link = q.link
                while p is not None and p.next.get(c) is q:
                    p.next[c] = copy
                    p = p.link
                q.link = new.link = copy
        self.last = new
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct state { int len, link; map<char, int> next; };
state st[200005]; int sz, last_;
void add(char c) { int cur = sz++; st[cur].len = st[last_].len + 1; int p = last_; while (p != -1 && !st[p].next.count(c)) { st[p].next[c] = cur; p = st[p].link; } if (p == -1) st[cur].link = 0; else { int q = st[p].next[c]; if (st[p].len + 1 == st[q].len) st[cur].link = q; else { int clone = sz++; st[clone].len = st[p].len + 1; st[clone].next = st[q].next; st[clone].link = st[q].link; while (p != -1 && st[p].next[c] == q) { st[p].next[c] = clone; p = st[p].link; } st[q].link = st[cur].link = clone; } } last_ = cur; }
int main() { st[0].link = -1; sz = 1; string s; cin >> s; for (char c : s) add(c); cout << sz; }
""",
        ),
    ),
    near_misses=(
        Example(  # a tree of words with links
            python="""
words = input().split()
go, fail = [{}], [0]
for w in words:
    v = 0
    for c in w:
        if c not in go[v]:
            go[v][c] = len(go)
            go.append({})
            fail.append(0)
        v = go[v][c]
v = 1
while v and 'a' not in go[v]:
    v = fail[v]
print(v)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int up[1005], mark[1005], n;
int main() { cin >> n; for (int i = 1; i <= n; i++) cin >> up[i]; int p = n, c = 7; while (p && !mark[p]) { mark[p] = c; p = up[p]; } cout << p; }
""",
        ),
    ),
)
