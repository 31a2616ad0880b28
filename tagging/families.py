"""Families of tags: which are near each other, and the categories that papers use for them.

Categories: the seven of ProBench (table 5) and the seven of InteractBench (section 3).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class ProBench(Enum):
    BASIC = "Basic"
    SEARCH = "Search"
    STRING = "String"
    DP = "DP"
    DS = "DS"
    GRAPH = "Graph"
    MATH = "Math"


class InteractBench(Enum):
    GRAPH = "Graph"
    SEARCH = "Search"
    GREEDY = "Greedy"
    BIT = "Bit"
    DATA_STRUCTURES = "Data Structures"
    MATH = "Math"
    GAME = "Game"


@dataclass(frozen=True, slots=True)
class Family:
    """`near` are families whose algorithms answer the same kind of question in another way."""

    name: str
    probench: ProBench
    interactbench: InteractBench
    near: tuple[str, ...] = ()


_P, _I = ProBench, InteractBench

FAMILIES: dict[str, Family] = {
    family.name: family
    for family in (
        Family("range sums", _P.BASIC, _I.DATA_STRUCTURES,
               ("range trees", "range tables", "moving positions")),
        Family("range trees", _P.DS, _I.DATA_STRUCTURES,
               ("range tables", "balanced trees", "disjoint sets")),
        Family("range tables", _P.DS, _I.DATA_STRUCTURES, ("ordered ends",)),
        Family("disjoint sets", _P.DS, _I.DATA_STRUCTURES, ("spanning trees", "graph search")),
        Family("balanced trees", _P.DS, _I.DATA_STRUCTURES, ("priority", "hashing")),
        Family("ordered ends", _P.DS, _I.DATA_STRUCTURES, ("moving positions", "priority")),
        Family("moving positions", _P.BASIC, _I.SEARCH, ("halving", "greedy")),
        Family("halving", _P.SEARCH, _I.SEARCH),
        Family("priority", _P.DS, _I.DATA_STRUCTURES, ("greedy",)),
        Family("hashing", _P.DS, _I.DATA_STRUCTURES, ("moving positions",)),
        Family("matching in texts", _P.STRING, _I.DATA_STRUCTURES, ("suffix structures",)),
        Family("suffix structures", _P.STRING, _I.DATA_STRUCTURES),
        Family("greedy", _P.BASIC, _I.GREEDY, ("sorting",)),
        Family("brute force", _P.BASIC, _I.SEARCH, ("search over choices",)),
        Family("search over choices", _P.SEARCH, _I.BIT),
        Family("graph search", _P.SEARCH, _I.GRAPH,
               ("connectivity", "shortest paths", "rooted trees", "search over choices")),
        Family("connectivity", _P.GRAPH, _I.GRAPH, ("disjoint sets",)),
        Family("rooted trees", _P.DS, _I.GRAPH),
        Family("spanning trees", _P.GRAPH, _I.GRAPH, ("shortest paths",)),
        Family("shortest paths", _P.GRAPH, _I.GRAPH),
        Family("flows and matchings", _P.GRAPH, _I.GRAPH, ("graph search",)),
        Family("dynamic programming", _P.DP, _I.MATH,
               ("optimised dynamic programming", "search over choices", "linear algebra")),
        Family("optimised dynamic programming", _P.DP, _I.MATH),
        Family("number theory", _P.MATH, _I.MATH, ("linear algebra", "transforms")),
        Family("linear algebra", _P.MATH, _I.MATH, ("transforms",)),
        Family("transforms", _P.MATH, _I.MATH),
        Family("geometry", _P.MATH, _I.MATH),
        Family("sorting", _P.BASIC, _I.DATA_STRUCTURES),
    )
}  # fmt: skip


def near(a: str, b: str) -> bool:
    """Whether two families are one, or near each other; symmetric."""
    return a == b or b in FAMILIES[a].near or a in FAMILIES[b].near
