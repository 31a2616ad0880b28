"""The input grammar: parsing, checking, generating, skeleton, symbols."""

from __future__ import annotations

import random

import pytest

from complexity.growth import Relation
from complexity.skeleton import Affine, Choice, Repeat, Tok, TokenKind
from corpus.grammar import (
    GenerationError,
    families_for,
    family_names,
    generate,
    joint_sizes,
    parse_grammar,
    relations,
    size_symbols,
    skeleton,
    validate,
    value_symbols,
)
from corpus.problem import ProblemsError

RANGES = [
    {"n": "int 1..2e5"},
    {"q": "int 1..2e5"},
    {"a": "array[n] of int -1e9..1e9"},
    {
        "repeat q": {
            "choice t": {
                1: [{"l": "int 1..n"}, {"r": "int l..n"}, {"x": "int -1e9..1e9"}],
                2: [{"l": "int 1..n"}, {"r": "int l..n"}],
            }
        }
    },
]
GRAMMARS = {
    "ranges": RANGES,
    "knapsack": [
        {"n": "int 1..500", "W": "int 1..1e5"},
        {"repeat n": {"w": "int 1..W", "v": "int 1..1e9"}},
    ],
    "tree": [{"n": "int 1..1000"}, {"edges": "tree[n] with int 1..9"}],
    "graph": [{"n": "int 2..100"}, {"m": "int n-1..3*n"}, {"g": "graph[n, m] multi connected"}],
    "simple": [{"n": "int 3..50"}, {"g": "graph[n, n]"}],
    "strings": [{"n": "int 1..50"}, {"s": "string[n] of a-c"}, {"t": "string 1..30 of 01"}],
    "tests": [
        {"t": "int 1..100"},
        {"repeat t": [{"n": "int 1..1000"}, {"a": "array[n] of int 1..n"}], "sum": {"n": 1000}},
    ],
    "rows": [
        {"r": "int 1..20", "c": "int 1..20"},
        {"board": "matrix[r, c] of int 0..9"},
        {"lines": "array[r] of string[c] of .#"},
    ],
    "orders": [
        {"n": "int 1..200"},
        {"p": "permutation[n]"},
        {"s": "array[n] of int 1..1e6 increasing"},
        {"d": "array[n] of int 1..1e6 distinct"},
        {"o": "array[n] of int 1..3 sorted"},
    ],
    "intervals": [{"n": "int 1..99"}, {"repeat n": {"l": "int 1..1000", "r": "int l..1000"}}],
    "floats": [{"n": "int 1..50"}, {"x": "array[n] of float -1.5..2.5 digits 3"}],
    "declared": [{"a": "array[n in 1..100] of int 0..9"}, {"k": "int 1..n"}],
}


@pytest.mark.parametrize("name", GRAMMARS)
@pytest.mark.parametrize("size", [3, 7, 40])
def test_every_family_makes_valid_inputs(name: str, size: int) -> None:
    grammar = parse_grammar(GRAMMARS[name])
    sizes = joint_sizes(grammar, size)
    for family in families_for(grammar):
        text = generate(grammar, sizes, family, random.Random(5))
        binding, faults = validate(grammar, text)
        assert not faults, (family, text)
        assert text == generate(grammar, sizes, family, random.Random(5))
        assert binding.values


def test_families_differ() -> None:
    grammar = parse_grammar(RANGES)
    texts = {
        f: generate(grammar, {"n": 50, "q": 50}, f, random.Random(1)) for f in families_for(grammar)
    }
    assert len(set(texts.values())) == len(texts)
    assert {"sorted", "organ_pipe", "alternating+widest", "only:2+widest"} <= set(texts)
    widest = texts["only:2+widest"].decode().splitlines()[2:]
    assert set(widest) == {"2 1 50"}


def test_layout_puts_scalars_on_one_line() -> None:
    text = generate(parse_grammar(RANGES), {"n": 4, "q": 2}, "only:1", random.Random(1)).decode()
    first, second, *rest = text.splitlines()
    assert first == "4 2"
    assert len(second.split()) == 4
    assert [len(line.split()) for line in rest] == [4, 4]


def test_trees_and_graphs_have_their_shapes() -> None:
    tree = parse_grammar([{"n": "int 1..1000"}, {"e": "tree[n]"}])
    assert generate(tree, {"n": 4}, "path", random.Random(1)) == b"4\n1 2\n2 3\n3 4\n"
    assert generate(tree, {"n": 4}, "star", random.Random(1)) == b"4\n1 2\n1 3\n1 4\n"
    assert generate(tree, {"n": 1}, "star", random.Random(1)) == b"1\n"
    graph = parse_grammar(GRAMMARS["simple"])
    text = generate(graph, {"n": 20}, "random", random.Random(2))
    assert not validate(graph, text)[1]


@pytest.mark.parametrize(
    ("text", "line", "column", "expectation"),
    [
        (b"2 1\n5 5\n2 1 3\n", 3, 5, "1..2"),
        (b"2 1\n5 5\n3 1 1\n", 3, 1, "one of 1, 2"),
        (b"2 1\n5 x\n", 2, 3, "an integer"),
        (b"2 1\n5\n", 3, 1, "an integer"),
        (b"0 1\n", 1, 1, "1..200000"),
        (b"1 1\n5\n2 1 1\n7\n", 4, 1, "end of input"),
        (b"1 1\n2000000000\n2 1 1\n", 2, 1, "-1000000000..1000000000"),
        (b"\xff", 1, 1, "an integer"),
        (b"", 1, 1, "an integer"),
    ],
)
def test_faults_have_places(text: bytes, line: int, column: int, expectation: str) -> None:
    _, faults = validate(parse_grammar(RANGES), text)
    assert (faults[0].line, faults[0].column) == (line, column)
    assert expectation in faults[0].expectation


@pytest.mark.parametrize(
    ("grammar", "text", "expectation"),
    [
        ("orders", b"2\n1 1\n1 2\n1 2\n1 1\n", "each of 1..2 once"),
        ("orders", b"2\n1 2\n2 1\n1 2\n1 1\n", "ascending"),
        ("orders", b"2\n1 2\n1 2\n3 3\n1 1\n", "distinct"),
        ("tree", b"3\n1 2 1\n1 2 1\n", "a tree"),
        ("graph", b"3 2\n1 2\n1 2\n", "connected"),
        ("simple", b"3\n1 1\n1 2\n2 3\n", "loops"),
        ("simple", b"3\n2 1\n1 2\n2 3\n", "repeated"),
        ("tests", b"2\n600\n" + b"1 " * 600 + b"\n500\n" + b"1 " * 500, "a sum of n"),
        ("strings", b"2\nab\n012\n", "without '2'"),
        ("strings", b"2\nabc\n01\n", "length 2"),
        ("floats", b"1\n2.6\n", "-1.5..2.5"),
    ],
)
def test_promises_are_checked(grammar: str, text: bytes, expectation: str) -> None:
    _, faults = validate(parse_grammar(GRAMMARS[grammar]), text)
    assert any(expectation in fault.expectation for fault in faults)


@pytest.mark.parametrize(
    ("data", "path", "expectation"),
    [
        ([{"n": "int 1.."}], (0, "n"), "a range"),
        ([{"n": "itn 1..5"}], (0, "n"), "one of"),
        ([{"a": "array[n] of int 1..5"}], (0, "a"), "read before"),
        ([{"n": "int 5..1"}], (0, "n"), "not above"),
        ([{"n": "int 1..5"}, {"n": "int 1..5"}], (1, "n"), "not used before"),
        ([{"repeat": []}], (0, "repeat"), "a type"),
        ([{"q": "int 1..5"}, {"repeat q": []}], (1, "repeat q"), "at least one item"),
        ([{"s": "string[3]"}], (0, "s"), "of a-z"),
        ([{"s": "string[3] of z-a"}], (0, "s"), "ascending order"),
        ([{"n": "int 1..1.5"}], (0, "n"), "an integer"),
        ([{"choice t": []}], (0, "choice t"), "a mapping"),
        (["n"], (0,), "name: TYPE"),
        ([], (), "at least one item"),
        ("n", (), "a list of items"),
        ([{"n": "int 1..5", "sum": {"n": 3}}], (0, "sum"), "beside a `repeat`"),
    ],
)
def test_mistakes_are_explained(data: object, path: tuple[object, ...], expectation: str) -> None:
    with pytest.raises(ProblemsError) as caught:
        parse_grammar(data)
    problem = caught.value.problems[0]
    assert problem.path == path
    assert expectation in problem.expectation


def test_all_mistakes_come_at_once() -> None:
    with pytest.raises(ProblemsError) as caught:
        parse_grammar([{"n": "int"}, {"m": "foo"}, {"a": "array[z] of int 1..2"}])
    assert len(caught.value.problems) == 3


def test_skeleton() -> None:
    n, q = Affine.symbol("n"), Affine.symbol("q")
    low, r, x = (Tok(name, TokenKind.INT) for name in "lrx")
    found = skeleton(parse_grammar(RANGES))
    assert found.nodes == (
        Tok("n", TokenKind.INT),
        Tok("q", TokenKind.INT),
        Repeat(n, (Tok("a", TokenKind.INT),)),
        Repeat(q, (Choice("t", (("1", (low, r, x)), ("2", (low, r)))),)),
    )
    assert found.sizes == (("n", 200_000), ("q", 200_000))
    assert found.parameters == ()


def test_symbols_and_relations() -> None:
    grammar = parse_grammar(RANGES)
    assert [s.name for s in size_symbols(grammar)] == ["n", "q"]
    assert [s.name for s in value_symbols(grammar)] == ["a", "l", "r", "x"]
    found = relations(grammar)
    assert Relation("l", "n", 1, 1) in found
    assert Relation("a", "n", 2) in found
    assert not any(r.left == "l" and r.right == "q" for r in found)
    knapsack = parse_grammar(GRAMMARS["knapsack"])
    assert Relation("w", "W", 1, 1) in relations(knapsack, {"W"})
    assert not any(r.left == "W" for r in relations(knapsack, {"W"}))
    assert Relation.constant("board") in relations(parse_grammar(GRAMMARS["rows"]))


def test_joint_sizes_keep_proportions() -> None:
    grammar = parse_grammar(GRAMMARS["knapsack"])
    assert joint_sizes(grammar, 10_000, ["W"]) == {"n": 50, "W": 10_000}
    assert joint_sizes(parse_grammar(GRAMMARS["tests"]), 500) == {"t": 1, "n": 500}
    strings = parse_grammar(GRAMMARS["strings"])
    assert joint_sizes(strings, 40) == {"n": 40, "|t|": 24}


def test_sums_share_the_size() -> None:
    grammar = parse_grammar(GRAMMARS["tests"])
    text = generate(grammar, {"t": 10, "n": 200}, "random", random.Random(3))
    binding, faults = validate(grammar, text)
    assert not faults
    assert binding.totals["n"] == 200


def test_what_does_not_fit_is_said() -> None:
    grammar = parse_grammar([{"n": "int 1..50"}, {"d": "array[n] of int 1..9 distinct"}])
    with pytest.raises(GenerationError, match="distinct values do not fit"):
        generate(grammar, {"n": 20}, "random", random.Random(1))
    with pytest.raises(GenerationError, match="no such tag"):
        generate(parse_grammar(RANGES), {"n": 2, "q": 2}, "only:9", random.Random(1))
    with pytest.raises(ValueError, match="expected one of"):
        generate(grammar, {"n": 2}, "sideways", random.Random(1))
    assert "sorted" in family_names()
