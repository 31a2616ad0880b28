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
        INSIDE.replace("def dfs(u)", "def dfs(u, p)").replace("in g[u]", "in g[p]").replace(
            "dfs(v)", "dfs(v, u)") + ALL.replace("dfs(i)", "dfs(i, i)"),
        OTHERWISE.replace("            order.append(v)", "            dfs(v)") + ALL,
        BEFORE.replace("seen[v] = u", "seen[u] = v") + ALL_MARKED,
    ],
    ids=["started again", "started again, marked before", "marked only", "another key", "unmarked",
         "edges of the parent", "both arms", "marks the wrong one"],
)  # fmt: skip
def test_vertices_that_may_be_entered_again(text: str) -> None:
    time, _ = costs(text)
    assert not proves(time, parse_growth("n + m"))
