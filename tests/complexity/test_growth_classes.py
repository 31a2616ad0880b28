"""Classes: every symbol set to n, rounded as documented."""

from __future__ import annotations

from fractions import Fraction

import pytest

from complexity.growth import parse_growth, time_class
from complexity.growth.classes import polynomial_exponent


@pytest.mark.parametrize(
    ("growth", "name"),
    [
        ("1", "1"),
        ("log log n", "1"),
        ("α(n)", "1"),
        ("log n", "log n"),
        ("log^2 n", "log n"),
        ("sqrt n", "sqrt n"),
        ("n^(1/3)", "sqrt n"),
        ("n / log n", "n"),
        ("n α(n)", "n"),
        ("n + m", "n"),
        ("(n + q) log n", "n log n"),
        ("n log^2 n", "n log n"),
        ("n sqrt m", "n sqrt n"),
        ("m n", "n^2"),
        ("n^2 log m", "n^2 log n"),
        ("n^2.5", "n^3"),
        ("n^(log2 7)", "n^3"),
        ("n m k", "n^3"),
        ("n^4", "n^k"),
        ("2^n", "2^n"),
        ("3^n n^2", "2^n"),
        ("C(n, k)", "2^n"),
        ("n!", "n!"),
        ("n^n", "n!"),
        ("n^k", "n!"),
        ("min(n^2, n log n)", "n log n"),
        ("n^2 / m", "n"),
        ("1 / m", "1"),
        ("n ?1 + n", "unknown"),
    ],
)
def test_class(growth: str, name: str) -> None:
    assert time_class(parse_growth(growth)) == name


def test_no_growth_is_unknown() -> None:
    assert time_class(None) == "unknown"


def test_polynomial_exponent() -> None:
    assert polynomial_exponent(parse_growth("n sqrt m log n")) == Fraction(3, 2)
    assert polynomial_exponent(parse_growth("2^n")) is None
    assert polynomial_exponent(parse_growth("?1")) is None
