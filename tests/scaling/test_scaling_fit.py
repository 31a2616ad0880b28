"""Fits on synthetic data, where the answer is known."""

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from complexity.growth import parse_growth
from scaling.fit.anchored import decide
from scaling.fit.line import fit_line, interpolate
from scaling.fit.regression import doubling_ratios, fit_regression
from scaling.outcome import Beyond, Caution, Notice, Undecided, Within, combine
from scaling.report import Point
from scaling.samples import anchor
from scaling.target import exponent_of, is_explosive, log_value

SIZES = [1000 * 2**k for k in range(9)]


def points(work: dict[int, float]) -> list[Point]:
    return [Point(n, {"n": n}, "random", w) for n, w in work.items()]


def outcome(target: str, formula: str, sizes: list[int] = SIZES, noise: float = 0.002) -> object:
    names = {"log": math.log2, "sqrt": math.sqrt}
    work = {n: float(eval(formula, {**names, "n": n})) for n in sizes}
    fit = anchor(points(work), parse_growth(target), noise=noise, increments=False)
    return decide(fit, "random", "joint")


@pytest.mark.parametrize(
    ("target", "formula"),
    [
        ("n", "5*n + 1000"),
        ("n", "7*n"),
        ("n log n", "3*n*log(n) + 20*n"),
        ("n log n", "n"),
        ("n^2", "n*n + 300*n"),
        ("n^2", "n*n/2 - n"),
        ("1", "100"),
        ("log n", "40 + 7*log(n)"),
        ("n sqrt n", "n**1.5"),
        ("n", "n + 5000*log(n)"),
    ],
)
def test_within(target: str, formula: str) -> None:
    assert outcome(target, formula) == Within()


@pytest.mark.parametrize(
    ("target", "formula"),
    [
        ("n", "n**1.2"),
        ("n log n", "n**1.5"),
        ("n log n", "n*n/1000 + n*log(n)"),
        ("n^2", "n**2*log(n)**3"),
        ("1", "log(n)**3"),
        ("log n", "sqrt(n)"),
        ("n", "n*n"),
    ],
)
def test_beyond(target: str, formula: str) -> None:
    assert outcome(target, formula) == Beyond("random", "joint")


def test_slow_quadratic_part_is_not_called_linear() -> None:
    found = outcome("n", "0.002*n*n + 500*n", [2**k for k in range(8, 17)])
    assert isinstance(found, Undecided)
    assert found.notices[0].caution is Caution.STILL_BENDING


def test_few_or_close_sizes_are_undecided() -> None:
    assert isinstance(outcome("n", "n", [10, 20]), Undecided)
    narrow = outcome("n", "n", [1000, 1100, 1200, 1300])
    assert isinstance(narrow, Undecided)
    assert narrow.notices[0].caution is Caution.NARROW_RANGE


def test_a_growth_that_gets_steeper_at_every_step_is_beyond() -> None:
    sizes = [3, 4, 5, 7, 11, 15]
    assert outcome("n^3", "2**n", sizes) == Beyond("random", "joint")
    assert isinstance(outcome("n^3", "2**n", sizes, noise=2.0), Undecided)
    late = outcome("n", "n + 5 * max(0, n - 12000)", [2000, 4000, 8000, 16000])
    assert isinstance(late, Undecided)


def test_few_sizes_will_do_where_work_spans_much() -> None:
    close = [11, 16, 22, 31, 44, 62]
    assert outcome("n^4", "n**4", [4, 6, 8, *close]) == Within()
    assert isinstance(outcome("n", "n", [20, 22, 25, 28, 31, 36, 40, 44, 62]), Undecided)


def test_scatter_is_undecided() -> None:
    draw = random.Random(1)
    work = {n: n * math.exp(draw.gauss(0, 0.5)) for n in SIZES}
    fit = anchor(points(work), parse_growth("n"), noise=0.05, increments=False)
    assert isinstance(decide(fit, "random", "joint"), Undecided)


@pytest.mark.parametrize(
    ("target", "formula", "expected"),
    [
        ("2^n", "2**n", Within()),
        ("n 2^n", "2**n * n + 100", Within()),
        ("2^n", "3**n", Beyond("random", "joint")),
        ("2^n", "1.9**n", Within()),
    ],
)
def test_exponential_targets_count_sizes_linearly(
    target: str, formula: str, expected: object
) -> None:
    assert outcome(target, formula, list(range(10, 21))) == expected


def test_increments_take_off_what_does_not_grow() -> None:
    """W = 5n + 50q along q with n fixed: plainly W/(n + q) would seem to rise."""
    data = [
        Point(q, {"n": 20_000, "q": q}, "random", 100_000.0 + 50 * q)
        for q in [781 * 2**k for k in range(9)]
    ]
    target = parse_growth("n + q")
    assert decide(anchor(data, target, noise=0, increments=True), "f", "q") == Within()
    plain = decide(anchor(data, target, noise=0, increments=False), "f", "q")
    assert plain != Within()


@settings(deadline=None, derandomize=True, max_examples=40)
@given(st.floats(0.5, 3), st.floats(1, 1e6))
def test_slope_is_exact_and_free_of_scale(exponent: float, scale: float) -> None:
    fit = anchor(
        points({n: scale * n**exponent for n in SIZES}),
        parse_growth("n"),
        noise=0,
        increments=False,
    )
    assert fit is not None
    assert fit.slope == pytest.approx(exponent - 1)
    assert fit.bend == pytest.approx(0, abs=1e-6)


def test_regression_recovers_its_own_model() -> None:
    times = [2e-6 * n**1.5 * math.log(n) ** 0.7 for n in SIZES]
    fit = fit_regression([float(n) for n in SIZES], times)
    assert fit is not None
    assert (fit.alpha, fit.gamma) == (pytest.approx(1.5), pytest.approx(0.7))
    assert fit.passes(1.4)
    assert not fit.passes(1.3)
    assert fit_regression([10.0, 20.0], [1.0, 2.0]) is None


def test_regression_equals_the_reference_library() -> None:
    np = pytest.importorskip("numpy")
    sm = pytest.importorskip("statsmodels.regression.linear_model")
    draw = random.Random(3)
    sizes = [1000.0 * 2**k for k in range(6)]
    times = [n * math.log(n) * math.exp(draw.gauss(0, 0.03)) for n in sizes]
    mine = fit_regression(sizes, times)
    design = np.array([[1.0, math.log(n), math.log(math.log(n))] for n in sizes])
    theirs = sm.OLS(np.log(np.array(times)), design).fit()
    assert mine is not None
    assert mine.alpha == pytest.approx(float(theirs.params[1]), rel=1e-8)
    assert mine.gamma == pytest.approx(float(theirs.params[2]), rel=1e-8)
    low, high = theirs.conf_int(0.05)[1]
    assert (mine.low, mine.high) == (pytest.approx(low, rel=1e-3), pytest.approx(high, rel=1e-3))


def test_doubling_ratios_are_scaled_to_a_doubling() -> None:
    assert doubling_ratios([1, 4, 8], [1, 16, 64]) == (pytest.approx(4), pytest.approx(4))


def test_line_needs_three_points_apart() -> None:
    with pytest.raises(ValueError, match="three points"):
        fit_line([1, 1, 1], [1, 2, 3])
    assert interpolate([0, 2], [0, 4], 1) == 2


@pytest.mark.parametrize(
    ("target", "sizes", "value"),
    [
        ("n log n", {"n": 1024}, 10240),
        ("n^2 + m", {"n": 10, "m": 5}, 105),
        ("min(n, m)", {"n": 10, "m": 5}, 5),
        ("2^n", {"n": 10}, 1024),
        ("k^n", {"k": 3, "n": 4}, 81),
        ("sqrt n", {"n": 100}, 10),
        ("n", {"n": 0}, 1),
    ],
)
def test_growth_is_evaluated(target: str, sizes: dict[str, float], value: float) -> None:
    assert math.exp(log_value(parse_growth(target), sizes)) == pytest.approx(value)


def test_exponent_and_kind_of_target() -> None:
    assert exponent_of(parse_growth("n log n")) == 1
    assert exponent_of(parse_growth("2^n")) is None
    assert is_explosive(parse_growth("n!"))
    assert not is_explosive(parse_growth("n^3"))


def test_worst_sweep_counts() -> None:
    notice = Notice(Caution.NOISY)
    undecided, beyond = Undecided((notice,)), Beyond("f", "q")
    assert combine([Within(), undecided, beyond]) == beyond
    assert combine([Within(), undecided, undecided]) == undecided
    assert combine([Within()]) == Within()
    assert isinstance(combine([]), Undecided)
    assert "quieter machine" in str(notice)
