"""Query targets: closed forms and growths, held against counted points."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from complexity.growth import Growth, parse_growth
from corpus.queries import Fits, Point, judge_points, swept_sizes
from corpus.solutions import TASKS
from corpus.spec import ClosedForm, SpecError, load_spec

SIZES = [8, 60, 500, 4000, 30_000, 250_000, 2_000_000, 16_000_000]


def points(asked: Callable[[int], float]) -> list[Point]:
    return [Point({"n": n}, math.ceil(asked(n)), "random") for n in SIZES]


def form(text: str) -> ClosedForm:
    return ClosedForm.parse(text, frozenset({"n"}))


@pytest.mark.parametrize(
    ("target", "asked", "expected"),
    [
        (parse_growth("log n"), lambda n: math.log2(n), Fits.WITHIN),
        (parse_growth("log n"), lambda n: 3 * math.log2(n) + 7, Fits.WITHIN),
        (parse_growth("log n"), lambda n: 5, Fits.WITHIN),
        (parse_growth("log n"), lambda n: math.log2(n) ** 2, Fits.BEYOND),
        (parse_growth("log n"), lambda n: n**0.5, Fits.BEYOND),
        (parse_growth("log n"), lambda n: n, Fits.BEYOND),
        (parse_growth("n"), lambda n: 2 * n, Fits.WITHIN),
        (parse_growth("n"), lambda n: n**1.5, Fits.BEYOND),
        (parse_growth("1"), lambda n: 4, Fits.WITHIN),
        (parse_growth("1"), lambda n: n**0.4, Fits.BEYOND),
        (form("ceil(log2(n)) + 1"), lambda n: math.log2(n) + 0.5, Fits.WITHIN),
        (form("ceil(log2(n))"), lambda n: math.log2(n) + 2, Fits.BEYOND),
        (form("150"), lambda n: 150, Fits.WITHIN),
        (form("149"), lambda n: 150, Fits.BEYOND),
    ],
    ids=range(14),
)
def test_a_target_against_counted_queries(
    target: Growth | ClosedForm, asked: Callable[[int], float], expected: Fits
) -> None:
    assert judge_points(points(asked), target).fits is expected


def test_too_few_points_decide_nothing_but_a_breach() -> None:
    few = points(lambda n: 5)[:3]
    assert judge_points(few, parse_growth("log n")).fits is Fits.UNDECIDED
    assert judge_points(few, form("9")).fits is Fits.UNDECIDED
    assert judge_points(few, form("4")).fits is Fits.BEYOND


@pytest.mark.parametrize(
    ("text", "value"),
    [("ceil(log2(n))", 10), ("2 ceil(log2(n)) + 1", 21), ("n^2 // 1000", 1000), ("min(n, 7)", 7)],
)
def test_closed_forms_are_arithmetic(text: str, value: float) -> None:
    assert form(text).at({"n": 1000}) == value


@pytest.mark.parametrize("text", ["log2(m)", "__import__('os')", "n ** n", "n.real", "(", "n[0]"])
def test_other_expressions_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="closed form"):
        form(text)


def test_sizes_are_swept_to_their_bounds() -> None:
    swept = swept_sizes(load_spec(TASKS / "guess-number" / "task.yaml"))
    assert swept[0] == {"n": 8}
    assert swept[-1] == {"n": 10**9}
    assert len(swept) == 8


GOOD = """\
id: talk
title: Talk
style: interactive
input:
  - n: int 1..100
interactive: {interactor: i.py}
complexity: {time: O(log n), queries: O(log n)}
tests:
  - {text: "5", category: public}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("interactor: i.py", "interactor: j.py", "a file in"),
        ("interactor: i.py", "interactor: i.py, budget: 0", "greater than or equal to 1"),
        ("interactor: i.py", "interactor: i.py, mode: both", "two interactors with mode both"),
        ("interactor: i.py", "interactor: i.py, moed: adaptive", "did you mean `mode`?"),
        ("interactor: i.py", "interactor: i.py, query: '('", "a regular expression"),
        ("interactive: {interactor: i.py}\n", "", "`input` and `interactive`"),
        ("queries: O(log n)", "queries: O(log k)", "k"),
        ("queries: O(log n)", "queries: ceil(log2(k))", "'k' is no symbol"),
        ("complexity: {time: O(log n), queries: O(log n)}\n", "", "`complexity` is missing"),
    ],
)
def test_mistakes_in_an_interactive_spec_are_named(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "i.py").write_text("")
    path = tmp_path / "task.yaml"
    path.write_text(GOOD)
    assert load_spec(path).interactive is not None
    path.write_text(GOOD.replace(old, new))
    with pytest.raises(SpecError) as caught:
        load_spec(path)
    assert said in str(caught.value)
