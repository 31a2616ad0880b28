"""Disjoint sets: α(n) needs both compression and union by weight, log n one of them."""

import pytest

from complexity.analyse import analyse
from complexity.frontends import parse
from complexity.growth import parse_growth

FIND = """
def find(x):
    if parent[x] != x:
        parent[x] = find(parent[x])
    return parent[x]
"""
HALVE = """
def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x
"""
PLAIN = """
def find(x):
    while parent[x] != x:
        x = parent[x]
    return x
"""
SIZE = """
def union(x, y):
    x, y = find(x), find(y)
    if x == y:
        return
    if size[x] < size[y]:
        x, y = y, x
    parent[y] = x
    size[x] += size[y]
"""
RANK = """
def union(x, y):
    x, y = find(x), find(y)
    if x == y:
        return
    if size[x] < size[y]:
        parent[x] = y
    elif size[x] > size[y]:
        parent[y] = x
    else:
        parent[y] = x
        size[x] += 1
"""


def time_of(find: str, union: str) -> object:
    text = (
        "n, m = map(int, input().split())\nparent = list(range(n))\nsize = [1] * n\n"
        f"{find}{union}\nfor _ in range(m):\n    a, b = map(int, input().split())\n"
        "    union(a, b)\n"
    )
    return analyse(parse(text, "python")).time.upper


@pytest.mark.parametrize("find", [FIND, HALVE], ids=["compression", "halving"])
@pytest.mark.parametrize("union", [SIZE, RANK], ids=["size", "rank"])
def test_compression_and_weight_make_finds_almost_constant(find: str, union: str) -> None:
    assert time_of(find, union) == parse_growth("n + m α(n)")


@pytest.mark.parametrize(
    "union",
    [
        SIZE.replace("parent[y] = x", "parent[x] = y").replace("[x] += size[y]", "[y] += size[x]"),
        SIZE.replace("    size[x] += size[y]\n", ""),
        SIZE.replace("size[x] += size[y]", "size[x] += 1"),
        SIZE.replace("x, y = find(x), find(y)", "x, y = find(x), y"),
        SIZE.replace("size[x] <", "x <").replace("< size[y]", "< y"),
        SIZE + "    parent[size[x] // 2] = x\n",
        SIZE + "    size[y] = 0\n",
        RANK.replace("        size[x] += 1", "        pass"),
        RANK.replace("    elif size[x] > size[y]:\n        parent[y] = x\n", ""),
    ],
    ids=["heavier below", "never added", "counts unions", "no root", "by number", "another link",
         "weights set back", "rank never raised", "raised when higher"],
)  # fmt: skip
def test_links_that_are_not_by_weight(union: str) -> None:
    assert time_of(FIND, union) == parse_growth("n + m log n")
    assert time_of(PLAIN, union) == parse_growth("n + m n")


@pytest.mark.parametrize("union", [SIZE, RANK], ids=["size", "rank"])
def test_weight_alone_keeps_trees_low(union: str) -> None:
    assert time_of(PLAIN, union) == parse_growth("n + m log n")
