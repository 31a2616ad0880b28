"""Laws of growths and of their order, on generated values."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from complexity.growth import (
    Growth,
    Incomparable,
    No,
    Relation,
    Yes,
    alpha,
    binomial,
    compare,
    exponential,
    factorial,
    log,
    minimum,
    parse_growth,
    power,
    proves,
)
from complexity.growth.irrational import atom_value
from complexity.growth.terms import Level, Quantity, Term

law = settings(derandomize=True, deadline=None, max_examples=120)

_SYMBOLS = ("n", "m", "q")


def _factors(name: str) -> list[Growth]:
    s = Growth.symbol(name)
    return [
        s,
        s**2,
        s ** Fraction(1, 2),
        log(s),
        log(log(s)),
        alpha(name),
        exponential(2, s),
        exponential(3, {name: Fraction(1, 2)}),
        factorial(s),
    ]


factors = st.sampled_from([g for name in _SYMBOLS for g in _factors(name)])
tame = st.sampled_from([g for name in _SYMBOLS for g in _factors(name)[:4]])
products = st.lists(factors, min_size=1, max_size=3).map(lambda fs: reduce(Growth.__mul__, fs))
tame_products = st.lists(tame, min_size=1, max_size=3).map(lambda fs: reduce(Growth.__mul__, fs))
sums = st.lists(products, min_size=1, max_size=3).map(lambda ts: reduce(Growth.__add__, ts))
tame_sums = st.lists(tame_products, min_size=1, max_size=3).map(
    lambda ts: reduce(Growth.__add__, ts)
)
with_minimum = st.builds(minimum, tame_sums, tame_sums)
growths = st.one_of(sums, tame_sums, with_minimum)
relations = st.lists(
    st.builds(
        Relation,
        st.sampled_from(_SYMBOLS),
        st.sampled_from(_SYMBOLS),
        st.sampled_from([Fraction(1), Fraction(2), Fraction(1, 2)]),
    ).filter(lambda r: r.left != r.right),
    max_size=2,
)


@law
@given(growths, relations)
def test_reflexive(f: Growth, known: list[Relation]) -> None:
    assert proves(f, f, known)


@law
@given(growths, growths, growths)
def test_transitive(f: Growth, g: Growth, h: Growth) -> None:
    if proves(f, g) and proves(g, h):
        assert not isinstance(compare(f, h), No)


@law
@given(sums, tame_products, tame_products)
def test_transitive_where_both_say_yes(f: Growth, g: Growth, h: Growth) -> None:
    assert proves(f, f + g)
    assert proves(f, f * h + g)


@law
@given(tame_sums, tame_sums, tame_sums)
def test_monotone(f: Growth, g: Growth, h: Growth) -> None:
    if proves(f, g):
        assert proves(f + h, g + h)
        assert proves(f * h, g * h)
        assert proves(minimum(f, h), g)


@law
@given(growths, growths)
def test_invariant_under_renaming(f: Growth, g: Growth) -> None:
    names = {"n": "zz", "m": "aa", "q": "mm"}
    assert type(compare(f, g)) is type(compare(f.rename(names), g.rename(names)))


@law
@given(growths, growths, relations)
def test_a_refusal_shows_a_growing_ratio(f: Growth, g: Growth, known: list[Relation]) -> None:
    answer = compare(f, g, known)
    if isinstance(answer, No):
        powers = dict(answer.witness)
        for r in known:
            assert powers[r.left] <= powers[r.right or ""] * Fraction(r.power)
        ratios = [_log2(f, powers, e) - _log2(g, powers, e) for e in (10**6, 10**8, 10**12)]
        assert ratios[0] < ratios[1] < ratios[2]


@law
@given(growths, growths, relations, relations)
def test_more_relations_keep_a_yes(
    f: Growth, g: Growth, known: list[Relation], more: list[Relation]
) -> None:
    if proves(f, g, known):
        assert proves(f, g, [*known, *more])


@law
@given(growths)
def test_parse_reads_what_is_printed(f: Growth) -> None:
    assert parse_growth(str(f)) == f


@law
@given(growths, relations)
def test_simplify_keeps_the_growth(f: Growth, known: list[Relation]) -> None:
    simple = f.simplify(known)
    assert proves(f, simple, known)
    assert proves(simple, f, known)
    assert simple.simplify(known) == simple


@law
@given(growths, growths, growths)
def test_algebra(f: Growth, g: Growth, h: Growth) -> None:
    assert f + g == g + f
    assert f * g == g * f
    assert f * Growth.constant() == f
    assert minimum(f, f) == f
    assert f + f == f


@law
@given(tame_sums, tame_sums)
def test_division_is_the_inverse_of_multiplication(f: Growth, g: Growth) -> None:
    assert proves(f * g / g, f)
    assert proves(f, f * g / g)


def test_hash_and_equality_go_together() -> None:
    f, g = parse_growth("n + n log n"), parse_growth("n log n")
    assert f == g
    assert hash(f) == hash(g)
    assert len({f, g}) == 1


def test_substitution() -> None:
    n, m = Growth.symbol("n"), Growth.symbol("m")
    assert (n * log(n)).substitute({"n": n * m}) == n * m * (log(n) + log(m))
    assert (n / m).substitute({"m": n + m}) == minimum(Growth.constant(), n / m)
    assert exponential(2, n).substitute({"n": n + m}) == exponential(2, n + m)
    assert exponential(2, n).substitute({"n": Growth.constant()}).is_constant
    assert factorial(n).substitute({"n": m}) == factorial(m)
    assert power("k", "n").rename({"k": "n"}) == power("n", "n")
    assert binomial("n", "k").rename({"k": "n"}).is_constant
    assert (n * Growth.symbol("?1")).substitute({"?1": log(n)}) == n * log(n)


def test_too_many_terms_leave_a_hole() -> None:
    total = reduce(Growth.__add__, (Growth.symbol(f"s{i}") for i in range(40)))
    assert total.holes


def test_simplify_uses_relations() -> None:
    f = parse_growth("(V + E) log V")
    assert str(f.simplify([Relation("V", "E")])) == "E log V"
    assert isinstance(compare(f, parse_growth("V log V")), No | Incomparable)
    assert isinstance(compare(f, f), Yes)


def _log2(f: Growth, powers: Mapping[str, Fraction], exponent: int) -> Fraction:
    """log2 of f where s = 2^(exponent·power); exact enough to compare very large sizes."""
    return min(max(_term(t, powers, exponent) for t in arm) for arm in f.arms)


def _term(term: Term, powers: Mapping[str, Fraction], exponent: int) -> Fraction:
    values = (_quantity(q, powers, exponent) * c * atom_value(q.atom) for q, c in term)
    return sum(values, Fraction(0))


def _quantity(q: Quantity, powers: Mapping[str, Fraction], exponent: int) -> Fraction:
    """A stand-in of the right order: huge levels are scaled down, their order is kept."""
    p = powers[q.symbol]
    if p == 0:
        return Fraction(0)
    bits = exponent * p
    scale = Fraction(10) ** 40
    match q.level:
        case Level.SELF_POWER:
            return scale ** int(8 * p) * bits * exponent
        case Level.EXPONENTIAL:
            return scale ** int(8 * p) * exponent
        case Level.POWER:
            return bits
        case Level.LOG:
            return Fraction(math.log2(bits))
        case Level.LOGLOG:
            return Fraction(math.log2(math.log2(bits)))
        case _:
            return Fraction(math.log2(math.log2(math.log2(bits))))
