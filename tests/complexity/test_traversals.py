"""Traversals: what a mark guards is entered once, whoever asks; what it does not is paid again."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import parse_growth, proves

GRAPH = """
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    g[u].append(v)
    g[v].append(u)
seen = [-1] * n
order = []
clock = 0
"""
INSIDE = """
def dfs(u):
    seen[u] = 1
    order.append(u)
    for v in g[u]:
        if seen[v] == -1:
            dfs(v)
"""
OTHERWISE = """
def dfs(u):
    global clock
    seen[u] = clock
    clock += 1
    for v in g[u]:
        if seen[v] != -1:
            order.append(v)
        else:
            dfs(v)
"""
BEFORE = """
def dfs(u):
    order.append(u)
    for v in g[u]:
        if seen[v] == -1:
            seen[v] = u
            dfs(v)
"""
ALL = "for i in range(n):\n    if seen[i] == -1:\n        dfs(i)\nprint(len(order))\n"
ALL_MARKED = ALL.replace("        dfs", "        seen[i] = 0\n        dfs")


def costs(text: str) -> tuple[object, object]:
    report = analyse(parse(GRAPH + text, "python"))
    return report.time.upper, report.space.upper


@pytest.mark.parametrize(
    "text",
    [INSIDE + ALL, OTHERWISE + ALL, BEFORE + ALL_MARKED, INSIDE + "dfs(0)\n", BEFORE + "dfs(0)\n"],
    ids=["mark on entry", "else", "mark before the call", "one start", "one start, marked before"],
)
def test_every_vertex_and_edge_once(text: str) -> None:
    assert costs(text) == (parse_growth("n + m"), parse_growth("n + m"))


@pytest.mark.parametrize(
    "text",
    [
        INSIDE + "for i in range(n):\n    dfs(0)\n",
        BEFORE + ALL.replace("    if seen[i] == -1:\n        dfs(i)", "    dfs(0)"),
        INSIDE.replace("== -1", "!= -1") + ALL,
        INSIDE.replace("if seen[v]", "if seen[u - 1]") + ALL,
        INSIDE + "    seen[u] = -1\n" + ALL,
        INSIDE + "    free(u)\ndef free(u):\n    seen[u] = -1\n" + ALL,
        INSIDE.replace("def dfs(u)", "def dfs(u, p)").replace("in g[u]", "in g[p]").replace(
            "dfs(v)", "dfs(v, u)") + ALL.replace("dfs(i)", "dfs(i, i)"),
        OTHERWISE.replace("            order.append(v)", "            dfs(v)") + ALL,
        BEFORE.replace("seen[v] = u", "seen[u] = v") + ALL_MARKED,
    ],
    ids=["started again", "started again, marked before", "marked only", "another key", "unmarked",
         "unmarked by another",
         "edges of the parent", "both arms", "marks the wrong one"],
)  # fmt: skip
def test_vertices_that_may_be_entered_again(text: str) -> None:
    time, _ = costs(text)
    assert not proves(time, parse_growth("n + m"))


TREE = """
n = int(input())
p = list(map(int, input().split()))
children = [[] for _ in range(n)]
for i in range(1, n):
    children[p[i]].append(i)
def dfs(u):
    best = 0
    for v in children[u]:
        best = max(best, dfs(v))
    return best + 1
print(dfs(0))
"""


def test_lists_of_children_are_a_tree_when_each_vertex_is_put_into_one() -> None:
    assert analyse(parse(TREE, "python")).time.upper == parse_growth("n")


@pytest.mark.parametrize(
    "text",
    [
        TREE.replace(".append(i)", ".append(p[i - 1])"),
        TREE.replace("append(i)\n", "append(i)\n    children[p[i] // 2].append(i)\n"),
        TREE.replace("for i in range(1, n):\n    ", "for k in p:\n  for i in range(1, n):\n    "),
        TREE.replace("dfs(v))", "dfs(v), dfs(v))"),
    ],
    ids=["any vertex", "two lists", "again and again", "twice"],
)  # fmt: skip
def test_lists_that_may_share_children(text: str) -> None:
    assert not proves(analyse(parse(text, "python")).time.upper, parse_growth("n^2"))


def test_keys_that_nothing_counts_are_entered_over_edges() -> None:
    text = (
        "from collections import defaultdict\nn, m = map(int, input().split())\n"
        "g = defaultdict(list)\nseen = set()\nfor _ in range(m):\n    a, b = input().split()\n"
        "    g[a].append(b)\ndef dfs(u):\n    seen.add(u)\n    for v in g[u]:\n"
        "        if v not in seen:\n            dfs(v)\n"
        "for _ in range(n):\n    s = input()\n    if s not in seen:\n        dfs(s)\n"
    )
    report = analyse(parse(text, "python"))
    assert proves(parse_growth("n + m"), report.space.upper)
    assert "?" in str(report.time.upper) or proves(parse_growth("n + m"), report.time.upper)
