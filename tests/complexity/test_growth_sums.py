"""Sums over loop variables, checked as forms and against plain addition."""

from __future__ import annotations

import math

import pytest

from complexity.growth import UNWRITTEN, Growth, GrowthDomainError, parse_growth, settle, sums

N = Growth.symbol("n")
ONE = Growth.constant()


@pytest.mark.parametrize(
    ("body", "total"),
    [
        ("1", "n"),
        ("i", "n^2"),
        ("i^2 log i", "n^3 log n"),
        ("log i", "n log n"),
        ("1 / i", "log n"),
        ("m / i", "m log n"),
        ("log i / i", "log^2 n"),
        ("1 / (i log i)", "log log n"),
        ("1 / i^2", "1"),
        ("m / i^2", "m"),
        ("1 / sqrt i", "sqrt n"),
        ("i + m", "n^2 + n m"),
        ("2^i", "2^n"),
        ("2^i i m", "2^n n m"),
        ("i!", "n!"),
        ("min(i, k)", "min(n^2, n k)"),
        ("log log i", "n log log n"),
        ("α(i)", "n α(n)"),
    ],
)
def test_arithmetic(body: str, total: str) -> None:
    assert sums.sum_arithmetic(parse_growth(body), "i", N) == parse_growth(total)


def test_arithmetic_with_a_compound_upper_end() -> None:
    upper = parse_growth("n + m")
    assert sums.sum_arithmetic(Growth.symbol("i"), "i", upper) == parse_growth("n^2 + m^2")
    assert sums.sum_arithmetic(parse_growth("2^i"), "i", upper) == parse_growth("2^(n + m)")
    with pytest.raises(GrowthDomainError, match="exponent"):
        sums.sum_arithmetic(parse_growth("2^i"), "i", parse_growth("n^2"))


@pytest.mark.parametrize(
    ("body", "total"),
    [
        ("1", "log n"),
        ("i", "n"),
        ("n / i", "n"),
        ("log i", "log^2 n"),
        ("1 / log i", "log log n"),
        ("m i log i", "m n log n"),
        ("2^i", "2^n"),
    ],
)
def test_geometric(body: str, total: str) -> None:
    assert sums.sum_geometric(parse_growth(body), "i", ONE, N) == parse_growth(total)


def test_geometric_from_a_size() -> None:
    m = Growth.symbol("m")
    assert sums.sum_geometric(parse_growth("n / i"), "i", m, N) == parse_growth("n / m")


def test_primes_blocks_roots_and_masks() -> None:
    assert sums.sum_over_primes(parse_growth("n / p"), "p", N) == parse_growth("n log log n")
    assert sums.sum_over_primes(ONE, "p", N) == parse_growth("n / log n")
    assert sums.count_squaring(N) == parse_growth("log log n")
    assert sums.count_roots(N, 3) == parse_growth("n^(1/3)")
    assert sums.count_quotient_blocks(N) == parse_growth("sqrt n")
    assert sums.count_submasks("n") == parse_growth("3^n")
    assert sums.count_multiplying(ONE, N) == parse_growth("log n")


def test_a_clipped_window_is_as_wide_as_the_window() -> None:
    ends = [{"i": 1, "k": 1}, {"n": 1}]
    starts = [{"i": 1}, {}]
    assert sums.clipped_width(ends, starts) == parse_growth("min(k, n)") or sums.clipped_width(
        ends, starts
    ) == parse_growth("min(k, n, i + k)")


@pytest.mark.parametrize("power", [-2, -1.5, -1, -0.5, 0, 1, 2])
@pytest.mark.parametrize("logs", [0, 1])
def test_arithmetic_agrees_with_addition(power: float, logs: int) -> None:
    body = parse_growth(f"i^({power}) log^{logs} i" if logs else f"i^({power})")
    total = sums.sum_arithmetic(body, "i", N)

    def ratio(size: int) -> float:
        real = sum(i**power * max(1.0, math.log2(i)) ** logs for i in range(1, size + 1))
        return real / _value(total, size)

    assert 0.2 < ratio(1 << 14) / ratio(1 << 10) < 2


def _value(growth: Growth, n: int) -> float:
    text = str(growth)
    known = {"1": 1.0, "log n": math.log2(n), "log^2 n": math.log2(n) ** 2}
    if text in known:
        return known[text]
    degree = next(
        (float(c) for arm in growth.arms for t in arm for q, c in t if q.level.name == "POWER")
    )
    return n**degree * (math.log2(n) if "log" in text else 1)


def test_a_counter_at_its_highest() -> None:
    power = parse_growth("2^i")
    assert settle(power, "i", parse_growth("n + m")) == parse_growth("2^n 2^m")
    assert settle(power, "i", parse_growth("log n")) == N  # not only a constant
    assert settle(parse_growth("3^i"), "i", parse_growth("log n")) == parse_growth("n^(log2 3)")
    assert settle(power, "i", parse_growth("n m")).holes == UNWRITTEN.holes
