"""Families of inputs have the shapes that their names promise."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from corpus.grammar import families_for, family_names, generate, parse_grammar
from corpus.grammar.generate import graphs, patterns, trees
from corpus.grammar.generate.families import parse_family

RANGE = [{"l": "int 1..n"}, {"r": "int l..n"}]


def ranges(family: str, count: int = 10) -> list[tuple[int, int]]:
    grammar = parse_grammar(
        [{"n": "int 1..99"}, {"repeat n": {"l": "int 1..1000", "r": "int l..1000"}}]
    )
    lines = generate(grammar, {"n": count}, family, random.Random(1)).decode().splitlines()[1:]
    return [(int(low), int(high)) for low, high in (line.split() for line in lines)]


def depth(parents: list[int]) -> int:
    found = [0]
    for parent in parents:
        found.append(found[parent - 1] + 1)
    return max(found)


def test_there_are_at_least_25_families() -> None:
    assert len(set(family_names())) >= 25
    everything = parse_grammar(
        [
            {"n": "int 2..50", "m": "int n..2*n"},
            {"a": "array[n] of int 1..9"},
            {"g": "graph[n, m] multi"},
            {"repeat n": {"choice t": {1: RANGE, 2: [{"x": "int 1..n"}]}}},
        ]
    )
    assert len(families_for(everything)) >= 25


@pytest.mark.parametrize("count", [1, 2, 3, 8, 9, 30, 31])
def test_killer_and_bit_reversal_have_every_rank(count: int) -> None:
    for pattern in (patterns.median_killer, patterns.bit_reversed):
        values = pattern(count, 0, 1 << 20, random.Random(1))
        assert len(values) == count
        assert len(set(values)) == count


@pytest.mark.parametrize("count", [0, 1, 2, 5, 17])
@pytest.mark.parametrize("bounds", [(0, 0), (-5, 3), (1, 10**18)])
def test_rows_stay_within_their_bounds(count: int, bounds: tuple[int, int]) -> None:
    for name in family_names():
        row = parse_family(name).row(count, *bounds, random.Random(2))
        assert len(row) == count, name
        assert all(bounds[0] <= value <= bounds[1] for value in row), name


def test_rows_have_their_shapes() -> None:
    draw = random.Random(3)
    assert patterns.odd_one_out(4, 0, 9, draw) == [0, 0, 0, 9]
    assert patterns.fibonacci(8, 0, 1, draw) == [0, 1, 0, 0, 1, 0, 1, 0]
    row = patterns.periodic(9, 0, 99, draw)
    assert row[:3] * 3 == row
    assert patterns.doubling(4, 1, 1000, draw) == [1, 2, 4, 8]


def test_trees_have_their_heights() -> None:
    draw = random.Random(4)
    assert depth(trees.broom(100, draw)) == 50
    assert depth(trees.spider(101, draw)) == 10
    assert depth(trees.deep(400, draw)) > 100


def test_ranges_lie_as_they_are_named() -> None:
    nested = ranges("nested")
    assert all(a[0] <= b[0] and b[1] <= a[1] for a, b in pairwise(nested))
    disjoint = ranges("disjoint")
    assert all(a[1] < b[0] for a, b in pairwise(disjoint))
    assert {low for low, _ in ranges("prefixes")} == {1}
    assert {high for _, high in ranges("suffixes")} == {1000}
    assert len(set(ranges("random"))) == 10


def test_graphs_have_their_shapes() -> None:
    draw = random.Random(5)
    assert {max(edge) for edge in graphs.core(1000, 45, draw)} <= set(range(1, 12))
    assert all((u <= 500) != (v <= 500) for u, v in graphs.two_sided(1000, 50, draw))
    assert list(graphs.ring(4, 4, draw))[:4] == [(1, 2), (2, 3), (3, 4), (4, 1)]


def test_operations_come_in_groups() -> None:
    cases = {1: [{"x": "int 1..1"}], 2: [{"y": "int 2..2"}]}
    grammar = parse_grammar([{"q": "int 1..9"}, {"repeat q": {"choice t": cases}}])

    def tags(family: str) -> str:
        lines = generate(grammar, {"q": 4}, family, random.Random(1)).decode().splitlines()[1:]
        return "".join(line[0] for line in lines)

    assert tags("grouped") == "1122"
    assert tags("grouped_back") == "2211"
    assert tags("alternating") == "1212"
    assert tags("only:2") == "2222"
