"""The class ranking, the robust line and the forbidden-growth test."""

import math
import random

import pytest

from complexity.growth import parse_growth
from scaling.fit.ranking import Class, rank_classes
from scaling.fit.robust import outlier, theil_sen
from scaling.forbidden import forbidden_tests
from scaling.outcome import Caution, Within
from scaling.report import Point, SweepReport
from scaling.samples import COUNT_NOISE, steadied

WIDE = [390 * 2**k for k in range(9)]
NARROW = [8 * 2**k for k in range(8)]
GROWTHS = [
    (Class.CONSTANT, WIDE, lambda n: 7.0),
    (Class.LOG, WIDE, lambda n: 3 * math.log2(n)),
    (Class.ROOT, WIDE, math.sqrt),
    (Class.LINEAR, WIDE, lambda n: 5.0 * n),
    (Class.LINEARITHMIC, WIDE, lambda n: n * math.log2(n) + 2 * n),
    (Class.N_ROOT, WIDE, lambda n: n**1.5 + n),
    (Class.SQUARE, NARROW, lambda n: n * (n - 1) / 2 + 3 * n),
    (Class.SQUARE_LOG, NARROW, lambda n: n * n * math.log2(n)),
    (Class.CUBE, NARROW, lambda n: n * (n - 1) * (n - 2) / 6),
    (Class.POWER, NARROW, lambda n: n**2.5),
    (Class.EXPONENTIAL, range(8, 20), lambda n: 2.0**n + n),
    (Class.EXPONENTIAL, range(10, 30), lambda n: 1.618**n),
    (Class.FACTORIAL, range(4, 11), lambda n: math.factorial(n) * n),
    (Class.FACTORIAL, range(4, 11), lambda n: 3.0 * math.factorial(n)),
]


@pytest.mark.parametrize(("name", "sizes", "growth"), GROWTHS)
@pytest.mark.parametrize("constant", [0, 60])
def test_the_true_class_comes_first(name, sizes, growth, constant) -> None:  # type: ignore[no-untyped-def]
    ranking = rank_classes(list(sizes), [growth(n) + constant for n in sizes], COUNT_NOISE)
    assert ranking[0].name is name, ranking[:3]
    assert len(ranking) == len(Class)


def test_exponents_keep_the_logarithm_of_their_class() -> None:
    ranking = rank_classes(WIDE, [n * math.log2(n) for n in WIDE], COUNT_NOISE)
    exponents = {ranked.name: ranked.exponent for ranked in ranking}
    assert exponents[Class.LINEARITHMIC] == pytest.approx(1.0)
    assert exponents[Class.LINEAR] == pytest.approx(1.09, abs=0.02)


def test_noise_ties_neighbours_but_not_strangers() -> None:
    draw = random.Random(1)
    work = [n * math.log2(n) * (1 + draw.gauss(0, 0.05)) for n in WIDE]
    tied = {ranked.name for ranked in rank_classes(WIDE, work, 0.05) if ranked.tied}
    assert Class.LINEARITHMIC in tied
    assert not tied & {Class.SQUARE, Class.ROOT, Class.CONSTANT}


def test_too_few_sizes_rank_nothing() -> None:
    assert rank_classes([10, 20, 40], [1, 2, 4], COUNT_NOISE) == ()


def test_one_wild_point_moves_a_robust_line_little_and_is_found() -> None:
    xs = [float(k) for k in range(8)]
    ys = [2 * x for x in xs]
    ys[3] += 9
    assert theil_sen(xs, ys)[0] == pytest.approx(2.0)
    assert outlier(xs, ys, 0.05) == 3


@pytest.mark.parametrize("index", [6, 7])
def test_the_largest_sizes_are_never_left_out(index: int) -> None:
    ys = [0.0] * 8
    ys[index] = 3.0
    assert outlier([float(k) for k in range(8)], ys, 0.05) is None


def points(work: list[float]) -> tuple[Point, ...]:
    sizes = [1000 * 2**k for k in range(len(work))]
    return tuple(Point(n, {"n": n}, "random", w) for n, w in zip(sizes, work, strict=True))


def test_what_is_left_out_is_said() -> None:
    work = [1000.0 * 2**k for k in range(8)]
    work[2] *= 3
    kept, notices = steadied(points(work), parse_growth("n"))
    assert [p.size for p in kept] == [1000, 2000, 8000, 16000, 32000, 64000, 128000]
    assert [n.caution for n in notices] == [Caution.OUTLIER]
    work = [1000.0 * 2**k for k in range(8)]
    work[-1] = work[-2] / 2
    assert [n.caution for n in steadied(points(work), parse_growth("n"))[1]] == [
        Caution.NOT_MONOTONE
    ]


@pytest.mark.parametrize(
    ("power", "log", "reached"), [(1, 0, False), (1, 1, False), (2, 0, True), (2.5, 0, True)]
)
def test_a_forbidden_growth_is_reached_or_not(power: float, log: int, reached: bool) -> None:
    work = [n**power * math.log2(n) ** log for n in (1000 * 2**k for k in range(8))]
    sweep = SweepReport("joint", points(work), True, None, Within())
    growths = (parse_growth("n^2"),)
    (test,) = forbidden_tests(growths, parse_growth("n log n"), [sweep], COUNT_NOISE)
    assert test.reached is reached


def test_a_forbidden_growth_next_to_the_target_is_told_apart_by_its_logarithm() -> None:
    linear = [5.0 * n for n in (1000 * 2**k for k in range(9))]
    sweep = SweepReport("joint", points(linear), True, None, Within())
    growths = (parse_growth("n log n"),)
    (test,) = forbidden_tests(growths, parse_growth("n"), [sweep], COUNT_NOISE)
    assert test.reached is False
