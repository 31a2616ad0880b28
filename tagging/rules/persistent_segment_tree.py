"""Range trees whose old versions stay."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Call, Expr, Field, Index, Invoke, Name, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import origins, recursive, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import halves
from tagging.view import Routine, Site, View, called_name


def _accessor(place: Expr) -> tuple[str, Expr, Expr] | None:
    """What is read of a node, and the node: `t[x].l`, `x.l`, `l[x]`."""
    match place:
        case Field(base=Index(base=table, index=node), name=name):
            return name, table, node
        case Field(base=node, name=name):
            return name, Name(""), node
        case Index(base=Index(base=table, index=node), index=side):
            return str(side), table, node
        case Index(base=table, index=node):
            return "", table, node
        case _:
            return None


def _copied_paths(view: View) -> Iterator[int]:
    """The new node has the old one's children but one, which is a new version of it."""
    for routine, found in recursive(view):
        if not any(halves(v) is not None for d in routine.definitions.values() for v in d):
            continue
        for site, call in found:
            if _new_version(site, call, routine, view):
                yield site.line


def _new_version(site: Site, call: Invoke, routine: Routine, view: View) -> bool:
    old = [a for argument in call.args for o in origins(argument, routine, 1)
           if (a := _accessor(o)) is not None]  # fmt: skip
    if _made_around(site, call, [n for _, _, n in old], view):
        return True
    targets = [w.target for w in writes_in((site,)) if call in walk_expression(w.value)]
    for place in (*targets, *call.args):
        new = _accessor(place)
        if new is None:
            continue
        for name, table, node in old:
            same = (name, table) == new[:2] and node != new[2]
            if same and isinstance(new[2], Name) and _copies(routine, new[2], node, view):
                return True
    return False


def _copies(routine: Routine, new: Expr, old: Expr, view: View) -> bool:
    """`t[new] = t[old]`, `l[new] = l[old]`, `new = Node(old.left, old.right)`."""
    makers = {r.name for r in view.program.records}
    for write in writes_in(routine.sites):
        target, value = _accessor(write.target), _accessor(write.value)
        if target is not None and value is not None:
            if target[:2] == value[:2] and (target[2], value[2]) == (new, old):
                return True
        if write.target == new:
            match write.value:
                case Call(op="copy" | "new_record", args=args):
                    if any(old in walk_expression(a) for a in args):
                        return True
                case Invoke(args=args) as made if called_name(made) in makers or args:
                    parts = [a for x in args if (a := _accessor(x)) is not None]
                    whole = any(a == old for a in args)
                    if whole or sum(node == old for _, _, node in parts) >= 2:
                        return True
                case _:
                    pass
    return False


def _made_around(site: Site, call: Invoke, nodes: list[Expr], view: View) -> bool:
    """`return Node(update(old.left, …), old.right)`."""
    makers = {r.name for r in view.program.records}
    for part in site.expressions():
        match part:
            case Invoke(args=args) as made if call in args and called_name(made) in makers:
                others = [a for x in args if (a := _accessor(x)) is not None]
                if any(node in nodes for _, _, node in others):
                    return True
            case _:
                pass
    return False


FACTS = {
    "path_copied": Fact(
        "a changed node is made anew, with a new version of one child and the other as it was",
        _copied_paths,
    ),
}

RULE = Rule(
    tag="persistent_segment_tree",
    meaning="a range tree whose nodes are made anew on the changed path, so old versions stay",
    family="range trees",
    also=("persistent segtree", "chairman tree", "functional segment tree"),
    requires=("path_copied",),
    positives=(
        Example(
            python="""
left, right, count = [0], [0], [0]
def insert(old, l, r, x):
    new = len(count)
    left.append(left[old])
    right.append(right[old])
    count.append(count[old] + 1)
    if r - l > 1:
        m = (l + r) // 2
        left[new] = left[old]
        if x < m:
            left[new] = insert(left[old], l, m, x)
        else:
            right[new] = insert(right[old], m, r, x)
    return new
def kth(a, b, l, r, k):
    if r - l == 1:
        return l
    m = (l + r) // 2
    c = count[left[b]] - count[left[a]]
    return kth(left[a], left[b], l, m, k) if k <= c else kth(right[a], right[b], m, r, k - c)
n, q = map(int, input().split())
roots = [0]
for x in map(int, input().split()):
    roots.append(insert(roots[-1], 0, 1 << 20, x))
for _ in range(q):
    l, r, k = map(int, input().split())
    print(kth(roots[l - 1], roots[r], 0, 1 << 20, k))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 200005; struct T { int l, r, s; } t[N * 20]; int rt[N], cnt, n, q, a[N];
void ins(int& now, int old, int l, int r, int x) { now = ++cnt; t[now] = t[old]; t[now].s++; if (l == r) return; int m = (l + r) >> 1; if (x <= m) ins(t[now].l, t[old].l, l, m, x); else ins(t[now].r, t[old].r, m + 1, r, x); }
int ask(int u, int v, int l, int r, int k) { if (l == r) return l; int m = (l + r) >> 1, c = t[t[v].l].s - t[t[u].l].s; return k <= c ? ask(t[u].l, t[v].l, l, m, k) : ask(t[u].r, t[v].r, m + 1, r, k - c); }
int main() { scanf("%d%d", &n, &q); for (int i = 1; i <= n; i++) { scanf("%d", a + i); ins(rt[i], rt[i - 1], 1, n, a[i]); } while (q--) { int l, r, k; scanf("%d%d%d", &l, &r, &k); printf("%d\\n", ask(rt[l - 1], rt[r], 1, n, k)); } }
""",
        ),
        Example(
            python="""
class Node:
    def __init__(self, left, right, total):
        self.left = left
        self.right = right
        self.total = total
def build(l, r):
    if r - l == 1:
        return Node(None, None, 0)
    m = (l + r) // 2
    return Node(build(l, m), build(m, r), 0)
def update(old, l, r, i, x):
    if r - l == 1:
        return Node(None, None, x)
    m = (l + r) // 2
    if i < m:
        return Node(update(old.left, l, m, i, x), old.right, old.total + x)
    return Node(old.left, update(old.right, m, r, i, x), old.total + x)
n = int(input())
versions = [build(0, n)]
for _ in range(int(input())):
    v, i, x = map(int, input().split())
    versions.append(update(versions[v], 0, n, i, x))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Node { long long s; Node *l, *r; Node(long long s) : s(s), l(nullptr), r(nullptr) {} Node(Node* a, Node* b) : s(a->s + b->s), l(a), r(b) {} };
Node* build(int l, int r) { if (l == r) return new Node(0); int m = (l + r) / 2; return new Node(build(l, m), build(m + 1, r)); }
Node* set_at(Node* o, int l, int r, int i, int x) { if (l == r) return new Node(x); int m = (l + r) / 2; if (i <= m) return new Node(set_at(o->l, l, m, i, x), o->r); return new Node(o->l, set_at(o->r, m + 1, r, i, x)); }
int main() { int n, q; cin >> n >> q; vector<Node*> v{build(0, n - 1)}; while (q--) { int k, i, x; cin >> k >> i >> x; v.push_back(set_at(v[k], 0, n - 1, i, x)); } cout << v.back()->s; }
""",
        ),
    ),
    near_misses=(
        Example(  # nodes are changed in place; trees are merged
            python="""
class Node:
    def __init__(self):
        self.left = None
        self.right = None
        self.total = 0
def add(node, l, r, i, x):
    node.total += x
    if r - l == 1:
        return node
    m = (l + r) // 2
    if i < m:
        node.left = add(node.left or Node(), l, m, i, x)
    else:
        node.right = add(node.right or Node(), m, r, i, x)
    return node
root = Node()
for _ in range(int(input())):
    i, x = map(int, input().split())
    add(root, 0, 1 << 30, i, x)
print(root.total)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 200005; int L[N * 20], R[N * 20], s[N * 20], rt[N], cnt, n;
void ins(int& p, int l, int r, int x) { if (!p) p = ++cnt; s[p]++; if (l == r) return; int m = (l + r) / 2; if (x <= m) ins(L[p], l, m, x); else ins(R[p], m + 1, r, x); }
int join(int a, int b, int l, int r) { if (!a || !b) return a + b; s[a] += s[b]; if (l == r) return a; int m = (l + r) / 2; L[a] = join(L[a], L[b], l, m); R[a] = join(R[a], R[b], m + 1, r); return a; }
int main() { cin >> n; for (int i = 1; i <= n; i++) { int x; cin >> x; ins(rt[i], 1, n, x); } for (int i = 2; i <= n; i++) rt[1] = join(rt[1], rt[i], 1, n); cout << s[rt[1]]; }
""",
        ),
    ),
)
