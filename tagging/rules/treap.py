"""Search trees ordered by random priorities."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Call,
    Compare,
    Const,
    Expr,
    Field,
    Index,
    Invoke,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import all_writes, base_of, origins, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import COMPARISONS
from tagging.view import Routine, Site, View, called_name


def _random(expr: Expr, routine: Routine) -> bool:
    return any(isinstance(p, Call) and p.op == "random"
               for o in origins(expr, routine, 1) for p in walk_expression(o))  # fmt: skip


def _priorities(view: View) -> set[str]:
    """Fields and tables that hold a random value for each node."""
    found = {name for w in all_writes(view) if _random(w.value, w.site.routine)
             and not isinstance(w.target, Name) for name in _holders(w.target)}  # fmt: skip
    records = {r.name: [n for n, _ in r.fields] for r in view.program.records}
    for site in view.sites:
        for part in site.expressions():
            match part:
                case Call(op="push_back", args=(base, value)) if _random(value, site.routine):
                    found |= _holders(Index(base, Const(0)))
                case Invoke(args=args) if called_name(part) in records:
                    names = records[called_name(part)]
                    found |= {n for n, a in zip(names, args, strict=False)
                              if _random(a, site.routine)}  # fmt: skip
                case _:
                    pass
    return found


def _holders(place: Expr) -> set[str]:
    if isinstance(place, Field):
        return {place.name}
    base = base_of(place)
    return (
        {base.id} if isinstance(base, Name) else {base.name} if isinstance(base, Field) else set()
    )


def _prioritised(view: View) -> Iterator[int]:
    """The node of the greater random priority goes on top: its child is what the rest becomes."""
    names = _priorities(view)
    if not names:
        return
    for routine in view.routines:
        rebuilt = bool(routine.calls_itself()) or _relinks(routine)
        for site in routine.sites:
            tests = [*site.guards, *_own_tests(site)]
            for part in (p for t in tests for p in walk_expression(t)):
                if isinstance(part, Compare) and part.op in COMPARISONS and rebuilt:
                    sides = (part.left, part.right)
                    both = all(_holders(s) & names and not isinstance(s, Name) for s in sides)
                    if both and sides[0] != sides[1] and _links(routine, view):
                        yield site.line


def _own_tests(site: Site) -> tuple[Expr, ...]:
    test = getattr(site.stmt, "test", None)
    return () if test is None else (test,)


def _relinks(routine: Routine) -> bool:
    return any(isinstance(w.target, Field | Index) for w in writes_in(routine.sites))


def _links(routine: Routine, view: View) -> bool:
    """A child is set to the result of the recursion or rotated, or is handed on by reference."""
    for write in writes_in(routine.sites):
        if isinstance(write.target, Field | Index) and not isinstance(write.value, Const):
            return True
    return any(
        isinstance(p, Field | Index)
        for c in routine.calls_itself()
        for a in c.args
        for p in walk_expression(a)
    )


FACTS = {
    "random_priorities_order": Fact(
        "random priorities of two nodes say which of them is above", _prioritised
    ),
}

RULE = Rule(
    tag="treap",
    meaning="a search tree that is a heap by random priorities of its nodes",
    family="balanced trees",
    also=("implicit treap", "cartesian tree with random priorities", "randomized search tree"),
    requires=("random_priorities_order",),
    positives=(
        Example(
            python="""
import random
class Node:
    def __init__(self, key):
        self.key = key
        self.pri = random.random()
        self.left = self.right = None
def split(t, key):
    if t is None:
        return None, None
    if t.key < key:
        a, b = split(t.right, key)
        t.right = a
        return t, b
    a, b = split(t.left, key)
    t.left = b
    return a, t
def merge(a, b):
    if a is None or b is None:
        return a or b
    if a.pri > b.pri:
        a.right = merge(a.right, b)
        return a
    b.left = merge(a, b.left)
    return b
root = None
for _ in range(int(input())):
    x = int(input())
    a, b = split(root, x)
    root = merge(merge(a, Node(x)), b)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 100005; int ch[N][2], val[N], pri[N], sz[N], cnt, root, n;
int make(int v) { val[++cnt] = v; pri[cnt] = rand(); sz[cnt] = 1; return cnt; }
void up(int x) { sz[x] = sz[ch[x][0]] + sz[ch[x][1]] + 1; }
int merge(int a, int b) { if (!a || !b) return a + b; if (pri[a] < pri[b]) { ch[a][1] = merge(ch[a][1], b); up(a); return a; } ch[b][0] = merge(a, ch[b][0]); up(b); return b; }
void split(int p, int k, int& a, int& b) { if (!p) { a = b = 0; return; } if (val[p] <= k) { a = p; split(ch[p][1], k, ch[p][1], b); } else { b = p; split(ch[p][0], k, a, ch[p][0]); } up(p); }
int main() { cin >> n; while (n--) { int x, a, b; cin >> x; split(root, x, a, b); root = merge(merge(a, make(x)), b); } cout << sz[root]; }
""",
        ),
        Example(
            python="""
from random import randint
class Tree:
    def __init__(self):
        self.key, self.weight, self.lc, self.rc = [0], [0], [0], [0]
    def new(self, k):
        self.key.append(k)
        self.weight.append(randint(1, 10 ** 9))
        self.lc.append(0)
        self.rc.append(0)
        return len(self.key) - 1
    def insert(self, t, k):
        if t == 0:
            return self.new(k)
        if k < self.key[t]:
            c = self.insert(self.lc[t], k)
            self.lc[t] = c
            if self.weight[c] > self.weight[t]:
                self.lc[t] = self.rc[c]
                self.rc[c] = t
                return c
        else:
            c = self.insert(self.rc[t], k)
            self.rc[t] = c
            if self.weight[c] > self.weight[t]:
                self.rc[t] = self.lc[c]
                self.lc[c] = t
                return c
        return t
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
mt19937 rng(7);
struct Item { int key, prior; Item *l, *r; Item(int k) : key(k), prior(rng()), l(NULL), r(NULL) {} };
typedef Item* P;
void split(P t, int key, P& l, P& r) { if (!t) l = r = NULL; else if (key < t->key) { split(t->l, key, l, t->l); r = t; } else { split(t->r, key, t->r, r); l = t; } }
void insert(P& t, P it) { if (!t) t = it; else if (it->prior > t->prior) { split(t, it->key, it->l, it->r); t = it; } else insert(it->key < t->key ? t->l : t->r, it); }
int main() { int n; cin >> n; P t = NULL; while (n--) { int x; cin >> x; insert(t, new Item(x)); } cout << t->key; }
""",
        ),
    ),
    near_misses=(
        Example(  # a search tree without priorities; random elements in a list
            python="""
import random
class Node:
    def __init__(self, key):
        self.key = key
        self.left = self.right = None
def insert(t, key):
    if t is None:
        return Node(key)
    if key < t.key:
        t.left = insert(t.left, key)
    else:
        t.right = insert(t.right, key)
    return t
a = [random.random() for _ in range(int(input()))]
root = None
for x in a:
    root = insert(root, x)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[100005], n, lc[100005], rc[100005], st[100005];
int main() { cin >> n; for (int i = 1; i <= n; i++) cin >> a[i]; int top = 0; for (int i = 1; i <= n; i++) { int k = top; while (k && a[st[k]] > a[i]) k--; if (k) rc[st[k]] = i; if (k < top) lc[i] = st[k + 1]; st[++k] = i; top = k; } cout << st[1] << rand() % n; }
""",
        ),
    ),
)
