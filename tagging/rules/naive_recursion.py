"""Recursion that works things out again and again."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Const,
    Expr,
    Index,
    Invoke,
    Logic,
    Name,
    Return,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import ingredients, recursive, writes_in
from tagging.facts.tables import kept_tables, own_params
from tagging.rule import Example, Rule
from tagging.view import Routine, View


def _branching_values(view: View) -> Iterator[int]:
    """A result joins two or more results for arguments a step away, and nothing is kept."""
    for routine, found in recursive(view):
        if routine.memoised or kept_tables(routine) or _remembers(routine, view):
            continue
        params = own_params(routine)
        small = [c for _, c in found if len(c.args) == len(params) and _steps_down(c, params)]
        if len(small) < 2 or len(small) < len(found) or any(s.loops for s, _ in found):
            continue
        for site in routine.sites:
            if isinstance(site.stmt, Return) and _joins(site.stmt.value, small, routine):
                yield site.line


def _steps_down(call: Invoke, params: list[str]) -> bool:
    """Every argument is a parameter or a sum with one; at least one moves by a constant."""
    moved = False
    for argument in call.args:
        match argument:
            case Name(id=name):
                if name not in params:
                    return False
            case Binary(op="+" | "-", left=Name(id=name), right=right) if name in params:
                moved = moved or isinstance(right, Const)
                if not isinstance(right, Const | Index | Name | Call | Binary):
                    return False
            case Binary(op="+", right=Name(id=name)) if name in params:
                pass
            case _:
                return False
    return moved


def _remembers(routine: Routine, view: View) -> bool:
    """Whether anything that outlives the call is stored, or asked for the arguments."""
    params = set(own_params(routine))
    for write in writes_in(routine.sites):
        if isinstance(write.target, Index):
            return True
    for site in routine.sites:
        for part in site.expressions():
            match part:
                case Call(op="contains" | "get" | "set_add" | "push_back" | "pop_back"):
                    return True
                case Call(op="find" | "count_of", args=args) if any(
                    isinstance(p, Name) and p.id in params for a in args for p in walk_expression(a)
                ):
                    return True
                case _:
                    pass
    return False


def _joins(value: Expr, calls: list[Invoke], routine: Routine) -> bool:
    """Whether the value needs two of the calls at once."""
    for part in (p for v in ingredients(value, routine, 2) for p in walk_expression(v)):
        match part:
            case Binary(left=a, right=b):
                sides: tuple[Expr, ...] = (a, b)
            case Call(op="max" | "min" | "add_mod", args=args):
                sides = args
            case Logic(operands=operands):
                sides = operands
            case _:
                continue
        asked = [
            {id(c) for c in calls for v in ingredients(side, routine, 2) for p in walk_expression(v)
             if p is c or p == c}
            for side in sides
        ]  # fmt: skip
        if sum(bool(s) for s in asked) >= 2 and len(set().union(*asked)) >= 2:
            return True
    return False


FACTS = {
    "branching_values": Fact(
        "a result joins two results for arguments a step away, and none is kept",
        _branching_values,
    ),
}

RULE = Rule(
    tag="naive_recursion",
    meaning="a recurrence with two or more branches is followed without keeping results",
    family="search over choices",
    also=("plain recursion", "exponential recursion", "recursion without memo"),
    requires=("branching_values",),
    positives=(
        Example(
            python="""
def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)
print(fib(int(input())))
""",
            cpp="""
#include <iostream>
long long ways(int r, int c) { if (r == 0 || c == 0) return 1; return ways(r - 1, c) + ways(r, c - 1); }
int main() { int n, m; std::cin >> n >> m; std::cout << ways(n, m); }
""",
        ),
        Example(
            python="""
def best(i, room, weights, values):
    if i == len(weights):
        return 0
    skip = best(i + 1, room, weights, values)
    if weights[i] > room:
        return skip
    take = values[i] + best(i + 1, room - weights[i], weights, values)
    return max(skip, take)
n, cap = map(int, input().split())
w = list(map(int, input().split()))
v = list(map(int, input().split()))
print(best(0, cap, w, v))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
string a, b;
int lcs(int i, int j) { if (i < 0 || j < 0) return 0; if (a[i] == b[j]) return 1 + lcs(i - 1, j - 1); int x = lcs(i - 1, j); int y = lcs(i, j - 1); return max(x, y); }
int main() { cin >> a >> b; cout << lcs(a.size() - 1, b.size() - 1); }
""",
        ),
    ),
    near_misses=(
        Example(  # results are kept
            python="""
from functools import lru_cache
@lru_cache(None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
def fact(n):
    return 1 if n == 0 else n * fact(n - 1)
print(fib(int(input())), fact(5))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
long long memo[100][100];
long long ways(int r, int c) { if (r == 0 || c == 0) return 1; long long& v = memo[r][c]; if (v) return v; return v = ways(r - 1, c) + ways(r, c - 1); }
int main() { int n, m; cin >> n >> m; cout << ways(n, m); }
""",
        ),
        Example(  # both parts are disjoint
            python="""
def total(a, lo, hi):
    if hi - lo == 1:
        return a[lo]
    mid = (lo + hi) // 2
    return total(a, lo, mid) + total(a, mid, hi)
a = list(map(int, input().split()))
print(total(a, 0, len(a)))
""",
            cpp="""
#include <iostream>
struct Node { int v; Node *l, *r; };
int height(Node* t) { if (!t) return 0; return 1 + std::max(height(t->l), height(t->r)); }
int main() { Node a{1, nullptr, nullptr}; std::cout << height(&a); }
""",
        ),
    ),
)
