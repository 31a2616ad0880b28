"""Parsing and printing."""

from __future__ import annotations

import pytest

from complexity.growth import GrowthSyntaxError, big_o, parse_growth

SPELLINGS = [
    ("O((n + q) log n)", "(n + q) log n"),
    ("n log n + q log n", "(n + q) log n"),
    ("n*m", "n m"),
    ("n·m", "n m"),
    ("nm", "n m"),
    ("n log(n)", "n log n"),
    ("n * log2 n", "n log n"),
    ("n log^2 n", "n log^2 n"),
    ("log(n)^2", "log^2 n"),
    ("n^1.5", "n sqrt n"),
    ("n**2", "n^2"),
    ("n²", "n^2"),
    ("√n", "sqrt n"),
    ("sqrt(n)", "sqrt n"),
    ("sqrt(n m)", "sqrt n sqrt m"),
    ("m n sqrt n", "n m sqrt n"),
    ("n * 2^n", "2^n n"),
    ("2^(n/2)", "2^(n/2)"),
    ("2^(2n)", "4^n"),
    ("2^(n + m)", "2^n 2^m"),
    ("1.618^n", "1.618^n"),
    ("(4/3)^n", "(4/3)^n"),
    ("exp(n)", "exp(n)"),
    ("n!", "n!"),
    ("log(n!)", "n log n"),
    ("2^(n log n)", "n^n"),
    ("min(n,m)", "min(n, m)"),
    ("min(n, m) k log k", "k min(n, m) log k"),
    ("max(n, m)", "n + m"),
    ("n alpha(n)", "n α(n)"),
    ("|s| + |t|", "|s| + |t|"),
    ("n/m", "n / m"),
    ("n / (m log n)", "n / (m log n)"),
    ("C(n,k)", "C(n, k)"),
    ("k^n", "k^n"),
    ("n^k", "n^k"),
    ("n^(log2 7)", "n^(log2 7)"),
    ("n^log3(2)", "n^(log3 2)"),
    ("n log log n", "n log log n"),
    ("log log(n)^2", "log log n"),
    ("n(n+1)/2", "n^2"),
    ("2n - 1", "n"),
    ("n m log n + n^2 log n", "n (n + m) log n"),
    ("n^2 log n + q log n + m", "(n^2 + q) log n + m"),
    ("?1 n + n log n", "n (?1 + log n)"),
    ("V log V + E log V", "(V + E) log V"),
    ("O(1)", "1"),
    ("5", "1"),
]


@pytest.mark.parametrize(("written", "printed"), SPELLINGS)
def test_spelling(written: str, printed: str) -> None:
    growth = parse_growth(written)
    assert str(growth) == printed
    assert parse_growth(printed) == growth
    assert parse_growth(big_o(growth)) == growth


@pytest.mark.parametrize(
    ("text", "column", "expectation"),
    [
        ("n +", 4, "symbol"),
        ("n^^2", 3, "exponent"),
        ("(n", 3, "')'"),
        ("2^sqrt n", 3, "linear exponent"),
        ("n $ m", 3, "symbol"),
        ("", 1, "symbol"),
        ("n - m", 3, "numbers to be subtracted"),
        ("log", 4, "symbol"),
        ("(n+m)^k", 6, "only a number or a symbol"),
        ("n m)", 4, "the end"),
        ("0 n", 1, "above 0"),
        ("α(n m)", 1, "single symbols"),
        ("(n m)!", 6, "single symbol"),
        ("C(n, k, m)", 1, "two arguments"),
        ("n^(m^2)", 5, "')'"),
        ("0.5^n", 4, "above 1"),
    ],
)
def test_faults_have_a_column(text: str, column: int, expectation: str) -> None:
    with pytest.raises(GrowthSyntaxError) as caught:
        parse_growth(text)
    assert caught.value.column == column
    assert expectation in caught.value.expectation


def test_known_symbols_bound_the_names() -> None:
    assert str(parse_growth("nk", ["n", "k"])) == "n k"
    assert str(parse_growth("rows cols", ["rows", "cols"])) == "cols rows"
    with pytest.raises(GrowthSyntaxError, match="did you mean rows"):
        parse_growth("row", ["rows", "cols"])
    with pytest.raises(GrowthSyntaxError, match="one of the symbols n"):
        parse_growth("2^m", ["n"])
