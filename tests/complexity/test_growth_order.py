"""The order on a table of comparisons: (f, g, relations, answer)."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from complexity.growth import (
    Incomparable,
    No,
    Relation,
    Yes,
    compare,
    parse_growth,
    proves,
)

_M_UP_TO_N2 = [Relation("m", "n", 2)]
_SPARSE = [Relation("E", "V", 2)]
_CONNECTED = [Relation("V", "E")]

TABLE = [
    ("n", "n log n", [], Yes),
    ("n log n", "n", [], No),
    ("n m", "n^2 + m^2", [], Yes),
    ("n^2", "n m", [], No),
    ("n^2", "n m", [Relation("n", "m")], Yes),
    ("m log m", "m log n", _M_UP_TO_N2, Yes),
    ("m log m", "m log n", [], No),
    ("(V + E) log V", "E log V", _CONNECTED, Yes),
    ("E log E", "(V + E) log V", _SPARSE, Yes),
    ("(n + q) log n", "n log n + q log q", [], Yes),
    ("q log n", "n log n + q log q", [], Yes),
    ("n α(n)", "n log n", [], Yes),
    ("n log n", "n α(n)", [], No),
    ("n α(n)", "n log log n", [], Yes),
    ("n log log n", "n log n", [], Yes),
    ("2^n n", "2^n n^2", [], Yes),
    ("3^n", "2^n n^9", [], No),
    ("n^9", "2^n", [], Yes),
    ("2^n", "n!", [], Yes),
    ("n!", "100^n", [], No),
    ("n!", "n^n", [], Yes),
    ("n^n", "n!", [], No),
    ("1.618^n", "2^n", [], Yes),
    ("2^(n/2) n", "2^n", [], Yes),
    ("sqrt n", "n / log n", [], Yes),
    ("n sqrt q", "n log n + q^2", [], No),
    ("n sqrt n + q", "(n + q) sqrt n", [], Yes),
    ("min(n, m)", "n", [], Yes),
    ("n min(n, m)", "n m", [], Yes),
    ("min(n, m)^2", "n m", [], Yes),
    ("n", "min(n, m)", [], No),
    ("n", "min(n, m)", [Relation("n", "m")], Yes),
    ("n W", "n^2 W", [], Yes),
    ("n W", "n^2", [], No),
    ("n m k", "n^2 m", [Relation("k", "n")], Yes),
    ("n^2 / m", "n^2", [], Yes),
    ("V^3", "V E log V", _CONNECTED, No),
    ("T N", "N log N", [Relation("T", "N")], No),
    ("n log^2 n", "n^1.01", [], Yes),
    ("log(n m) n", "n log n + n log m", [], Yes),
    ("n^(log2 7)", "n^3", [], Yes),
    ("n^2.81", "n^(log2 7)", [], No),
    (
        "n q log n + m k q + V E",
        "(n + q)^2 log n + (m + k + q)^3 + (V + E)^2",
        [Relation("E", "V", 2), Relation("k", "n")],
        Yes,
    ),
    ("2^m", "2^n", [Relation("m", "n")], Yes),
    ("2^m", "2^n", [Relation("m", "n", 1, 2)], Incomparable),
    ("2^m", "4^n", [Relation("m", "n", 1, 2)], Yes),
    ("m!", "n!", [Relation("m", "n")], Yes),
    ("2^n", "k^n", [], Yes),
    ("C(n, k)", "2^n", [], Yes),
    ("C(n, k)", "n^k", [], Yes),
    ("k^n", "2^n", [], No),
    ("n k", "n", [Relation.constant("k")], Yes),
    ("n ?1", "n", [], No),
    ("n ?1", "n", [Relation.constant("?1")], Yes),
    ("n log V", "n log n", [Relation("V", "n", 5)], Yes),
    ("V", "n", [Relation("V", "n", 5)], No),
]


@pytest.mark.parametrize(("f", "g", "relations", "answer"), TABLE)
def test_comparison(f: str, g: str, relations: list[Relation], answer: type) -> None:
    assert isinstance(compare(parse_growth(f), parse_growth(g), relations), answer)


def test_the_whole_table_is_fast() -> None:
    pairs = [(parse_growth(f), parse_growth(g), r) for f, g, r, _ in TABLE]
    start = time.process_time()
    for f, g, relations in pairs:
        compare(f, g, relations)
    assert time.process_time() - start < 0.005 * len(TABLE)


@pytest.mark.parametrize(
    ("f", "g", "text"),
    [
        ("n log n", "n", "n grows"),
        ("n^2", "n m", "m = 1"),
        ("n m k", "n k + n^2", "m = n, k = n"),
        ("n W", "n^2", "W"),
    ],
)
def test_a_witness_is_readable(f: str, g: str, text: str) -> None:
    answer = compare(parse_growth(f), parse_growth(g))
    assert isinstance(answer, No)
    assert answer.witness
    assert "=" in answer.describe() or "grows" in answer.describe()


def test_the_witness_follows_the_relations() -> None:
    answer = compare(parse_growth("E"), parse_growth("V"), [Relation("E", "V", 2)])
    assert isinstance(answer, No)
    powers = dict(answer.witness)
    assert powers["V"] < powers["E"] <= 2 * powers["V"]


def test_relations_must_be_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        Relation("m", "n", Fraction(0))


def test_relation_text() -> None:
    assert str(Relation("m", "n", 2)) == "m <= n^2"
    assert str(Relation.constant("k")) == "k is constant"


def test_proves_is_the_convenient_form() -> None:
    assert proves(parse_growth("n"), parse_growth("n log n"))
    assert not proves(parse_growth("n log n"), parse_growth("n"))
