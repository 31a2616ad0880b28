"""Suffixes in order."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Comprehension,
    Const,
    Expr,
    Index,
    Lambda,
    Name,
    Return,
    Slice,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import all_writes, base_of, calls, ingredients, origins
from tagging.rule import Example, Rule
from tagging.view import Routine, View


def _doubling(view: View) -> set[str]:
    """Variables that double."""
    found = set()
    for write in all_writes(view):
        match write.target, write.value:
            case Name(id=name) as x, Binary(op="*" | "<<", left=left, right=Const(value=1 | 2)):
                if left == x and write.site.loops:
                    found.add(name)
            case Name(id=name) as x, Binary(op="+", left=left, right=right):
                if left == right == x and write.site.loops:
                    found.add(name)
            case _:
                pass
    return found


def _rank_pairs(view: View) -> Iterator[int]:
    """Suffixes compare by the ranks of two parts, of which the second begins k further on."""
    doubling = _doubling(view)
    if not doubling:
        return
    for routine in view.routines:
        returned = [s for s in routine.sites if isinstance(s.stmt, Return)]
        keyed = [s for s in routine.sites if _compares(s.expressions())]
        for site in (*(s for s in returned if not routine.loops), *keyed):
            values = ingredients(getattr(site.stmt, "value", Const(0)), routine, 2)
            values += [v for e in site.expressions() for v in ingredients(e, routine, 2)]
            values += [v for s in returned for v in s.expressions()] if site in returned else []
            accesses = [p for v in values for p in walk_expression(v) if isinstance(p, Index)]
            if _shifted(accesses, doubling, routine):
                yield site.line


def _compares(parts: tuple[Expr, ...]) -> bool:
    """Entries of one table are compared for equality, in two pairs."""
    found = [p for p in parts if isinstance(p, Compare) and p.op in ("==", "!=")
             and isinstance(p.left, Index) and isinstance(p.right, Index)
             and base_of(p.left) == base_of(p.right)]  # fmt: skip
    return len(found) >= 1


def _shifted(accesses: list[Index], doubling: set[str], routine: Routine) -> bool:
    for near in accesses:
        for far in accesses:
            if near.base != far.base:
                continue
            for index in origins(far.index, routine, 1):
                match index:
                    case Binary(op="+", left=left, right=Name(id=step)) if step in doubling:
                        if left in origins(near.index, routine, 1):
                            return True
                    case _:
                        pass
    return False


def _sorted_suffixes(view: View) -> Iterator[int]:
    """Positions in the order of the texts from there to the end."""
    for site, call in calls(view, "sorted", "sort"):
        if isinstance(call.key, Lambda):
            body = call.key.function.body
            params = [p.name for p in call.key.function.params]
            for stmt in body:
                if isinstance(stmt, Return):
                    found = [p for p in walk_expression(stmt.value) if _suffix(p, set(params))]
                    if found:
                        yield site.line
        for value in (v for a in call.args[:1] for v in origins(a, site.routine, 2)):
            if isinstance(value, Comprehension):
                names = {n.id for c in value.clauses for n in walk_expression(c.target)
                         if isinstance(n, Name)}  # fmt: skip
                if any(_suffix(p, names) for p in walk_expression(value.element)):
                    yield site.line


def _suffix(part: Expr, names: set[str]) -> bool:
    match part:
        case Slice(lower=Name(id=name), upper=None):
            return name in names
        case Call(op="substr", args=(_, Name(id=name))):
            return name in names
        case _:
            return False


FACTS = {
    "rank_pairs": Fact("suffixes compare by ranks of two parts, whose length doubles", _rank_pairs),
    "sorted_suffixes": Fact("positions are sorted by the text from there on", _sorted_suffixes),
}

RULE = Rule(
    tag="suffix_array",
    meaning="the suffixes of a text in order, each by where it begins",
    family="suffix structures",
    also=("suffix array and lcp", "prefix doubling"),
    any_of=("rank_pairs", "sorted_suffixes"),
    positives=(
        Example(
            python="""
s = input()
n = len(s)
rank = [ord(c) for c in s]
order = list(range(n))
k = 1
while k < n:
    def key(i):
        return rank[i], rank[i + k] if i + k < n else -1
    order.sort(key=key)
    new = [0] * n
    for j in range(1, n):
        new[order[j]] = new[order[j - 1]] + (key(order[j]) != key(order[j - 1]))
    rank = new
    k *= 2
print(*order)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  string s; cin >> s; int n = s.size(); vector<int> sa(n), rk(n), tmp(n);
  for (int i = 0; i < n; i++) sa[i] = i, rk[i] = s[i];
  for (int k = 1; k < n; k *= 2) {
    auto cmp = [&](int a, int b) { if (rk[a] != rk[b]) return rk[a] < rk[b]; int x = a + k < n ? rk[a + k] : -1, y = b + k < n ? rk[b + k] : -1; return x < y; };
    sort(sa.begin(), sa.end(), cmp);
    tmp[sa[0]] = 0; for (int i = 1; i < n; i++) tmp[sa[i]] = tmp[sa[i - 1]] + cmp(sa[i - 1], sa[i]);
    rk = tmp;
  }
  for (int x : sa) cout << x << ' ';
}
""",
        ),
        Example(
            python="""
def suffixes(text):
    return sorted(range(len(text)), key=lambda i: text[i:])
def search(text, pattern):
    sa = suffixes(text)
    lo, hi = 0, len(sa)
    while lo < hi:
        mid = (lo + hi) // 2
        if text[sa[mid]:] < pattern:
            lo = mid + 1
        else:
            hi = mid
    return lo < len(sa) and text.startswith(pattern, sa[lo])
""",
            cpp="""
#include <cstdio>
#include <cstring>
#include <algorithm>
using namespace std;
const int N = 1000005; char s[N]; int n, m, sa[N], x[N], y[N], c[N];
int main() {
  scanf("%s", s + 1); n = strlen(s + 1); m = 122;
  for (int i = 1; i <= n; i++) c[x[i] = s[i]]++; for (int i = 2; i <= m; i++) c[i] += c[i - 1]; for (int i = n; i; i--) sa[c[x[i]]--] = i;
  for (int k = 1; k <= n; k <<= 1) {
    int p = 0; for (int i = n - k + 1; i <= n; i++) y[++p] = i; for (int i = 1; i <= n; i++) if (sa[i] > k) y[++p] = sa[i] - k;
    memset(c, 0, sizeof c); for (int i = 1; i <= n; i++) c[x[i]]++; for (int i = 2; i <= m; i++) c[i] += c[i - 1]; for (int i = n; i; i--) sa[c[x[y[i]]]--] = y[i];
    swap(x, y); x[sa[1]] = 1; p = 1;
    for (int i = 2; i <= n; i++) x[sa[i]] = (y[sa[i]] == y[sa[i - 1]] && y[sa[i] + k] == y[sa[i - 1] + k]) ? p : ++p;
    if (p == n) break; m = p;
  }
  for (int i = 1; i <= n; i++) printf("%d ", sa[i]);
}
""",
        ),
    ),
    near_misses=(
        Example(  # the best of ranges whose length doubles; words in order
            python="""
n = int(input())
a = list(map(int, input().split()))
k = 1
while k < n:
    a = [min(a[i], a[i + k]) if i + k < n else a[i] for i in range(n)]
    k *= 2
words = sorted(input().split(), key=lambda w: w[1:])
print(a[0], words)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> a(n), p(n); for (int i = 0; i < n; i++) cin >> a[i], p[i] = i; sort(p.begin(), p.end(), [&](int i, int j) { return a[i] != a[j] ? a[i] < a[j] : i < j; }); for (int k = 1; k < n; k *= 2) for (int i = 0; i + k < n; i++) a[i] = max(a[i], a[i + k]); cout << a[0] << p[0]; }
""",
        ),
    ),
)
